/* The harbour: the sea and three docks, each ship with its five spaces, and the pile. */
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { Spot, Words, pick, touch, useTable } from "./spot";
import { cargo } from "./view";
import type { Place, Ship } from "./view";
import { pieceWord, placeWord, sentence } from "./words";

const places: Place[] = ["dock-3", "dock-2", "dock-1", "sea"];

/* A hull as wide as its box; the spaces stand on its deck. */
function Hull() {
  return (
    <svg class="hull" viewBox="0 0 240 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M2 22h212l24-8-22 36q-3 6-12 6H30q-12 0-16-10z" fill="#8b5a33" stroke="#3d2a1a" stroke-width="2"
        vector-effect="non-scaling-stroke" />
      <path d="M5 31h226" stroke="#f1dfb8" stroke-width="2" vector-effect="non-scaling-stroke" />
    </svg>
  );
}

function Waves() {
  return (
    <svg class="waves" viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 6q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v6H0z" fill="var(--cuba-wave)" />
    </svg>
  );
}

/* What lies or will lie in a space. */
function berth(space: Ship["spaces"][number], then: Ship["spaces"][number]) {
  return {
    look: `berth${space.loaded ? " loaded" : ""}${then.loaded && !space.loaded ? " coming" : ""}`,
    inside: (
      <>
        <Piece name={space.merchandise} size={24} />
        {space.loaded && <span class="checked" aria-hidden="true">✓</span>}
      </>
    ),
  };
}

/* The choices of loading into each free space: the same one for all spaces of a kind. */
function Deck({ place, ship, next }: { place: Place; ship: Ship; next: Ship | null }) {
  const { view, choices } = useTable();
  const dock = Number(place.slice(5));
  const loading = view.action.dock === place;
  return (
    <ol class="deck" aria-label={t("Spaces of ship {0}", ship.ship)}>
      {ship.spaces.map((space, i) => {
        const of = loading && !space.loaded ? pick(choices, "load", { piece: space.merchandise, dock }) : [];
        const { look, inside } = berth(space, next && next.ship === ship.ship ? next.spaces[i]! : space);
        const name = space.loaded ? t("{0}, loaded", pieceWord(space.merchandise))
          : t("{0}, free", pieceWord(space.merchandise));
        return (
          <li key={i}>
            <Spot of={of} label={name} word="harbour" class={look}
              action={loading ? `load ${space.merchandise}` : dock > 0 ? `dock ${dock}` : undefined}>
              {inside}
              <span class="unseen">{name}</span>
            </Spot>
          </li>
        );
      })}
    </ol>
  );
}

/* The deck of a ship that is chosen as a whole. */
function StillDeck({ ship }: { ship: Ship }) {
  return (
    <span class="deck">
      {ship.spaces.map((space, i) => {
        const { look, inside } = berth(space, space);
        return <span key={i} class={look}>{inside}</span>;
      })}
    </span>
  );
}

function Dock({ place }: { place: Place }) {
  const table = useTable();
  const { view, then, choices } = table;
  const ship = view.harbour[place];
  const dock = place === "sea" ? 0 : Number(place.slice(5));
  const docks = dock > 0 ? pick(choices, "dock", { dock }) : [];
  const chosen = docks.length > 0;
  const Box = chosen ? "span" : "div";
  const touched = touch(table, `ship ${place}`);
  const look = `dock ${place}${view.action.dock === place ? " loading" : ""}${touched.class}`;
  const sign = (
    <>
      <b>{sentence(placeWord(place))}</b>
      {dock > 0 && (
        <span class="pier-vp">
          {dock}<Piece name="vp" size={16} label={t("VP for each piece")} />
        </span>
      )}
      {dock === 0 && <span class="pier-note">{t("comes next")}</span>}
    </>
  );
  const water = (
    <Box class="water">
      {ship ? (
        <Box class="ship">
          <Hull />
          {chosen ? <StillDeck ship={ship} /> : <Deck place={place} ship={ship} next={then.harbour[place]} />}
          <span class="ship-number" title={t("ship {0}", ship.ship)}>{ship.ship}</span>
        </Box>
      ) : <span class="no-ship">{t("no ship")}</span>}
      <Waves />
    </Box>
  );
  /* Where the ship can be chosen, all of it and its pier are one button. */
  return chosen ? (
    <Spot of={docks} class={look} style={touched.style} word="harbour"><span class="pier">{sign}</span>{water}</Spot>
  ) : (
    <div class={look} style={touched.style}>
      <Spot of={[]} class="pier" word="harbour" action={dock > 0 ? `dock ${dock}` : undefined}>{sign}</Spot>
      {water}
    </div>
  );
}

function SmallShip({ ship }: { ship: number }) {
  const { view, choices } = useTable();
  const letters = view.ships[ship - 1] ?? "";
  return (
    <li>
      <Spot of={pick(choices, "fetch", { ship })} class="small-ship" word="lighthouse" action={`fetch ${ship}`} label={t("ship {0}", ship)}>
        <b>{ship}</b>
        {[...letters].map((letter, i) => (
          <Piece key={i} name={cargo[letter]!} size={16} label={pieceWord(cargo[letter]!)} />
        ))}
      </Spot>
    </li>
  );
}

function Pile() {
  const { view, choices } = useTable();
  const { pile, returned } = view.harbour;
  const fetching = choices.some((choice) => choice.kind === "fetch");
  return (
    <details class="pile" open={fetching}>
      <summary>{t("Pile: {0} ships", pile.length + returned.length)}</summary>
      <ul>{pile.map((ship) => <SmallShip key={ship} ship={ship} />)}</ul>
      {returned.length > 0 && (
        <>
          <p class="note">{t("Below them, in this order:")}</p>
          <ul>{returned.map((ship) => <SmallShip key={ship} ship={ship} />)}</ul>
        </>
      )}
    </details>
  );
}

export function Harbour() {
  const { choices, view } = useTable();
  const here = ["dock", "office", "load", "load-more"].includes(view.phase);
  return (
    <>
      <div class="harbour">{places.map((place) => <Dock key={place} place={place} />)}</div>
      {here && <p class="answers"><Words of={[...pick(choices, "forgo"), ...pick(choices, "done")]} /></p>}
      <Pile />
    </>
  );
}
