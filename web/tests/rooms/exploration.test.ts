import { describe, expect, test, vi } from "vitest";
import type { Explored, Position } from "../../src/api";
import { ApiRefused } from "../../src/api";
import { dealtOf, pbnOf } from "../../src/rooms/explore/hands";
import { Exploration } from "../../src/rooms/explore/exploration.svelte";
import { wholeOfRecord } from "../../src/rooms/file/whole";
import { after } from "../../src/rooms/replay/steps";
import type { Seat } from "../../src/view";

const DEAL = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";
/** West plays two spades; North leads, and two cards are played before a claim. */
const RECORD = {
  board: { number: 1, dealer: "W" as const, vulnerable: "none" as const, deal: DEAL },
  names: { W: "Wanda" },
  auction: {
    dealer: "W" as const,
    calls: (["2S", "P", "P", "P"] as const).map((call, at) => ({
      seat: "WNES"[at] as Seat,
      call,
      text: at === 0 ? "eleven to fifteen" : "",
    })),
  },
  contract: "2SW",
  play: {
    cards: [
      { seat: "N" as const, card: "CT" },
      { seat: "E" as const, card: "C4" },
    ],
  },
};

function point(turn: Seat, tricks: Record<string, number> | null, legal?: string[]): Position {
  return { turn, legal: legal ?? Object.keys(tricks ?? {}), won: 0, tricks };
}

const LEAD = point("N", { CT: 8, C9: 8, SQ: 9, H2: 10 });
const DUMMY = point("E", { C4: 8, CQ: 7 });
const SOUTH = point("S", { CA: 8, C2: 9 });

function told(positions: Position[], more: Partial<Explored> = {}): Explored {
  return { positions, winners: [], refused: "", solver: true, ...more };
}

function exploring(...answers: Explored[]) {
  const asks = vi.fn<(line: { cards: readonly string[]; since: number }) => Promise<Explored>>();
  for (const answer of answers) asks.mockResolvedValueOnce(answer);
  const whole = wholeOfRecord(RECORD, "", String);
  return { asks, here: new Exploration(whole, asks) };
}

describe("hands", () => {
  test("four hands are written as they were read", () => {
    expect(pbnOf(dealtOf(DEAL))).toBe(DEAL);
  });

  test("hands that are not all known are not asked about", () => {
    expect(pbnOf(dealtOf("E:AKQJT98765432... - - -"))).toBeNull();
    expect(dealtOf("E:AKQJT98765432... - - -").E).toHaveLength(13);
  });
});

