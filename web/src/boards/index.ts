/* The boards by the names of their games. */
import type { Board } from "../board";
import { board as cuba } from "./cuba";
import { board as santiago } from "./santiago";
import { board as santoDomingo } from "./santo-domingo";

const boards: Record<string, Board> = {
  "santo-domingo": santoDomingo,
  santiago,
  cuba,
};

export const gamesWithBoards = Object.keys(boards);

export function boardOf(game: string): Board | undefined {
  return boards[game];
}
