/* Public tables to join or to watch. */
import { tables, type Listed } from "../api";
import { gameName } from "../names";
import { Failure, Spinner, useFetched } from "../parts/basics";
import { Page } from "../parts/frame";
import { address, go } from "../route";
import { t, tn } from "../words";

function Line({ table }: { table: Listed }) {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const people = table.seats.filter((seat) => seat.name).map((seat) => seat.name);
  return (
    <li>
      <a class="table-line" href={address("t", table.id)}>
        <strong>{table.title || gameName(table.game)}</strong>
        <span>
          {table.title && <>{gameName(table.game)} · </>}
          {people.join(", ")}
        </span>
        <small>
          {table.phase === "lobby"
            ? free > 0
              ? tn("{0} free seat", "{0} free seats", free)
              : t("full")
            : t("watch")}
        </small>
      </a>
    </li>
  );
}

/* A link that somebody sent, pasted whole or in part. */
function tableOf(text: string): string[] | null {
  const found = /(?:#\/t\/|^)([A-Za-z0-9_-]{12})(?:\/([A-Za-z0-9_-]+))?\s*$/.exec(text.trim());
  return found ? [found[1]!, ...(found[2] ? [found[2]] : [])] : null;
}

export function Tables() {
  const [list, error] = useFetched(tables);
  return (
    <Page title={t("Join or watch a table")} narrow>
      <form
        class="card paste"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem("link") as HTMLInputElement;
          const found = tableOf(field.value);
          field.setCustomValidity(found ? "" : t("That is no link to a table."));
          if (found) go("t", ...found);
          else field.reportValidity();
        }}
      >
        <label class="field">
          <span>{t("You have a link? Paste it here.")}</span>
          <input
            name="link"
            required
            autocomplete="off"
            onInput={(event) => event.currentTarget.setCustomValidity("")}
          />
        </label>
        <button class="button primary">{t("Go there")}</button>
      </form>
      <Failure error={error} />
      <h2>{t("Public tables")}</h2>
      {!list && !error && <Spinner />}
      {list?.length === 0 && (
        <p>
          {t("There is none just now.")} <a href={address()}>{t("Make one.")}</a>
        </p>
      )}
      <ul class="table-list">{list?.map((table) => <Line key={table.id} table={table} />)}</ul>
    </Page>
  );
}
