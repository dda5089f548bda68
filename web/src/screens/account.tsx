/* Signing in. Nobody needs it; it brings one's tables to every device. */
import { useState } from "preact/hooks";
import { login, logout, mine, register, type Listed } from "../api";
import { gameName } from "../names";
import { Failure, Spinner, useFetched } from "../parts/basics";
import { Page } from "../parts/frame";
import { address } from "../route";
import { account, keepAccount, type Account as Who } from "../settings";
import { useStore } from "../store";
import { t } from "../words";

function Mine({ who }: { who: Who }) {
  const [list, error] = useFetched<Listed[]>(() => mine(who.token), who.token);
  return (
    <>
      <p>{t("You are signed in as {0}. Tables you make or join now belong to your account.", who.name)}</p>
      <Failure error={error} />
      {!list && !error && <Spinner />}
      <ul class="table-list">
        {list?.map((table) => (
          <li key={table.id}>
            <a class="table-line" href={address("t", table.id)}>
              <strong>{table.title || gameName(table.game)}</strong>
              <span>{table.seats.map((seat) => seat.name || "…").join(", ")}</span>
              <small>{table.phase === "over" ? t("over") : t("going on")}</small>
            </a>
          </li>
        ))}
      </ul>
      <button
        class="button"
        onClick={() => {
          void logout(who.token).catch(() => undefined);
          keepAccount(null);
        }}
      >
        {t("Sign out")}
      </button>
    </>
  );
}

function SignIn() {
  const [fresh, make] = useState(false);
  const [busy, work] = useState(false);
  const [error, fail] = useState<string | null>(null);
  async function submit(event: Event) {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const name = String(form.get("name")).trim();
    const password = String(form.get("password"));
    work(true);
    fail(null);
    try {
      const { session } = await (fresh ? register : login)(name, password);
      keepAccount({ name, token: session });
    } catch (reason) {
      fail((reason as Error).message);
      work(false);
    }
  }
  return (
    <form class="card" onSubmit={submit}>
      <p>{t("You can play without an account. With one you find your tables on every device.")}</p>
      <label class="field">
        <span>{t("Name")}</span>
        <input name="name" required maxLength={30} autocomplete="username" />
      </label>
      <label class="field">
        <span>{t("Password (8 characters or more)")}</span>
        <input
          name="password"
          type="password"
          required
          minLength={8}
          maxLength={200}
          autocomplete={fresh ? "new-password" : "current-password"}
        />
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={fresh}
          onChange={(event) => make(event.currentTarget.checked)}
        />
        <span>{t("I am new here: make the account")}</span>
      </label>
      <Failure error={error} />
      <button class="button primary" disabled={busy}>
        {busy && <Spinner />}
        {fresh ? t("Make the account") : t("Sign in")}
      </button>
    </form>
  );
}

export function Account() {
  const who = useStore(account);
  return (
    <Page title={t("Account")} narrow>
      {who ? <Mine who={who} /> : <SignIn />}
    </Page>
  );
}
