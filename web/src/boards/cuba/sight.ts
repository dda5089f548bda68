/* Brings a part of the board into sight, and only if what can be chosen there is not. */
import { reveal, stuck } from "../../device";

const gap = 12;

/* What the bars above the part cover. The laws right above the characters are to be seen with
 * them. */
function above(board: Element, part: Element): number {
  const cards = part.matches(".area-hand");
  const bars = stuck(board.querySelectorAll<HTMLElement>(cards ? ".strip, .stores" : ".strip, .stores, .tabs"));
  const laws = board.querySelector<HTMLElement>(".law-briefs");
  const beside = cards && laws && stuck([laws.parentElement!]) === 0;
  return beside ? bars + laws.offsetHeight + gap : bars;
}

export function bring(board: Element, part: Element, smooth: boolean): void {
  /* A button is seen with what it is about: the act that is due, everybody's votes. */
  const about = ".bidding, .law.due";
  const glowing = [...part.querySelectorAll(".glow")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.closest(about) ?? element);
  const heading = glowing.some((element) => element.matches(about)) ? part.querySelectorAll("h3") : [];
  reveal(glowing.length > 0 ? [...heading, ...glowing] : [part], { whole: part, above: above(board, part), smooth });
}
