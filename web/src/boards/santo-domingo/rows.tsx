/* The three rows of the board with their markers, and the trader's counter. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { reveal } from "../../device";
import { usePointing } from "../../spot";
import type { Choice } from "../../types";
import { t, tn } from "../../words";
import { GoodsIcon, Harbour, Marker, TraderIcon, VpIcon } from "./art/pieces";
import type { Shown } from "./story";
import { rowEnd, type CardName, type Rate, type View } from "./types";

const spaces = Array.from({ length: rowEnd + 1 }, (_, space) => space);

/* How many of a row the cards could take if nobody else does; the limits are printed on
 * the cards. */
function reach(cards: CardName[], row: "vp" | "goods", stock: number): number {
  const limits: Partial<Record<CardName, number>> =
    row === "vp" ? { captain: 2, admiral: 5 } : { frigate: 3, galleon: rowEnd };
  const most = cards.reduce((sum, card) => sum + (limits[card] ?? 0), 0);
  return Math.min(most, stock);
}

function Track(props: {
  row: "vp" | "goods" | "trader";
  value: number;
  taken: number;
  children?: ComponentChildren;
}): JSX.Element {
  const { row, value, taken } = props;
  const Piece = row === "vp" ? VpIcon : GoodsIcon;
  return (
    <div class={`sd-track sd-track-${row}`} aria-hidden="true">
      {spaces.map((space) => (
        <span
          key={space}
          class={`sd-space${space <= value ? " sd-full" : ""}${
            space <= value && space > value - taken ? " sd-taken" : ""
          }`}
        >
          <small>{space}</small>
          {row !== "trader" && space > 0 && space <= value && <Piece size={16} />}
        </span>
      ))}
      {props.children}
      <span class="sd-marker" style={{ left: `${((value + 0.5) / (rowEnd + 1)) * 100}%` }}>
        <Marker row={row} value={value} />
      </span>
    </div>
  );
}

interface Band {
  from: number;
  to: number;
  rate: Rate;
}

export function bandsOf(rates: Rate[]): Band[] {
  const bands: Band[] = [];
  rates.forEach((rate, space) => {
    const last = bands.at(-1);
    if (last && last.rate.goods === rate.goods && last.rate.vp === rate.vp) last.to = space;
    else bands.push({ from: space, to: space, rate });
  });
  return bands;
}

function Bands({ rates, value }: { rates: Rate[]; value: number }): JSX.Element {
  const bands = bandsOf(rates);
  return (
    <>
      {bands.map((band) => {
        const open = band.from <= value;
        const best = open && value <= band.to;
        const wide = band.to - band.from >= 3;
        return (
          <span
            key={band.from}
            class={`sd-band${open ? " sd-open" : ""}${best ? " sd-best" : ""}${wide ? "" : " sd-thin"}`}
            style={{ gridColumn: `${band.from + 1} / ${band.to + 2}` }}
          >
            {wide ? (
              <>
                {band.rate.goods}<GoodsIcon size={14} /><span>:</span>{band.rate.vp}<VpIcon size={14} />
              </>
            ) : (
              <>{band.rate.goods}:{band.rate.vp}</>
            )}
          </span>
        );
      })}
    </>
  );
}

function RowHead(props: {
  icon: ComponentChildren;
  name: string;
  note: string;
  word: string;
  help(word: string): void;
}): JSX.Element {
  return (
    <div class="sd-row-head">
      {props.icon}
      <b>{props.name}</b>
      <span class="sd-note">{props.note}</span>
      <button
        type="button"
        class="ask"
        aria-label={t("Rules: {0}", props.name)}
        title={t("Rules: {0}", props.name)}
        onClick={() => props.help(props.word)}
      >
        ?
      </button>
    </div>
  );
}

/* A number of points, with its price. */
function Offer({ choice, looked, choose, look }: {
  choice: Choice;
  looked: boolean;
  choose(choice: Choice): void;
  look(choice: Choice | null): void;
}): JSX.Element {
  const vp = Number(choice["vp"]);
  const see = (): void => look(choice);
  const pointing = usePointing({ look: see, leave: () => look(null), long: see });
  return (
    <button type="button" class={`sd-buy glow${looked ? " sd-looked" : ""}`} title={choice.text}
            {...pointing} onClick={() => choose(choice)}>
      <span class="unseen">{choice.text}</span>
      {vp === 0 ? (
        <b aria-hidden="true">{t("keep")}</b>
      ) : (
        <>
          <b aria-hidden="true">+{vp} <VpIcon size={18} /></b>
          <small aria-hidden="true">−{choice.cost?.["goods"] ?? 0} <GoodsIcon size={14} /></small>
        </>
      )}
    </button>
  );
}

