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
      <svg key={place} x={16 + index * 61.5} y={y} width="42" height="42" viewBox="0 0 64 64">
        <Portrait place={place} />
      </svg>
    ));
  return (
    <svg class="sc-picture" viewBox="0 0 320 200" role="img" aria-hidden="true">
      <rect width="320" height="200" fill="#f2dfb4" />
      <path d="M0 161c30-8 50 6 80 0s50-8 80 0 50 6 80 0 50-6 80 0v39H0z" fill="#5aa3b3" />
      <rect x="15" y="55" width="290" height="58" rx="27" fill="#b7c98f" stroke="#6d645c" stroke-width="15" />
      <rect x="15" y="55" width="290" height="58" rx="27" fill="none" stroke="#f6ecd0" stroke-width="1.6"
        stroke-dasharray="7 7" />
      {people(UPPER, 4)}
      {people(LOWER, 121)}
      {HOUSES.map(({ building, flower }, index) => (
        <g key={building} transform={`translate(${38 + index * 63} 64)`}>
          <svg width="55" height="35" viewBox="0 0 96 60"><House building={building} /></svg>
          <g transform="translate(20 30) scale(.46)"><FlowerShape flower={flower} /></g>
        </g>
      ))}
      <svg x="140" y="42" width="40" height="20" viewBox="0 0 64 32"><Car /></svg>
      <svg x="22" y="161" width="60" height="38" viewBox="0 0 32 22" style={{ "--hull": "#14576c" }}>
        <LittleShip />
      </svg>
      {["sugar", "citrus", "tobacco", "rum", "cigars", "wood"].map((name, index) => (
        <g key={name} transform={`translate(${104 + index * 35} 170) scale(.78)`}><PieceShape name={name} /></g>
      ))}
    </svg>
  );
}
