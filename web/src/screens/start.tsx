/* The start: three games, and what one has begun. */
import { useState } from "preact/hooks";
import { games, tables, type GameInfo } from "../api";
import { Chart } from "../art/chart";
import { boardOf } from "../boards";
import { Failure, Icon, useFetched } from "../parts/basics";
import { Page } from "../parts/frame";
import { ago, KnownLine, tablesOf } from "../parts/known";
import { gameName } from "../names";
import { address } from "../route";
import { forgetSeat, seats, settings } from "../settings";
import { useStore } from "../store";
import { t } from "../words";

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
        {about && <p>{about.teaser}</p>}
        <span class="button primary">
          <Icon name="play" size={18} /> {t("Play")}
        </span>
      </div>
    </a>
  );
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
                <KnownLine held={held} />
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
        <div>
          <h1>{t("Three trading games of the Caribbean")}</h1>
          <p>{t("Pick one and play at once, against bots or with friends. No account, no rules to read first.")}</p>
        </div>
        <Chart />
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
          <Icon name="replay" size={18} /> {t("Look at a finished game")}
        </a>
        <a class="button" href={address("rules", "santo-domingo")}>
          <Icon name="book" size={18} /> {t("Rules")}
        </a>
      </nav>
    </Page>
  );
}
