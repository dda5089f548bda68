/* Plays the told events, one step after another, and ends with the facts. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Event } from "../../types";
import { agrees, showView, tell, type Frame, type Shown } from "./story";
import type { View } from "./types";

export interface Stage {
  shown: Shown;
  /* Something is still being told. */
  telling: boolean;
  skip(): void;
}

export function useStage(view: View, events: Event[], speed: number, past: Event[]): Stage {
  const [shown, show] = useState<Shown>(() => opening(view, past.length > 0 ? past : events));
  const [telling, setTelling] = useState(false);
  const now = useRef(shown);
  const queue = useRef<Frame[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const seen = useRef({ view, events, told: events });
  const facts = useRef(view);
  facts.current = view;

  function set(next: Shown): void {
    now.current = next;
    show(next);
  }

  function finish(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const told = queue.current.at(-1)?.shown ?? now.current;
    queue.current = [];
    set(ending(facts.current, told));
    setTelling(false);
  }

  function next(): void {
    const frame = queue.current.shift();
    if (!frame) {
      finish();
      return;
    }
    set(frame.shown);
    timer.current = setTimeout(next, frame.time * pace.current);
  }

  const pace = useRef(speed);
  pace.current = speed;

  /* Before it is painted: what is told must not be seen first. */
  useLayoutEffect(() => {
    if (seen.current.view === view && seen.current.events === events) return;
    const fresh = seen.current.told !== events && events.length > 0;
    seen.current = { view, events, told: fresh ? events : seen.current.told };
    if (fresh) {
      const from = queue.current.at(-1)?.shown ?? now.current;
      queue.current.push(...tell(from, events));
      /* Events that do not lead from what is shown to the facts are not played. */
      if (speed <= 0 || !agrees(queue.current.at(-1)!.shown, view)) finish();
      else if (timer.current === undefined) {
        setTelling(true);
        next();
      }
      return;
    }
    if (timer.current !== undefined) {
      const end = queue.current.at(-1)?.shown ?? now.current;
      if (agrees(end, view)) return;
    }
    finish();
  }, [view, events, speed]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { shown, telling, skip: finish };
}

/* The facts, and what is worth remembering of the way to them. */
function ending(view: View, told: Shown | undefined): Shown {
  const shown = showView(view, told?.ledger ?? null);
  return told && view.phase === "over" ? { ...shown, converted: told.converted } : shown;
}

/* A page that comes to a running table shows how it came to this, without motion. */
function opening(view: View, events: Event[]): Shown {
  const told = tell({ ...showView(view, null), ledger: null }, events).at(-1)?.shown;
  return ending(view, told);
}
