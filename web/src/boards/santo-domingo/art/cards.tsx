/* The eight characters, drawn as prints of a few flat colours: each has a silhouette and
 * a ground of its own, so that it is known at a glance and without its colours. */
import type { ComponentChildren, JSX } from "preact";
import type { CardName } from "../types";

const ink = "#2c2420";
const cream = "#fbf3df";
const gold = "#dba437";
const wood = "#8f5d35";
const bark = "#5d3b22";
const navy = "#26405f";
const red = "#b5402e";
const sea = "#3d8c92";
const deep = "#1f5f6b";

function Plate(props: { ground: string; children: ComponentChildren }): JSX.Element {
  return (
    <svg class="sd-art" viewBox="0 0 120 112" aria-hidden="true" focusable="false"
         preserveAspectRatio="xMidYMid slice">
      <rect width="120" height="112" fill={props.ground} />
      {props.children}
    </svg>
  );
}

/* A tricorn, and a spyglass on the horizon. */
function Captain(): JSX.Element {
  return (
    <Plate ground="#a9d5cb">
      <circle cx="25" cy="33" r="14" fill="#f8dd95" />
      <path d="M0 74h120v38H0z" fill={sea} />
      <path d="M6 84q6-4 12 0t12 0M92 92q6-4 12 0t12 0M98 80q5-3 10 0" fill="none"
            stroke="#8fc9c4" stroke-width="2" stroke-linecap="round" />
      <path d="M16 112c1-24 17-34 40-34s39 12 41 34z" fill={red} />
      <path d="M39 81l17 31h-12L31 86zM73 81l-17 31h12l14-26z" fill="#8c2c21" />
      <path d="M47 76l9 26 10-26z" fill={cream} />
      <path d="M38 48c-7 10-7 22-2 30 7-2 9-14 9-22z" fill={ink} />
      <path d="M48 64h16v13l-8 7-8-7z" fill="#b97f52" />
      <ellipse cx="56" cy="54" rx="15" ry="17" fill="#d59d6c" />
      <path d="M41 56c2 22 28 22 31 2-4 6-9 8-14 6-7 3-13-1-17-8z" fill={ink} />
      <path d="M25 47c4-17 17-26 32-26 16 0 28 8 34 25-12-6-21-2-34-2s-22-2-32 3z" fill={navy} />
      <path d="M25 47c10-5 19-3 32-3s22-4 34 2" fill="none" stroke={gold} stroke-width="3"
            stroke-linecap="round" />
      <circle cx="57" cy="32" r="4.5" fill={red} stroke={gold} stroke-width="1.5" />
      <path d="M84 112c5-14 6-28 3-44l-10 2c2 14 0 26-6 42z" fill={red} />
      <path d="M76 68l12-3 1 8-12 3z" fill={cream} />
      <g transform="rotate(-11 64 55)">
        <path d="M62 51.500h18v7H62z" fill={gold} />
        <path d="M79 49.500h17v11H79z" fill={wood} />
        <path d="M95 47.500h17v15H95z" fill={gold} />
        <path d="M95 47.500h3v15h-3zM109 47.500h3v15h-3z" fill="#b07f22" />
      </g>
      <path d="M74 52c5-4 13-4 14 1 1 6-1 13-7 14-6 0-8-11-7-15z" fill="#d59d6c" />
    </Plate>
  );
}

