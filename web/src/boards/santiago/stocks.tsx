/* What everybody has: one's own large and with the choices on it, the others' in a table,
 * behind their screens if the table plays so. */
import type { JSX } from "preact";
import { Piece } from "../../art/pieces";
import { SeatMark } from "../../art/seat";
import type { Choice } from "../../types";
import { t } from "../../words";
import { House } from "./buildings";
import { buildingName, stockName } from "./names";
import { Act, Number, Tile, useTable } from "./table";
import { Deed, Plate, Screen } from "./things";
import { GOODS, STOCKS, WARES, stock } from "./types";
import type { Stock, View } from "./types";

/* Choices that give or take something of this kind, so that it may stand for them. */
function about(choice: Choice, what: Stock): boolean {
  if (choice.kind === "take") return choice.what === what;
  return ["give", "deliver", "deliver-wood", "use"].includes(choice.kind) && !!choice.cost && what in choice.cost;
}

function topic(what: Stock): string | undefined {
  if (what === "wood") return "wood";
  return what === "vp" || what === "pesos" ? undefined : "delivery";
}

/* What touching one's own stock would do in this phase. Wood is taken by neither El Zorro
 * nor the office, so it has no action there: asked as a delivery, it is answered so. */
function wish(view: View, you: number, what: Stock): string {
  if (view.phase === "take") return `take ${what}`;
  if (what === "wood") return `deliver-wood ${GOODS.find((good) => view.demand[good] > 0) ?? GOODS[0]} 1`;
  if (view.phase === "give") return `give ${what}`;
  return view.in_use === "office" && view.active === you ? `office ${what}` : `deliver ${what} 1`;
}

function Markers({ seat, count }: { seat: number; count: number }) {
  const text = t("{0} property markers left", count);
  return (
    <span class="sc-markers" role="img" aria-label={text} title={text}>
      {Array.from({ length: count }, (_, index) => <Deed key={index} seat={seat} size={18} />)}
      {count === 0 && "–"}
    </span>
  );
}

interface Exchange {
  key: string;
  head: JSX.Element | null;
  chips: { choice: Choice; face: JSX.Element }[];
}

/* What is given and got each time, as the choice tells of all the times. */
function Rate({ choice }: { choice: Choice }) {
  const done = choice.effect?.events.find((event) => event.event === choice.building);
  const each = (what: unknown) => done && Math.abs(done[String(what)] as number) / (choice.times as number);
  return (
    <>
      {each(choice.given)} <Piece name={String(choice.given)} size={22} /> →{" "}
      {each(choice.got)} <Piece name={String(choice.got)} size={22} /> ×
    </>
  );
}

/* Choices of the building in use that are a number or a pair of things: one chip each,
 * those of the same exchange in a row. */
function exchanges(choices: Choice[]): Exchange[] {
  const rows = new Map<string, Exchange>();
  const add = (key: string, head: JSX.Element | null, choice: Choice, face: JSX.Element) => {
    if (!rows.has(key)) rows.set(key, { key, head, chips: [] });
    rows.get(key)!.chips.push({ choice, face });
  };
  for (const choice of choices) {
    if (choice.kind !== "use") continue;
    const given = String(choice.given);
    const got = String(choice.got);
    const pair = <><Piece name={given} size={22} /> → <Piece name={got} size={22} /></>;
    switch (choice.building) {
      case "distillery":
      case "cigar-factory":
        add(given, pair, choice, <b>{String(choice.amount)}</b>);
        break;
      case "black-market":
        add(given, <><Piece name={given} size={22} /> →</>, choice, <Piece name={got} size={24} />);
        break;
      case "casino":
        add(given, <Rate choice={choice} />, choice, <b>{String(choice.times)}</b>);
        break;
      case "sawmill":
        add("saw", <Piece name="wood" size={22} />, choice,
          <>1 <Piece name="wood" size={20} /> → <Piece name="vp" size={20} /> <Piece name="pesos" size={20} /></>);
        break;
      case "cafe":
        add("cafe", <>2 <Piece name="vp" size={20} /> {t("each")}</>, choice,
          <>{(choice.goods as string[]).map((good) => <Piece key={good} name={good} size={22} />)}</>);
        break;
    }
  }
  return [...rows.values()];
}

