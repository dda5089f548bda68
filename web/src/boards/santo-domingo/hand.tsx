/* Your eight cards: click the one, or the two, you play. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../types";
import { t } from "../../words";
import { Face } from "./card";
import { lineOf, nameOf } from "./names";
import { cardNames, type CardName, type View } from "./types";

interface Props {
  view: View;
  you: number;
  choices: Choice[];
  selected: Choice | null;
  /* Your hidden commitment. */
  pledged: CardName[];
  choose(choice: Choice): void;
  look(choice: Choice | null): void;
  help(word: string): void;
  /* Which cards the board shows the reach of. */
  peek(cards: CardName[]): void;
}

const longPress = 450;

function cardsOf(choice: Choice): CardName[] {
  return (choice["cards"] as CardName[] | undefined) ?? [];
}

function same(a: CardName[], b: CardName[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

export function Hand(props: Props): JSX.Element {
  const { view, you, choices, selected, pledged } = props;
  const mine = view.seats[you]!;
  const plays = choices.filter((choice) => choice.kind === "play");
  const size = plays[0] ? cardsOf(plays[0]).length : 0;
  const [picked, pick] = useState<CardName[]>([]);
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; held: boolean }>({ held: false });

  const moment = `${you} ${view.round} ${view.phase} ${plays.length > 0}`;
  useEffect(() => {
    pick([]);
    props.peek([]);
  }, [moment]);

  const find = (cards: CardName[]): Choice | undefined =>
    plays.find((choice) => same(cardsOf(choice), cards));
  /* Whether some legal choice holds these cards. */
  const possible = (cards: CardName[]): boolean =>
    plays.some((choice) => cards.every((card) => cardsOf(choice).includes(card)));
  const pair = size === 2 && picked.length === 2 ? find(picked) : undefined;

  function why(card: CardName): string {
    if (mine.played.includes(card)) return t("Played this round.");
    if (mine.discard?.includes(card)) {
      return t("Already played: it lies in your discard until your Beggar brings it back.");
    }
    if (pledged.includes(card)) return t("You have chosen this card.");
    if (view.phase === "over") return t("The game is over.");
    if (pledged.length) return t("You have chosen; the others are still choosing.");
    if (view.phase === "trade") return t("First the Traders trade.");
    if (picked.length === 2) return t("Two cards are chosen; take one back first.");
    return t("It is not your turn to choose.");
  }

  function wouldBe(card: CardName): CardName[] {
    return picked.includes(card) ? picked.filter((c) => c !== card) : [...picked, card];
  }

  function click(card: CardName): void {
    if (press.current.held) {
      press.current.held = false;
      return;
    }
    if (size === 1) {
      const choice = find([card]);
      if (choice) props.choose(choice);
      return;
    }
    const next = wouldBe(card);
    if (next.length > 2 || !possible(next)) return;
    pick(next);
    props.look((next.length === 2 && find(next)) || null);
    props.peek(next);
  }

  function look(card: CardName): void {
    const cards = picked.length === 2 || picked.includes(card) ? picked : [...picked, card];
    props.peek(cards);
    props.look(find(cards) ?? null);
  }

  function leave(): void {
    props.peek(picked);
    props.look(pair ?? null);
  }

  function touch(card: CardName): void {
    press.current.held = false;
    press.current.timer = setTimeout(() => {
      press.current.held = true;
      look(card);
    }, longPress);
  }

  function Item(card: CardName): JSX.Element {
    const inHand = mine.hand?.includes(card) ?? true;
    const chosen = pledged.includes(card);
    const mark = picked.includes(card);
    const legal = inHand && (mark || (picked.length < Math.max(size, 1) && possible([...picked, card])));
    const looked = selected ? cardsOf(selected).includes(card) : false;
    const name = nameOf(card);
    const single = size === 1 ? find([card]) : undefined;
    const reason = legal ? "" : why(card);
    const title = single ? single.text : `${name}: ${lineOf(card)}${reason && `. ${reason}`}`;
    const state =
      mine.played.includes(card) ? t("on the table")
      : !inHand ? t("played")
      : chosen ? t("chosen") : "";
    return (
      <li key={card} class="sd-holder">
        <button
          type="button"
          class={`sd-card${legal ? " glow" : ""}${mark ? " sd-picked" : ""}${pair && mark ? " sd-pair" : ""}${
            looked ? " sd-looked" : ""}${chosen ? " sd-chosen" : ""}${inHand ? "" : " sd-gone"}`}
          aria-pressed={size === 2 && legal ? mark : undefined}
          aria-disabled={!legal}
          title={title}
          onClick={() => legal && click(card)}
          onMouseEnter={() => legal && look(card)}
          onMouseLeave={leave}
          onFocus={() => legal && look(card)}
          onBlur={leave}
          onTouchStart={() => legal && touch(card)}
          onTouchEnd={() => clearTimeout(press.current.timer)}
          onTouchMove={() => clearTimeout(press.current.timer)}
        >
          <span class="unseen">{title}</span>
          <Face card={card} />
          {state && <span class="sd-stamp" aria-hidden="true">{chosen && "✓ "}{state}</span>}
          {mark && <span class="sd-order" aria-hidden="true">✓</span>}
        </button>
        <button type="button" class="ask" aria-label={t("Rules: {0}", name)}
                title={t("Rules: {0}", name)} onClick={() => props.help(card)}>
          ?
        </button>
      </li>
    );
  }

  const line =
    pledged.length && view.phase === "choose" ? t("Chosen: {0}. Waiting for the others.", pledged.map(nameOf).join(" + "))
    : !plays.length ? ""
    : size === 1 ? t("Play one card.")
    : picked.length === 0 ? t("Play two cards: click the first.")
    : picked.length === 1 ? t("{0}, and which second card?", nameOf(picked[0]!))
    : t("{0} and {1}: click one to take it back.", nameOf(picked[0]!), nameOf(picked[1]!));
  const told = selected?.kind === "play" ? selected.text : "";
  return (
    <section class="sd-hand" aria-label={t("Your hand")}>
      <header>
        <b>{t("Your hand")}</b>
        <span class="sd-line" role="status">{line}</span>
        {pair && (
          <button type="button" class="button primary glow sd-play" title={pair.text}
                  onClick={() => props.choose(pair)}
                  onFocus={() => props.look(pair)}>
            {t("Play {0} + {1}", nameOf(cardsOf(pair)[0]!), nameOf(cardsOf(pair)[1]!))}
          </button>
        )}
      </header>
      <ul>{cardNames.map(Item)}</ul>
      <p class="sd-told" aria-hidden="true">{told}</p>
    </section>
  );
}
