/* What makes an element of the board stand for choices: it glows, is a button with a name,
 * shows what would happen when looked at, and opens the rules on a long press. */
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Choice } from "../../types";
import { t } from "../../words";
import type { View } from "./view";
import { sentence } from "./words";

export interface Table extends BoardProps<View> {
  /* The view as the choice being looked at would leave it. */
  then: View;
  /* What the last events touched, and in which order. */
  touched: Map<string, number>;
}

export const TableContext = createContext<Table>(null as unknown as Table);

export function useTable(): Table {
  return useContext(TableContext);
}

/* Choices of a kind whose parts have the given values. */
export function pick(choices: Choice[], kind: string, parts: Record<string, unknown> = {}): Choice[] {
  return choices.filter((choice) => choice.kind === kind &&
    Object.entries(parts).every(([part, value]) => choice[part] === value));
}

/* The class and delay of something an event has just touched. */
export function touch(table: Table, ...keys: string[]): { class: string; style: Record<string, string> } {
  for (const key of keys) {
    const order = table.touched.get(key);
    if (order !== undefined) return { class: " touched", style: { "--order": String(order) } };
  }
  return { class: "", style: {} };
}

const LONG = 550;

/* Calls back when pressed long, and swallows the click that ends such a press. */
function usePress(long: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const fired = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    fired,
    handlers: long === undefined ? {} : {
      onPointerDown: (event: PointerEvent) => {
        fired.current = false;
        stop();
        if (event.pointerType !== "mouse")
          timer.current = setTimeout(() => { fired.current = true; long(); }, LONG);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => { if (fired.current) event.preventDefault(); },
    },
  };
}

interface SpotProps {
  of: Choice[];
  class?: string;
  style?: Record<string, string>;
  /* Said before the choice's own text. */
  label?: string;
  /* Topic of the rules for a long press. */
  word?: string;
  children?: ComponentChildren;
}

/* A button when there is something to choose, and a plain box otherwise. */
export function Spot({ of, class: name = "", style, label, word, children }: SpotProps) {
  const { choose, offer, look, help, selected } = useTable();
  const first = of[0];
  const press = usePress(word ? () => help(word) : first ? () => look(first) : undefined);
  if (!first)
    return <div class={name} style={style} title={label} {...press.handlers}>{children}</div>;
  const text = of.length === 1 ? sentence(first.text) : of.map((choice) => sentence(choice.text)).join("; ");
  const looked = selected !== null && of.some((choice) => choice.action === selected.action);
  const see = () => look(first);
  const leave = () => look(null);
  return (
    <button type="button" class={`${name} glow${looked ? " looked" : ""}`} style={style}
      title={text} data-action={first.action}
      {...press.handlers}
      onMouseEnter={see} onMouseLeave={leave} onFocus={see} onBlur={leave}
      onClick={() => {
        if (press.fired.current) press.fired.current = false;
        else if (of.length === 1) choose(first);
        else offer(of);
      }}>
      <span class="unseen">{label ? `${label}: ${text}` : text}</span>
      <span class="inside" aria-hidden="true">{children}</span>
    </button>
  );
}

/* The small question mark that opens the rules at a thing. */
export function Why({ word, of }: { word: string; of: string }) {
  const { help } = useTable();
  const name = t("Rules: {0}", of);
  return (
    <button type="button" class="ask" title={name} aria-label={name} onClick={() => help(word)}>
      ?
    </button>
  );
}

/* A choice in words, for what has no place of its own on the board. */
export function Words({ of, children }: { of: Choice[]; children?: ComponentChildren }) {
  return (
    <>
      {of.map((choice) => (
        <Spot key={choice.action} of={[choice]} class="words">
          {children}
          <span>{sentence(choice.text)}</span>
        </Spot>
      ))}
    </>
  );
}

/* How a number would change. */
export function Delta({ from, to }: { from: number; to: number }) {
  if (from === to) return null;
  const by = to - from;
  return <span class={`delta ${by > 0 ? "up" : "down"}`}>{by > 0 ? `+${by}` : `−${-by}`}</span>;
}
