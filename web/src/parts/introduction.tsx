/* A game before one plays it: its picture and in a minute what it is about, beside what is to
 * be done. */
import type { ComponentChildren } from "preact";
import { boardOf } from "../boards";
import { address } from "../route";
import { t } from "../words";
import { Icon } from "./basics";
import { Page } from "./frame";

function Introduction({ game }: { game: string }) {
  const board = boardOf(game);
  const about = board?.introduction();
  const Picture = board?.picture;
  return (
    <aside class="introduction">
      <div class="game-picture">{Picture && <Picture />}</div>
      {about && (
        <>
          <h2>{t("In one minute")}</h2>
          {about.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <a class="button quiet" href={address("rules", game)}>
        <Icon name="book" size={18} /> {t("The rules")}
      </a>
    </aside>
  );
}

export function GamePage({ game, children }: { game: string; children: ComponentChildren }) {
  return (
    <Page>
      <div class="game-page">
        <Introduction game={game} />
        {children}
      </div>
    </Page>
  );
}
