/* The top of every screen, and the settings behind it. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { gamesWithBoards } from "../boards";
import { gameName } from "../names";
import { address } from "../route";
import { account, change, guideAgain, guided, settings, type Settings } from "../settings";
import { useStore } from "../store";
import { languages, t } from "../words";
import { Dialog, Icon, Pick } from "./basics";

const languageNames: Record<string, string> = { en: "English", de: "Deutsch" };

export function SettingsDialog({ close }: { close(): void }) {
  const now = useStore(settings);
  return (
    <Dialog title={t("Settings")} close={close}>
      <Pick
        label={t("Language")}
        value={now.language}
        choices={languages.map((value) => ({ value, label: languageNames[value] ?? value }))}
        pick={(language) => change({ language })}
      />
      <Pick
        label={t("Appearance")}
        value={now.theme}
        choices={[
          { value: "auto", label: t("System") },
          { value: "light", label: t("Light") },
          { value: "dark", label: t("Dark") },
        ]}
        pick={(theme) => change({ theme: theme as Settings["theme"] })}
      />
      <Pick
        label={t("Others' moves")}
        value={now.speed}
        choices={[
          { value: 0, label: t("At once") },
          { value: 0.5, label: t("Quick") },
          { value: 1, label: t("Normal") },
          { value: 2, label: t("Slow") },
        ]}
        pick={(speed) => change({ speed })}
      />
      <label class="field">
        <span>{t("Your name")}</span>
        <input
          value={now.name}
          maxLength={30}
          autocomplete="nickname"
          onChange={(event) => change({ name: event.currentTarget.value.trim() })}
        />
      </label>
      <fieldset class="ticks">
        <legend>{t("A guide in my games of")}</legend>
        {gamesWithBoards.map((game) => (
          <label key={game} class="tick">
            <input
              type="checkbox"
              checked={!now.guided.includes(game)}
              onChange={(event) => (event.currentTarget.checked ? guideAgain(game) : guided(game))}
            />
            <span>{gameName(game)}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

/* Changes language in one step, from anywhere. */
function LanguageButton() {
  const { language } = useStore(settings);
  const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? "en";
  return (
    <button
      class="button quiet small"
      lang={next}
      onClick={() => change({ language: next })}
      aria-label={`${next.toUpperCase()}: ${languageNames[next]}`}
    >
      {next.toUpperCase()}
    </button>
  );
}

export function Top({ children, compact }: { children?: ComponentChildren; compact?: boolean }) {
  const [open, set] = useState(false);
  const who = useStore(account);
  return (
    <header class={`top ${compact ? "compact" : ""}`}>
      <a class="brand" href={address()} aria-label={t("Antilles: to the start")}>
        <Emblem />
        <span class="brand-name">Antilles</span>
      </a>
      <div class="top-middle">{children}</div>
      <nav aria-label={t("Everywhere")}>
        {!compact && (
          <a class="button quiet small" href={address("account")}>
            {who ? who.name : t("Sign in")}
          </a>
        )}
        <LanguageButton />
        <button class="button quiet small" onClick={() => set(true)} aria-label={t("Settings")}>
          <Icon name="gear" />
        </button>
      </nav>
      {open && <SettingsDialog close={() => set(false)} />}
    </header>
  );
}

export function Emblem({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx="32" cy="32" r="31" fill="var(--sea-deep)" />
      <circle cx="45" cy="20" r="8" fill="#f2b544" />
      <path
        d="M31 11v30M31 13c9 5 13 13 13 24H31zM28 19c-7 6-10 12-11 19h11z"
        fill="#fff6e2"
        stroke="#fff6e2"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M12 43h40c-2 7-7 10-12 10H23c-6 0-10-4-11-10z" fill="#a5683a" />
      <path d="M6 52c5-3 8-3 13 0s8 3 13 0 8-3 13 0 8 3 13 0" stroke="#7fb9c4" stroke-width="3" fill="none" />
    </svg>
  );
}

export function Page(props: { title?: string; narrow?: boolean; children: ComponentChildren }) {
  return (
    <>
      <Top />
      <main class={`page ${props.narrow ? "narrow" : ""}`} id="main" tabIndex={-1}>
        {props.title && <h1>{props.title}</h1>}
        {props.children}
      </main>
      <footer class="foot">
        <p>{t("The games' names belong to their owners; this is an independent, unofficial program.")}</p>
      </footer>
    </>
  );
}
