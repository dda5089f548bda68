/* The end: places, where the points came from, the race, and what to do now. */
import { useEffect, useState } from "preact/hooks";
import { command, record, replay, type Replay } from "../api";
import { SeatMark } from "../art/seat";
import type { Live } from "../live";
import { address, go } from "../route";
import { keepSeat, seatsAt, settings } from "../settings";
import { useStore } from "../store";
import type { Standing, TableState } from "../types";
import { t, tn } from "../words";
import { Failure, Icon, Spinner } from "./basics";
import { Race } from "./race";

export function pointsOf(found: Replay): number[][] {
  return found.steps.map((step) => step.points ?? step.standing?.points ?? []);
}

export function Ranking({ standing, names }: { standing: Standing; names: string[] }) {
  const order = names.map((_, seat) => seat).sort((a, b) => standing.ranks[a]! - standing.ranks[b]!);
  return (
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
  );
}

export function Sources({ found, names }: { found: Replay; names: string[] }) {
  const rows = found.sources?.filter((row) => row.points.some((points) => points !== 0)) ?? [];
  if (rows.length === 0) return null;
  return (
    <>
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
                  <td key={seat}>{points}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
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
      keepSeat({ ...known, table: next, phase: "lobby", time: Date.now() });
    go("t", next);
  }

  async function again(): Promise<void> {
    work(true);
    try {
      const next = table.rematch ?? (await live.send<{ table: string }>({ do: "rematch" })).table;
      if (!table.rematch && token && isOurs(table, id)) {
        await command(next, { do: "draw" }, token);
        await command(next, { do: "start" }, token);
      }
      follow(next);
    } catch (reason) {
      fail((reason as Error).message);
    }
    work(false);
  }

  return (
    <section class="over card" aria-label={t("The end")}>
      <h2 tabIndex={-1}>{you?.seat != null && standing?.ranks[you.seat] === 1 ? t("You have won!") : t("The game is over")}</h2>
      {standing && <Ranking standing={standing} names={names} />}
      <div class="row">
        {you?.name && (
          <button class="button primary" disabled={busy} onClick={() => void again()}>
            {busy && <Spinner />} {table.rematch ? t("To the rematch") : t("Rematch")}
          </button>
        )}
        <a class="button" href={address("replay", id)}>
          <Icon name="previous" size={16} /> {t("Replay")}
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
