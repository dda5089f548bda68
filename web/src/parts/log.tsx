/* The story of the game, newest last. A line leads to the position it made. */
import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "../art/seat";
import { levelName } from "../names";
import type { Message, TableState } from "../types";
import { t } from "../words";

export interface Line {
  n: number;
  seat: number | null;
  step: number | null;
  sentences: string[];
  /* Begins something: a round, a turn. */
  head: boolean;
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
    const sentences = said ? [said] : (message.story ?? []);
    if (sentences.length === 0) continue;
    lines.push({
      n: message.n,
      seat: message.do === "move" && (message.seat ?? -1) >= 0 ? message.seat! : null,
      step: message.do === "move" ? (message.step ?? null) : message.do === "start" ? -1 : null,
      sentences,
      head: message.do === "start" || said !== null,
      ...(message.do === "undo" && { undoes: message.seat }),
    });
  }
  return lines;
}

export function Log(props: {
  lines: Line[];
  /* The step being looked at, or null. */
  at: number | null;
  look(step: number): void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const { lines } = props;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t("What has happened")}>
      {lines.map((line) => (
        <li key={line.n} class={line.head ? "head" : ""}>
          {line.seat !== null ? <SeatMark seat={line.seat} size={14} /> : <span />}
          {line.step !== null ? (
            <button
              class={props.at === line.step + 1 ? "looked-at" : ""}
              title={t("See the table after this")}
              onClick={() => props.look(line.step! + 1)}
            >
              {line.sentences.map((sentence, index) => (
                <span key={index}>{sentence}</span>
              ))}
            </button>
          ) : (
            <span>{line.sentences.join(" ")}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
