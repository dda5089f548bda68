/* The street: ten stops on a loop, the road between them, and the car. */
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { Portrait } from "./cubans";
import { FlowerMark } from "./flowers";
import { PlaceGives } from "./gives";
import { flowerName, placeName } from "./names";
import { Tile, useTable } from "./table";
import { Car } from "./things";
import type { Place } from "./types";

/* Where on the road a stop is: five in the upper lane from the left, five in the lower
 * one from the right, the port as the last of them. */
export function spot(stop: number): { x: number; lane: "upper" | "lower" } {
  if (stop >= 1 && stop <= 5) return { x: stop * 20 - 10, lane: "upper" };
  return { x: stop === 0 ? 10 : (11 - stop) * 20 - 20 + 10, lane: "lower" };
}

function Stop({ stop, place }: { stop: number; place: Place | null }) {
  const { view, after, find } = useTable();
  const area = { gridArea: `s${stop}` };
  if (!place) return <div class="sc-stop" style={area} />;
  const cuban = place === "port" ? null : view.cubans[place];
  const flower = cuban && cuban.flower !== "none" ? cuban.flower : null;
  const drive = find((c) => c.kind === "drive" && c.place === place);
  const other = find(
    (c) => (c.kind === "use" && c.cuban === place) || (c.kind === "take" && c.from === place),
  );
  const name = placeName(place);
  const sleeps = cuban?.inactive ?? false;
  const willSleep = place !== "port" && after.cubans[place].inactive && !sleeps;
  const pesos = drive[0]?.cost?.pesos ?? 0;
  const target = view.car !== stop && after.car === stop;
  return (
    <div class={`sc-stop sc-${spot(stop).lane}`} style={area}>
      <Tile at={`stop:${place}`} name={name} word={place === "port" ? "delivery" : place}
        choices={drive.length ? drive : other} action={`drive ${place}`}
        class={[
          "sc-place", sleeps ? "sleeps" : "", willSleep ? "will-sleep" : "", target ? "target" : "",
          view.car === stop ? "here" : "",
        ].join(" ")}>
        <span class="sc-medal">
          <Portrait place={place} />
          {flower && (
            <span class="sc-badge"><FlowerMark flower={flower} size={24} label={flowerName(flower)} /></span>
          )}
        </span>
        <span class="sc-who">
          <span class="sc-name">{name}</span>
          {sleeps || willSleep ? (
            <span class="sc-paper">{t("inactive")}</span>
          ) : (
            <PlaceGives place={place} size={18} manual={view.preset === "manual"} />
          )}
        </span>
        {drive.length > 0 && (
          <span class="sc-cost">
            {pesos ? <>{pesos}<Piece name="pesos" size={13} /></> : t("free")}
          </span>
        )}
      </Tile>
    </div>
  );
}

export function Street() {
  const { view, after, help } = useTable();
  const car = spot(view.car);
  const ghost = after.car !== view.car ? spot(after.car) : null;
  const place = (at: { x: number; lane: string }) => ({ left: `${at.x}%` });
  return (
    <>
      {view.street.map((at, stop) => <Stop key={stop} stop={stop} place={at} />)}
      <div class="sc-road" aria-hidden="true">
        <div class="sc-line" />
        {ghost && <div class={`sc-car ghost ${ghost.lane}`} style={place(ghost)}><Car /></div>}
        <button type="button" tabIndex={-1} class={`sc-car ${car.lane} ${ghost ? "leaves" : ""}`} style={place(car)}
          data-at="car" title={t("Rules: {0}", t("Drive"))} onClick={() => help("drive")}>
          <Car />
        </button>
      </div>
    </>
  );
}
