/* The twelve buildings, 96 by 60 with the ground at 58: pastel fronts as in the old town,
 * each with an outline and a sign of its own. */
import type { JSX } from "preact";
import type { Building } from "./types";

const EDGE = "#3d2a1a";
const GLASS = "#5f7f88";

const DRAWINGS: Record<Building, () => JSX.Element> = {
  /* A temple of money. */
  bank: () => (
    <g>
      <path d="M16 22h64v36H16z" fill="#ead9b0" />
      <path d="M10 22 48 4l38 18z" fill="#f5e8c8" />
      <circle cx="48" cy="15" r="5" fill="#e5a532" />
      <path d="M48 12v6" />
      <path d="M20 26h7v26h-7zM34 26h7v26h-7zM55 26h7v26h-7zM69 26h7v26h-7z" fill="#fffaf0" />
      <path d="M43 36h10v16H43z" fill="#6b4a2c" />
      <path d="M12 52h72v6H12z" fill="#cdb98c" />
    </g>
  ),
  /* A nave and its bell tower. */
  church: () => (
    <g>
      <path d="M36 30h46v28H36z" fill="#f4e6d0" />
      <path d="M33 31 59 14l26 17z" fill="#c0603c" />
      <path d="M16 22h22v36H16z" fill="#fbf1de" />
      <path d="M14 23 27 9l13 14z" fill="#c0603c" />
      <path d="M27 9V1m-3 3h6" stroke-width="2" />
      <path d="M22 35v-5a5 5 0 0 1 10 0v5z" fill="#4d5c66" />
      <path d="M24 33c1-5 5-5 6 0z" fill="#e5a532" stroke-width="1" />
      <path d="M54 58V46a6 6 0 0 1 12 0v12z" fill="#7a4a25" />
      <circle cx="60" cy="27" r="4" fill="#6aa6c4" />
      <path d="M23 58V48h8v10z" fill="#7a4a25" />
    </g>
  ),
  /* The copper still before its house. */
  distillery: () => (
    <g>
      <path d="M42 20h44v38H42z" fill="#e7b7a0" />
      <path d="M39 21 64 8l25 13z" fill="#8c4a34" />
      <path d="M76 15V2h7v17z" fill="#a5553d" />
      <path d="M56 58V38h14v20z" fill="#6b3f28" />
      <path d="M47 28h7v8h-7zM74 28h7v8h-7z" fill={GLASS} />
      <path d="M8 58c-3-18 3-26 14-26s17 8 14 26z" fill="#cf7a3a" />
      <path d="M15 33c0-8 3-12 7-12s7 4 7 12z" fill="#e09a55" />
      <path d="M22 21c0-10 22-10 24 4l3 14" fill="none" stroke="#cf7a3a" stroke-width="4.5" />
      <path d="M22 20c0-10 23-11 26 5l2 14" fill="none" />
      <path d="M12 46c6 2 14 2 20 0" fill="none" stroke="#fbd9ae" />
      <path d="M46 44h8v14h-8z" fill="#a56d38" />
    </g>
  ),
  /* A saw-tooth roof and a chimney that is a cigar. */
  "cigar-factory": () => (
    <g>
      <path d="M8 58V30l15-11v11l15-11v11l15-11v11l15-11v39z" fill="#b9c98a" />
      <path d="M8 30l15-11v11zM23 30l15-11v11zM38 30l15-11v11zM53 30l15-11v11z" fill="#7d8f55" />
      <path d="M72 58 74 18h12l2 40z" fill="#8a5a2e" />
      <path d="M73 30h14l.4 6H72.6z" fill="#e5a532" />
      <path d="M74 18h12v-5H74z" fill="#d8d2c8" />
      <path d="M80 9c-4-3 4-5 0-8" fill="none" stroke="#a9a196" stroke-width="2.5" stroke-linecap="round" />
      <path d="M14 38h8v7h-8zM28 38h8v7h-8zM42 38h8v7h-8z" fill={GLASS} />
      <path d="M55 58V41h11v17z" fill="#5c3d22" />
      <path d="M16 53c8-4 24-4 32 0-8 3-24 3-32 0z" fill="#6f9440" />
    </g>
  ),
  /* Stalls in an alley by lantern light. */
  "black-market": () => (
    <g>
      <path d="M8 8h80v50H8z" fill="#4c4663" />
      <path d="M12 26h34l4 12H8z" fill="#8d3b4a" />
      <path d="M17 26l-3 12h8l1-12zm13 0v12h8l-2-12z" fill="#e7d3c0" />
      <path d="M54 30h30l4 10H50z" fill="#2f6f6b" />
      <path d="M60 30l-2 10h7l1-10zm14 0v10h7l-2-10z" fill="#e7d3c0" />
      <path d="M13 38v20M47 38v20M54 40v18M85 40v18" stroke-width="2.4" />
      <path d="M16 47h28v11H16z" fill="#8b5a33" />
      <path d="M56 48h28v10H56z" fill="#8b5a33" />
      <circle cx="22" cy="45" r="3.5" fill="#f29a26" /><circle cx="29" cy="45" r="3.5" fill="#8cbf3f" />
      <path d="M36 47v-6l1.5-2v-3h3v3l1.5 2v6z" fill="#a0522d" />
      <path d="M60 44h18v4H60z" fill="#8a5a2e" />
      <path d="M48 8v7" />
      <path d="M44 15h8l1 9h-10z" fill="#ffd667" />
    </g>
  ),
  /* A shed with a blade as high as a man, and logs. */
  sawmill: () => (
    <g>
      <path d="M30 26h58v32H30z" fill="#c79a63" />
      <path d="M26 27 34 12h50l8 15z" fill="#8b5a33" />
      <path d="M30 34h58M30 42h58M30 50h58" fill="none" stroke-width="1" opacity=".5" />
      <path d="M62 36h20v22H62z" fill="#4a3320" />
      <path
        d="m42 26 3 4 5-1 1 5 5 2-2 5 3 4-4 3v5l-5 1-2 4-4-2-4 2-2-4-5-1v-5l-4-3 3-4-2-5 5-2 1-5 5 1z"
        fill="#c9d1d6"
      />
      <circle cx="42" cy="42" r="3" fill="#6f757d" />
      <path d="M4 46h20v12H4z" fill="#a56d38" />
      <circle cx="9" cy="52" r="5.5" fill="#e9c48d" /><circle cx="20" cy="52" r="5.5" fill="#e9c48d" />
      <circle cx="14.5" cy="43" r="5.5" fill="#e9c48d" />
      <path d="M9 52h.1M20 52h.1M14.5 43h.1" stroke-width="2.5" stroke-linecap="round" />
    </g>
  ),
  /* A striped awning, a table and a cup. */
  cafe: () => (
    <g>
      <path d="M14 10h68v48H14z" fill="#f2b8a2" />
      <path d="M12 6h72v6H12z" fill="#d98d74" />
      <path d="M10 22h76l4 10H6z" fill="#fffaf0" />
      <path d="M10 22h12l-3 10H6zM34 22h13v10H31zM60 22h13l3 10H61z" fill="#c0392b" />
      <path d="M20 36h26v22H20z" fill="#6b4a2c" />
      <path d="M23 39h9v9h-9zM34 39h9v9h-9z" fill="#f4e0a8" />
      <path d="M54 44h28v4H54z" fill="#8b5a33" />
      <path d="M68 48v10M60 58h16" stroke-width="2" />
      <path d="M61 34h12v6c0 3-2 4-4 4h-4c-2 0-4-1-4-4z" fill="#fffaf0" />
      <path d="M73 36c5-1 5 5 0 5" fill="none" />
      <path d="M65 31c-2-2 2-3 0-5m5 5c-2-2 2-3 0-5" fill="none" stroke-width="1.2" />
      <path d="M36 12h24v7H36z" fill="#5c3d22" /><path d="M40 15.5h16" stroke="#f4e0a8" stroke-width="2" />
    </g>
  ),
  /* A guard house with its barrier down. */
  customs: () => (
    <g>
      <path d="M14 18h46v40H14z" fill="#a9c4cf" />
      <path d="M10 18h54v-7H10z" fill="#6c8f9f" />
      <path d="M37 11V2h13v6H37" fill="#c0392b" />
      <path d="M28 58V38h16v20z" fill="#3d5560" />
      <path d="M18 24h9v9h-9zM46 24h9v9h-9z" fill="#f4ead0" />
      <path d="M31 24h11v6c0 4-5.5 6-5.5 6S31 34 31 30z" fill="#e5a532" />
      <path d="M62 34h7v24h-7z" fill="#5b5148" />
      <path d="M50 39h44v6H50z" fill="#fffaf0" />
      <path d="M54 39h7l-4 6h-7zM70 39h8l-4 6h-8zM86 39h8v4l-1 2h-11z" fill="#c0392b" />
      
    </g>
  ),
  /* A dome with lights, and the ace over the door. */
  casino: () => (
    <g>
      <path d="M10 30h76v28H10z" fill="#d6a8c8" />
      <path d="M26 26c0-15 8-21 22-21s22 6 22 21z" fill="#8e4585" />
      <path d="M36 26c0-12 4-20 12-21 8 1 12 9 12 21" fill="none" />
      <path d="M48 5V1" stroke-width="2" />
      <path d="M8 25h80v7H8z" fill="#f4d37a" />
      <g fill="#fff" stroke-width="1">
        <circle cx="16" cy="28.5" r="2" /><circle cx="29" cy="28.5" r="2" /><circle cx="42" cy="28.5" r="2" />
        <circle cx="54" cy="28.5" r="2" /><circle cx="67" cy="28.5" r="2" /><circle cx="80" cy="28.5" r="2" />
      </g>
      <path d="M42 58V47a6 6 0 0 1 12 0v11z" fill="#5a2550" />
      <path d="M15 37h14v18H15z" fill="#fffdf6" transform="rotate(-8 22 46)" />
      <path d="m22 41 4 5-4 5-4-5z" fill="#c0392b" stroke="none" />
      <path d="M65 39h15v15H65z" fill="#fffdf6" transform="rotate(8 72 46)" />
      <g fill={EDGE} stroke="none"><circle cx="69" cy="43" r="1.6" /><circle cx="76" cy="50" r="1.6" /><circle cx="72.5" cy="46.5" r="1.6" /></g>
    </g>
  ),
  /* The lighthouse. */
  harbourmaster: () => (
    <g>
      <path d="M2 52c10-4 20-4 30 0s22 4 34 0 20-4 28 0v6H2z" fill="#6fb0bf" stroke="none" />
      <path d="M48 9 92 2v16zM40 9 4 2v16z" fill="#ffe28a" stroke="none" opacity=".8" />
      <path d="M36 56 39 18h10l3 38z" fill="#fffaf0" />
      <path d="M38.2 28h11.6l.7 9H37.5zM37 46h14l.8 9H36z" fill="#c0392b" />
      <path d="M36 18h16v-3H36z" fill="#5b5148" />
      <path d="M39 15V6h10v9z" fill="#ffd667" />
      <path d="M37 6 44 0l7 6z" fill="#c0392b" />
      <path d="M56 38h26v20H56z" fill="#b8d8c8" />
      <path d="M53 38 69 28l16 10z" fill="#4d7f74" />
      <path d="M65 58V46h9v12z" fill="#3d5560" />
      <path d="M14 58c2-6 20-6 22 0z" fill="#8f8a80" />
    </g>
  ),
  /* A merchant's house with a hoist. */
  office: () => (
    <g>
      <path d="M22 22h44v36H22z" fill="#e9c779" />
      <path d="M22 22v-6h6v-6h8V4h16v6h8v6h6v6z" fill="#f3dba0" />
      <path d="M40 10h8v9h-8z" fill="#6b4a2c" />
      <path d="M44 8h32" stroke-width="2.6" />
      <path d="M73 9v20" stroke-width="1.4" />
      <path d="M65 29h16v12H65z" fill="#a56d38" />
      <path d="M65 29l16 12m0-12L65 41" stroke-width="1" />
      <path d="M28 27h8v9h-8zM52 27h8v9h-8z" fill={GLASS} />
      <path d="M39 58V41a5 5 0 0 1 10 0v17z" fill="#6b4a2c" />
      <path d="M8 46h13v12H8zM70 48h12v10H70z" fill="#c98f4b" />
      <path d="M8 46l13 12m0-12L8 58M70 48l12 10m0-10L70 58" stroke-width="1" />
    </g>
  ),
  /* A corner house with a page as big as itself. */
  newspaper: () => (
    <g>
      <path d="M12 12h50v46H12z" fill="#b9c6dd" />
      <path d="M9 12h56V7H9z" fill="#7d8fb0" />
      <path d="M17 18h9v9h-9zM32 18h9v9h-9zM47 18h9v9h-9zM17 33h9v9h-9z" fill="#f5e6b0" />
      <path d="M17 58V47h9v11z" fill="#46506b" />
      <path d="M36 26l46-6 5 34-46 6z" fill="#fffdf6" />
      <path d="M42 32l34-4.4" stroke-width="4.5" />
      <path d="M43.5 40l14-1.8M44.3 45l14-1.8M45 50l14-1.8" stroke-width="1.4" />
      <path d="M63 37l16-2 1.8 13-16 2z" fill="#8fa0b5" />
      <circle cx="71" cy="40" r="3" fill="#f4d9bf" stroke-width="1" />
      <path d="M66.5 49.5c0-7 9-8 11-1.4" fill="#46506b" stroke-width="1" />
    </g>
  ),
};

export function House({ building }: { building: Building }) {
  return (
    <svg class="sc-house" viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <g stroke={EDGE} stroke-width="1.5" stroke-linejoin="round" fill="none">
        {DRAWINGS[building]()}
        <path d="M2 58.5h92" stroke-width="2" stroke-linecap="round" />
      </g>
    </svg>
  );
}
