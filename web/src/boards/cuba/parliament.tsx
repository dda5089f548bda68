/* Parliament: the acts in force, the bills of the round, the votes, and the bidding. */
import { useEffect, useState } from "preact/hooks";
import { Piece } from "../../art/pieces";
import { SeatMark } from "../../art/seat";
import type { Choice } from "../../types";
import { t } from "../../words";
import { Delta, Spot, Why, Words, pick, touch, useTable } from "./spot";
import { types, votes } from "./view";
import type { Type } from "./view";
import { characterWord, pieceWord, sentence, statuteParts, statuteWord, typeWord } from "./words";

/* The pieces that tell a statute at a glance. */
const signs: Record<string, string[]> = {
  "duty-citrus": ["citrus"], "initial-duty": ["citrus"], "duty-sugar": ["sugar"], "duty-tobacco": ["tobacco"],
  "duty-water": ["water"], "duty-resources": ["wood", "stone", "water"],
  "duty-products": ["citrus", "sugar", "tobacco"],
  "subsidy-water": ["water", "vp"], "subsidy-votes": ["votes", "vp"], "subsidy-pesos": ["pesos", "vp"],
  "subsidy-product-fields": ["citrus", "sugar", "tobacco", "vp"],
  "subsidy-resource-fields": ["wood", "stone", "water", "vp"],
  "market-minus": ["goods"], "market-plus": ["goods"], drought: ["water"], building: ["stone", "pesos"],
  harbor: ["goods", "water"], corruption: ["votes", "pesos"],
};

export function signsOf(statute: string): string[] {
  return signs[statute] ?? (statute.includes("tax") ? ["pesos"] : ["vp"]);
}

/* What is in force bears a stamp, in ink: colours belong to the seats. */
export function Seal() {
  return (
    <svg class="seal" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M5.5 10.5l3 3 6-7" fill="none" stroke="currentColor" stroke-width="2.2" />
    </svg>
  );
}

function Statute({ statute, kind }: { statute: string | null; kind: "act" | "bill" }) {
  if (!statute)
    return <span class={`statute ${kind} blank`}>{kind === "act" ? t("no act") : t("no bill")}</span>;
  const [title, says] = statuteParts(statute);
  return (
    <span class={`statute ${kind}`} title={statuteWord(statute)}>
      <span class="signs" aria-hidden="true">
        {signsOf(statute).map((sign) => <Piece key={sign} name={sign} size={16} />)}
      </span>
      <b>{title}</b>{" "}
      <span>{says}</span>
      {kind === "act" && <Seal />}
    </span>
  );
}

/* The pieces a duty asks for, where it stands. */
function Duty() {
  const { choices } = useTable();
  return (
    <>
      {pick(choices, "give", { why: "duty" }).map((choice) => (
        <Spot key={choice.action} of={[choice]} class="words">
          <Piece name={String(choice.piece)} size={22} label={pieceWord(String(choice.piece))} />
          <span>{sentence(choice.text)}</span>
        </Spot>
      ))}
    </>
  );
}

function Column({ type }: { type: Type }) {
  const table = useTable();
  const { view, then, choices } = table;
  const bill = view.bills[type];
  const act = view.acts[type];
  const of = [...pick(choices, "pass", { type }), ...pick(choices, "veto", { type })];
  const touched = touch(table, `statute ${type}`);
  const due = (type === "tax" && view.phase === "tax") || (type === "duty" && view.phase.startsWith("duty"));
  return (
    <section class={`law law-${type}${due ? " due" : ""}${touched.class}`} style={touched.style}>
      <h4>{sentence(typeWord(type))}<Why word="statutes" of={typeWord(type)} /></h4>
      <div class={then.acts[type] !== act ? "going" : ""}>
        <span class="law-label">{t("in force")}</span>
        <Statute statute={act} kind="act" />
      </div>
      {due && (
        <div class="answers">
          {type === "tax" && <Words of={pick(choices, "pay")}><Piece name="pesos" size={22} /></Words>}
          {type === "duty" && <Duty />}
          {pick(choices, "decline").map((choice) => (
            <Spot key={choice.action} of={[choice]} class="words"
              label={type === "tax" ? t("Do not pay the tax") : t("Do not meet the duty")}>
              <span>{type === "tax" ? t("Do not pay the tax") : t("Do not meet the duty")}</span>
            </Spot>
          ))}
        </div>
      )}
      <div class={then.bills[type] !== bill ? "going" : ""}>
        <span class="law-label">{t("bill")}</span>
        <Spot of={of} class="bill-spot" word="statutes" action={`${view.phase === "veto" ? "veto" : "pass"} ${type}`}><Statute statute={bill} kind="bill" /></Spot>
        {view.vetoed === type && <p class="note">{t("removed by the Church")}</p>}
      </div>
    </section>
  );
}

