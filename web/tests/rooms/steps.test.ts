import { describe, expect, test } from "vitest";
import type { FinishedBoard } from "../../src/api";
import { SEATS } from "../../src/bridge";
import { after, lengthOf, winnerOf, wholeOf } from "../../src/rooms/replay/steps";
import type { Whole } from "../../src/rooms/replay/steps";
import type { Seat } from "../../src/view";
import { view } from "../wired";

const DEALT: Record<Seat, string[]> = {
  N: ["SK", "H2", "D3"],
  E: ["S3", "H4", "D5"],
  S: ["SA", "HA", "D7"],
  W: ["SQ", "HK", "D2"],
};

/** South declares; two tricks are played and the third is claimed. */
function found(cards: FinishedBoard["cards"] = PLAYED): FinishedBoard {
  const hand = (seat: Seat) => ({ cards: DEALT[seat] as string[], count: 3, faced: true });
  const wire = view({ hands: { N: hand("N"), E: hand("E"), S: hand("S"), W: hand("W") } });
  wire.play = { ...wire.play!, winner: "S", count: cards.length };
  wire.turn = { ...wire.turn, phase: "over" };
  return { view: wire, cards, boards: [7], names: { p1: "Olena" }, notes: {}, open: true };
}

const PLAYED: FinishedBoard["cards"] = [
  ["W", "SQ"],
  ["N", "SK"],
  ["E", "S3"],
  ["S", "SA"],
  ["S", "HA"],
  ["W", "HK"],
  ["N", "H2"],
  ["E", "H4"],
];

function whole(): Whole {
  return wholeOf(found(), null)!;
}

describe("step by step", () => {
  test("each call and each card is a step", () => {
    expect(lengthOf(whole())).toBe(4 + 8);
  });

  test("before the first call everybody holds what he was dealt", () => {
    const board = after(whole(), 0).board!;
    expect(board.phase).toBe("auction");
    expect(board.auction).toEqual([]);
    expect(board.turn).toBe("S");
    for (const seat of SEATS) expect(board.hands[seat]!.toSorted()).toEqual(DEALT[seat].toSorted());
  });

  test("the contract is not told before the auction is over", () => {
    expect(after(whole(), 3).board!.contract).toBeNull();
    expect(after(whole(), 4).board!.contract).toBe("4HS");
  });

  test("a trick lies until the next card is led", () => {
    const full = after(whole(), 4 + 4).board!;
    expect(full.trick).toHaveLength(4);
    expect(full.turn).toBe("S");
    expect(full.tricks).toEqual({ ns: 1, ew: 0 });
    const next = after(whole(), 4 + 5).board!;
    expect(next.trick).toEqual([{ seat: "S", card: "HA" }]);
    expect(next.last_trick).toHaveLength(4);
    expect(next.winner).toBe("S");
  });

  test("cards played are gone from the hands, and come back with a step back", () => {
    expect(after(whole(), 4 + 1).board!.hands.W).not.toContain("SQ");
    expect(after(whole(), 4).board!.hands.W).toContain("SQ");
    expect(after(whole(), 4 + 8).board!.counts).toEqual({ N: 1, E: 1, S: 1, W: 1 });
  });

  test("the last trick's winner is the one the house named", () => {
    expect(winnerOf(whole(), 0)).toBe("S");
    expect(winnerOf(whole(), 4)).toBe("S");
  });
});

test("whoever played sits at the bottom again, without a chair", () => {
  const again = wholeOf(found(), "E")!;
  expect(again.view.you).toEqual({
    role: "watcher",
    seats: ["E"],
    chair: null,
    person: "",
  });
});

test("a board that was passed out has nothing but its auction", () => {
  const passed = found([]);
  passed.view.play = null;
  passed.view.auction = SEATS.map((seat) => ({
    seat,
    call: "P",
    alert: false,
    words: {},
    asked: [],
  }));
  const again = wholeOf(passed, null)!;
  expect(lengthOf(again)).toBe(4);
  expect(after(again, 4).board).toMatchObject({ phase: "auction", contract: null, trick: [] });
});
