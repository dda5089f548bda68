/* Those who do not play: oneself, after leaving or while a bot sits there, and others in whose
 * place a bot may play on. */
import { address } from "../route";
import type { Position, SeatState } from "../types";
import { t } from "../words";

/* Why somebody who has a seat does not play it. */
export type Absence = "left" | "bot" | null;

export function absence(position: Position<any>): Absence {
  const seat = position.you?.seat;
  if (seat == null || position.phase !== "playing") return null;
  if (position.table.seats[seat]!.bot !== null) return "bot";
  return position.you!.gone ? "left" : null;
}

/* In place of the question. */
export function Away({ why, back }: { why: Absence; back(): void }) {
  return (
    <div class="away-card" role="status">
      <p>{why === "bot" ? t("A bot plays for you.") : t("You have left this game.")}</p>
      <div class="row">
        <button class="button primary" onClick={back}>
          {why === "bot" ? t("I am back") : t("Come back")}
        </button>
        {why === "left" && (
          <a class="button" href={address()}>
            {t("To the start")}
          </a>
        )}
      </div>
    </div>
  );
}

/* The others for whom a bot may be voted. */
export function missing(position: Position<any>): SeatState[] {
  const mine = position.you?.seat;
  if (mine == null || position.phase !== "playing" || absence(position)) return [];
  return position.table.seats.filter(
    (seat) => seat.seat !== mine && seat.kind === "person" && !seat.bot && (seat.gone || seat.overdue),
  );
}

export function Vote({ seat, mine, vote }: { seat: SeatState; mine: number; vote(): void }) {
  const voted = seat.votes.includes(mine);
  return (
    <div class="vote" role="status">
      <p>
        {seat.gone
          ? t("{0} has left. Shall a bot play on?", seat.name)
          : t("{0} has run out of time. Shall a bot play on?", seat.name)}
      </p>
      <button class="button small" disabled={voted} onClick={vote}>
        {voted ? t("You have voted for a bot") : t("Yes, a bot")}
      </button>
    </div>
  );
}
