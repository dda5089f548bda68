/* A plantation: twelve fields with what they give, the buildings on them, and the piece. */
import { Piece } from "../../art/pieces";
import { SeatMark } from "../../art/seat";
import { t } from "../../words";
import type { Choice } from "../../types";
import { HouseMark } from "./art/houses";
import { Ground, gives, isGround } from "./art/land";
import { Spot, Why, Words, pick, touch, useTable } from "./spot";
import { columns, fields, rows } from "./view";
import type { Plantation as Layout, View } from "./view";
import { buildingUse, buildingWord, colourWord, fieldWord, kindOf, pieceWord, sentence } from "./words";

/* Everything that can be chosen by touching a field of one's own plantation. */
function choicesOf(choices: Choice[], field: string, what: string): Choice[] {
  return choices.filter((choice) =>
    (["move", "harvest", "water", "on"].includes(choice.kind) && choice.field === field) ||
    (choice.kind === "use" && choice.building === what));
}

/* What touching a field would do in this phase. */
function deed(phase: string, field: string, what: string): string {
  if (phase === "place") return `on ${field}`;
  if (phase === "harvest") return `harvest ${field}`;
  if (phase === "irrigate") return `water ${field}`;
  const usable = !isGround(what) || what === "printed-warehouse";
  return phase !== "move" && usable ? `use ${what}` : `move ${field}`;
}

/* Row and column of the piece, where it is or would be. */
function inReach(field: string, piece: string | null): boolean {
  return piece !== null && (field[0] === piece[0] || field[1] === piece[1]);
}

interface Marks {
  reach: boolean;
  harvested: boolean;
  used: boolean;
  working: boolean;
}

/* What the action under way marks on a field: only on the plantation of the one who acts.
 * `aim` is where the piece would go. */
function marksOf(view: View, seat: number, field: string, aim: string | null = null): Marks {
  const { phase, action, active, seats } = view;
  const acts = seat === active;
  const what = seats[seat]!.plantation![field]!;
  const spread = ["harvest", "irrigate"].includes(phase) || action.character === "foreman";
  return {
    reach: inReach(field, aim ?? (acts && spread ? seats[seat]!.piece : null)),
    harvested: acts && action.harvested.includes(field),
    used: acts && action.used.includes(what),
    working: acts && action.building === what && !isGround(what),
  };
}

function Field({ seat, field, mine }: { seat: number; field: string; mine: boolean }) {
  const table = useTable();
  const { view, then, choices, selected } = table;
  const owner = view.seats[seat]!;
  const next = then.seats[seat]!;
  const what = owner.plantation![field]!;
  const coming = next.plantation?.[field] ?? what;
  const open = isGround(what);
  const of = mine ? choicesOf(choices, field, what) : [];
  const aim = mine && selected?.kind === "move" ? (selected.field as string) : null;
  const { reach, harvested, used, working } = marksOf(view, seat, field, aim);
  const touched = touch(table, `field ${seat} ${field}`, `building ${seat} ${what}`);
  const name = sentence(open ? fieldWord(what) : buildingWord(what));
  return (
    <div class={`plantation-field${open ? " open" : " built"}${reach ? " reach" : ""}${harvested ? " harvested" : ""}` +
      `${working ? " working" : ""}${touched.class}`} style={touched.style}>
      <Spot of={of} class="field-spot" label={`${name} ${field}`} word={open ? "plantation" : kindOf(what)}
        action={mine ? deed(view.phase, field, what) : undefined}>
        <Ground ground={open ? what : "cleared"} />
        {!open && <HouseMark building={what} />}
        {coming !== what && <span class="ghost"><HouseMark building={coming} /></span>}
        {open && gives[what] && (
          <span class="gives"><Piece name={gives[what]!} size={20} label={pieceWord(gives[what]!)} /></span>
        )}
        <span class="field-name">{name}</span>
        {(owner.piece === field || (next.piece === field && next.piece !== owner.piece)) && (
          <span class={`pawn${owner.piece !== field ? " coming" : next.piece !== field ? " going" : ""}`}>
            <Pawn seat={seat} />
          </span>
        )}
        {(harvested || used) && <span class="checked" aria-hidden="true">✓</span>}
      </Spot>
      {!open && mine && <Why word={kindOf(what)} of={buildingWord(what)} beside />}
    </div>
  );
}

