/* The boards by the names of their games. */
import type { Board } from "../board";

const boards: Record<string, Board> = {};

export function boardOf(game: string): Board | undefined {
  return boards[game];
}