describe("exploring a board", () => {
  test("the line as it was played is asked for once, from its first card", async () => {
    const { asks, here } = exploring(told([LEAD, DUMMY, SOUTH]));
    await here.ask();
    expect(asks).toHaveBeenCalledWith({
      deal: DEAL,
      contract: "2SW",
      cards: ["CT", "C4"],
      since: 0,
    });
    await here.ask();
    expect(asks).toHaveBeenCalledTimes(1);
    expect(here.isAsPlayed).toBe(true);
  });

  test("each card tells what it makes and what it gives away, by whose turn it is", async () => {
    const { here } = exploring(told([LEAD, DUMMY, SOUTH]));
    await here.ask();
    expect(here.choices(0).map(({ card, cost }) => [card, cost])).toEqual([
      ["CT", 0],
      ["C9", 0],
      ["SQ", 1],
      ["H2", 2],
    ]);
    expect(here.choices(1).map(({ cost }) => cost)).toEqual([0, 1]);
    expect(here.best(0)).toBe(8);
    expect(here.badges(1)).toEqual({
      C4: { text: "8", tone: "good" },
      CQ: { text: "7", tone: "bad" },
    });
  });

  test("another card begins another line, and its end is known by the hand to play", async () => {
    const queen = point("S", { CA: 7 });
    const { asks, here } = exploring(told([LEAD, DUMMY, SOUTH]), told([queen]));
    await here.ask();
    here.play(1, "CQ");
    expect(asks).toHaveBeenLastCalledWith(
      expect.objectContaining({ cards: ["CT", "CQ"], since: 2 }),
    );
    await vi.waitFor(() => expect(here.busy).toBe(false));
    expect([here.isAsPlayed, here.shared, here.canReturn]).toEqual([false, 1, true]);
    expect(here.lined.played).toEqual([
      { seat: "N", card: "CT" },
      { seat: "E", card: "CQ" },
    ]);
    expect(after(here.lined, 4 + 2).board?.turn).toBe("S");
    expect(here.given()).toEqual({ ns: 0, ew: 1 });
    here.asPlayed();
    expect(here.isAsPlayed).toBe(true);
    expect(asks).toHaveBeenCalledTimes(2);
  });

  test("what was played is no other line, and what may not be played is none at all", async () => {
    const { here } = exploring(told([LEAD, DUMMY, SOUTH]));
    await here.ask();
    here.play(0, "CT");
    here.play(0, "DA");
    expect(here.isAsPlayed).toBe(true);
  });

  test("another contract begins at the lead", async () => {
    const { asks, here } = exploring(told([LEAD, DUMMY, SOUTH]), told([point("W", { SA: 6 })]));
    await here.ask();
    here.playIn("1NTS");
    expect(asks).toHaveBeenLastCalledWith({ deal: DEAL, contract: "1NTS", cards: [], since: 0 });
    await vi.waitFor(() => expect(here.positions[0]?.turn).toBe("W"));
    expect(here.lined.board.dummy).toBe("N");
    here.playIn("2SW");
    expect(here.isAsPlayed).toBe(true);
  });

  test("the same strain and declarer at another level needs no new answer", async () => {
    const { asks, here } = exploring(told([LEAD, DUMMY, SOUTH]));
    await here.ask();
    here.playIn("4SW");
    expect(asks).toHaveBeenCalledTimes(1);
    expect(here.best(0)).toBe(8);
  });

  test("a revoke on the record ends what can be explored, not what was played", async () => {
    const { here } = exploring(told([LEAD, DUMMY], { refused: "play.revoke" }));
    await here.ask();
    expect(here.cards).toHaveLength(2);
    expect(here.choices(2)).toEqual([]);
  });

  test("without a solver cards can be tried and nothing is told of them", async () => {
    const { here } = exploring(told([point("N", null, ["CT", "C9"])], { solver: false }));
    await here.ask();
    expect(here.solver).toBe(false);
    expect(here.choices(0)).toEqual([
      { card: "CT", tricks: null, cost: 0 },
      { card: "C9", tricks: null, cost: 0 },
    ]);
    expect(here.badges(0)).toEqual({});
    expect(here.best(0)).toBeNull();
  });

  test("what could not be told in time is asked again", async () => {
    const late = told([LEAD, point("E", null, ["C4"]), SOUTH]);
    const { asks, here } = exploring(late, told([DUMMY, SOUTH]));
    await here.ask();
    await here.ask();
    expect(asks).toHaveBeenLastCalledWith(expect.objectContaining({ since: 1 }));
    expect(here.best(1)).toBe(8);
  });

  test("an answer that comes when another line is looked at changes nothing there", async () => {
    let first: (answer: Explored) => void = () => undefined;
    const { asks, here } = exploring();
    asks.mockReturnValueOnce(new Promise((resolve) => (first = resolve)));
    asks.mockResolvedValueOnce(told([point("W", { SA: 6 })]));
    const asked = here.ask();
    here.playIn("1NTS");
    await vi.waitFor(() => expect(here.positions[0]?.turn).toBe("W"));
    first(told([LEAD, DUMMY, SOUTH]));
    await asked;
    expect(here.positions).toHaveLength(1);
    expect(here.positions[0]?.turn).toBe("W");
  });

  test("whoever asks too fast is answered after the pause, if he still looks at the line", async () => {
    vi.useFakeTimers();
    const { asks, here } = exploring();
    const tooMuch = new ApiRefused("limit.explorer", "too many explorer", { wait: 2 });
    asks.mockRejectedValueOnce(tooMuch).mockResolvedValueOnce(told([LEAD, DUMMY, SOUTH]));
    await here.ask();
    expect(here.refused).toBe("");
    await vi.advanceTimersByTimeAsync(2000);
    expect(here.best(0)).toBe(8);

    asks.mockRejectedValueOnce(tooMuch).mockResolvedValueOnce(told([LEAD, DUMMY, SOUTH]));
    here.playIn("1NTS");
    here.asPlayed();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asks).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  test("a refusal is told", async () => {
    const { asks, here } = exploring();
    asks.mockRejectedValueOnce(new ApiRefused("", "no answer"));
    await here.ask();
    expect(here.refused).not.toBe("");
    expect(here.busy).toBe(false);
  });
});

test("a board of a file is gone through as any other: who sat there, what was called and said", () => {
  const { view, board } = wholeOfRecord(RECORD, "2SW=", (seat) => `the ${seat} seat`);
  expect(view.seats.W?.name).toBe("Wanda");
  expect(view.seats.N?.name).toBe("the N seat");
  expect(board.auction[0]).toMatchObject({
    seat: "W",
    call: "2S",
    meaning: { text: "eleven to fifteen" },
  });
  expect(board.auction[1]?.meaning).toBeNull();
  expect(board.dummy).toBe("E");
});
