// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { keyOf, refusalText } from "../src/refusals";
import { speak } from "../src/words.svelte";

test("a code names its words with dashes", () => {
  expect(keyOf("call.double.no_bid")).toBe("error-call-double-no-bid");
});

describe("in English", () => {
  beforeAll(() => speak("en", { remember: false }));

  test("calls and cards at fault are said as players say them", () => {
    const details = { call: "2H", last_bid: "3C", seat: "S" };
    const refusal = { code: "call.insufficient", message: "…", details };
    expect(refusalText(refusal)).toBe("2 hearts is not enough: the last bid is 3 clubs.");
    const revoke = { code: "play.revoke", message: "…", details: { card: "SA", led: "HT" } };
    expect(refusalText(revoke)).toBe("Follow suit: ten of hearts was led.");
  });

  test("a code nobody has words for says what the house said", () => {
    expect(refusalText({ code: "moon.full", message: "the moon is full" })).toBe(
      "the moon is full",
    );
  });
});

describe("in Ukrainian", () => {
  beforeAll(() => speak("uk", { remember: false }));

  test("the same refusal in the reader's own words", () => {
    const details = { call: "X", seat: "S", last_bid: "1NT" };
    expect(refusalText({ code: "call.double.twice", message: "…", details })).toBe(
      "Останню заявку вже законтровано.",
    );
  });
});
