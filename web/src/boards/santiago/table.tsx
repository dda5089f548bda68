/* What every part of the board knows: the props, the view as it would be after the choice
 * that is looked at, and tiles that stand for choices. */
import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
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

/* How the listeners of a button do, offer and look at the choices behind it. */
export function useActs(choices: Choice[]) {
  const { choose, offer, look } = useTable();
  const only = choices.length === 1 ? choices[0]! : null;
  return {
    onClick: () => (only ? choose(only) : offer(choices)),
    onMouseEnter: () => only && look(only),
    onMouseLeave: () => only && look(null),
    onFocus: () => only && look(only),
    onBlur: () => only && look(null),
  };
}

interface ActProps {
  choices: Choice[];
  /* What it is called when several choices are behind it. */
  name: string;
  class?: string;
  children?: ComponentChildren;
  word?: string;
}

/* A glowing button for one choice or several. */
export function Act({ choices, name, class: kind = "", children, word }: ActProps) {
  const { selected, help } = useTable();
  const acts = useActs(choices);
  const text = choices.length === 1 ? choices[0]!.text : t("{0}: choose", name);
  const looked = selected !== null && choices.some((choice) => choice.action === selected.action);
  return (
    <button type="button" class={`glow ${looked ? "looked" : ""} ${kind}`} aria-label={text} title={text}
      {...acts} onKeyDown={(event) => event.key === "?" && word && help(word)}>
      {children}
    </button>
  );
}

interface TileProps extends ActProps {
  /* Where motion finds it. */
  at: string;
}

/* A part of the board with its rules behind "?" and a long press, and a glowing button
 * over all of it when it stands for a choice. */
export function Tile({ choices, name, class: kind = "", children, word, at }: TileProps) {
  const { help } = useTable();
  const timer = useRef(0);
  const pressed = useRef(false);
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" || !word) return;
    pressed.current = false;
    timer.current = window.setTimeout(() => {
      pressed.current = true;
      help(word);
    }, 550);
  };
  const up = () => window.clearTimeout(timer.current);
  const click = (event: MouseEvent) => {
    if (!pressed.current) return;
    pressed.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <div class={`sc-tile ${kind}`} data-at={at} onPointerDown={down} onPointerUp={up}
      onPointerCancel={up} onPointerLeave={up} onClickCapture={click}
      onContextMenu={(event) => pressed.current && event.preventDefault()}>
      {children}
      {choices.length > 0 && <Act choices={choices} name={name} class="sc-over" word={word} />}
      {word && (
        <button type="button" class="ask sc-help" aria-label={t("Rules: {0}", name)} title={t("Rules: {0}", name)}
          tabIndex={choices.length > 0 ? -1 : 0} onClick={() => help(word)}>
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
