/* Santo Domingo on the page. */
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Board, BoardProps, Introduction, SeatFact } from "../../board";
import { t } from "../../words";
import { GoodsIcon, VpIcon } from "./art/pieces";
import { Displays } from "./displays";
import { emblem } from "./emblem";
import { guide } from "./guide";
import { Hand } from "./hand";
import { Past } from "./ledger";
import { Picture } from "./picture";
import { Rows } from "./rows";
import { useStage } from "./stage";
import { cardNames, type CardName, type View } from "./types";
import "./style.css";

function isCard(word: string): word is CardName {
  return (cardNames as readonly string[]).includes(word);
}

function SantoDomingo(props: BoardProps<View>): JSX.Element {
  const { view, you, selected } = props;
  const stage = useStage(view, props.events, props.speed, props.past ?? []);
  const { shown, telling } = stage;
  const [peeked, peek] = useState<CardName[]>([]);
  const until = telling ? { ...view, seats: view.seats.map((seat, i) => ({ ...seat, ...shown.seats[i] })) } : null;
  const choices = telling ? [] : props.choices;
  useLayoutEffect(() => props.until?.(until, stage.skip), [telling, shown]);
  const mine = you === null ? undefined : view.seats[you];
  const commitment = [...props.pledges.flatMap((pledge) => pledge.split("+")).filter(isCard)];
  const chosen = commitment.length ? commitment : (mine?.chosen ?? []);
  const pledged =
    props.pledged ?? view.seats.flatMap((seat, index) => (seat.committed ? [index] : []));
  const all = you !== null && chosen.length && !pledged.includes(you) ? [...pledged, you] : pledged;
  const looked = (selected?.["cards"] as CardName[] | undefined) ?? peeked;
  const table = { view, shown, you, selected, seats: props.seats };
  const choosing = choices.some((choice) => choice.kind === "play");
  return (
    <div class={`sd sd-phase-${view.phase}`} style={{ "--speed": props.speed }}>
      <div class="sd-table">
        <Rows {...table} cards={choosing ? looked : []}
              choices={choices} choose={props.choose} look={props.look} help={props.help} />
        <Past shown={shown} seats={props.seats} telling={telling} />
        {mine && you !== null && (
          <Hand view={until ?? view} you={you} owner={props.seats[you]} choices={choices} selected={selected}
                pledged={chosen} choose={props.choose} look={props.look} help={props.help} peek={peek} among={props.among}
                telling={telling} />
        )}
        <Displays {...table} pledged={all} known={props.pledged !== undefined}
                  telling={telling} />
      </div>
    </div>
  );
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const facts = view.seats[seat];
  if (!facts) return [];
  return [
    { label: t("VP"), value: facts.vp, icon: VpIcon },
    { label: t("Goods"), value: facts.goods, icon: GoodsIcon },
  ];
}

function introduction(): Introduction {
  return {
    minutes: t("15 to 30 minutes"),
    teaser: t("The same eight cards for everybody, chosen in secret: who will be greedy, and who earns by guessing it?"),
    lines: [
      t("Everybody holds the same eight cards. Each round all choose in secret, reveal together, and carry the cards out from 1 to 8."),
      t("With two or three players everybody plays two cards a round, with more players one."),
      t("Captain and Admiral take victory points off the board, Frigate and Galleon take goods; whoever plays the same card shares."),
      t("Governor and Customs are paid when others play those cards: guess who is greedy."),
      t("The Trader turns goods into points; the longer nobody trades, the better the rate."),
      t("A card you have played is gone until your Beggar brings all of them back."),
      t("When somebody has reached the goal, usually 30 points, the round is finished and most points win."),
    ],
  };
}

export const board: Board<View> = {
  game: "santo-domingo",
  component: SantoDomingo,
  picture: Picture,
  introduction,
  seatFacts,
  guide,
  emblem,
};
