/* Cuba in a small picture: the bay with a ship, the fields, the market and the capitol. */
import { PieceShape } from "../../../art/pieces";
import { HouseShape } from "./houses";

function At({ x, y, size, children }: { x: number; y: number; size: number; children: any }) {
  return <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>;
}

export function Picture() {
  return (
    <svg class="cuba-picture" viewBox="0 0 320 200" role="presentation" aria-hidden="true" focusable="false">
      <rect width="320" height="200" fill="#f8dca6" />
      <circle cx="248" cy="52" r="24" fill="#f6b84a" />
      <path d="M0 74q40-26 84-12t78-10 70 10 88-8v40H0z" fill="#a8c58a" />
      <path d="M0 86h320v44H0z" fill="#4fa6d3" />
      <path d="M0 98q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v8H0z"
        fill="#82c6e4" />
      <g stroke="#3d2a1a" stroke-width="2" stroke-linejoin="round">
        <path d="M206 104h78l10-6-9 20q-2 4-7 4h-58q-6 0-8-6z" fill="#8b5a33" />
        <path d="M240 104V62M264 104V70" fill="none" stroke-width="2.6" />
        <path d="M240 64q22 6 18 30h-18zM238 70q-18 6-22 24h22z" fill="#fdf8ea" />
        <path d="M240 62v-6h12l-3 3 3 3z" fill="#d64a35" stroke-width="1.4" />
        <path d="M0 126q80-10 170-2t150-6v82H0z" fill="#dcc68e" stroke="none" />
      </g>
      <g stroke="#3d2a1a" stroke-width="2" stroke-linejoin="round">
        {["#8fb95a", "#e9d8a0", "#d9b58a", "#9cc47d", "#d9dfa0", "#8fb95a"].map((fill, i) => (
          <path key={i} fill={fill}
            d={`M${20 + (i % 3) * 46 - Math.floor(i / 3) * 8} ${140 + Math.floor(i / 3) * 26}h44l-7 24h-45z`} />
        ))}
      </g>
      <At x={26} y={137} size={0.8}><PieceShape name="tobacco" /></At>
      <At x={74} y={138} size={0.8}><PieceShape name="citrus" /></At>
      <At x={118} y={137} size={0.8}><PieceShape name="sugar" /></At>
      <At x={16} y={164} size={0.8}><PieceShape name="wood" /></At>
      <At x={62} y={164} size={0.8}><PieceShape name="stone" /></At>
      <At x={110} y={164} size={0.8}><PieceShape name="water" /></At>
      <At x={12} y={40} size={1.3}><HouseShape building="lighthouse" /></At>
      <At x={92} y={41} size={1}><HouseShape building="church" /></At>
      <At x={154} y={41} size={1}><HouseShape building="town-hall" /></At>
      <At x={178} y={124} size={1.250}><HouseShape building="general-store" /></At>
      <At x={252} y={136} size={1}><HouseShape building="cigar-factory" /></At>
    </svg>
  );
}
