/* What a seat has: pesos, points, the lot and the warehouse. */
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { Delta, Spot, Words, pick, touch, useTable } from "./spot";
import { pieces } from "./view";
import type { Piece as PieceName, SeatView } from "./view";
import { pieceWord, piecesWord } from "./words";

const lost = new Set<string>(["citrus", "sugar", "tobacco"]);

function Pocket({ name, now, then, label, touched }:
  { name: string; now: number; then: number; label: string; touched: { class: string; style: Record<string, string> } }) {
  return (
    <li class={`pocket${touched.class}`} style={touched.style} title={label}>
      <Piece name={name} size={28} label={label} /><b>{now}</b><Delta from={now} to={then} />
    </li>
  );
}

/* One's own, with what can be given up. */
export function Stores({ seat }: { seat: number }) {
  const table = useTable();
  const { view, then, choices, you } = table;
  const now = view.seats[seat]!;
  const next = then.seats[seat]!;
  const mine = seat === you;
  const giving = mine && ["give", "give-more", "duty", "duty-more", "load", "load-more"].includes(view.phase);
  const of = (piece: PieceName) => giving
    ? [...pick(choices, "give", { piece }), ...pick(choices, "load", { piece })] : [];
  const pile = (where: "lot" | "warehouse", piece: PieceName) => {
    const count = now[where][piece] ?? 0;
    const later = next[where][piece] ?? 0;
    const touched = touch(table, `own ${seat} ${piece}`);
    /* What is spent comes out of the lot first. */
    const here = where === "lot" ? count > 0 : now.lot[piece] === 0 && count > 0;
    return (
      <li key={piece}>
        <Spot of={here ? of(piece) : []} label={piecesWord(piece, count)}
          word={giving ? "rules" : undefined} action={`${view.phase.startsWith("load") ? "load" : "give"} ${piece}`}
          class={`own-pile${count === 0 ? " none" : ""}${touched.class}`} style={touched.style}>
          <Piece name={piece} size={26} />
          <b>{count}</b>
          <Delta from={count} to={later} />
          <span class="unseen">{pieceWord(piece)}</span>
        </Spot>
      </li>
    );
  };
  const stored = pieces.filter((piece) => lost.has(piece));
  return (
    <div class="stores">
      <ul class="purse">
        <Pocket name="vp" now={now.vp} then={next.vp} label={t("{0} VP", now.vp)} touched={touch(table, `own ${seat} vp`)} />
        <Pocket name="pesos" now={now.pesos} then={next.pesos} label={t("Pesos: {0}", now.pesos)}
          touched={touch(table, `own ${seat} pesos`)} />
      </ul>
      <div class="lot">
        <h4>{t("Lot")}</h4>
        <ul>{pieces.map((piece) => pile("lot", piece))}</ul>
      </div>
      <div class="lot kept" title={t("Products in the lot are lost at the end of the round; those in the warehouse stay.")}>
        <h4>{t("Warehouse")}</h4>
        <ul>{stored.map((piece) => pile("warehouse", piece))}</ul>
      </div>
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
        const label = kept > 0 ? t("{0}: {1} in the lot, {2} in the warehouse", pieceWord(piece), seat.lot[piece], kept)
          : t("{0}: {1}", pieceWord(piece), seat.lot[piece]);
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
