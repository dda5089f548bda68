/* The end: places, where the points came from, the race, and what to do now. */
import { useEffect, useState } from "preact/hooks";
import { command, record, replay, type Replay } from "../api";
import { SeatMark } from "../art/seat";
import type { Live } from "../live";
import { levels } from "../names";
import { address, go } from "../route";
import { keepSeat, seatsAt, settings } from "../settings";
import { useStore } from "../store";
import type { Level, Standing, TableState } from "../types";
import { t, tn } from "../words";
import { Failure, Icon, Spinner } from "./basics";
import { Race } from "./race";

export function pointsOf(found: Replay): number[][] {
  return found.steps.map((step) => step.points ?? step.standing?.points ?? []);
}

/* "second", for a sentence about somebody's place. */
function ordinal(rank: number): string {
  return [t("second"), t("third"), t("fourth"), t("fifth"), t("sixth")][rank - 2] ?? String(rank);
}

function winnersLine(winners: string[], points: number): string {
  return winners.length > 1
    ? tn("{1} share the victory with {0} point", "{1} share the victory with {0} points", points, winners.join(", "))
    : tn("{1} wins with {0} point", "{1} wins with {0} points", points, winners[0] ?? "?");
}

/* Who has won; for those who play, how they have done. */
export function outcome(standing: Standing, names: string[], you: number | null): string {
  const { ranks, points } = standing;
  const first = ranks.indexOf(1);
  const winners = names.filter((_, seat) => ranks[seat] === 1 && seat !== you);
  if (you === null) return winnersLine(winners, points[first] ?? 0);
  if (ranks[you] === 1)
    return winners.length === 0 ? t("You win!") : t("You share the victory with {0}!", winners.join(", "));
  const place = ordinal(ranks[you]!);
  const behind = points[first]! - points[you]!;
  if (winners.length > 1)
    return t("{0} share the victory, you are {1}", winners.join(", "), place);
  return behind === 0
    ? t("{0} wins with as many points as you, you are {1}", winners[0] ?? "?", place)
    : tn("{1} wins, you are {2}, {0} point behind", "{1} wins, you are {2}, {0} points behind", behind, winners[0] ?? "?", place);
}

export function Ranking({ standing, names, tie }: { standing: Standing; names: string[]; tie?: string | null }) {
  const order = names.map((_, seat) => seat).sort((a, b) => standing.ranks[a]! - standing.ranks[b]!);
  return (
    <>
      <ol class="ranking">
        {order.map((seat) => (
          <li key={seat} class={standing.ranks[seat] === 1 ? "winner" : ""}>
            <span class="rank">{standing.ranks[seat] === 1 ? <Icon name="crown" /> : `${standing.ranks[seat]}.`}</span>
            <SeatMark seat={seat} size={22} />
            <strong>{names[seat]}</strong>
            <span class="points">{tn("{0} point", "{0} points", standing.points[seat] ?? 0)}</span>
          </li>
        ))}
      </ol>
      {tie && <p class="note">{tie}</p>}
    </>
  );
}

/* A minus is no hyphen. */
const signed = (points: number) => String(points).replace("-", "\u2212");

export function Sources({ found, names }: { found: Replay; names: string[] }) {
  const rows = found.sources?.filter((row) => row.points.some((points) => points !== 0)) ?? [];
  if (rows.length === 0) return null;
  return (
    <div class="sources">
      <h3>{t("Where the points came from")}</h3>
      <div class="wide-table" tabIndex={0} role="region" aria-label={t("Where the points came from")}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th scope="col" key={seat}>
                  <SeatMark seat={seat} size={14} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.source}>
                <th scope="row">{row.source}</th>
                {row.points.map((points, seat) => (
                  <td key={seat}>{signed(points)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("Total")}</th>
              {names.map((_, seat) => (
                <td key={seat}>{signed(rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

/* Saves a text as a file. */
export function save(name: string, text: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}

/* Nobody else is asked: all seats are held by bots or on this device. */
function isOurs(table: TableState, id: string): boolean {
  const held = seatsAt(id).map((known) => known.seat);
  return table.seats.every((seat) => seat.kind === "bot" || held.includes(seat.seat));
}

/* The bots of the next game, each one level up; none where there is no better one. */
function strongerBots(table: TableState): { seat: number; level: Level }[] {
  return table.seats.flatMap(({ seat, kind, bot }) => {
    const level = kind === "bot" && bot ? levels[levels.indexOf(bot) + 1] : undefined;
    return level ? [{ seat, level }] : [];
  });
}

export function Over({ id, live, token }: { id: string; live: Live; token?: string }) {
  const { language } = useStore(settings);
  const [found, set] = useState<Replay | null>(null);
  const [error, fail] = useState<string | null>(null);
  const [busy, work] = useState(false);
  const position = live.position!;
  const { table, standing, you } = position;
  const names = table.seats.map((seat) => seat.name);

  useEffect(() => {
    replay(id, token).then(set, () => undefined);
  }, [id, language]);

  function follow(next: string): void {
    for (const known of seatsAt(id))
      keepSeat({ ...known, table: next, phase: "lobby", time: Date.now(), seen: undefined });
    go("t", next);
  }

  async function again(stronger: { seat: number; level: Level }[] = []): Promise<void> {
    work(true);
    try {
      const next = table.rematch ?? (await live.send<{ table: string }>({ do: "rematch" })).table;
      if (!table.rematch && token && isOurs(table, id)) {
        for (const { seat, level } of stronger)
          await command(next, { do: "seat", seat, as: { bot: level } }, token);
        await command(next, { do: "draw" }, token);
        await command(next, { do: "start" }, token);
      }
      follow(next);
    } catch (reason) {
      fail((reason as Error).message);
    }
    work(false);
  }

  const held = seatsAt(id).length;
  const stronger = token && held <= 1 && !table.rematch && isOurs(table, id) ? strongerBots(table) : [];
  const mine = held > 1 ? null : (you?.seat ?? null); /* those who share a device are told of all */
  return (
    <section class="over card" aria-label={t("The end")}>
      <h2 tabIndex={-1}>{standing ? outcome(standing, names, mine) : t("The game is over")}</h2>
      {standing && <Ranking standing={standing} names={names} tie={found?.tie} />}
      <div class="row">
        {you?.name && (
          <button class="button primary" disabled={busy} onClick={() => void again()}>
            {busy && <Spinner />} {table.rematch ? t("To the rematch") : t("Rematch")}
          </button>
        )}
        {you?.name && stronger.length > 0 && (
          <button class="button" disabled={busy} onClick={() => void again(stronger)}>
            <Icon name="up" size={16} /> {t("Again, a bit stronger")}
          </button>
        )}
        <a class="button" href={address("replay", id)}>
          <Icon name="replay" size={16} /> {t("Replay")}
        </a>
        <button
          class="button"
          onClick={() =>
            void record(id, token).then(
              (text) => save(`${table.game}-${id}.atl`, text),
              (reason: Error) => fail(reason.message),
            )
          }
        >
          <Icon name="download" size={16} /> {t("Download the record")}
        </button>
      </div>
      <Failure error={error} />
      {found && <Race rows={pointsOf(found)} names={names} label={t("The race")} />}
      {found && <Sources found={found} names={names} />}
    </section>
  );
}
