/* Cuba's board, as the page knows it. */
import type { Board } from "../../board";
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { Picture } from "./art/picture";
import { CubaBoard } from "./board";
import { emblem } from "./emblem";
import { guide } from "./guide";
import { merchandise, owned } from "./view";
import type { View } from "./view";
import "./style.css";

const VP = ({ size }: { size: number }) => <Piece name="vp" size={size} />;
const Pesos = ({ size }: { size: number }) => <Piece name="pesos" size={size} />;
const Goods = ({ size }: { size: number }) => <Piece name="goods" size={size} />;

export const board: Board<View> = {
  game: "cuba",
  component: CubaBoard,
  picture: Picture,
  introduction: () => ({
    minutes: t("60 to 90 minutes"),
    teaser: t("Harvest, build and ship, and then buy the parliament that taxes you."),
    lines: [
      t("You run a plantation and are after victory points (VP), for six rounds."),
      t("Everybody has the same five characters and plays four of them in a round: the Worker harvests, the Tradeswoman trades, the Architect builds, the Foreman uses buildings, the Mayor loads ships."),
      t("The fifth card speaks in parliament: it has votes, and pesos buy more. Whoever has most passes two of the four bills."),
      t("VP come from loading ships, from using buildings, from paying tax and duty, and from subsidies; at the end every building brings 2 more."),
      t("Products that lie in the lot at the end of a round are lost: store them, sell them, ship them or make rum and cigars of them."),
    ],
  }),
  seatFacts: (view, seat) => {
    const facts = view.seats[seat];
    if (!facts) return [];
    return [
      { label: t("VP"), value: facts.vp, icon: VP },
      { label: t("pesos"), value: facts.pesos, icon: Pesos },
      { label: t("merchandise"), value: merchandise.reduce((sum, piece) => sum + owned(facts, piece), 0), icon: Goods },
    ];
  },
  guide,
  emblem,
};
