/* Events, told step by step: what stands on the table after each of them. The last step
 * always gives way to the facts of the server. */
import type { Event } from "../../types";
import { cardNames, type CardName, type Row, type View, type What } from "./types";

export interface Gain {
  what: What;
  amount: number;
  lost: number;
}

/* A card on the table, and what it has brought so far. */
export interface Open {
  seat: number;
  card: CardName;
  gain?: Gain;
  trade?: { goods: number; vp: number };
  back?: number;
}

/* The cards of one round. */
export interface Ledger {
  round: number;
  cards: Open[];
  /* The round is over; its cards are only remembered. */
  done: boolean;
  setback?: { from: number; to: number };
}

export interface Shown {
  round: number;
  row: Row;
  seats: { vp: number; goods: number; hand: CardName[] | null }[];
  ledger: Ledger | null;
  /* The card being carried out. */
  step: CardName | null;
  /* What each seat has just gained or given. */
  gains: { seat: number; what: What; amount: number }[];
  converted: { seat: number; goods: number; vp: number }[];
}

/* How long a step is looked at, in milliseconds at speed 1. */
export interface Frame {
  shown: Shown;
  time: number;
}

function playedNow(view: View): Ledger | null {
  const cards: Open[] = view.seats.flatMap((seat, index) =>
    seat.played.map((card) => ({ seat: index, card })),
  );
  return cards.length ? { round: view.round, cards, done: false } : null;
}

/* The ledger is kept as long as it tells of this round or of the one before. */
export function showView(view: View, ledger: Ledger | null): Shown {
  const kept =
    ledger && (view.phase === "choose" ? view.round === ledger.round + 1 : view.round === ledger.round)
      ? { ...ledger, done: view.phase !== "trade" }
      : playedNow(view);
  return {
    round: view.round,
    row: view.row,
    seats: view.seats.map(({ vp, goods, hand }) => ({ vp, goods, hand })),
    ledger: kept,
    step: null,
    gains: [],
    converted: [],
  };
}

/* Whether a told story has arrived at these facts. */
export function agrees(shown: Shown, view: View): boolean {
  return (
    shown.row.vp === view.row.vp &&
    shown.row.goods === view.row.goods &&
    shown.row.trader === view.row.trader &&
    view.seats.every((s, i) => s.vp === shown.seats[i]?.vp && s.goods === shown.seats[i]?.goods)
  );
}

function change(shown: Shown, seat: number, what: What, amount: number): Shown {
  return {
    ...shown,
    seats: shown.seats.map((s, i) => (i === seat ? { ...s, [what]: s[what] + amount } : s)),
  };
}

function mark(shown: Shown, seat: number, card: CardName, part: Partial<Open>): Shown {
  if (!shown.ledger) return shown;
  const cards = shown.ledger.cards.map((open) =>
    open.seat === seat && open.card === card ? { ...open, ...part } : open,
  );
  return { ...shown, ledger: { ...shown.ledger, cards } };
}

function gained(shown: Shown, seat: number, what: What, amount: number): Shown {
  return { ...shown, gains: [...shown.gains, { seat, what, amount }] };
}

/* The table after one event. */
function after(before: Shown, event: Event): Shown {
  let shown = before;
  const seat = event.seat ?? 0;
  const card = event["card"] as CardName;
  const what = event["what"] as What;
  const amount = Number(event["amount"] ?? 0);
  const goods = Number(event["goods"] ?? 0);
  const vp = Number(event["vp"] ?? 0);
  switch (event.event) {
    case "round":
      return {
        ...shown,
        round: Number(event["number"]),
        ledger: shown.ledger && { ...shown.ledger, round: Number(event["number"]) - 1, done: true },
      };
    case "supply":
      return { ...shown, row: { vp, goods, trader: Number(event["trader"]) } };
    case "reveal": {
      const open = shown.ledger && !shown.ledger.done;
      const ledger: Ledger = open
        ? shown.ledger!
        : { round: shown.round, cards: [], done: false };
      return {
        ...shown,
        ledger: { ...ledger, cards: [...ledger.cards, { seat, card }] },
        seats: shown.seats.map((s, i) =>
          i === seat && s.hand ? { ...s, hand: s.hand.filter((c) => c !== card) } : s,
        ),
      };
    }
    case "take":
    case "earn":
      if (event.event === "take") {
        shown = { ...shown, row: { ...shown.row, [what]: shown.row[what] - amount } };
      }
      shown = mark(change(shown, seat, what, amount), seat, card, {
        gain: { what, amount, lost: 0 },
      });
      return gained({ ...shown, step: card }, seat, what, amount);
    case "lose": {
      const open = shown.ledger?.cards.find((o) => o.seat === seat && o.card === shown.step);
      shown = change(shown, seat, "goods", -goods);
      if (!open?.gain) return shown;
      return mark(shown, seat, open.card, { gain: { ...open.gain, lost: goods } });
    }
    case "setback": {
      const from = Number(event["from"]);
      const to = Number(event["to"]);
      return {
        ...shown,
        step: "trader",
        row: { ...shown.row, trader: to },
        ledger: shown.ledger && { ...shown.ledger, setback: { from, to } },
      };
    }
    case "trade":
      shown = change(change(shown, seat, "goods", -goods), seat, "vp", vp);
      shown = mark({ ...shown, step: "trader" }, seat, "trader", { trade: { goods, vp } });
      return gained(gained(shown, seat, "vp", vp), seat, "goods", -goods);
    case "reset":
      return { ...shown, step: "trader", row: { ...shown.row, trader: Number(event["to"]) } };
    case "return":
      shown = mark({ ...shown, step: "beggar" }, seat, "beggar", { back: Number(event["cards"]) });
      return {
        ...shown,
        seats: shown.seats.map((s, i) =>
          i === seat && s.hand ? { ...s, hand: [...cardNames] } : s,
        ),
      };
    case "finish":
      return {
        ...shown,
        step: null,
        ledger: shown.ledger && { ...shown.ledger, round: Number(event["round"]), done: true },
      };
    case "convert":
      shown = change(change(shown, seat, "goods", -goods), seat, "vp", vp);
      shown = { ...shown, converted: [...shown.converted, { seat, goods, vp }] };
      return gained(gained(shown, seat, "vp", vp), seat, "goods", -goods);
    default:
      return shown;
  }
}

/* Events that are looked at together. */
function group(event: Event): string {
  switch (event.event) {
    case "take":
    case "earn":
      return `card ${String(event["card"])}`;
    case "trade":
      return `trade ${event.seat}`;
    case "round":
    case "supply":
      return "supply";
    case "finish":
    case "convert":
      return "convert";
    default:
      return event.event;
  }
}

const times: Record<string, number> = { reveal: 850, supply: 450, reset: 350, return: 500 };
const usual = 700;

export function tell(start: Shown, events: Event[]): Frame[] {
  const frames: Frame[] = [];
  let shown = start;
  let last = "";
  for (const event of events) {
    const name = event.event === "lose" ? last : group(event);
    if (name !== last || !frames.length) {
      shown = { ...shown, gains: [], step: null };
      frames.push({ shown, time: times[name] ?? usual });
      last = name;
    }
    shown = after(shown, event);
    frames[frames.length - 1]!.shown = shown;
  }
  return frames;
}
