/* Small pictures beside the topics of the rules. */
import type { JSX } from "preact";
import { Piece } from "../../art/pieces";
import { House } from "./buildings";
import { Portrait } from "./cubans";
import { FlowerMark } from "./flowers";
import { Car, Deed, Flag, LittleShip, Pawn } from "./things";
import { BUILDINGS } from "./types";
import type { Cuban } from "./types";

const size = 72;

const cubans: Cuban[] = ["pedro", "maria", "jose", "martinez", "conchita", "miguel", "pablo", "el-zorro", "alonso"];

const others: Record<string, () => JSX.Element> = {
  rules: () => <Portrait place="port" />,
  setup: () => <Pawn seat={0} size={size} />,
  drive: () => <Car />,
  buildings: () => <FlowerMark flower="red" size={size} />,
  delivery: () => <Flag value={4} />,
  wood: () => <Piece name="wood" size={size} />,
  ships: () => <span style={{ "--hull": "#9c4632" }}><LittleShip /></span>,
  owner: () => <Deed seat={0} size={size} />,
  inactive: () => <span class="sleeps"><Portrait place="pablo" /></span>,
  end: () => <Flag value={5} />,
};

export function emblem(word: string): JSX.Element | null {
  const cuban = cubans.find((name) => name === word);
  const building = BUILDINGS.find((name) => name === word);
  if (cuban) return <Portrait place={cuban} />;
  return building ? <House building={building} /> : (others[word]?.() ?? null);
}
