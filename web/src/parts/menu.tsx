/* The menu of a table: its links, bots in one's place, leaving, and what programs want. */
import { useState } from "preact/hooks";
import type { Live } from "../live";
import { gameName, levelName, levels } from "../names";
import { link } from "../route";
import { account } from "../settings";
import type { Level } from "../types";
import { t } from "../words";
import { Copy, Dialog, Failure } from "./basics";

export function TableMenu(props: { id: string; live: Live; token?: string; close(): void }) {
  const [error, fail] = useState<string | null>(null);
  const [url, type] = useState("");
  const [level, choose] = useState<Level>("medium");
  const [leaving, leave] = useState(false);
  const position = props.live.position!;
  const seated = position.you?.seat != null && position.phase === "playing";
  const alone = position.table.seats.every((seat) => seat.kind === "bot" || seat.seat === position.you?.seat);
  const personal = props.token && props.token !== account.get()?.token;
  async function act(command: { do: string; [part: string]: unknown }): Promise<void> {
    fail(null);
    try {
      await props.live.send(command);
      props.close();
    } catch (reason) {
      fail((reason as Error).message);
    }
  }
  const seat = position.you?.seat ?? null;
  const plays = seated && !position.you?.gone && position.table.seats[seat!]!.bot === null;
  if (leaving)
    return (
      <Dialog key="leave" title={t("Leave the game?")} close={() => leave(false)}>
        <p>
          {alone
            ? t("The game stops then: only bots are left.")
            : t("The others may let a bot play for you; you can come back.")}
        </p>
        <Failure error={error} />
        <div class="row">
          <button class="button primary" onClick={() => leave(false)}>
            {t("Stay")}
          </button>
          <button class="button" onClick={() => void act({ do: "leave" })}>
            {t("Leave the game")}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog key="menu" title={t("This table")} close={props.close} wide>
      <h3>{t("For those who want to watch")}</h3>
      <Copy text={link("t", props.id)} label={t("Link to this table")} share={gameName(position.table.game)} />
      {personal && position.you?.name && (
        <>
          <h3>{t("Your own link, for your other devices")}</h3>
          <Copy text={link("t", props.id, props.token!)} label={t("Your own link")} />
          <p class="note">{t("Whoever has it plays for you.")}</p>
        </>
      )}
      {plays && (
        <>
          <h3>{t("Let a bot play on for you")}</h3>
          <p class="note">{t("You keep your seat, and take it back whenever you like.")}</p>
          <div class="row">
            <select
              aria-label={t("How strong is it?")}
              value={level}
              onChange={(event) => choose(event.currentTarget.value as Level)}
            >
              {levels.map((one) => (
                <option key={one} value={one}>
                  {levelName(one)}
                </option>
              ))}
            </select>
            <button class="button" onClick={() => void act({ do: "bot", level })}>
              {t("Bot, take over")}
            </button>
          </div>
          <h3>{t("Leave the table")}</h3>
          <div class="row">
            <button class="button" onClick={() => leave(true)}>
              {t("Leave the table")}
            </button>
          </div>
        </>
      )}
      <Failure error={error} />
      <details class="finer">
        <summary>{t("For programs: calls and dice")}</summary>
        {seated && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void act({ do: "webhook", url: url || null });
            }}
          >
            <p>{t("When it is your turn, the server can call the address of a program of yours (a webhook).")}</p>
            <div class="row">
              <input
                type="url"
                placeholder="https://…"
                value={url}
                aria-label={t("Address that is called (a webhook)")}
                onInput={(event) => type(event.currentTarget.value)}
              />
              <button class="button">{url || !position.you?.webhook ? t("Call there") : t("Call no more")}</button>
            </div>
          </form>
        )}
        <p class="note">
          {t("Dice are sealed before the game as {0}; the seal is opened with the record.", position.table.commitment)}
        </p>
      </details>
    </Dialog>
  );
}