/* A bicorne worn across, epaulettes, whiskers and a sash. */
function Admiral(): JSX.Element {
  return (
    <Plate ground="#f0cb82">
      <path d="M60 60L-10-14l40-14zM60 60L46-20h28zM60 60l30-88 44 22zM60 60L-20 34V2zM60 60l80-58v34zM60 60l80 4v36zM60 60l-80 4v36z"
            fill="#f7dda6" />
      <path d="M10 112c0-22 20-35 50-35s50 13 50 35z" fill={navy} />
      <path d="M44 78l16 34 16-34-16-4z" fill={cream} />
      <path d="M44 78l-8 8 14 26h10zM76 78l8 8-14 26H60z" fill="#1b2f48" />
      <path d="M36 86l14 26M84 86l-14 26" stroke={gold} stroke-width="2" fill="none" />
      <path d="M30 84l56 28H64L24 92z" fill={red} />
      <path d="M8 95c0-9 9-14 23-15l4 9c-6 2-10 5-12 10z" fill={gold} />
      <path d="M112 95c0-9-9-14-23-15l-4 9c6 2 10 5 12 10z" fill={gold} />
      <path d="M9 95v7M13 96v8M17 97v8M21 98v7M111 95v7M107 96v8M103 97v8M99 98v7"
            stroke="#b07f22" stroke-width="2.4" stroke-linecap="round" />
      <circle cx="89" cy="104" r="4.5" fill={gold} /><circle cx="89" cy="104" r="2" fill={red} />
      <path d="M52 64h16v14l-8 6-8-6z" fill="#c48a62" />
      <ellipse cx="60" cy="53" rx="15.5" ry="18" fill="#e0ab80" />
      <path d="M44 46c-4 12-1 24 8 28-2-8-4-16-3-26zM76 46c4 12 1 24-8 28 2-8 4-16 3-26z"
            fill="#f2ece0" />
      <path d="M60 60c-4-3-10-2-13 2 4 3 10 3 13 0 3 3 9 3 13 0-3-4-9-5-13-2z" fill="#f2ece0" />
      <path d="M52 49h5M63 49h5" stroke={ink} stroke-width="2.6" stroke-linecap="round" />
      <path d="M48 44l10 1M72 44l-10 1" stroke="#f2ece0" stroke-width="2.6"
            stroke-linecap="round" />
      <path d="M17 47c0-20 18-37 43-37s43 17 43 37c-13-9-28-11-43-11S30 38 17 47z" fill="#1b2f48" />
      <path d="M17 47c13-9 28-11 43-11s30 2 43 11" fill="none" stroke={gold} stroke-width="3.5"
            stroke-linecap="round" />
      <path d="M60 36c-4-8-4-18 0-26 4 8 4 18 0 26z" fill={gold} />
      <circle cx="60" cy="27" r="7" fill={red} /><circle cx="60" cy="27" r="4" fill={cream} />
    </Plate>
  );
}

/* A great wig, lace, and a sealed decree. */
function Governor(): JSX.Element {
  const curls = [[37, 40], [33, 51], [32, 63], [35, 75], [41, 85]];
  return (
    <Plate ground="#6f9a72">
      <path d="M14 112V44c0-24 18-40 46-40s46 16 46 40v68z" fill="#d9e4bd" />
      <path d="M60 4v108M14 60h92M37 10v102M83 10v102" stroke="#b9cd9d" stroke-width="3" />
      <path d="M8 112c3-20 20-30 52-30s49 10 52 30z" fill="#6b3d5d" />
      <path d="M60 82c-12 0-20 2-27 5l14 25h26l14-25c-7-3-15-5-27-5z" fill="#834c72" />
      {curls.map(([x, y], i) => (
        <g key={i}>
          <circle cx={x} cy={y} r={9 - i * 0.5} fill="#f4efe4" stroke="#cfc7b5" stroke-width="1.5" />
          <circle cx={120 - x!} cy={y} r={9 - i * 0.5} fill="#f4efe4" stroke="#cfc7b5"
                  stroke-width="1.5" />
        </g>
      ))}
      <path d="M36 44c-2-22 8-33 24-33s26 11 24 33l-4 22H40z" fill="#f4efe4" />
      <path d="M44 22c6-6 12-8 16-8s10 2 16 8M40 33c6-8 12-11 20-11s14 3 20 11" fill="none"
            stroke="#cfc7b5" stroke-width="2" stroke-linecap="round" />
      <ellipse cx="60" cy="53" rx="15" ry="18" fill="#e6b48c" />
      <path d="M52 49h4M64 49h4" stroke={ink} stroke-width="2.6" stroke-linecap="round" />
      <path d="M60 50v8l-3 1M54 64q6 4 12 0" fill="none" stroke="#a5683f" stroke-width="2"
            stroke-linecap="round" />
      <path d="M47 76q13 10 26 0l4 12-7 3 1 10-8-3-3 10-3-10-8 3 1-10-7-3z" fill={cream}
            stroke="#dccfb2" stroke-width="1.5" />
      <g transform="rotate(-8 93 92)">
        <path d="M78 78h30v34H78z" fill={cream} />
        <path d="M76 76a4 4 0 0 1 4-4h28a4 4 0 0 1 0 8H80a4 4 0 0 1-4-4z" fill="#e8d6a8" />
        <path d="M83 86h20M83 92h20M83 98h12" stroke="#b59a63" stroke-width="2.2" />
        <circle cx="102" cy="104" r="6" fill={red} /><circle cx="102" cy="104" r="3" fill="#d86a50" />
      </g>
      <path d="M70 96c4-5 11-4 12 1s-3 9-8 9-7-5-4-10z" fill="#e6b48c" />
    </Plate>
  );
}

