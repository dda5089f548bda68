/* Shows what others do one after another, instead of all at once. Every position shown is
 * one that the server has sent; those that are still to come wait in a row. */
import type { Frame } from "./follow";
import { toldOf } from "./told";

export interface Pace {
  add(frame: Frame): void;
  /* A board that tells something itself lets the others wait. */
  hold(busy: boolean): void;
  /* Shows all that waits at once. */
  skip(): void;
  stop(): void;
}

/* How a frame is shown. */
export interface Manner {
  /* How many moves wait after it. */
  waiting: number;
  /* It is to be told, not only shown. */
  told: boolean;
  /* Nobody wants to see how it came to this. */
  skipped: boolean;
}

interface Listener {
  show(frame: Frame, manner: Manner): void;
  /* All has been told. */
  rest(): void;
}

/* In milliseconds at the usual speed: a sentence, each further one, and the most of both;
 * the least, so that it can be read at all; a whole row; one's own doing before the next. */
const usual = 1200;
const further = 250;
const longest = 3500;
const shortest = 500;
const wholeRow = 8000;
const own = 600;

/* The sentences about others, and those about oneself. */
function sentences(frame: Frame): { others: number; own: number } {
  const count = { others: 0, own: 0 };
  for (const message of frame.messages) {
    const told = toldOf(message);
    if (!told) continue;
    const isOwn = told.doer !== null && told.doer === frame.position.you?.seat;
    count[isOwn ? "own" : "others"] += told.sentences.length;
  }
  return count;
}

/* How long it takes to read some sentences. */
export function readingTime(count: number): number {
  return Math.min(longest, usual + further * (count - 1));
}

export function pace(speed: () => number, listener: Listener): Pace {
  let row: Frame[] = [];
  let timer = 0;
  let until = 0;
  let drawing = 0;
  let left = wholeRow;
  let held = false;

  /* How long a frame stays before the next one may come. Nobody who goes on waits. */
  function stay(frame: Frame, waiting: number): number {
    const count = sentences(frame);
    if (count.others === 0) {
      if (count.own === 0 || frame.position.decision) return 0;
      return frame.position.phase === "over" ? usual : own;
    }
    const time = Math.max(shortest, Math.min(readingTime(count.others), left / (waiting + 1)));
    left -= time;
    return time;
  }

  function step(): void {
    timer = 0;
    while (!held) {
      const wait = until - performance.now();
      if (wait > 0) {
        timer = window.setTimeout(step, wait);
        return;
      }
      const frame = row.shift();
      if (!frame) {
        left = wholeRow;
        listener.rest();
        return;
      }
      const waiting = row.filter((one) => sentences(one).others > 0).length;
      const time = stay(frame, waiting) * speed();
      until = performance.now() + time;
      listener.show(frame, { waiting, told: time > 0, skipped: false });
      /* It is read from when it is drawn, which takes a while on a slow machine. */
      cancelAnimationFrame(drawing);
      if (time > 0) drawing = requestAnimationFrame(() => (until = performance.now() + time));
    }
  }

  return {
    add(frame) {
      const atOnce = frame.old || speed() === 0 || document.visibilityState === "hidden";
      row.push(frame);
      if (atOnce) this.skip();
      else if (timer === 0) step();
    },
    hold(busy) {
      held = busy;
      if (!busy && timer === 0) step();
    },
    skip() {
      clearTimeout(timer);
      cancelAnimationFrame(drawing);
      timer = 0;
      until = 0;
      left = wholeRow;
      const all = row;
      row = [];
      const last = all[all.length - 1];
      if (last) {
        const messages = all.flatMap((frame) => frame.messages);
        listener.show({ ...last, messages }, { waiting: 0, told: false, skipped: true });
      }
      listener.rest();
    },
    stop() {
      clearTimeout(timer);
      cancelAnimationFrame(drawing);
      row = [];
    },
  };
}
