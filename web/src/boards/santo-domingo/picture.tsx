/* The board in small: the harbour, its rows, and three cards. */
import type { JSX } from "preact";
import { CardPicture } from "./art/cards";
import { Harbour, Marker } from "./art/pieces";
import type { CardName } from "./types";

const fan: CardName[] = ["governor", "captain", "trader"];
const rows = [
  { row: "vp", value: 9 },
  { row: "goods", value: 12 },
  { row: "trader", value: 6 },
] as const;

export function Picture(): JSX.Element {
  return (
    <span class="sd-small-board" aria-hidden="true">
      <Harbour winter={false} />
      <span class="sd-small-rows">
        {rows.map(({ row, value }) => (
          <span key={row} class={`sd-small-row sd-small-${row}`}>
            <i style={{ width: `${(value / 15) * 100}%` }} />
            <span style={{ left: `${(value / 15) * 100}%` }}><Marker row={row} value={value} /></span>
          </span>
        ))}
      </span>
      <span class="sd-fan">
        {fan.map((card) => <span key={card}><CardPicture card={card} /></span>)}
      </span>
    </span>
  );
}
