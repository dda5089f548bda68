/* The pieces of all three games, drawn for this project: every one a silhouette of its own,
 * so that none needs its colour to be told from another, also at 16 pixels. Fills are of
 * middle brightness and the edge follows the theme, so they stand on light and on dark. */
import type { JSX } from "preact";

export type PieceName =
  | "wood" | "stone" | "water"
  | "citrus" | "sugar" | "tobacco"
  | "rum" | "cigars"
  | "pesos" | "vp" | "goods" | "votes";

const EDGE = "var(--piece-edge, #3d2a1a)";

/* Each drawing fills a square of 32. */
const DRAWINGS: Record<PieceName, () => JSX.Element> = {
  /* Two logs lying on each other, cut ends to the right. */
  wood: () => (
    <g>
      <path d="M7 17h18v11H7a5.5 5.5 0 0 1 0-11z" fill="#8a5a2e" />
      <path d="M7 5h18v12H7A6 6 0 0 1 7 5z" fill="#a56d38" />
      <path d="M8 9h9M6 21h10M8 25h6" stroke="#5f3a1a" stroke-width="1.4" fill="none" />
      <ellipse cx="25" cy="11" rx="4.5" ry="6" fill="#e9c48d" />
      <ellipse cx="25" cy="22.5" rx="4.5" ry="5.5" fill="#e9c48d" />
      <path d="M25 9v4M25 20.5v4" stroke="#a56d38" stroke-width="1.8" fill="none" />
    </g>
  ),
  /* A cut boulder with three faces. */
  stone: () => (
    <g>
      <path d="M3 22 8 9l10-5 9 6 3 12-7 6H9z" fill="#8f959c" />
      <path d="M8 9l10-5 9 6-9 5z" fill="#c3c9cf" stroke-width="1" />
      <path d="M18 15l9-5 3 12-7 6z" fill="#6f757d" stroke-width="1" />
    </g>
  ),
  water: () => (
    <g>
      <path d="M16 2c5 8 10 13 10 18a10 10 0 0 1-20 0C6 15 11 10 16 2z" fill="#3f9fd6" />
      <path d="M11 20a5.5 5.5 0 0 0 5 5.5" stroke="#d6f0ff" stroke-width="2.4" fill="none"
        stroke-linecap="round" />
    </g>
  ),
  /* A whole orange with its leaf. */
  citrus: () => (
    <g>
      <circle cx="15" cy="19" r="11" fill="#f29a26" />
      <path d="M16 8c2-6 8-7 13-5-1 5-6 8-13 5z" fill="#4f9a3c" />
      <path d="M9 17c1-3 3-5 5-5" stroke="#ffe0a6" stroke-width="2.4" fill="none"
        stroke-linecap="round" />
      <path d="M16 8v3" fill="none" />
    </g>
  ),
  /* Three canes tied together, their leaves above. */
  sugar: () => (
    <g>
      <path d="M16 13C12 5 8 3 3 3c1 5 4 8 9 11zM16 13c4-8 8-10 13-10-1 5-4 8-9 11z" fill="#6fae45" />
      <path d="M6.5 13H12v17.5H6.5z" fill="#d9cf8e" stroke-width="1.4" />
      <path d="M20 13h5.5v17.5H20z" fill="#d9cf8e" stroke-width="1.4" />
      <path d="M12 10h8v20.5h-8z" fill="#fbf5d0" stroke-width="1.4" />
      <path d="M12 15.5h8M12 27h8" fill="none" stroke="#8d8443" stroke-width="1.4" />
      <path d="M5 19.5h22v4H5z" fill="#b5543c" stroke-width="1.4" />
    </g>
  ),
  /* One broad leaf with its ribs. */
  tobacco: () => (
    <g>
      <path d="M28 3C14 2 4 9 5 22c0 1 .3 2 .6 3C18 28 29 19 28 3z" fill="#7c9a34" />
      <path d="M24 8 3 30M17 15V8M12.5 19.5V13M17 15h7M12.5 19.5h7" fill="none"
        stroke="#3f5417" stroke-width="1.6" stroke-linecap="round" />
    </g>
  ),
  rum: () => (
    <g>
      <path d="M13 2h6v9c4 2 5 4 5 8v11H8V19c0-4 1-6 5-8z" fill="#b4602a" />
      <path d="M12.5 2h7v4h-7z" fill="#e2b25a" />
      <path d="M8 19h16v7H8z" fill="#f6e6c2" stroke-width="1.2" />
      <path d="M12 22.5h8" stroke="#b4602a" stroke-width="1.8" fill="none" />
    </g>
  ),
  /* Two cigars with bands, one glowing. */
  cigars: () => (
    <g>
      <path d="M2.5 21 19 4.5c2-2 6 2 4 4L6.5 25c-2 2-6-2-4-4z" fill="#855028" />
      <path d="M9 26 25.5 9.5c2-2 6 2 4 4L13 30c-2 2-6-2-4-4z" fill="#a0652f" />
      <path d="M12 11.5l4 4M18.5 16.5l4 4" stroke="#f0c14b" stroke-width="3.6" fill="none" />
      <path d="M19 4.5c2-2 6 2 4 4l-1 1-4-4z" fill="#ea5b33" stroke-width="1" />
      <path d="M25.5 9.5c2-2 6 2 4 4l-1 1-4-4z" fill="#d8cfc4" stroke-width="1" />
    </g>
  ),
  /* A stack of coins. */
  pesos: () => (
    <g>
      <path d="M4 22v3c0 3 5.4 5 12 5s12-2 12-5v-3z" fill="#b8862a" />
      <path d="M4 16v4c0 3 5.4 5 12 5s12-2 12-5v-4z" fill="#d6a437" />
      <path d="M4 9v5c0 3 5.4 5 12 5s12-2 12-5V9z" fill="#e5b84b" />
      <ellipse cx="16" cy="9" rx="12" ry="6" fill="#f7d97c" />
      <ellipse cx="16" cy="9" rx="6" ry="2.6" fill="none" stroke="#a97a22" stroke-width="1.6" />
    </g>
  ),
  /* A rosette with its ribbons. */
  vp: () => (
    <g>
      <path d="M10 17 6 31l5-3 4 3 1-9zM22 17l4 14-5-3-4 3-1-9z" fill="#b8403a" />
      <path d="M16 1l3 2.6 4-.6 1.3 3.8L28 8.5l-1 4 1 4-3.7 1.7L23 22l-4-.6L16 24l-3-2.6-4 .6-1.3-3.8L4 16.5l1-4-1-4 3.7-1.7L9 3l4 .6z"
        fill="#f2c14a" />
      <path d="M16 7l1.8 3.6 4 .6-2.9 2.8.7 4L16 16.1 12.4 18l.7-4-2.9-2.8 4-.6z"
        fill="#fff4d2" stroke="#8a5a16" stroke-width="1" />
    </g>
  ),
  /* A closed crate. */
  goods: () => (
    <g>
      <path d="M3 6h26v22H3z" fill="#c08a4c" />
      <path d="M8 10 24 24" stroke="#e7bf87" stroke-width="4" fill="none" />
      <path d="M3 6h26v5H3zM3 23h26v5H3z" fill="#a8733a" stroke-width="1.2" />
      <path d="M3 6h5v22H3zM24 6h5v22h-5z" fill="#b67f43" stroke-width="1.2" />
    </g>
  ),
  /* A ballot going into its box. */
  votes: () => (
    <g>
      <path d="M8 2h16v15H8z" fill="#fbf6e6" />
      <path d="M12 8.5l3 3 5.5-6" fill="none" stroke="#2f7d4f" stroke-width="2.8"
        stroke-linecap="round" />
      <path d="M3 15h26v15H3z" fill="#5b7fb0" />
      <path d="M9 19h14" stroke="#16253c" stroke-width="2.4" stroke-linecap="round" />
    </g>
  ),
};

/* The inside of a drawing, to be put into another picture of one's own. */
export function PieceShape({ name }: { name: string }) {
  const draw = DRAWINGS[name as PieceName];
  return (
    <g stroke={EDGE} stroke-width="1.8" stroke-linejoin="round">
      {draw ? draw() : <circle cx="16" cy="16" r="11" fill="#9aa0a6" />}
    </g>
  );
}

/* With a label it is a picture that says what it is; without, it is decoration. */
export function Piece({ name, size = 24, label }: { name: string; size?: number; label?: string }) {
  return (
    <svg class={`piece piece-${name}`} width={size} height={size} viewBox="0 0 32 32"
      focusable="false" {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {label && <title>{label}</title>}
      <PieceShape name={name} />
    </svg>
  );
}
