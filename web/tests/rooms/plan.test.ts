import { describe, expect, test } from "vitest";
import { slots } from "../../src/felt/places";
import { bySuit } from "../../src/bridge";
import { narrowRows, plan } from "../../src/rooms/table/plan";
import type { Room } from "../../src/rooms/table/plan";
import { HANDS } from "../../src/demo/fixtures";

const PHONES = [
  [360, 640],
  [375, 609],
  [390, 786],
  [412, 840],
] as const;

function phone(width: number, height: number, change: Partial<Room> = {}): Room {
  return {
    width,
    height,
    rem: 16,
    wide: false,
    box: 165,
    open: [],
    talking: true,
    over: false,
    blind: false,
    ...change,
  };
}

describe("on a telephone", () => {
  test.each(PHONES)(
    "every card of a hand is at least 44 pixels wide to touch (%i × %i)",
    (width, height) => {
      const suits = bySuit(HANDS.S).map((suit) => suit.length);
      const layout = plan(phone(width, height)).hand("bottom", suits);
      const lie = slots(layout, 13);
      for (const [at, slot] of lie.entries()) {
        const next = lie.slice(at + 1).find((other) => other.y === slot.y);
        expect((next?.x ?? width) - slot.x).toBeGreaterThanOrEqual(44 - 0.01);
        expect(slot.x + slot.width).toBeLessThanOrEqual(width);
        expect(slot.y + slot.width * 1.4).toBeLessThanOrEqual(height);
      }
    },
  );

  test.each(PHONES)(
    "the box lies between felt and hand and touches neither (%i × %i)",
    (width, height) => {
      const floor = plan(phone(width, height));
      const top = slots(floor.hand("bottom", [4, 3, 3, 3]), 13)[0]!.y;
      expect(floor.green.y + floor.green.height + 165).toBeLessThan(top);
    },
  );

  test("in play the felt grows", () => {
    const bidding = plan(phone(390, 786)).green.height;
    expect(plan(phone(390, 786, { box: 0, talking: false })).green.height).toBeGreaterThan(bidding);
  });

  test("on a short one the auction has room for four rows, and cards in a trick for their index", () => {
    expect(plan(phone(360, 582)).centre.height).toBeGreaterThan(6.5 * 16);
    const { trick } = plan(phone(360, 582, { box: 0, talking: false, open: ["top"] }));
    expect(trick.top.width).toBeGreaterThan(48);
  });

  test("no hand, however long its suits, has a row of more than seven", () => {
    for (const suits of [[13], [8, 5], [10, 1, 1, 1], [4, 4, 4, 1], [7, 6]]) {
      expect(Math.max(...narrowRows(suits, 2))).toBeLessThanOrEqual(7);
      expect(narrowRows(suits, 2).reduce((sum, row) => sum + row, 0)).toBe(13);
    }
  });
});

describe("the trick", () => {
  const rooms: Room[] = [
    phone(390, 786, { box: 0, talking: false, open: ["top"] }),
    phone(360, 582, { box: 0, talking: false, open: ["top"] }),
    {
      width: 912,
      height: 714,
      rem: 16,
      wide: true,
      box: 0,
      open: ["top"],
      talking: false,
      over: false,
      blind: false,
    },
  ];
  test.each(rooms)("never covers the index of a card, whoever leads", (room) => {
    const spots = Object.values(plan(room).trick);
    const corners = spots.map(({ x, y, width }) => ({
      x: x - width / 2,
      y: y - width * 0.7,
      width,
    }));
    for (const card of corners) {
      const index = { right: card.x + card.width * 0.42, bottom: card.y + card.width * 0.68 };
      for (const other of corners) {
        if (other === card) continue;
        const across =
          other.x + other.width * 0.99 > card.x + card.width * 0.03 && other.x < index.right;
        const down = other.y + other.width * 1.39 > card.y + 1 && other.y < index.bottom;
        expect(across && down).toBe(false);
      }
    }
  });
});
