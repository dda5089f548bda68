/* What people say to each other at the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Live } from "../live";
import type { Message } from "../types";
import { t, tn } from "../words";
import { Failure, Icon } from "./basics";

const toastTime = 7000;

function timeOf(time: number): string {
  return new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/* What others have said since one came, or looked at the chat last. */
export function useUnread(live: Live, open: boolean): Message[] {
  const you = live.position?.you?.member;
  const lines = live.messages.filter((message) => message.do === "chat" && message.member !== you);
  const last = lines.at(-1)?.n ?? 0;
  const [read, note] = useState(last);
  useEffect(() => {
    if (open) note(last);
  }, [open, last]);
  return open ? [] : lines.filter((line) => line.n > read);
}

/* How much is unread, in the top of a screen whose chat may be far below. */
export function Unread({ lines, open }: { lines: Message[]; open(): void }) {
  if (lines.length === 0) return null;
  return (
    <button class="button quiet small narrow-only" onClick={open}>
      <Icon name="chat" size={18} />
      <span class="count">{lines.length}</span>
      <span class="unseen">{tn("new line in the chat", "new lines in the chat", lines.length)}</span>
    </button>
  );
}

/* The newest unread line, for a moment, wherever one is. */
export function Toast({ lines, open }: { lines: Message[]; open(): void }) {
  const line = lines.at(-1);
  const [gone, end] = useState(0);
  useEffect(() => {
    if (!line) return;
    const timer = setTimeout(() => end(line.n), toastTime);
    return () => clearTimeout(timer);
  }, [line?.n]);
  return (
    <div class="toast" role="status">
      {line && line.n > gone && (
        <button onClick={open}>
          <Icon name="chat" size={16} />
          <span>
            <strong>{String(line.name)}</strong> {String(line.text)}
          </span>
        </button>
      )}
    </div>
  );
}

export function Chat({ live }: { live: Live }) {
  const [error, fail] = useState<string | null>(null);
  const [text, type] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const lines = live.messages.filter((message) => message.do === "chat");
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  async function submit(event: Event) {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    fail(null);
    type("");
    try {
      await live.send({ do: "chat", text: said });
    } catch (reason) {
      type((since) => since || said);
      fail((reason as Error).message);
    }
  }
  return (
    <div class="chat">
      {lines.length > 0 && (
        <ul ref={list} tabIndex={0} aria-label={t("Chat")}>
          {lines.map((line) => (
            <li key={line.n}>
              <strong>{String(line.name)}</strong> <span>{String(line.text)}</span>{" "}
              <small>{timeOf(line.time)}</small>
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && <p class="note">{t("Nobody has said anything yet.")}</p>}
      {live.position?.you?.name && (
        <form onSubmit={submit}>
          <input
            value={text}
            maxLength={300}
            aria-label={t("Say something")}
            placeholder={t("Say something")}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <button class="button">{t("Say")}</button>
        </form>
      )}
      {live.position && !live.position.you?.name && (
        <p class="note">{t("Who only watches can read here, but not write.")}</p>
      )}
      <Failure error={error} />
    </div>
  );
}
