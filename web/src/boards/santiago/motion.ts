/* Shows what has just happened. The board below already stands as it is now; this only
 * lets the car drive there and things fly, and can be cut short at any moment. */
import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import type { Event } from "../../types";
import { spot } from "./street";
import type { View } from "./types";

const STEP = 260;
const ALL = 1800;

interface Act {
  length: number;
  start(delay: number, length: number): void;
}

class Stage {
  private running: Animation[] = [];
  private flying: Element[] = [];
  private moved = new Set<Element>();
  constructor(private root: HTMLElement, private view: View) {}

  find(...names: string[]): HTMLElement | null {
    for (const name of names) {
      const found = this.root.querySelector<HTMLElement>(`[data-at="${name}"]`);
      if (found) return found;
    }
    return null;
  }

  /* Until its turn an element waits where its first motion begins, and between two of
   * them where the one before has ended. */
  animate(element: Element, frames: Keyframe[], delay: number, duration: number): void {
    const fill = this.moved.has(element) ? "forwards" : "both";
    this.moved.add(element);
    this.running.push(element.animate(frames, { delay, duration, easing: "ease-in-out", fill }));
  }

  /* Nothing is kept once all has been shown. */
  async end(): Promise<void> {
    await Promise.allSettled(this.running.map((animation) => animation.finished));
    this.cut();
  }

