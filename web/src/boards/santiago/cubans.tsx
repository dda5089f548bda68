/* The nine people of the street and the port, as medallions of 64 by 64. Everyone has a
 * silhouette and a thing of their own, so that they are known without reading. */
import type { ComponentChildren, JSX } from "preact";
import type { Place } from "./types";

const EDGE = "#3d2a1a";

interface BustProps {
  skin: string;
  cloth: string;
  behind?: ComponentChildren;
  children?: ComponentChildren;
  eyes?: boolean;
  smile?: string;
}

/* Shoulders, neck, ears and a face; hats and things are laid over it. */
function Bust({ skin, cloth, behind, children, eyes = true, smile }: BustProps) {
  return (
    <g>
      {behind}
      <path d="M9 66c0-14 8-20 23-20s23 6 23 20z" fill={cloth} />
      <path d="M27 38h10v9c-2 3-8 3-10 0z" fill={skin} stroke="none" />
      <path d="M27 43c2 3 8 3 10 0" fill="none" stroke-width="1" opacity=".5" />
      <circle cx="21.5" cy="31" r="2.6" fill={skin} stroke-width="1" />
      <circle cx="42.5" cy="31" r="2.6" fill={skin} stroke-width="1" />
      <path d="M22 26c0-8 4-12 10-12s10 4 10 12c0 9-5 16-10 16s-10-7-10-16z" fill={skin} />
      {eyes && (
        <g fill={EDGE} stroke="none">
          <circle cx="27.7" cy="28.5" r="1.5" />
          <circle cx="36.3" cy="28.5" r="1.5" />
        </g>
      )}
      <path d={smile ?? "M28 35.5c2 2 6 2 8 0"} fill="none" stroke-width="1.4" stroke-linecap="round" />
      {children}
    </g>
  );
}

