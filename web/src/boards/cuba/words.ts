/* The names of everything in Cuba, the same words that the sentences of the server use. */
import { t, tn } from "../../words";

function among(names: Record<string, string>, key: string | null | undefined): string {
  return (key && names[key]) ?? key ?? "";
}

export function pieceWord(piece: string): string {
  return among({
    wood: t("wood"), stone: t("stone"), water: t("water"),
    citrus: t("citrus"), sugar: t("sugar"), tobacco: t("tobacco"),
    rum: t("rum"), cigars: t("cigars"),
    pesos: t("pesos"), vp: t("VP"), votes: t("votes"),
  }, piece);
}

export function piecesWord(piece: string, count: number): string {
  return piece === "cigars" ? tn("{0} cigar", "{0} cigars", count) : `${count} ${pieceWord(piece)}`;
}

export function characterWord(character: string): string {
  return among({
    worker: t("Worker"), tradeswoman: t("Tradeswoman"), architect: t("Architect"),
    foreman: t("Foreman"), mayor: t("Mayor"),
  }, character);
}

/* The same with a place to break it, for narrow cards. */
export function characterLabel(character: string): string {
  return characterWord(character).replace(/^(Trades|Bürger|Vor|Händ)(?=\p{Ll}{4,})/u, "$1\u00AD");
}

/* What a character does, in three words under its picture. */
export function characterDeed(character: string): string {
  return among({
    worker: t("harvest"), tradeswoman: t("buy and sell"), architect: t("build"),
    foreman: t("use buildings"), mayor: t("load a ship"),
  }, character);
}

/* When in a round a card was played, as a stamp and as a sentence. */
export function ordinal(order: number): string {
  return [t("1st"), t("2nd"), t("3rd"), t("4th")][order] ?? "";
}

export function playedWhen(order: number): string {
  return [
    t("played first in this round"), t("played second in this round"),
    t("played third in this round"), t("played last in this round"),
  ][order] ?? "";
}

export function fieldWord(ground: string): string {
  return among({
    forest: t("forest"), mountain: t("mountain"), lake: t("lake"),
    citrus: t("citrus field"), sugar: t("sugar field"), tobacco: t("tobacco field"),
    "printed-warehouse": t("warehouse"),
  }, ground) || buildingWord(ground);
}

/* The second tile of a kind has the name of the first. */
export function kindOf(building: string): string {
  return building.replace(/-2$/, "");
}

export function buildingWord(building: string): string {
  return among({
    "cement-factory": t("Cement Factory"), "saw-mill": t("Saw Mill"),
    "golf-course": t("Golf Course"), monastery: t("Monastery"), "rum-cafe": t("Rum Café"),
    "cigar-cafe": t("Cigar Café"), "small-branch-office": t("Small Branch Office"),
    "large-branch-office": t("Large Branch Office"), hotel: t("Hotel"), inn: t("Inn"),
    "general-store": t("General Store"), "product-house": t("Product House"),
    "resource-house": t("Resource House"), "small-bank": t("Small Bank"),
    "large-bank": t("Large Bank"), "cigar-factory": t("Cigar Factory"),
    distillery: t("Distillery"), "black-market": t("Black Market"), church: t("Church"),
    "town-hall": t("Town Hall"), dam: t("Dam"), lighthouse: t("Lighthouse"),
    warehouse: t("Warehouse"), "printed-warehouse": t("printed warehouse"),
  }, kindOf(building));
}

/* The same with places to break it, for small tiles. */
export function buildingLabel(building: string): string {
  return buildingWord(building).replace(
    /(Zement|Zigarren|Produkte|Rohstoff|Schwarz|Leucht|Lager|Stau|Brenne|Light|Ware|Monas|Distil)(?=\p{Ll}{4,})/gu, "$1\u00AD");
}

export function buildingUse(building: string): string {
  return among({
    "cement-factory": t("up to 4 stone, 1 VP each"),
    "saw-mill": t("up to 4 wood, 1 VP each"),
    "golf-course": t("up to 4 water, 1 VP each"),
    monastery: t("up to 2 products, 1 VP each"),
    "rum-cafe": t("up to 3 rum, 2 VP each"),
    "cigar-cafe": t("up to 3 cigars, 2 VP each"),
    "small-branch-office": t("1 piece aboard a ship, VP by the dock"),
    "large-branch-office":
      t("any number of one merchandise aboard one ship, VP by the dock"),
    hotel: t("2 VP"), inn: t("1 VP"),
    "general-store": t("1 rum or cigar for 6 pesos"),
    "product-house": t("1 product for 4 pesos"),
    "resource-house": t("up to 2 resources, 2 pesos each"),
    "small-bank": t("2 pesos"), "large-bank": t("4 pesos"),
    "cigar-factory": t("any number of tobacco into cigars"),
    distillery: t("any number of sugar into rum"),
    "black-market": t("1 product into rum or cigars, or the reverse"),
    church: t("veto: removes a bill"),
    "town-hall": t("2 more votes in this round's parliament"),
    dam: t("2 water"), lighthouse: t("another ship of the pile comes to sea"),
    warehouse: t("stores all products you have"),
    "printed-warehouse": t("stores all products you have"),
  }, kindOf(building));
}

