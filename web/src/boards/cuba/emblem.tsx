/* Small pictures beside the topics of the rules. */
import type { JSX } from "preact";
import { Piece } from "../../art/pieces";
import { HouseMark } from "./art/houses";
import { Ground } from "./art/land";
import { Portrait } from "./art/people";
import { tiles } from "./buildings";
import { characters } from "./view";
import { kindOf } from "./words";

const size = 72;

const others: Record<string, () => JSX.Element> = {
  rules: () => <Ground ground="tobacco" />,
  setup: () => <Ground ground="printed-warehouse" />,
  round: () => <Ground ground="citrus" />,
  plantation: () => <Ground ground="forest" />,
  market: () => <Piece name="sugar" size={size} />,
  harbour: () => <HouseMark building="lighthouse" />,
  parliament: () => <Piece name="votes" size={size} />,
  statutes: () => <HouseMark building="town-hall" />,
  end: () => <Piece name="vp" size={size} />,
  points: () => <HouseMark building="hotel" />,
  income: () => <Piece name="pesos" size={size} />,
  power: () => <HouseMark building="church" />,
};

export function emblem(word: string): JSX.Element | null {
  const character = characters.find((name) => name === word);
  if (character) return <Portrait character={character} />;
  return tiles.some((tile) => kindOf(tile.building) === word) ? <HouseMark building={word} /> : (others[word]?.() ?? null);
}
