import { expect, test } from "vitest";
import { bidOf, bySuit, clockwise, contractOf, isJump, isVulnerable, points } from "../src/bridge";
import type { MadeCall } from "../src/view";

function made(...calls: string[]): MadeCall[] {
  return calls.map((call) => ({ seat: "N", call, alert: false, meaning: null, asked: [] }));
}

test("seats go clockwise from North", () => {
  expect([0, 1, 2, 3, 4].map((places) => clockwise("N", places))).toEqual([
    "N",
    "E",
    "S",
    "W",
    "N",
  ]);
});

test("a contract is read with its doubling and declarer", () => {
  expect(contractOf("4HXS")).toEqual({ level: 4, strain: "H", doubling: "X", declarer: "S" });
  expect(contractOf("3NTN+1")).toMatchObject({ level: 3, strain: "N", declarer: "N" });
  expect(contractOf("3NN=")).toMatchObject({ strain: "N", declarer: "N" });
  expect(contractOf("PASS")).toBeNull();
});

test("a pass is no bid", () => {
  expect(bidOf("P")).toBeNull();
  expect(bidOf("1NT")).toEqual({ level: 1, strain: "N" });
});

test("a hand's suits alternate in colour", () => {
  const order = (cards: string[], trumps: "H" | "S" | "C" | "D" | null = null): string =>
    bySuit(cards, trumps)
      .map((suit) => suit[0]![0])
      .join("");
  expect(order(["C2", "D2", "H2", "S2"])).toBe("SHCD");
  expect(order(["C2", "D2", "H2"])).toBe("HCD");
  expect(order(["C2", "D2", "S2"])).toBe("SDC");
  expect(order(["C2", "D2", "H2", "S2"], "D")).toBe("DSHC");
  expect(order(["C2", "D2", "H2", "S2"], "C")).toBe("CHSD");
  expect(order(["C2", "S2", "H2"], "H")).toBe("HSC");
});

test("a suit is held from the top", () => {
  expect(bySuit(["S2", "SA", "ST", "SK"])).toEqual([["SA", "SK", "ST", "S2"]]);
});

test("high cards count four, three, two, one", () => {
  expect(points(["SA", "HK", "DQ", "CJ", "CT"])).toBe(10);
});

test("vulnerability goes by side", () => {
  expect(isVulnerable("ns", "S")).toBe(true);
  expect(isVulnerable("ns", "W")).toBe(false);
  expect(isVulnerable("both", "W")).toBe(true);
  expect(isVulnerable("none", "N")).toBe(false);
});

test("a bid that skips a level is a jump", () => {
  expect(isJump("2H", made())).toBe(true);
  expect(isJump("1H", made())).toBe(false);
  expect(isJump("2C", made("1H"))).toBe(false);
  expect(isJump("2S", made("1H"))).toBe(true);
  expect(isJump("3C", made("1H", "P"))).toBe(true);
  expect(isJump("P", made("1H"))).toBe(false);
});
