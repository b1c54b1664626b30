import { describe, expect, test } from "vitest";
import { pitch, RATIO, slots, twoRows } from "../../src/felt/places";
import type { Box, Layout } from "../../src/felt";

const box: Box = { x: 10, y: 20, width: 800, height: 400 };

function inside(layout: Layout, count: number): void {
  for (const slot of slots(layout, count)) {
    expect(slot.x).toBeGreaterThanOrEqual(box.x - 0.01);
    expect(slot.x + slot.width).toBeLessThanOrEqual(box.x + box.width + 0.01);
  }
}

describe("a fan", () => {
  test("of thirteen shows at least 55 % of each card when there is room", () => {
    const lie = slots({ kind: "fan", box, width: 100 }, 13);
    expect(lie).toHaveLength(13);
    for (let at = 1; at < 13; at++) expect(lie[at]!.x - lie[at - 1]!.x).toBeGreaterThanOrEqual(55);
    inside({ kind: "fan", box, width: 100 }, 13);
  });

  test("closes up rather than leave its box", () => {
    inside({ kind: "fan", box, width: 200 }, 13);
  });

  test("is centred, one card too", () => {
    expect(slots({ kind: "fan", box, width: 100 }, 1)[0]!.x).toBe(box.x + 350);
  });

  test("of no cards has no slots", () => {
    expect(slots({ kind: "fan", box, width: 100 }, 0)).toEqual([]);
  });
});

describe("a hand in two rows", () => {
  test("keeps suits whole when they can be", () => {
    expect(twoRows([2, 4, 3, 4])).toEqual([6, 7]);
    expect(twoRows([4, 4, 5])).toEqual([8, 5]);
    expect(twoRows([])).toEqual([0, 0]);
  });

  test("stands on the bottom of its box", () => {
    const lie = slots({ kind: "rows", box, width: 90, rows: [6, 7] }, 13);
    expect(lie.at(-1)!.y + 90 * RATIO).toBeCloseTo(box.y + box.height);
    expect(new Set(lie.map((slot) => slot.y)).size).toBe(2);
  });
});

describe("an exposed hand", () => {
  test("lies in one column for each suit", () => {
    const lie = slots({ kind: "columns", box, width: 60, suits: [4, 2, 0, 7] }, 13);
    expect(new Set(lie.map((slot) => slot.x)).size).toBe(3);
  });

  test("never hides a rank, even with thirteen of a suit in a low box", () => {
    const low = { ...box, height: 120 };
    const lie = slots({ kind: "columns", box: low, width: 60, suits: [13] }, 13);
    for (let at = 1; at < 13; at++) {
      expect(lie[at]!.y - lie[at - 1]!.y).toBeGreaterThanOrEqual(60 * 0.35 - 0.01);
    }
  });

  test("at the right lies against the right edge", () => {
    const lie = slots({ kind: "lines", box, width: 60, suits: [3, 1], from: "right" }, 4);
    expect(lie[2]!.x + 60).toBeCloseTo(box.x + box.width);
    expect(lie[3]!.x + 60).toBeCloseTo(box.x + box.width);
  });
});

describe("other places", () => {
  test("lost tricks lie lengthwise, won ones upright", () => {
    const lie = slots({ kind: "quitted", box, width: 20, across: [false, true] }, 2);
    expect(lie.map((slot) => slot.turn)).toEqual([0, 90]);
  });

  test("gone cards cannot be seen", () => {
    expect(slots({ kind: "gone", x: 5, y: 5, width: 20 }, 1)[0]!.opacity).toBe(0);
  });

  test("one card needs no pitch", () => {
    expect(pitch(1, 100, 50, 60)).toBe(0);
  });
});
