/* What a bot would do, and how it sees everybody's position. */
import type { Hint } from "../api";
import { SeatMark } from "../art/seat";
import type { TableState } from "../types";
import { t } from "../words";
import { Dialog, Spinner } from "./basics";

function percent(value: number): string {
  return `${Math.round(value * 100)}\u00a0%`;
}

export function Estimates({ values, table }: { values: number[]; table: { seats: { name: string }[] } }) {
  return (
    <ul class="estimates">
      {values.map((value, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} size={14} />
          <span>{table.seats[seat]?.name}</span>
          <meter min={0} max={1} value={value} aria-label={table.seats[seat]?.name} />
          <span>{Math.round(value * 100)}</span>
        </li>
      ))}
    </ul>
  );
}

export function HintDialog(props: {
  hint: Hint | null;
  table: TableState;
  close(): void;
  take(action: string): void;
}) {
  const { hint } = props;
  const visits = hint?.lines.reduce((sum, line) => sum + line.visits, 0) || 1;
  return (
    <Dialog title={t("What a bot would do")} close={props.close}>
      {!hint ? (
        <Spinner label={t("The bot thinks …")} />
      ) : (
        <>
          <p class="hint-best">{hint.text}</p>
          <div class="row">
            <button class="button primary" onClick={() => props.take(hint.action)}>
              {t("Do that")}
            </button>
            <button class="button" onClick={props.close}>
              {t("I decide myself")}
            </button>
          </div>
          {hint.lines.length > 1 && (
            <>
              <h3>{t("What it weighed")}</h3>
              <ol class="hint-lines">
                {hint.lines.slice(0, 4).map((line) => (
                  <li key={line.action}>
                    <span>{line.text}</span> <small>{t("considered {0}", percent(line.visits / visits))}</small>
                  </li>
                ))}
              </ol>
            </>
          )}
          {hint.values.length > 0 && (
            <>
              <h3>{t("How it sees everybody's position")}</h3>
              <p class="note">{t("100 would be a clear victory, 0 a clear defeat.")}</p>
              <Estimates values={hint.values} table={props.table} />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
