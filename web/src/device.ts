/* What a device is like to use. */

/* No room beside the board: the question lies at the lower edge (style/narrow.css). */
export function narrow(): boolean {
  return matchMedia("(max-width: 900px)").matches;
}

/* Fingers, which cannot point at something without pressing it. */
export function touch(): boolean {
  return globalThis.matchMedia?.("(hover: none)").matches ?? false;
}

/* How much of the window is free above the question at the lower edge. */
function bottom(): number {
  const question = document.querySelector(".actions")?.getBoundingClientRect();
  return narrow() && question && question.top > 0 ? Math.min(question.top, innerHeight) : innerHeight;
}

/* Scrolls as little as brings elements into sight, or the first of them where there is no
 * room for all; not at all where they are seen already. */
export function reveal(elements: Element[], smooth = false): void {
  const room = 8;
  const end = bottom() - room;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [first] = boxes;
  if (!first) return;
  let top = Math.min(...boxes.map((box) => box.top));
  let low = Math.max(...boxes.map((box) => box.bottom));
  if (low - top > end - room) [top, low] = [first.top, first.bottom];
  const below = Math.min(low - end, top - room);
  const by = below > 0 ? below : top < 0 ? top - room : 0;
  if (by !== 0) scrollBy({ top: by, behavior: smooth ? "smooth" : "auto" });
}
