/* What makes an element of a board answer. One that stands for choices does, offers and
 * previews them; one that stands for none tells why. */
import { useRef } from "preact/hooks";
import type { BoardProps } from "./board";
import { touch } from "./device";
import type { Choice } from "./types";

const longPress = 500;
const clickDelay = 100;

interface Pointing {
  /* A mouse is over it, or the focus on it; and neither any more. */
  look(): void;
  leave(): void;
  /* A finger or pen rests on it. */
  long?(): void;
}

/* The click that ends a long press is none, wherever the finger is lifted: what the press
 * has opened may lie under it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const lifted = () => {
    removeEventListener("pointerup", lifted, true);
    removeEventListener("pointercancel", lifted, true);
    setTimeout(() => removeEventListener("click", swallow, true), clickDelay);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerup", lifted, true);
  addEventListener("pointercancel", lifted, true);
}

/* A finger has not pointed at what it taps. Older browsers do not tell what clicked; keys do
 * not count as a click. */
export function byFinger(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent;
  return pointerType ? pointerType === "touch" : event.detail > 0 && touch();
}

/* The listeners for looking at an element. */
export function usePointing({ look, leave, long }: Pointing) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const down = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && look(),
    onPointerLeave: () => {
      end();
      leave();
    },
    onPointerDown: (event: PointerEvent) => {
      end();
      down.current = long !== undefined && event.pointerType !== "mouse";
      if (!down.current) return;
      timer.current = setTimeout(() => {
        swallowClick();
        long!();
      }, longPress);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /* A long press of ours opens no menu of the browser. */
    onContextMenu: (event: MouseEvent) => down.current && event.preventDefault(),
    onFocus: look,
    onBlur: leave,
  };
}

export type Answers = Pick<BoardProps, "choose" | "offer" | "look" | "help" | "selected" | "choices">;

/* The listeners of an element that stands for these choices, and whether one of them is
 * being looked at. `word` is its topic in the rules; `action` what it would do if it could. */
export function useSpot(board: Answers, choices: Choice[], word = "rules", action?: string) {
  const { selected } = board;
  const any = choices.length > 0;
  const only = choices.length === 1 ? choices[0]! : null;
  /* What is not possible here may be so elsewhere on the board. */
  const elsewhere = any || !action ? [] : board.choices.filter((choice) => choice.action === action);
  const explain = () => elsewhere.length > 0 ? board.offer(elsewhere, word) : board.help(word, any ? undefined : action);
  const pointing = usePointing({
    look: () => only && board.look(only),
    leave: () => only && board.look(null),
    long: any ? () => board.offer(choices, word) : explain,
  });
  return {
    looked: selected !== null && choices.some((choice) => choice.action === selected.action),
    listeners: {
      ...pointing,
      onClick: (event: MouseEvent) => {
        if (only) board.choose(only);
        else if (any) board.offer(choices, word);
        else if (event.detail < 2) explain(); /* not the second half of a double click */
      },
      onKeyDown: (event: KeyboardEvent) => event.key === "?" && explain(),
    },
  };
}
