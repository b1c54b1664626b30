import { describe, expect, test } from "vitest";
import { happened, known, present, viewOf, wishOf } from "../src/adapter";
import { paperOf } from "../src/sheet";
import type { ClaimView, SheetView } from "../src/wire";
import { snapshot } from "./wired";

const NOW = 500_000;
const seen = (change = {}) => viewOf(known(snapshot(1, change), NOW));

describe("people", () => {
  test("have their names, and are away when they are not connected", () => {
    expect(seen().seats.N).toEqual({
      id: "p1",
      name: "Olena",
      robot: false,
      here: false,
    });
    expect(seen().seats.S?.here).toBe(true);
    expect(seen().seats.W).toBeNull();
  });

  test("come and go", () => {
    const after = present(known(snapshot(1), NOW), { type: "presence", here: ["p1"], watchers: 2 });
    expect(viewOf(after).seats.N?.here).toBe(true);
    expect(viewOf(after).table.watchers).toBe(2);
  });
});

describe("words", () => {
  test("are a person's own, or one of the house's texts", () => {
    const [own, , robot] = seen().board!.auction;
    expect(own?.meaning).toEqual({ text: "to play", note: 3 });
    expect(robot?.meaning).toEqual({ message: "bid-weak", values: { low: 0 } });
  });

  test("told later are found", () => {
    const auction = [
      { seat: "S" as const, call: "1C", alert: true, words: { note: 9 }, asked: [] },
    ];
    const after = happened(known(snapshot(1), NOW), {
      type: "event",
      number: 2,
      event: { type: "StopEnded" },
      changes: { auction },
      notes: { 9: "strong" },
    });
    expect(viewOf(after).board?.auction[0]?.meaning).toEqual({ text: "strong", note: 9 });
  });
});

test("the turn began when the house's clock says, by this computer's clock", () => {
  // The house was at 130 s when it spoke, and here it was 500 s: 100 s there is 470 s here.
  expect(seen().board?.since).toBe(470_000);
});

test("dummy is nobody's until the lead", () => {
  expect(seen().board?.dummy).toBeNull();
});

test("a claim is spoken of in tricks of those left, for the claimer's side", () => {
  const claim = (by: "S" | "E", tricks: number): ClaimView => ({
    by,
    seat: by,
    tricks,
    line: { trumps: "draw" },
    words: {},
    waits: [],
    contested: false,
    void: false,
    award: null,
  });
  const play = { ...snapshot(1).view.play!, tricks: { ns: 6, ew: 2 } };
  expect(seen({ play, claim: claim("S", 10) }).board?.claim?.tricks).toBe(4);
  expect(seen({ play, claim: claim("E", 10) }).board?.claim?.tricks).toBe(1);
});

test("a sheet is ruled off where the house counts games", () => {
  const line = (
    reason: "tricks" | "overtricks" | "rubber",
    points: number,
    side: "ns" | "ew",
    below = false,
  ) => ({
    reason,
    points,
    side,
    below,
  });
  const deal = (lines: ReturnType<typeof line>[]) => ({
    number: 1,
    dealer: "N" as const,
    vulnerable: "none" as const,
    result: "2HN=",
    lines,
  });
  const sheet: SheetView = {
    ...snapshot(1).view.sheet,
    deals: [
      deal([line("tricks", 60, "ns", true), line("overtricks", 30, "ns")]),
      deal([line("tricks", 40, "ew", true)]),
      deal([line("tricks", 90, "ns", true)]),
      deal([line("tricks", 70, "ew", true)]),
    ],
    closing: [line("rubber", 500, "ns")],
    below: [
      { ns: 150, ew: 40 },
      { ns: 0, ew: 70 },
    ],
  };
  const { above, games } = paperOf(seen({ sheet }).sheet);
  const points = (entries: { points: number }[]): number[] => entries.map((each) => each.points);
  expect([points(above.ns), points(above.ew)]).toEqual([[30, 500], []]);
  expect(games.map(({ ns, ew, closed }) => [points(ns), points(ew), closed])).toEqual([
    [[60, 90], [40], true],
    [[], [70], false],
  ]);
  expect(above.ns[0]).toMatchObject({ deal: 1, reason: "overtricks" });
});

test("a table that keeps no score towards a game has no line to write below", () => {
  const sheet = { ...snapshot(1).view.sheet, lined: false };
  expect(seen({ sheet }).sheet.games).toBeNull();
});

test("wishes are spelt as commands", () => {
  expect(wishOf({ do: "play", seat: "N", card: "SA" })).toEqual({
    command: { type: "PlayCard", card: "SA" },
  });
  expect(wishOf({ do: "answerClaim", agrees: false }).command).toEqual({
    type: "AnswerClaim",
    agrees: false,
  });
  expect(wishOf({ do: "nextDeal" }).command).toEqual({ type: "Ready" });
});
