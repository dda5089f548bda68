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

/* As many of them as are seen together, the first of them before the others. */
function together([first, ...others]: Element[], height: number): Span {
  return others.reduce((span, element) => {
    const box = element.getBoundingClientRect();
    const more = { top: Math.min(span.top, box.top), bottom: Math.max(span.bottom, box.bottom) };
    return more.bottom - more.top <= height ? more : span;
  }, around([first!]));
}

interface Sight {
  whole?: Element;
  above?: number;
  smooth?: boolean;
}

function scroll(elements: Element[], { whole, above = 0, smooth = false }: Sight): void {
  if (elements.length === 0) return;
  const question = document.querySelector<HTMLElement>(".actions");
  const top = above + room;
  const bottom = innerHeight - (question && sticks(question) ? question.offsetHeight : 0) - room;
  const wanted = together(elements, bottom - top);
  if (wanted.top >= above && wanted.bottom <= bottom) return;
  const all = whole && around([whole]);
  const span = all && all.bottom - all.top <= bottom - top ? all : wanted;
  const fits = span.bottom - span.top <= bottom - top;
  const by = fits && span.top >= top ? span.bottom - bottom : span.top - top;
  /* The bar with the name of the table is seen or not, but not cut. */
  const bar = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const cut = by > 0 && by < bar && span.top - top >= bar;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: cut ? bar : by, behavior: smooth && !calm ? "smooth" : "auto" });
}

/* What the person does, other than in a window over the page. */
const doings = ["wheel", "touchmove", "pointerdown", "keydown"];

let rest = (): void => undefined;

/* Scrolls as little as brings elements into sight, if they are not seen already: with all that
 * is around them where there is room for that, and where there is too little as many of them
 * as possible, the first before the others. `above` is what bars cover that stay at the upper
 * edge; the question may stay at the lower. It may still grow: they stay in sight until the
 * person does something. Who writes to the others is not led away. */
export function reveal(elements: Element[], sight: Sight = {}): void {
  rest();
  if (document.querySelector(".story input:focus")) return;
  const show = () => scroll(elements.filter((element) => element.isConnected), sight);
  show();
  const question = document.querySelector(".actions");
  if (!question || !sticks(question)) return;
  const height = new ResizeObserver(show);
  const done = (event: Event) => !(event.target as Element).closest?.("dialog") && rest();
  rest = () => {
    height.disconnect();
    for (const doing of doings) removeEventListener(doing, done, true);
    rest = () => undefined;
  };
  height.observe(question);
  for (const doing of doings) addEventListener(doing, done, { capture: true, passive: true });
}

/* The height of bars that stay at the upper edge. */
export function stuck(bars: Iterable<HTMLElement>): number {
  return [...bars].filter(sticks).reduce((sum, bar) => sum + bar.offsetHeight, 0);
}
