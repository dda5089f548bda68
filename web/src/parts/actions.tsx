/* The question and all its answers: whatever the board shows, everything can be done from
 * here, with keys as well. */
import { useEffect, useState } from "preact/hooks";
import type { Live } from "../live";
import { usePointing } from "../spot";
import type { Choice, Position } from "../types";
import { t, tn } from "../words";
import { Dialog, Failure, Icon, Spinner } from "./basics";
import { Effect } from "./effect";
import { presence } from "./presence";

/* So many are folded everywhere; more than a few on a phone, where the board has to be seen. */
const manyChoices = 9;
const fewChoices = 3;

export function ChoiceButton(props: {
  choice: Choice;
  pending: string | null;
  looked: boolean;
  hinted?: boolean;
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
      aria-disabled={pending !== null}
      {...pointing}
      onClick={() => pending === null && props.choose(choice)}
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
function Preview({ choice, seat }: { choice: Choice | null; seat: number }) {
  return <div class="preview">{choice && <Effect choice={choice} seat={seat} />}</div>;
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

export function Actions(props: {
  live: Live;
  position: Position<any>;
  choices: Choice[];
  pending: string | null;
  error: string | null;
  selected: Choice | null;
  hinted: string | null;
  look(choice: Choice | null): void;
  choose(choice: Choice): void;
  order(command: { do: string }): void;
  hint(): void;
  why(): void;
}) {
  const { position, choices, pending, live } = props;
  const [open, unfold] = useState(false);
  const decision = position.decision;
  /* A list that lies over the board is folded for the next question, but for those who go
   * through it by keys. */
  useEffect(() => {
    if (document.documentElement.dataset.keys !== "yes" && matchMedia("(max-width: 900px)").matches) unfold(false);
  }, [decision?.since]);
  const seat = position.you?.seat ?? -1;
  const many = choices.length > manyChoices;
  const few = choices.length <= fewChoices;
  const folded = open || few ? "" : many ? "folded" : "folded-narrow";
  useFocusBack(position, choices.length > 0 && pending === null);
  return (
    <section
      class={`actions card ${decision ? "mine" : ""}`}
      aria-label={t("Your turn")}
      onKeyDown={(event) => event.key === "?" && props.why()}
    >
      {live.waiting > 0 ? (
        <div class="question">
          <p>{tn("{0} more move to show", "{0} more moves to show", live.waiting)}</p>
          <button class="button small" onClick={live.skip}>
            {t("Skip")}
          </button>
        </div>
      ) : (
        <div class="question">
          <p id="question">{decision ? decision.question : waitingFor(position, live.here)}</p>
          {pending !== null && <Spinner label={t("Sent, not confirmed yet …")} />}
        </div>
      )}
      <Failure error={props.error} />
      {choices.length > 0 && (
        <>
          {!few && (
            <button
              class={`button quiet small unfold ${many ? "" : "narrow-only"}`}
              aria-expanded={open}
              onClick={() => unfold(!open)}
            >
              {open ? t("Hide the list") : tn("Show all {0} choice", "Show all {0} choices", choices.length)}
            </button>
          )}
          <div class={`choices ${folded}`} role="group" aria-labelledby="question">
            {choices.map((choice) => (
              <ChoiceButton
                key={choice.action}
                choice={choice}
                pending={pending}
                looked={props.selected?.action === choice.action}
                hinted={props.hinted === choice.action}
                look={props.look}
                choose={props.choose}
              />
            ))}
          </div>
          <Preview choice={props.selected} seat={seat} />
        </>
      )}
      {seat >= 0 && position.phase === "playing" && (
        <div class="tools">
          {position.takeback && (
            <button class="button small" onClick={() => props.order({ do: "takeback" })}>
              <Icon name="undo" size={16} /> <span class="tool-name">{t("Choose again")}</span>
            </button>
          )}
          <button
            class="button small"
            disabled={!position.undo || pending !== null}
            title={position.undo ? t("Take your last decision back") : t("Nothing of yours can be taken back: chance, or somebody else, has come after it.")}
            onClick={() => props.order({ do: "undo" })}
          >
            <Icon name="undo" size={16} /> <span class="tool-name">{t("Undo")}</span>
          </button>
          <button
            class="button small"
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
