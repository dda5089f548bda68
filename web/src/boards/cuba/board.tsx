/* The whole table of Cuba: everything side by side where there is room, and one part at a
 * time behind tabs on a phone, where the part that a decision is about opens by itself. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { SeatMark } from "../../art/seat";
import type { Event } from "../../types";
import { t } from "../../words";
import { Characters } from "./characters";
import { Harbour } from "./harbour";
import { Market } from "./market";
import { Others } from "./others";
import { Parliament } from "./parliament";
import { Plantation } from "./plantation";
import { Shop } from "./shop";
import { TableContext, Why, Words, useTable } from "./spot";
import type { Table } from "./spot";
import { Stores } from "./stores";
import { preview } from "./view";
import type { View } from "./view";
import { stageWord } from "./words";

type Part = "plantation" | "market" | "harbour" | "parliament" | "shop" | "others";
const parts: Part[] = ["plantation", "market", "harbour", "parliament", "shop", "others"];

function partWord(part: Part): string {
  return {
    plantation: t("Plantation"), market: t("Market"), harbour: t("Harbour"),
    parliament: t("Parliament"), shop: t("Buildings"), others: t("Others"),
  }[part];
}

/* Where the decisions of a phase are made. */
const partOf: Record<string, Part> = {
  side: "plantation", move: "plantation", harvest: "plantation", irrigate: "plantation",
  mode: "plantation", use: "plantation", amount: "plantation", give: "plantation",
  "give-more": "plantation", place: "plantation",
  supply: "market", trade: "market", swap: "market",
  build: "shop",
  dock: "harbour", office: "harbour", load: "harbour", "load-more": "harbour", fetch: "harbour",
  veto: "parliament", hundreds: "parliament", bid: "parliament", pass: "parliament",
  tax: "parliament", duty: "parliament", "duty-more": "parliament",
};

/* What is shown as choices on the board itself; the rest goes beside the part. */
const placed = new Set(["done", "forgo", "decline", "side", "play", "aside", "move", "harvest", "water",
  "buy", "sell", "take", "give", "build", "on", "mode", "use", "amount", "veto", "fetch", "dock", "load",
  "hundreds", "bid", "pass", "pay"]);

function typeOf(statute: unknown): string {
  const word = String(statute);
  return ["tax", "duty", "subsidy"].find((type) => word.startsWith(type) || word === `initial-${type}`) ?? "other";
}

/* The elements that an event touches. */
function keysOf(event: Event): string[] {
  const keys: string[] = [];
  const seat = event.seat;
  if (seat !== undefined) keys.push(`seat ${seat}`);
  if (event.event === "play" || event.event === "send") keys.push(`character ${event.character}`);
  if (["move", "harvest", "build"].includes(event.event)) keys.push(`field ${seat} ${event.field}`);
  if (event.event === "use") keys.push(`building ${event.building}`);
  if (["take", "give", "harvest"].includes(event.event))
    keys.push(`own ${seat} ${event.piece}`, `stock ${event.piece}`);
  if (["buy", "sell"].includes(event.event))
    keys.push(`own ${seat} ${event.piece}`, `own ${seat} pesos`, `market ${event.piece}`);
  if (event.event === "market") keys.push(`market ${event.piece}`);
  if (["earn", "pay"].includes(event.event)) keys.push(`own ${seat} pesos`);
  if (event.event === "points") keys.push(`own ${seat} vp`);
  if (event.event === "load") keys.push(`own ${seat} ${event.piece}`);
  if (event.event === "exchange") keys.push("ship sea");
  if (event.place) keys.push(`ship ${event.place}`);
  if (["bill", "pass", "lapse", "veto"].includes(event.event)) keys.push(`statute ${typeOf(event.statute)}`);
  if (["votes", "majority", "tie"].includes(event.event)) keys.push(`votes ${seat}`);
  return keys;
}

const STEP = 90;
const MOST = 1600;

