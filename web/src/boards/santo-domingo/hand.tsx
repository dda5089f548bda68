/* Your eight cards: click the one, or the two, you play. A finger first sees what a card does:
 * it plays with a button, as with two cards. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seat } from "../../board";
import { reveal, touch } from "../../device";
import { byFinger, usePointing } from "../../spot";
import type { Choice } from "../../types";
import { t } from "../../words";
import { Face } from "./card";
import { lineOf, nameOf } from "./names";
import { cardNames, type CardName, type View } from "./types";

interface Props {
  view: View;
  you: number;
  owner: Seat | undefined;
  choices: Choice[];
  selected: Choice | null;
  /* Your hidden commitment. */
  pledged: CardName[];
  choose(choice: Choice): void;
  look(choice: Choice | null): void;
  help(word: string, action?: string): void;
  /* Which cards the board shows the reach of. */
  peek(cards: CardName[]): void;
  /* What is picked leaves only these choices. */
  among?(choices: Choice[] | null): void;
  /* The board still tells what has happened. */
  telling: boolean;
}

function cardsOf(choice: Choice): CardName[] {
  return (choice["cards"] as CardName[] | undefined) ?? [];
}

/* What the only card of a choice brings, and what it would bring just now. */
function wordsOf(choice: Choice): string {
  return [lineOf(cardsOf(choice)[0]!), choice.note].filter(Boolean).join("; ");
}

