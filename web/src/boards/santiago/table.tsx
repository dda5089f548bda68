/* What every part of the board knows: the props, the view as it would be after the choice
 * that is looked at, and tiles that stand for choices. */
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../board";
import { useSpot } from "../../spot";
import type { Choice } from "../../types";
import { t } from "../../words";
import type { View } from "./types";

export interface Table extends BoardProps<View> {
  after: View;
  find(test: (choice: Choice) => boolean): Choice[];
}

const Context = createContext<Table>(null as unknown as Table);
export const TableProvider = Context.Provider;
export const useTable = (): Table => useContext(Context);

/* The view with the changes of a choice, for showing what it would do. */
export function applied(view: View, choice: Choice | null): View {
  const changes = choice?.effect?.changes;
  if (!changes?.length) return view;
  const copy = structuredClone(view) as any;
  for (const { path, to } of changes) {
    let at = copy;
    for (const step of path.slice(0, -1)) at = at?.[step];
    const last = path[path.length - 1];
    if (at && last !== undefined) at[last] = to;
  }
  return copy;
}

interface ActProps {
  choices: Choice[];
  /* What it is called when not one choice is behind it. */
  name: string;
  class?: string;
  children?: ComponentChildren;
  /* Its topic in the rules. */
  word?: string;
  /* What it would do, where it is not possible. */
  action?: string;
}

/* A button for one choice or several, which glows; or for none, which tells why. */
export function Act({ choices, name, class: kind = "", children, word, action }: ActProps) {
  const table = useTable();
  const { looked, listeners } = useSpot(table, choices, word, table.you === null ? undefined : action);
  const any = choices.length > 0;
  const text = choices.length === 1 ? choices[0]!.text : any ? t("{0}: choose", name) : name;
  return (
    <button type="button" class={`${any ? "glow" : "idle"} ${looked ? "looked" : ""} ${kind}`} aria-label={text}
      title={text} aria-haspopup={any ? undefined : "dialog"} {...listeners}>
      {children}
    </button>
  );
}

interface TileProps extends ActProps {
  /* Where motion finds it. */
  at: string;
}

/* A part of the board under a button: what it stands for, or why it stands for nothing.
 * Its rules are behind "?". */
export function Tile({ choices, name, class: kind = "", children, word, action, at }: TileProps) {
  const { help } = useTable();
  return (
    <div class={`sc-tile ${kind}`} data-at={at}>
      {children}
      {(choices.length > 0 || word) && (
        <Act choices={choices} name={name} class="sc-over" word={word} action={action} />
      )}
      {word && (
        <button type="button" class="ask sc-help" aria-label={t("Rules: {0}", name)} title={t("Rules: {0}", name)}
          tabIndex={-1} onClick={() => help(word)}>
          ?
        </button>
      )}
    </div>
  );
}

/* A number, and what a choice would make of it. */
export function Number({ now, then }: { now: number; then: number }) {
  const change = then - now;
  return (
    <span class={`sc-number ${change ? (change > 0 ? "more" : "less") : ""}`}>
      {then}
      {change !== 0 && <sup>{change > 0 ? `+${change}` : `−${-change}`}</sup>}
    </span>
  );
}
