/* Words for what the server names by a key: levels, options, clocks. */
import type { Clock, Level } from "./types";
import { t, tn } from "./words";

export const levels: Level[] = ["novice", "easy", "medium", "hard", "expert"];

export function levelName(level: string): string {
  switch (level) {
    case "novice":
      return t("Novice");
    case "easy":
      return t("Easy");
    case "medium":
      return t("Medium");
    case "hard":
      return t("Hard");
    case "expert":
      return t("Expert");
    default:
      return level;
  }
}

export function levelLine(level: string): string {
  switch (level) {
    case "novice":
      return t("plays its first games");
    case "easy":
      return t("knows the rules, little more");
    case "medium":
      return t("plays a decent game");
    case "hard":
      return t("is hard to beat");
    default:
      return t("thinks longest and plays best");
  }
}

const gameNames: Record<string, string> = {
  "santo-domingo": "Santo Domingo",
  santiago: "Santiago de Cuba",
  cuba: "Cuba",
};

/* Names of games are the same in every language. */
export function gameName(game: string): string {
  return gameNames[game] ?? game;
}

export function optionName(name: string): string {
  switch (name) {
    case "side":
      return t("Side of the board");
    case "goal":
      return t("Points to play for");
    case "memory":
      return t("From memory");
    case "preset":
      return t("Rules after");
    case "screens":
      return t("Screens");
    case "plantations":
      return t("Plantations");
    case "parliament":
      return t("Parliament");
    case "sides":
      return t("Who has which plantation");
    default:
      return name;
  }
}

const values: Record<string, () => string> = {
  "side standard": () => t("Standard"),
  "side winter": () => t("Winter: worse rates of the trader"),
  "goal 30": () => t("30 VP"),
  "goal 45": () => t("45 VP, for 2 or 3 players"),
  "memory off": () => t("No: played cards stay visible"),
  "memory on": () => t("Yes: played cards are hidden"),
  "preset rulebook": () => t("The rulebook"),
  "preset manual": () => t("The manual, with its house rules"),
  "screens off": () => t("No: everything is open"),
  "screens on": () => t("Yes: goods, pesos and VP are hidden"),
  "plantations individual": () => t("A different one each"),
  "plantations common": () => t("The same for everyone"),
  "parliament open": () => t("Open"),
  "parliament secret": () => t("Its card is set aside face down"),
  "sides in-order": () => t("In the order of the seats"),
  "sides chosen": () => t("Everyone chooses"),
};

export function valueName(name: string, value: string): string {
  return values[`${name} ${value}`]?.() ?? value;
}

export function clockName(clock: Clock): string {
  switch (clock.kind) {
    case "move":
      return t("{0} for a decision", duration(clock.seconds ?? 0));
    case "game":
      return clock.increment
        ? t("{0} for the game, {1} more per decision", duration(clock.seconds ?? 0), duration(clock.increment))
        : t("{0} for the game", duration(clock.seconds ?? 0));
    case "days":
      return tn("{0} day for a decision", "{0} days for a decision", clock.days ?? 1);
    default:
      return t("No clock");
  }
}

/* 90 -> "1:30"; more than two days in days. */
export function duration(seconds: number): string {
  if (seconds >= 172800) return tn("{0} day", "{0} days", Math.floor(seconds / 86400));
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(Math.floor(seconds % 60))}`
    : `${minutes}:${two(Math.floor(seconds % 60))}`;
}