/* How many victory points to buy, each amount with its price. */
function Counter(props: {
  choices: Choice[];
  selected: Choice | null;
  vp: number;
  goods: number;
  choose(choice: Choice): void;
  look(choice: Choice | null): void;
}): JSX.Element {
  const { selected } = props;
  const looked = selected?.kind === "buy" ? selected : null;
  const bought = Number(looked?.["vp"] ?? 0);
  const paid = looked?.cost?.["goods"] ?? 0;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => reveal([root.current!, root.current!.parentElement!]), []);
  return (
    <div class="sd-counter" ref={root}>
      <p id="sd-counter-name">
        {tn(
          "How many VP do you buy? You have {0} good.",
          "How many VP do you buy? You have {0} goods.",
          props.goods,
        )}
      </p>
      <div class="sd-amounts" role="group" aria-labelledby="sd-counter-name">
        {props.choices.map((choice) => (
          <Offer key={choice.action} choice={choice} looked={looked?.action === choice.action}
                 choose={props.choose} look={props.look} />
        ))}
      </div>
      <p class="sd-result">
        {looked
          ? t("Then you have {0} VP and {1} goods.", props.vp + bought, props.goods - paid)
          : t("You have {0} VP and {1} goods.", props.vp, props.goods)}
      </p>
    </div>
  );
}

export function Rows(props: {
  view: View;
  shown: Shown;
  you: number | null;
  /* Cards being looked at. */
  cards: CardName[];
  choices: Choice[];
  selected: Choice | null;
  choose(choice: Choice): void;
  look(choice: Choice | null): void;
  help(word: string): void;
}): JSX.Element {
  const { view, shown, cards, help } = props;
  const { row } = shown;
  const best = view.rates[row.trader] ?? { goods: 0, vp: 0 };
  const buying = props.choices.filter((choice) => choice.kind === "buy");
  const mine = props.you === null ? undefined : view.seats[props.you];
  const winter = view.side === "winter";
  const stepRow =
    shown.step === "captain" || shown.step === "admiral" ? "vp"
    : shown.step === "frigate" || shown.step === "galleon" ? "goods"
    : shown.step === "trader" ? "trader" : "";
  const looked = (which: string): string => `sd-row${stepRow === which ? " sd-active" : ""}`;
  return (
    <section class={`sd-board${winter ? " sd-winter" : ""}`} aria-label={t("The harbour")}>
      <header class="sd-sign">
        <Harbour winter={winter} />
        <p>
          <b>{t("Round {0}", shown.round)}</b>
          <span>{t("to {0} VP", view.goal)}</span>
          {winter && <span>{t("winter side")}</span>}
        </p>
      </header>
      <div class={looked("vp")} role="group"
           aria-label={t("VP row: {0} of {1}", row.vp, rowEnd)}>
        <RowHead icon={<VpIcon size={20} />} name={t("Victory points")} word="captain" help={help}
                 note={t("{0} to be won", row.vp)} />
        <Track row="vp" value={row.vp} taken={reach(cards, "vp", row.vp)} />
      </div>
      <div class={looked("goods")} role="group"
           aria-label={t("Goods row: {0} of {1}", row.goods, rowEnd)}>
        <RowHead icon={<GoodsIcon size={20} />} name={t("Goods")} word="frigate" help={help}
                 note={t("{0} to be shipped", row.goods)} />
        <Track row="goods" value={row.goods} taken={reach(cards, "goods", row.goods)} />
      </div>
      <div class={`${looked("trader")}${buying.length || cards.includes("trader") ? " sd-trading" : ""}`}
           role="group"
           aria-label={t("Trader row: space {0} of {1}, best rate {2} goods for {3} VP", row.trader,
                         rowEnd, best.goods, best.vp)}>
        <RowHead icon={<TraderIcon size={20} />} name={t("Trader")} word="trader" help={help}
                 note={t("best rate {0}:{1}", best.goods, best.vp)} />
        <Track row="trader" value={row.trader} taken={0}>
          <Bands rates={view.rates} value={row.trader} />
        </Track>
        {buying.length > 0 && mine && (
          <Counter choices={buying} selected={props.selected} vp={mine.vp} goods={mine.goods}
                   choose={props.choose} look={props.look} />
        )}
      </div>
    </section>
  );
}
