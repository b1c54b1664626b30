import type { Box, Layout } from "./state";

/** Height of a card over its width. */
export const RATIO = 1.4;
/** Share of a fanned card that shows when there is room: its index and the pip under it. */
const FAN_SHARE = 0.56;
/** Share of the width an index needs: an overlap beyond it would hide a rank. */
const INDEX_SHARE = 0.49;
/** Share of the width a column's cards show of each other: the rank, a little over its height. */
const COLUMN_SHARE = 0.43;
const COLUMN_LEAST = 0.35;

/** Where one card lies: its left top corner before turning, its width, its turn and its opacity. */
export interface Slot {
  x: number;
  y: number;
  width: number;
  turn: number;
  opacity: number;
}

/** The distance from card to card when `count` of them share `room`. */
export function pitch(count: number, width: number, room: number, wanted: number): number {
  if (count < 2) return 0;
  return Math.min(wanted, (room - width) / (count - 1));
}

function flat(x: number, y: number, width: number): Slot {
  return { x, y, width, turn: 0, opacity: 1 };
}

function row(box: Box, y: number, width: number, count: number, wanted: number): Slot[] {
  const step = pitch(count, width, box.width, wanted);
  const left = box.x + (box.width - width - step * Math.max(0, count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => flat(left + step * at, y, width));
}

function fan(box: Box, width: number, count: number): Slot[] {
  // A short hand opens up, but never so far that it stops looking like a hand.
  const wanted = width * (count > 8 ? FAN_SHARE : FAN_SHARE + 0.03 * (8 - count));
  return row(box, box.y, width, count, wanted);
}

function rows(box: Box, width: number, counts: readonly number[]): Slot[] {
  const height = width * RATIO;
  const used = counts.filter((count) => count > 0);
  const step = pitch(used.length, height, box.height, height + width * 0.09);
  const top = box.y + box.height - height - step * Math.max(0, used.length - 1);
  return used.flatMap((count, line) => {
    const wanted = Math.max(width * 0.64, (box.width - width) / Math.max(1, count - 1));
    return row(box, top + step * line, width, count, Math.min(wanted, width * 1.04));
  });
}

function columns(box: Box, width: number, counts: readonly number[]): Slot[] {
  const used = counts.filter((count) => count > 0);
  const across = pitch(used.length, width, box.width, width * 1.27);
  const left = box.x + (box.width - width - across * Math.max(0, used.length - 1)) / 2;
  return used.flatMap((count, column) => {
    const tight = pitch(count, width * RATIO, box.height, width * COLUMN_SHARE);
    const step = Math.max(tight, width * COLUMN_LEAST);
    return Array.from({ length: count }, (_, at) =>
      flat(left + across * column, box.y + step * at, width),
    );
  });
}

function lines(box: Box, width: number, counts: readonly number[], from: "left" | "right"): Slot[] {
  const used = counts.filter((count) => count > 0);
  const down = pitch(used.length, width * RATIO, box.height, width * 0.92);
  const longest = Math.max(1, ...used);
  const step = Math.max(pitch(longest, width, box.width, width * INDEX_SHARE), width * 0.3);
  const edge = from === "left" ? box.x : box.x + box.width;
  return used.flatMap((count, line) => {
    const long = width + step * (count - 1);
    const left = from === "left" ? edge : edge - long;
    return Array.from({ length: count }, (_, at) =>
      flat(left + step * at, box.y + down * line, width),
    );
  });
}

function stack(box: Box, width: number, count: number, run: "down" | "across"): Slot[] {
  if (run === "across") return row(box, box.y, width, count, width * 0.3);
  const step = pitch(count, width * RATIO, box.height, width * 0.165);
  const x = box.x + (box.width - width) / 2;
  return Array.from({ length: count }, (_, at) => flat(x, box.y + step * at, width));
}

function quitted(box: Box, width: number, across: readonly boolean[]): Slot[] {
  const height = width * RATIO;
  let x = box.x;
  return across.map((lengthwise) => {
    const slot = lengthwise
      ? { ...flat(x + (height - width) / 2, box.y + (height - width) / 2, width), turn: 90 }
      : flat(x, box.y, width);
    x += (lengthwise ? height : width) * 0.62;
    return slot;
  });
}

/** Where each of a place's cards lies, in the order the place names them. */
export function slots(layout: Layout, count: number): Slot[] {
  switch (layout.kind) {
    case "fan":
      return fan(layout.box, layout.width, count);
    case "rows":
      return rows(layout.box, layout.width, layout.rows);
    case "columns":
      return columns(layout.box, layout.width, layout.suits);
    case "lines":
      return lines(layout.box, layout.width, layout.suits, layout.from);
    case "stack":
      return stack(layout.box, layout.width, count, layout.run);
    case "quitted":
      return quitted(layout.box, layout.width, layout.across);
    case "spot":
      return Array.from({ length: count }, () =>
        flat(layout.x - layout.width / 2, layout.y - (layout.width * RATIO) / 2, layout.width),
      );
    case "gone":
      return Array.from({ length: count }, () => ({
        ...flat(layout.x - layout.width / 2, layout.y - (layout.width * RATIO) / 2, layout.width),
        opacity: 0,
      }));
  }
}

/** How `count` cards go into two rows of a narrow felt: whole suits stay together. */
export function twoRows(suits: readonly number[]): [number, number] {
  const count = suits.reduce((sum, suit) => sum + suit, 0);
  let upper = 0;
  let best = 0;
  for (const suit of [0, ...suits]) {
    upper += suit;
    // The lower row, nearer the thumb, takes the odd card.
    if (Math.abs(count - 2 * upper - 0.5) < Math.abs(count - 2 * best - 0.5)) best = upper;
  }
  return [best, count - best];
}
