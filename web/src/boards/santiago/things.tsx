/* The small things that move about: car, pieces, property markers, dice, flags, ships. */
import { SeatShape } from "../../art/seat";
import { PieceShape } from "../../art/pieces";
import type { Good } from "./types";

const EDGE = "#3d2a1a";

/* An open car of the fifties, driving to the right. */
export function Car() {
  return (
    <svg class="sc-car-art" viewBox="0 0 64 32" aria-hidden="true" focusable="false">
      <g stroke={EDGE} stroke-width="1.5" stroke-linejoin="round">
        <path d="M27 12 33 4h3l4 8z" fill="#cfe6ea" />
        <path d="M20 12c0-4 5-4 6 0" fill="#6b3f28" />
        <path d="M3 14c4-4 8-4 14-3 8 2 14 2 22 0 9 0 18 1 22 6v6H3c-1-3-1-6 0-9z" fill="#d6453a" />
        <path d="M4 18c12 2 40 2 57-1v3c-16 2-44 2-57 1z" fill="#fff4dc" stroke-width="1" />
        <path d="M1 23h62v3H1z" fill="#c9d1d6" stroke-width="1" />
        <path d="M2 13 1 8c4 0 8 2 9 4z" fill="#d6453a" />
        <circle cx="60" cy="17" r="2" fill="#ffe28a" stroke-width="1" />
        <circle cx="15" cy="25" r="5.5" fill="#2b2119" /><circle cx="15" cy="25" r="2.3" fill="#f1e8d5" />
        <circle cx="48" cy="25" r="5.5" fill="#2b2119" /><circle cx="48" cy="25" r="2.3" fill="#f1e8d5" />
      </g>
    </svg>
  );
}

/* A player's piece: a figure in the seat's colour with its shape on the chest. */
export function Pawn({ seat, size }: { seat: number; size: number }) {
  return (
    <svg class="sc-pawn-art" width={size} height={size * 1.25} viewBox="0 0 32 40" aria-hidden="true"
      focusable="false">
      <g stroke={EDGE} stroke-width="1.8" stroke-linejoin="round">
        <path d="M3 38c0-14 5-20 8-22h10c3 2 8 8 8 22z" fill={`var(--seat-${seat})`} />
        <circle cx="16" cy="10" r="8.5" fill={`var(--seat-${seat})`} />
      </g>
      <circle cx="16" cy="27" r="8" fill="#fffaf0" />
      <g transform="translate(9.5 20.5) scale(.54)"><SeatShape seat={seat} /></g>
    </svg>
  );
}

/* A property marker: a door plate on a nail. */
function PlateShape() {
  return (
    <g stroke={EDGE} stroke-width="1.8" stroke-linejoin="round">
      <path d="M6 9 16 2l10 7" fill="none" stroke="var(--ink-2)" />
      <rect x="2.5" y="9" width="27" height="20" rx="3" fill="#fffaf0" />
    </g>
  );
}

export function Deed({ seat, size }: { seat: number; size: number }) {
  return (
    <svg class="sc-deed-art" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true"
      focusable="false">
      <PlateShape />
      <g transform="translate(7.6 10.6) scale(.7)"><SeatShape seat={seat} /></g>
    </svg>
  );
}

/* The same with nobody's sign. */
export function Plate({ size, label }: { size: number; label: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label={label} focusable="false">
      <title>{label}</title>
      <PlateShape />
      <path d="M8 16h16M8 22h11" stroke={EDGE} stroke-width="2.4" stroke-linecap="round" />
    </svg>
  );
}

/* The colour of a good's die, and what stands on it. */
const DICE: Record<Good, { face: string; ink: string }> = {
  sugar: { face: "#fbf6e0", ink: "#2b2119" },
  citrus: { face: "#f5a93c", ink: "#2b2119" },
  tobacco: { face: "#7c9a4a", ink: "#17210a" },
  rum: { face: "#b5653a", ink: "#fff8ea" },
  cigars: { face: "#7b5234", ink: "#fff8ea" },
};

export function Die({ good, value }: { good: Good; value: number | null }) {
  const { face, ink } = DICE[good];
  return (
    <svg class="sc-die-art" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="44" height="44" rx="9" fill={face} stroke={EDGE} stroke-width="2" />
      <path d="M6 9c0-2 1-3 3-3h30" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"
        stroke-linecap="round" />
      <text x="18" y="34" text-anchor="middle" font-size="28" font-weight="700" fill={ink}
        font-family="var(--title)">{value ?? "–"}</text>
      <svg x="27" y="24" width="19" height="19" viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="16" fill="#fffaf0" fill-opacity=".85" />
        <g transform="translate(4 4) scale(.75)"><PieceShape name={good} /></g>
      </svg>
    </svg>
  );
}

