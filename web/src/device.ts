/* What a device is like to use. */

/* No room beside the board: the question lies at the lower edge (style/narrow.css). */
export function narrow(): boolean {
  return matchMedia("(max-width: 900px)").matches;
}

/* Fingers, which cannot point at something without pressing it. */
export function touch(): boolean {
  return globalThis.matchMedia?.("(hover: none)").matches ?? false;
}

interface Span {
  top: number;
  bottom: number;
}

const room = 8;

function sticks(element: Element): boolean {
  return getComputedStyle(element).position === "sticky";
}

function around(elements: Element[]): Span {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/* Scrolls as little as brings elements into sight, if they are not seen already: with all that
 * is around them where there is room for that, and the first of them where there is too little.
 * `above` is what bars cover that stay at the upper edge; the question may stay at the lower. */
export function reveal(elements: Element[], { whole, above = 0, smooth = false }:
  { whole?: Element; above?: number; smooth?: boolean } = {}): void {
  if (elements.length === 0) return;
  const question = document.querySelector<HTMLElement>(".actions");
  const top = above + room;
  const bottom = innerHeight - (question && sticks(question) ? question.offsetHeight : 0) - room;
  const wanted = around(elements);
  if (wanted.top >= above && wanted.bottom <= bottom) return;
  const spans = [...(whole ? [around([whole])] : []), wanted];
  const span = spans.find((one) => one.bottom - one.top <= bottom - top);
  const by = span && span.top >= top ? span.bottom - bottom : (span ?? around(elements.slice(0, 1))).top - top;
  scrollBy({ top: by, behavior: smooth ? "smooth" : "auto" });
}

/* The height of bars that stay at the upper edge. */
export function stuck(bars: Iterable<HTMLElement>): number {
  return [...bars].filter(sticks).reduce((sum, bar) => sum + bar.offsetHeight, 0);
}