  private middle(element: HTMLElement): { x: number; y: number } {
    const base = this.root.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2 - base.x, y: box.y + box.height / 2 - base.y };
  }

  /* A copy of a drawing, to fly over the board; nothing under the pointer moves. */
  private flyer(model: Element, size: number, frames: (at: (x: number, y: number, scale: number) => string) => Keyframe[],
    delay: number, duration: number): void {
    const flyer = document.createElement("span");
    flyer.className = "sc-flyer";
    flyer.setAttribute("aria-hidden", "true");
    const copy = model.cloneNode(true) as SVGElement;
    copy.setAttribute("width", String(size));
    copy.setAttribute("height", String(size));
    flyer.append(copy);
    this.root.append(flyer);
    this.flying.push(flyer);
    const at = (x: number, y: number, scale: number) =>
      `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
    const move = flyer.animate(frames(at), { delay, duration, easing: "ease-in-out", fill: "both" });
    move.onfinish = () => flyer.remove();
    this.running.push(move);
  }

  /* A piece flies from one part of the board to another. */
  fly(what: string, from: HTMLElement | null, to: HTMLElement | null, delay: number, duration: number): void {
    const model = this.root.querySelector(`.piece-${what}`);
    if (!from || !to || !model) return;
    const a = this.middle(from);
    const b = this.middle(to);
    this.flyer(model, 30, (at) => [
      { transform: at(a.x, a.y, 0.6), opacity: 0 },
      { transform: at(a.x, a.y - 8, 1.1), opacity: 1, offset: 0.2 },
      { transform: at(b.x, b.y, 0.8), opacity: 1 },
    ], delay, duration * 1.4);
  }

  /* The old ship sails off. */
  depart(delay: number, duration: number): void {
    const ship = this.find("ship");
    const model = this.root.querySelector(".sc-row .sc-little-ship");
    if (!ship || !model) return;
    const a = this.middle(ship);
    const way = ship.offsetWidth / 2;
    this.flyer(model, 110, (at) => [
      { transform: at(a.x, a.y, 1), opacity: 1 },
      { transform: at(a.x + way, a.y - 6, 0.6), opacity: 0 },
    ], delay, duration * 1.8);
  }

  seat(seat: unknown, what: unknown): HTMLElement | null {
    return this.find(`stock:${seat}:${what}`, `stock:${seat}`, `row:${seat}`);
  }

  place(source: unknown): HTMLElement | null {
    return this.find(`stop:${source}`, `building:${source}`);
  }

  /* The car's way along the lanes, round the ends of the loop. */
  drive(from: unknown, to: unknown, delay: number, duration: number): void {
    const car = this.find("car");
    const road = car?.parentElement;
    if (!car || !road) return;
    const start = this.view.street.indexOf(from as never);
    const end = this.view.street.indexOf(to as never);
    if (start < 0 || end < 0) return;
    const box = road.getBoundingClientRect();
    const half = car.offsetWidth / 2;
    const top = (lane: string) => (lane === "upper" ? 0 : box.height - car.offsetHeight);
    const now = spot(this.view.car);
    const home = { x: (now.x / 100) * box.width, y: top(now.lane) };
    const frame = (x: number, lane: string): Keyframe => ({
      transform: `translate(${x - home.x}px, ${top(lane) - home.y}px) scaleX(${lane === "upper" ? 1 : -1})`,
    });
    const frames: Keyframe[] = [];
    for (let stop = start, first = true; first || stop !== end; first = false) {
      const at = spot(stop);
      frames.push(frame((at.x / 100) * box.width, at.lane));
      const next = (stop + 1) % 10;
      if (stop === 5) frames.push(frame(box.width - half, "upper"), frame(box.width - half, "lower"));
      if (stop === 0) frames.push(frame(half, "lower"), frame(half, "upper"));
      stop = next;
    }
    const last = spot(end);
    frames.push(frame((last.x / 100) * box.width, last.lane));
    this.animate(car, frames, delay, duration);
  }

  cut = (): void => {
    for (const animation of this.running) animation.cancel();
    for (const element of this.flying) element.remove();
    this.running = [];
    this.flying = [];
  };
}

function pop(stage: Stage, element: HTMLElement | null, delay: number, length: number): void {
  if (!element) return;
  stage.animate(
    element,
    [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.2)", opacity: 1, offset: 0.7 }, { transform: "none" }],
    delay, length,
  );
}

function act(stage: Stage, event: Event): Act | null {
  const { seat } = event;
  const flight = (what: unknown, from: HTMLElement | null, to: HTMLElement | null): Act => ({
    length: STEP,
    start: (delay, length) => stage.fly(String(what), from, to, delay, length),
  });
  switch (event.event) {
    case "drive":
      return { length: 400, start: (delay, length) => stage.drive(event.from, event.to, delay, length) };
    case "gain":
      return flight(event.what, stage.place(event.source), stage.seat(seat, event.what));
    case "receive":
      return flight(event.what, stage.seat(event.from, event.what), stage.seat(seat, event.what));
    case "deliver":
    case "office":
      return flight(event.good, stage.seat(seat, event.good), stage.find(`die:${event.good}`));
    case "wood":
      return flight("wood", stage.seat(seat, "wood"), stage.find(`die:${event.die}`));
    case "cafe":
      return flight(event.good, stage.seat(seat, event.good), stage.find("building:cafe"));
    case "exchange":
      return flight(event.got, stage.seat(seat, event.given), stage.seat(seat, event.got));
    case "owner":
      return flight("vp", stage.find(`building:${event.building}`), stage.seat(seat, "vp"));
    case "move":
      return { length: STEP, start: (delay, length) => pop(stage, stage.find(`piece:${seat}`), delay, length) };
    case "seize":
      return {
        length: STEP,
        start: (delay, length) =>
          pop(stage, stage.find(`building:${event.building}`)?.querySelector(".sc-owner") ?? null, delay, length),
      };
    case "value":
      return { length: STEP, start: (delay, length) => pop(stage, stage.find("marker"), delay, length) };
    case "depart":
      return { length: 400, start: (delay, length) => stage.depart(delay, length) };
    case "roll":
      return {
        length: 120,
        start: (delay) => {
          const die = stage.find(`die:${event.die}`)?.querySelector(".sc-die-art");
          const frames = [{ transform: "rotate(-200deg) scale(.5)", opacity: 0 }, { transform: "none", opacity: 1 }];
          if (die) stage.animate(die, frames, delay, 340);
        },
      };
    case "leave":
      return { length: STEP, start: (delay, length) => pop(stage, stage.find(`die:${event.die}`), delay, length) };
  }
  return null;
}

export function useMotion(root: RefObject<HTMLElement>, events: Event[], view: View, speed: number): void {
  const shown = useRef<Event[]>([]);
  useEffect(() => {
    if (shown.current === events) return;
    shown.current = events;
    if (!root.current || !events.length || speed <= 0) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const stage = new Stage(root.current, view);
    const acts = events.map((event) => act(stage, event)).filter((found) => found !== null);
    const length = acts.reduce((sum, { length }) => sum + length, 0);
    const pace = speed * Math.min(1, ALL / Math.max(length, 1));
    let delay = 0;
    for (const { length, start } of acts) {
      start(delay, length * pace);
      delay += length * pace;
    }
    void stage.end();
    document.addEventListener("pointerdown", stage.cut, { capture: true, once: true });
    document.addEventListener("keydown", stage.cut, { capture: true, once: true });
    return () => {
      stage.cut();
      document.removeEventListener("pointerdown", stage.cut, { capture: true });
      document.removeEventListener("keydown", stage.cut, { capture: true });
    };
  }, [events]);
}
