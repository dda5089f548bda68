/* What says that things are not as usual: no connection, an earlier moment. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { forgetful } from "../settings";
import { useStore } from "../store";
import { t } from "../words";
import { Spinner } from "./basics";

export function Notice({ children, urgent }: { children: ComponentChildren; urgent?: boolean }) {
  return (
    <div class={`notice ${urgent ? "urgent" : ""}`} role="status">
      {children}
    </div>
  );
}

export function Offline({ online }: { online: boolean }) {
  if (online) return null;
  return (
    <Notice urgent>
      <Spinner label={t("No connection: this is how the table stood last. Trying again …")} />
    </Notice>
  );
}

/* A seat that is not kept is lost with the page. */
export function Forgetful() {
  if (!useStore(forgetful)) return null;
  return <Notice>{t("This browser keeps nothing: leave this page open, or your seat is lost.")}</Notice>;
}

/* In place of the question while the table is looked at as it was. */
export function PastCard({ step, go, back }: { step: number; go(step: number): void; back(): void }) {
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === "Escape" && !document.querySelector("dialog[open]") && back();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  return (
    <section class="actions card past-card" aria-label={t("An earlier moment")}>
      <div class="question">
        <p>{t("This is how the table stood at move {0}.", step)}</p>
      </div>
      <div class="row">
        <button class="button small" onClick={() => go(Math.max(0, step - 1))}>
          {t("One back")}
        </button>
        <button class="button small" onClick={() => go(step + 1)}>
          {t("One on")}
        </button>
        <button class="button small primary" onClick={back}>
          {t("Back to now")}
        </button>
      </div>
    </section>
  );
}
