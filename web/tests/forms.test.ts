import { describe, expect, it } from "vitest";
import type { FormDescription } from "../src/api";
import {
  chairsOf,
  clashOf,
  isPossible,
  optionsOf,
  stillThere,
  valueOf,
  wordsOf,
} from "../src/forms";

const option = (
  path: string[],
  values: (string | boolean | number)[],
  usual: string | boolean,
) => ({
  path,
  kind: typeof usual === "boolean" ? ("switch" as const) : ("choice" as const),
  values,
  usual,
  least: 0,
  most: null,
  may_be_none: false,
});

const FORM: FormDescription = {
  name: "threehanded",
  chairs: ["E", "S", "W"],
  options: [
    { ...option(["owner"], ["N", "E", "S", "W"], "S"), kind: "seat" },
    option(["rubber", "game_bonuses"], [false, true], false),
    option(["rubber", "quick_rubber"], [false, true], false),
    { ...option(["deals"], [], "4"), kind: "number", least: 1, most: 9, may_be_none: true },
  ],
  clashes: [
    {
      one: { path: ["rubber", "game_bonuses"], value: true },
      other: { path: ["rubber", "quick_rubber"], value: true },
      code: "form.no_rubber_bonus",
    },
  ],
  moved: [{ by: { path: ["owner"], value: "N" }, chairs: ["N", "E", "W"] }],
};
const BONUSES = FORM.options[1]!;
const DEALS = FORM.options[3]!;

describe("what may be chosen about a form", () => {
  it("is as usual until something is chosen", () => {
    expect(valueOf(BONUSES, {})).toBe(false);
    expect(valueOf(BONUSES, { "rubber.game_bonuses": true })).toBe(true);
    expect(optionsOf(FORM, {})).toEqual({ type: "threehanded" });
  });

  it("is asked for where the form keeps it, and only if it is not as usual", () => {
    const choices = { owner: "E", "rubber.game_bonuses": true, "rubber.quick_rubber": false };
    expect(optionsOf(FORM, choices)).toEqual({
      type: "threehanded",
      owner: "E",
      rubber: { game_bonuses: true },
    });
  });

  it("says why two choices do not go together", () => {
    expect(clashOf(FORM, { "rubber.game_bonuses": true })).toBeNull();
    expect(clashOf(FORM, { "rubber.game_bonuses": true, "rubber.quick_rubber": true })).toBe(
      "form.no_rubber_bonus",
    );
  });

  it("may move the chairs", () => {
    expect(chairsOf(FORM, {})).toEqual(["E", "S", "W"]);
    expect(chairsOf(FORM, { owner: "N" })).toEqual(["N", "E", "W"]);
  });

  it("is remembered only as far as the form still has it", () => {
    const kept = { owner: "X", "rubber.game_bonuses": true, gone: 1, deals: null };
    expect(stillThere(FORM, kept)).toEqual({ "rubber.game_bonuses": true, deals: null });
    expect(stillThere(FORM, "nonsense")).toEqual({});
  });

  it("keeps numbers within their bounds", () => {
    const possible = [null, 0, 1, 9, 10, 2.5, true].filter((each) => isPossible(DEALS, each));
    expect(possible).toEqual([null, 1, 9]);
  });

  it("has its words by the last of its names", () => {
    expect(wordsOf(BONUSES)).toBe("option-game-bonuses");
    expect(wordsOf({ path: ["honours"] }, "after_play")).toBe("option-honours-after-play");
  });
});
