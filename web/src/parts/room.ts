/* How many choices of a list have room beside the board. The guide is to be read whole, and
 * what is in the list can be done on the board as well: so the list gives way, one by one. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { narrow } from "../device";

const least = 1;

function cutOff(element: Element | null): number {
  return element ? element.scrollHeight - element.clientHeight : 0;
}

export function useRoom(box: RefObject<HTMLElement>, question: string, count: number): number {
  const [{ place, room }, fit] = useState({ place: "", room: Infinity });
  const [, look] = useState(0);

  /* After each change once more, until all is seen; another question, guide or window begins
   * anew. */
  useLayoutEffect(() => {
    const guide = box.current?.querySelector(".guide") ?? null;
    const list = box.current?.querySelector(".choices") ?? null;
    const here = [question, count, guide?.matches(".open"), innerWidth, innerHeight].join();
    if (here !== place) return fit({ place: here, room: Infinity });
    guide?.classList.toggle("cut", !narrow() && cutOff(guide) > 1);
    if (!list || narrow() || list.matches(".open") || cutOff(guide) + cutOff(list) <= 1) return;
    const shown = [...list.children].filter((choice) => choice.getClientRects().length > 0).length;
    if (shown > least) fit({ place, room: shown - 1 });
  });

  useEffect(() => {
    const watcher = new ResizeObserver(() => look((n) => n + 1));
    for (const element of [box.current, box.current?.querySelector(".guide")]) if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, [question]);
  return room;
}
