import { describe, expect, it } from "vitest";
import type { Hint } from "../../src/hint";
import { differs, turnsOf } from "../../src/rooms/replay/second.svelte";
import type { Turn } from "../../src/rooms/replay/second.svelte";
import type { Whole } from "../../src/rooms/replay/steps";
import { mayAsk } from "../../src/rooms/table/hint.svelte";
import type { View } from "../../src/view";

const whole = {
  board: {
    contract: "1NTS",
    dummy: "N",
    auction: [
      { seat: "S", call: "1NT" },
      { seat: "W", call: "P" },
      { seat: "N", call: "P" },
      { seat: "E", call: "P" },
    ],
  },
  played: [
    { seat: "W", card: "S4" },
    { seat: "N", card: "S2" },
    { seat: "E", card: "SQ" },
    { seat: "S", card: "SA" },
    { seat: "S", card: "HA" },
  ],
} as unknown as Whole;

const turn = (chosen: string): Turn => ({ place: 4, chosen, number: 1, of: "cards" });
const candidate = {
  words: {},
  gains: null,
  error: null,
  tricks: 7,
  chance: 0.5,
};
const hint = {
  of: "cards",
  hand: "W",
  declares: false,
  unit: "imps",
  candidates: [
    { ...candidate, choice: "SK", is_best: true, same: ["SQ"] },
    { ...candidate, choice: "H2", is_best: false, same: [] },
  ],
} as Hint;

describe("the turns of a finished board", () => {
  it("are declarer's for dummy too, by their place in the board", () => {
    expect(turnsOf(whole, "S").map(({ place, chosen }) => [place, chosen])).toEqual([
      [0, "1NT"],
      [5, "S2"],
      [7, "SA"],
      [8, "HA"],
    ]);
  });

  it("are none of dummy's in the play", () => {
    expect(turnsOf(whole, "N").map(({ of }) => of)).toEqual(["calls"]);
  });

  it("count the calls, and the tricks", () => {
    expect(turnsOf(whole, "S").map(({ number }) => number)).toEqual([1, 1, 1, 2]);
  });
});

describe("a robot's opinion", () => {
  it("differs only where its card comes to something else", () => {
    expect(differs(turn("SK"), hint)).toBe(false);
    expect(differs(turn("SQ"), hint)).toBe(false);
    expect(differs(turn("H2"), hint)).toBe(true);
  });
});

describe("a hint", () => {
  const view = {
    may: { hint: true },
    you: { chair: "S" },
    board: { actor: "S", legal: ["P"] },
  } as unknown as View;

  it("is asked for at one's own turn, where the table has any", () => {
    expect(mayAsk(view)).toBe(true);
    expect(mayAsk({ ...view, may: { ...view.may, hint: false } })).toBe(false);
    expect(mayAsk({ ...view, board: { ...view.board!, actor: "W", legal: null } })).toBe(false);
  });
});