/* Marks what the last events touched, for a moment; any key or touch ends it. */
function useTouched(events: Event[], speed: number): Map<string, number> {
  const [touched, setTouched] = useState(new Map<string, number>());
  useEffect(() => {
    if (speed === 0 || events.length === 0) {
      setTouched((old) => (old.size ? new Map() : old));
      return;
    }
    const next = new Map<string, number>();
    events.forEach((event, order) => {
      for (const key of keysOf(event)) if (!next.has(key)) next.set(key, Math.min(order, 12));
    });
    setTouched(next);
    const end = () => setTouched(new Map());
    const timer = setTimeout(end, Math.min(MOST, 700 + STEP * events.length) * speed);
    addEventListener("pointerdown", end, { once: true });
    addEventListener("keydown", end, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, [events, speed]);
  return touched;
}

function Ribbon() {
  const { view, seats } = useTable();
  const start = seats[view.start]?.name ?? "";
  return (
    <div class="ribbon">
      <span class="rounds" role="img" aria-label={t("Round {0} of 6", view.round)} title={t("Round {0} of 6", view.round)}>
        {[1, 2, 3, 4, 5, 6].map((round) => (
          <span key={round} class={round === view.round ? "now" : round < view.round ? "past" : ""}>{round}</span>
        ))}
      </span>
      <ol class="stages">
        {["bills", "actions", "parliament", "statutes", "end"].map((stage) => (
          <li key={stage} class={stage === view.stage ? "now" : ""} aria-current={stage === view.stage ? "step" : undefined}>
            {stageWord(stage)}{stage === "actions" && view.stage === "actions" && ` ${view.turn + 1}/4`}
          </li>
        ))}
      </ol>
      {view.round > 0 && (
        <span class="starter" title={t("Starting player: {0}", start)}>
          <SeatMark seat={view.start} size={16} />
          <span>{t("{0} starts", start)}</span>
        </span>
      )}
    </div>
  );
}

function PartBox({ part, open, live, title, word, children }: {
  part: Part; open: boolean; live: boolean; title?: ComponentChildren; word: string; children: ComponentChildren;
}) {
  return (
    <section id={`cuba-${part}`} class={`part part-${part}${open ? " open" : ""}${live ? " live" : ""}`}
      aria-label={partWord(part)}>
      <h3>
        <span>{title ?? partWord(part)}</span>
        <Why word={word} of={partWord(part)} />
      </h3>
      {children}
    </section>
  );
}

export function CubaBoard(props: BoardProps<View>) {
  const { view, you, choices, selected, events, speed, seats } = props;
  const home = you ?? view.active;
  const [chosen, setChosen] = useState<number | null>(null);
  const [part, setPart] = useState<Part>("plantation");
  const root = useRef<HTMLDivElement>(null);
  const then = useMemo(() => preview(view, selected, you), [view, selected, you]);
  const touched = useTouched(events, speed);
  const mine = choices.length > 0;
  const wanted = partOf[view.phase];

  /* A new decision brings its part into sight, or the cards, and one's own plantation back. */
  useLayoutEffect(() => {
    if (!mine) return;
    setChosen(null);
    if (wanted) setPart(wanted);
    const box = root.current?.querySelector(wanted ? `#cuba-${wanted}` : ".area-hand");
    if (!box) return;
    requestAnimationFrame(() => {
      const { top, height } = box.getBoundingClientRect();
      if (top + Math.min(height, 300) > innerHeight || top < 60)
        box.scrollIntoView({ block: height > innerHeight / 2 ? "start" : "center", behavior: speed === 0 ? "auto" : "smooth" });
    });
  }, [wanted, mine]);

  const table: Table = { ...props, then, touched };
  const shown = chosen ?? home;
  const owner = seats[shown]?.name ?? "";
  const live = (name: Part) => mine && wanted === name;
  const rest = choices.filter((choice) => !placed.has(choice.kind));
  const box = (name: Part, word: string, children: ComponentChildren, title?: ComponentChildren) => (
    <PartBox part={name} open={part === name} live={live(name)} word={word} title={title}>
      {children}
    </PartBox>
  );
  return (
    <TableContext.Provider value={table}>
      <div ref={root} class={`cuba speed-${speed === 0 ? 0 : 1}`} style={{ "--pace": String(speed || 1) }}>
        <div class="cuba-grid">
          <Ribbon />
          <div class="area-hand"><Characters shown={you ?? shown} /></div>
          <div class="side-a">
            <div class="area-stores"><Stores seat={shown} /></div>
            {box("plantation", "plantation", <Plantation seat={shown} />, (
              <>
                <SeatMark seat={shown} size={18} /> {shown === you ? t("Your plantation") : t("Plantation of {0}", owner)}
                {chosen !== null && (
                  <button type="button" class="back" onClick={() => setChosen(null)}>
                    {you === null ? t("Follow whose turn it is") : t("Back to yours")}
                  </button>
                )}
              </>
            ))}
            {box("others", "plantation", <Others shown={shown} show={setChosen} />, t("The others"))}
          </div>
          <div class="side-b">
            {box("market", "market", <Market />)}
            {box("harbour", "harbour", <Harbour />)}
          </div>
          <nav class="tabs" aria-label={t("Parts of the board")}>
            {parts.map((name) => (
              <button key={name} type="button" class={part === name ? "on" : ""} aria-pressed={part === name}
                onClick={() => setPart(name)}>
                {partWord(name)}
                {live(name) && <span class="dot" role="img" aria-label={t("something to decide")} />}
              </button>
            ))}
          </nav>
          {box("parliament", "parliament", <Parliament />)}
          {box("shop", "architect", <Shop />)}
          {rest.length > 0 && <div class="answers"><Words of={rest} /></div>}
        </div>
      </div>
    </TableContext.Provider>
  );
}