/* A bid: any number in the range; above 99 it is said in two steps. */
function Bid({ of, step }: { of: Choice[]; step: "hundreds" | "bid" }) {
  const { choose, look, view, you } = useTable();
  const part = step === "bid" ? "pesos" : "hundreds";
  const values = of.map((choice) => Number(choice[part]));
  const most = Math.max(...values);
  const [value, setValue] = useState(0);
  useEffect(() => setValue(0), [step, most]);
  const chosen = of.find((choice) => Number(choice[part]) === value);
  const begun = step === "bid" && you !== null ? view.seats[you]!.bid : 0;
  const set = (number: number) => {
    const next = Math.max(0, Math.min(most, Math.round(number) || 0));
    setValue(next);
    look(of.find((choice) => Number(choice[part]) === next) ?? null);
  };
  return (
    <form class="bid glow-soft" onSubmit={(event) => { event.preventDefault(); if (chosen) choose(chosen); }}>
      <label for="cuba-bid">
        {step === "hundreds" ? t("Hundreds of your bid, 0 to {0}", most)
          : begun >= 100 ? t("The rest of your bid, {0} and 0 to {1} pesos", begun, most)
            : t("Your bid, 0 to {0} pesos", most)}
      </label>
      <div class="bid-row">
        <button type="button" class="number" aria-label={t("less")} disabled={value <= 0} onClick={() => set(value - 1)}>−</button>
        <input id="cuba-bid" type="number" inputMode="numeric" min={0} max={most} value={value}
          onInput={(event) => set(Number(event.currentTarget.value))} />
        <button type="button" class="number" aria-label={t("more")} disabled={value >= most} onClick={() => set(value + 1)}>+</button>
        <input type="range" min={0} max={most} value={value} aria-label={t("Your bid")}
          onInput={(event) => set(Number(event.currentTarget.value))} />
        <button type="submit" class="words glow" disabled={!chosen} data-action={chosen?.action} title={chosen?.text}>
          <Piece name="votes" size={22} />
          <span>{step === "hundreds" ? t("{0} hundreds", value) : t("Bid {0}", begun + value)}</span>
        </button>
      </div>
    </form>
  );
}

/* Everybody's card, and votes once they count, with the pesos that buy more. */
function Votes() {
  const table = useTable();
  const { view, then, seats } = table;
  const counting = view.stage === "parliament" || view.stage === "statutes";
  return (
    <ul class="voters">
      {view.seats.map((seat, index) => {
        const card = seat.aside ?? (seat.hand.length === 1 ? seat.hand[0]! : null);
        const touched = touch(table, `votes ${index}`);
        return (
          <li key={index} class={`ballot${touched.class}`} style={touched.style}>
            <span class="voter-head">
              <SeatMark seat={index} size={15} />
              <b class="voter" title={seats[index]?.name}>{seats[index]?.name}</b>
            </span>
            <span class="voter-sums">
              {counting && (
                <b><Piece name="votes" size={16} label={t("votes")} />{seat.votes}</b>
              )}
              <b><Piece name="pesos" size={16} label={t("pesos")} />{seat.pesos}</b>
              <Delta from={seat.pesos} to={then.seats[index]!.pesos} />
            </span>
            <span class="voter-card">
              {!card ? t("{0} cards in hand", seat.hand.length)
                : counting ? characterWord(card) : t("{0} ({1})", characterWord(card), votes[card])}
              {seat.bid > 0 && <span class="voter-bid">+ <Piece name="pesos" size={14} label={t("pesos")} />{seat.bid}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function Parliament() {
  const { view, choices, pledges } = useTable();
  const hundreds = pick(choices, "hundreds");
  const bids = pick(choices, "bid");
  const said = pledges.filter((pledge) => /^(bid|hundreds) /.test(pledge));
  const voting = view.stage === "parliament";
  return (
    <>
      {/* What the others have decides how much one bids. */}
      <div class="bidding">
        {voting && <Votes />}
        {hundreds.length > 0 && <Bid of={hundreds} step="hundreds" />}
        {hundreds.length === 0 && bids.length > 0 && <Bid of={bids} step="bid" />}
      </div>
      {said.length > 0 && choices.length === 0 && (
        <p class="note sealed">
          {t("Your bid is sealed: {0}", said.reduce((sum, pledge) =>
            sum + Number(pledge.split(" ")[1]) * (pledge.startsWith("hundreds") ? 100 : 1), 0))}
        </p>
      )}
      <div class="laws">{types.map((type) => <Column key={type} type={type} />)}</div>
      {!voting && <Votes />}
      {view.town_hall_used && <p class="note">{t("The Town Hall gives 2 more votes this round.")}</p>}
    </>
  );
}
