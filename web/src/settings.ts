/* What this device remembers: how the page looks, the name last used, and the seats at
 * tables that were taken here. */
import { store } from "./store";
import { languages, speak } from "./words";

export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  /* 0: no motion and no waiting; 1: as designed; 2: slower. */
  speed: number;
  name: string;
  /* Games whose guide is over, with the first game or because it was put away. */
  guided: string[];
  /* Games whose guide has said hello. */
  greeted: string[];
  /* Questions that a guide has explained, by game and title, and at which decision. */
  explained: Record<string, string>;
}

/* A seat at a table, or a place to watch from, held by this device. */
export interface KnownSeat {
  table: string;
  token: string;
  game: string;
  title: string;
  name: string;
  seat: number | null;
  phase: string;
  time: number;
  /* How the table stood when it was seen last. */
  seen?: Seen;
}

export interface Seen {
  /* Of all seats; empty where nobody sat. */
  names: string[];
  /* The seats that had to decide. */
  awaited: number[];
  /* When the game was over. */
  ranks?: number[];
}

const most = 60;
/* For the words of a language, in milliseconds. */
const patience = 2000;

/* A browser may forbid keeping things; then they last as long as the page. */
export const forgetful = store(false);

/* What is kept, if it is there and as it should be: somebody may have damaged it. */
function read<T>(key: string, mend: (kept: unknown) => T): T {
  try {
    return mend(JSON.parse(localStorage.getItem(`antilles.${key}`) ?? "null"));
  } catch {
    return mend(null);
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`antilles.${key}`, JSON.stringify(value));
  } catch {
    forgetful.set(true);
  }
}

/* Words that are kept as long as this window is open. */
const opened: Record<string, string> = {};

export function recall(key: string): string | null {
  try {
    return opened[key] ?? sessionStorage.getItem(`antilles.${key}`);
  } catch {
    return opened[key] ?? null;
  }
}

export function remember(key: string, words: string): void {
  opened[key] = words;
  try {
    sessionStorage.setItem(`antilles.${key}`, words);
  } catch {
    return;
  }
}

function firstLanguage(): string {
  const wanted = navigator.languages?.map((language) => language.slice(0, 2)) ?? [];
  return wanted.find((language) => languages.includes(language)) ?? "en";
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

type Kept = { [Key in keyof Settings]?: unknown };

const words = (kept: unknown): kept is string[] => Array.isArray(kept) && kept.every((one) => typeof one === "string");

function mendSettings(all: unknown): Settings {
  const kept: Kept = all !== null && typeof all === "object" ? all : {};
  const { language, theme, speed, name, guided, greeted, explained } = kept;
  return {
    language: languages.find((known) => known === language) ?? firstLanguage(),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    speed: typeof speed === "number" && speed >= 0 && speed <= 2 ? speed : calm.matches ? 0 : 1,
    name: typeof name === "string" ? name : "",
    guided: words(guided) ? guided : [],
    greeted: words(greeted) ? greeted : [],
    explained: explained !== null && typeof explained === "object" ? (explained as Record<string, string>) : {},
  };
}

export const settings = store<Settings>(read("settings", mendSettings));

/* Bumped when the words have changed, so that everything is said anew. */
export const spoken = store(0);

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  write("settings", settings.get());
  dress();
  if (part.language) void translate();
}

/* The guide of a game, on this device: hello has been said, it is over, or begins anew. */
export function greeted(game: string): void {
  change({ greeted: [...new Set([...settings.get().greeted, game])] });
}

export function guided(game: string): void {
  change({ guided: [...new Set([...settings.get().guided, game])] });
}

export function guideAgain(game: string): void {
  const { guided: over, explained } = settings.get();
  const kept = Object.entries(explained).filter(([question]) => !question.startsWith(`${game} `));
  change({ guided: over.filter((other) => other !== game), explained: Object.fromEntries(kept) });
}

/* Whether a guide had explained a question before this decision. */
export function wasExplained(question: string, decision: string): boolean {
  return (settings.get().explained[question] ?? decision) !== decision;
}

export function explain(question: string, decision: string): void {
  const { explained } = settings.get();
  if (!(question in explained)) change({ explained: { ...explained, [question]: decision } });
}

/* Theme and motion, for the style sheets. */
function dress(): void {
  const { theme, speed } = settings.get();
  const root = document.documentElement;
  root.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  root.dataset.motion = String(speed);
  root.style.setProperty("--speed", String(speed));
}

async function translate(): Promise<void> {
  const { language } = settings.get();
  await speak(language);
  document.documentElement.lang = language;
  spoken.set(spoken.get() + 1);
}

export async function begin(): Promise<void> {
  dark.addEventListener("change", dress);
  addEventListener("storage", (event) => {
    if (event.key === "antilles.seats") seats.set(read("seats", mendSeats));
    if (event.key !== "antilles.settings") return;
    const before = settings.get().language;
    settings.set(read("settings", mendSettings));
    dress();
    if (settings.get().language !== before) void translate();
  });
  dress();
  /* Who waits for words in vain begins in English. */
  await Promise.race([translate(), new Promise((yes) => setTimeout(yes, patience))]);
}

/* ---- seats -------------------------------------------------------------------------- */

function isSeat(kept: any): kept is KnownSeat {
  return (
    ["table", "token", "game", "title", "name", "phase"].every((part) => typeof kept?.[part] === "string") &&
    (kept.seat === null || Number.isInteger(kept.seat)) &&
    Number.isFinite(kept.time) &&
    (kept.seen === undefined || (words(kept.seen?.names) && Array.isArray(kept.seen.awaited)))
  );
}

function mendSeats(kept: unknown): KnownSeat[] {
  return Array.isArray(kept) ? kept.filter(isSeat) : [];
}

export const seats = store<KnownSeat[]>(read("seats", mendSeats));

/* Another window may have kept something since. */
function keptSeats(): KnownSeat[] {
  return forgetful.get() ? seats.get() : read("seats", mendSeats);
}

export function seatsAt(table: string): KnownSeat[] {
  return seats
    .get()
    .filter((known) => known.table === table)
    .sort((a, b) => (a.seat ?? 9) - (b.seat ?? 9));
}

export function keepSeat(known: KnownSeat): void {
  const others = keptSeats().filter((other) => other.token !== known.token || other.table !== known.table);
  seats.set([known, ...others].slice(0, most));
  write("seats", seats.get());
}

export function forgetSeat(token: string, table?: string): void {
  const others = keptSeats().filter(
    (other) => other.token !== token || (table !== undefined && other.table !== table),
  );
  seats.set(others);
  write("seats", others);
}

/* ---- account ------------------------------------------------------------------------ */

export interface Account {
  name: string;
  token: string;
}

function mendAccount(kept: any): Account | null {
  return typeof kept?.name === "string" && typeof kept.token === "string" ? { name: kept.name, token: kept.token } : null;
}

export const account = store<Account | null>(read("account", mendAccount));

export function keepAccount(value: Account | null): void {
  account.set(value);
  write("account", value);
}