/* Slim and fast before the wind. */
function Frigate(): JSX.Element {
  return (
    <Plate ground="#bfe0e6">
      <path d="M8 30q8-10 20-6 8-8 18 0 8 0 8 6zM78 20q6-7 14-4 6-5 12 1 6 0 6 5z" fill="#e8f5f4" />
      <path d="M0 88h120v24H0z" fill={deep} />
      <path d="M33 82V26M58 80V12M82 80V24" stroke={bark} stroke-width="2.6" />
      <path d="M100 74l17-11" stroke={bark} stroke-width="2.6" stroke-linecap="round" />
      <path d="M34 29c11 3 14 9 13 17H32zM32 49h17c2 9 1 16-2 24H30c3-8 3-16 2-24z" fill={cream} />
      <path d="M59 15c12 3 15 9 14 17H57zM56 35h18c3 8 3 15 1 22H55c2-7 2-14 1-22zM54 60h22c1 5 1 10-1 15H52c2-5 3-10 2-15z"
            fill={cream} />
      <path d="M83 27c10 3 12 8 11 15H81zM80 45h15c2 8 1 14-1 20H79c2-6 2-13 1-20z" fill={cream} />
      <path d="M32 49h16M56 35h17M54 60h22M80 45h15" stroke="#d9c79c" stroke-width="2" />
      <path d="M97 62l18 1-19-22z" fill="#f0e2bd" />
      <path d="M58 12l14-5-14-4zM33 26l-12-4 12-4z" fill={red} />
      <path d="M12 76h88l14-5c-3 12-10 20-22 22H26c-8-4-12-10-14-17z" fill="#2b3f53" />
      <path d="M14 80l95-1-4 6H16z" fill={cream} />
      <path d="M26 80h4v4h-4zM40 80h4v4h-4zM54 80h4v4h-4zM68 80h4v4h-4zM82 80h4v4h-4z" fill={ink} />
      <path d="M0 96q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0v16H0z" fill={sea} />
      <path d="M0 105q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0v7H0z" fill={deep} />
      <path d="M112 92q5 0 8-5M110 96q6 1 10-2" stroke={cream} stroke-width="2" fill="none"
            stroke-linecap="round" />
    </Plate>
  );
}

/* Broad, slow, with a castle at the stern and a hold full of crates. */
function Galleon(): JSX.Element {
  return (
    <Plate ground="#f2b36d">
      <circle cx="88" cy="66" r="24" fill="#f9d893" />
      <path d="M0 84h120v28H0z" fill={deep} />
      <path d="M46 70V10M84 70V22" stroke={bark} stroke-width="4" />
      <path d="M46 10l18 5-18 5zM84 22l-14 3 14 4z" fill={red} />
      <path d="M26 24h44c7 13 7 26-1 40H28c6-13 5-27-2-40z" fill={cream} />
      <path d="M44 24h10c5 13 5 26 1 40H44c4-13 4-27 0-40z" fill={red} />
      <path d="M29 38h45c1 4 1 8 1 11H30c1-4 0-8-1-11z" fill={red} />
      <path d="M74 32h28c6 10 6 20 0 31H75c5-10 5-21-1-31z" fill={cream} />
      <path d="M26 24h44M74 32h28" stroke={bark} stroke-width="3" stroke-linecap="round" />
      <path d="M104 76l15-14" stroke={bark} stroke-width="3.5" stroke-linecap="round" />
      <path d="M4 44h22v26h80l8-4c0 20-9 32-26 36H30C14 98 6 84 4 44z" fill={wood} />
      <path d="M4 44h22v8H5zM6 60h20v7H7zM26 70h80l8-4-2 9-84 3z" fill="#b98046" />
      <path d="M10 54h5v5h-5zM18 54h5v5h-5z" fill="#f8dd95" />
      <path d="M10 80c18 4 78 4 99-2M15 90c20 4 68 4 86-1" fill="none" stroke={bark}
            stroke-width="2" />
      <circle cx="40" cy="85" r="3.6" fill={ink} /><circle cx="58" cy="86" r="3.6" fill={ink} />
      <circle cx="76" cy="85" r="3.6" fill={ink} />
      <path d="M32 60h10v10H32zM43 60h10v10H43zM60 61h9v9h-9z" fill="#d99a53" stroke={bark}
            stroke-width="1.6" />
      <path d="M4 44v-7h3v4h4v-4h3v4h4v-4h3v4h5v3z" fill={bark} />
      <path d="M0 98q7-6 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0v14H0z" fill={sea} />
      <path d="M0 107q7-4 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0v5H0z" fill={deep} />
    </Plate>
  );
}

