/* What the others do, in place of the question while it is shown; and, until one has answered,
 * what they have done since one's last decision. */
import { SeatMark } from "../art/seat";
import { narrow } from "../device";
import type { Told } from "../told";
import { t, tn } from "../words";

/* The newest, and of what the same seat did before as much as there is room for. */
function newest(told: Told[]): string[] {
  const most = narrow() ? 3 : 7;
  const last = told.at(-1)!.sentences.slice(0, most);
  return [...told.slice(0, -1).flatMap((one) => one.sentences), ...last].slice(-most);
}

/* It is said to those who listen by the live region; so this is not one. */
export function Telling(props: {
  told: Told[];
  /* The board itself tells something that takes longer. */
  board: boolean;
  waiting: number;
  skip(): void;
}) {
  const { told } = props;
  const doer = told.find((one) => one.doer !== null)?.doer ?? null;
  const all = told.reduce((sum, one) => sum + one.sentences.length, 0);
  const shown = all > 0 && !(props.board && doer === null);
  return (
    <div class="question telling">
      {doer !== null && <SeatMark seat={doer} size={26} />}
      {shown ? (
        <ol>
          {newest(told).map((sentence, index) => (
            <li key={`${all} ${index}`}>{sentence}</li>
          ))}
        </ol>
      ) : (
        <p>{t("The board shows what happens …")}</p>
      )}
      <div class="telling-side">
        <button class="button small" onClick={props.skip}>
          {t("Skip")}
        </button>
        {props.waiting > 0 && <small>{tn("{0} more move", "{0} more moves", props.waiting)}</small>}
      </div>
    </div>
  );
}

/* Folded, how much it was, and the first that somebody did. Where the story is beside the board
 * this is not needed. */
export function Since({ told }: { told: Told[] }) {
  const moves = told.filter((one) => one.doer !== null);
  const first = (moves[0] ?? told[0])?.sentences[0];
  if (!first) return null;
  return (
    <details class="since narrow-only">
      <summary title={first}>
        <b>
          {moves.length > 0
            ? tn("{0} move since yours:", "{0} moves since yours:", moves.length)
            : t("Since your last turn:")}
        </b>{" "}
        <span>{first}</span>
      </summary>
      <ol tabIndex={0} aria-label={t("Since your last turn:")}>
        {told.map((one) => (
          <li key={one.n}>
            {one.doer !== null ? <SeatMark seat={one.doer} size={14} /> : <span />}
            <span>
              {one.sentences.map((sentence, index) => (
                <span key={index}>{sentence}</span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
