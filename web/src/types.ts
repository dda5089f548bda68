/* What the server sends; docs/API.md describes it. */

export interface Event {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}

/* A fact that an action changes: the way to it in the view, and its values. */
export interface Change {
  path: (string | number)[];
  from: unknown;
  to: unknown;
}

/* One legal action, told so that nobody needs the rules. */
export interface Choice {
  action: string;
  code: number;
  kind: string;
  text: string;
  /* What it brings, where the text is no more than a name. */
  note?: string;
  cost?: Record<string, number>;
  effect?: { events: Event[]; changes: Change[] };
  [part: string]: unknown;
}

export type Level = "novice" | "easy" | "medium" | "hard" | "expert";

export interface SeatState {
  seat: number;
  kind: "open" | "invited" | "bot" | "person";
  name: string;
  member: number | null;
  bot: Level | null;
  gone: boolean;
  here: boolean;
  overdue: boolean;
  votes: number[];
}

export interface Member {
  member: number;
  name: string;
  seat: number | null;
  host: boolean;
  gone: boolean;
  here: boolean;
}

export interface Clock {
  kind: "none" | "move" | "game" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface TableState {
  id: string;
  phase: Phase;
  game: string;
  players: number;
  options: Record<string, string>;
  edition: string;
  reconstruction: string | null;
  clock: Clock;
  public: boolean;
  title: string;
  commitment: string;
  seats: SeatState[];
  members: Member[];
  rematch: string | null;
}

export type Phase = "lobby" | "playing" | "over" | "closed";

export interface Decision {
  question: string;
  secret: boolean;
  since: number;
  legal: Choice[];
}

export interface Standing {
  points: number[];
  ranks: number[];
}

/* Replaces the one before: how the table stands, for the seat that looks. */
export interface Position<View = unknown> {
  at: number;
  now: number;
  phase: Phase;
  table: TableState;
  you: (Omit<Member, "here"> & { webhook: boolean }) | null;
  steps: number;
  view: View;
  to_act: number[];
  pledged: number[];
  pledges: string[];
  decision: Decision | null;
  undo: boolean;
  takeback: boolean;
  clocks?: unknown;
  standing?: Standing;
}

/* One entry of the table's log. */
export interface Message {
  n: number;
  time: number;
  do: string;
  seat?: number;
  step?: number;
  action?: string;
  hidden?: boolean;
  events?: Event[];
  story?: string[];
  /* Which sentences of the story are headings. */
  headings?: number[];
  /* The last of several commitments: what happens is the doing of all. */
  together?: boolean;
  [part: string]: unknown;
}
