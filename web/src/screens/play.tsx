/* The game at a table: board, seats, question, story, chat. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { moment, type Hint, type Moment } from "../api";
import type { Seat } from "../board";
import { boardOf } from "../boards";
import type { Live } from "../live";
import { gameName } from "../names";
import { absence } from "../parts/absence";
import { Actions, OfferDialog } from "../parts/actions";
import { Failure, Icon, Reconstruction } from "../parts/basics";
import { Chat, Toast, Unread, useUnread } from "../parts/chat";
import { Top } from "../parts/frame";
import { Guide, Explanation, topicOf } from "../parts/guide";
import { HintDialog } from "../parts/hint";
import { Log, fromMemory, linesOf } from "../parts/log";
import { TableMenu } from "../parts/menu";
import { Forgetful, Notice, Offline, PastCard } from "../parts/notices";
import { PlainBoard } from "../parts/plain";
import { Over } from "../parts/result";
import { SeatsBar } from "../parts/seats";
import { TopicDialog } from "../parts/topics";
import { address } from "../route";
import { say } from "../say";
import { settings } from "../settings";
import { useStore } from "../store";
import { sinceLast, standing, toldOf } from "../told";
import type { Choice, Decision, Position } from "../types";
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

/* Says what has happened and what is asked, each when it is shown and once. */
function useSaying(live: Live, decision: Decision | null, busy: { current: boolean }, told: boolean): void {
  const said = useRef(live.messages.at(-1)?.n ?? 0);
  const asked = useRef(-1);
  function speak(): void {
    const ahead = busy.current ? (live.telling[0]?.n ?? 0) : Infinity;
    const fresh = live.messages.filter((message) => message.n > said.current && message.n < ahead);
    const words = fresh.flatMap((message) => message.story ?? []);
    said.current = fresh.at(-1)?.n ?? said.current;
    if (decision && told && !busy.current && asked.current !== decision.since) {
      asked.current = decision.since;
      words.push(decision.question);
    }
    say(...words);
  }
  /* When the board has had the time to say that it tells something itself. */
  useEffect(() => {
    const timer = setTimeout(speak, 20);
    return () => clearTimeout(timer);
  }, [live.messages, told, decision?.since]);
}

