/* The buildings, 64 wide and 48 high, standing on the ground line at 44. Every one has a
 * sign of its trade that nobody else has. */
import type { JSX } from "preact";
import { PieceShape } from "../../../art/pieces";
import { kindOf } from "../words";

const EDGE = "#3d2a1a";

/* A plain house: walls, a roof, a door. */
function House({ x = 14, wide = 36, top = 22, wall = "#f1dfb8", roof = "#b8573c" }:
  { x?: number; wide?: number; top?: number; wall?: string; roof?: string }) {
  return (
    <g>
      <path d={`M${x} ${top}h${wide}v${44 - top}h-${wide}z`} fill={wall} />
      <path d={`M${x - 4} ${top}l${wide / 2 + 4}-${13}l${wide / 2 + 4} ${13}z`} fill={roof} />
    </g>
  );
}

/* A flat front with a cornice. */
function Front({ x = 12, wide = 40, top = 12, wall = "#f1dfb8", edge = "#c99a63" }:
  { x?: number; wide?: number; top?: number; wall?: string; edge?: string }) {
  return (
    <g>
      <path d={`M${x} ${top}h${wide}v${44 - top}h-${wide}z`} fill={wall} />
      <path d={`M${x - 3} ${top - 4}h${wide + 6}v5h-${wide + 6}z`} fill={edge} />
    </g>
  );
}

function Door({ x, wide = 9, tall = 14 }: { x: number; wide?: number; tall?: number }) {
  return <path d={`M${x} 44v-${tall}h${wide}v${tall}z`} fill="#7a4b2c" />;
}

function Panes({ at, glass = "#8ec3d8" }: { at: [number, number][]; glass?: string }) {
  return <g>{at.map(([x, y]) => <path key={`${x} ${y}`} d={`M${x} ${y}h6v6h-6z`} fill={glass} stroke-width="1" />)}</g>;
}

function Sign({ name, x, y, size = 16 }: { name: string; x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <PieceShape name={name} />
    </g>
  );
}

function Awning({ x, y, wide, colour }: { x: number; y: number; wide: number; colour: string }) {
  const part = wide / 4;
  return (
    <g stroke-width="1">
      {[0, 1, 2, 3].map((i) => (
        <path key={i} d={`M${x + i * part} ${y}h${part}v6q-${part / 2} 4-${part} 0z`}
          fill={i % 2 ? "#fdf6e6" : colour} />
      ))}
    </g>
  );
}

