/* A table that this device knows: who plays there, and how it stood when last seen. */
import { gameName } from "../names";
import { address } from "../route";
import type { KnownSeat } from "../settings";
import { t, tn } from "../words";

/* One entry for a table, however many of its seats are held here; the latest first. */
export function tablesOf(known: KnownSeat[]): KnownSeat[][] {
  const byTable = new Map<string, KnownSeat[]>();
  for (const seat of known) byTable.set(seat.table, [...(byTable.get(seat.table) ?? []), seat]);
  return [...byTable.values()].sort((a, b) => b[0]!.time - a[0]!.time);
}

export function ago(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60000);
  if (minutes < 1) return t("just now");
  if (minutes < 60) return tn("{0} minute ago", "{0} minutes ago", minutes);
  if (minutes < 48 * 60) return tn("{0} hour ago", "{0} hours ago", Math.round(minutes / 60));
  return tn("{0} day ago", "{0} days ago", Math.round(minutes / 1440));
}

function people(held: KnownSeat[]): string {
  const mine = held.map((one) => one.name);
  const others = held[0]!.seen?.names.filter((name, seat) => name && !held.some((one) => one.seat === seat)) ?? [];
  return held.length === 1 && others.length > 0 ? t("with {0}", others.join(", ")) : [...mine, ...others].join(", ");
}

function whoseTurn(held: KnownSeat[]): string | null {
  const { names, awaited } = held[0]!.seen ?? { names: [], awaited: [] };
  if (awaited.length === 0) return null;
  if (held.some((one) => one.seat !== null && awaited.includes(one.seat))) return t("your turn");
  return t("waiting for {0}", awaited.map((seat) => names[seat] ?? "?").join(", "));
}

function result(held: KnownSeat[]): string {
  const { names, ranks } = held[0]!.seen ?? { names: [], ranks: undefined };
  const seat = held[0]!.seat;
  if (!ranks) return t("over");
  if (held.length > 1 || seat === null)
    return t("won by {0}", names.filter((_, at) => ranks[at] === 1).join(", "));
  return ranks[seat] === 1 ? t("won") : t("place {0} of {1}", ranks[seat] ?? "?", ranks.length);
}

function state(held: KnownSeat[]): string | null {
  switch (held[0]!.phase) {
    case "lobby":
      return t("not started yet");
    case "over":
      return result(held);
    default:
      return whoseTurn(held);
  }
}

export function KnownLine({ held, to = "t" }: { held: KnownSeat[]; to?: "t" | "replay" }) {
  const seat = held[0]!;
  return (
    <a class="table-line" href={address(to, seat.table)}>
      <strong>{seat.title || gameName(seat.game)}</strong>
      <span>{[people(held), state(held)].filter(Boolean).join(" · ")}</span>
      <small>{ago(seat.time)}</small>
    </a>
  );
}
