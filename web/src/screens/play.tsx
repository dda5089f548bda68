/* The game at a table: board, seats, question, story, chat. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { moment, type Hint, type Moment } from "../api";
import type { Seat } from "../board";
import { boardOf } from "../boards";
import type { Live } from "../live";
import { gameName } from "../names";
import { Actions, OfferDialog } from "../parts/actions";
import { Failure, Icon, Reconstruction } from "../parts/basics";
import { Chat } from "../parts/chat";
import { Top } from "../parts/frame";
import { Guide, Told, topicOf } from "../parts/guide";
import { HintDialog } from "../parts/hint";
import { Log, linesOf } from "../parts/log";
import { TableMenu } from "../parts/menu";
import { Notice, Offline, PastCard } from "../parts/notices";
import { PlainBoard } from "../parts/plain";
import { Over } from "../parts/result";
import { SeatsBar } from "../parts/seats";
import { TopicDialog } from "../parts/topics";
import { address } from "../route";
import { say } from "../say";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Choice, Position } from "../types";
import { t } from "../words";

export function seatsOf(position: Position<any>): Seat[] {
  return position.table.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    isBot: seat.bot !== null,
    isYou: seat.seat === position.you?.seat,
  }));
}

/* Where choices lead along a way, the nearest comes first. */
function inOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => Number(a.stops ?? 0) - Number(b.stops ?? 0));
}

async function whyNot(live: Live, action: string): Promise<string> {
  return (await live.send<{ why: string }>({ do: "why", action })).why;
}

/* ---- all ---------------------------------------------------------------------------------- */

function useTitle(position: Position<any>): void {
  useEffect(() => {
    const mine = position.phase === "playing" && position.decision !== null;
    document.title = `${mine ? `● ${t("Your turn")} – ` : ""}${gameName(position.table.game)} – Antilles`;
  }, [position]);
}

/* Whoever sees the game end is led to the result. */
function useEnd(phase: string, shown: boolean): void {
  const seen = useRef(phase);
  useEffect(() => {
    if (!shown || seen.current === phase) return;
    seen.current = phase;
    if (phase !== "over") return;
    const end = document.querySelector<HTMLElement>(".over h2");
    end?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: settings.get().speed === 0 ? "auto" : "smooth" });
  }, [phase, shown]);
}

