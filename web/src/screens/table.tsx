/* A table: who one is there, and then its lobby or its game. Several seats may be held by
 * the same device; then it is handed over between them. */
import { useEffect, useState } from "preact/hooks";
import { command, type Joined } from "../api";
import { SeatMark } from "../art/seat";
import { useLive, type Live } from "../live";
import { gameName } from "../names";
import { Failure, Icon, Spinner } from "../parts/basics";
import { Page, Top } from "../parts/frame";
import { GamePage } from "../parts/introduction";
import { address, become } from "../route";
import { account, change, keepAccount, keepSeat, recall, remember, seatsAt, seats, settings, type KnownSeat, type Seen } from "../settings";
import { useStore } from "../store";
import type { Position } from "../types";
import { t } from "../words";
import { Lobby, SeatList } from "./lobby";
import { Play } from "./play";

function seenOf(position: Position<any>): Seen {
  return {
    names: position.table.seats.map((seat) => seat.name),
    awaited: position.to_act,
    ...(position.phase === "over" && position.standing && { ranks: position.standing.ranks }),
  };
}

/* Keeps what the device knows of its seat in step with the table. */
function useKeeping(id: string, token: string | undefined, position: Position<any> | null): void {
  useEffect(() => {
    const you = position?.you;
    if (!position || !you?.name || !token || token === account.get()?.token) return;
    const { game, title } = position.table;
    const { name, seat } = you;
    const known = seatsAt(id).find((one) => one.token === token);
    const seen = seenOf(position);
    const same = known && known.phase === position.phase && known.name === name && known.seat === seat;
    if (same && JSON.stringify(known.seen) === JSON.stringify(seen)) return;
    keepSeat({ table: id, token, game, title, name, seat, phase: position.phase, time: Date.now(), seen });
  }, [id, token, position]);
}

/* ---- joining --------------------------------------------------------------------------- */

function Join({ id, token, live }: { id: string; token?: string; live: Live }) {
  const [name, rename] = useState(settings.get().name);
  const [error, fail] = useState<string | null>(null);
  const [busy, work] = useState(false);
  const position = live.position!;
  const { table, you } = position;
  const lobby = position.phase === "lobby";

  async function join(seat: number | null | undefined): Promise<void> {
    work(true);
    fail(null);
    try {
      const wanted = name.trim() || t("Guest");
      const joined = await command<Joined>(
        id,
        { do: "join", name: wanted, ...(seat !== undefined && { seat }) },
        token ?? account.get()?.token,
      );
      if (name.trim()) change({ name: wanted });
      const secret = joined.token ?? token;
      if (secret)
        keepSeat({
          table: id,
          token: secret,
          game: table.game,
          title: table.title,
          name: wanted,
          seat: joined.seat,
          phase: position.phase,
          time: Date.now(),
        });
    } catch (reason) {
      fail((reason as Error).message);
    }
    work(false);
  }

  const invited = you && !you.name;
  const host = table.members.find((member) => member.host && member.name)?.name;
  const heading = host ? t("{0} invites you to {1}", host, gameName(table.game)) : table.title || gameName(table.game);
  return (
    <GamePage game={table.game}>
      <div class="lobby">
        <h1>{lobby ? heading : table.title || gameName(table.game)}</h1>
        <form
          class="card"
          onSubmit={(event) => {
            event.preventDefault();
            void join(undefined);
          }}
        >
          <p>
            {table.title && lobby && <strong>{table.title} </strong>}
            {invited ? t("A seat is kept for you.") : t("Take a free seat, or watch.")}
          </p>
          <label class="field">
            <span>{t("Your name")}</span>
            <input
              value={name}
              maxLength={30}
              autocomplete="nickname"
              placeholder={t("Guest")}
              onInput={(event) => rename(event.currentTarget.value)}
            />
          </label>
          <Failure error={error} />
          <div class="row">
            <button class="button primary" disabled={busy}>
              {busy && <Spinner />}
              {t("Sit down")}
            </button>
            {!invited && (
              <button type="button" class="button" disabled={busy} onClick={() => void join(null)}>
                <Icon name="eye" size={18} /> {t("Only watch")}
              </button>
            )}
          </div>
        </form>
        <h2>{t("Seats")}</h2>
        <SeatList
          table={table}
          here={live.here}
          action={(seat) =>
            lobby && seat.kind === "open" && !invited ? (
              <button class="button small" disabled={busy} onClick={() => void join(seat.seat)}>
                {t("Sit here")}
              </button>
            ) : null
          }
        />
      </div>
    </GamePage>
  );
}

