/* The facts of a table of Santo Domingo; docs/notation/santo-domingo.md tells their meaning. */

export const cardNames = [
  "captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar",
] as const;

export type CardName = (typeof cardNames)[number];
export type What = "vp" | "goods";

export interface Rate {
  goods: number;
  vp: number;
}

export interface Row {
  vp: number;
  goods: number;
  trader: number;
}

export interface SeatView {
  vp: number;
  goods: number;
  /* Not told of others when the table plays from memory. */
  hand: CardName[] | null;
  chosen: CardName[];
  played: CardName[];
  discard: CardName[] | null;
  committed: boolean;
  trading: boolean;
}

export interface View {
  players: number;
  side: "standard" | "winter";
  goal: number;
  /* How many everybody plays in a round. */
  cards: number;
  memory: boolean;
  phase: "choose" | "trade" | "over";
  round: number;
  row: Row;
  rates: Rate[];
  seats: SeatView[];
}

/* What a store holds; printed on the displays. */
export const storeSize = 15;
/* The last space of every row. */
export const rowEnd = 15;
