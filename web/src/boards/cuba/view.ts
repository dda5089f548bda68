/* The facts of a table of Cuba (docs/notation/cuba.md), and how a choice would change them. */
import type { Change, Choice } from "../../types";

export type Piece =
  | "wood" | "stone" | "water" | "citrus" | "sugar" | "tobacco" | "rum" | "cigars";
export type Merchandise = "citrus" | "sugar" | "tobacco" | "rum" | "cigars";
export type Character = "worker" | "tradeswoman" | "architect" | "foreman" | "mayor";
export type Place = "sea" | "dock-1" | "dock-2" | "dock-3";
export type Type = "tax" | "duty" | "subsidy" | "other";

export const pieces: Piece[] =
  ["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"];
export const merchandise: Merchandise[] = ["citrus", "sugar", "tobacco", "rum", "cigars"];
export const characters: Character[] = ["worker", "tradeswoman", "architect", "foreman", "mayor"];
export const types: Type[] = ["tax", "duty", "subsidy", "other"];
export const columns = ["a", "b", "c", "d"];
export const rows = ["1", "2", "3"];
export const fields = rows.flatMap((row) => columns.map((column) => column + row));

/* What a ship's letter stands for. */
export const cargo: Record<string, Merchandise> =
  { C: "citrus", S: "sugar", T: "tobacco", R: "rum", G: "cigars" };

/* The votes printed on the characters. */
export const votes: Record<Character, number> =
  { worker: 1, tradeswoman: 2, architect: 3, foreman: 4, mayor: 5 };

export interface Ship {
  ship: number;
  spaces: { merchandise: Merchandise; loaded: boolean }[];
}

export type Plantation = Record<string, string>;

export interface SeatView {
  colour: string | null;
  plantation: Plantation | null;
  piece: string | null;
  vp: number;
  pesos: number;
  lot: Record<Piece, number>;
  warehouse: Partial<Record<Piece, number>>;
  hand: Character[];
  aside: Character | null;
  played: Character[];
  bid: number;
  votes: number;
  taxed: boolean;
}

export interface View {
  players: number;
  plantations: string;
  parliament: string;
  sides: string;
  stage: string;
  phase: string;
  round: number;
  turn: number;
  start: number;
  active: number;
  ballot: number;
  bidders: number[];
  prices: {
    product: number[];
    good: number[];
    stock_asks: number;
    stock_pays_product: number;
    stock_pays_good: number;
  };
  stock: Record<Piece, number>;
  market: Record<Merchandise, number>;
  ships: string[];
  harbour: Record<Place, Ship | null> & { pile: number[]; returned: number[] };
  acts: Record<Type, string | null>;
  bills: Record<Type, string | null>;
  piles: Record<Type, string[]>;
  vetoed: Type | null;
  vetoed_last_round: Type | null;
  town_hall_used: boolean;
  tiles: string[];
  alternatives: {
    resource_taken: boolean;
    product_taken: boolean;
    build_forgone: number;
    load_forgone: number;
  };
  action: {
    character: Character | null;
    harvested: string[];
    bought: string[];
    sold: string[];
    mode: string | null;
    used: string[];
    building: string | null;
    given: string | null;
    dock: Place | null;
    cargo: string | null;
    left: number;
  };
  sides_left: Record<string, Plantation>;
  seats: SeatView[];
}

/* How many a seat has of a piece, in the lot and in the warehouse. */
export function owned(seat: SeatView, piece: Piece): number {
  return seat.lot[piece] + (seat.warehouse[piece] ?? 0);
}

/* The view as the changes would leave it. */
function after(view: View, changes: Change[] | undefined): View {
  if (!changes || changes.length === 0) return view;
  const copy = structuredClone(view);
  for (const change of changes) {
    let at: any = copy;
    for (const step of change.path.slice(0, -1)) at = at?.[step];
    if (at && typeof at === "object") at[change.path[change.path.length - 1]!] = change.to ?? null;
  }
  return copy;
}

/* What a preview shows. A cost that is paid later, as that of a building before it has a
 * field, or of a bid before all are opened, is shown as if it were paid now. */
export function preview(view: View, choice: Choice | null, you: number | null): View {
  const changes = choice?.effect?.changes ?? [];
  const then = after(view, changes);
  if (!choice?.cost || you === null || changes.some((change) => change.path[0] === "seats")) return then;
  const copy = structuredClone(then);
  const seat = copy.seats[you]!;
  for (const [what, amount] of Object.entries(choice.cost)) {
    if (what === "pesos") seat.pesos -= amount;
    else seat.lot[what as Piece] -= amount;
  }
  return copy;
}
