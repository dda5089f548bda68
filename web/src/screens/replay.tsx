/* Looking through a game: of a table, or of a record from a file. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  moment,
  record,
  recordMoment,
  replay,
  replayRecord,
  type Moment,
  type Replay as Found,
  type ReplayStep,
} from "../api";
import { SeatMark } from "../art/seat";
import { boardOf } from "../boards";
import { gameName } from "../names";
import { readingTime } from "../pace";
import { Copy, Failure, Icon, Reconstruction, Spinner, useFetched } from "../parts/basics";
import { Top } from "../parts/frame";
import { Log, linesOfSteps } from "../parts/log";
import { PlainBoard } from "../parts/plain";
import { Race } from "../parts/race";
import { Ranking, Sources, pointsOf, save } from "../parts/result";
import { Scrubber } from "../parts/scrubber";
import { SeatFacts } from "../parts/seats";
import { TopicDialog } from "../parts/topics";
import { address, become, link } from "../route";
import { seatsAt, settings } from "../settings";
import { useStore } from "../store";
import { doerOf } from "../told";
import type { Event } from "../types";
import { t, tn } from "../words";
import { Records, filed, openedText } from "./records";

const nothing: Event[] = [];

interface Source {
  steps(): Promise<Found>;
  at(step: number): Promise<Moment>;
  text(): Promise<string>;
}

function sourceOf(table: string): Source {
  if (table === filed) {
    const text = openedText() ?? "";
    return {
      steps: () => replayRecord(text),
      at: (step) => recordMoment(text, step),
      text: () => Promise.resolve(text),
    };
  }
  const token = seatsAt(table)[0]?.token;
  return {
    steps: () => replay(table, token),
    at: (step) => moment(table, step, token),
    text: () => record(table, token),
  };
}

/* Until a position that could not be fetched is asked for again, in milliseconds. */
const retry = 2000;

/* Positions are fetched once, and again where that failed; the newest wish counts. */
function useMoment(source: Source, step: number): [Moment | null, string | null] {
  const seen = useRef(new Map<number, Moment>()).current;
  const [shown, show] = useState<Moment | null>(null);
  const [error, fail] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    let timer = 0;
    function take(found: Moment): void {
      seen.set(step, found);
      if (!here) return;
      show(found);
      fail(null);
    }
    function ask(): void {
      source.at(step).then(take, (reason: Error) => {
        if (!here) return;
        fail(reason.message);
        timer = window.setTimeout(ask, retry);
      });
    }
    const known = seen.get(step);
    if (known) take(known);
    else ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [source, step]);
  return [shown, error];
}

/* Where somebody decides for the first time: all before is set-up. */
function firstMove(found: Found): number {
  return Math.max(0, found.steps.findIndex((step) => step.actor !== null && step.actor >= 0));
}

/* What a step was, in a line. */
function sentenceOf(step: ReplayStep | undefined, names: string[]): string {
  if (step?.story?.length) return step.story.join(" · ");
  if (step?.text && step.actor !== null) return t("{0} chooses: {1}", names[step.actor] ?? "", step.text);
  return "\u00a0";
}

/* Points over the game, or what the positions were worth. */
function Graphs({ found, names, at, go }: { found: Found; names: string[]; at: number; go(step: number): void }) {
  const [worth, turn] = useState(false);
  const rows = useMemo(
    () => (worth ? found.steps.map((one) => one.estimate ?? []) : pointsOf(found)),
    [found, worth],
  );
  return (
    <section class="card graphs">
      <div class="tabs" role="tablist">
        <button role="tab" aria-selected={!worth} onClick={() => turn(false)}>
          {t("The race")}
        </button>
        <button role="tab" aria-selected={worth} onClick={() => turn(true)}>
          {t("The positions")}
        </button>
      </div>
      <Race
        rows={rows}
        names={names}
        label={worth ? t("Worth of the positions, by a rule of thumb") : t("The race")}
        at={at}
        go={go}
      />
    </section>
  );
}

/* Goes on by itself while it plays: when a step has been read, and the board has told it. */
function usePlaying(playing: boolean, ready: boolean, time: number, on: () => void): void {
  useEffect(() => {
    if (!playing || !ready) return;
    const timer = setTimeout(on, time * Math.max(0.4, settings.get().speed));
    return () => clearTimeout(timer);
  }, [playing, ready]);
}

/* A step that was chosen in silence, and the rest after what a board has told. */
const short = 600;

