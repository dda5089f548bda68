/* Brings a part of the board into sight, and only if what can be chosen there is not. */

interface Span {
  top: number;
  bottom: number;
}

const room = 6;

function sticks(element: Element): boolean {
  return getComputedStyle(element).position === "sticky";
}

/* What is left of the window below the bars that stay above and above the one that stays below.
 * The laws right above the characters are to be seen with them. */
function free(board: Element, part: Element): Span {
  const cards = part.matches(".area-hand");
  let top = room;
  for (const bar of board.querySelectorAll<HTMLElement>(cards ? ".strip, .stores" : ".strip, .stores, .tabs"))
    if (sticks(bar)) top += bar.offsetHeight;
  const laws = board.querySelector<HTMLElement>(".law-briefs");
  if (cards && laws && !sticks(laws.parentElement!)) top += laws.offsetHeight + 2 * room;
  const question = document.querySelector<HTMLElement>(".actions");
  const below = question && sticks(question) ? question.offsetHeight : 0;
  return { top, bottom: innerHeight - below - room };
}

function around(elements: Element[]): Span {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter((box) => box.height > 0);
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

export function bring(board: Element, part: Element, smooth: boolean): void {
  const { top, bottom } = free(board, part);
  const whole = around([part]);
  /* A button is seen with the form it belongs to. */
  const glowing = [...part.querySelectorAll(".glow")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.closest("form") ?? element);
  const wanted = glowing.length > 0 ? around(glowing) : whole;
  if (wanted.top >= top && wanted.bottom <= bottom) return;
  const fits = (span: Span) => span.bottom - span.top <= bottom - top;
  const nearest = fits(whole) ? whole : fits(wanted) ? wanted : null;
  const by = !nearest || nearest.top < top ? (nearest ?? whole).top - top : nearest.bottom - bottom;
  scrollBy({ top: by, behavior: smooth ? "smooth" : "auto" });
}
