/* What is printed on the building tiles: their cost, and the family they belong to. The view
 * says which are left; a choice says what one costs now. */
import type { Piece } from "./view";

export type Family = "points" | "income" | "power";

interface Tile {
  building: string;
  family: Family;
  cost: Partial<Record<Piece, number>>;
}

function tile(building: string, family: Family, wood: number, stone: number, water: number): Tile {
  const cost: Tile["cost"] = {};
  if (wood) cost.wood = wood;
  if (stone) cost.stone = stone;
  if (water) cost.water = water;
  return { building, family, cost };
}

export const tiles: Tile[] = [
  tile("cement-factory", "points", 1, 2, 0),
  tile("saw-mill", "points", 2, 1, 0),
  tile("golf-course", "points", 0, 0, 2),
  tile("monastery", "points", 2, 1, 0),
  tile("rum-cafe", "points", 1, 1, 1),
  tile("cigar-cafe", "points", 1, 1, 1),
  tile("small-branch-office", "points", 2, 1, 0),
  tile("large-branch-office", "points", 2, 2, 0),
  tile("hotel", "points", 2, 2, 1),
  tile("inn", "points", 1, 1, 1),
  tile("general-store", "income", 1, 2, 0),
  tile("product-house", "income", 2, 1, 0),
  tile("resource-house", "income", 1, 1, 1),
  tile("small-bank", "income", 1, 1, 0),
  tile("large-bank", "income", 2, 3, 0),
  tile("cigar-factory", "income", 2, 2, 0),
  tile("distillery", "income", 2, 2, 0),
  tile("black-market", "income", 3, 2, 0),
  tile("church", "power", 2, 2, 0),
  tile("town-hall", "power", 1, 1, 0),
  tile("dam", "power", 0, 2, 0),
  tile("lighthouse", "power", 1, 1, 0),
  tile("warehouse", "power", 2, 0, 0),
];
