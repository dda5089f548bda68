/* The facts of a Santiago table, as docs/notation/santiago.md names them. */

export type Good = "sugar" | "citrus" | "tobacco" | "rum" | "cigars";
export type Ware = Good | "wood";
export type Flower = "yellow" | "blue" | "red" | "white";
export type Cuban =
  | "pedro" | "maria" | "jose" | "martinez" | "conchita"
  | "miguel" | "pablo" | "el-zorro" | "alonso";
export type Place = "port" | Cuban;
export type Building =
  | "bank" | "church" | "distillery" | "cigar-factory" | "black-market" | "sawmill"
  | "cafe" | "customs" | "casino" | "harbourmaster" | "office" | "newspaper";

export const GOODS: Good[] = ["sugar", "citrus", "tobacco", "rum", "cigars"];
export const WARES: Ware[] = [...GOODS, "wood"];
export const FLOWERS: Flower[] = ["yellow", "blue", "red", "white"];
export const BUILDINGS: Building[] = [
  "bank", "church", "distillery", "cigar-factory", "black-market", "sawmill",
  "cafe", "customs", "casino", "harbourmaster", "office", "newspaper",
];

/* Behind a screen, vp, pesos and goods are not told. */
export interface SeatView {
  vp: number | null;
  pesos: number | null;
  goods: Record<Ware, number> | null;
  markers: number;
  owned: Building[];
  piece: Building | null;
  out: boolean;
}

export interface View {
  players: number;
  preset: string;
  screens: boolean;
  phase: string;
  turn: number;
  starter: number | null;
  active: number | null;
  ship: number;
  value: number;
  roll_due: boolean;
  demand: Record<Good, number>;
  left_out: Good | null;
  rolled: Record<Good, number | null>;
  car: number;
  street: (Place | null)[];
  cubans: Record<Cuban, { flower: Flower | "none"; stop: number | null; inactive: boolean }>;
  buildings: Record<
    Building,
    { flower: Flower | null; owner: number | null; piece: number | null }
  >;
  supply: Record<Ware, number>;
  in_use: Building | null;
  employed: boolean;
  exchange: "vp" | "pesos" | null;
  seats: SeatView[];
}

/* What a seat's stock is made of, in the order it is shown. */
export type Stock = "vp" | "pesos" | Ware;
export const STOCKS: Stock[] = ["vp", "pesos", ...WARES];

export function stock(seat: SeatView, what: Stock): number {
  return (what === "vp" || what === "pesos" ? seat[what] : seat.goods?.[what]) ?? 0;
}
