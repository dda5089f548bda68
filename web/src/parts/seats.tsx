/* The bar of seats: who plays, whose turn it is, what everybody has. */
import { useEffect, useState } from "preact/hooks";
import { SeatMark } from "../art/seat";
import type { Board, SeatFact } from "../board";
import { duration, levelName } from "../names";
import type { Position, SeatState } from "../types";
import { t } from "../words";
import { Icon } from "./basics";
import { Presence, presence } from "./presence";

interface SeatClock {
  seat: number;
  left: number;
  runs: boolean;
}

/* Runs between positions by the device's own clock. */
function ClockFace({ clock, now }: { clock: SeatClock; now: number }) {
  const [received] = useState(() => ({ at: 0, now: 0 }));
  if (received.now !== now) {
    received.now = now;
    received.at = Date.now();
  }
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock.runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock.runs]);
  const left = clock.left - (clock.runs ? Date.now() - received.at : 0);
  return (
    <span class={`clock ${clock.runs ? "runs" : ""} ${left < 30000 ? "short" : ""}`}>
      <Icon name="clock" size={14} /> {duration(Math.max(0, Math.ceil(left / 1000)))}
    </span>
  );
}

function state(seat: SeatState, position: Position<any>): string | null {
  if (position.phase !== "playing") return null;
  if (seat.overdue && !seat.bot) return t("out of time");
  if (seat.gone && !seat.bot) return t("has left");
  if (position.to_act.includes(seat.seat))
    return seat.bot ? t("thinks …") : seat.seat === position.you?.seat ? t("your turn") : t("their turn");
  if (position.pledged.includes(seat.seat)) return t("has chosen");
  return null;
}

export function SeatFacts({ facts }: { facts: SeatFact[] }) {
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.label} title={fact.label}>
          <dt>
            {fact.icon ? <fact.icon size={16} /> : fact.label}
            {fact.icon && <span class="unseen">{fact.label}</span>}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SeatsBar(props: {
  position: Position<any>;
  board: Board | undefined;
  view: any;
  here: number[];
  /* The seat whose doing is being told; nobody's turn is told meanwhile. */
  doer?: number | null;
  /* The table is looked at as it was: nothing is told of how it is now. */
  past?: boolean;
}) {
  const { position, board, view } = props;
  const mine = position.you?.seat ?? null;
  const clocks = (props.past ? [] : (position.clocks ?? [])) as SeatClock[];
  return (
    <ul class="seats-bar" aria-label={t("Seats")}>
      {position.table.seats.map((seat) => {
        const note = props.past ? null : state(seat, position);
        const active = props.past
          ? false
          : props.doer === undefined
            ? position.phase === "playing" && position.to_act.includes(seat.seat)
            : props.doer === seat.seat;
        const open = props.past ? null : presence(position.table, seat, mine, props.here);
        const clock = clocks.find((one) => one.seat === seat.seat);
        return (
          <li key={seat.seat} class={`${active ? "active" : ""} ${seat.seat === mine ? "mine" : ""}`}>
            <div class="seat-head">
              <SeatMark seat={seat.seat} />
              <strong title={seat.name}>{seat.name}</strong>
              {seat.bot && (
                <small class="bot" title={t("Bot: {0}", levelName(seat.bot))}>
                  <Icon name="bot" size={15} />
                  <span class="unseen">{t("Bot: {0}", levelName(seat.bot))}</span>
                </small>
              )}
              {open !== null && <Presence here={open} />}
              {clock && <ClockFace clock={clock} now={position.now} />}
            </div>
            <SeatFacts facts={board?.seatFacts(view, seat.seat) ?? []} />
            {note && <small class={`seat-state ${(seat.overdue || seat.gone) && !seat.bot ? "urgent" : ""}`}>{note}</small>}
          </li>
        );
      })}
    </ul>
  );
}
