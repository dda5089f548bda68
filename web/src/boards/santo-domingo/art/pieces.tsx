/* Points, goods, the three markers, the back of a card and the harbour. */
import type { JSX } from "preact";
import type { What } from "../types";

const star = "M12 4.600l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z";

export function VpIcon({ size }: { size: number }): JSX.Element {
  return (
    <svg class="sd-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#e0a93a" stroke="#8a5f13" stroke-width="1.5" />
      <path d={star} fill="#fff6d8" stroke="#8a5f13" stroke-width=".8" stroke-linejoin="round" />
    </svg>
  );
}

export function GoodsIcon({ size }: { size: number }): JSX.Element {
  return (
    <svg class="sd-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect x="1.5" y="2.5" width="21" height="19" rx="2" fill="#c98d4e" stroke="#5d3b22"
            stroke-width="1.8" />
      <path d="M5 6l14 12" stroke="#5d3b22" stroke-width="3.4" />
      <path d="M2.5 6.500h19M2.5 17.500h19" stroke="#5d3b22" stroke-width="1.6" />
    </svg>
  );
}

export function TraderIcon({ size }: { size: number }): JSX.Element {
  return (
    <svg class="sd-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 3v17M7 21h10" stroke="currentcolor" stroke-width="2" stroke-linecap="round" />
      <path d="M4 7l16-2" stroke="currentcolor" stroke-width="2" stroke-linecap="round" />
      <path d="M0.8 15L4 7l3.2 8zM16.8 13L20 5l3.2 8z" fill="none" stroke="currentcolor"
            stroke-width="1.2" />
      <path d="M.5 14.500h7a3.5 3.5 0 0 1-7 0zM16.5 12.500h7a3.5 3.5 0 0 1-7 0z" fill="#dba437"
            stroke="#5d3b22" stroke-width="1" />
    </svg>
  );
}

export function Icon({ what, size }: { what: What; size: number }): JSX.Element {
  return what === "vp" ? <VpIcon size={size} /> : <GoodsIcon size={size} />;
}

/* The markers: a medal, a crate, a coin with a hole for the trader; each carries its number. */
export function Marker({ row, value }: { row: "vp" | "goods" | "trader"; value: number }) {
  return (
    <svg class="sd-marker-art" viewBox="0 0 40 46" aria-hidden="true">
      <ellipse cx="20" cy="42" rx="13" ry="3" fill="rgb(0 0 0 / 28%)" />
      {row === "vp" && (
        <g>
          <path d="M12 24l-4 16 7-4 5 6 5-6 7 4-4-16z" fill="#b5402e" stroke="#7c2319" />
          <circle cx="20" cy="18" r="16" fill="#f2c354" stroke="#8a5f13" stroke-width="2" />
          <circle cx="20" cy="18" r="12.4" fill="#fff3cf" stroke="#c58f27" />
        </g>
      )}
      {row === "goods" && (
        <g>
          <path d="M3 8l4-5h26l4 5z" fill="#e3b072" stroke="#5d3b22" stroke-width="2"
                stroke-linejoin="round" />
          <path d="M3 8h34v32H3z" fill="#c98d4e" stroke="#5d3b22" stroke-width="2"
                stroke-linejoin="round" />
          <path d="M3 14h34M3 34h34" stroke="#5d3b22" stroke-width="1.4" />
          <circle cx="20" cy="24" r="11.5" fill="#fff3dd" stroke="#5d3b22" />
        </g>
      )}
      {row === "trader" && (
        <g>
          <path d="M6 14l3-6a3 3 0 0 1 3-2h16a3 3 0 0 1 3 2l3 6-2 24a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z"
                fill="#4f8a6c" stroke="#234a38" stroke-width="2" stroke-linejoin="round" />
          <path d="M11 9q9 7 18 0l-2-4q-7 3-14 0z" fill="#dba437" stroke="#234a38" />
          <circle cx="20" cy="25" r="11.5" fill="#eef7e6" stroke="#234a38" />
        </g>
      )}
      <text x="20" y={row === "vp" ? 24 : row === "goods" ? 30 : 31} text-anchor="middle"
            font-size="15" font-weight="7" fill="#2c2420">{value}</text>
    </svg>
  );
}

/* Waves and a compass rose: the same for all, so it tells nothing. */
export function CardBack(): JSX.Element {
  return (
    <svg class="sd-back" viewBox="0 0 60 84" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="60" height="84" fill="#1f5f6b" />
      <path d="M-4 10q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0M-4 74q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0M-4 20q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0M-4 64q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0"
            fill="none" stroke="#4d98a0" stroke-width="2" />
      <circle cx="30" cy="42" r="17" fill="#f4e4bb" />
      <path d="M30 26l4 12 12 4-12 4-4 12-4-12-12-4 12-4z" fill="#b5402e" />
      <path d="M30 26v32l-4-12-12-4h32l-12-4z" fill="#26405f" opacity=".55" />
      <circle cx="30" cy="42" r="2.5" fill="#f4e4bb" />
    </svg>
  );
}

