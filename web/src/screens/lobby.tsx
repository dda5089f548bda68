/* Before the start: who sits where, links to share, and what the host may do. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { SeatMark } from "../art/seat";
import type { Live } from "../live";
import { clockName, gameName, levelName, levels, optionName, valueName } from "../names";
import { Copy, Dialog, Failure, Icon, Spinner } from "../parts/basics";
import { Chat } from "../parts/chat";
import { Page } from "../parts/frame";
import { GamePage } from "../parts/introduction";
import { Forgetful, Offline } from "../parts/notices";
import { Presence, presence } from "../parts/presence";
import { address, go, link } from "../route";
import { forgetSeat } from "../settings";
import type { SeatState, TableState } from "../types";
import { t } from "../words";

function sitterName(seat: SeatState): string {
  switch (seat.kind) {
    case "person":
      return seat.name;
    case "bot":
      return t("{0} (bot, {1})", seat.name, levelName(seat.bot ?? ""));
    case "invited":
      return t("invited, not here yet");
    default:
      return t("free");
  }
}

export function SeatList(props: {
  table: TableState;
  you?: number | null;
  here: number[];
  /* Beside it is said who sits there. */
  chosen?(seat: SeatState): boolean;
  action?(seat: SeatState): ComponentChildren;
}) {
  return (
    <ul class="seat-list">
      {props.table.seats.map((seat) => {
        const open = presence(props.table, seat, props.you, props.here);
        return (
          <li key={seat.seat} class={seat.kind}>
            <SeatMark seat={seat.seat} size={22} />
            {!props.chosen?.(seat) && (
              <span class="seat-who">
                {sitterName(seat)} {seat.seat === props.you && <small>{t("you")}</small>}
                {open !== null && <Presence here={open} spoken />}
              </span>
            )}
            <span class="seat-action">{props.action?.(seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ table }: { table: TableState }) {
  return (
    <dl class="facts">
      {Object.entries(table.options).map(([name, value]) => (
        <div key={name}>
          <dt>{optionName(name)}</dt>
          <dd>{valueName(name, value)}</dd>
        </div>
      ))}
      <div>
        <dt>{t("Clock")}</dt>
        <dd>{clockName(table.clock)}</dd>
      </div>
      <div>
        <dt>{t("Dice")}</dt>
        <dd title={table.commitment}>{t("sealed as {0}…, opened after the game", table.commitment.slice(0, 12))}</dd>
      </div>
    </dl>
  );
}

export function Lobby({ id, live, token }: { id: string; live: Live; token?: string }) {
  const [error, fail] = useState<string | null>(null);
  const [busy, work] = useState<string | null>(null);
  const [personal, show] = useState<{ seat: number; token: string } | null>(null);
  const { table, you, phase } = live.position!;
  const host = you?.host ?? false;
  const ready = table.seats.every((seat) => seat.kind === "bot" || seat.kind === "person");

  async function act<T>(what: string, command: { do: string; [part: string]: unknown }): Promise<T | null> {
    work(what);
    fail(null);
    try {
      return (await live.send<T>(command)) as T;
    } catch (reason) {
      fail((reason as Error).message);
      return null;
    } finally {
      work(null);
    }
  }

  async function invite(seat: number): Promise<void> {
    const made = await act<{ seat: number; token: string }>("invite", { do: "invite", seat });
    if (made) show(made);
  }

  function seatAction(seat: SeatState): ComponentChildren {
    const mine = seat.seat === you?.seat;
    if (host && !mine)
      return (
        <>
          <select
            aria-label={t("Who sits at seat {0}", seat.seat + 1)}
            value={seat.kind === "bot" ? (seat.bot ?? "") : seat.kind}
            onChange={(event) => {
              const as = event.currentTarget.value;
              void act("seat", { do: "seat", seat: seat.seat, as: as === "open" ? "open" : { bot: as } });
            }}
          >
            {seat.kind === "person" && <option value="person">{seat.name}</option>}
            {seat.kind === "invited" && <option value="invited">{t("invited")}</option>}
            <option value="open">{t("free")}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t("Bot: {0}", levelName(level))}
              </option>
            ))}
          </select>
          {(seat.kind === "open" || seat.kind === "invited") && (
            <button class="button small" onClick={() => void invite(seat.seat)}>
              {t("Personal link")}
            </button>
          )}
        </>
      );
    if (you && seat.kind === "open")
      return (
        <button class="button small" onClick={() => void act("sit", { do: "sit", seat: seat.seat })}>
          {t("Sit here")}
        </button>
      );
    return null;
  }

  if (phase === "closed")
    return (
      <Page title={t("This table is closed")} narrow>
        <a class="button primary" href={address("new", table.game)}>
          {t("Make another one")}
        </a>
      </Page>
    );
  return (
    <GamePage game={table.game}>
      <div class="lobby">
        <h1>{table.title || gameName(table.game)}</h1>
        <Offline online={live.online} />
        {you && <Forgetful />}
        <section class="card">
          <h2>{t("Invite others")}</h2>
          <p>{t("Whoever opens this link can sit down or watch:")}</p>
          <Copy text={link("t", id)} label={t("Link to this table")} share={gameName(table.game)} />
        </section>
        <section>
          <h2>{t("Seats")}</h2>
          <SeatList
            table={table}
            you={you?.seat}
            here={live.here}
            chosen={(seat) => host && seat.kind === "open"}
            action={seatAction}
          />
          <Failure error={error} />
          <div class="row">
            {host && (
              <>
                <button
                  class="button primary"
                  disabled={!ready || busy !== null}
                  onClick={() => void act("start", { do: "start" })}
                >
                  {busy === "start" ? <Spinner /> : <Icon name="play" size={18} />} {t("Start the game")}
                </button>
                <button class="button" disabled={busy !== null} onClick={() => void act("draw", { do: "draw" })}>
                  {t("Draw the seats")}
                </button>
                <button class="button quiet" onClick={() => void act("close", { do: "close" })}>
                  {t("Close the table")}
                </button>
              </>
            )}
            {!host && you && (
              <>
                <Spinner label={ready ? t("Waiting for the host to start …") : t("Waiting for others …")} />
                <button
                  class="button quiet"
                  onClick={() =>
                    void act("leave", { do: "leave" }).then((done) => {
                      if (!done) return;
                      if (token) forgetSeat(token, id);
                      go();
                    })
                  }
                >
                  {t("Leave")}
                </button>
              </>
            )}
          </div>
          {host && !ready && <p class="note">{t("The game can start when every seat is taken; give free ones to bots.")}</p>}
        </section>
        <details class="finer">
          <summary>{t("Details: variants, clock, dice")}</summary>
          <Facts table={table} />
        </details>
        <section class="card">
          <h2>{t("Chat")}</h2>
          <Chat live={live} />
        </section>
      </div>
      {personal && (
        <Dialog title={t("Link for seat {0}", personal.seat + 1)} close={() => show(null)}>
          <p>{t("Only the one who gets this link takes the seat. It works on every device.")}</p>
          <Copy text={link("t", id, personal.token)} label={t("Personal link")} share={gameName(table.game)} />
        </Dialog>
      )}
    </GamePage>
  );
}
