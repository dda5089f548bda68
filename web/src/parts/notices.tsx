/* Lines above everything else that say what is not as usual. */
import type { ComponentChildren } from "preact";
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
