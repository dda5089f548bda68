/* Everybody's display: points, store, cards, and whether they have chosen. */
import type { JSX } from "preact";
import { SeatMark } from "../../art/seat";
import type { Seat } from "../../board";
import type { Choice } from "../../types";
import { t, tn } from "../../words";
import { GoodsIcon, Icon, VpIcon } from "./art/pieces";
import { Small } from "./card";
import { nameOf, numberOf } from "./names";
import type { Shown } from "./story";
import { cardNames, storeSize, type CardName, type View } from "./types";

interface Props {
  view: View;
  shown: Shown;
  seats: Seat[];
  pledged: number[];
  /* Whether the table knows who has not chosen yet. */
  known: boolean;
  selected: Choice | null;
  you: number | null;
  telling: boolean;
}

function Store({ goods, give }: { goods: number; give: number }): JSX.Element {
  return (
    <span class="sd-store" aria-hidden="true">
      {Array.from({ length: storeSize }, (_, i) => (
        <i key={i} class={i < goods - give ? "sd-crate" : i < goods ? "sd-crate sd-given" : ""} />
      ))}
    </span>
  );
}

/* Which of the eight are in hand: the number stands or is crossed out. */
function Cards({ hand, played }: { hand: CardName[] | null; played: CardName[] }): JSX.Element {
  if (!hand) return <p class="sd-memory">{t("Cards played: from memory")}</p>;
  const gone = cardNames.filter((card) => !hand.includes(card));
  const told = `${tn("{0} card in hand", "{0} cards in hand", hand.length)}; ${
    gone.length ? t("played: {0}", gone.map(nameOf).join(", ")) : t("none played")
  }`;
  return (
    <p class="sd-pips" role="img" aria-label={told} title={told}>
      {cardNames.map((card) => (
        <i key={card}
           class={hand.includes(card) ? "sd-in" : played.includes(card) ? "sd-open-pip" : "sd-out"}>
          {numberOf(card)}
        </i>
      ))}
    </p>
  );
}

function Display(props: Props & { seat: number }): JSX.Element {
  const { view, shown, seat, selected } = props;
  const facts = view.seats[seat]!;
  const now = shown.seats[seat]!;
  const person = props.seats[seat];
  const mine = seat === props.you;
  const buying = mine && selected?.kind === "buy" ? selected : null;
  const bought = Number(buying?.["vp"] ?? 0);
  const paid = buying?.cost?.["goods"] ?? 0;
  const ledger = shown.ledger;
  const open = ledger && !ledger.done ? ledger.cards.filter((card) => card.seat === seat) : [];
  const past = ledger?.done ? ledger.cards.filter((card) => card.seat === seat) : [];
  const chosen = view.phase === "choose" && !props.telling && props.pledged.includes(seat);
  const status =
    view.phase === "over" || props.telling ? ""
    : facts.trading ? t("trades")
    : view.phase === "trade" ? ""
    : chosen ? t("has chosen") : props.known ? t("is choosing") : "";
  const gains = shown.gains.filter((gain) => gain.seat === seat && gain.amount !== 0);
  return (
    <li class={`sd-display${mine ? " sd-mine" : ""}`} style={{ "--seat": `var(--seat-${seat})` }}>
      <p class="sd-who">
        <SeatMark seat={seat} size={18} />
        <b>{person?.name ?? t("Player {0}", seat + 1)}</b>
        {mine && person?.isYou && <em>{t("you")}</em>}
        <span class={`sd-status${chosen ? " sd-yes" : ""}`}>
          {chosen && <span aria-hidden="true">✓ </span>}
          <span class={chosen || !facts.trading ? "sd-spelt" : ""}>{status}</span>
        </span>
      </p>
      <span class="sd-race" aria-hidden="true">
        <i style={{ width: `${Math.min(100, ((now.vp + bought) / view.goal) * 100)}%` }} />
      </span>
      <p class="sd-counts">
        <span role="img" aria-label={t("{0} of {1} VP", now.vp, view.goal)}>
          <VpIcon size={22} />
          <b class={bought ? "sd-would" : ""}>{now.vp + bought}</b>
          <small>/{view.goal}</small>
        </span>
        <span role="img" aria-label={t("{0} of {1} goods", now.goods, storeSize)}>
          <GoodsIcon size={20} />
          <b class={paid ? "sd-would" : ""}>{now.goods - paid}</b>
          <small>/{storeSize}</small>
        </span>
      </p>
      <Store goods={now.goods} give={paid} />
      <Cards hand={now.hand} played={open.map((card) => card.card)} />
      <p class="sd-slot" aria-hidden={!chosen && !open.length && !past.length}>
        {open.length
          ? open.map((card) => <Small key={`${ledger!.round}${card.card}`} card={card.card} turn={props.telling} />)
          : chosen
            ? Array.from({ length: view.cards }, (_, i) => <Small key={i} card={null} />)
            : past.map((card) => (
                <span key={card.card} class="sd-past"><Small card={card.card} /></span>
              ))}
      </p>
      {gains.length > 0 && (
        <p class="sd-gains" aria-hidden="true">
          {gains.map((gain, i) => (
            <span key={i} class={gain.amount < 0 ? "sd-loss" : ""}>
              {gain.amount > 0 ? "+" : "−"}{Math.abs(gain.amount)} <Icon what={gain.what} size={16} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

export function Displays(props: Props): JSX.Element {
  return (
    <ul class={`sd-displays sd-${props.view.players}`} aria-label={t("Displays")}>
      {props.view.seats.map((_, seat) => (
        <Display key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}
