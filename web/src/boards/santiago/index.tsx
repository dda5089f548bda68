/* Santiago de Cuba: the town in the middle of its street, the harbour below, the stocks. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Piece } from "../../art/pieces";
import type { Board, BoardProps, SeatFact } from "../../board";
import { narrow, reveal } from "../../device";
import { t } from "../../words";
import { emblem } from "./emblem";
import { guide } from "./guide";
import { useMotion } from "./motion";
import { Picture } from "./picture";
import { Harbour } from "./ship";
import { Own, Others } from "./stocks";
import { Street } from "./street";
import { applied, TableProvider } from "./table";
import type { Table } from "./table";
import { Town } from "./town";
import { WARES } from "./types";
import type { View } from "./types";
import "./style.css";

/* What stands for choices, the most direct first: the options of a building before what it
 * would take, and last what only opens a list of them, as the building itself. */
function sought(root: Element, kind: string): Element[] {
  const rank = (element: Element) =>
    element.closest(".sc-exchange") ? 0
    : element.closest(".sc-lot.in-use") ? 3
    : element.closest(".sc-desk") || (kind === "take" && element.closest(".sc-stop")) ? 2
    : 1;
  const glowing = [...root.querySelectorAll(".glow")].map((element) => ({ element, rank: rank(element) }));
  const options = root.querySelectorAll(".sc-desk:has(.sc-exchange)");
  return [...options, ...glowing.sort((a, b) => a.rank - b.rank).map(({ element }) => element)];
}

function Santiago(props: BoardProps<View>) {
  const { view, choices, selected } = props;
  const root = useRef<HTMLDivElement>(null);
  const after = useMemo(() => applied(view, selected), [view, selected]);
  const table: Table = { ...props, after, find: (test) => choices.filter(test) };
  useMotion(root, props.events, view, props.speed);

  /* Where the parts are stacked, what is asked for may be out of sight. */
  const asked = choices.map((choice) => choice.action).join();
  useEffect(() => {
    if (asked && root.current && narrow()) reveal(sought(root.current, choices[0]!.kind));
  }, [asked, view.turn]);

  return (
    <TableProvider value={table}>
      <div class="sc" ref={root}>
        <div class="sc-board">
          <Street />
          <Town />
          <Harbour />
          <Own />
          <Others />
        </div>
      </div>
    </TableProvider>
  );
}

const icon = (name: string) => ({ size }: { size: number }) => <Piece name={name} size={size} />;
const ICONS = { vp: icon("vp"), pesos: icon("pesos"), goods: icon("goods") };

function seatFacts(view: View, seat: number): SeatFact[] {
  const at = view.seats[seat];
  if (!at) return [];
  const { goods } = at;
  return [
    { label: t("VP"), value: at.vp ?? "?", icon: ICONS.vp },
    { label: t("pesos"), value: at.pesos ?? "?", icon: ICONS.pesos },
    { label: t("Goods"), value: goods ? WARES.reduce((sum, ware) => sum + goods[ware], 0) : "?", icon: ICONS.goods },
  ];
}

export const board: Board<View> = {
  game: "santiago",
  component: Santiago,
  picture: Picture,
  introduction: () => ({
    minutes: t("30 to 45 minutes"),
    teaser: t("One car for everybody: do you stop where it helps you, or drive past so that it helps nobody?"),
    lines: [
      t("Everybody drives the same car. The next stop is free, every further one costs a peso."),
      t("Whoever you stop at gives you something: sugar, tobacco, pesos, points. Their flower then opens a district to you, and you use one of its three buildings."),
      t("The ship in the port wants goods, as the dice say. Stop there and everybody delivers in turn; each unit brings 2, 3 or 4 points, as the flag shows. Passing by moves the marker one flag on, and at the chequered flag the ship leaves."),
      t("Alonso the lawyer makes a building yours: whoever ends a turn there earns you a point."),
      t("After the seventh ship the most points win."),
    ],
  }),
  seatFacts,
  guide,
  emblem,
};
