/* What the guide tells about each question of Santiago de Cuba. */
import type { Guidance } from "../../board";
import { touch } from "../../device";
import type { Choice } from "../../types";
import { t } from "../../words";
import { buildingName } from "./names";
import type { Building, View } from "./types";

function told(title: string, word: string, ...lines: string[]): Guidance {
  return { title, word, lines };
}

/* Most buildings have their choices beside one's stock. */
const atDesk = (): string => t("Click one of the glowing buttons above your stock; you may also do without.");

const uses: Partial<Record<Building, () => string[]>> = {
  distillery: () => [
    t("The Distillery makes rum of your sugar, one for one, as much as you like."),
    t("Good when the ship wants rum. The Café takes rum too, for 2 VP."),
    atDesk(),
  ],
  "cigar-factory": () => [
    t("The Cigar factory makes cigars of your tobacco, one for one, as many as you like."),
    t("Good when the ship wants cigars. The Café takes cigars too, for 2 VP."),
    atDesk(),
  ],
  "black-market": () => [
    t("On the Black market you exchange 1 good for 1 other."),
    t("Give what the ship does not want and take what it does."),
    atDesk(),
  ],
  sawmill: () => [
    t("The Sawmill makes 1 VP and 1 peso of 1 wood."),
    t("Wood never brings more than 1 VP at the port, so this is a good deal."),
    atDesk(),
  ],
  cafe: () => [
    t("The Café takes 1 rum, 1 cigar or one of each, for 2 VP each."),
    t("That is as much as a ship pays at flag 2. Keep them if the ship wants them and pays more."),
    atDesk(),
  ],
  customs: () => [
    t("The Customs office sets one die of the ship to 0: that good is not wanted any more. When nothing is wanted, the ship departs at once."),
    t("Take away what others have and you have not."),
    t("Click a glowing die at the ship; you may also do without."),
  ],
  casino: () => [
    t("The Casino makes 1 VP of 3 pesos, or 3 pesos of 1 VP, as often as you like."),
    t("At the end pesos are worth nothing, so change them late in the game; before that they let you drive further."),
    atDesk(),
  ],
  harbourmaster: () => [
    t("The Harbourmaster moves the flag by one: to the right each unit brings more, to the left less. To the right of 4 the ship departs."),
    t("To the right is good when you have a lot to deliver, to the left when others have."),
    t("Click a glowing flag in the harbour; you may also do without."),
  ],
  office: () => [
    t("At the Office you deliver 1 wanted good to the ship at once, for exactly 2 VP."),
    t("Good while the flag shows 2. If it shows more, the port may bring you more."),
    t("Click a glowing die at the ship or the good in your stock; you may also do without."),
  ],
  newspaper: () => [
    t("You have your peso. Now you may write about one of the Cubans: whoever stops there next gets nothing and no building."),
    t("Choose one whom the next player would like to visit; when the car has left that stop behind, it is over."),
    t("Click one of the glowing Cubans at the street; you may also do without."),
  ],
};

const phases: Record<string, (view: View, choices: Choice[]) => Guidance> = {
  drive: () =>
    told(t("Where do you drive?"), "drive",
      t("Where you stop you get what the picture shows; then the flower opens the buildings of its colour to you."),
      t("Collect what the ship wants, and drive to the port when you have several of it."),
      touch()
        ? t("Tap one of the glowing stops; press it long first to see what you would get.")
        : t("Click one of the glowing stops; point at it first to see what you would get.")),
  take: (_, choices) =>
    choices[0]?.from === "miguel"
      ? told(t("What does Miguel give you?"), "miguel",
          t("Miguel gives you 2 wood or 1 VP, as you like."),
          t("Wood brings 1 VP each when it stands in for a wanted good at the port, but you must get it there. 1 VP is safe."),
          t("Click what you take in your stock."))
      : told(t("What does Pablo give you?"), "pablo",
          t("Pablo gives you 1 good of your choice."),
          t("Take what the ship still wants, best of all something that nobody else has."),
          t("Click one of the glowing goods in your stock.")),
  give: () =>
    told(t("El Zorro, the pickpocket"), "el-zorro",
      t("Somebody has stopped at El Zorro: you have to give 1 peso, 1 good (no wood) or 1 VP, as you choose."),
      t("A good that the ship does not want hurts least: at the end it takes three goods for 1 VP."),
      t("Click what you give in your stock.")),
  lawyer: (_, choices) =>
    told(t("Alonso, the lawyer"), "alonso",
      choices.some((choice) => choice.kind === "employ")
        ? t("Alonso makes a building yours, or you use one that is yours already. Whenever another player ends a turn with their piece on a building of yours, you gain 1 VP.")
        : t("Alonso makes a building yours. From then on you gain 1 VP whenever another player ends a turn with their piece there."),
      t("You have only three markers, but an early one pays for the whole game: take a building that others like to visit."),
      t("Click one of the glowing buildings, or the button above your stock if you want nothing of it.")),
  move: () =>
    told(t("To which building?"), "buildings",
      t("The flower of this Cuban opens a district: your piece goes to one of its buildings where nobody stands, and you may use it at once."),
      t("Take one that does something with what you have; if it belongs to another player, that player gains 1 VP."),
      t("Click one of the glowing buildings; the little picture shows what it does.")),
  use: (view) => {
    const building = view.in_use ?? "bank";
    const lines = uses[building]?.() ?? [t("You may use this building now."), atDesk()];
    return told(buildingName(building), building, ...lines);
  },
  deliver: (view) =>
    told(t("What do you deliver?"), "delivery",
      t("Everybody delivers in turn, one kind of good at a time. Each unit brings {0} VP now, wood always 1.", view.value),
      t("Begin with what others could deliver as well, before they do; whoever passes is out of this round."),
      t("Click a glowing space on the ship: the second one means two units, the third one three.")),
  leave: () =>
    told(t("What will the ship not want?"), "ships",
      t("The dice say what the new ship wants, and one of the five is left out: you choose which."),
      t("Leave out a good that others have and you have not."),
      t("Click one of the glowing dice at the ship.")),
};

export function guide(view: View, choices: Choice[]): Guidance | null {
  return choices.length > 0 ? (phases[view.phase]?.(view, choices) ?? null) : null;
}