function Player({ table, found, source, move }: { table: string; found: Found; source: Source; move: number }) {
  const last = found.steps.length - 1;
  const [step, set] = useState(Math.min(Math.max(0, move), last));
  const [playing, play] = useState(false);
  const [topic, help] = useState<string | null>(null);
  const [until, tellUntil] = useState<{ view: unknown; skip?: () => void } | null>(null);
  /* The seat through whose eyes the table is seen. */
  const [eyes, see] = useState(() => seatsAt(table)[0]?.seat ?? 0);
  const [shown, error] = useMoment(source, step);
  const onward = useRef(false); /* the step after the one before: its events are shown */
  const boardTold = useRef(-1); /* the step that the board has told itself */
  const board = boardOf(found.game);
  const Component = board?.component ?? PlainBoard;
  const names = found.seats.map((seat) => seat.name);
  const lines = useMemo(() => linesOfSteps(found.steps), [found]);
  const told = found.steps[step - 1];

  function turn(next: number): void {
    const to = Math.min(last, Math.max(0, next));
    until?.skip?.();
    onward.current = to === step + 1;
    set(to);
    become("replay", table, to);
  }

  /* Whoever goes somewhere stays there. */
  function jump(next: number): void {
    play(false);
    turn(next);
  }

  useEffect(() => {
    if (playing && step >= last) play(false);
  }, [playing, step]);

  /* Somebody has changed the address. */
  useEffect(() => {
    if (move !== step) jump(move);
  }, [move]);
  usePlaying(
    playing,
    shown?.step === step && until === null && step < last,
    boardTold.current === step || !told?.story?.length ? short : readingTime(told.story.length),
    () => turn(step + 1),
  );

  useLayoutEffect(() => {
    function key(event: KeyboardEvent): void {
      const target = event.target as HTMLElement;
      if (target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return;
      if (event.key === "ArrowLeft") jump(step - 1);
      else if (event.key === "ArrowRight") jump(step + 1);
      else if (event.key === "Home") jump(0);
      else if (event.key === "End") jump(last);
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [step, last]);

  const seats = found.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    isBot: seat.is_bot ?? false,
    isYou: seatsAt(table).some((held) => held.seat === seat.seat),
  }));
  const doer = told ? doerOf({ ...told, seat: told.actor }) : null;
  return (
    <main class="table replay" id="main" tabIndex={-1} data-step={step}>
      <h1 class="unseen">{t("Replay: {0}", gameName(found.game))}</h1>
      <div class="notices">
        <Failure error={error} />
      </div>
      <Scrubber
        step={step}
        last={last}
        playing={playing}
        told={step === 0 ? t("The game begins.") : sentenceOf(told, names)}
        go={jump}
        play={() => {
          if (!playing && step >= last) turn(0);
          play(!playing);
        }}
      />
      <ul class={`seats-bar ${shown?.step === step ? "" : "late"}`} aria-label={t("Seats")}>
        {shown &&
          seats.map((seat) => (
            <li key={seat.seat} class={doer === seat.seat ? "active" : ""}>
              <button
                class="seat-head"
                aria-pressed={eyes === seat.seat}
                title={t("See the table from the seat of {0}", seat.name)}
                onClick={() => see(seat.seat)}
              >
                <SeatMark seat={seat.seat} />
                <strong>{seat.name}</strong>
                {eyes === seat.seat && <Icon name="eye" size={16} />}
              </button>
              <SeatFacts facts={board?.seatFacts(until?.view ?? shown.view, seat.seat) ?? []} />
            </li>
          ))}
      </ul>
      <div class="beside">
        <Graphs found={found} names={names} at={step} go={jump} />
        <section class="story card">
          <Log lines={lines} at={step} through look={jump} />
        </section>
        <section class="card">
          {found.over && found.steps[last]?.standing && (
            <Ranking standing={found.steps[last]!.standing!} names={names} tie={found.tie} />
          )}
          <Sources found={found} names={names} />
          <div class="row">
            <button
              class="button"
              onClick={() => void source.text().then((text) => save(`${found.game}.atl`, text))}
            >
              <Icon name="download" size={16} /> {t("Download the record")}
            </button>
          </div>
          {table !== filed && <Copy text={link("replay", table, step)} label={t("Link to this move")} />}
        </section>
      </div>
      <section class={`board ${shown?.step === step ? "" : "late"}`} aria-label={t("Board")} aria-busy={shown?.step !== step}>
        {shown ? (
          <Component
            view={shown.view}
            seats={seats}
            you={eyes}
            choices={[]}
            selected={null}
            pledges={[]}
            events={onward.current && shown.step === step ? shown.events : nothing}
            speed={settings.get().speed}
            choose={() => undefined}
            offer={() => undefined}
            look={() => undefined}
            help={(word) => help(word)}
            until={(view, skip) => {
              if (view !== null) boardTold.current = step;
              tellUntil(view === null ? null : { view, skip });
            }}
          />
        ) : (
          <Spinner />
        )}
        <Reconstruction note={found.reconstruction} />
      </section>
      {topic && <TopicDialog game={found.game} word={topic} close={() => help(null)} />}
    </main>
  );
}

export function Replay({ table, move }: { table?: string; move?: string }) {
  const { language } = useStore(settings);
  const [source] = useState(() => (table ? sourceOf(table) : null));
  const [found, error] = useFetched(
    () => (source ? source.steps() : Promise.reject(new Error(""))),
    language,
  );
  if (!table || (table === filed && !openedText()) || !source) return <Records />;
  return (
    <>
      <Top compact>
        <span class="table-title replay-title">
          {found ? gameName(found.game) : t("Replay")}
          {found && <small>{tn("{0} move", "{0} moves", found.steps.length - 1)}</small>}
        </span>
        <a class="button quiet small" href={address("replay")}>
          {t("Other games")}
        </a>
      </Top>
      {found ? (
        <Player table={table} found={found} source={source} move={move ? Math.trunc(Number(move)) || 0 : firstMove(found)} />
      ) : (
        <main class="page">{error ? <Failure error={error} /> : <Spinner />}</main>
      )}
    </>
  );
}
