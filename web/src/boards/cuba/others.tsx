/* The other plantations at a glance; a touch brings one to the large place. */
import { Piece } from "../../art/pieces";
import { SeatMark } from "../../art/seat";
import { t } from "../../words";
import { Played } from "./characters";
import { Stamp } from "./plantation";
import { Delta, touch, useTable } from "./spot";
import { Belongings } from "./stores";

/* Everybody but oneself or, for those who watch, but the one shown large. */
export function Others({ shown, show }: { shown: number; show(seat: number): void }) {
  const table = useTable();
  const { view, then, seats, you } = table;
  return (
    <ul class="others">
      {view.seats.map((seat, index) => {
        if (index === (you ?? shown)) return null;
        const touched = touch(table, `seat ${index}`);
        const name = seats[index]?.name ?? "";
        return (
          <li key={index} class={`other${index === shown ? " shown" : ""}${touched.class}`} style={touched.style}>
            <button type="button" class="other-head" aria-pressed={index === shown} onClick={() => show(index)}
              title={t("Show the plantation of {0} large", name)}>
              <SeatMark seat={index} size={18} />
              <b>{name}</b>
              <span class="other-sums">
                <Piece name="vp" size={18} label={t("VP")} />{seat.vp}
                <Delta from={seat.vp} to={then.seats[index]!.vp} />
                <Piece name="pesos" size={18} label={t("pesos")} />{seat.pesos}
              </span>
            </button>
            <div class="other-body">
              {seat.plantation && (
                /* By keys the head above it does the same. */
                <button type="button" class="other-land" tabIndex={-1} onClick={() => show(index)}
                  aria-label={t("Show the plantation of {0} large", name)}>
                  <Stamp layout={seat.plantation} seat={index} />
                </button>
              )}
              <div class="other-side">
                <Played seat={index} />
                <Belongings seat={seat} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
