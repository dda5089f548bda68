/* The story of the game, newest last. A line leads to the position it made. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { ReplayStep } from "../api";
import { SeatMark } from "../art/seat";
import { levelName } from "../names";
import { blocksOf, doerOf } from "../told";
import type { Message, TableState } from "../types";
import { t } from "../words";

export interface Line {
  key: string;
  /* Whose doing it was, where it was one seat's. */
  seat: number | null;
  step: number | null;
  /* The heading of a round or a turn that begins with it. */
  title: string | null;
  sentences: string[];
  /* Of the table, not of the game. */
  aside: boolean;
  /* The seat that takes back something. */
  undoes?: number;
}

function nameOf(table: TableState, seat: unknown): string {
  return table.seats[seat as number]?.name ?? "?";
}

function memberName(table: TableState, member: unknown): string {
  return table.members.find((one) => one.member === member)?.name ?? "?";
}

/* What happens at the table besides the game. */
function aside(message: Message, table: TableState): string | null {
  switch (message.do) {
    case "undo":
      return t("{0} takes back what was done last.", nameOf(table, message.seat));
    case "leave":
      return t("{0} has left the table.", memberName(table, message.member));
    case "bot":
      return t("A bot ({0}) plays on for {1}.", levelName(String(message.level)), nameOf(table, message.seat));
    case "back":
      return t("{0} is back.", memberName(table, message.member));
    case "vote":
      return t(
        "{0} wants a bot for {1}.",
        memberName(table, message.member),
        nameOf(table, message.seat),
      );
    case "overdue":
      return t("{0} has run out of time.", nameOf(table, message.seat));
    case "over":
      return t("The game is over.");
    case "rematch":
      return t("There is a rematch.");
    default:
      return null;
  }
}

/* The lines of what was told: what begins a round or a turn has its own, below which comes
 * what follows. */
function linesAt(
  n: number,
  step: number | null,
  told: { seat?: number | null; together?: boolean; story?: string[]; headings?: number[] },
): Line[] {
  return blocksOf(told).map(({ title, sentences }, index) => ({
    key: `${n} ${index}`,
    seat: title === null ? doerOf(told) : null,
    step,
    title,
    sentences,
    aside: false,
  }));
}

/* Lines of all messages but those that were undone. */
export function linesOf(messages: Message[], table: TableState): Line[] {
  let lines: Line[] = [];
  for (const message of messages) {
    if (message.do === "undo") {
      const from = message.step ?? 0;
      lines = lines.filter((line) => line.step === null || line.step < from);
      if (lines.at(-1)?.undoes === message.seat) lines.pop();
    }
    const said = aside(message, table);
    if (said) {
      const undoes = message.do === "undo" ? message.seat : undefined;
      lines.push({ key: `${message.n}`, seat: null, step: null, title: null, sentences: [said], aside: true, undoes });
    } else if (message.do === "move") lines.push(...linesAt(message.n, message.step ?? null, message));
    else if (message.do === "start") lines.push(...linesAt(message.n, -1, { ...message, seat: null }));
  }
  return lines;
}

/* How many rounds or turns are told where a game is played from memory. */
const remembered = 2;

/* What is told of a game that is played from memory, or behind screens: the round or the turn
 * there is, and the one before. What was played is not to be read up. */
export function fromMemory(lines: Line[], table: TableState): { lines: Line[]; note: string | null } {
  const memory = table.options.memory === "on";
  if (!memory && table.options.screens !== "on") return { lines, note: null };
  const headings = lines.flatMap((line, index) => (line.title !== null ? [index] : []));
  const note = memory
    ? t("Played from memory: the story tells the last two rounds.")
    : t("Played with screens: the story tells the last two turns.");
  /* Nor is an earlier position shown before the end. */
  return { lines: lines.slice(headings.at(-remembered) ?? 0).map((line) => ({ ...line, step: null })), note };
}

/* The same of a game that is looked through. */
export function linesOfSteps(steps: ReplayStep[]): Line[] {
  return steps.flatMap((one) => linesAt(one.step, one.step, { ...one, seat: one.actor }));
}

/* Stays at its end as it grows and as its place changes, as long as nobody has scrolled. */
function useEnd(lines: number, follows: boolean): { current: HTMLOListElement | null } {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const down = () => list.current?.scrollTo(0, list.current.scrollHeight);
  useLayoutEffect(() => {
    if (follows) down();
  }, [lines]);
  useEffect(() => {
    const box = list.current;
    if (!box || !follows) return;
    let height = box.clientHeight;
    /* What comes with another height is nobody's scrolling. */
    const note = () => {
      if (box.clientHeight === height) atEnd.current = box.scrollTop + height > box.scrollHeight - 40;
    };
    const watcher = new ResizeObserver(() => {
      height = box.clientHeight;
      if (atEnd.current) down();
    });
    box.addEventListener("scroll", note, { passive: true });
    watcher.observe(box);
    return () => {
      box.removeEventListener("scroll", note);
      watcher.disconnect();
    };
  }, [follows]);
  return list;
}

export function Log(props: {
  lines: Line[];
  /* What is to be known about them. */
  note?: string | null;
  /* The step being looked at, or null. */
  at: number | null;
  /* Brings that step into sight instead of the end. */
  through?: boolean;
  look(step: number): void;
}) {
  const { lines, at, through } = props;
  const list = useEnd(lines.length, !through);
  useEffect(() => {
    const box = list.current;
    const count = lines.filter((line) => line.step !== null && line.step < (at ?? 0)).length;
    const line = through && box?.children[Math.max(0, count - 1)];
    if (box && line) box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }, [at, through]);
  const log = (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("What has happened")}>
      {lines.map((line) => {
        const words = (
          <>
            {line.title !== null && <strong>{line.title}</strong>}
            {line.sentences.map((sentence, index) => (
              <span key={index}>{sentence}</span>
            ))}
          </>
        );
        return (
          <li key={line.key} class={line.title !== null ? "heading" : line.aside ? "aside" : ""}>
            {line.title === null && (line.seat !== null ? <SeatMark seat={line.seat} size={14} /> : <span />)}
            {line.step !== null ? (
              <button
                class={at === line.step + 1 ? "looked-at" : ""}
                title={t("See the table after this")}
                onClick={() => props.look(line.step! + 1)}
              >
                {words}
              </button>
            ) : (
              <span>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      {props.note && <p class="note log-note">{props.note}</p>}
      {log}
    </>
  );
}
