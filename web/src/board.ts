/* What a game's board is to the rest of the page. A board shows a view and makes the
 * legal actions direct; it decides no rule: it only finds the elements that the parts of
 * a choice (cards, piece, field, building, ...) name. */
import type { ComponentChild, ComponentType } from "preact";
import type { Choice, Event } from "./types";

export interface Seat {
  seat: number;
  name: string;
  isBot: boolean;
  isYou: boolean;
}

export interface BoardProps<View = any> {
  view: View;
  seats: Seat[];
  you: number | null;
  /* Legal actions of yours; none when it is not your turn. */
  choices: Choice[];
  /* The one being looked at: show on the board what it would do. */
  selected: Choice | null;
  /* The notations of your hidden commitments of this moment. */
  pledges: string[];
  /* The seats that have made theirs; none where the table tells it otherwise. */
  pledged?: number[];
  /* What has just happened, to be shown briefly. */
  events: Event[];
  /* 0: no motion; 1: as designed; higher is slower. */
  speed: number;
  /* Does the action of a choice. */
  choose(choice: Choice): void;
  /* Shows the choices behind an element, what they do, and the way to its rules. */
  offer(choices: Choice[], word?: string): void;
  /* Hovering or focusing a choice, and leaving it. */
  look(choice: Choice | null): void;
  /* What was picked so far leaves only these choices; null when nothing is picked. */
  among?(choices: Choice[] | null): void;
  /* Opens the rules at a topic; with an action, also why it is not possible now. */
  help(word: string, action?: string): void;
  /* What happened before this page came: to be remembered, not to be shown. */
  past?: Event[];
  /* While a board still tells how it came to the view: what everybody has until now, and how
   * to end it; null when it has told all. Meanwhile nothing is asked. */
  until?(view: View | null, skip?: () => void): void;
}

export interface SeatFact {
  label: string;
  value: string | number;
  icon?: ComponentType<{ size: number }>;
}

/* What the guide of a first game tells about a question: the first line says what is asked,
 * the others give advice and how to answer on this board. */
export interface Guidance {
  title: string;
  lines: string[];
  /* The topic of the rules for more. */
  word: string;
}

export interface Introduction {
  minutes: string;
  teaser: string;
  lines: string[];
}

export interface Board<View = any> {
  game: string;
  component: ComponentType<BoardProps<View>>;
  /* A small picture for choosing the game. */
  picture: ComponentType;
  /* How long it takes, why one would play it and, in a minute's reading, what it is about. */
  introduction(): Introduction;
  /* What the bar of seats shows of everyone. */
  seatFacts(view: View, seat: number): SeatFact[];
  /* For somebody who has never read the rules; null where nothing is asked. */
  guide(view: View, choices: Choice[]): Guidance | null;
  /* A small picture for a topic of the rules, as decoration; null where there is none. */
  emblem(word: string): ComponentChild;
}
