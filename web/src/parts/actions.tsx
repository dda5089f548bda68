/* The question and all its answers: whatever the board shows, everything can be done from
 * here, with keys as well. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { narrow, touch } from "../device";
import type { Live } from "../live";
import { usePointing } from "../spot";
import type { Told } from "../told";
import type { Choice, Position } from "../types";
import { t } from "../words";
import { Away, Vote, absence, missing } from "./absence";
import { Dialog, Failure, Icon, Spinner } from "./basics";
import { Effect, hasEffect } from "./effect";
import { presence } from "./presence";
import { useRoom } from "./room";
import { Since, Telling } from "./telling";

/* More than so many are folded: beside the board to the first of them, and on a phone, where
 * the board has to be seen, altogether. */
const manyChoices = 6;
const fewChoices = 3;
const shortText = 36;
const longText = 60;

/* A key that was pressed for the question before does not answer the next one. */
const tooSoon = 400;

export function ChoiceButton(props: {
  choice: Choice;
  pending: string | null;
  looked: boolean;
  hinted?: boolean;
  /* There is no room for it. */
  hidden?: boolean;
  /* Nobody can have read it yet. */
  tooSoon?(): boolean;
  look(choice: Choice | null): void;
  choose(choice: Choice): void;
}) {
  const { choice, pending } = props;
  const sending = pending === choice.action;
  const look = () => props.look(choice);
  const pointing = usePointing({ look, leave: () => props.look(null), long: look });
  return (
    <button
      class={`choice ${props.looked ? "looked" : ""} ${props.hinted ? "hinted" : ""}`}
      data-action={choice.action}
      hidden={props.hidden}
      aria-disabled={pending !== null}
      {...pointing}
      onKeyDown={(event) => event.repeat && (event.key === "Enter" || event.key === " ") && event.preventDefault()}
      onClick={(event) => {
        const key = event.detail === 0;
        if (pending === null && !(key && props.tooSoon?.())) props.choose(choice);
      }}
    >
      {sending && <Spinner />}
      <span class="choice-text">
        {choice.text}
        {choice.note && <small class="choice-note">{choice.note}</small>}
        {props.hinted && <small class="hint-mark">{t("the bot's choice")}</small>}
      </span>
    </button>
  );
}

/* What the choice looked at would do. It has its own place: a list that changed its height
 * under the pointer would swallow clicks. */
function Preview({ choice, seat, idle }: { choice: Choice | null; seat: number; idle?: string }) {
  const changes = choice !== null && hasEffect(choice, seat);
  const said = choice ? t("Nothing of yours changes at once.") : idle;
  return (
    <div class="preview">
      {changes ? <Effect choice={choice} seat={seat} /> : said && <span class="note">{said}</span>}
    </div>
  );
}

/* The choices behind one thing on the board: which of several, or what the only one does. */
export function OfferDialog(props: {
  choices: Choice[];
  seat: number;
  close(): void;
  look(choice: Choice | null): void;
  choose(choice: Choice): void;
  rules?(): void;
}) {
  const only = props.choices.length === 1 ? props.choices[0]! : null;
  const [looked, look] = useState<Choice | null>(only);
  return (
    <Dialog title={only ? t("What it does") : t("Which one?")} close={props.close}>
      <div class="choices">
        {props.choices.map((choice) => (
          <ChoiceButton
            key={choice.action}
            choice={choice}
            pending={null}
            looked={looked?.action === choice.action}
            look={(one) => {
              look(one ?? only);
              props.look(one);
            }}
            choose={(one) => {
              props.close();
              props.choose(one);
            }}
          />
        ))}
      </div>
      <Preview choice={looked} seat={props.seat} />
      {props.rules && (
        <button
          class="button small"
          onClick={() => {
            props.close();
            props.rules!();
          }}
        >
          <Icon name="book" size={16} /> {t("Rules")}
        </button>
      )}
    </Dialog>
  );
}