const PORTRAITS: Record<Place, { ground: string; draw: () => JSX.Element }> = {
  /* Straw hat, moustache and a cigar; a leaf of tobacco before him. */
  pedro: {
    ground: "#cfe0b4",
    draw: () => (
      <Bust skin="#b57a4e" cloth="#f3ead2">
        <path d="M25 35c2-3 5-3 7-1 2-2 5-2 7 1-3 1-5 1-7-.6-2 1.6-4 1.6-7 .6z" fill="#3b2718" stroke="none" />
        <path d="M37 37l11 3-.7 2.6-11-3z" fill="#8a5a2e" stroke-width="1" />
        <path d="M47.5 40l2.3.6-.6 2.3-2.3-.6z" fill="#e2573b" stroke-width=".8" />
        <path d="M51 37c3-3-2-5 1-9" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" />
        <path d="M8 22c8-4 14-4 24-4s16 0 24 4c-4 4-14 5-24 5S12 26 8 22z" fill="#e8c878" />
        <path d="M21 20c0-9 3-14 11-14s11 5 11 14c-6 2-16 2-22 0z" fill="#f0d68e" />
        <path d="M21 17c6 2 16 2 22 0v3c-6 2-16 2-22 0z" fill="#7a3b22" stroke-width="1" />
        <path d="M8 62c0-9 5-14 14-14 1 8-4 14-14 14z" fill="#6f9440" />
        <path d="M9 61c4-5 7-8 11-11" fill="none" stroke-width="1" />
      </Bust>
    ),
  },
  /* Dancer: a bun with a flower, bare shoulders with a flounce, and a fan. */
  maria: {
    ground: "#f6cfc0",
    draw: () => (
      <Bust
        skin="#a06842"
        cloth="#a06842"
        behind={
          <g fill="#2c1a12">
            <circle cx="32" cy="11" r="7.5" />
            <path d="M19 30c-2-12 4-19 13-19s15 7 13 19c2 6 2 10 0 13H19c-2-3-2-7 0-13z" />
          </g>
        }
        smile="M28.5 35c2 2.8 5 2.8 7 0z"
      >
        <path d="M22 27c1-8 5-11 10-13-3 0-11 1-10 13zM42 27c-1-8-5-11-10-13 3 0 11 1 10 13z" fill="#2c1a12" />
        <path d="M8 66c0-7 3-12 7-13 2 3 6 3 8 0 2 4 7 4 9 1 2 3 7 3 9-1 2 3 6 3 8 0 4 1 7 6 7 13z" fill="#d63d3d" />
        <path d="M15 60c5 2 9 2 12 0m10 0c4 2 8 2 12 0" fill="none" stroke="#ffd2c6" stroke-width="1.6" />
        <g transform="translate(43 16)" fill="#f7c948" stroke-width="1">
          <circle cx="0" cy="-4" r="3" /><circle cx="4" cy="-1" r="3" /><circle cx="2.5" cy="3.5" r="3" />
          <circle cx="-2.5" cy="3.5" r="3" /><circle cx="-4" cy="-1" r="3" />
          <circle r="2.2" fill="#b83e2c" />
        </g>
        <path d="M58 62 38 58c1-6 3-11 7-14l3 2 3-2 2 3 4-1 0 4 3 2z" fill="#fff4dc" />
        <path d="M58 62 45 44m13 18-7-18m7 18-1-16" fill="none" stroke-width="1" stroke="#b83e2c" />
      </Bust>
    ),
  },
  /* Farmer: a red headscarf, and canes over the shoulder. */
  jose: {
    ground: "#f4e3a6",
    draw: () => (
      <Bust
        skin="#7c4d30"
        cloth="#fbf3df"
        behind={
          <g fill="#b8c65a" stroke-width="1.2">
            <path d="M45 66 50 6l5 .5-5 60z" />
            <path d="m54 66 4-46 4 .5-3 46z" fill="#d9cf7e" />
            <path d="M50 18h5m-6 12h5m-6 12h5m1-24 5-.5m-6 15 5 0" fill="none" />
            <path d="M52 10c-6-2-9-6-9-9 5 1 8 4 9 9zm0 0c1-5 5-8 10-9 0 4-4 8-10 9z" fill="#6fae45" />
          </g>
        }
      >
        <path d="M21 24c0-10 5-14 11-14s11 4 11 14c-6-3-16-3-22 0z" fill="#c9402f" />
        <path d="M21.5 23c-5-1-8 1-10 5 4 0 7-1 9-3-2 3-2 6-1 9 3-2 4-6 3.5-10z" fill="#c9402f" />
        <g fill="#ffe9b0" stroke="none">
          <circle cx="27" cy="16" r="1.2" /><circle cx="33" cy="14" r="1.2" />
          <circle cx="38" cy="17.5" r="1.2" /><circle cx="31" cy="19" r="1.2" />
        </g>
        <path d="M27 46c2 4 8 4 10 0l3 3-8 9-8-9z" fill="#e2a33c" stroke-width="1.2" />
      </Bust>
    ),
  },
  /* Musician: pork-pie hat, goatee, and his guitar. */
  martinez: {
    ground: "#f3d58e",
    draw: () => (
      <Bust skin="#6b432c" cloth="#2f6f8f">
        <path d="M28 38.5c1 5 7 5 8 0-2 1-6 1-8 0z" fill="#20140d" stroke="none" />
        <path d="M17 21c5-3 25-3 30 0 1 3-31 3-30 0z" fill="#2a2a33" />
        <path d="M22 20 23 9c6-3 12-3 18 0l1 11c-6 1.5-14 1.5-20 0z" fill="#34343f" />
        <path d="M22.3 17c6 1.5 13 1.5 19.4 0l.3 3c-6 1.5-14 1.5-20 0z" fill="#e5a532" stroke-width="1" />
        <path d="M26 60 54 30l3 2.6L31 64z" fill="#7a4a25" stroke-width="1.2" />
        <path d="M53 27l6-2 2 3-3 5-3 1-4-4z" fill="#4a2b15" stroke-width="1.2" />
        <path d="M12 66c-2-7 2-13 8-13 2-4 6-6 10-4 5 2 5 7 2 10 0 3 1 5 0 7z" fill="#d98a3a" />
        <circle cx="23" cy="60" r="4" fill="#4a2b15" stroke-width="1" />
      </Bust>
    ),
  },
  /* Fruit merchant: her basket on her head, and hoops in her ears. */
  conchita: {
    ground: "#f9dcb0",
    draw: () => (
      <Bust skin="#c08655" cloth="#e8743b" behind={<path d="M20 34c-2-10 2-18 12-18s14 8 12 18c1 4 0 7-2 9H22c-2-2-3-5-2-9z" fill="#4a2a18" />}
        smile="M28.5 35c2 2.8 5 2.8 7 0z">
        <g stroke-width="1.2">
          <path d="M40 11c6-1 10-5 11-10 3 6 0 13-8 15z" fill="#f5d145" />
          <circle cx="24" cy="9" r="6" fill="#f29a26" />
          <circle cx="33" cy="6.5" r="6" fill="#8cbf3f" />
          <circle cx="40" cy="10.5" r="5.5" fill="#f29a26" />
          <path d="M26 4c-1-2-1-3 1-4" fill="none" />
        </g>
        <path d="M15 13h34c0 6-4 10-8 10H23c-4 0-8-4-8-10z" fill="#c98f4b" />
        <path d="M17 17h30M20 21h24M23 13l2 10m6-10v10m8-10-2 10" fill="none" stroke-width="1" opacity=".6" />
        <circle cx="20.5" cy="37" r="3.2" fill="none" stroke="#e5a532" stroke-width="1.8" />
        <circle cx="43.5" cy="37" r="3.2" fill="none" stroke="#e5a532" stroke-width="1.8" />
        <path d="M16 66c1-7 4-12 8-16 3 5 13 5 16 0 4 4 7 9 8 16z" fill="#fff1cf" />
        <g fill="#4f9a3c" stroke="none"><circle cx="26" cy="60" r="1.7" /><circle cx="33" cy="57" r="1.7" /><circle cx="39" cy="62" r="1.7" /></g>
      </Bust>
    ),
  },
  /* Lumberjack: a full beard, a checked shirt and his axe. */
  miguel: {
    ground: "#cdd9c6",
    draw: () => (
      <Bust
        skin="#d59c6c"
        cloth="#c0392b"
        smile="M29 35.5c2 1 4 1 6 0"
        behind={
          <g>
            <path d="M50 12 55 66h5L54 11z" fill="#a56d38" stroke-width="1.2" />
            <path d="M47 9c7-3 13-3 16-1l1 13c-6 2-12 0-16-4z" fill="#b8c2c9" />
          </g>
        }
      >
        <path d="M18 50v16M27 47v19M37 47v19M46 50v16M11 56h42" fill="none" stroke="#5e1710" stroke-width="1.8" />
        <path d="M21 27c0 12 4 20 11 20s11-8 11-20c-2 6-5 6-8 5.5-2-.6-4-.6-6 0-3 .5-6 .5-8-5.5z" fill="#6b3d1e" />
        <path d="M29 36.5c2 1.6 4 1.6 6 0z" fill="#f4d9bf" stroke-width="1" />
        <path d="M20 28c-3-12 4-18 12-18 9 0 15 6 12 18-2-6-4-9-8-10-5 2-12 1-13 0-2 2-2 6-3 10z" fill="#6b3d1e" />
      </Bust>
    ),
  },
  /* Fence: hat over dark glasses, collar up, and what is for sale inside the coat. */
  pablo: {
    ground: "#b9cbe0",
    draw: () => (
      <Bust skin="#c99468" cloth="#4b4f63" eyes={false} smile="M29 36.5c2-1 5-1 7 1">
        <path d="M23 26.5h8.5v2c0 3-8 4-8.5-1zM32.5 26.5H41c0 5-8.5 5-8.5 1z" fill="#15151b" stroke-width="1" />
        <path d="M31 27h2" />
        <path d="M13 20c8-4 30-4 38 0 2 4-40 4-38 0z" fill="#39303d" />
        <path d="M21 19c0-8 3-13 6-13 2 0 3 2 5 2s3-2 5-2c3 0 6 5 6 13-6 2-16 2-22 0z" fill="#463c4b" />
        <path d="M21 16c6 2 16 2 22 0v3c-6 2-16 2-22 0z" fill="#8d99ae" stroke-width="1" />
        <path d="M17 52c-1-8 1-12 5-15 1 6 4 11 10 14 6-3 9-8 10-14 4 3 6 7 5 15l-7 14H24z" fill="#5b6078" />
        <path d="M27 50l5 5 5-5-3 16h-4z" fill="#efe5cf" stroke-width="1" />
        <path d="M40 66V56l2-2v-3h3v3l2 2v10z" fill="#a0522d" stroke-width="1" />
        <circle cx="20" cy="59" r="3.6" fill="#f29a26" stroke-width="1" />
      </Bust>
    ),
  },
  /* Pickpocket: mask and flat hat, and a purse that is not his. */
  "el-zorro": {
    ground: "#d9cde6",
    draw: () => (
      <Bust skin="#d7a070" cloth="#1f1d28" eyes={false} smile="M27.5 36c3 3 7 2 9.5-1.5">
        <path d="M21.5 25c3-1 18-1 21 0l.5 5c-2 3-7 3-10 .5h-2c-3 2.5-8 2.5-10-.5z" fill="#17161d" />
        <g fill="#fff" stroke="none"><ellipse cx="27.5" cy="28" rx="2.6" ry="1.8" /><ellipse cx="36.5" cy="28" rx="2.6" ry="1.8" /></g>
        <g fill="#17161d" stroke="none"><circle cx="28.4" cy="28" r="1.3" /><circle cx="37.4" cy="28" r="1.3" /></g>
        <path d="M31 34.5c-2-.8-4-.3-5 .8m7-.8c2-.8 4-.3 5 .8" fill="none" stroke-width="1.5" />
        <path d="M9 19c12-3 34-3 46 0-2 5-44 5-46 0z" fill="#17161d" />
        <path d="M21 18V9c6-2 16-2 22 0v9c-6 1.5-16 1.5-22 0z" fill="#262430" />
        <path d="M21 15c6 1.5 16 1.5 22 0v3c-6 1.5-16 1.5-22 0z" fill="#c0392b" stroke-width="1" />
        <path d="M9 66c0-10 3-15 9-18l14 9 14-9c6 3 9 8 9 18H42l-10-8-10 8z" fill="#c0392b" />
        <path d="M47 50c-6 2-8 8-5 13 3 4 11 4 14 0 3-5 0-11-5-13l2-4h-8z" fill="#d9a441" />
        <path d="M46 50h6" stroke-width="2" />
        <path d="M47.5 56h4v5h-4z" fill="#7a5414" stroke="none" />
      </Bust>
    ),
  },
  /* Lawyer: bald, round glasses, suit and tie, and a paper with a seal. */
  alonso: {
    ground: "#dfe3e6",
    draw: () => (
      <Bust skin="#e0b08a" cloth="#2d3a4f" eyes={false}>
        <path d="M22 31c-5-1-5-9-1-11 1 4 1 7 1 11zm20 0c5-1 5-9 1-11-1 4-1 7-1 11z" fill="#f2f2f0" />
        <path d="M27 17c3-2 7-2 9 0" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".8" />
        <g fill="#fff" fill-opacity=".75" stroke-width="1.4">
          <circle cx="27.5" cy="28" r="4" /><circle cx="36.5" cy="28" r="4" /><path d="M31.5 28h1" />
        </g>
        <g fill={EDGE} stroke="none"><circle cx="27.5" cy="28.3" r="1.4" /><circle cx="36.5" cy="28.3" r="1.4" /></g>
        <path d="M25 46l7 8 7-8 2 20H23z" fill="#fbf8f0" stroke-width="1.2" />
        <path d="M30 52h4l2 14h-8z" fill="#a8322a" stroke-width="1" />
        <path d="M42 44h16v21H42z" fill="#fbf4dc" transform="rotate(8 50 54)" />
        <path d="M45 49.5l10 1.4M44.6 53l10 1.4M44 56.6l5 .7" fill="none" stroke-width="1.2" opacity=".7" />
        <circle cx="53" cy="60" r="3" fill="#c0392b" stroke-width="1" />
      </Bust>
    ),
  },
  /* A crane, a bollard and crates on the quay. */
  port: {
    ground: "#a9d5dc",
    draw: () => (
      <g>
        <path d="M0 50h64v16H0z" fill="#4f9bab" stroke="none" />
        <path d="M0 44h46v22H0z" fill="#c9b48c" />
        <path d="M4 50h40M4 56h40M4 62h40" fill="none" stroke-width="1" opacity=".35" />
        <path d="M14 44 17 14h6l3 30z" fill="#b83e2c" />
        <path d="M15 37l10-6m-9-2 8-5m-7-2 6-4" fill="none" stroke="#f6d9c8" stroke-width="1.4" />
        <path d="M9 13 54 8l1 4-44 5z" fill="#d65a3a" />
        <path d="M20 14 9 13v5l11 3z" fill="#5a4632" stroke-width="1.2" />
        <path d="M51 11v11" fill="none" stroke-width="1.4" />
        <path d="M44 22h14v11H44z" fill="#d9a35c" />
        <path d="M44 22l14 11m0-11L44 33" fill="none" stroke-width="1" />
        <path d="M28 33h13v11H28z" fill="#a56d38" />
        <path d="M28 33l13 11m0-11L28 44" fill="none" stroke-width="1" />
        <path d="M46 55c3-2 5-2 8 0s5 2 8 0M49 61c3-2 5-2 8 0" fill="none" stroke="#e6f4f5" stroke-width="1.6" stroke-linecap="round" />
      </g>
    ),
  },
};

/* The medallion alone; whoever shows it names it. */
export function Portrait({ place }: { place: Place }) {
  const { ground, draw } = PORTRAITS[place];
  const clip = `santiago-${place}`;
  return (
    <svg class="sc-portrait" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="30" />
      </clipPath>
      <g clip-path={`url(#${clip})`} stroke={EDGE} stroke-width="1.5" stroke-linejoin="round">
        <rect width="64" height="64" fill={ground} stroke="none" />
        {draw()}
      </g>
      <circle class="sc-frame" cx="32" cy="32" r="30.5" fill="none" />
    </svg>
  );
}
