/* Shows what others do one after another, instead of all at once. Every position shown is
 * one that the server has sent; those that are still to come wait in a row. */
import type { Frame } from "./follow";

export interface Pace {
  add(frame: Frame): void;
  /* Shows all that waits at once. */
  skip(): void;
  stop(): void;
}

const base = 750;
const longestRow = 14;

/* How long a frame stays before the next one may come. */
function stay(frame: Frame, row: number): number {
  const told = frame.messages.some((message) => message.do === "move" && message.story?.length);
  return told ? base * Math.max(0.15, 1 - row / longestRow) : 0;
}

export function pace(speed: () => number, show: (frame: Frame, waiting: number) => void): Pace {
  let row: Frame[] = [];
  let timer = 0;
  let until = 0;

  function step(): void {
    timer = 0;
    while (row.length > 0) {
      const wait = until - performance.now();
      if (wait > 0) {
        timer = window.setTimeout(step, wait);
        return;
      }
      const frame = row.shift()!;
      until = performance.now() + stay(frame, row.length) * speed();
      show(frame, row.length);
    }
  }

  return {
    add(frame) {
      const own = frame.old || speed() === 0 || document.visibilityState === "hidden";
      row.push(frame);
      if (own) this.skip();
      else if (timer === 0) step();
    },
    skip() {
      clearTimeout(timer);
      timer = 0;
      until = 0;
      const all = row;
      row = [];
      const last = all[all.length - 1];
      if (last) show({ ...last, messages: all.flatMap((frame) => frame.messages) }, 0);
    },
    stop() {
      clearTimeout(timer);
      row = [];
    },
  };
}
