/* What a seat has: pesos, points, the lot and the warehouse. */
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { HouseMark } from "./art/houses";
import { Delta, Spot, Words, pick, touch, useTable } from "./spot";
import { pieces } from "./view";
import type { Piece as PieceName, SeatView } from "./view";
import { pieceWord } from "./words";

function Pocket({ name, now, then, label, touched }:
  { name: string; now: number; then: number; label: string; touched: { class: string; style: Record<string, string> } }) {
  return (
    <li class={`pocket${touched.class}`} style={touched.style} title={label}>
      <Piece name={name} size={28} label={label} /><b>{now}</b><Delta from={now} to={then} />
    </li>
  );
}

/* What there is of a piece, in words. */
function holding(piece: PieceName, lot: number, kept: number): string {
  return kept > 0 ? t("{0}: {1} in the lot, {2} in the warehouse", pieceWord(piece), lot, kept)
    : t("{0}: {1}", pieceWord(piece), lot);
}

/* One's own in one line, with what can be given up; what the warehouse keeps stands beside
 * what lies in the lot. */
export function Stores({ seat }: { seat: number }) {
  const table = useTable();
  const { view, then, choices, you } = table;
  const now = view.seats[seat]!;
  const next = then.seats[seat]!;
  const mine = seat === you;
  const giving = mine && ["give", "give-more", "duty", "duty-more", "load", "load-more"].includes(view.phase);
  const pile = (piece: PieceName) => {
    const count = now.lot[piece];
    const kept = now.warehouse[piece] ?? 0;
    const later = next.warehouse[piece] ?? 0;
    const touched = touch(table, `own ${seat} ${piece}`);
    const of = giving ? [...pick(choices, "give", { piece }), ...pick(choices, "load", { piece })] : [];
    return (
      <li key={piece}>
        <Spot of={of} label={holding(piece, count, kept)} word={giving ? "rules" : undefined}
          action={`${view.phase.startsWith("load") ? "load" : "give"} ${piece}`}
          class={`own-pile${count + kept === 0 ? " none" : ""}${touched.class}`} style={touched.style}>
          <Piece name={piece} size={24} label={pieceWord(piece)} />
          <span class="in-lot"><b>{count}</b><Delta from={count} to={next.lot[piece]} /></span>
          {kept + later > 0 && (
            <span class="in-warehouse"
              title={t("Products in the lot are lost at the end of the round; those in the warehouse stay.")}>
              <HouseMark building="warehouse" />
              <b>{kept}</b><Delta from={kept} to={later} />
            </span>
          )}
        </Spot>
      </li>
    );
  };
  return (
    <div class="stores">
      <ul class="purse">
        <Pocket name="vp" now={now.vp} then={next.vp} label={t("{0} VP", now.vp)} touched={touch(table, `own ${seat} vp`)} />
        <Pocket name="pesos" now={now.pesos} then={next.pesos} label={t("Pesos: {0}", now.pesos)}
          touched={touch(table, `own ${seat} pesos`)} />
      </ul>
      <span class="lot-name" aria-hidden="true">{t("Lot")}</span>
      <ul class="lot" aria-label={t("Lot")}>{pieces.map(pile)}</ul>
      {mine && ["give", "give-more"].includes(view.phase) && (
        <div class="answers"><Words of={pick(choices, "done")} /></div>
      )}
    </div>
  );
}

/* What somebody else has, only what is there. */
export function Belongings({ seat }: { seat: SeatView }) {
  const have = pieces.filter((piece) => seat.lot[piece] + (seat.warehouse[piece] ?? 0) > 0);
  return (
    <ul class="belongings">
      {have.map((piece) => {
        const kept = seat.warehouse[piece] ?? 0;
        const label = holding(piece, seat.lot[piece], kept);
        return (
          <li key={piece} title={label}>
            <Piece name={piece} size={18} label={label} />
            <span aria-hidden="true">{seat.lot[piece] > 0 && seat.lot[piece]}{kept > 0 && <i>{`+${kept}`}</i>}</span>
          </li>
        );
      })}
    </ul>
  );
}
