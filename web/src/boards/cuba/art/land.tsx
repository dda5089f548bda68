/* The fields of a plantation, 80 wide and 60 high, each with a ground of its own. */
import type { JSX } from "preact";

const EDGE = "#3d2a1a";

function Palm({ x, y, tall }: { x: number; y: number; tall: number }) {
  return (
    <g>
      <path d={`M${x} ${y}q-2-${tall / 2} 2-${tall}`} fill="none" stroke="#8a5a2e" stroke-width="3.4" />
      <g transform={`translate(${x + 2} ${y - tall})`} fill="#3f8a45" stroke-width="1">
        <path d="M0 0q-10-6-15 3 8-3 15-3zM0 0q10-6 15 3-8-3-15-3zM0 0q-5-11-13-9 8 2 13 9zM0 0q5-11 13-9-8 2-13 9zM0 0q-9 2-9 10 4-6 9-10zM0 0q9 2 9 10-4-6-9-10z" />
      </g>
    </g>
  );
}

function Grove({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-1.5 0h3v7h-3z" fill="#8a5a2e" stroke="none" />
      <circle r="8" cy="-4" fill="#4d9440" stroke-width="1.2" />
      <g fill="#f29a26" stroke-width=".7">
        <circle cx="-3.5" cy="-6" r="2" />
        <circle cx="3" cy="-7" r="2" />
        <circle cx="3.5" cy="-1" r="2" />
        <circle cx="-2.5" cy="0" r="2" />
      </g>
    </g>
  );
}

function Cane({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d="M-3 0v-17M1 0v-20M5 0v-16" stroke="#dccf86" stroke-width="2.6" />
      <path d="M-3-17q-4-6-9-5M1-20q-3-6-7-7M1-20q3-6 7-7M5-16q4-6 9-5M-3-12q-3-2-6 0M5-11q3-2 6 0"
        stroke="#6fae45" stroke-width="2.4" />
    </g>
  );
}

function Leafy({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#6f8f2d" stroke-width="1">
      <path d="M0 0q-13-1-14-9 10 0 14 9zM0 0q13-1 14-9-10 0-14 9z" />
      <path d="M0 0q-9-7-6-15 8 5 6 15zM0 0q9-7 6-15-8 5-6 15z" fill="#87a83a" />
    </g>
  );
}

const GROUNDS: Record<string, () => JSX.Element> = {
  forest: () => (
    <g>
      <rect width="80" height="60" fill="#9cc47d" stroke="none" />
      <path d="M0 44q20-8 40-3t40-4v23H0z" fill="#83b065" stroke="none" />
      <Palm x={18} y={42} tall={22} />
      <Palm x={60} y={44} tall={24} />
      <Palm x={38} y={52} tall={28} />
    </g>
  ),
  mountain: () => (
    <g>
      <rect width="80" height="60" fill="#d6ddcf" stroke="none" />
      <path d="M-4 56 22 16l14 20 14-26 34 46z" fill="#9aa0a3" stroke-width="1.4" />
      <path d="M22 16l7 10-5 4-5-3-4 3zM50 10l9 12-6 5-5-5-6 4z" fill="#f3f4f1" stroke-width="1" />
      <path d="M0 52q40-9 80 0v8H0z" fill="#93ab78" stroke="none" />
      <path d="M8 54l5-6 8 2 2 5zM60 55l4-5 7 1 3 5z" fill="#7d8388" stroke-width="1.2" />
    </g>
  ),
  lake: () => (
    <g>
      <rect width="80" height="60" fill="#b3cf8e" stroke="none" />
      <path d="M6 32q4-18 32-18t36 14-14 24-42 0Q4 46 6 32z" fill="#4fa6d3" stroke-width="1.4" />
      <path d="M20 28q4-3 8 0t8 0M40 38q4-3 8 0t8 0M24 42q3-2 6 0t6 0" fill="none" stroke="#d9f2ff"
        stroke-width="2" />
      <path d="M66 46v-14M70 47V36M62 47v-9" stroke="#5f8d35" stroke-width="2.4" fill="none" />
    </g>
  ),
  citrus: () => (
    <g>
      <rect width="80" height="60" fill="#e9d8a0" stroke="none" />
      <path d="M0 30h80M0 52h80" stroke="#d3bd7c" stroke-width="5" fill="none" />
      <Grove x={14} y={22} /><Grove x={40} y={22} /><Grove x={66} y={22} />
      <Grove x={27} y={45} /><Grove x={53} y={45} />
    </g>
  ),
  sugar: () => (
    <g>
      <rect width="80" height="60" fill="#d9dfa0" stroke="none" />
      <path d="M0 33h80M0 56h80" stroke="#bcc57a" stroke-width="5" fill="none" />
      <Cane x={14} y={33} /><Cane x={39} y={33} /><Cane x={64} y={33} />
      <Cane x={26} y={56} /><Cane x={52} y={56} />
    </g>
  ),
  tobacco: () => (
    <g>
      <rect width="80" height="60" fill="#d9b58a" stroke="none" />
      <path d="M0 27h80M0 51h80" stroke="#bd9263" stroke-width="5" fill="none" />
      <Leafy x={17} y={27} /><Leafy x={45} y={27} /><Leafy x={70} y={27} />
      <Leafy x={30} y={51} /><Leafy x={58} y={51} />
    </g>
  ),
  "printed-warehouse": () => (
    <g>
      <rect width="80" height="60" fill="#e4cfa6" stroke="none" />
      <path d="M12 26 40 9l28 17v28H12z" fill="#c98a55" stroke-width="1.6" />
      <path d="M7 28 40 7l33 21-4 4-29-18-29 18z" fill="#a3462f" stroke-width="1.4" />
      <path d="M27 54V34h26v20z" fill="#7a4b2c" stroke-width="1.4" />
      <path d="M27 54l26-20M27 34l26 20M40 34v20" stroke="#b98556" stroke-width="1.8" fill="none" />
      <path d="M60 44h12v11H60z" fill="#c9975a" stroke-width="1.2" />
    </g>
  ),
  /* Cleared ground under a building. */
  cleared: () => (
    <g>
      <rect width="80" height="60" fill="#e6d6b0" stroke="none" />
      <path d="M0 46q20-6 40-2t40-3v19H0z" fill="#cdbb8b" stroke="none" />
    </g>
  ),
};

export function Ground({ ground, children }: { ground: string; children?: any }) {
  return (
    <svg class="ground" viewBox="0 0 80 60" aria-hidden="true" focusable="false"
      preserveAspectRatio="xMidYMid slice">
      <g stroke={EDGE} stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">
        {(GROUNDS[ground] ?? GROUNDS["cleared"]!)()}
        {children}
      </g>
    </svg>
  );
}

export function isGround(what: string): boolean {
  return what in GROUNDS;
}

/* What an open field gives. */
export const gives: Record<string, string> = {
  forest: "wood", mountain: "stone", lake: "water",
  citrus: "citrus", sugar: "sugar", tobacco: "tobacco",
};
