/* Small things every screen uses. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";

/* A window above the page; Escape and the cross close it. */
export function Dialog(props: {
  title: string;
  close(): void;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const outside = useRef(false); /* a press that began there closes the window */
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = element.current;
    dialog?.showModal();
    /* It is read from its top, wherever the button is that has the focus. */
    for (const part of [dialog, ...(dialog?.querySelectorAll(".dialog-inner, .dialog-body") ?? [])]) part?.scrollTo(0, 0);
    return () => {
      dialog?.close(); /* nothing else takes the focus before */
      before?.focus?.({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${props.wide ? "wide" : ""}`}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onPointerDown={(event) => (outside.current = event.target === element.current)}
      onClick={(event) => outside.current && event.target === element.current && props.close()}
    >
      <div class="dialog-inner">
        <header>
          <h2>{props.title}</h2>
          <button class="button quiet small" onClick={props.close} aria-label={t("Close")}>
            <Icon name="cross" />
          </button>
        </header>
        <div class="dialog-body">{props.children}</div>
      </div>
    </dialog>
  );
}

const paths: Record<string, string> = {
  cross: "M5 5l14 14M19 5 5 19",
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
  reset: "M12 6 7 11l5 5M7 6 2 11l5 5M8 11h7a6 6 0 0 1 0 12h-2",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  down: "M4 8l8 8 8-8",
  up: "M4 16l8-8 8 8",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5 9 12l10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  previous: "M16 5 6 12l10 7z",
  next: "M8 5l10 7-10 7z",
  replay: "M4 4v6h6M4.7 10a8 8 0 1 1 .3 5M10.5 9.5v5l4-2.5z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2M9 13v2M15 13v2M2 13v3M22 13v3",
  crown: "M4 18h16M4 18 3 7l5 4 4-6 4 6 5-4-1 11",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  share: "M12 3v12M8 7l4-4 4 4M5 12v8h14v-8",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5",
  check: "M4 12l5 6L20 5",
};

export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export function Spinner({ label }: { label?: string }) {
  return (
    <span class="spinner" role="status">
      <span class="spinner-wheel" aria-hidden="true" />
      {label ?? <span class="unseen">{t("Just a moment …")}</span>}
    </span>
  );
}

/* Where one taps, links are sent by the device's own ways. */
function canShare(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/* A link, or another text, with buttons that copy it and send it; what it is sent as. */
export function Copy({ text, label, share }: { text: string; label: string; share?: string }) {
  const [copied, set] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    set(true);
    setTimeout(() => set(false), 2000);
  }
  return (
    <div class="copy">
      <input
        ref={field}
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button class="button" onClick={copy}>
        <Icon name={copied ? "check" : "link"} size={18} />
        {copied ? t("Copied") : t("Copy")}
      </button>
      {share && canShare() && (
        <button class="button" onClick={() => void navigator.share({ title: share, url: text }).catch(() => undefined)}>
          <Icon name="share" size={18} />
          {t("Share")}
        </button>
      )}
    </div>
  );
}

/* Reasons of the server are no whole sentences. */
function sentence(reason: string): string {
  const end = /[.!?…]$/.test(reason) ? "" : ".";
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${end}`;
}

export function Failure({ error }: { error: string | null }) {
  return error ? (
    <p class="failure" role="alert">
      {sentence(error)}
    </p>
  ) : null;
}

/* What to know about numbers that are a reconstruction, where they are shown. */
export function Reconstruction({ note }: { note: string | null | undefined }) {
  return note ? <p class="note reconstruction">{note}</p> : null;
}

/* One of a few, as buttons in a row that act as radio buttons. Where there are notes, that
 * of the picked one is told below. */
export function Pick<T extends string | number>(props: {
  label: string;
  value: T;
  choices: { value: T; label: string; note?: string }[];
  pick(value: T): void;
}) {
  const name = useRef(`pick-${Math.random().toString(36).slice(2)}`).current;
  const note = props.choices.find((choice) => choice.value === props.value)?.note;
  return (
    <fieldset class={`pick ${note ? "even" : ""}`}>
      <legend>{props.label}</legend>
      <div class="pick-row">
        {props.choices.map((choice) => (
          <label key={choice.value} class={choice.value === props.value ? "picked" : ""}>
            <input
              type="radio"
              name={name}
              checked={choice.value === props.value}
              onChange={() => props.pick(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {note && <p class="note" role="status">{note}</p>}
    </fieldset>
  );
}

/* Something fetched: null while it is under way. */
export function useFetched<T>(fetch: () => Promise<T>, ...on: unknown[]): [T | null, string | null] {
  const [value, set] = useState<T | null>(null);
  const [error, fail] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    fail(null);
    fetch().then(
      (fetched) => here && set(() => fetched),
      (reason: Error) => here && fail(reason.message),
    );
    return () => {
      here = false;
    };
  }, on);
  return [value, error];
}
