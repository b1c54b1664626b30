import { describe, expect, test } from "vitest";
import { FIXTURES } from "../../src/demo/fixtures";
import { choices, edgeOf, openEdges, places, played } from "../../src/rooms/table/arrange";
import { finishes, lingering } from "../../src/rooms/table/pace.svelte";
import { plan } from "../../src/rooms/table/plan";

const floor = plan({
  width: 912,
  height: 714,
  rem: 16,
  wide: true,
  box: 0,
  open: ["top"],
  talking: false,
  over: false,
  blind: false,
});
const play = FIXTURES.play!;

function place(id: string) {
  return places(play, floor).find((each) => each.id === id);
}

describe("what lies where", () => {
  test("you sit at the bottom and the turn goes clockwise", () => {
    expect(["S", "W", "N", "E"].map((seat) => edgeOf(play, seat as "S"))).toEqual([
      "bottom",
      "left",
      "top",
      "right",
    ]);
  });

  test("hands that were not shown are backs, as many as there are cards", () => {
    expect(place("hand:E")?.cards).toEqual(Array(10).fill(null));
  });

  test("dummy has trumps at its left", () => {
    expect(place("hand:N")?.cards[0]).toBe("HK");
    expect(openEdges(play)).toEqual(["top"]);
  });

  test("a later card of the trick lies over an earlier one", () => {
    expect(place("trick:E")!.height).toBeGreaterThan(place("trick:W")!.height);
  });

  test("finished tricks lie in a row, won ones upright and lost ones across", () => {
    expect(place("quitted")?.layout).toMatchObject({ across: [true, false] });
  });
});

describe("what may be lifted", () => {
  test("is what the house says, and the rest of that hand rests", () => {
    const { liftable, resting } = choices(play);
    expect([...liftable].sort()).toEqual(["D3", "DA"]);
    expect(resting.has("SK")).toBe(true);
    expect(resting.has("HK")).toBe(false);
  });

  test("is nothing while a card waits for the house", () => {
    const board = played(play.board!, { seat: "S", card: "DA" });
    expect(board.trick.at(-1)).toEqual({ seat: "S", card: "DA" });
    expect(choices({ ...play, board }).liftable.size).toBe(0);
  });

  test("a card played last of all is not put on the table again when hands are whole again", () => {
    const board = { ...play.board!, phase: "over" as const };
    expect(played(board, { seat: "S", card: "DA" })).toBe(board);
  });

  test("a card the house has taken already is not played twice", () => {
    expect(played(play.board!, { seat: "S", card: "SA" })).toBe(play.board);
  });
});

describe("a finished trick", () => {
  const trick = [...play.board!.trick, { seat: "S" as const, card: "DA" }];
  const after = {
    ...play,
    board: {
      ...play.board!,
      trick: [],
      last_trick: trick,
      tricks: { ns: 2, ew: 1 },
      winners: ["E" as const, "S" as const, "S" as const],
    },
  };

  test("lies for a moment before it goes to its winner", () => {
    expect(finishes(play, after)).toBe(true);
    expect(lingering(play, after).board?.trick).toHaveLength(4);
    expect(lingering(play, after).board?.tricks).toEqual({ ns: 1, ew: 1 });
  });

  test("leaves the row of finished tricks as it was until it is gathered", () => {
    const row = places(lingering(play, after), floor).find(({ id }) => id === "quitted");
    expect(row?.cards).toHaveLength(2);
    expect(places(after, floor).find(({ id }) => id === "quitted")?.cards).toHaveLength(3);
  });

  test("the last of all lies on an otherwise empty table", () => {
    const board = lingering(play, { ...after, board: { ...after.board, phase: "over" } }).board!;
    expect(board.phase).toBe("play");
    expect(board.hands.S).toEqual([]);
  });

  test("does not linger when nothing before it was seen", () => {
    expect(finishes(null, after)).toBe(false);
    expect(finishes(play, play)).toBe(false);
  });
});
