/* Asking the server. */
import type { Choice, Clock, Event, Level, Standing, TableState } from "./types";
import { account, keepAccount, settings } from "./settings";
import { t } from "./words";

/* What went wrong, in a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

const patience = 20000;

function offline(): Refusal {
  return new Refusal("offline", t("The server cannot be reached just now."));
}

async function ask(method: string, path: string, body?: unknown, token?: string): Promise<string> {
  const headers: Record<string, string> = { "Accept-Language": settings.get().language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    text = await response.text();
  } catch {
    throw offline();
  }
  if (response.ok) return text;
  if (response.status === 401 && token && token === account.get()?.token) {
    keepAccount(null);
    throw new Refusal("forbidden", t("Your sign-in has ended. Sign in again, or go on as a guest."));
  }
  let error: { code?: string; reason?: string } = {};
  try {
    error = JSON.parse(text).error ?? {};
  } catch {
    error = {};
  }
  throw new Refusal(
    response.status === 404 ? "unknown" : (error.code ?? String(response.status)),
    error.reason ?? t("The server answered with an error ({0}).", response.status),
  );
}

async function get<T>(path: string, token?: string): Promise<T> {
  return JSON.parse(await ask("GET", path, undefined, token)) as T;
}

async function list<T>(path: string, token?: string): Promise<T[]> {
  const text = await ask("GET", path, undefined, token);
  return text
    .split("\n")
    .filter((line) => line.length > 0)
    .map((line) => JSON.parse(line) as T);
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return JSON.parse(await ask("POST", path, body, token)) as T;
}

/* ---- games -------------------------------------------------------------------------- */

export interface GameInfo {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  options: { name: string; values: string[] }[];
}

export interface Topic {
  word: string;
  title: string;
  body: string;
}

export const games = () => list<GameInfo>("/api/games");
export const game = (name: string) => get<GameInfo & { topics: Topic[] }>(`/api/games/${name}`);

/* ---- tables ------------------------------------------------------------------------- */

export type SeatPlan = "open" | "invited" | { bot: Level };

export interface TablePlan {
  game: string;
  players: number;
  name: string;
  seat?: number | null;
  options?: Record<string, string>;
  clock?: Clock;
  public?: boolean;
  title?: string;
  seats: SeatPlan[];
  edition?: string;
}

export interface Created {
  table: string;
  token: string;
  seat: number | null;
  invitations: { seat: number; token: string }[];
}

export interface Listed extends TableState {
  changed: number;
  result?: Standing;
}

export interface Joined {
  member: number;
  seat: number | null;
  token?: string;
}

export const create = (plan: TablePlan, token?: string) =>
  post<Created>("/api/tables", { do: "create", ...plan }, token);
export const command = <T = { ok: true }>(
  table: string,
  body: { do: string; [part: string]: unknown },
  token?: string,
) => post<T>(`/api/tables/${table}`, body, token);
export const tables = () => list<Listed>("/api/tables");
export const records = () => list<Listed>("/api/records");
export const mine = (token: string) => list<Listed>("/api/mine", token);
export const record = (table: string, token?: string) =>
  ask("GET", `/api/tables/${table}/record`, undefined, token);

/* ---- replays ------------------------------------------------------------------------ */

export interface ReplayStep {
  step: number;
  actor: number | null;
  action?: string;
  hidden?: boolean;
  story?: string[];
  headings?: number[];
  together?: boolean;
  text?: string;
  standing?: Standing;
  points?: number[];
  estimate?: number[];
}

export interface Replay {
  game: string;
  players: number;
  options?: Record<string, string>;
  reconstruction?: string | null;
  over?: boolean;
  seats: { seat: number; name: string; is_bot?: boolean; agent?: string }[];
  sources?: { source: string; points: number[] }[];
  tie?: string | null;
  steps: ReplayStep[];
}

export interface Moment {
  step: number;
  actor: number | null;
  view: unknown;
  events: Event[];
  standing?: Standing;
  estimate?: number[];
}

export const replay = (table: string, token?: string) =>
  get<Replay>(`/api/tables/${table}/replay`, token);
export const moment = (table: string, step: number, token?: string) =>
  get<Moment>(`/api/tables/${table}/at?step=${step}`, token);
export const replayRecord = (text: string) => post<Replay>("/api/replays", { record: text });
export const recordMoment = (text: string, step: number) =>
  post<Moment>("/api/replays", { record: text, at: step });

/* ---- hints and accounts -------------------------------------------------------------- */

export interface Hint {
  action: string;
  text: string;
  iterations: number;
  values: number[];
  lines: { action: string; text: string; visits: number; value: number }[];
}

export const register = (name: string, password: string) =>
  post<{ session: string }>("/api/accounts", { name, password });
export const login = (name: string, password: string) =>
  post<{ session: string }>("/api/sessions", { name, password });
export const logout = (token: string) => ask("DELETE", "/api/sessions", undefined, token);

export type { Choice };