/* The second half of a double click answers nothing that was asked in between. */
function useDoubleClicks(question: string): void {
  const now = useRef(question);
  now.current = question;
  useEffect(() => {
    let first = "";
    function swallow(event: MouseEvent): void {
      if (event.detail < 2) first = now.current;
      if (first === now.current) return;
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener("click", swallow, true);
    return () => removeEventListener("click", swallow, true);
  }, []);
}

/* The board tells something itself: what everybody has until now, and how to end it. */
function useTelling(live: Live) {
  const [until, set] = useState<{ view: any; skip?: () => void } | null>(null);
  const busy = useRef(false);
  function tell(view: any, skip?: () => void): void {
    if (busy.current !== (view !== null)) live.hold(view !== null);
    busy.current = view !== null;
    set(view === null ? null : { view, skip });
  }
  function skip(): void {
    until?.skip?.();
    live.skip();
  }
  useEffect(() => () => live.hold(false), []);
  return { until, busy, tell, skip };
}

export function Play({ id, live, token }: { id: string; live: Live; token?: string }) {
  const { speed } = useStore(settings);
  const { until, busy, tell, skip } = useTelling(live);
  /* Nothing is asked, and the end is not shown, before all has been told. */
  const sent = live.position!;
  const now = absence(sent) ? { ...sent, decision: null, undo: false, takeback: false } : sent;
  const told = live.waiting === 0 && live.telling.length === 0 && until === null;
  const phase = now.phase === "over" && !told ? "playing" : now.phase;
  const position: Position<any> = told ? now : { ...now, phase, decision: null, to_act: [], pledged: [] };
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
  const [hint, giveHint] = useState<{ hint: Hint | null } | null>(null);
  const [hinted, markHint] = useState<{ action: string; question: string } | null>(null);
  const [past, lookBack] = useState<Moment | null>(null);
  const [before] = useState(() => standing(live.messages).flatMap((message) => message.events ?? []));
  useTitle(position);
  useEnd(position.phase, told);
  useSaying(live, position.decision, busy, told);

  /* What was sent is pending until the position that has it is shown. */
  const awaited = useRef(Infinity);
  const shown = useRef(0);
  shown.current = position.at;
  useEffect(() => {
    if (position.at < awaited.current) return;
    awaited.current = Infinity;
    wait(null);
  }, [position.at]);

  /* The story does not run ahead of the board. */
  const ahead = until ? (live.telling[0]?.n ?? Infinity) : Infinity;
  const story = useMemo(() => {
    const lines = linesOf(live.messages.filter((message) => message.n < ahead), table);
    return position.phase === "playing" ? fromMemory(lines, table) : { lines };
  }, [live.messages, table, ahead, position.phase]);
  const since = useMemo(
    () => (position.decision && seat !== null ? sinceLast(live.messages, seat) : []),
    [live.messages, position.decision, seat],
  );
  const telling = useMemo(() => live.telling.flatMap((message) => toldOf(message) ?? []), [live.telling]);
  const doer = telling.find((one) => one.doer !== null)?.doer ?? null;
  const unread = useUnread(live, tab === "chat");
  const yours = told && !past && live.online && live.current ? inOrder(position.decision?.legal ?? []) : [];
  const choices = pending === null ? yours : [];

  /* What tells one question from another; what is said at the table does not change it. */
  const question = `${position.decision?.since} ${position.steps} ${position.pledges.join()}`;
  useDoubleClicks(question);
  useEffect(() => {
    look(null);
    pick(null);
    show(null);
    fail(null);
  }, [question]);

  async function order(action: string | null, command: { do: string; [part: string]: unknown }): Promise<void> {
    wait(action ?? command.do);
    awaited.current = Infinity;
    fail(null);
    try {
      const answer = await live.send<{ at?: number }>(command);
      awaited.current = answer.at ?? 0;
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
    giveHint({ hint: null });
    try {
      const { hint } = await live.send<{ hint: Hint }>({ do: "hint" });
      giveHint((asked) => asked && { hint }); /* unless it was closed meanwhile */
      markHint({ action: hint.action, question });
    } catch (reason) {
      giveHint(null);
      fail((reason as Error).message);
    }
  }

  /* What is asked while something is on its way is a slip. */
  function help(word: string, action?: string): void {
    if (action !== undefined && (pending !== null || !told)) return;
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

  function openChat(): void {
    turn("chat");
    document.querySelector(".story")?.scrollIntoView({ block: "nearest" });
  }

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
        <Unread lines={unread} open={openChat} />
      </Top>
      <Toast lines={unread} open={openChat} />
      <main class="table" id="main" tabIndex={-1} data-phase={position.phase} data-at={position.at} data-waiting={told ? 0 : live.waiting + 1}>
        <h1 class="unseen">{gameName(table.game)}</h1>
        <div class="notices">
          <Offline online={live.online} />
          {seat !== null && <Forgetful />}
          {position.phase === "closed" && <Notice>{t("This table was closed.")}</Notice>}
        </div>
        {position.phase === "over" && !past && <Over id={id} live={live} token={token} />}
        <SeatsBar
          position={position}
          board={board}
          view={past ? view : (until?.view ?? view)}
          here={live.here}
          doer={told ? undefined : doer}
          past={past !== null}
        />
        <div class="beside">
          {past && <PastCard step={past.step} go={(step) => void goBack(step)} back={() => lookBack(null)} />}
          {!past && <Guide game={table.game} position={position} />}
          {!past && position.phase === "playing" && (
            <Actions
              live={live}
              position={position}
              choices={yours}
              telling={told ? null : { told: telling, board: until !== null, skip }}
              since={since}
              among={among}
              pending={pending}
              error={error}
              selected={selected}
              hinted={hinted?.question === question ? hinted.action : null}
              look={look}
              choose={choose}
              order={(command) => void order(null, { ...command, at: position.at })}
              atTable={(command) => void order(null, command)}
              hint={() => void ask()}
              why={() => explain({ word: topicOf(table.game, position), asked: true })}
            >
              {told && <Explanation game={table.game} position={position} />}
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
                onClick={() => turn("chat")}
              >
                {t("Chat")}
                {unread.length > 0 && <span class="count">{unread.length}</span>}
              </button>
            </div>
            {tab === "log" ? (
              <Log {...story} at={past?.step ?? null} look={(step) => void goBack(step)} />
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
            past={before}
            speed={live.skipped ? 0 : speed}
            choose={choose}
            offer={(several, word) => show({ choices: several, word })}
            look={look}
            among={pick}
            help={help}
            until={tell}
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
          close={() => giveHint(null)}
          take={(action) => {
            const choice = position.decision?.legal.find((one) => one.action === action);
            giveHint(null);
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
