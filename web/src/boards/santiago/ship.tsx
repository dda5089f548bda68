/* The harbour: which ship is in, what a unit brings, and what the ship wants. Every unit
 * that is wanted is a space on deck; the third space stands for delivering three. */
import { useState } from "preact/hooks";
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { stockName } from "./names";
import { Act, Tile, useTable } from "./table";
import { Bridge, Die, Flag, LittleShip } from "./things";
import { GOODS } from "./types";
import type { Good, View } from "./types";

const SHIPS = 7;
const FLAGS = [2, 3, 4, 5];

function Ships() {
  const { view } = useTable();
  const text = t("Ship {0} of {1}", view.ship, SHIPS);
  return (
    <div class="sc-ships">
      <span class="sc-caption">{text}</span>
      <span class="sc-row" aria-hidden="true">
        {Array.from({ length: SHIPS }, (_, index) => (
          <span key={index} class={index + 1 < view.ship ? "gone" : index + 1 === view.ship ? "now" : ""}>
            <LittleShip />
          </span>
        ))}
      </span>
    </div>
  );
}

function Flags() {
  const { view, after, selected, find, help } = useTable();
  const to = selected?.effect?.events.find((event) => event.event === "value")?.to;
  const then = typeof to === "number" ? to : after.value;
  return (
    <div class="sc-flags" role="group" aria-label={t("Each unit brings {0} VP", view.value)}>
      <button type="button" class="sc-caption" onClick={() => help("ships")} title={t("Rules: {0}", t("Ships"))}>
        {t("A unit brings")}
      </button>
      {FLAGS.map((value) => {
        const choices = find((c) => c.kind === "use" && c.building === "harbourmaster" && c.to === value);
        const now = view.value === value;
        const name = value > 4 ? t("chequered flag: the ship departs") : t("{0} VP", value);
        return (
          <span key={value} class={`sc-flag ${now ? "now" : ""}`} title={name}
            data-at={`flag:${value}`}>
            <Flag value={value} />
            {now && <span class="sc-pin" data-at="marker" />}
            {then === value && !now && <span class="sc-pin ghost" />}
            <Act choices={choices} name={name} class="sc-over" word={now ? "ships" : "harbourmaster"}
              action={now ? undefined : `harbourmaster ${value < view.value ? "left" : "right"}`} />
          </span>
        );
      })}
    </div>
  );
}

/* What touching a die would do in this phase. */
function wish(view: View, you: number | null, good: Good, wood: boolean): string {
  if (view.phase === "leave") return `leave ${good}`;
  const used = view.active === you ? view.in_use : null;
  if (used === "office" || used === "customs") return `${used} ${good}`;
  return wood ? `deliver-wood ${good} 1` : `deliver ${good} 1`;
}

function Hold({ good, wood }: { good: Good; wood: boolean }) {
  const { view, after, find, you } = useTable();
  const rolled = view.rolled[good];
  const left = view.left_out === good;
  const want = view.demand[good];
  const then = after.demand[good];
  const leaves = after.left_out === good && !left;
  const whole = find(
    (c) =>
      c.kind === "leave" ? c.die === good
      : c.kind === "deliver" ? c.good === good
      : c.kind === "use" && (c.die === good || (c.building === "office" && c.good === good)),
  );
  const units = find((c) => c.kind === (wood ? "deliver-wood" : "deliver") && c.die === good);
  const name = stockName(good);
  const text = left ? t("{0}: not wanted", name)
    : rolled !== null ? t("{0}: the die shows {1}", name, rolled)
    : t("{0}: {1} wanted", name, want);
  return (
    <li class={`sc-hold ${left || leaves ? "left-out" : ""} ${!left && !view.roll_due && !want ? "done" : ""}`}>
      <span class="sc-spaces">
        {Array.from({ length: want }, (_, index) => {
          const choices = units.filter((c) => c.amount === index + 1);
          const filled = index < want - then;
          const inside = filled ? <Piece name={wood && units.length ? "wood" : good} size={18} /> : null;
          return choices.length ? (
            <Act key={index} choices={choices} name={name} class={`sc-space ${filled ? "filled" : ""}`}>
              {inside ?? (wood && <Piece name="wood" size={16} />)}<b>+{String(choices[0]!.vp)}</b>
            </Act>
          ) : (
            <span key={index} class={`sc-space ${filled ? "filled" : ""}`}>{inside}</span>
          );
        })}
        {left && <span class="sc-none">{t("not wanted")}</span>}
        {!left && !view.roll_due && want === 0 && <span class="sc-none" aria-hidden="true">–</span>}
      </span>
      <Tile at={`die:${good}`} name={text} choices={whole} class="sc-die" word="delivery"
        action={wish(view, you, good, wood)}>
        <Die good={good} value={view.roll_due ? rolled : left ? 0 : then} />
        {leaves && <span class="sc-strike" />}
      </Tile>
    </li>
  );
}

export function Harbour() {
  const { view, find, selected } = useTable();
  const [planks, setPlanks] = useState(false);
  const woods = find((c) => c.kind === "deliver-wood").length > 0;
  const goods = find((c) => c.kind === "deliver").length > 0;
  const wood = woods && (planks || !goods);
  const departs = selected?.effect?.events.some((event) => event.event === "depart") ?? false;
  const pass = find((c) => c.kind === "pass");
  return (
    <section class="sc-sea" aria-label={t("Harbour")}>
      <header>
        <Ships />
        <Flags />
      </header>
      <div class="sc-ship" data-at="ship">
        <Bridge number={view.ship} />
        <ul class="sc-deck" aria-label={t("What the ship wants")}>
          {GOODS.map((good) => <Hold key={good} good={good} wood={wood} />)}
        </ul>
        <span class="sc-bow" aria-hidden="true" />
        {departs && <span class="sc-departs">{t("The ship departs")}</span>}
        {view.roll_due && view.phase !== "leave" && view.phase !== "over" && (
          <span class="sc-departs quiet">{t("Nothing is wanted yet")}</span>
        )}
      </div>
      {(goods || woods || pass.length > 0) && (
        <div class="sc-dock">
          {woods && goods && (
            <span class="sc-switch" role="group" aria-label={t("Deliver")}>
              <button type="button" aria-pressed={!wood} onClick={() => setPlanks(false)}>{t("goods")}</button>
              <button type="button" aria-pressed={wood} onClick={() => setPlanks(true)}>
                <Piece name="wood" size={18} /> {t("wood")}
              </button>
            </span>
          )}
          {pass.map((choice) => (
            <Act key={choice.action} choices={[choice]} name={choice.text} class="sc-chip">{choice.text}</Act>
          ))}
        </div>
      )}
    </section>
  );
}
