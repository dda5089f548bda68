/* The whole table of Cuba: a strip with one's stock and the laws that stays in sight, and below
 * it everything side by side where there is room, or one part at a time behind tabs on a phone,
 * where the part that a decision is about opens by itself. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { Piece } from "../../art/pieces";
import { SeatMark } from "../../art/seat";
import type { Event } from "../../types";
import { t } from "../../words";
import { HouseMark } from "./art/houses";
import { Characters } from "./characters";
import { Harbour } from "./harbour";
import { Market } from "./market";
import { Others } from "./others";
import { Parliament } from "./parliament";
import { Plantation } from "./plantation";
import { Shop } from "./shop";
import { bring } from "./sight";
import { TableContext, Why, Words, useTable } from "./spot";
import type { Table } from "./spot";
import { Strip } from "./strip";
import { preview } from "./view";
import type { View } from "./view";
import { stageWord } from "./words";

type Part = "plantation" | "market" | "harbour" | "parliament" | "shop" | "others";
const parts: Part[] = ["plantation", "market", "harbour", "parliament", "shop", "others"];

function partWord(part: Part): string {
  return {
    plantation: t("Plantation"), market: t("Market"), harbour: t("Harbour"),
    parliament: t("Parliament"), shop: t("Buildings"), others: t("The others"),
  }[part];
}

function PartMark({ part }: { part: Part }) {
  const piece = { market: "pesos", harbour: "goods", parliament: "votes" }[part as string];
  if (piece) return <Piece name={piece} size={20} />;
  if (part === "shop" || part === "plantation") return <HouseMark building={part === "shop" ? "hotel" : "warehouse"} />;
  return (
    <svg class="people" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" fill="currentColor">
      <circle cx="8" cy="8" r="4" /><circle cx="17" cy="9" r="3.2" />
      <path d="M1 21q0-8 7-8t7 8zM16 21q0-5-2-7 8-2 9 7z" />
    </svg>
  );
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
  if (event.event === "use") keys.push(`building ${seat} ${event.building}`);
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

/* The parts of the board where what an event touches is found. */
function partsOf(event: Event, home: number): Part[] {
  const found = keysOf(event).flatMap((key): Part[] => {
    const [what, whose] = key.split(" ");
    if (what === "market") return ["market"];
    if (what === "ship") return ["harbour"];
    if (what === "statute" || what === "votes") return ["parliament"];
    if (what === "field") return [whose === String(home) ? "plantation" : "others"];
    return [];
  });
  return event.event === "build" ? [...found, "shop"] : found;
}

/* The parts with something new, and a number that changes with every telling. */
function useNews(events: Event[], home: number): { parts: Set<Part>; telling: number } {
  const telling = useRef(0);
  return useMemo(() => ({
    parts: new Set(events.flatMap((event) => partsOf(event, home))),
    telling: ++telling.current,
  }), [events]);
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

function PartBox({ part, open, live, first, title, word, children }: {
  part: Part; open: boolean; live: boolean; first?: boolean; title?: ComponentChildren; word: string;
  children: ComponentChildren;
}) {
  return (
    <section id={`cuba-${part}`} aria-label={partWord(part)}
      class={`part part-${part}${open ? " open" : ""}${live ? " live" : ""}${first ? " first" : ""}`}>
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
  const [unfolded, unfold] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const then = useMemo(() => preview(view, selected, you), [view, selected, you]);
  const touched = useTouched(events, speed);
  const news = useNews(events, home);
  const mine = choices.length > 0;
  const wanted = partOf[view.phase];
  const picking = choices.some((choice) => choice.kind === "play" || choice.kind === "aside");

  const show = (where: string) => requestAnimationFrame(() => {
    const box = root.current?.querySelector(where);
    if (root.current && box) bring(root.current, box, speed !== 0);
  });

  /* A new decision brings its part into sight, or the cards, and one's own plantation back. */
  useLayoutEffect(() => {
    if (!mine) return;
    setChosen(null);
    if (wanted) setPart(wanted);
    show(wanted ? `#cuba-${wanted}` : ".area-hand");
  }, [view.phase, mine]);

  const table: Table = { ...props, then, touched };
  const shown = chosen ?? home;
  const owner = seats[shown]?.name ?? "";
  const live = (name: Part) => mine && wanted === name;
  const building = live("shop");
  /* What takes the whole width comes up while it matters. */
  const first = (name: Part) => name === "shop" ? building
    : name === "parliament" && (live(name) || ["parliament", "statutes"].includes(view.stage));
  const rest = choices.filter((choice) => !placed.has(choice.kind));
  const box = (name: Part, word: string, children: ComponentChildren, title?: ComponentChildren) => (
    <PartBox part={name} open={part === name} live={live(name)} first={first(name)} word={word} title={title}>
      {children}
    </PartBox>
  );
  return (
    <TableContext.Provider value={table}>
      <div ref={root} class={`cuba speed-${speed === 0 ? 0 : 1}`} style={{ "--pace": String(speed || 1) }}>
        <Ribbon />
        <Strip seat={you ?? shown} parliament={() => { setPart("parliament"); show("#cuba-parliament"); }} />
        <div class={`area-hand${picking ? " picking" : ""}`}><Characters shown={you ?? shown} /></div>
        <nav class="tabs" aria-label={t("Parts of the board")}>
          {parts.map((name) => (
            <button key={name} type="button" class={part === name ? "on" : ""} aria-pressed={part === name}
              onClick={() => setPart(name)}>
              <PartMark part={name} />
              <span>{partWord(name)}</span>
              {live(name) && <span class="dot" role="img" aria-label={t("something to decide")} />}
              {news.parts.has(name) && !live(name) && <span key={`news ${news.telling}`} class="dot news" aria-hidden="true" />}
            </button>
          ))}
        </nav>
        <div class="cuba-grid">
          <div class="side-a">
            {box("plantation", "plantation", <Plantation seat={shown} />, (
              <>
                <SeatMark seat={shown} size={18} />{" "}
                {seats[shown]?.isYou ? t("Your plantation") : t("Plantation of {0}", owner)}
                {chosen !== null && (
                  <button type="button" class="back" onClick={() => setChosen(null)}>
                    {you === null ? t("Follow whose turn it is") : t("Back to yours")}
                  </button>
                )}
              </>
            ))}
            {box("harbour", "harbour", <Harbour />)}
          </div>
          <div class="side-b">
            {box("market", "market", <Market />)}
            {box("others", "plantation", (
              <Others shown={shown} show={(seat) => {
                setChosen(seat === shown && you !== null ? null : seat);
                setPart("plantation");
                show("#cuba-plantation");
              }} />
            ))}
          </div>
          <div class="side-c">
            {box("parliament", "parliament", <Parliament />)}
            {box("shop", "architect", <Shop folded={!building && !unfolded} />, (
              <>
                {partWord("shop")}
                {!building && (
                  <button type="button" class="back" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
                    {unfolded ? t("Fold") : t("What they do")}
                  </button>
                )}
              </>
            ))}
          </div>
          {rest.length > 0 && <div class="answers"><Words of={rest} /></div>}
        </div>
      </div>
    </TableContext.Provider>
  );
}
