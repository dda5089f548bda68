/* What people say to each other at the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Live } from "../live";
import { t } from "../words";
import { Failure } from "./basics";

function timeOf(time: number): string {
  return new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
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
    if (!text.trim()) return;
    fail(null);
    try {
      await live.send({ do: "chat", text: text.trim() });
      type("");
    } catch (reason) {
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
      <Failure error={error} />
    </div>
  );
}