/* ---- handing over ------------------------------------------------------------------------ */

/* A key that is still held, and the rest of a double click, were meant for what was before. */
function HandOver({ to, take }: { to: KnownSeat; take(again: boolean): void }) {
  const [always, set] = useState(false);
  return (
    <main class="hand-over" onKeyDown={(event) => event.repeat && event.preventDefault()}>
      <div class="card">
        <SeatMark seat={to.seat ?? 0} size={64} />
        <h1>{t("Please hand over to {0}", to.name)}</h1>
        <p>{t("What only {0} may see is behind this page.", to.name)}</p>
        <button
          class="button primary large"
          autoFocus
          onClick={(event) => event.detail < 2 && take(always)}
        >
          {t("I am {0}", to.name)}
        </button>
        <label class="tick">
          <input
            type="checkbox"
            checked={always}
            onChange={(event) => set(event.currentTarget.checked)}
          />
          <span>{t("We all look on; do not ask again at this table")}</span>
        </label>
      </div>
    </main>
  );
}

/* Whose turn it is among the seats held here, if it is not the one looking. Who that is may
 * not be known: then somebody has to say it. */
function nextHere(held: KnownSeat[], position: Position<any> | null, known: boolean): KnownSeat | null {
  if (!position || position.phase !== "playing") return null;
  const mine = position.you?.seat;
  if (known && mine != null && position.to_act.includes(mine)) return null;
  const plays = (seat: number) => position.to_act.includes(seat) && !position.table.seats[seat]!.gone;
  return held.find((one) => one.seat != null && plays(one.seat)) ?? (known ? null : held[0]!);
}

/* The secrets of those who share the device, as many as can sit at a table. */
function othersHere(held: KnownSeat[], token: string | undefined): string[] {
  const others = held.map((one) => one.token).filter((other) => other !== token);
  return others.sort().slice(0, 6);
}

/* ---- all ---------------------------------------------------------------------------------- */

function Seated(props: {
  id: string;
  token: string | undefined;
  held: KnownSeat[];
  /* Whoever looks has said so. */
  known: boolean;
  switchTo(token: string): void;
}) {
  const { id, token, held, known } = props;
  const live = useLive(id, token, othersHere(held, token));
  const { position, refused } = live;
  const [open, openUp] = useState(() => recall(`open ${id}`) === "yes");
  useKeeping(id, token, position);

  /* A sign-in that has ended makes nobody a stranger at an open table. */
  useEffect(() => {
    if (refused?.code === "forbidden" && token && token === account.get()?.token) keepAccount(null);
  }, [refused]);

  const told = live.waiting === 0 && live.telling.length === 0;
  const next = held.length > 1 && (told || !known) ? nextHere(held, position, known) : null;
  useEffect(() => {
    if (next && open) props.switchTo(next.token);
  }, [next?.token, open]);

  if (refused)
    return (
      <Page title={refused.code === "unknown" ? t("There is no such table") : t("This table cannot be shown")} narrow>
        {refused.code === "unknown" ? (
          <p>{t("The link may be incomplete, or the table was cleared away.")}</p>
        ) : (
          <Failure error={refused.message} />
        )}
        <a class="button" href={address()}>
          {t("To the start")}
        </a>
      </Page>
    );
  if (!position)
    return (
      <>
        <Top />
        <main class="page">
          <Spinner label={live.online ? undefined : t("The server cannot be reached; trying again …")} />
        </main>
      </>
    );
  if (next && !open)
    return (
      <HandOver
        to={next}
        take={(always) => {
          if (always) remember(`open ${id}`, "yes");
          openUp(always);
          props.switchTo(next.token);
        }}
      />
    );
  const stranger = !position.you?.name;
  if (stranger && (position.phase === "lobby" || position.you))
    return <Join id={id} token={position.you ? token : undefined} live={live} />;
  if (position.phase === "lobby" || !position.view) return <Lobby id={id} live={live} token={token} />;
  return <Play id={id} live={live} token={token} />;
}

export function Table({ id, token }: { id: string; token?: string }) {
  useStore(seats);
  const who = useStore(account);
  const held = seatsAt(id);
  const [chosen, choose] = useState<string | undefined>(token);

  /* The secret does not stay in the address, where others could read it. */
  useEffect(() => {
    if (!token) return;
    choose(token);
    become("t", id);
  }, [token]);

  const active = chosen ?? held[0]?.token ?? who?.token;
  return (
    <Seated key={active} id={id} token={active} held={held} known={chosen !== undefined} switchTo={choose} />
  );
}
