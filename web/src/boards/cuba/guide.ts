/* What the guide tells about each question of Cuba. */
import type { Guidance } from "../../board";
import { touch } from "../../device";
import type { Choice } from "../../types";
import { t } from "../../words";
import { buildingUse, buildingWord, kindOf, sentence } from "./words";
import type { View } from "./view";

function told(title: string, word: string, ...lines: string[]): Guidance {
  return { title, word, lines };
}

type Telling = (view: View, choices: Choice[]) => Guidance;

/* The building that is being used or built. */
function building(view: View): string {
  return kindOf(view.action.building ?? "hotel");
}

/* What the building in use does, as the first line. */
function inUse(view: View, ...lines: string[]): Guidance {
  const what = building(view);
  return told(buildingWord(what), what, `${sentence(buildingUse(what))}.`, ...lines);
}

/* ---- setting up and choosing ------------------------------------------------------------ */

const supply: Telling = (_, choices) =>
  ["wood", "stone", "water"].includes(String(choices[0]?.piece))
    ? told(t("Resources to begin with"), "rules",
        t("You begin with 2 resources of your choice. They are for building: nearly every building costs wood and stone."),
        t("1 wood and 1 stone are enough for a Small Bank or a Town Hall."),
        t("Click one of the glowing pieces in the stock below the market."))
    : told(t("Products to begin with"), "rules",
        t("Now 2 products of your choice. They are loaded on ships, sold, or made into rum and cigars."),
        t("Look at what the ships in docks 1 and 2 want; the duty in force brings 2 VP for 1 citrus."),
        t("Click one of the glowing pieces in the stock below the market."));

const character: Telling = (view) =>
  view.turn === 3 && view.parliament === "open"
    ? told(t("Your last character of this round"), "parliament",
        t("The card that you do not play now goes to parliament: the number on it is its votes. And whoever plays most votes now begins the next round."),
        t("Products in your lot are lost after this round, unless the Mayor, the Tradeswoman or the Foreman saves them."),
        t("Click one of the two glowing characters."))
    : told(t("Which character?"), "rules",
        t("In a round you play four of your five characters, one at a time. The fifth speaks for you in parliament."),
        t("A good beginning: the Worker for wood and stone, the Architect for a building, the Foreman to use it."),
        t("Click one of the glowing characters; “?” tells all about it."));

const early: Record<string, Telling> = {
  side: () =>
    told(t("Which plantation?"), "plantation",
      t("All plantations have the same twelve fields, each in another order."),
      t("The Worker harvests in the row and the column of your piece: look for good fields that cross."),
      t("Click one of the glowing plantations.")),
  supply,
  "set-aside": () =>
    told(t("Which character goes to parliament?"), "parliament",
      t("You play four of your five characters in this round. The one that you set aside now speaks in parliament: the number on it is its votes."),
      t("Set aside what you need least; many votes matter only if you want to decide on the bills."),
      t("Click one of the glowing characters.")),
  character,
};

/* ---- Worker, Tradeswoman, Architect ----------------------------------------------------- */

