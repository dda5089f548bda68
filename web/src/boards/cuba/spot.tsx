/* What makes an element of the board stand for choices: it glows, is a button with a name,
 * shows what would happen when looked at, and tells why when nothing can be chosen. */
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../board";
import { useSpot } from "../../spot";
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

interface SpotProps {
  of: Choice[];
  class?: string;
  style?: Record<string, string>;
  /* Said before the choice's own text. */
  label?: string;
  /* Its topic in the rules. */
  word?: string;
  /* What it would do, where it is not possible. */
  action?: string;
  children?: ComponentChildren;
}

/* A button that does what can be chosen or, where nothing can, tells why. What has neither
 * choice nor rule is a plain box. */
export function Spot({ of, class: name = "", style, label, word, action, children }: SpotProps) {
  const table = useTable();
  const { looked, listeners } = useSpot(table, of, word, table.you === null ? undefined : action);
  const first = of[0];
  if (!first)
    return word ? (
      <button type="button" class={`${name} idle`} style={style} title={label} aria-haspopup="dialog" {...listeners}>
        {children}
      </button>
    ) : <div class={name} style={style} title={label}>{children}</div>;
  const text = of.map((choice) => sentence(choice.text)).join("; ");
  return (
    <button type="button" class={`${name} glow${looked ? " looked" : ""}`} style={style}
      title={text} data-action={first.action} {...listeners}>
      <span class="unseen">{label ? `${label}: ${text}` : text}</span>
      <span class="inside" aria-hidden="true">{children}</span>
    </button>
  );
}

/* The small question mark that opens the rules at a thing. A spot beside it answers to the
 * key "?" itself. */
export function Why({ word, of, beside = false }: { word: string; of: string; beside?: boolean }) {
  const { help } = useTable();
  const name = t("Rules: {0}", of);
  return (
    <button type="button" class="ask" tabIndex={beside ? -1 : 0} title={name} aria-label={name}
      onClick={() => help(word)}>
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
