/* Where in the page one is: the part of the address after #. */
import { store } from "./store";

/* A part of an address that somebody may have damaged. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): string[] {
  return location.hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part.length > 0)
    .map(plain);
}

export const route = store<string[]>(read());

addEventListener("hashchange", () => {
  const next = read();
  if (next.join("/") !== route.get().join("/")) route.set(next);
});

export function address(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = address(...parts);
}

/* Changes the address without a step in the history. */
export function become(...parts: (string | number)[]): void {
  history.replaceState(null, "", address(...parts));
  route.set(read());
}

export function link(...parts: (string | number)[]): string {
  return `${location.origin}${location.pathname}${address(...parts)}`;
}