const work: Record<string, Telling> = {
  move: (view) =>
    told(t("Where does your piece go?"), "worker",
      view.acts.other === "drought"
        ? t("The fields in the row and the column of your piece work for you: all resource fields and, because of the Drought Act, only one product field.")
        : t("The fields in the row and the column of your piece work for you: all resource fields and two product fields."),
      t("In the first rounds look for wood and stone: buildings are made of them. Fields under buildings give nothing."),
      touch()
        ? t("Tap one of the glowing fields of your plantation; press it long first to see its row and column.")
        : t("Click one of the glowing fields of your plantation; point at it first to see its row and column.")),
  harvest: () =>
    told(t("Which product field?"), "worker",
      t("More product fields are in reach than may give you something, so you choose."),
      t("Take what a ship in the docks wants, or sugar and tobacco for a Distillery or a Cigar Factory of yours."),
      t("Click one of the glowing fields of your plantation.")),
  irrigate: () =>
    told(t("One more field for a water?"), "worker",
      t("For each water that you give up, one more product field in reach gives its product."),
      t("Do it if you can use the product in this round; otherwise it is lost at the end. Water is good for some buildings, too."),
      t("Click one of the glowing fields of your plantation, or the button below them to end the harvest.")),
  trade: (_, choices) =>
    told(t("Buy and sell"), "tradeswoman",
      t("Buy and sell as much as you like. Each piece you buy makes the next one dearer, each one you sell makes it cheaper."),
      choices.some((choice) => choice.kind === "take")
        ? t("Sell products that would be lost at the end of the round, or buy what a ship wants; or take one glowing piece out of the stock instead of trading.")
        : t("Sell products that would be lost at the end of the round, or buy what a ship wants."),
      t("Click “buy” or “sell” in the market; the button below the stock ends it.")),
  build: () =>
    told(t("Which building?"), "architect",
      t("You build one of these: your Foreman can use it from now on, and at the end of the game it brings 2 VP."),
      t("What you build early you use often; a Distillery goes well with a Rum Café, a Cigar Factory with a Cigar Café."),
      t("Click one of the glowing buildings. Or do not build: the first to do so in a round gains 2 VP, the second 1.")),
  place: (view) =>
    told(t("Where do you build it?"), building(view),
      t("{0}: it covers a field of your plantation for good, and that field gives nothing any more.", buildingWord(building(view))),
      t("Cover a field that you can do without, and keep your buildings in one row or column: then the Foreman uses several at once."),
      t("Click one of the glowing fields of your plantation.")),
};

/* ---- Foreman and buildings -------------------------------------------------------------- */

const foreman: Record<string, Telling> = {
  mode: () =>
    told(t("How does the Foreman work?"), "foreman",
      t("Either you use all your buildings in the row and the column of your piece, or any single one, wherever it is."),
      t("The warehouse printed on your plantation counts too: it keeps your products from being lost at the end of the round."),
      t("Click one of the little pictures below your plantation.")),
  use: (view) =>
    told(t("Which building do you use?"), "foreman",
      view.action.mode === "any-one"
        ? t("You use one of your buildings, wherever it is.")
        : t("You use your buildings in the row and the column of your piece, one after another, each once."),
      t("The order matters: first the factory, then the café that takes its rum or cigars."),
      t("Click one of the glowing buildings of your plantation, or the button below them to end it.")),
  amount: (view) =>
    inUse(view,
      /factory$|distillery/.test(building(view)) && building(view) !== "cement-factory"
        ? t("Rum and cigars are not lost at the end of a round, as products are; so you can hardly make too many.")
        : t("What you give goes back to the stock: keep what you need for your next building or for the duty."),
      t("Click a number below your plantation.")),
  give: (view) =>
    inUse(view,
      building(view) === "black-market"
        ? t("Give what you need least: what you take for it comes next.")
        : ["monastery", "product-house"].includes(building(view))
          ? t("Give what you need least; a product in your lot would be lost at the end of the round anyway.")
          : t("Give what you need least."),
      t("Click one of the glowing pieces in your lot or warehouse.")),
  "give-more": (view) =>
    told(t("{0}: one more?", buildingWord(building(view))), building(view),
      t("You may give another piece, for as much as before."),
      t("Click one of the glowing pieces in your lot or warehouse, or the button beside them to end it.")),
  swap: () =>
    told(t("What do you take for it?"), "black-market",
      t("The Black Market gives you another piece for the one you gave."),
      t("Take what a ship wants or what one of your buildings turns into VP. Products are lost at the end of the round unless you store them."),
      t("Click one of the glowing pieces in the stock below the market.")),
  veto: () =>
    told(t("Which bill do you remove?"), "church",
      t("Your Church takes one bill out of the game, before parliament votes on it."),
      t("Remove one that would help others more than you."),
      t("Click one of the glowing bills in parliament.")),
  fetch: () =>
    told(t("Which ship comes to sea?"), "lighthouse",
      t("Your Lighthouse exchanges the ship at sea for one of the pile. It will be the next to enter the docks."),
      t("Choose one that wants what you will have in the next rounds."),
      t("Click one of the glowing ships of the pile, below the docks.")),
};

/* ---- ships -------------------------------------------------------------------------------- */

