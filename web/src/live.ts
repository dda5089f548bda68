/* One table as it is now, for one of its seats. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Refusal } from "./api";
import { follow, type Following, type Frame } from "./follow";
import { pace, type Manner } from "./pace";
import { settings } from "./settings";
import { useStore } from "./store";
import { doerOf } from "./told";
import type { Event, Message, Position } from "./types";

export interface Live {
  messages: Message[];
  position: Position<any> | null;
  /* What the last position brought, to be shown by the board. */
  events: Event[];
  /* How many moves still wait to be shown. */
  waiting: number;
  /* What others are doing right now, one of them after the other; empty when all is told. */
  telling: Message[];
  /* How it came to the position is not to be shown. */
  skipped: boolean;
  online: boolean;
  /* The position is what the server has sent last, in the language of the page. */
  current: boolean;
  /* The members who have the table open; not a matter of what is shown. */
  here: number[];
  refused: Refusal | null;
  send: Following["send"];
  /* A board tells something itself; what comes after it waits. */
  hold(busy: boolean): void;
  skip(): void;
}

interface State {
  messages: Message[];
  position: Position<any> | null;
  events: Event[];
  waiting: number;
  telling: Message[];
  skipped: boolean;
}

const nothing: State = { messages: [], position: null, events: [], waiting: 0, telling: [], skipped: false };

function doer(messages: Message[]): number | null {
  const move = messages.filter((message) => message.do === "move" && (message.seat ?? -1) >= 0).at(-1);
  return move ? doerOf(move) : null;
}

/* What a seat does step by step is told together. */
function nowTold(before: Message[], messages: Message[]): Message[] {
  const who = doer(messages);
  return who !== null && doer(before) === who ? [...before, ...messages] : messages;
}

function added(state: State, frame: Frame, manner: Manner): State {
  const events = frame.old ? [] : frame.messages.flatMap((message) => message.events ?? []);
  return {
    messages: frame.messages.length > 0 ? [...state.messages, ...frame.messages] : state.messages,
    position: frame.position,
    events,
    waiting: manner.waiting,
    skipped: manner.skipped,
    telling: manner.told ? nowTold(state.telling, frame.messages) : state.telling,
  };
}

/* The language in which the table is told. It is changed when nothing is under way. */
function useLanguage(idle: boolean): string {
  const { language } = useStore(settings);
  const [told, tell] = useState(language);
  useEffect(() => {
    if (idle) tell(language);
  }, [idle, language]);
  return told;
}

export function useLive(table: string, token: string | undefined, others: string[]): Live {
  const [state, set] = useState<State>(nothing);
  const [sent, count] = useState(0); /* commands that are not answered yet */
  const [held, holdOn] = useState(false);
  const idle = sent === 0 && !held && state.waiting === 0 && state.telling.length === 0;
  const language = useLanguage(idle);
  const [online, connected] = useState(true);
  const [here, note] = useState<number[]>([]);
  const [refused, refuse] = useState<Refusal | null>(null);
  const [current, there] = useState(false);
  const hands = useRef<Pick<Live, "send" | "hold" | "skip"> | null>(null);

  useEffect(() => {
    let begun = false;
    const paced = pace(() => settings.get().speed, {
      show(frame, manner) {
        const before = begun;
        begun = true;
        set((old) => added(before ? old : nothing, frame, manner));
      },
      rest: () => set((old) => (old.telling.length > 0 ? { ...old, telling: [] } : old)),
    });
    refuse(null);
    there(false);
    const following = follow(table, token, others, language, {
      frame(frame) {
        there(true);
        paced.add(frame);
      },
      online: connected,
      here: (members) => note((old) => (old.join() === members.join() ? old : members)),
      refused: refuse,
    });
    hands.current = {
      async send(command) {
        count((before) => before + 1);
        try {
          return await following.send(command);
        } finally {
          count((before) => before - 1);
        }
      },
      hold(busy) {
        holdOn(busy);
        paced.hold(busy);
      },
      skip: () => paced.skip(),
    };
    return () => {
      following.stop();
      paced.stop();
    };
  }, [table, token, others.join(), language]);

  return {
    ...state,
    online,
    current,
    here,
    refused,
    send: (command) => hands.current!.send(command),
    hold: (busy) => hands.current?.hold(busy),
    skip: () => hands.current?.skip(),
  };
}
