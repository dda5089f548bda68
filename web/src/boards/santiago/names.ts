/* What people call the things of the board. */
import { t } from "../../words";
import type { Building, Flower, Place, Stock } from "./types";

const PLACES: Record<Place, () => string> = {
  port: () => t("Port"),
  pedro: () => t("Pedro"),
  maria: () => t("Maria"),
  jose: () => t("José"),
  martinez: () => t("Martinez"),
  conchita: () => t("Conchita"),
  miguel: () => t("Miguel"),
  pablo: () => t("Pablo"),
  "el-zorro": () => t("El Zorro"),
  alonso: () => t("Alonso"),
};

const BUILDINGS: Record<Building, () => string> = {
  bank: () => t("Bank"),
  church: () => t("Church"),
  distillery: () => t("Distillery"),
  "cigar-factory": () => t("Cigar factory"),
  "black-market": () => t("Black market"),
  sawmill: () => t("Sawmill"),
  cafe: () => t("Café"),
  customs: () => t("Customs office"),
  casino: () => t("Casino"),
  harbourmaster: () => t("Harbourmaster"),
  office: () => t("Office"),
  newspaper: () => t("Newspaper"),
};

const FLOWERS: Record<Flower, () => string> = {
  yellow: () => t("yellow"),
  blue: () => t("blue"),
  red: () => t("red"),
  white: () => t("white"),
};

const STOCKS: Record<Stock, () => string> = {
  vp: () => t("VP"),
  pesos: () => t("pesos"),
  sugar: () => t("sugar"),
  citrus: () => t("citrus"),
  tobacco: () => t("tobacco"),
  rum: () => t("rum"),
  cigars: () => t("cigars"),
  wood: () => t("wood"),
};

export const placeName = (place: Place): string => PLACES[place]();
export const buildingName = (building: Building): string => BUILDINGS[building]();
export const flowerName = (flower: Flower): string => FLOWERS[flower]();
export const stockName = (what: Stock): string => STOCKS[what]();
