import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Felt, State } from "../../src/felt";
import { completed, cut, Dealing, pack } from "../../src/rooms/table/dealing.svelte";

const AT = { kind: "spot", x: 100, y: 100, width: 50 } as const;
const HANDS: Partial<State> = {
  places: [
    { id: "hand:S", layout: { ...AT, y: 300 }, cards: Array<null>(13).fill(null), height: 1 },
  ],
};

function watched(): { felt: Felt; seen: Partial<State>[] } {
  const seen: Partial<State>[] = [];
  return { felt: { set: (state: Partial<State>) => seen.push(state) } as unknown as Felt, seen };
}

function ids({ places }: Partial<State>): string[] {
  return (places ?? []).map(({ id }) => id);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("whole, cut or completed, the pack has fifty-two cards and shows none of them", () => {
  for (const places of [pack(AT), cut(AT), completed(AT)]) {
    const cards = places.flatMap((place) => place.cards);
    expect(cards).toHaveLength(52);
    expect(cards.every((card) => card === null)).toBe(true);
  }
});

test("what was the lower part of the pack lies on top when the cut is completed", () => {
  const height = Object.fromEntries(completed(AT).map(({ id, height }) => [id, height]));
  expect(height.lower).toBeGreaterThan(height.upper ?? 0);
});

test("the pack is cut and put together, and then dealt", () => {
  const { felt, seen } = watched();
  const dealing = new Dealing();
  dealing.begin(felt, AT, HANDS);
  expect(dealing.cutting).toBe(true);
  vi.runAllTimers();
  expect(dealing.cutting).toBe(false);
  expect(seen.map(ids)).toEqual([["pack"], ["upper", "lower"], ["upper", "lower"], ["hand:S"]]);
});

test("cards are dealt to where the hands lie by then", () => {
  const { felt, seen } = watched();
  const dealing = new Dealing();
  dealing.begin(felt, AT, HANDS);
  dealing.goOn({ places: [] });
  vi.runAllTimers();
  expect(seen.at(-1)?.places).toEqual([]);
});

test("a pack nobody waits for is not dealt", () => {
  const { felt, seen } = watched();
  const dealing = new Dealing();
  dealing.begin(felt, AT, HANDS);
  dealing.end();
  vi.runAllTimers();
  expect(seen.map(ids)).toEqual([["pack"], ["upper", "lower"]]);
});