export function Play({ id, live, token }: { id: string; live: Live; token?: string }) {
  const { speed } = useStore(settings);
  const position = live.position!;
  const { table, you } = position;
  const seat = you?.seat ?? null;
  const board = boardOf(table.game);
  const Component = board?.component ?? PlainBoard;
  const [selected, look] = useState<Choice | null>(null);
  const [among, pick] = useState<Choice[] | null>(null);
  const [pending, wait] = useState<string | null>(null);
  const [error, fail] = useState<string | null>(null);
  const [offered, show] = useState<{ choices: Choice[]; word?: string } | null>(null);
  const [topic, explain] = useState<{ word: string; action?: string; asked?: boolean } | null>(null);
  const [menu, showMenu] = useState(false);
  const [tab, turn] = useState<"log" | "chat">("log");
  const [read, note] = useState(0);
  const [hint, tell] = useState<{ hint: Hint | null; at: number } | null>(null);
  const [hinted, markHint] = useState<{ action: string; at: number } | null>(null);
  const [past, lookBack] = useState<Moment | null>(null);
  const [until, told] = useState<any>(null);
  useTitle(position);
  useEnd(position.phase, live.waiting === 0);

  /* What was sent is pending until the position that has it is shown. */
  const awaited = useRef(Infinity);
  const shown = useRef(0);
  shown.current = position.at;
  useEffect(() => {
    if (position.at < awaited.current) return;
    awaited.current = Infinity;
    wait(null);
  }, [position.at]);

  const lines = useMemo(() => linesOf(live.messages, table), [live.messages, table]);
  const said = live.messages.filter((message) => message.do === "chat").length;
  const yours = live.waiting === 0 && !past && live.online ? inOrder(position.decision?.legal ?? []) : [];
  const choices = pending === null ? yours : [];

  useEffect(() => {
    look(null);
    pick(null);
    show(null);
    fail(null);
  }, [position.decision?.since, position.steps, position.at]);
  useEffect(() => {
    if (position.decision && live.waiting === 0) say(position.decision.question);
  }, [position.decision?.since, live.waiting === 0]);

  async function order(action: string | null, command: { do: string; [part: string]: unknown }): Promise<void> {
    wait(action ?? command.do);
    awaited.current = Infinity;
    fail(null);
    try {
      const told = await live.send<{ at?: number }>(command);
      awaited.current = told.at ?? 0;
      if (shown.current >= awaited.current) wait(null);
    } catch (reason) {
      fail((reason as Error).message);
      say((reason as Error).message);
      wait(null);
    }
  }
  const choose = (choice: Choice) =>
    void order(choice.action, { do: "act", action: choice.action, at: position.at });

  async function ask(): Promise<void> {
    tell({ hint: null, at: position.at });
    try {
      const told = await live.send<{ hint: Hint }>({ do: "hint" });
      tell({ hint: told.hint, at: position.at });
      markHint({ action: told.hint.action, at: position.at });
    } catch (reason) {
      tell(null);
      fail((reason as Error).message);
    }
  }

  /* What is asked while something is on its way is a slip. */
  function help(word: string, action?: string): void {
    if (action !== undefined && (pending !== null || live.waiting > 0)) return;
    explain({ word, action: seat === null || past || position.phase !== "playing" ? undefined : action });
  }

  async function goBack(step: number): Promise<void> {
    if (step >= position.steps) {
      lookBack(null);
      return;
    }
    try {
      lookBack(await moment(id, step, token));
    } catch (reason) {
      fail((reason as Error).message);
    }
  }

  const replaced = seat !== null && position.phase === "playing" && table.seats[seat]!.bot !== null;
  const view: any = past ? past.view : position.view;
  return (
    <>
      <Top compact>
        <span class="table-title">
          {table.title || gameName(table.game)}
          {seat === null && (
            <small>
              <Icon name="eye" size={16} /> {t("watching")}
            </small>
          )}
        </span>
        <a class="button quiet small" href={address("rules", table.game)} target="_blank" rel="noopener">
          <Icon name="book" size={18} />
          <span class="wide-only">{t("Rules")}</span>
        </a>
        <button class="button quiet small" onClick={() => showMenu(true)}>
          <Icon name="link" size={18} />
          <span class="wide-only">{t("Table")}</span>
        </button>
      </Top>
      <main class="table" id="main" tabIndex={-1} data-phase={position.phase} data-at={position.at} data-waiting={live.waiting}>
        <h1 class="unseen">{gameName(table.game)}</h1>
        <div class="notices">
          <Offline online={live.online} />
          {replaced && (
            <Notice urgent>
              {t("A bot plays for you.")}{" "}
              <button class="button small" onClick={() => void order(null, { do: "back" })}>
                {t("I am back")}
              </button>
            </Notice>
          )}
          {position.phase === "closed" && <Notice>{t("This table was closed.")}</Notice>}
        </div>
        {position.phase === "over" && !past && <Over id={id} live={live} token={token} />}
        <SeatsBar
          position={position}
          board={board}
          view={past ? view : (until ?? view)}
          here={live.here}
          vote={(other) => void order(null, { do: "vote", seat: other })}
        />
        <div class="beside">
          {past && <PastCard step={past.step} go={(step) => void goBack(step)} back={() => lookBack(null)} />}
          {!past && <Guide game={table.game} position={position} />}
          {!past && position.phase === "playing" && (
            <Actions
              live={live}
              position={position}
              choices={yours}
              among={among}
              pending={pending}
              error={error}
              selected={selected}
              hinted={hinted && hinted.at === position.at ? hinted.action : null}
              look={look}
              choose={choose}
              order={(command) => void order(null, { ...command, at: position.at })}
              hint={() => void ask()}
              why={() => explain({ word: topicOf(table.game, position), asked: true })}
            >
              {live.waiting === 0 && <Told game={table.game} position={position} />}
            </Actions>
          )}
          {position.phase !== "playing" && <Failure error={error} />}
          <section class="story card">
            <div class="tabs" role="tablist">
              <button role="tab" aria-selected={tab === "log"} onClick={() => turn("log")}>
                {t("Story")}
              </button>
              <button
                role="tab"
                aria-selected={tab === "chat"}
                onClick={() => {
                  turn("chat");
                  note(said);
                }}
              >
                {t("Chat")}
                {tab !== "chat" && said > read && <span class="count">{said - read}</span>}
              </button>
            </div>
            {tab === "log" ? (
              <Log lines={lines} at={past?.step ?? null} look={(step) => void goBack(step)} />
            ) : (
              <Chat live={live} />
            )}
          </section>
        </div>
        <section class={`board ${past ? "past" : ""} ${pending !== null ? "pending" : ""}`} aria-label={t("Board")}>
          <Component
            view={view}
            seats={seatsOf(position)}
            you={seat}
            choices={past ? [] : choices}
            selected={past ? null : selected}
            pledges={past ? [] : position.pledges}
            pledged={past ? undefined : position.pledged}
            events={past ? [] : live.events}
            speed={speed}
            choose={choose}
            offer={(several, word) => show({ choices: several, word })}
            look={look}
            among={pick}
            help={help}
            until={told}
          />
          <Reconstruction note={table.reconstruction} />
        </section>
      </main>
      {offered && (
        <OfferDialog
          choices={offered.choices}
          seat={seat ?? -1}
          close={() => show(null)}
          look={look}
          choose={choose}
          rules={offered.word === undefined ? undefined : () => help(offered.word!)}
        />
      )}
      {hint && (
        <HintDialog
          hint={hint.hint}
          table={table}
          close={() => tell(null)}
          take={(action) => {
            const choice = position.decision?.legal.find((one) => one.action === action);
            tell(null);
            if (choice) choose(choice);
          }}
        />
      )}
      {topic && (
        <TopicDialog
          game={table.game}
          word={topic.word}
          asked={topic.asked}
          why={topic.action === undefined ? undefined : () => whyNot(live, topic.action!)}
          question={position.decision?.question}
          choices={choices}
          choose={choose}
          close={() => explain(null)}
        />
      )}
      {menu && <TableMenu id={id} live={live} token={token} close={() => showMenu(false)} />}
    </>
  );
}