/* A flag with what a unit brings; the last one is chequered. */
export function Flag({ value }: { value: number }) {
  return (
    <svg class="sc-flag-art" viewBox="0 0 40 44" aria-hidden="true" focusable="false">
      <path d="M6 2v41" stroke={EDGE} stroke-width="2.6" stroke-linecap="round" />
      <path d="M7 4c8-4 14 4 30 0v22c-16 4-22-4-30 0z" fill={value > 4 ? "#fffaf0" : "#f6e3b4"}
        stroke={EDGE} stroke-width="1.6" stroke-linejoin="round" />
      {value > 4 ? (
        <path d="M7 4c3-1.5 5-1.2 7.5-.6v6.6c-2.5-.6-4.5-.9-7.5.6zm15 0c2.5.5 5 .9 7.5.7v7c-2.5.2-5-.2-7.5-.7zM14.5 10c2.5.6 5 1.3 7.5 1.4v7c-2.5-.2-5-.8-7.5-1.4zm15 1.5c2.5 0 5-.3 7.5-.7v7c-2.5.5-5 .8-7.5.8zM7 18c3-1.5 5-1.2 7.5-.8v7c-2.5-.6-4.5-.9-7.5.8zm15 .4c2.5.5 5 .9 7.5.7v7c-2.5.2-5-.2-7.5-.7z"
          fill="#2b2119" />
      ) : (
        <text x="22" y="22.5" text-anchor="middle" font-size="19" font-weight="700" fill="#2b2119"
          font-family="var(--title)">{value}</text>
      )}
    </svg>
  );
}

/* One of the row of seven. */
export function LittleShip() {
  return (
    <svg class="sc-little-ship" viewBox="0 0 32 22" aria-hidden="true" focusable="false">
      <path d="M1 13h30l-4 7H6z" fill="var(--hull)" stroke={EDGE} stroke-width="1.5" stroke-linejoin="round" />
      <path d="M6 13V8h9v5zM17 13V9h3v4zM22 13V9h3v4z" fill="#fffaf0" stroke={EDGE} stroke-width="1.3" />
      <path d="M9 8V3h4v5z" fill="#d6453a" stroke={EDGE} stroke-width="1.3" />
    </svg>
  );
}

/* The freighter in port: its hull is stretched below the cargo. */
export function Bridge({ number }: { number: number }) {
  return (
    <svg class="sc-bridge" viewBox="0 0 80 104" aria-hidden="true" focusable="false">
      <g stroke={EDGE} stroke-width="1.8" stroke-linejoin="round">
        <path d="M43 2c-5-3 3-6-4-10" fill="none" stroke="#d8d2c8" stroke-width="3" stroke-linecap="round" />
        <path d="M30 30V4h22l2 26z" fill="#d6453a" />
        <path d="M30 11h22.5l.6 7H30z" fill="#fff4dc" />
        <path d="M18 28h46v20H18z" fill="#fffaf0" />
        <path d="M22 33h10v8H22zM36 33h10v8H36zM50 33h10v8H50z" fill="#6aa6c4" stroke-width="1.4" />
        <path d="M12 46h64v26H12z" fill="#fffaf0" />
        <circle cx="44" cy="59" r="10" fill="#14576c" />
        <path d="M2 66h79v5.5H4z" fill="#fff4dc" />
        <path d="M4 71.5h77V105H20C10 105 7 85 4 71.5z" fill="var(--hull)" stroke="none" />
      </g>
      <text x="44" y="64.5" text-anchor="middle" font-size="16" font-weight="7" fill="#fdf8ea"
        font-family="var(--title)">{number}</text>
    </svg>
  );
}

/* A folding screen, for what the others keep behind it. */
export function Screen({ seat }: { seat: number }) {
  return (
    <svg class="sc-screen-art" viewBox="0 0 120 22" preserveAspectRatio="none" aria-hidden="true"
      focusable="false">
      <path d="M1 3 31 6v15L1 18zM61 3 31 6v15l30-3zM61 3l30 3v15l-30-3zM119 3 91 6v15l28-3z"
        fill={`var(--seat-${seat})`} fill-opacity=".5" stroke={EDGE} stroke-width="1"
        vector-effect="non-scaling-stroke" />
    </svg>
  );
}