/* The custom-house with its barrier down. */
function Customs(): JSX.Element {
  return (
    <Plate ground="#cfe3d8">
      <path d="M0 40q14-10 30-2 12-12 30-4 20-12 34 0 14-4 26 4v30H0z" fill="#a9cbb4" />
      <path d="M0 90h120v22H0z" fill="#d9b77c" />
      <path d="M60 6v14" stroke={bark} stroke-width="2.5" />
      <path d="M60 6c7-3 10 3 18 0v9c-8 3-11-3-18 0z" fill={red} />
      <path d="M47 34V24h26v10z" fill="#f3e3bf" />
      <path d="M44 25l16-8 16 8z" fill={red} />
      <circle cx="60" cy="29" r="3.6" fill={ink} />
      <path d="M14 48L60 32l46 16z" fill="#c75a3c" />
      <path d="M18 48h84v44H18z" fill="#fbeecb" />
      <path d="M18 48h84v5H18z" fill="#e3c48b" />
      <path d="M26 92V72a9 9 0 0 1 18 0v20zM51 92V72a9 9 0 0 1 18 0v20zM76 92V72a9 9 0 0 1 18 0v20z"
            fill="#4b3527" />
      <path d="M60 63a9 9 0 0 1 9 9v20h-9z" fill="#6d4c35" />
      <path d="M10 112V74h8v38z" fill={navy} /><circle cx="14" cy="73" r="6" fill={gold} />
      <path d="M4 84h112v9H4z" fill={cream} stroke={ink} stroke-width="1.4" />
      <path d="M24 84h14l-6 9H18zM52 84h14l-6 9H46zM80 84h14l-6 9H74zM108 84h8v4l-3 5h-11z"
            fill={red} />
      <path d="M92 96h20v16H92z" fill="#d99a53" stroke={bark} stroke-width="2" />
      <path d="M92 96l20 16M112 96L92 112" stroke={bark} stroke-width="2" />
      <path d="M70 98c5-2 11-2 16 0 2 5 2 9 0 14H70c-2-5-2-9 0-14z" fill={wood} />
      <path d="M69 101h18M69 108h18" stroke={bark} stroke-width="2" />
    </Plate>
  );
}

/* A straw hat, a coin held up, and sacks under an awning. */
function Trader(): JSX.Element {
  return (
    <Plate ground="#f5dc9c">
      <path d="M0 0h120v20H0z" fill={cream} />
      <path d="M0 0h15v20q-7 9-15 0zM30 0h15v20q-7 9-15 0zM60 0h15v20q-7 9-15 0zM90 0h15v20q-7 9-15 0z"
            fill="#d2643f" />
      <path d="M15 0h15v20q-7 9-15 0zM45 0h15v20q-7 9-15 0zM75 0h15v20q-7 9-15 0zM105 0h15v20q-7 9-15 0z"
            fill={cream} />
      <path d="M88 112c-5-16 0-24 6-28l-3-6h18l-3 6c8 5 13 14 10 28z" fill="#c9985a" />
      <path d="M92 84h16" stroke={bark} stroke-width="2.6" />
      <path d="M12 112c0-24 16-34 42-34s42 10 42 34z" fill={cream} />
      <path d="M26 84c-8 6-13 14-14 28h22zM82 84c8 6 13 14 14 28H74z" fill="#4c7c58" />
      <path d="M36 80l8 32H30l-8-24zM72 80l-8 32h14l8-24z" fill="#5d9168" />
      <path d="M46 66h16v14l-8 6-8-6z" fill="#7c4c30" />
      <ellipse cx="54" cy="57" rx="15" ry="16" fill="#96603c" />
      <path d="M47 57h4M57 57h4" stroke={ink} stroke-width="2.6" stroke-linecap="round" />
      <path d="M54 62c-4-3-10-1-12 3 4 2 9 2 12-1 3 3 8 3 12 1-2-4-8-6-12-3z" fill={ink} />
      <path d="M48 68q6 4 12 0" stroke={cream} stroke-width="2.2" fill="none"
            stroke-linecap="round" />
      <path d="M38 46c0-15 6-22 16-22s16 7 16 22z" fill="#e9c26a" />
      <path d="M37 41c10-3 24-3 34 0v6H37z" fill={red} />
      <ellipse cx="54" cy="47" rx="33" ry="6.5" fill="#d9a94c" />
      <path d="M24 46c18-5 42-5 60 0" stroke="#f0d489" stroke-width="2" fill="none" />
      <path d="M84 112c6-12 10-26 9-38l-10-1c0 12-4 24-10 32z" fill="#5d9168" />
      <path d="M82 66c2-6 10-8 13-3 2 5 0 11-5 13-6 0-9-4-8-10z" fill="#96603c" />
      <circle cx="96" cy="54" r="11" fill={gold} stroke="#b07f22" stroke-width="2" />
      <path d="M96 47l2 4.5 5 .5-3.7 3.2 1.2 4.8-4.5-2.6-4.5 2.6 1.2-4.8-3.7-3.2 5-.5z"
            fill="#fbe6a8" />
    </Plate>
  );
}

