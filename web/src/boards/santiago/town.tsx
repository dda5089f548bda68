/* The four districts with three buildings each, who stands in them and who owns them. */
import { t } from "../../words";
import { House } from "./buildings";
import { FlowerMark } from "./flowers";
import { BuildingGives } from "./gives";
import { buildingName, flowerName } from "./names";
import { Tile, useTable } from "./table";
import { Deed, Pawn } from "./things";
import { BUILDINGS, FLOWERS } from "./types";
import type { Building, Flower, View } from "./types";

/* A piece that stands there, or would: also said in words. */
function Token({ kind, seat, then }: { kind: "piece" | "owner"; seat: number | null; then: number | null }) {
  const { seats } = useTable();
  const shown = then ?? seat;
  if (shown === null) return null;
  const who = seats[shown]?.name ?? "";
  const text = kind === "piece" ? t("{0} is here", who) : t("{0} owns this", who);
  const state = then === seat ? "" : then === null ? "goes" : "comes";
  return (
    <span class={`sc-${kind} ${state}`} role="img" aria-label={text} title={text}
      {...(kind === "piece" ? { "data-at": `piece:${shown}` } : {})}>
      {kind === "piece" ? <Pawn seat={shown} size={22} /> : <Deed seat={shown} size={26} />}
    </span>
  );
}

/* What touching a building would do in this phase. */
function deed(view: View, building: Building, you: number | null): string {
  if (view.phase !== "lawyer") return "move";
  return view.buildings[building].owner === you ? "employ" : "seize";
}

function Lot({ building }: { building: Building }) {
  const { view, after, find, you } = useTable();
  const at = view.buildings[building];
  const then = after.buildings[building];
  const choices = find(
    (c) => c.building === building && ["move", "seize", "employ", "use"].includes(c.kind),
  );
  const name = buildingName(building);
  return (
    <Tile at={`building:${building}`} name={name} word={building} choices={choices}
      action={`${deed(view, building, you)} ${building}`}
      class={`sc-lot ${view.in_use === building ? "in-use" : ""}`}>
      <House building={building} />
      <span class="sc-name">{name}</span>
      <BuildingGives building={building} size={15} />
      <Token kind="owner" seat={at.owner} then={then.owner} />
      <Token kind="piece" seat={at.piece} then={then.piece} />
    </Tile>
  );
}

function District({ flower }: { flower: Flower }) {
  const { view, after, selected } = useTable();
  const lots = BUILDINGS.filter((building) => view.buildings[building].flower === flower);
  const place = selected?.kind === "drive" ? after.street[after.car] : null;
  const cuban = place && place !== "port" ? view.cubans[place] : null;
  const linked = cuban !== null && !cuban.inactive && cuban.flower === flower;
  return (
    <section class={`sc-district sc-${flower} ${linked ? "linked" : ""}`}
      aria-label={t("District with the {0} flower", flowerName(flower))}>
      <span class="sc-sprig"><FlowerMark flower={flower} size={30} label={flowerName(flower)} /></span>
      {lots.map((building) => <Lot key={building} building={building} />)}
    </section>
  );
}

export function Town() {
  return <div class="sc-town">{FLOWERS.map((flower) => <District key={flower} flower={flower} />)}</div>;
}
