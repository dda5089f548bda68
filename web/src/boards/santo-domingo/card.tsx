/* A card: picture, number, name and, in signs, what it brings. */
import type { JSX } from "preact";
import { t } from "../../words";
import { CardPicture } from "./art/cards";
import { CardBack, GoodsIcon, VpIcon } from "./art/pieces";
import { nameOf, numberOf } from "./names";
import type { CardName } from "./types";

function For({ card }: { card: CardName }): JSX.Element {
  return <i class="sd-for">{numberOf(card)}</i>;
}

/* The signs on a card: "1: 4 goods" is 4 goods for every card 1 that others play. */
export function Signs({ card }: { card: CardName }): JSX.Element {
  const size = 13;
  switch (card) {
    case "captain":
      return <span>≤ 2 <VpIcon size={size} /></span>;
    case "admiral":
      return <span>≤ 5 <VpIcon size={size} /></span>;
    case "governor":
      return (
        <>
          <span><For card="captain" />4<GoodsIcon size={size} /></span>
          <span><For card="admiral" />2<GoodsIcon size={size} /></span>
        </>
      );
    case "frigate":
      return <span>≤ 3 <GoodsIcon size={size} /></span>;
    case "galleon":
      return <span>{t("all")} <GoodsIcon size={size} /></span>;
    case "customs":
      return (
        <>
          <span><For card="frigate" />3<VpIcon size={size} /></span>
          <span><For card="galleon" />1<VpIcon size={size} /></span>
        </>
      );
    case "trader":
      return <span><GoodsIcon size={size} /> → <VpIcon size={size} /></span>;
    case "beggar":
      return (
        <>
          <span class="sd-back-sign">↩</span>
          <span><GoodsIcon size={size} /></span>
          <span><For card="trader" />2<GoodsIcon size={size} /></span>
        </>
      );
  }
}

/* The face, large enough to be read. */
export function Face({ card }: { card: CardName }): JSX.Element {
  const name = nameOf(card);
  return (
    <span class="sd-face" aria-hidden="true">
      <span class="sd-picture"><CardPicture card={card} /></span>
      <b class="sd-number">{numberOf(card)}</b>
      <span class={`sd-name${name.length > 8 ? " sd-long" : ""}`}>{name}</span>
      <span class="sd-signs"><Signs card={card} /></span>
    </span>
  );
}

/* A small card on the table: turned up with its number, or face down when none is told. */
export function Small({ card, turn }: { card: CardName | null; turn?: boolean }): JSX.Element {
  if (!card) {
    return <span class="sd-small"><CardBack /></span>;
  }
  return (
    <span class={`sd-small${turn ? " sd-turn" : ""}`} title={nameOf(card)}>
      <CardPicture card={card} />
      <b class="sd-number">{numberOf(card)}</b>
    </span>
  );
}