/* Hood, bowl and staff in the evening. */
function Beggar(): JSX.Element {
  return (
    <Plate ground="#6d6a8a">
      <circle cx="95" cy="23" r="12" fill="#f3e4bd" /><circle cx="90" cy="20" r="10" fill="#6d6a8a" />
      <path d="M0 60h20V46h14v14h8V36h22v24h14V50h20v10h22v52H0z" fill="#57547a" />
      <path d="M48 42h5v6h-5zM84 55h5v5h-5zM24 52h4v5h-4z" fill="#f3cf7b" />
      <path d="M0 96h120v16H0z" fill="#b8925f" />
      <path d="M27 30l-3 78" stroke={bark} stroke-width="4.5" stroke-linecap="round" />
      <path d="M27 30c-3-7 7-12 10-5" stroke={bark} stroke-width="4.5" fill="none"
            stroke-linecap="round" />
      <path d="M56 20c16 0 22 13 21 27 12 12 18 34 20 58H17c2-24 8-44 20-56-2-16 4-29 19-29z"
            fill="#8a5f41" />
      <path d="M77 47c12 12 18 34 20 58H74c6-22 5-42-2-56z" fill="#734c33" />
      <path d="M57 30c11 0 15 9 13 19-2 9-7 14-13 14s-12-6-13-14c-1-10 3-19 13-19z" fill="#3a2a22" />
      <ellipse cx="58" cy="50" rx="9.5" ry="12" fill="#c08a5e" />
      <path d="M49 52c1 14 17 14 18 0-2 4-5 5-9 5s-7-1-9-5z" fill="#d8d2c4" />
      <path d="M53 47h3M61 47h3" stroke={ink} stroke-width="2.4" stroke-linecap="round" />
      <path d="M30 82h13v12H30z" fill="#5c7f6c" />
      <path d="M30 82h13v12H30z" fill="none" stroke={cream} stroke-width="1.5"
            stroke-dasharray="2.5 2.5" />
      <path d="M78 62h10v10H78z" fill="#b5683f" />
      <path d="M78 62h10v10H78z" fill="none" stroke={cream} stroke-width="1.5"
            stroke-dasharray="2.5 2.5" />
      <path d="M24 72c-5 4-4 10 1 11s8-4 6-9-4-5-7-2z" fill="#c08a5e" />
      <path d="M46 82c6-5 13-4 16-1l-3 8H48zM84 84c-6-6-14-5-17-2l3 8h13z" fill="#c08a5e" />
      <path d="M43 84h44c0 12-9 20-22 20s-22-8-22-20z" fill="#d9a25c" />
      <ellipse cx="65" cy="84" rx="22" ry="5" fill="#7a4c2a" />
      <circle cx="60" cy="83" r="4" fill={gold} /><circle cx="69" cy="84" r="4" fill="#f0cd6a" />
      <path d="M47 92q18 7 36 0" stroke="#b9813f" stroke-width="2" fill="none" />
    </Plate>
  );
}

const pictures: Record<CardName, () => JSX.Element> = {
  captain: Captain,
  admiral: Admiral,
  governor: Governor,
  frigate: Frigate,
  galleon: Galleon,
  customs: Customs,
  trader: Trader,
  beggar: Beggar,
};

export function CardPicture(props: { card: CardName }): JSX.Element {
  const Picture = pictures[props.card];
  return <Picture />;
}
