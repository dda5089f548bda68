/* One table as it is now, for one of its seats. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Refusal } from "./api";
import { follow, type Following, type Frame } from "./follow";
import { pace } from "./pace";
import { say } from "./say";
import { settings } from "./settings";
import { useStore } from "./store";
import type { Event, Message, Position } from "./types";

export interface Live {
  messages: Message[];
  position: Position<any> | null;
  /* What the last position brought, to be shown by the board. */
  events: Event[];
  /* How many positions still wait to be shown. */
  waiting: number;
  online: boolean;
  /* The members who have the table open; not a matter of what is shown. */
  here: number[];
  refused: Refusal | null;
  send: Following["send"];
  skip(): void;
}

interface State {
  messages: Message[];
  position: Position<any> | null;
  events: Event[];
  waiting: number;
}

const nothing: State = { messages: [], position: null, events: [], waiting: 0 };

function added(state: State, frame: Frame, waiting: number): State {
  const events = frame.old ? [] : frame.messages.flatMap((message) => message.events ?? []);
  return {
    messages: frame.messages.length > 0 ? [...state.messages, ...frame.messages] : state.messages,
    position: frame.position,
    events,
    waiting,
  };
}

export function useLive(table: string, token: string | undefined, others: string[]): Live {
  const { language } = useStore(settings);
  const [state, set] = useState<State>(nothing);
  const [online, connected] = useState(true);
  const [here, note] = useState<number[]>([]);
  const [refused, refuse] = useState<Refusal | null>(null);
  const hands = useRef<{ send: Following["send"]; skip(): void } | null>(null);

  useEffect(() => {
    let begun = false;
    const paced = pace(
      () => settings.get().speed,
      (frame, waiting) => {
        const before = begun;
        begun = true;
        set((old) => added(before ? old : nothing, frame, waiting));
        if (!frame.old) say(...frame.messages.flatMap((message) => message.story ?? []));
      },
    );
    refuse(null);
    const following = follow(table, token, others, language, {
      frame: (frame) => paced.add(frame),
      online: connected,
      here: (members) => note((old) => (old.join() === members.join() ? old : members)),
      refused: refuse,
    });
    hands.current = { send: following.send, skip: () => paced.skip() };
    return () => {
      following.stop();
      paced.stop();
    };
  }, [table, token, others.join(), language]);

  return {
    ...state,
    online,
    here,
    refused,
    send: (command) => hands.current!.send(command),
    skip: () => hands.current?.skip(),
  };
}
