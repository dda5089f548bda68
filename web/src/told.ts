/* What is told of a message: whose doing it was, what begins with it, and what happened
 * since somebody's last decision. */
import type { Message } from "./types";

/* The seat whose doing it was; null where several act at once, or where it was chance. */
export function doerOf(told: { seat?: number | null; together?: boolean }): number | null {
  return told.seat == null || told.seat < 0 || told.together ? null : told.seat;
}

/* A part of a story: a heading and what comes below it, or what comes before the first. */
export interface Block {
  title: string | null;
  sentences: string[];
}

export function blocksOf(told: { story?: string[]; headings?: number[] }): Block[] {
  const blocks: Block[] = [];
  told.story?.forEach((sentence, index) => {
    if (told.headings?.includes(index)) blocks.push({ title: sentence, sentences: [] });
    else if (blocks.length > 0) blocks.at(-1)!.sentences.push(sentence);
    else blocks.push({ title: null, sentences: [sentence] });
  });
  return blocks;
}

/* Somebody's doing, and the sentences about it without headings. */
export interface Told {
  n: number;
  doer: number | null;
  sentences: string[];
}

export function toldOf(message: Message): Told | null {
  if (message.do !== "move") return null;
  const sentences = blocksOf(message).flatMap((block) => block.sentences);
  if (sentences.length === 0) return null;
  return { n: message.n, doer: doerOf(message), sentences };
}

/* The messages whose moves still count. */
export function standing(messages: Message[]): Message[] {
  let kept: Message[] = [];
  for (const message of messages) {
    if (message.do === "undo") kept = kept.filter((one) => one.do !== "move" || one.step! < (message.step ?? 0));
    kept.push(message);
  }
  return kept;
}

/* What others have done since the last decision of a seat. */
export function sinceLast(messages: Message[], seat: number): Told[] {
  const kept = standing(messages);
  const last = kept.filter((message) => message.do === "move" && message.seat === seat).at(-1);
  const told = kept.slice(last ? kept.indexOf(last) : 0).flatMap((message) => toldOf(message) ?? []);
  return told.filter((one) => one.doer !== seat);
}
