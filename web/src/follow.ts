/* Following one table: a socket that comes back by itself and misses nothing. */
import { Refusal } from "./api";
import type { Message, Position } from "./types";
import { t } from "./words";

/* The messages since the last position, and the position they lead to. */
export interface Frame {
  messages: Message[];
  position: Position<any>;
  /* What was there before this page came: nothing to wait for. */
  old: boolean;
}

export interface Following {
  /* Sends a command; refused when there is no connection. */
  send<T = { ok: true }>(command: { do: string; [part: string]: unknown }): Promise<T>;
  stop(): void;
}

interface Listener {
  frame(frame: Frame): void;
  /* The members who have the table open. */
  here(members: number[]): void;
  online(online: boolean): void;
  /* The table or the seat is not known. */
  refused(error: Refusal): void;
}

const firstWait = 400;
const longestWait = 8000;
const heartbeat = 20000;
const patience = 30000;
/* For a sign of life. */
const pulse = 8000;

/* The code of what was not answered in time. */
const silent = "silent";

interface Waiting {
  yes(answer: any): void;
  no(error: Refusal): void;
  timer: number;
}

function hereAt(position: Position): number[] {
  return position.table.members.filter((one) => one.here).map((one) => one.member);
}

/* `others` are the secrets of those who share the device: they are here as well. */
export function follow(
  table: string,
  token: string | undefined,
  others: string[],
  language: string,
  listener: Listener,
): Following {
  let socket: WebSocket | null = null;
  let since = 0;
  let wait = firstWait;
  let timer = 0;
  let stopped = false;
  let fresh = true;
  let last = 0;
  let pending: Message[] = [];
  const waiting = new Map<number, Waiting>();

  function lose(code: string, reason: string): void {
    for (const [, asked] of waiting) {
      clearTimeout(asked.timer);
      asked.no(new Refusal(code, reason));
    }
    waiting.clear();
  }

  function drop(): void {
    if (!socket) return;
    const gone = socket;
    socket = null;
    gone.onclose = gone.onmessage = gone.onerror = null;
    gone.close();
    pending = [];
    lose("offline", t("The connection was lost; whether the server got it will show."));
    listener.online(false);
  }

  function again(): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, longestWait);
  }

  function answered(message: any): void {
    const asked = waiting.get(message.re);
    if (!asked) {
      if (message.error && message.re == null) refuse(message.error);
      return;
    }
    waiting.delete(message.re);
    clearTimeout(asked.timer);
    if (message.error) asked.no(new Refusal(message.error.code, message.error.reason));
    else asked.yes(message);
  }

  function refuse(error: { code: string; reason: string }): void {
    if (error.code === "busy" || error.code === "limit") return;
    stop();
    listener.refused(new Refusal(error.code, error.reason));
  }

  function hear(event: MessageEvent): void {
    const message = JSON.parse(event.data as string);
    if ("re" in message) {
      answered(message);
    } else if ("n" in message) {
      pending.push(message);
    } else if ("at" in message) {
      wait = firstWait;
      since = pending.at(-1)?.n ?? since; /* what came without its position comes again */
      listener.online(true);
      listener.here(hereAt(message));
      listener.frame({ messages: pending, position: message, old: fresh });
      pending = [];
      fresh = false;
    } else if ("here" in message) {
      listener.here(message.here);
    } else if (message.error) {
      refuse(message.error);
    }
  }

  function open(): void {
    if (stopped || socket) return;
    clearTimeout(timer);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () =>
      opened.send(
        JSON.stringify({
          ...{ do: "watch", table, since, lang: language },
          ...(token && { token }),
          ...(others.length > 0 && { others }),
        }),
      );
    opened.onmessage = hear;
    setTimeout(() => opened === socket && opened.readyState === WebSocket.CONNECTING && away(), pulse);
    opened.onclose = () => {
      if (socket !== opened) return;
      drop();
      again();
    };
  }

  /* A socket can be dead for minutes before it says so. */
  async function probe(): Promise<void> {
    if (stopped) return;
    const asked = socket;
    if (!asked) {
      wait = firstWait;
      open();
    } else if (!(await lives()) && socket === asked) away();
  }

  /* Whether it answers, with whatever. */
  function lives(): Promise<boolean> {
    return ask({ do: "ping" }, pulse).then(
      () => true,
      (refusal: Refusal) => refusal.code !== silent,
    );
  }

  function awake(): void {
    if (document.visibilityState === "visible") void probe();
  }

  function away(): void {
    drop();
    again();
  }

  const beat = window.setInterval(awake, heartbeat);
  addEventListener("online", awake);
  addEventListener("offline", away);
  document.addEventListener("visibilitychange", awake);
  open();

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    clearInterval(beat);
    removeEventListener("online", awake);
    removeEventListener("offline", away);
    document.removeEventListener("visibilitychange", awake);
    const gone = socket;
    socket = null;
    if (gone) {
      gone.onclose = gone.onmessage = null;
      gone.close();
    }
    lose("offline", t("The table was left."));
  }

  function ask<T>(command: { do: string; [part: string]: unknown }, time: number): Promise<T> {
    return new Promise<T>((yes, no) => {
      if (!socket || socket.readyState !== WebSocket.OPEN) {
        no(new Refusal("offline", t("There is no connection just now; please try again.")));
        return;
      }
      const id = ++last;
      const late = window.setTimeout(() => {
        waiting.delete(id);
        no(new Refusal(silent, t("The server does not answer.")));
      }, time);
      waiting.set(id, { yes, no, timer: late });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  return {
    stop,
    send<T>(command: { do: string; [part: string]: unknown }): Promise<T> {
      const asked = socket;
      return ask<T>(command, patience).catch((refusal: Refusal) => {
        if (refusal.code === silent && socket === asked) away();
        throw refusal;
      });
    },
  };
}
