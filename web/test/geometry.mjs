// Where things are on the page: what lies on top of something else, what is cut off, and
// what a finger would miss. Each finding names its elements.

/* What may lie over something else, and why. */
export const meant = [
  {
    over: ".ask",
    under: ".sc-over, .sd-card, .tile-spot, .field-spot, .character-card",
    why: "the question mark in the corner of a tile or a card asks for its rules",
  },
  { over: ".delta", under: "button", why: "what a choice would change sits on the corner of its pile" },
];

/* Runs in the page. */
function look({ meant, phone }) {
  const slack = 2;
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;

  function name(element) {
    const kind = element.getAttribute("class")?.trim().split(/\s+/).join(".");
    const said = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const words = said.trim().replace(/\s+/g, " ").slice(0, 32);
    return `${element.localName}${kind ? `.${kind}` : ""}${words ? ` "${words}"` : ""}`;
  }

  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;
  const empty = (box) => width(box) < 1 || height(box) < 1;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  /* What an element and those around it let through: all of them, or only those that do not
   * scroll. */
  const everything = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const windows = { true: new Map(), false: new Map() };
  function windowOf(element, scrolling) {
    if (!element || element === document.body) return everything;
    const known = windows[scrolling].get(element);
    if (known) return known;
    const style = styleOf(element);
    const last = style.position === "fixed" || element === root;
    let box = last ? everything : windowOf(element.parentElement, scrolling);
    const cuts = (how) => how === "hidden" || how === "clip" || (scrolling && (how === "auto" || how === "scroll"));
    const [x, y] = [cuts(style.overflowX), cuts(style.overflowY)];
    if (x || y) {
      const edge = element.getBoundingClientRect();
      if (x) box = common(box, { ...box, left: edge.left, right: edge.right });
      if (y) box = common(box, { ...box, top: edge.top, bottom: edge.bottom });
    }
    windows[scrolling].set(element, box);
    return box;
  }
  const through = (element, box, scrolling) => common(box, windowOf(element, scrolling));

  const hidden = new Map();
  function clipped(element) {
    if (!element || element === document.body) return false;
    if (!hidden.has(element))
      hidden.set(element, styleOf(element).clipPath.startsWith("inset(50%") || clipped(element.parentElement));
    return hidden.get(element);
  }
  const unseen = (element) =>
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || clipped(element);

  /* Bars that stay while the rest scrolls lie over it; whether they leave it reachable is
   * asked at the end of the page. */
  function pinned(element) {
    for (let around = element; around && around !== root; around = around.parentElement) {
      const { position } = styleOf(around);
      if (position === "sticky" || position === "fixed") return around;
    }
    return null;
  }

  /* ---- what can be clicked ---- */

  const wanted = "a[href], button, input, select, textarea, summary, [role=button], .glow";
  const targets = [...new Set([...root.querySelectorAll(wanted)].map((element) => element.closest("label") ?? element))]
    .filter((element) => !unseen(element))
    .map((element) => {
      const whole = element.getBoundingClientRect();
      return { element, whole, box: through(element, whole, true), bar: pinned(element) };
    })
    .filter(({ box }) => !empty(box));

  const excused = (a, b) =>
    meant.some(
      ({ over, under }) =>
        (a.matches(over) && b.matches(under)) || (b.matches(over) && a.matches(under)),
    );
  function overlap(a, b) {
    const both = common(a, b);
    return width(both) > slack && height(both) > slack ? `${Math.round(width(both))}x${Math.round(height(both))} px` : "";
  }

  for (const [index, a] of targets.entries())
    for (const b of targets.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (a.bar !== b.bar || excused(a.element, b.element)) continue;
      const by = overlap(a.box, b.box);
      if (by) found.push(`${name(a.element)} and ${name(b.element)} overlap by ${by}`);
    }

  /* WCAG 2.2, target size: 24 px, or a circle of 24 px around it that meets no other's. */
  if (phone) {
    const small = 24;
    const little = ({ whole }) => whole.width < small - 0.5 || whole.height < small - 0.5;
    const middle = ({ whole }) => ({ x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 });
    for (const target of targets.filter(little)) {
      const { element } = target;
      if (element.localName === "a" && styleOf(element).display === "inline") continue;
      const { x, y } = middle(target);
      const near = targets.find((other) => {
        if (other === target || other.bar !== target.bar) return false;
        if (other.element.contains(element) || element.contains(other.element)) return false;
        const at = middle(other);
        if (little(other)) return Math.hypot(at.x - x, at.y - y) < small;
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return Math.hypot(dx, dy) < small / 2;
      });
      if (near)
        found.push(
          `${name(element)} is ${Math.round(target.whole.width)}x${Math.round(target.whole.height)} px, beside ${name(near.element)}`,
        );
    }
  }

  /* ---- what can be read ---- */

  /* The letters of a line, without the room above and below them. */
  function letters(box) {
    const high = box.bottom - box.top;
    return { left: box.left, right: box.right, top: box.top + 0.2 * high, bottom: box.bottom - 0.15 * high };
  }
  /* Shortened on purpose: an ellipsis whose whole is in a title, or a few lines that a button
   * beside them unfolds. */
  function shortened(element) {
    for (let around = element; around && around !== root; around = around.parentElement) {
      const style = styleOf(around);
      if (style.textOverflow === "ellipsis") return around.closest("[title], [aria-label]") !== null;
      if (style.webkitLineClamp !== "none")
        return around.parentElement.querySelector('[aria-expanded="false"]') !== null;
    }
    return false;
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, title, desc, option") || unseen(element)) continue;
    range.selectNodeContents(node);
    const whole = [...range.getClientRects()].filter((box) => box.width > 1).map(letters);
    const seen = [];
    for (const box of whole) {
      const left = through(element, box, false);
      const lost = Math.max(width(box) - Math.max(0, width(left)), height(box) - Math.max(0, height(left)));
      if (lost > 1 && !shortened(element)) found.push(`${name(element)} is cut off by ${Math.round(lost)} px`);
      const part = through(element, box, true);
      if (!empty(part)) seen.push(part);
    }
    const picture = element.closest("svg");
    if (picture && styleOf(picture).overflow !== "visible") {
      const edge = picture.getBoundingClientRect();
      for (const box of whole)
        if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1)
          found.push(`${name(element)} is outside of its picture`);
    }
    const button = element.closest("button, .button, select");
    if (button) {
      const edge = button.getBoundingClientRect();
      for (const box of whole)
        if (edge.width > 0 && (box.left < edge.left - slack || box.right > edge.right + slack || box.bottom > edge.bottom + slack))
          if (!shortened(element) && !excused(element, button)) found.push(`${name(element)} sticks out of ${name(button)}`);
    }
    if (seen.length > 0) texts.push({ element, boxes: seen, bar: pinned(element) });
  }

  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1)) {
      if (a.element === b.element || a.bar !== b.bar || excused(a.element, b.element)) continue;
      for (const one of a.boxes)
        for (const other of b.boxes) {
          const by = overlap(one, other);
          if (by) found.push(`the words of ${name(a.element)} and ${name(b.element)} overlap by ${by}`);
        }
    }

  /* ---- what stays while the rest scrolls ---- */

  const bars = new Set([...targets, ...texts].map(({ bar }) => bar).filter(Boolean));
  if (root === document.body && bars.size > 0) {
    const before = scrollY;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    for (const bar of bars) {
      const edge = bar.getBoundingClientRect();
      for (const { element, bar: own } of targets) {
        if (own || edge.top < innerHeight / 2) continue;
        const by = overlap(element.getBoundingClientRect(), edge);
        if (by) found.push(`${name(element)} stays hidden below ${name(bar)}`);
      }
    }
    scrollTo({ top: before, behavior: "instant" });
  }
  return [...new Set(found)];
}

/* What is wrong with the places of things on the page as it is now. */
export function crowding(page) {
  return page.evaluate(look, { meant, phone: page.viewportSize().width < 500 });
}
