import { PIPS } from "./pips";
import { RATIO } from "./places";
import type { Slot } from "./places";
import type { Badge, Face } from "./state";

/** Width at which a card's parts are drawn; every other size is a scale of it. */
export const BASE = 104;

const SVG = "http://www.w3.org/2000/svg";

function pip(kind: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", kind);
  drawing.append(document.createElementNS(SVG, "path"));
  return drawing;
}

/** One of the fifty-two pieces of pasteboard. It is made once and only ever moved. */
export class Card {
  readonly element = document.createElement("div");
  /** The name of the face it shows, or null while it lies face down. */
  face: string | null = null;
  /** The place it lies in. */
  place = "";
  /** Where it is going, or is. */
  slot: Slot = { x: 0, y: 0, width: BASE, turn: 0, opacity: 0 };
  private readonly front = document.createElement("div");
  private readonly back = document.createElement("div");
  private readonly rank = document.createElement("b");
  private readonly corner = document.createElement("i");
  private drawn: Face | null = null;
  private from: Slot = this.slot;
  private flight: Animation | null = null;

  constructor() {
    this.element.className = "card";
    this.front.className = "front";
    this.back.className = "back";
    this.front.append(this.rank, pip("small"), pip("large"));
    this.element.append(this.front, this.back);
    this.element.style.opacity = "0";
  }

  /** Print a face on the front; nothing is touched when it is the one already there. */
  print(name: string | null, face: Face | null): void {
    if (name !== this.face) {
      this.face = name;
      this.element.classList.toggle("up", name !== null);
      if (name === null) delete this.element.dataset.face;
      else this.element.dataset.face = name;
    }
    if (!face || (this.drawn?.label === face.label && this.drawn.pip === face.pip)) return;
    this.drawn = face;
    this.rank.textContent = face.label;
    this.rank.classList.toggle("wide", face.label.length > 1);
    this.element.dataset.pip = face.pip;
    for (const path of this.front.querySelectorAll("path")) path.setAttribute("d", PIPS[face.pip]);
  }

  /** Write something at the corner of the front, or nothing. */
  badge(badge: Badge | null): void {
    if (this.corner.textContent !== (badge?.text ?? "")) {
      this.corner.textContent = badge?.text ?? "";
    }
    this.corner.className = badge?.tone ?? "";
    if (badge && !this.corner.isConnected) this.front.append(this.corner);
    else if (!badge) this.corner.remove();
  }

  /** Where the card is at this moment, in the middle of a flight too. */
  now(): Slot {
    const progress = this.flight?.effect?.getComputedTiming().progress;
    if (this.flight?.playState !== "running" || typeof progress !== "number") return this.slot;
    const { from, slot } = this;
    const between = (a: number, b: number): number => a + (b - a) * progress;
    return {
      x: between(from.x, slot.x),
      y: between(from.y, slot.y),
      width: between(from.width, slot.width),
      turn: between(from.turn, slot.turn),
      opacity: between(from.opacity, slot.opacity),
    };
  }

  /** Put the card somewhere at once. */
  put(slot: Slot): void {
    this.flight?.cancel();
    this.flight = null;
    this.slot = slot;
    this.element.style.transform = transform(slot);
    this.element.style.opacity = String(slot.opacity);
  }

  /** Fly from wherever the card is now. A flight under way is turned, not ended. */
  fly(to: Slot, duration: number, delay: number): void {
    const from = this.now();
    this.put(to);
    if (same(from, to) || typeof this.element.animate !== "function") return;
    this.from = from;
    const flight = this.element.animate(
      [
        { transform: transform(from), opacity: from.opacity },
        { transform: transform(to), opacity: to.opacity },
      ],
      { duration, delay, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "backwards" },
    );
    this.flight = flight;
    flight.onfinish = () => {
      if (this.flight === flight) this.flight = null;
    };
  }

  /** Turn the face up while flying: the back narrows to an edge and the front opens from it. */
  turnUp(duration: number, delay: number): void {
    if (typeof this.front.animate !== "function") return;
    const timing = { duration, delay, fill: "backwards" } as const;
    this.front.animate(
      [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }],
      timing,
    );
    this.back.animate(
      [
        { transform: "none", visibility: "visible" },
        { transform: "scaleX(0)", visibility: "visible", offset: 0.5 },
        { transform: "scaleX(0)", visibility: "visible" },
      ],
      timing,
    );
  }
}

function transform({ x, y, width, turn }: Slot): string {
  const scale = width / BASE;
  const move = `translate(${round(x)}px, ${round(y)}px) scale(${round(scale, 4)})`;
  if (turn === 0) return `${move} rotate(0deg)`;
  // The corner is the origin of scaling; a turned card turns about its own middle.
  const [w, h] = [BASE / 2, (BASE * RATIO) / 2];
  return `${move} translate(${w}px, ${h}px) rotate(${round(turn)}deg) translate(${-w}px, ${-h}px)`;
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

function same(a: Slot, b: Slot): boolean {
  return (
    Math.abs(a.x - b.x) < 0.5 &&
    Math.abs(a.y - b.y) < 0.5 &&
    Math.abs(a.width - b.width) < 0.5 &&
    a.turn === b.turn &&
    a.opacity === b.opacity
  );
}
