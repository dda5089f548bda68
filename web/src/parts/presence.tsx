/* Whether the others have the table open: a dot, filled or hollow, and its word. */
import { seatsAt } from "../settings";
import type { SeatState, TableState } from "../types";
import { t } from "../words";

/* Null for whom it says nothing: bots, those who have left, and whoever looks at this device. */
export function presence(
  table: TableState,
  seat: SeatState,
  you: number | null | undefined,
  here: number[],
): boolean | null {
  if (seat.kind !== "person" || seat.member === null || seat.bot || seat.gone) return null;
  if (seat.seat === you || seatsAt(table.id).some((held) => held.seat === seat.seat)) return null;
  return here.includes(seat.member);
}

export function Presence({ here, spoken }: { here: boolean; spoken?: boolean }) {
  const word = here ? t("here") : t("away");
  return (
    <span
      class={`presence ${here ? "here" : "away"}`}
      title={here ? t("here: the page of this table is open") : t("away: the page of this table is closed")}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r="4" />
      </svg>
      <span class={spoken ? "" : "unseen"}>{word}</span>
    </span>
  );
}
