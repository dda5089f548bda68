/* The rules of a game by topics, as the server tells them. */
import { useEffect, useRef, useState } from "preact/hooks";
import { game as fetchGame, type Topic } from "../api";
import { boardOf } from "../boards";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Choice } from "../types";
import { t, tn } from "../words";
import { Dialog, Failure, Icon, Spinner, useFetched } from "./basics";

const kept = new Map<string, Promise<Topic[]>>();

function topicsOf(game: string, language: string): Promise<Topic[]> {
  const key = `${game} ${language}`;
  const found = kept.get(key);
  if (found) return found;
  const asked = fetchGame(game).then((info) => info.topics);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export function useTopics(game: string): [Topic[] | null, string | null] {
  const { language } = useStore(settings);
  const [topics, set] = useState<Topic[] | null>(null);
  const [error, fail] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    topicsOf(game, language).then(
      (list) => here && set(list),
      (reason: Error) => here && fail(reason.message),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return [topics, error];
}

export function TopicText({ body }: { body: string }) {
  return (
    <>
      {body.split("\n\n").map((paragraph, index) => (
        <p key={index}>{paragraph.split("\n").flatMap((line, at) => (at ? [<br />, line] : [line]))}</p>
      ))}
    </>
  );
}

function Emblem({ game, word }: { game: string; word: string }) {
  const picture = boardOf(game)?.emblem(word);
  return picture ? <span class="emblem" aria-hidden="true">{picture}</span> : null;
}

/* All topics below each other, the wanted one first seen. */
export function Topics({ game, word }: { game: string; word?: string }) {
  const [topics, error] = useTopics(game);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!word || !topics) return;
    const element = box.current?.querySelector<HTMLElement>(`[data-word="${CSS.escape(word)}"]`);
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }, [word, topics]);
  return (
    <div class="topics" ref={box}>
      <Failure error={error} />
      {!topics && !error && <Spinner />}
      {topics?.map((topic) => (
        <section
          key={topic.word}
          data-word={topic.word}
          tabIndex={-1}
          class={topic.word === word ? "wanted" : ""}
        >
          <Emblem game={game} word={topic.word} />
          <h3>{topic.title}</h3>
          <div class="topic-text">
            <TopicText body={topic.body} />
          </div>
        </section>
      ))}
    </div>
  );
}

function WhyNot({ ask }: { ask(): Promise<string> }) {
  const [why, error] = useFetched(ask);
  return (
    <div class="why-not" role="status">
      {why ?? (error ? <Failure error={error} /> : <Spinner />)}
    </div>
  );
}

/* Whether a choice is about what a word names: a card, a building, somebody. */
function concerns(choice: Choice, word: string): boolean {
  const { text, cost, effect, ...parts } = choice;
  return Object.values(parts).some((part) => part === word || (Array.isArray(part) && part.includes(word)));
}

/* So many are shown at once. */
const atOnce = 5;

/* Choices as buttons, which do what they say; the rest of many is folded. */
function Possible({ choices, choose }: { choices: Choice[]; choose(choice: Choice): void }) {
  const list = (some: Choice[]) => (
    <ul class="possible">
      {some.map((choice) => (
        <li key={choice.action}>
          <button class="choice" onClick={() => choose(choice)}>
            <Icon name="play" size={14} />
            <span class="choice-text">
              {choice.text}
              {choice.note && <small class="choice-note">{choice.note}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
  const rest = choices.slice(atOnce);
  return (
    <>
      {list(choices.slice(0, atOnce))}
      {rest.length > 0 && (
        <details class="possible-rest">
          <summary>{t("{0} more", rest.length)}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/* One topic beside the board, with the way to all others; or, asked so, first what can be
 * done and then the topic of the question. */
export function TopicDialog(props: {
  game: string;
  word: string;
  asked?: boolean;
  /* Asks why what was touched is not possible. */
  why?(): Promise<string>;
  question?: string;
  choices?: Choice[];
  choose?(choice: Choice): void;
  close(): void;
}) {
  const { asked, question, choices = [] } = props;
  const [topics, error] = useTopics(props.game);
  const [word, look] = useState(props.word);
  const topic = topics?.find((one) => one.word === word) ?? topics?.[0];
  const about = asked ? choices : choices.filter((choice) => concerns(choice, props.word));
  const choose = (choice: Choice) => {
    props.close();
    props.choose?.(choice);
  };
  const told = topic ? <TopicText body={topic.body} /> : !error && <Spinner />;
  return (
    <Dialog title={asked ? t("What can I do?") : (topic?.title ?? t("Rules"))} close={props.close} wide>
      {props.why && <WhyNot ask={props.why} />}
      {asked && question && choices.length > 0 && (
        <p>
          {question}{" "}
          {tn(
            "There is {0} way to answer; whatever does not glow is not possible now.",
            "There are {0} ways to answer; whatever does not glow is not possible now.",
            choices.length,
          )}
        </p>
      )}
      {asked && choices.length === 0 && <p>{t("Nothing at the moment: it is not your turn.")}</p>}
      {asked && <Possible choices={about} choose={choose} />}
      {asked && topic && <h3>{topic.title}</h3>}
      <Failure error={error} />
      {told}
      {!asked && about.length > 0 && (
        <section class="doable">
          <h3>{t("What you can do with it now")}</h3>
          <Possible choices={about} choose={choose} />
        </section>
      )}
      <label class="field">
        <span>{t("More of the rules")}</span>
        <select value={topic?.word} onChange={(event) => look(event.currentTarget.value)}>
          {topics?.map((one) => (
            <option key={one.word} value={one.word}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}