export function colourWord(colour: string): string {
  return among({
    blue: t("blue"), red: t("red"), yellow: t("yellow"), green: t("green"), purple: t("purple"),
  }, colour);
}

export function placeWord(place: string): string {
  return among({
    sea: t("at sea"), "dock-1": t("dock 1"), "dock-2": t("dock 2"), "dock-3": t("dock 3"),
  }, place);
}

export function typeWord(type: string): string {
  return among({
    tax: t("tax"), duty: t("duty"), subsidy: t("subsidy"), other: t("other acts"),
  }, type);
}

/* The same where there is little room. */
export function typeLabel(type: string): string {
  return type === "other" ? t("Other") : sentence(typeWord(type));
}

export function statuteWord(statute: string): string {
  return among({
    "tax-1": t("Tax: 1 peso"), "tax-2": t("Tax: 2 pesos"), "tax-3": t("Tax: 3 pesos"),
    "tax-4": t("Tax: 4 pesos"), "tax-5": t("Tax: 5 pesos"),
    "tax-buildings": t("Tax: 1 peso for each building"),
    "duty-citrus": t("Duty: 1 citrus"), "duty-sugar": t("Duty: 1 sugar"),
    "duty-tobacco": t("Duty: 1 tobacco"), "duty-water": t("Duty: 1 water"),
    "duty-resources": t("Duty: 2 resources"), "duty-products": t("Duty: 2 products"),
    "subsidy-buildings": t("Subsidy: 1 VP for each building"),
    "subsidy-resource-fields": t("Subsidy: 1 VP for each open resource field"),
    "subsidy-product-fields": t("Subsidy: 1 VP for each open product field"),
    "subsidy-water": t("Subsidy: 1 VP for each water, 7 at most"),
    "subsidy-votes": t("Subsidy: 1 VP for each vote of the card in parliament"),
    "subsidy-pesos": t("Subsidy: 1 VP for every 3 pesos, 7 at most"),
    "market-minus": t("Market Act: 2 of each product leave the market"),
    "market-plus": t("Market Act: 2 of each product join the market"),
    drought: t("Drought Act: the Worker gets only 1 product field without water"),
    building: t("Building Act: building costs 2 pesos more"),
    harbor: t("Harbour Act: a full ship leaves at once"),
    corruption: t("Corruption Act: no votes are for sale"),
    "initial-tax": t("Tax: 2 pesos"), "initial-duty": t("Duty: 1 citrus"),
  }, statute);
}

/* A statute's heading and what it says. */
export function statuteParts(statute: string): [string, string] {
  const whole = statuteWord(statute);
  const colon = whole.indexOf(": ");
  return colon < 0 ? [whole, ""] : [whole.slice(0, colon), whole.slice(colon + 2)];
}

/* A statute in a few words beside its pieces; `count` is the number before them. */
export function statuteBrief(statute: string): { count: number; words: string } {
  const numbered = /^(?:tax|duty)-(\d)$/.exec(statute);
  const count = numbered ? Number(numbered[1])
    : ({ "initial-tax": 2, "tax-buildings": 1, "duty-resources": 2, "duty-products": 2 }[statute]
      ?? (statute.includes("duty") ? 1 : 0));
  const words: Record<string, string> = {
    "tax-buildings": t("per building"), "subsidy-buildings": t("per building"),
    "subsidy-resource-fields": t("per resource field"), "subsidy-product-fields": t("per product field"),
    "subsidy-water": t("per water"), "subsidy-votes": t("per vote"), "subsidy-pesos": t("per 3 pesos"),
    "market-minus": t("market −2"), "market-plus": t("market +2"), drought: t("drought"),
    building: t("building dearer"), harbor: t("full ships leave"), corruption: t("no votes for sale"),
  };
  return { count, words: words[statute] ?? "" };
}

export function stageWord(stage: string): string {
  return among({
    setup: t("setting up"), bills: t("bills"), actions: t("actions"),
    parliament: t("parliament"), statutes: t("acts"), end: t("end of the round"),
    over: t("the end"),
  }, stage);
}

/* Sentences of the server begin small where they stand in a row of choices. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
