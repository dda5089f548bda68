/* Making a table: against bots, with friends, or on this device. */
import { useRef, useState } from "preact/hooks";
import { command, create, games, type Created, type SeatPlan } from "../api";
import { SeatMark } from "../art/seat";
import { clockName, gameName, levelLine, levelName, levels, optionName, valueName } from "../names";
import { Failure, Icon, Pick, Spinner, useFetched } from "../parts/basics";
import { Page } from "../parts/frame";
import { GamePage } from "../parts/introduction";
import { address, become, go } from "../route";
import { account, change, keepSeat, settings } from "../settings";
import type { Clock, Level } from "../types";
import { useStore } from "../store";
import { t, tn } from "../words";

type Mode = "bots" | "friends" | "here";

/* What sits at a seat besides the one who makes the table. */
type Sitter = "open" | "here" | Level;

const clocks: Clock[] = [
  { kind: "none" },
  { kind: "move", seconds: 60 },
  { kind: "move", seconds: 180 },
  { kind: "game", seconds: 900, increment: 10 },
  { kind: "game", seconds: 1800, increment: 20 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
  { kind: "days", days: 7 },
];

interface Plan {
  mode: Mode;
  players: number;
  level: Level;
  sitters: Sitter[];
  names: string[];
  options: Record<string, string>;
  clock: number;
  public: boolean;
  title: string;
  /* The text of an edition file. */
  edition: string;
}

function isLevel(sitter: Sitter): sitter is Level {
  return sitter !== "open" && sitter !== "here";
}

function seatPlans(plan: Plan): SeatPlan[] {
  return Array.from({ length: plan.players }, (_, seat): SeatPlan => {
    if (seat === 0) return "open";
    const sitter = plan.mode === "bots" ? plan.level : plan.sitters[seat]!;
    if (isLevel(sitter)) return { bot: sitter };
    return sitter === "here" ? "invited" : "open";
  });
}

/* Those who share the device take their seats, each with a secret of their own. */
async function seatTheOthers(plan: Plan, game: string, made: Created): Promise<void> {
  for (const { seat, token } of made.invitations) {
    const name = plan.names[seat]!.trim() || t("Player {0}", seat + 1);
    await command(made.table, { do: "join", name }, token);
    keep(made.table, token, game, plan.title, name, seat);
  }
}

function keep(
  table: string,
  token: string,
  game: string,
  title: string,
  name: string,
  seat: number | null,
): void {
  keepSeat({ table, token, game, title, name, seat, phase: "lobby", time: Date.now() });
}

async function make(plan: Plan, game: string): Promise<Created> {
  const name = plan.names[0]!.trim() || t("Guest");
  if (plan.names[0]!.trim()) change({ name });
  const chosen = Object.keys(plan.options).length > 0;
  const made = await create(
    {
      game,
      players: plan.players,
      name,
      seats: seatPlans(plan),
      seat: 0,
      ...(chosen && { options: plan.options }),
      ...(plan.clock > 0 && { clock: clocks[plan.clock]! }),
      public: plan.public && plan.mode === "friends",
      title: plan.title,
      ...(plan.edition && { edition: plan.edition }),
    },
    account.get()?.token,
  );
  keep(made.table, made.token, game, plan.title, name, made.seat);
  await seatTheOthers(plan, game, made);
  if (plan.mode === "bots") await command(made.table, { do: "draw" }, made.token);
  if (plan.mode !== "friends") await command(made.table, { do: "start" }, made.token);
  return made;
}

function Sitters({ plan, set }: { plan: Plan; set(part: Partial<Plan>): void }) {
  const change = (seat: number, sitter: Sitter) =>
    set({ sitters: plan.sitters.map((old, at) => (at === seat ? sitter : old)) });
  const rename = (seat: number, name: string) =>
    set({ names: plan.names.map((old, at) => (at === seat ? name : old)) });
  return (
    <fieldset class="sitters">
      <legend>{t("Seats")}</legend>
      <div class="sitter">
        <SeatMark seat={0} />
        <span class="sitter-you">{t("You")}</span>
        <input
          value={plan.names[0]}
          maxLength={30}
          autocomplete="nickname"
          placeholder={t("Guest")}
          aria-label={t("Your name")}
          onInput={(event) => rename(0, event.currentTarget.value)}
        />
      </div>
      {Array.from({ length: plan.players - 1 }, (_, index) => {
        const seat = index + 1;
        const sitter = plan.sitters[seat]!;
        return (
          <div class="sitter" key={seat}>
            <SeatMark seat={seat} />
            <select
              aria-label={t("Seat {0}", seat + 1)}
              value={sitter}
              onChange={(event) => change(seat, event.currentTarget.value as Sitter)}
            >
              {plan.mode === "here" ? (
                <option value="here">{t("Somebody here")}</option>
              ) : (
                <option value="open">{t("Whoever comes by the link")}</option>
              )}
              {levels.map((level) => (
                <option key={level} value={level}>
                  {t("Bot: {0}", levelName(level))}
                </option>
              ))}
            </select>
            {sitter === "here" && (
              <input
                value={plan.names[seat]}
                maxLength={30}
                placeholder={t("Player {0}", seat + 1)}
                aria-label={t("Name at seat {0}", seat + 1)}
                onInput={(event) => rename(seat, event.currentTarget.value)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/* Whoever owns the game may play with its data. */
function EditionFile({ read }: { read(text: string): void }) {
  return (
    <label class="field">
      <span>{t("Edition file")}</span>
      <input
        type="file"
        accept=".edition,.txt,text/plain"
        aria-describedby="edition-note"
        onChange={async (event) => read((await event.currentTarget.files?.[0]?.text()) ?? "")}
      />
      <small id="edition-note" class="note">
        {t("What was printed as a picture is a reconstruction here. If you own a copy, a file plays with its data.")}
      </small>
    </label>
  );
}

export function Create({ game, mode }: { game: string; mode?: string }) {
  const { language, name } = useStore(settings);
  const [list] = useFetched(games, language);
  const info = list?.find((one) => one.name === game);
  const [busy, work] = useState(false);
  const [error, fail] = useState<string | null>(null);
  const [plan, replace] = useState<Plan>({
    mode: mode === "friends" || mode === "here" ? mode : "bots",
    players: 3,
    level: "easy",
    sitters: Array(6).fill(mode === "here" ? "here" : "open"),
    names: [name, "", "", "", "", ""],
    options: {},
    clock: 0,
    public: false,
    title: "",
    edition: "",
  });
  const finer = useRef<HTMLDetailsElement>(null);
  function set(part: Partial<Plan>): void {
    fail(null);
    replace((old) => ({ ...old, ...part }));
  }

  function turn(next: Mode): void {
    set({ mode: next, sitters: Array(6).fill(next === "here" ? "here" : "open") });
    become("new", game, next);
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    work(true);
    fail(null);
    try {
      const { table, token } = await make(plan, game);
      go("t", table, token);
    } catch (reason) {
      fail((reason as Error).message);
      /* What is refused may be a variant: it is to be seen. */
      if (finer.current && Object.keys(plan.options).length > 0) finer.current.open = true;
      work(false);
    }
  }

  if (list && !info)
    return (
      <Page title={t("There is no such game")} narrow>
        <a class="button primary" href={address()}>
          {t("To the start")}
        </a>
      </Page>
    );
  return (
    <GamePage game={game}>
      <form class="card create" onSubmit={submit}>
        <h1>{gameName(game)}</h1>
        <Pick
          label={t("How do you play?")}
          value={plan.mode}
          choices={[
            { value: "bots", label: t("Against bots") },
            { value: "friends", label: t("With friends, by link") },
            { value: "here", label: t("Together on this device") },
          ]}
          pick={turn}
        />
        {info && (
          <Pick
            label={t("Players")}
            value={plan.players}
            choices={Array.from({ length: info.max_players - info.min_players + 1 }, (_, index) => ({
              value: info.min_players + index,
              label: String(info.min_players + index),
            }))}
            pick={(players) => set({ players })}
          />
        )}
        {plan.mode === "bots" ? (
          <>
            <Pick
              label={t("How strong are they?")}
              value={plan.level}
              choices={levels.map((level) => ({
                value: level,
                label: levelName(level),
                note: levelLine(level),
              }))}
              pick={(level) => set({ level })}
            />
            <label class="field">
              <span>{t("Your name")}</span>
              <input
                value={plan.names[0]}
                maxLength={30}
                autocomplete="nickname"
                placeholder={t("Guest")}
                onInput={(event) =>
                  set({ names: [event.currentTarget.value, ...plan.names.slice(1)] })
                }
              />
            </label>
          </>
        ) : (
          <Sitters plan={plan} set={set} />
        )}
        <details class="finer" ref={finer}>
          <summary>{t("Variants and clock")}</summary>
          {info?.options.map((option) => (
            <label class="field" key={option.name}>
              <span>{optionName(option.name)}</span>
              <select
                value={plan.options[option.name] ?? option.values[0]}
                onChange={(event) =>
                  set({ options: { ...plan.options, [option.name]: event.currentTarget.value } })
                }
              >
                {option.values.map((value) => (
                  <option key={value} value={value}>
                    {valueName(option.name, value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label class="field">
            <span>{t("Clock")}</span>
            <select
              value={plan.clock}
              onChange={(event) => set({ clock: Number(event.currentTarget.value) })}
            >
              {clocks.map((clock, index) => (
                <option key={index} value={index}>
                  {clockName(clock)}
                </option>
              ))}
            </select>
          </label>
          <EditionFile read={(edition) => set({ edition })} />
          {plan.mode === "friends" && (
            <>
              <label class="field">
                <span>{t("Title of the table")}</span>
                <input
                  value={plan.title}
                  maxLength={40}
                  onInput={(event) => set({ title: event.currentTarget.value })}
                />
              </label>
              <label class="tick">
                <input
                  type="checkbox"
                  checked={plan.public}
                  onChange={(event) => set({ public: event.currentTarget.checked })}
                />
                <span>{t("List it publicly, so that anybody may join or watch")}</span>
              </label>
            </>
          )}
        </details>
        <Failure error={error} />
        <button class="button primary large" disabled={busy}>
          {busy ? <Spinner /> : <Icon name="play" size={18} />}
          {plan.mode === "friends"
            ? t("Make the table")
            : plan.mode === "bots"
              ? tn("Play against {0} bot", "Play against {0} bots", plan.players - 1)
              : t("Begin")}
        </button>
      </form>
    </GamePage>
  );
}
