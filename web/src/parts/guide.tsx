/* A companion for the first game of each kind: says hello, tells what each question is about
 * and what it is good for, and goes when the game is over. */
import { useEffect, useRef, useState } from "preact/hooks";
import { boardOf } from "../boards";
import type { Guidance } from "../board";
import { narrow, touch } from "../device";
import { gameName } from "../names";
import { explain, greeted, guided, settings, wasExplained } from "../settings";
import { useStore } from "../store";
import type { Position } from "../types";
import { t } from "../words";
import { Dialog, Icon } from "./basics";

function guidanceOf(game: string, position: Position<any>): Guidance | null {
  const legal = position.decision?.legal;
  return legal?.length ? (boardOf(game)?.guide(position.view, legal) ?? null) : null;
}

/* The topic that explains the question there is now. */
export function topicOf(game: string, position: Position<any>): string {
  return guidanceOf(game, position)?.word ?? "rules";
}

/* Once for each game: how the page works, and the game in a minute for those who want it. */
function Hello({ game }: { game: string }) {
  const lines = boardOf(game)?.introduction().lines ?? [];
  const begin = () => greeted(game);
  const refuse = () => {
    greeted(game);
    guided(game);
  };
  return (
    <Dialog title={t("Your first game of {0}", gameName(game))} close={begin} wide>
      <p>{t("Welcome! I stay beside you in this first game and tell with each question what it is about. This is how the page works:")}</p>
      <ul>
        <li>
          {touch()
            ? t("What glows can be tapped; a list has the same choices in words.")
            : t("What glows can be clicked; a list has the same choices in words.")}
        </li>
        <li>
          {touch()
            ? t("What does not glow tells you why, if you tap it.")
            : t("What does not glow tells you why, if you click it.")}
        </li>
        <li>
          {touch()
            ? t("Press a choice long and you see what would happen.")
            : t("Point at a choice, or press it long, and you see what would happen.")}
        </li>
        <li>{t("“Undo” takes back your last step, as long as that is possible.")}</li>
        <li>{t("“Hint” tells what a bot would do, and “Story” what has happened.")}</li>
      </ul>
      <details>
        <summary>{t("What {0} is about, in one minute", gameName(game))}</summary>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      <div class="row">
        <button class="button primary" autoFocus onClick={begin}>
          {t("Let's play")}
        </button>
        <button class="button quiet" onClick={refuse}>
          {t("No guide, please")}
        </button>
      </div>
    </Dialog>
  );
}

/* The first sentence of a line, and what follows it. */
function split(line: string): [string, string] {
  const [first = line] = /^.*?[.?!](?= |$)/.exec(line) ?? [];
  return [first, line.slice(first.length)];
}

/* What a question is about; folded, only its first line, and on a phone its first sentence. */
function Card(props: { told: Guidance; question: string; decision: string; close(): void }) {
  const { told, question, decision } = props;
  const [open, unfold] = useState(!narrow() && !wasExplained(question, decision));
  useEffect(() => explain(question, decision), []);
  const [first, ...others] = told.lines;
  const [sentence, rest] = split(first ?? "");
  return (
    <aside class={`guide ${open ? "open" : ""}`} aria-label={t("Guide")}>
      <header>
        <h2>{told.title}</h2>
        <button
          class="button quiet small"
          aria-expanded={open}
          title={t("The whole explanation")}
          onClick={() => unfold(!open)}
        >
          {open ? t("less") : t("more")} <Icon name={open ? "up" : "down"} size={14} />
        </button>
        <button class="button quiet small" onClick={props.close} aria-label={t("No guide, please")} title={t("No guide, please")}>
          <Icon name="cross" size={16} />
        </button>
      </header>
      <p>
        {sentence}
        <span class="guide-rest">{rest}</span>
      </p>
      {open && others.map((line) => <p key={line}>{line}</p>)}
    </aside>
  );
}

/* Whether this is a first game of somebody at the table. */
function useFirst(game: string, position: Position<any>): boolean {
  const { guided: over } = useStore(settings);
  return !over.includes(game) && position.you?.seat != null;
}

/* Says hello, and goes when the game is over. */
export function Guide({ game, position }: { game: string; position: Position<any> }) {
  const { greeted: welcome } = useStore(settings);
  const playing = position.phase === "playing";
  const on = useFirst(game, position);
  const watched = useRef(false);

  /* Only a game that was played here is a first game. */
  useEffect(() => {
    if (playing) watched.current = true;
    else if (on && watched.current && position.phase === "over") guided(game);
  }, [position.phase]);

  return on && playing && !welcome.includes(game) ? <Hello game={game} /> : null;
}

/* With the question: what it is about. */
export function Explanation({ game, position }: { game: string; position: Position<any> }) {
  const { greeted: welcome } = useStore(settings);
  const on = useFirst(game, position);
  const told = on && welcome.includes(game) ? guidanceOf(game, position) : null;
  if (!told) return null;
  const question = `${game} ${told.title}`;
  const decision = `${position.table.id} ${position.decision!.since}`;
  return (
    <Card
      key={`${question} ${decision}`}
      told={told}
      question={question}
      decision={decision}
      close={() => guided(game)}
    />
  );
}