function same(a: CardName[], b: CardName[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

/* One card: legal ones glow, the others tell why on a click. */
function HandCard(props: {
  card: CardName;
  title: string;
  stamp: string;
  legal: boolean;
  pressed: boolean | undefined;
  mark: boolean;
  pair: boolean;
  looked: boolean;
  chosen: boolean;
  gone: boolean;
  look(): void;
  leave(): void;
  click(finger: boolean): void;
  help(): void;
}): JSX.Element {
  const { card, legal } = props;
  const look = (): void => void (legal && props.look());
  const pointing = usePointing({ look, leave: props.leave, long: legal ? props.help : () => props.click(true) });
  const kinds = {
    glow: legal, idle: !legal, "sd-picked": props.mark, "sd-pair": props.pair, "sd-looked": props.looked,
    "sd-chosen": props.chosen, "sd-gone": props.gone,
  };
  const rules = t("Rules: {0}", nameOf(card));
  return (
    <li class="sd-holder">
      <button
        type="button"
        class={`sd-card ${Object.entries(kinds).flatMap(([kind, on]) => (on ? [kind] : [])).join(" ")}`}
        aria-pressed={props.pressed}
        aria-haspopup={legal ? undefined : "dialog"}
        title={props.title}
        {...pointing}
        onClick={(event) => (legal || event.detail < 2) && props.click(byFinger(event))}
        onKeyDown={(event) => event.key === "?" && props.help()}
      >
        <span class="unseen">{[props.title, props.stamp].filter(Boolean).join(". ")}</span>
        <Face card={card} />
        {props.stamp && <span class="sd-stamp" aria-hidden="true">{props.chosen && "✓ "}{props.stamp}</span>}
        {props.mark && <span class="sd-order" aria-hidden="true">✓</span>}
      </button>
      <button type="button" class="ask" tabIndex={-1} aria-label={rules} title={rules} onClick={props.help}>
        ?
      </button>
    </li>
  );
}

export function Hand(props: Props): JSX.Element {
  const { view, you, choices, selected, pledged } = props;
  const mine = view.seats[you]!;
  const plays = choices.filter((choice) => choice.kind === "play");
  const size = plays[0] ? cardsOf(plays[0]).length : 0;
  const [picked, pick] = useState<CardName[]>([]);

  const moment = `${you} ${view.round} ${view.phase} ${plays.length > 0}`;
  useEffect(() => {
    pick([]);
    props.peek([]);
    props.among?.(null);
  }, [moment]);

  /* Who is asked to play from it sees it, and of the board above it as much as possible. */
  const root = useRef<HTMLElement>(null);
  const asked = plays.length > 0 && !props.telling;
  useEffect(() => {
    const rows = root.current?.parentElement?.querySelectorAll(".sd-row") ?? [];
    if (asked && root.current) reveal([root.current, ...[...rows].reverse()]);
  }, [moment, asked]);

  const find = (cards: CardName[]): Choice | undefined =>
    plays.find((choice) => same(cardsOf(choice), cards));
  /* Whether some legal choice holds these cards. */
  const possible = (cards: CardName[]): boolean =>
    plays.some((choice) => cards.every((card) => cardsOf(choice).includes(card)));
  const ready = size > 0 && picked.length === size ? find(picked) : undefined;

  function wouldBe(card: CardName): CardName[] {
    if (picked.includes(card)) return picked.filter((c) => c !== card);
    return size === 1 ? [card] : [...picked, card];
  }

  function click(card: CardName, finger: boolean): void {
    const only = size === 1 ? find([card]) : undefined;
    if (only && !finger) {
      props.choose(only);
      return;
    }
    const next = wouldBe(card);
    if (next.length > size || !possible(next)) return;
    pick(next);
    if (size === 2)
      props.among?.(next.length ? plays.filter((choice) => next.every((one) => cardsOf(choice).includes(one))) : null);
    props.look((next.length === size && find(next)) || null);
    props.peek(next);
  }

  function look(card: CardName): void {
    const cards = picked.length === 2 || picked.includes(card) ? picked : wouldBe(card);
    props.peek(cards);
    props.look(find(cards) ?? null);
  }

  function leave(): void {
    props.peek(picked);
    props.look(ready ?? null);
  }

  /* What playing the card would be, where it cannot be played. */
  function deed(card: CardName): string {
    if (view.cards === 1) return card;
    const other = picked[0] ?? cardNames.find((one) => one !== card && mine.hand?.includes(one)) ?? cardNames[0];
    const pair = [card, other === card ? cardNames[1] : other] as CardName[];
    return pair.sort((a, b) => cardNames.indexOf(a) - cardNames.indexOf(b)).join("+");
  }

  function stampOf(card: CardName): string {
    if (mine.played.includes(card)) return t("on the table");
    if (mine.hand && !mine.hand.includes(card)) return t("played");
    return pledged.includes(card) ? t("chosen") : "";
  }

  const line =
    pledged.length && view.phase === "choose" ? t("Chosen: {0}. Waiting for the others.", pledged.map(nameOf).join(" + "))
    : !plays.length ? ""
    : size === 1 ? (ready ? wordsOf(ready) : t("Play one card."))
    : picked.length === 0 ? t("Play two cards: pick the first.")
    : picked.length === 1 ? t("{0}, and which second card?", nameOf(picked[0]!))
    : t("{0} and {1}: pick one again to take it back.", nameOf(picked[0]!), nameOf(picked[1]!));
  const title = props.owner?.isYou ? t("Your hand") : t("Hand of {0}", props.owner?.name ?? "?");
  const told = selected?.kind !== "play" || (ready && size === 1) ? ""
    : size === 1 ? `${selected.text}: ${wordsOf(selected)}`
    : [selected.text, selected.note].filter(Boolean).join("; ");
  return (
    <section class="sd-hand" aria-label={title} ref={root}>
      <header class={ready ? `sd-ready sd-ready-${size}` : line ? "sd-asks" : ""}>
        <b>{title}</b>
        <span class="sd-line" role="status">{line}</span>
        {ready && (
          <button type="button" class="button primary glow sd-play" title={ready.text}
                  onClick={() => props.choose(ready)}
                  onFocus={() => props.look(ready)}>
            {size === 1
              ? t("Play {0}", nameOf(picked[0]!))
              : t("Play {0} + {1}", nameOf(cardsOf(ready)[0]!), nameOf(cardsOf(ready)[1]!))}
          </button>
        )}
      </header>
      <ul>
        {cardNames.map((card) => {
          const mark = picked.includes(card);
          const legal = (mine.hand?.includes(card) ?? true) &&
            (mark || (size < 2 ? possible([card]) : picked.length < 2 && possible([...picked, card])));
          return (
            <HandCard key={card} card={card} legal={legal} mark={mark} pair={ready !== undefined && mark}
                      gone={mine.hand !== null && !mine.hand.includes(card)} chosen={pledged.includes(card)}
                      looked={selected ? cardsOf(selected).includes(card) : false}
                      title={`${nameOf(card)}: ${lineOf(card)}`}
                      stamp={stampOf(card)} pressed={legal && (size === 2 || touch()) ? mark : undefined}
                      look={() => look(card)} leave={leave} help={() => props.help(card)}
                      click={(finger) => (legal ? click(card, finger) : props.help(card, deed(card)))} />
          );
        })}
      </ul>
      <p class="sd-told" aria-hidden="true">{told}</p>
    </section>
  );
}
