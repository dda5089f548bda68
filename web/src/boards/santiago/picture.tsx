/* The board in small, for choosing the game. */
import { PieceShape } from "../../art/pieces";
import { House } from "./buildings";
import { Portrait } from "./cubans";
import { FlowerShape } from "./flowers";
import { Car, LittleShip } from "./things";
import type { Building, Flower, Place } from "./types";

const UPPER: Place[] = ["pedro", "maria", "jose", "martinez", "conchita"];
const LOWER: Place[] = ["port", "miguel", "pablo", "el-zorro", "alonso"];
const HOUSES: { building: Building; flower: Flower }[] = [
  { building: "church", flower: "yellow" },
  { building: "distillery", flower: "blue" },
  { building: "harbourmaster", flower: "red" },
  { building: "casino", flower: "white" },
];

export function Picture() {
  const people = (row: Place[], y: number) =>
    row.map((place, index) => (
      <svg key={place} x={14 + index * 59} y={y} width="48" height="48" viewBox="0 0 64 64">
        <Portrait place={place} />
      </svg>
    ));
  return (
    <svg class="sc-picture" viewBox="0 0 320 240" role="img" aria-hidden="true">
      <rect width="320" height="240" rx="12" fill="#f2dfb4" />
      <path d="M0 188c30-8 50 6 80 0s50-8 80 0 50 6 80 0 50-6 80 0v40a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
        fill="#5aa3b3" />
      <rect x="16" y="64" width="288" height="72" rx="30" fill="#b7c98f" stroke="#6d645c" stroke-width="17" />
      <rect x="16" y="64" width="288" height="72" rx="30" fill="none" stroke="#f6ecd0" stroke-width="1.6"
        stroke-dasharray="7 7" />
      {people(UPPER, 6)}
      {people(LOWER, 140)}
      {HOUSES.map(({ building, flower }, index) => (
        <g key={building} transform={`translate(${36 + index * 63} 76)`}>
          <svg width="58" height="38" viewBox="0 0 96 60"><House building={building} /></svg>
          <g transform="translate(20 34) scale(.5)"><FlowerShape flower={flower} /></g>
        </g>
      ))}
      <svg x="118" y="50" width="42" height="21" viewBox="0 0 64 32"><Car /></svg>
      <svg x="24" y="194" width="66" height="42" viewBox="0 0 32 22" style={{ "--hull": "#14576c" }}>
        <LittleShip />
      </svg>
      {["sugar", "citrus", "tobacco", "rum", "cigars", "wood"].map((name, index) => (
        <g key={name} transform={`translate(${112 + index * 33} 203) scale(.8)`}><PieceShape name={name} /></g>
      ))}
    </svg>
  );
}
