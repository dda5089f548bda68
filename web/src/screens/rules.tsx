/* The rules of a game, to be read in peace. */
import { boardOf } from "../boards";
import { gameName } from "../names";
import { Page } from "../parts/frame";
import { Topics } from "../parts/topics";
import { address } from "../route";
import { t } from "../words";

const all = ["santo-domingo", "santiago", "cuba"];

export function Rules({ game, topic }: { game: string; topic?: string }) {
  const about = boardOf(game)?.introduction();
  return (
    <Page title={t("Rules: {0}", gameName(game))} narrow>
      <nav class="tabs" aria-label={t("Games")}>
        {all.map((name) => (
          <a
            key={name}
            href={address("rules", name)}
            class={name === game ? "current" : ""}
            aria-current={name === game ? "page" : undefined}
          >
            {gameName(name)}
          </a>
        ))}
      </nav>
      {about && (
        <div class="card in-short">
          <h2>{t("In one minute")}</h2>
          {about.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <a class="button primary" href={address("new", game)}>
            {t("Play")}
          </a>
        </div>
      )}
      <Topics key={game} game={game} word={topic} />
    </Page>
  );
}
