/* A companion for the first game of each kind: says what it is about, and explains every
 * kind of question when it comes for the first time. */
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../boards";
import { change, settings } from "../settings";
import { useStore } from "../store";
import type { Position } from "../types";
import { t } from "../words";
import { Dialog, Icon } from "./basics";
import { useTopics } from "./topics";

/* Parts of a choice that may be the word of a topic. */
function wordsOf(position: Position<any>): string[] {
  const words = new Set<string>();
  for (const choice of position.decision?.legal ?? []) {
    words.add(choice.kind);
    for (const part of ["character", "place", "building", "why", "good", "piece"]) {
      const value = choice[part];
      if (typeof value === "string") words.add(value);
    }
    const cards = choice.cards;
    if (Array.isArray(cards)) cards.forEach((card) => words.add(String(card)));
  }
  return [...words];
}

const about: Record<string, Record<string, string>> = {
  santiago: { move: "rules", use: "rules", deliver: "delivery", drive: "drive" },
  cuba: {
    take: "rules",
    play: "rules",
    build: "architect",
    on: "plantation",
    move: "worker",
    harvest: "worker",
    buy: "market",
    sell: "market",
    mode: "foreman",
    dock: "harbour",
    load: "harbour",
    bid: "parliament",
    statute: "parliament",
  },
};

/* The topic that explains the question there is now. */
export function topicOf(game: string, position: Position<any>): string {
  const kind = position.decision?.legal[0]?.kind;
  return kind ? (about[game]?.[kind] ?? wordsOf(position)[0] ?? "rules") : "rules";
}

export function Guide(props: { game: string; position: Position<any>; help(word: string): void; hint(): void }) {
  const { guided } = useStore(settings);
  const [topics] = useTopics(props.game);
  const [seen, see] = useState<string[]>([]);
  const [begun, begin] = useState(false);
  const [open, unfold] = useState(false);
  const kind = props.position.decision?.legal[0]?.kind ?? null;
  const on = !guided.includes(props.game) && props.position.you?.seat != null;

  useEffect(() => {
    if (on && kind && begun && !seen.includes(kind)) see([...seen, kind]);
  }, [kind, begun]);

  if (!on || props.position.phase !== "playing") return null;
  const close = () => change({ guided: [...settings.get().guided, props.game] });
  if (!begun) {
    const lines = boardOf(props.game)?.introduction().lines ?? [];
    return (
      <Dialog title={t("Your first game")} close={() => begin(true)} wide>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t("What glows can be clicked; the list beside the board has the same choices in words. I explain each new question as it comes.")}</p>
        <div class="row">
          <button class="button primary" autoFocus onClick={() => begin(true)}>
            {t("Let's play")}
          </button>
          <button class="button quiet" onClick={close}>
            {t("No guide, please")}
          </button>
        </div>
      </Dialog>
    );
  }
  if (!kind) return null;
  const word = about[props.game]?.[kind] ?? kind;
  const topic =
    topics?.find((one) => one.word === word) ??
    topics?.find((one) => wordsOf(props.position).includes(one.word)) ??
    topics?.[0];
  const related = topics?.filter((one) => wordsOf(props.position).includes(one.word)).slice(0, 9) ?? [];
  return (
    <aside class={`guide card ${open ? "open" : ""}`} aria-label={t("Guide")}>
      <header>
        <h2>{topic?.title ?? t("Guide")}</h2>
        <button
          class="button quiet small narrow-only"
          aria-expanded={open}
          aria-label={t("The whole explanation")}
          onClick={() => unfold(!open)}
        >
          <Icon name={open ? "up" : "down"} size={16} />
        </button>
        <button class="button quiet small" onClick={close} aria-label={t("No guide, please")}>
          <Icon name="cross" size={16} />
        </button>
      </header>
      <p>{topic?.body.split("\n\n")[topic.word === "rules" ? 1 : 0] ?? topic?.body}</p>
      <div class="row">
        {related.map((one) => (
          <button key={one.word} class="button small" onClick={() => props.help(one.word)}>
            {one.title}
          </button>
        ))}
        <button class="button small" onClick={props.hint}>
          <Icon name="hint" size={16} /> {t("What would a bot do?")}
        </button>
      </div>
    </aside>
  );
}
