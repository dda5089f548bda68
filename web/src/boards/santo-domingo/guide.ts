/* What the guide tells about each question of Santo Domingo. */
import type { Guidance } from "../../board";
import { touch } from "../../device";
import type { Choice } from "../../types";
import { t } from "../../words";
import type { View } from "./types";

function cardsOf(choice: Choice): unknown[] {
  return (choice["cards"] as unknown[] | undefined) ?? [];
}

function choose(choices: Choice[]): Guidance {
  const two = cardsOf(choices[0]!).length === 2;
  const how = touch()
    ? two
      ? t("Tap two glowing cards of your hand, then the button above them.")
      : t("Tap one of the glowing cards of your hand, then the button above them.")
    : two
      ? t("Click two glowing cards of your hand, then the button above them.")
      : t("Click one of the glowing cards of your hand.");
  if (choices.length === 1)
    return {
      title: t("Your last cards"),
      word: "beggar",
      lines: [
        t("Nothing else is left in your hand, so there is nothing to choose: your Beggar brings all played cards back."),
        t("With no other card left it also brings you 4 goods, and 2 more for each Trader of the others."),
        how,
      ],
    };
  if (new Set(choices.flatMap(cardsOf)).size <= 3)
    return {
      title: t("Few cards are left"),
      word: "beggar",
      lines: [
        t("Your hand is nearly empty: only the Beggar brings your played cards back."),
        t("Now is a good time for it: with so few cards left it also brings you 3 goods."),
        how,
      ],
    };
  return {
    title: two ? t("Which two cards?") : t("Which card?"),
    word: "rules",
    lines: [
      two
        ? t("Everybody chooses two cards, hidden from the others. Then all are turned up and work one after another, from 1 to 8.")
        : t("Everybody chooses a card, hidden from the others. Then all are turned up and work one after another, from 1 to 8."),
      t("For a start: Admiral when there are many victory points on the board, Galleon when there are many goods, Trader when you have goods and the rate is good."),
      how,
    ],
  };
}

function trade(choices: Choice[]): Guidance {
  if (choices.length === 1)
    return {
      title: t("Nothing to buy this time"),
      word: "trader",
      lines: [
        t("Your Trader turns goods into victory points, but you have too few for the rates on offer."),
        t("Collect goods before you play it again. Click “keep” under the trader row."),
      ],
    };
  return {
    title: t("Goods into victory points"),
    word: "trader",
    lines: [
      t("Your Trader turns goods into victory points, at the rate of the marker or any rate left of it. Afterwards the marker goes back to 0."),
      t("At a good rate (2 VP for 3 goods, or better) buy as much as you can: at the end of the game 3 goods bring only 1 VP."),
      touch()
        ? t("Tap an amount under the trader row; press it long first to see what you would have then.")
        : t("Click an amount under the trader row; point at it first to see what you would have then."),
    ],
  };
}

export function guide(view: View, choices: Choice[]): Guidance | null {
  if (choices.length === 0) return null;
  return view.phase === "choose" ? choose(choices) : view.phase === "trade" ? trade(choices) : null;
}