const HOUSES: Record<string, () => JSX.Element> = {
  "cement-factory": () => (
    <g>
      <path d="M46 44V6h8v38z" fill="#9aa0a3" />
      <path d="M8 44V22l12-8v8l12-8v8l12-8v30z" fill="#c9ced1" />
      <Sign name="stone" x={15} y={25} size={18} />
      <path d="M50 6q-5-3 1-5" fill="none" stroke="#b9bdbf" stroke-width="3" />
    </g>
  ),
  "saw-mill": () => (
    <g>
      <House x={8} wide={30} top={24} wall="#c9975a" roof="#7a4b2c" />
      <circle cx="46" cy="30" r="12" fill="#d6dade" />
      <path d="M46 18l3 4 5-1v5l4 4-4 4v5l-5-1-3 4-3-4-5 1v-5l-4-4 4-4v-5l5 1z" fill="#c0c5ca" stroke-width="1.2" />
      <circle cx="46" cy="30" r="2.5" fill={EDGE} />
      <path d="M6 38h34v6H6z" fill="#a56d38" /><ellipse cx="40" cy="41" rx="2.6" ry="3" fill="#e9c48d" />
    </g>
  ),
  "golf-course": () => (
    <g>
      <path d="M2 44q14-18 32-12t28-4v16z" fill="#69ad52" />
      <ellipse cx="40" cy="38" rx="10" ry="3.4" fill="#92cf74" stroke-width="1" />
      <path d="M40 38V8" fill="none" stroke-width="2" />
      <path d="M40 8l15 5-15 6z" fill="#d64a35" />
      <circle cx="18" cy="38" r="3.2" fill="#ffffff" stroke-width="1.2" />
    </g>
  ),
  monastery: () => (
    <g>
      <Front x={18} wide={38} top={26} wall="#ead9b6" edge="#a3462f" />
      <path d="M8 44V16h14v28z" fill="#f1e4c6" />
      <path d="M6 16l9-8 9 8z" fill="#a3462f" />
      <path d="M12 27v-5q3-4 6 0v5z" fill="#6b4a2c" stroke-width="1" />
      {[27, 37, 47].map((x) => <path key={x} d={`M${x} 44v-8q3.5-5 7 0v8z`} fill="#6b4a2c" stroke-width="1.2" />)}
    </g>
  ),
  "rum-cafe": () => (
    <g>
      <Front x={8} wide={48} top={14} wall="#f7d9c4" edge="#b8573c" />
      <Awning x={8} y={22} wide={48} colour="#b4602a" />
      <Door x={42} wide={9} tall={13} />
      <Sign name="rum" x={14} y={25} size={18} /><path d="M34 44V36M29 36h10" fill="none" stroke-width="2" />
    </g>
  ),
  "cigar-cafe": () => (
    <g>
      <Front x={8} wide={48} top={14} wall="#d9e3c0" edge="#6b7a3a" />
      <Awning x={8} y={22} wide={48} colour="#7c9a34" />
      <Door x={42} wide={9} tall={13} />
      <Sign name="cigars" x={13} y={27} size={16} /><path d="M34 44V36M29 36h10" fill="none" stroke-width="2" />
    </g>
  ),
  "small-branch-office": () => (
    <g>
      <path d="M2 40h60v6H2z" fill="#4fa6d3" stroke="none" />
      <House x={12} wide={24} top={24} wall="#dfe8ee" roof="#2d6b8f" />
      <Door x={20} wide={8} tall={12} />
      <path d="M46 44V16M40 20h12M41 34q1 8 5 10 4-2 5-10" fill="none" stroke="#34506a" stroke-width="2.6" />
      <circle cx="46" cy="14" r="3" fill="none" stroke="#34506a" stroke-width="2" />
    </g>
  ),
  "large-branch-office": () => (
    <g>
      <path d="M2 40h60v6H2z" fill="#4fa6d3" stroke="none" />
      <Front x={6} wide={34} top={12} wall="#dfe8ee" edge="#2d6b8f" />
      <Panes at={[[10, 17], [20, 17], [30, 17], [10, 27], [30, 27]]} />
      <Door x={19} wide={8} tall={14} />
      <path d="M52 44V12M45 17h14M45 34q2 8 7 10 5-2 7-10" fill="none" stroke="#34506a" stroke-width="2.8" />
      <circle cx="52" cy="9" r="3.2" fill="none" stroke="#34506a" stroke-width="2" />
    </g>
  ),
  hotel: () => (
    <g>
      <Front x={14} wide={36} top={8} wall="#f6c9b5" edge="#c2583f" />
      <Panes at={[[19, 12], [29, 12], [39, 12], [19, 21], [29, 21], [39, 21], [19, 30], [39, 30]]} />
      <Door x={28} wide={8} tall={11} />
      <path d="M8 44q-2-14 2-24" fill="none" stroke="#8a5a2e" stroke-width="2.6" />
      <path d="M10 20q-8-2-9 4 5-3 9-4zM10 20q6-3 8 3-5-2-8-3zM10 20q-3-7-8-5 5 1 8 5zM10 20q3-6 7-4-4 1-7 4z" fill="#3f8a45" stroke-width="1" />
    </g>
  ),
  inn: () => (
    <g>
      <House x={14} wide={32} top={22} wall="#f7e6b8" roof="#c77b3c" />
      <Panes at={[[18, 27], [36, 27]]} glass="#f7c65a" />
      <Door x={26} wide={8} tall={14} />
      <path d="M46 22h10" fill="none" stroke-width="2" />
      <path d="M50 22v4h9v9h-9v-9" fill="#f1dfb8" stroke-width="1.4" /><path d="M52 33v-4h3v3h3" fill="none" stroke-width="1.6" />
    </g>
  ),
  "general-store": () => (
    <g>
      <Front x={8} wide={48} top={12} wall="#cfe3d8" edge="#2f8f8b" />
      <Awning x={6} y={18} wide={52} colour="#2f8f8b" />
      <Sign name="goods" x={13} y={28} size={15} /><Sign name="goods" x={28} y={28} size={15} />
      <Door x={46} wide={8} tall={14} />
    </g>
  ),
  "product-house": () => (
    <g>
      <House x={8} wide={48} top={22} wall="#f1dfb8" roof="#cf8b3a" />
      <Sign name="citrus" x={11} y={27} size={15} /><Sign name="sugar" x={25} y={27} size={15} />
      <Sign name="tobacco" x={39} y={27} size={15} />
    </g>
  ),
  "resource-house": () => (
    <g>
      <House x={8} wide={48} top={22} wall="#e3d3c3" roof="#6f757d" />
      <Sign name="wood" x={11} y={27} size={15} /><Sign name="stone" x={25} y={27} size={15} />
      <Sign name="water" x={39} y={27} size={15} />
    </g>
  ),
  "small-bank": () => (
    <g>
      <path d="M12 22h40v22H12z" fill="#f5ead0" />
      <path d="M8 22 32 8l24 14z" fill="#e3d3a8" />
      <path d="M17 24v18M26 24v18M38 24v18M47 24v18" fill="none" stroke="#b9a676" stroke-width="3" />
      <Sign name="pesos" x={24} y={26} size={16} />
    </g>
  ),
  "large-bank": () => (
    <g>
      <path d="M5 19h54v25H5z" fill="#f5ead0" />
      <path d="M2 19 32 3l30 16z" fill="#e3d3a8" />
      <circle cx="32" cy="13" r="3.6" fill="#f2c14a" stroke-width="1.2" />
      <path d="M10 21v20M17 21v20M47 21v20M54 21v20" fill="none" stroke="#b9a676" stroke-width="3.4" />
      <Sign name="pesos" x={21} y={21} size={13} /><Sign name="pesos" x={31} y={21} size={13} />
      <path d="M22 44V35h20v9z" fill="#7a4b2c" />
    </g>
  ),
  "cigar-factory": () => (
    <g>
      <path d="M8 44V20l12-8v8l12-8v8l12-8v32z" fill="#c08a5c" />
      <path d="M46 44V8h9v36z" fill="#8d4636" />
      <Sign name="cigars" x={14} y={24} size={20} />
    </g>
  ),
  distillery: () => (
    <g>
      <path d="M8 44V18h26v26z" fill="#d9a07a" /><path d="M5 18 21 8l16 10z" fill="#8d4636" />
      <Sign name="rum" x={12} y={23} size={18} />
      <path d="M40 44V28q0-8 8-8t8 8v16z" fill="#d6883a" />
      <path d="M48 20v-8h-8M40 33h16M40 39h16" fill="none" stroke-width="2" />
    </g>
  ),
  "black-market": () => (
    <g>
      <path d="M10 18h44v26H10z" fill="#3b3a45" />
      <Awning x={6} y={14} wide={52} colour="#6b4a86" />
      <Sign name="goods" x={14} y={28} size={14} /><Sign name="citrus" x={37} y={28} size={13} />
      <path d="M29 32h6l-2-2M35 37h-6l2 2" fill="none" stroke="#f7d97c" stroke-width="1.6" />
    </g>
  ),
  church: () => (
    <g>
      <path d="M24 22h30v22H24z" fill="#f7f0df" /><path d="M22 22l17-10 17 10z" fill="#a3462f" />
      <path d="M10 44V20h14v24z" fill="#fdf8ea" /><path d="M8 20l9-11 9 11z" fill="#a3462f" />
      <path d="M17 9V1M13.5 4h7" fill="none" stroke-width="2.2" />
      <path d="M14 44v-9q3-4 6 0v9z" fill="#7a4b2c" stroke-width="1.2" />
      <circle cx="17" cy="26" r="2.6" fill="#8ec3d8" stroke-width="1.2" />
      <path d="M31 36v-5q3-4 6 0v5zM43 36v-5q3-4 6 0v5z" fill="#8ec3d8" stroke-width="1" />
    </g>
  ),
  "town-hall": () => (
    <g>
      <Front x={8} wide={48} top={24} wall="#f1dfb8" edge="#8aa0b5" />
      <path d="M24 20V10h16v10z" fill="#f1dfb8" /><path d="M22 10q10-10 20 0z" fill="#5b7fb0" />
      <path d="M32 5V0h7l-2 2 2 2h-7" fill="#d64a35" stroke-width="1.2" />
      <circle cx="32" cy="15" r="3.4" fill="#fff" stroke-width="1.2" />
      <Panes at={[[12, 29], [46, 29]]} /><Sign name="votes" x={23} y={26} size={18} />
    </g>
  ),
  dam: () => (
    <g>
      <path d="M2 14h60v14H2z" fill="#4fa6d3" stroke-width="1.2" />
      <path d="M2 24h60v20H2z" fill="#b9bdbf" />
      <path d="M2 24h60v5H2z" fill="#d6dade" stroke-width="1.2" />
      <path d="M14 30v10h9V30M41 30v10h9V30" fill="#4fa6d3" stroke-width="1.2" />
      <path d="M8 19q3-2 6 0t6 0M36 19q3-2 6 0t6 0" fill="none" stroke="#d9f2ff" stroke-width="1.8" />
      <path d="M10 44q6-6 16 0M38 44q6-6 16 0" fill="#8fd0ee" stroke-width="1" />
    </g>
  ),
  lighthouse: () => (
    <g>
      <path d="M2 40h60v6H2z" fill="#4fa6d3" stroke="none" />
      <path d="M36 12 60 4v12zM28 12 4 4v12z" fill="#f7d97c" stroke="none" opacity=".9" />
      <path d="M24 44l3-28h10l3 28z" fill="#fdf8ea" />
      <path d="M26 26h12l.7 6H25.4zM24.6 38h14.8l.5 6H24z" fill="#d64a35" stroke-width="1.2" />
      <path d="M26 8h12v8H26z" fill="#f7c65a" /><path d="M24 8l8-6 8 6z" fill="#b8403a" />
      <path d="M14 44q2-6 10-6h16q8 0 10 6z" fill="#9aa0a3" />
    </g>
  ),
  warehouse: () => (
    <g>
      <path d="M6 44V22L32 8l26 14v22z" fill="#c98a55" />
      <path d="M2 24 32 6l30 18-4 3-26-15L6 27z" fill="#7a4b2c" />
      <path d="M19 44V28h26v16z" fill="#5f3a1f" />
      <Sign name="goods" x={20} y={30} size={14} /><Sign name="goods" x={31} y={30} size={14} />
    </g>
  ),
};

/* The inside of a building's drawing. */
export function HouseShape({ building }: { building: string }) {
  return (
    <g stroke={EDGE} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      {HOUSES[kindOf(building)]?.()}
    </g>
  );
}

export function HouseMark({ building }: { building: string }) {
  return (
    <svg class="house" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
      <path d="M1 45h62" stroke={EDGE} stroke-width="1.5" stroke-opacity=".45" />
      <HouseShape building={building} />
    </svg>
  );
}
