/* Choosing a finished game to look at: one's own, a public one, or a record from a file. */
import { useState } from "preact/hooks";
import { records, replayRecord } from "../api";
import { gameName } from "../names";
import { Failure, useFetched } from "../parts/basics";
import { Page } from "../parts/frame";
import { KnownLine, tablesOf } from "../parts/known";
import { address, go } from "../route";
import { recall, remember, seats } from "../settings";
import { useStore } from "../store";
import { t } from "../words";

/* The record that was opened from a file last; it lasts as long as the page is open. */
export const filed = "file";
const kept = "record";

export function openedText(): string | null {
  return recall(kept);
}

/* Games of one's own, on this device. */
function Own() {
  const over = tablesOf(useStore(seats).filter((seat) => seat.phase === "over"));
  if (over.length === 0) return null;
  return (
    <>
      <h2>{t("Your finished games")}</h2>
      <ul class="table-list">
        {over.map((held) => (
          <li key={held[0]!.table}>
            <KnownLine held={held} to="replay" />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Records() {
  const [error, fail] = useState<string | null>(null);
  const [list] = useFetched(records);
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    fail(null);
    try {
      const text = await file.text();
      await replayRecord(text);
      remember(kept, text);
      go("replay", filed);
    } catch (reason) {
      fail((reason as Error).message);
    }
  }
  return (
    <Page title={t("Look at a finished game")} narrow>
      <section class="card">
        <label class="field">
          <span>{t("Open a record from a file")}</span>
          <input
            type="file"
            accept=".atl,.txt,text/plain"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="note">{t("A record is what can be downloaded at the end of a game. It is not kept here.")}</p>
        <Failure error={error} />
      </section>
      <Own />
      <h2>{t("Finished public games")}</h2>
      {list?.length === 0 && <p>{t("There is none yet.")}</p>}
      <ul class="table-list">
        {list?.map((table) => (
          <li key={table.id}>
            <a class="table-line" href={address("replay", table.id)}>
              <strong>{table.title || gameName(table.game)}</strong>
              <span>
                {table.seats
                  .map((seat) => `${seat.name} ${table.result?.points[seat.seat] ?? ""}`)
                  .join(", ")}
              </span>
              <small>{new Date(table.changed).toLocaleDateString()}</small>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
