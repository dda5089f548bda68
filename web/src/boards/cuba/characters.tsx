/* The five characters: one's own hand, and who has played which in this round. */
import { SeatMark } from "../../art/seat";
import { t, tn } from "../../words";
import { Portrait } from "./art/people";
import { Spot, Why, pick, touch, useTable } from "./spot";
import { characters, votes } from "./view";
import type { Character } from "./view";
import { characterDeed, characterLabel, characterWord, ordinal, playedWhen } from "./words";

/* Where a card is in this round, seen from its owner. */
function place(hand: Character[], played: Character[], aside: Character | null, card: Character): string {
  if (aside === card) return "aside";
  if (played.includes(card)) return "played";
  return hand.includes(card) ? "hand" : "away";
}

function Card({ character, shown }: { character: Character; shown: number }) {
  const table = useTable();
  const { view, seats, choices } = table;
  const mine = view.seats[shown]!;
  const of = [...pick(choices, "play", { character }), ...pick(choices, "aside", { character })];
  const where = place(mine.hand, mine.played, mine.aside, character);
  const order = mine.played.indexOf(character);
  const others = view.seats.flatMap((seat, index) =>
    index !== shown && seat.played.includes(character) ? [index] : []);
  const touched = touch(table, `character ${character}`);
  const acting = view.active === shown && view.action.character === character;
  const name = characterWord(character);
  return (
    <li class={`character in-${where}${acting ? " acting" : ""}${touched.class}`} style={touched.style}>
      <Spot of={of} class="character-card" word={character}
        action={`${view.phase === "set-aside" ? "aside" : "play"} ${character}`}>
        <span class="character-picture"><Portrait character={character} /></span>
        <span class="character-name">{characterLabel(character)}</span>
        <span class="character-deed">{characterDeed(character)}</span>
        <span class="character-votes" title={tn("{0} vote", "{0} votes", votes[character])}>
          {votes[character]}
        </span>
        {where === "played" && <span class="stamp" title={playedWhen(order)}>{ordinal(order)}</span>}
        {where === "aside" && <span class="stamp">{t("set aside")}</span>}
        {others.length > 0 && (
          <span class="players" role="img" title={t("also played by {0}", others.map((seat) => seats[seat]?.name ?? "").join(", "))}
            aria-label={t("also played by {0}", others.map((seat) => seats[seat]?.name ?? "").join(", "))}>
            {others.map((seat) => <SeatMark key={seat} seat={seat} size={13} />)}
          </span>
        )}
      </Spot>
      <Why word={character} of={name} beside />
    </li>
  );
}

export function Characters({ shown }: { shown: number }) {
  return (
    <ul class="characters" aria-label={t("Characters")}>
      {characters.map((character) => <Card key={character} character={character} shown={shown} />)}
    </ul>
  );
}

/* The cards that somebody else has played, small. */
export function Played({ seat }: { seat: number }) {
  const { view, seats } = useTable();
  const { played } = view.seats[seat]!;
  return (
    <ul class="played" aria-label={t("Characters played by {0}", seats[seat]?.name ?? "")}>
      {played.map((character) => (
        <li key={character} title={characterWord(character)}>
          <Portrait character={character} />
          <span class="unseen">{characterWord(character)}</span>
        </li>
      ))}
    </ul>
  );
}
