// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Card } from "../../src/felt/cards";
import { match } from "../../src/felt/match";
import type { Place } from "../../src/felt";

const fan = { kind: "fan", box: { x: 0, y: 0, width: 100, height: 100 }, width: 10 } as const;

function place(id: string, cards: (string | null)[], from?: string): Place {
  return { id, cards, layout: fan, height: 1, ...(from ? { from } : {}) };
}

function lay(cards: Card[], places: Place[]): Map<string, Card> {
  const [seated] = match(cards, places);
  const at = new Map<string, Card>();
  for (const { card, place: where, at: position } of seated) {
    card.print(where.cards[position] ?? null, null);
    card.place = where.id;
    at.set(`${where.id}/${position}`, card);
  }
  return at;
}

test("a card keeps its piece of pasteboard from hand to trick", () => {
  const cards = Array.from({ length: 52 }, () => new Card());
  const before = lay(cards, [place("hand:S", ["SA", "SK"])]);
  const after = lay(cards, [place("hand:S", ["SK"]), place("trick:S", ["SA"], "hand:S")]);
  expect(after.get("trick:S/0")).toBe(before.get("hand:S/0"));
  expect(after.get("hand:S/0")).toBe(before.get("hand:S/1"));
});

test("a card never seen before is turned up from the hand it was played from", () => {
  const cards = Array.from({ length: 52 }, () => new Card());
  const before = lay(cards, [place("hand:W", [null, null]), place("hand:E", [null, null])]);
  const after = lay(cards, [
    place("hand:W", [null]),
    place("hand:E", [null, null]),
    place("trick:W", ["DK"], "hand:W"),
  ]);
  expect([before.get("hand:W/0"), before.get("hand:W/1")]).toContain(after.get("trick:W/0"));
});

test("dummy is faced where it lies", () => {
  const cards = Array.from({ length: 52 }, () => new Card());
  const before = lay(cards, [place("hand:N", [null, null])]);
  const after = lay(cards, [place("hand:N", ["HA", "H2"])]);
  expect(new Set(after.values())).toEqual(new Set(before.values()));
});

test("every card has one place, and what is left over is spare", () => {
  const cards = Array.from({ length: 52 }, () => new Card());
  const [seated, spare] = match(cards, [place("hand:S", ["SA"]), place("hand:N", [null, null])]);
  expect(new Set(seated.map(({ card }) => card)).size).toBe(3);
  expect(spare).toHaveLength(49);
});