/* Who has to decide, and whose page is closed: then it may take longer. */
function awaited(position: Position<any>, here: number[]): string[] {
  const alone = position.to_act.length === 1 && position.you?.seat != null;
  return position.to_act.map((at) => {
    const seat = position.table.seats[at];
    if (!seat) return "?";
    if (seat.gone && !seat.bot) return t("{0}, who has left", seat.name);
    if (presence(position.table, seat, position.you?.seat, here) !== false) return seat.name;
    return alone ? t("{0}, whose page is closed", seat.name) : t("{0} (away)", seat.name);
  });
}

function waitingFor(position: Position<any>, here: number[]): string {
  const names = awaited(position, here);
  const watching = position.you?.seat == null;
  if (position.takeback) return t("You have chosen. Waiting for {0} …", names.join(", "));
  if (names.length === 0) return t("Just a moment …");
  if (watching && names.length === 1 && names[0] === position.table.seats[position.to_act[0]!]?.name)
    return t("{0}'s turn", names[0]!);
  return t("Waiting for {0} …", names.join(", "));
}

/* Puts the focus on the first answer when somebody who uses keys has just answered. */
function useFocusBack(position: Position<any>, ready: boolean): void {
  useEffect(() => {
    if (!ready || document.querySelector("dialog[open]")) return;
    const active = document.activeElement;
    if (active && active !== document.body) return;
    if (document.documentElement.dataset.keys !== "yes") return;
    document.querySelector<HTMLElement>(".choices .choice")?.focus({ preventScroll: true });
  }, [position.at, ready]);
}

/* Tells for a moment after a question has appeared that nobody can have read it. */
function useTooSoon(question: string, ready: boolean): () => boolean {
  const since = useRef(0);
  useLayoutEffect(() => {
    if (ready) since.current = performance.now();
  }, [question, ready]);
  return () => performance.now() - since.current < tooSoon;
}

