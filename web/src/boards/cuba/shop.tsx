/* The buildings: all of them with their cost and, unfolded, their use; those that are taken,
 * with their owner. */
import { Piece } from "../../art/pieces";
import { SeatMark } from "../../art/seat";
import { t } from "../../words";
import { HouseMark } from "./art/houses";
import { tiles } from "./buildings";
import type { Family } from "./buildings";
import { Spot, Why, Words, pick, useTable } from "./spot";
import { owned, types } from "./view";
import type { Piece as PieceName, View } from "./view";
import { buildingLabel, buildingUse, buildingWord, kindOf, piecesWord } from "./words";

const families: Family[] = ["points", "income", "power"];

function familyWord(family: Family): string {
  return { points: t("Buildings for VP"), income: t("Buildings for pesos and goods"), power: t("Buildings for power") }[family];
}

/* The seats that own one of the kind. */
function owners(view: View, building: string): number[] {
  return view.seats.flatMap((seat, index) =>
    Object.values(seat.plantation ?? {}).filter((what) => kindOf(what) === building).map(() => index));
}

function Tile({ building, cost, folded }:
  { building: string; cost: Partial<Record<PieceName, number>>; folded: boolean }) {
  const { view, seats, choices, you } = useTable();
  const of = choices.filter((choice) => choice.kind === "build" && kindOf(String(choice.building)) === building);
  const left = view.tiles.filter((tile) => kindOf(tile) === building).length;
  const taken = owners(view, building);
  const placing = view.phase === "place" && kindOf(view.action.building ?? "") === building;
  const mine = you === null ? null : view.seats[you]!;
  const name = buildingWord(building);
  const next = view.tiles.find((tile) => kindOf(tile) === building) ?? building;
  const names = taken.map((seat) => seats[seat]?.name ?? "").join(", ");
  return (
    <li class={`tile${left === 0 ? " gone" : ""}${of.length ? " can" : ""}${placing ? " placing" : ""}`}>
      <Spot of={of.slice(0, 1)} class="tile-spot" word={building} action={`build ${next}`}
        label={of.length ? undefined : `${name}: ${buildingUse(building)}`}>
        <HouseMark building={building} />
        <span class="tile-words">
          <b>{buildingLabel(building)}{left > 1 && ` ×${left}`}</b>
          {!folded && <span class="tile-use">{buildingUse(building)}</span>}
          <span class="tile-foot">
            <span class="cost">
              {Object.entries(cost).map(([piece, count]) => (
                <span key={piece} class={mine && owned(mine, piece as PieceName) < count! ? "short" : ""}
                  title={piecesWord(piece, count)}>
                  {Array.from({ length: count! }, (_, i) => (
                    <Piece key={i} name={piece} size={16} label={i === 0 ? piecesWord(piece, count) : undefined} />
                  ))}
                </span>
              ))}
            </span>
            {taken.length > 0 && (
              <span class="owners" role="img" title={t("built by {0}", names)} aria-label={t("built by {0}", names)}>
                {taken.map((seat, i) => <SeatMark key={i} seat={seat} size={14} />)}
              </span>
            )}
          </span>
        </span>
      </Spot>
      <Why word={building} of={name} beside />
    </li>
  );
}

export function Shop({ folded }: { folded: boolean }) {
  const { choices, view } = useTable();
  const dear = types.some((type) => view.acts[type] === "building");
  return (
    <>
      {dear && <p class="note">{t("Building Act: building costs 2 pesos more")}</p>}
      {view.phase === "build" && <p class="answers"><Words of={pick(choices, "forgo")} /></p>}
      {view.phase === "place" && choices.length > 0 && (
        <p class="note">{t("Now choose a field of your plantation for it.")}</p>
      )}
      <div class={`families${folded ? " folded" : ""}`}>
        {families.map((family) => (
          <div key={family} class={`family ${family}`}>
            <h4>{familyWord(family)}{!folded && <Why word={family} of={familyWord(family)} />}</h4>
            <ul class="tiles">
              {tiles.filter((tile) => tile.family === family).map((tile) => (
                <Tile key={tile.building} building={tile.building} cost={tile.cost} folded={folded} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