function Desk() {
  const { view, choices, find } = useTable();
  const rows = exchanges(choices);
  const skip = find((c) => c.kind === "skip");
  if (!rows.length && !skip.length) return null;
  return (
    <div class="sc-desk">
      {view.in_use && (
        <span class="sc-using"><House building={view.in_use} /><span class="sc-name">{buildingName(view.in_use)}</span></span>
      )}
      <div class="sc-rows">
        {rows.map(({ key, head, chips }) => (
          <div key={key} class="sc-exchange">
            {head && <span class="sc-head" aria-hidden="true">{head}</span>}
            {chips.map(({ choice, face }) => (
              <Act key={choice.action} choices={[choice]} name={choice.text} class="sc-chip">{face}</Act>
            ))}
          </div>
        ))}
        {skip.map((choice) => (
          <Act key={choice.action} choices={[choice]} name={choice.text} class="sc-chip">{choice.text}</Act>
        ))}
      </div>
    </div>
  );
}

export function Own() {
  const { view, after, you, seats, find } = useTable();
  if (you === null) return null;
  const mine = view.seats[you]!;
  const then = after.seats[you]!;
  const title = seats[you]?.isYou ? t("Your stock") : t("Stock of {0}", seats[you]?.name ?? "?");
  return (
    <section class="sc-own" aria-label={title} style={{ "--seat": `var(--seat-${you})` }}>
      <Desk />
      <header>
        <SeatMark seat={you} size={18} />
        <b>{seats[you]?.name}</b>
        <Markers seat={you} count={then.markers} />
      </header>
      <ul>
        {STOCKS.map((what) => {
          const choices = find((c) => about(c, what));
          const left = what === "vp" || what === "pesos" ? null : view.supply[what];
          const name = stockName(what);
          return (
            <li key={what}>
              <Tile at={`stock:${you}:${what}`} name={name} choices={choices} word={topic(what)} action={wish(view, you, what)}
                class={`sc-stock ${stock(mine, what) || stock(then, what) ? "" : "none"}`}>
                <Piece name={what} size={34} />
                <Number now={stock(mine, what)} then={stock(then, what)} />
                <span class="sc-name">{name}</span>
                {left !== null && (
                  <span class="sc-left" title={t("{0} in supply", left)}>
                    <span class="unseen">{t("{0} in supply", left)}</span>
                    <span class="sc-pips" aria-hidden="true">
                      {Array.from({ length: 8 }, (_, index) => <i key={index} class={index < left ? "on" : ""} />)}
                    </span>
                  </span>
                )}
              </Tile>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Others() {
  const { view, after, you, seats } = useTable();
  const rows = seats.filter((seat) => seat.seat !== you);
  return (
    <section class="sc-others" aria-label={t("What the others have")}>
      <table>
        <thead>
          <tr>
            <th><span class="unseen">{t("Player")}</span></th>
            {STOCKS.map((what) => (
              <th key={what} scope="col"><Piece name={what} size={20} label={stockName(what)} /></th>
            ))}
            <th scope="col" class="sc-plates"><Plate size={20} label={t("property markers")} /></th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, name }) => {
            const now = view.seats[seat]!;
            const then = after.seats[seat]!;
            return (
              <tr key={seat} class={view.active === seat ? "active" : ""} data-at={`row:${seat}`}>
                <th scope="row">
                  <span class="sc-player"><SeatMark seat={seat} size={15} /><span>{name}</span></span>
                </th>
                {now.goods === null ? (
                  <td colSpan={STOCKS.length} class="sc-screen" data-at={`stock:${seat}`}>
                    <Screen seat={seat} />
                    <span>{t("behind the screen")}</span>
                  </td>
                ) : (
                  STOCKS.map((what) => (
                    <td key={what} data-at={`stock:${seat}:${what}`}
                      class={stock(then, what) || stock(now, what) ? "" : "none"}>
                      <Number now={stock(now, what)} then={stock(then, what)} />
                    </td>
                  ))
                )}
                <td class={`sc-plates ${then.markers ? "" : "none"}`}><Number now={now.markers} then={then.markers} /></td>
              </tr>
            );
          })}
          <tr class="sc-supply">
            <th scope="row">{t("supply")}</th>
            <td /><td />
            {WARES.map((what) => (
              <td key={what} data-at={`supply:${what}`} class={after.supply[what] ? "" : "none"}>
                <Number now={view.supply[what]} then={after.supply[what]} />
              </td>
            ))}
            <td class="sc-plates" />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