export function Actions(props: {
  live: Live;
  position: Position<any>;
  choices: Choice[];
  /* What is told instead of asking; null when all is. */
  telling: { told: Told[]; board: boolean; skip(): void } | null;
  /* What others have done since one's last decision. */
  since: Told[];
  /* Those of them that are left by what was picked on the board. */
  among: Choice[] | null;
  pending: string | null;
  error: string | null;
  selected: Choice | null;
  hinted: string | null;
  look(choice: Choice | null): void;
  choose(choice: Choice): void;
  order(command: { do: string }): void;
  /* What is about the table, not about a decision. */
  atTable(command: { do: string; seat?: number }): void;
  hint(): void;
  why(): void;
  /* What the guide tells about the question. */
  children?: ComponentChildren;
}) {
  const { position, choices, pending, live } = props;
  const [open, unfold] = useState(false);
  const box = useRef<HTMLElement>(null);
  const decision = position.decision;
  /* A list that lies over the board, or takes the room of the guide, is folded for the next
   * question, but for those who go through it by keys. */
  useEffect(() => {
    const inTheWay = narrow() || box.current?.querySelector(".guide");
    if (document.documentElement.dataset.keys !== "yes" && inTheWay) unfold(false);
  }, [decision?.since]);
  const seat = position.you?.seat ?? -1;
  const left = props.among ?? choices;
  const room = useRoom(box, `${decision?.since} ${position.steps}`, left.length);
  const many = left.length > manyChoices || left.length > room;
  const short = choices.every((choice) => choice.text.length <= shortText);
  const few = choices.length === 1 || (choices.length <= fewChoices && short);
  const long = left.reduce((sum, choice) => sum + choice.text.length, 0) > longText * left.length;
  const folded = open ? (many ? "open" : "open-narrow") : few ? "" : many ? `folded ${long ? "long" : ""}` : "folded-narrow";
  /* What the bot would do is not folded away. */
  const list = [...left].sort((a, b) => Number(b.action === props.hinted) - Number(a.action === props.hinted));
  const away = absence(position);
  const lost = missing(position);
  /* The question is then only whether a bot shall play on. */
  const stuck = position.to_act.length > 0 && position.to_act.every((at) => lost.some((one) => one.seat === at));
  const ready = choices.length > 0 && pending === null;
  const isTooSoon = useTooSoon(`${decision?.since} ${position.steps}`, ready);
  useFocusBack(position, ready);
  return (
    <section
      ref={box}
      class={`actions card ${decision ? "mine" : ""}`}
      aria-label={t("Your turn")}
      onKeyDown={(event) => event.key === "?" && props.why()}
    >
      {decision && pending === null && <Since key={decision.since} told={props.since} />}
      {props.children}
      {props.telling ? (
        <Telling {...props.telling} waiting={live.waiting} />
      ) : away || stuck ? null : (
        <div class="question">
          <p id="question">{decision ? decision.question : waitingFor(position, live.here)}</p>
          {pending !== null && <Spinner label={t("Sent, not confirmed yet …")} />}
        </div>
      )}
      {away && <Away why={away} back={() => props.atTable({ do: "back" })} />}
      {lost.map((one) => (
        <Vote key={one.seat} seat={one} mine={seat} vote={() => props.atTable({ do: "vote", seat: one.seat })} />
      ))}
      <Failure error={props.error} />
      {choices.length > 0 && (
        <>
          <div class={`choices ${folded}`} role="group" aria-labelledby="question">
            {list.map((choice, index) => (
              <ChoiceButton
                key={choice.action}
                choice={choice}
                hidden={!open && index >= room}
                pending={pending}
                tooSoon={isTooSoon}
                looked={props.selected?.action === choice.action}
                hinted={props.hinted === choice.action}
                look={props.look}
                choose={props.choose}
              />
            ))}
          </div>
          {(!few || many) && (
            <button
              class={`button small unfold ${many ? "" : "narrow-only"}`}
              aria-expanded={open}
              onClick={() => unfold(!open)}
            >
              <Icon name={open ? "up" : "down"} size={14} />{" "}
              {open ? t("Hide the list") : t("Show all {0}", left.length)}
            </button>
          )}
          {choices.some((choice) => hasEffect(choice, seat)) && (
            <Preview
              choice={props.selected}
              seat={seat}
              idle={
                touch()
                  ? t("Press a choice long to see what it would change.")
                  : t("Point at a choice to see what it would change.")
              }
            />
          )}
        </>
      )}
      {seat >= 0 && !away && position.phase === "playing" && (
        <div class="tools">
          {position.takeback && (
            <button class="button small" onClick={() => props.order({ do: "takeback" })}>
              <Icon name="undo" size={16} /> <span class="tool-name">{t("Choose again")}</span>
            </button>
          )}
          <button
            class="button small undoes"
            disabled={!position.undo || pending !== null}
            title={position.undo ? t("Take your last decision back") : t("Nothing of yours can be taken back: chance, or somebody else, has come after it.")}
            onClick={() => props.order({ do: "undo" })}
          >
            <Icon name="undo" size={16} /> <span class="tool-name">{t("Undo")}</span>
          </button>
          <button
            class="button small undoes"
            disabled={!position.undo || pending !== null}
            title={t("Take back everything of this turn")}
            onClick={() => props.order({ do: "reset" })}
          >
            <Icon name="reset" size={16} /> <span class="tool-name">{t("Undo turn")}</span>
          </button>
          <button class="button small" disabled={!decision || pending !== null} onClick={props.hint}>
            <Icon name="hint" size={16} /> <span class="tool-name">{t("Hint")}</span>
          </button>
          <button class="button small quiet" onClick={props.why}>
            <Icon name="book" size={16} /> <span class="tool-name">{t("What can I do?")}</span>
          </button>
        </div>
      )}
    </section>
  );
}
