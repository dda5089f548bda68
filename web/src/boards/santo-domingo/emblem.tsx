/* Small pictures beside the topics of the rules. */
import type { JSX } from "preact";
import { CardPicture } from "./art/cards";
import { CardBack, GoodsIcon, Marker, TraderIcon, VpIcon } from "./art/pieces";
import { cardNames } from "./types";

const size = 72;

const others: Record<string, () => JSX.Element> = {
  rules: () => <CardBack />,
  setup: () => <GoodsIcon size={size} />,
  round: () => <Marker row="vp" value={4} />,
  rates: () => <TraderIcon size={size} />,
  end: () => <VpIcon size={size} />,
};

export function emblem(word: string): JSX.Element | null {
  const card = cardNames.find((name) => name === word);
  return card ? <CardPicture card={card} /> : (others[word]?.() ?? null);
}