/* The port above the three rows: fort, town, palms and ships; cooler in winter. */
export function Harbour({ winter }: { winter: boolean }): JSX.Element {
  const sky = winter ? "#b9c6cf" : "#f7d9a0";
  const glow = winter ? "#d5dde0" : "#fbe9c0";
  const hills = winter ? "#8fa5ab" : "#d9a56f";
  const water = winter ? "#55808c" : "#3d8c92";
  const dark = winter ? "#3b6470" : "#1f5f6b";
  const wall = winter ? "#d8d3c8" : "#f6e3bb";
  const roof = winter ? "#8f5b50" : "#c75a3c";
  return (
    <svg class="sd-harbour" viewBox="0 0 900 110" aria-hidden="true"
         preserveAspectRatio="xMidYMax slice">
      <rect width="900" height="110" fill={sky} />
      <circle cx="612" cy="66" r="52" fill={glow} />
      <circle cx="612" cy="66" r="30" fill={winter ? "#eef1ee" : "#f9cf7a"} />
      <path d="M0 64q70-34 150-14 60-30 130-4 80-26 160 6 70-22 150 4 90-26 160 2 80-14 150 4v48H0z"
            fill={hills} opacity=".55" />
      <path d="M0 84h900v26H0z" fill={water} />
      {winter && (
        <path d="M80 18l-5 14M140 12l-5 14M220 20l-5 14M3 8l-5 14M390 18l-5 14M470 10l-5 14M540 22l-5 14M690 14l-5 14M760 24l-5 14M840 12l-5 14"
              stroke="#7d939e" stroke-width="2.5" stroke-linecap="round" />
      )}
      <g>
        <path d="M40 90V46h12v-8h8v8h10v-8h8v8h10v-8h8v8h12v44z" fill={wall} />
        <path d="M98 90V62h92v28z" fill={wall} /><path d="M98 62v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h4v6H98z" fill={wall} />
        <path d="M40 58h68v3H40zM98 72h92v3H98z" fill="#0" opacity=".1" />
        <path d="M64 90V76a9 9 0 0 1 18 0v14zM126 82h5v5h-5zM146 82h5v5h-5zM166 82h5v5h-5z"
              fill="#5d3b22" />
        <path d="M74 38V14" stroke="#5d3b22" stroke-width="2.5" />
        <path d="M74 14c9-4 13 4 24 0v11c-11 4-15-4-24 0z" fill="#b5402e" />
      </g>
      <g>
        <path d="M214 90V58h34v32zM252 90V50h40v40zM296 90V62h30v28z" fill={wall} />
        <path d="M210 58l21-12 21 12zM248 50l24-14 24 14zM292 62l19-11 19 11z" fill={roof} />
        <path d="M222 70h6v8h-6zM236 70h6v8h-6zM260 62h6v8h-6zM278 62h6v8h-6zM304 72h6v7h-6zM314 72h5v7h-5zM268 90V78h9v12z"
              fill="#5d3b22" />
        <path d="M340 90V40h20v50z" fill={wall} /><path d="M336 40l14-22 14 22z" fill={roof} />
        <path d="M350 18v-9M346 12h8" stroke="#5d3b22" stroke-width="2.5" />
        <path d="M346 52a4 4 0 0 1 8 0v8h-8z" fill="#5d3b22" />
        <path d="M360 90V64h50v26z" fill={wall} /><path d="M356 64l29-12 29 12z" fill={roof} />
        <path d="M370 90V78a6 6 0 0 1 12 0v12zM390 90V78a6 6 0 0 1 12 0v12z" fill="#5d3b22" />
      </g>
      <Palm x={196} y={92} /><Palm x={426} y={92} /><Palm x={450} y={94} small />
      <path d="M0 92h470q20 0 30 8l10 10H0z" fill={winter ? "#b9a98a" : "#e0bd80"} />
      <Ship x={706} y={88} /><Ship x={560} y={90} small /><Ship x={838} y={90} small />
      <path d="M470 100q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v10H470z"
            fill={dark} opacity=".55" />
    </svg>
  );
}

function Palm({ x, y, small }: { x: number; y: number; small?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.7 : 1})`}>
      <path d="M-2 0q5-26-2-48l4-1q8 24 3 49z" fill="#7a4f2d" />
      <path d="M0-48q-20-12-28 6 14-10 28-6zM0-48q-12-20-28-12 18 0 28 12zM0-48q20-12 28 6-14-10-28-6zM0-48q12-20 28-12-18 0-28 12zM0-48q-8 8-6 20 4-12 6-20zM0-48q10 6 10 18-6-10-10-18z"
            fill="#4c7c4a" />
    </g>
  );
}

function Ship({ x, y, small }: { x: number; y: number; small?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.55 : 1})`}>
      <path d="M-22-8v-52M12-8v-62" stroke="#5d3b22" stroke-width="3" />
      <path d="M-38-54h30q6 18 0 36h-30q6-18 0-36zM-2-64h30q8 22 0 46H-2q7-22 0-46z" fill="#fbf3df" />
      <path d="M-2-48h33v10H1z" fill="#b5402e" />
      <path d="M12-70l14-5-14-5z" fill="#b5402e" />
      <path d="M42-10l16-10" stroke="#5d3b22" stroke-width="3" />
      <path d="M-46-24h14v8h78l4-2q-4 26-24 28h-50q-18-6-22-34z" fill="#8f5d35" />
      <path d="M-44-12q40 6 92 0l-2 6q-46 5-88 0z" fill="#e3c48b" />
    </g>
  );
}
