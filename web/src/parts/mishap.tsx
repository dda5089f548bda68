/* A fault of the page itself: said, with a way on, instead of an empty screen. */
import { Component, type ComponentChildren } from "preact";
import { t } from "../words";
import { Page } from "./frame";

export class Mishap extends Component<{ children: ComponentChildren }, { fault: Error | null }> {
  state = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  componentDidCatch(fault: Error) {
    console.error(fault);
  }

  render() {
    const { fault } = this.state as { fault: Error | null };
    if (!fault) return this.props.children;
    return (
      <Page title={t("Something went wrong on this page")} narrow>
        <p>{t("Your game is safe: the server keeps it. Load the page again to go on.")}</p>
        <div class="row">
          <button class="button primary" onClick={() => location.reload()}>
            {t("Load it again")}
          </button>
        </div>
        <p class="note">{String(fault.message)}</p>
      </Page>
    );
  }
}