/* The worker piece: a figure in the seat's colour with its mark. */
export function Pawn({ seat }: { seat: number }) {
  return (
    <svg viewBox="0 0 32 40" width="28" height="35" role="img" aria-label={t("the piece")} focusable="false">
      <g stroke="var(--cuba-edge)" stroke-width="1.8" stroke-linejoin="round" fill={`var(--seat-${seat % 6})`}>
        <path d="M6 38q0-17 10-19 10 2 10 19z" />
        <circle cx="16" cy="13" r="6.5" />
        <path d="M4 11q12-6 24 0-3 3-12 3T4 11z" fill="#f1d68c" />
        <path d="M10 9q1-6 6-6t6 6q-6-2-12 0z" fill="#f1d68c" />
      </g>
      <svg x="9" y="24" width="14" height="14" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="12" fill="#fffaf0" />
        <svg x="3.5" y="3.5" width="17" height="17" viewBox="0 0 24 24"><SeatMark seat={seat} size={24} /></svg>
      </svg>
    </svg>
  );
}

/* A whole plantation in the size of a postage stamp; that of a seat with its piece and marks. */
export function Stamp({ layout, seat }: { layout: Layout; seat?: number }) {
  const { view } = useTable();
  const piece = seat === undefined ? null : view.seats[seat]!.piece;
  return (
    <span class="mini">
      {fields.map((field) => {
        const what = layout[field]!;
        const built = !isGround(what);
        const marks = seat === undefined ? null : marksOf(view, seat, field);
        return (
          <span key={field} class={`mini-field ${built ? "mini-built" : `mini-${what}`}${marks?.reach ? " reach" : ""}` +
            `${marks?.harvested ? " harvested" : ""}${marks?.working ? " working" : ""}`}
            title={`${field}: ${built ? `${buildingWord(what)}, ${buildingUse(what)}` : fieldWord(what)}`}>
            {built ? <HouseMark building={what} />
              : gives[what] ? <Piece name={gives[what]!} size={14} /> : <Ground ground={what} />}
            {(marks?.harvested || marks?.used) && <span class="checked" aria-hidden="true">✓</span>}
            {piece === field && seat !== undefined && <span class="mini-pawn"><SeatMark seat={seat} size={14} /></span>}
          </span>
        );
      })}
    </span>
  );
}

function Sides() {
  const { view, choices } = useTable();
  return (
    <ul class="sides">
      {Object.entries(view.sides_left).map(([colour, layout]) => (
        <li key={colour}>
          <Spot of={pick(choices, "side", { colour })} class="side" label={sentence(colourWord(colour))}>
            <b>{sentence(colourWord(colour))}</b>
            <Stamp layout={layout} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}

/* How many pieces go into the building at work: a row of numbers. */
function Amounts() {
  const { choices, view } = useTable();
  const amounts = pick(choices, "amount");
  const first = amounts[0];
  if (!first) return null;
  return (
    <div class="amounts" role="group" aria-label={buildingWord(view.action.building ?? "")}>
      <span class="amounts-of">
        <HouseMark building={String(first.building)} />
        <Piece name={String(first.piece)} size={20} label={pieceWord(String(first.piece))} />
        <span aria-hidden="true">→</span>
        <Piece name={String(first.into ?? "vp")} size={20} label={pieceWord(String(first.into ?? "vp"))} />
      </span>
      {amounts.map((choice) => (
        <Spot key={choice.action} of={[choice]} class="number">{String(choice.amount)}</Spot>
      ))}
    </div>
  );
}

function Modes() {
  const { choices } = useTable();
  return (
    <>
      {pick(choices, "mode").map((choice) => (
        <Spot key={choice.action} of={[choice]} class="mode">
          <svg viewBox="0 0 44 33" width="44" height="33" aria-hidden="true" focusable="false">
            {rows.flatMap((_, row) => columns.map((__, column) => (
              <rect key={`${row} ${column}`} x={column * 11 + 1} y={row * 11 + 1} width="9" height="9" rx="2"
                fill={(choice.mode === "row-and-column" ? row === 1 || column === 1 : row === 0 && column === 3)
                  ? "var(--glow)" : "var(--line)"} />
            )))}
          </svg>
          <span>{sentence(choice.text)}</span>
        </Spot>
      ))}
    </>
  );
}

export function Plantation({ seat }: { seat: number }) {
  const { view, you, choices } = useTable();
  const owner = view.seats[seat]!;
  const mine = seat === you;
  const here = ["move", "harvest", "irrigate", "mode", "use"].includes(view.phase);
  if (!owner.plantation)
    return view.phase === "side" || Object.keys(view.sides_left).length > 0
      ? <Sides /> : <p class="note">{t("No plantation yet.")}</p>;
  return (
    <>
      <div class="plantation">
        <span class="corner" aria-hidden="true" />
        {columns.map((column) => <span key={column} class="edge" aria-hidden="true">{column}</span>)}
        {rows.map((row) => (
          <>
            <span key={row} class="edge" aria-hidden="true">{row}</span>
            {columns.map((column) => <Field key={column + row} seat={seat} field={column + row} mine={mine} />)}
          </>
        ))}
      </div>
      {mine && <Amounts />}
      {mine && here && <div class="answers"><Modes /><Words of={pick(choices, "done")} /></div>}
    </>
  );
}
