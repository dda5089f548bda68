/* The words of the cards. */
import { t } from "../../words";
import { cardNames, type CardName } from "./types";

export function numberOf(card: CardName): number {
  return cardNames.indexOf(card) + 1;
}

export function nameOf(card: CardName): string {
  switch (card) {
    case "captain":
      return t("Captain");
    case "admiral":
      return t("Admiral");
    case "governor":
      return t("Governor");
    case "frigate":
      return t("Frigate");
    case "galleon":
      return t("Galleon");
    case "customs":
      return t("Customs");
    case "trader":
      return t("Trader");
    case "beggar":
      return t("Beggar");
  }
}

/* What the card brings, in the words of the terminal's menu. */
export function lineOf(card: CardName): string {
  switch (card) {
    case "captain":
      return t("up to 2 VP off the board");
    case "admiral":
      return t("up to 5 VP off the board, after the Captains");
    case "governor":
      return t("4 goods for each Captain, 2 for each Admiral others play");
    case "frigate":
      return t("up to 3 goods off the board");
    case "galleon":
      return t("all goods off the board, after the Frigates");
    case "customs":
      return t("3 VP for each Frigate, 1 for each Galleon others play");
    case "trader":
      return t("turns goods into VP");
    case "beggar":
      return t("goods, and all your cards come back to hand");
  }
}
