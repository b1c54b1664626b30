import { describe, expect, test } from "vitest";
import { FIXTURES } from "../../src/demo/fixtures";
import type { Board, View } from "../../src/view";
import { heard } from "../../src/voice/heard";

const keys = (before: View | null, after: View): string[] =>
  heard(before, after).map(({ key }) => key);

function then(view: View, change: Partial<Board>): View {
  return { ...view, board: { ...view.board!, ...change } };
}

describe("what is said", () => {
  const { auction, play, over, deal } = FIXTURES as Record<string, View>;

  test("a new board is announced, then its calls, then whose turn it is", () => {
    expect(keys(null, auction!)).toEqual([
      "heard-board",
      "heard-call",
      "heard-meaning",
      "heard-call",
      "heard-meaning",
      "heard-call",
      "heard-your-call",
    ]);
  });

  test("a meaning told after its call is heard, and the turn is not announced again", () => {
    const later = auction!.board!.auction.map((made, at) =>
      at === 2 ? { ...made, meaning: { text: "weak" } } : made,
    );
    expect(keys(auction!, then(auction!, { auction: later }))).toEqual(["heard-meaning"]);
  });

  test("nothing is said twice", () => {
    expect(keys(auction!, auction!)).toEqual([]);
  });

  test("an alerted call is said to be alerted, and its meaning follows", () => {
    const call = heard(deal!, auction!).find(({ values }) => values.call === "X");
    expect(call?.values).toMatchObject({ seat: "N", alert: "yes" });
  });

  test("a card is named with who played it", () => {
    const next = then(play!, {
      trick: [...play!.board!.trick, { seat: "S", card: "DA" }],
      actor: "W",
      turn: "W",
    });
    expect(heard(play!, next)).toEqual([
      { key: "heard-card", values: { seat: "you-S", rank: "A", suit: "D" } },
    ]);
  });

  test("nobody is told to play from dummy before it is faced", () => {
    const led = { trick: [{ seat: "W" as const, card: "HQ" }], actor: "S" as const };
    const before = then(play!, { ...led, trick: [], turn: "W", actor: "W", dummy: null });
    const unseen = { ...play!.board!.hands, N: null };
    const lead = then(before, { ...led, turn: "N", dummy: "N", hands: unseen });
    const shown = then(lead, { hands: play!.board!.hands });
    expect(keys(before, lead)).toEqual(["heard-card"]);
    expect(keys(lead, shown)).toEqual(["heard-play-dummy"]);
  });

  test("the card that finishes a trick is said before who won it", () => {
    const trick = [...play!.board!.trick, { seat: "S" as const, card: "DA" }];
    const next = then(play!, { trick: [], last_trick: trick, tricks: { ns: 2, ew: 1 } });
    expect(keys(play!, next)).toEqual(["heard-card", "heard-trick", "heard-your-play"]);
  });

  test("an undo is said, and not as if cards had been played", () => {
    expect(keys(play!, then(play!, { trick: [], actor: "W", turn: "W" }))).toEqual([
      "heard-taken-back",
    ]);
  });

  test("a request to take back is said, and that it came to nothing", () => {
    const asked = then(play!, { undo: { by: "E", waits: ["S"] } });
    expect(keys(play!, asked)).toContain("heard-undo");
    expect(keys(asked, play!)).toContain("heard-undo-over");
    expect(keys(asked, then(play!, { trick: [] }))).not.toContain("heard-undo-over");
  });

  test("the result comes with each side's points", () => {
    expect(keys(play!, over!).slice(-2)).toEqual(["heard-result", "heard-score"]);
  });
});
