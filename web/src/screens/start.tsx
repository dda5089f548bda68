/* The start: three games, and what one has begun. */
import { useState } from "preact/hooks";
import { games, tables, type GameInfo } from "../api";
import { boardOf } from "../boards";
import { Failure, Icon, useFetched } from "../parts/basics";
import { Page } from "../parts/frame";
import { gameName } from "../names";
import { address } from "../route";
import { forgetSeat, seats, settings, type KnownSeat } from "../settings";
import { useStore } from "../store";
import { t, tn } from "../words";

function GameCard({ info }: { info: GameInfo }) {
  const board = boardOf(info.name);
  const about = board?.introduction();
  const Picture = board?.picture;
  return (
    <a class="game-card" href={address("new", info.name)}>
      <div class="game-picture">{Picture && <Picture />}</div>
      <div class="game-words">
        <h2>{info.title}</h2>
        <p class="game-facts">
          {t("{0}–{1} players", info.min_players, info.max_players)}
          {about && <> · {about.minutes}</>}
        </p>
        {about && <p>{about.lines[0]}</p>}
        <span class="button primary">
          <Icon name="play" size={18} /> {t("Play")}
        </span>
      </div>
    </a>
  );
}

/* One line for a table, however many of its seats are held here. */
function tablesOf(known: KnownSeat[]): KnownSeat[][] {
  const byTable = new Map<string, KnownSeat[]>();
  for (const seat of known) byTable.set(seat.table, [...(byTable.get(seat.table) ?? []), seat]);
  return [...byTable.values()].sort((a, b) => b[0]!.time - a[0]!.time);
}

function ago(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60000);
  if (minutes < 1) return t("just now");
  if (minutes < 60) return tn("{0} minute ago", "{0} minutes ago", minutes);
  if (minutes < 48 * 60) return tn("{0} hour ago", "{0} hours ago", Math.round(minutes / 60));
  return tn("{0} day ago", "{0} days ago", Math.round(minutes / 1440));
}

function Continue() {
  const [all, more] = useState(false);
  const known = useStore(seats);
  const mine = tablesOf(known);
  const open = mine.filter((held) => held[0]!.phase !== "over" && held[0]!.phase !== "closed");
  const done = mine.filter((held) => held[0]!.phase === "over");
  const shown = all ? [...open, ...done] : open.slice(0, 4);
  if (mine.length === 0) return null;
  return (
    <section class="continue">
      <h2>{t("Continue")}</h2>
      {shown.length > 0 && (
        <ul class="table-list">
          {shown.map((held) => {
            const seat = held[0]!;
            return (
              <li key={seat.table}>
                <a class="table-line" href={address("t", seat.table)}>
                  <strong>{seat.title || gameName(seat.game)}</strong>
                  <span>
                    {held.map((one) => one.name).join(", ")}
                    {seat.phase === "lobby" && <> · {t("not started yet")}</>}
                    {seat.phase === "over" && <> · {t("over")}</>}
                  </span>
                  <small>{ago(seat.time)}</small>
                </a>
                <button
                  class="button quiet small"
                  aria-label={t("Take {0} ({1}) off this list", seat.title || gameName(seat.game), ago(seat.time))}
                  onClick={() => held.forEach((one) => forgetSeat(one.token, one.table))}
                >
                  <Icon name="cross" size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {(done.length > 0 || open.length > 4) && (
        <button class="button quiet small" onClick={() => more(!all)}>
          {all ? t("Show fewer") : t("Show all, finished ones too")}
        </button>
      )}
    </section>
  );
}

export function Start() {
  const { language } = useStore(settings);
  const [list, error] = useFetched(games, language);
  const [open] = useFetched(tables);
  return (
    <Page>
      <section class="hero">
        <h1>{t("Three trading games of the Caribbean")}</h1>
        <p>{t("Pick one and play at once, against bots or with friends. No account, no rules to read first.")}</p>
      </section>
      <Failure error={error} />
      <Continue />
      <section class="games" aria-label={t("Games")}>
        {list?.map((info) => <GameCard key={info.name} info={info} />)}
      </section>
      <nav class="more-links" aria-label={t("More")}>
        <a class="button" href={address("tables")}>
          <Icon name="eye" size={18} /> {t("Join or watch a table")}
          {open && open.length > 0 && <span class="count">{open.length}</span>}
        </a>
        <a class="button" href={address("replay")}>
          <Icon name="previous" size={18} /> {t("Look at a finished game")}
        </a>
        <a class="button" href={address("rules", "santo-domingo")}>
          <Icon name="book" size={18} /> {t("Rules")}
        </a>
      </nav>
    </Page>
  );
}