const loading: Record<string, Telling> = {
  dock: () =>
    told(t("Which ship do you load?"), "mayor",
      t("The Mayor loads one ship, and each piece brings 1, 2 or 3 VP, the number of the dock."),
      t("Count for each ship how many of your pieces it takes, times the number of its dock."),
      t("Click one of the glowing docks. Or do not load: the first to do so in a round gains 4 pesos, the second 2.")),
  office: (view) =>
    inUse(view,
      t("Each piece brings the number of the dock. In dock 3 it is worth most."),
      t("Click one of the glowing docks.")),
  load: (_, choices) =>
    told(t("What do you load?"), "harbour",
      t("Each piece that you load on this ship brings you {0} VP.", Number(choices[0]?.vp ?? 1)),
      t("Load products first: what is in your lot would be lost at the end of the round. Keep rum and cigars if they bring more elsewhere."),
      t("Click a glowing space of the ship, or the piece in your lot.")),
  "load-more": (_, choices) =>
    told(t("Load more?"), "harbour",
      t("You may go on loading this ship; each piece brings you {0} VP.", Number(choices[0]?.vp ?? 1)),
      t("Usually you load all it takes. A full ship leaves at the end of the round."),
      t("Click a glowing space of the ship, or the button below the docks to end it.")),
};

/* ---- parliament and statutes -------------------------------------------------------------- */

const laws: Record<string, Telling> = {
  hundreds: () =>
    told(t("How many hundreds do you bid?"), "parliament",
      t("You are rich! A bid of so many pesos is made in two steps: first the hundreds, then the rest."),
      t("Every bid is paid, won or lost, and 0 hundreds are nearly always enough."),
      t("Set the number in parliament and click the glowing button.")),
  bid: (view) =>
    view.ballot === 2
      ? told(t("A tie: bid once more"), "parliament",
          t("You have as many votes as somebody else, and your first bid is paid. Those who tied bid once more, hidden from each other."),
          t("Bid 0 if the bills do not matter to you; if you tie again, the order from the starting player on decides."),
          t("Set the number in parliament and click the glowing button."))
      : told(t("How much do you bid?"), "parliament",
          t("Everybody buys votes, hidden from the others: 1 peso is 1 vote, and every bid is paid, won or lost. Whoever has most votes chooses which two bills pass."),
          t("Look at the votes of the others' cards; if the bills do not matter to you, bid 0 and keep your pesos for the tax."),
          t("Set the number in parliament and click the glowing button.")),
  pass: (view) =>
    told(view.action.left === 1 ? t("Which other bill passes?") : t("Which bill passes?"), "statutes",
      view.action.left === 1
        ? t("One bill has passed. Now choose the second; the others leave the game.")
        : t("You have the majority: two of the bills pass, as you choose. Each replaces the act of its kind and works from this round on."),
      t("Choose a tax or a duty that you can meet better than others, or a subsidy that brings you most."),
      t("Click one of the glowing bills in parliament.")),
  tax: () =>
    told(t("Do you pay the tax?"), "statutes",
      t("Whoever pays the tax gains 2 VP. Nobody has to."),
      t("2 VP are usually worth it, above all if you meet the duty too: both together bring 1 VP more."),
      t("Click one of the two glowing answers in parliament.")),
  duty: () =>
    told(t("Do you meet the duty?"), "statutes",
      t("Whoever gives what the duty asks for gains 2 VP, and 1 VP more if the tax is paid as well. Nobody has to."),
      t("Products in your lot are lost right after this, so give those gladly."),
      t("Click a glowing piece in parliament or in your lot, or say that you do not meet it.")),
  "duty-more": () =>
    told(t("The second piece of the duty"), "statutes",
      t("The duty asks for two pieces, and you have given one: now the other."),
      t("Products in your lot are lost right after this; what is in the warehouse stays."),
      t("Click a glowing piece in parliament or in your lot.")),
};

const phases: Record<string, Telling> = { ...early, ...work, ...foreman, ...loading, ...laws };

export function guide(view: View, choices: Choice[]): Guidance | null {
  return choices.length > 0 ? (phases[view.phase]?.(view, choices) ?? null) : null;
}
