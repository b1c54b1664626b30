import { BASE } from "./cards";
import type { Card } from "./cards";

/** A finger that moved less than this many pixels has tapped, not dragged. */
const STEADY = 6;
/** Share of a card's width it must be carried to count as lifted out of its place. */
const CARRIED = 0.6;
/** A second press within so many milliseconds, on a card that slid to where the first was, is a double click's. */
const DOUBLE = 350;

/** What the player's hands need to know of the cards, and tell. */
export interface Grip {
  find(element: Element): Card | null;
  mayLift(card: Card): boolean;
  hold(card: Card): void;
  drop(card: Card, lifted: boolean): void;
}

/**
 * Mouse, pen and finger: a tap lifts a card, a drag carries it and lifts it when let go far enough.
 *
 * @returns A function that stops listening.
 */
export function listen(root: HTMLElement, grip: Grip): () => void {
  let card: Card | null = null;
  let pointer = -1;
  let start = { x: 0, y: 0 };
  let dragged = false;
  let last: { card: Card; x: number; y: number; at: number } | null = null;

  const slid = (found: Card, { clientX, clientY, timeStamp }: PointerEvent): boolean =>
    last !== null &&
    last.card !== found &&
    timeStamp - last.at < DOUBLE &&
    Math.hypot(clientX - last.x, clientY - last.y) < 2 * STEADY;

  const down = (event: PointerEvent): void => {
    if (card || event.button !== 0 || !(event.target instanceof Element)) return;
    const found = grip.find(event.target);
    if (!found || !grip.mayLift(found) || slid(found, event)) return;
    card = found;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    dragged = false;
  };
  const move = (event: PointerEvent): void => {
    if (!card || event.pointerId !== pointer) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!dragged && far < STEADY) return;
    if (!dragged) {
      dragged = true;
      grip.hold(card);
      root.setPointerCapture?.(pointer);
      card.element.classList.add("held");
    }
    const { slot } = card;
    const scale = slot.width / BASE;
    const x = slot.x + event.clientX - start.x;
    const y = slot.y + event.clientY - start.y;
    card.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const end = (event: PointerEvent): void => {
    if (!card || event.pointerId !== pointer) return;
    const done = card;
    card = null;
    done.element.classList.remove("held");
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (dragged) done.put({ ...done.slot, x: done.slot.x + dx, y: done.slot.y + dy });
    const far = Math.hypot(dx, dy) > done.slot.width * CARRIED;
    const lifted = event.type === "pointerup" && (!dragged || far);
    if (lifted) last = { card: done, x: event.clientX, y: event.clientY, at: event.timeStamp };
    grip.drop(done, lifted);
  };

  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", end);
  root.addEventListener("pointercancel", end);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", end);
    root.removeEventListener("pointercancel", end);
  };
}
