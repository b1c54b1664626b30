// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { promiseOf, Shares } from "../src/shares";
import type { PromiseShare, RevealShare, ShareView, ShuffleView } from "../src/wire";
import { view } from "./wired";

let sent: (PromiseShare | RevealShare)[];
let missing: number;
let shares: Shares;

function page(): Shares {
  return new Shares(
    (command) => sent.push(command),
    () => (missing += 1),
  );
}

function shuffle(change: Partial<ShuffleView> = {}): ShuffleView {
  return { number: 2, board: "t1/2", seal: "5e".repeat(32), shares: [], closed: false, ...change };
}

function look(shuffled: ShuffleView | null, chair: "S" | null = "S"): void {
  shares.look(view({ shuffle: shuffled, you: { role: "player", chair, hands: [], late: false } }));
}

function dealt(shuffled: ShuffleView): void {
  const board = { ...view().board!, id: shuffled.board, shuffle: shuffled };
  shares.look(view({ board, shuffle: null }));
}

function promised(): string {
  const [first] = sent;
  return first?.type === "PromiseShare" ? first.promise : "";
}

function mine(share: string | null = null): ShareView {
  return { seat: "S", promise: promised(), share };
}

function revealed(): RevealShare | undefined {
  return sent.find((command) => command.type === "RevealShare");
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  sent = [];
  missing = 0;
  shares = page();
});

test("a promise is the SHA-256 of the bytes", () => {
  const share = "0f".repeat(32);
  expect(promiseOf(share)).toBe(
    createHash("sha256").update(Buffer.from(share, "hex")).digest("hex"),
  );
});

describe("a player's part in the shuffle", () => {
  test("32 new bytes are promised for each board, once", () => {
    look(shuffle());
    look(shuffle());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: "PromiseShare", number: 2 });
    expect(promised()).toMatch(/^[0-9a-f]{64}$/);
    look(shuffle({ number: 3, board: "t1/3" }));
    expect(sent).toHaveLength(2);
    expect((sent[1] as PromiseShare).promise).not.toBe(promised());
  });

  test("they are revealed when the promises are closed, and not before", () => {
    look(shuffle());
    look(shuffle({ shares: [mine()] }));
    expect(revealed()).toBeUndefined();
    look(shuffle({ shares: [mine()], closed: true }));
    look(shuffle({ shares: [mine()], closed: true }));
    expect(sent).toHaveLength(2);
    expect(promiseOf(revealed()!.share)).toBe(promised());
  });

  test("whoever has no chair has no part in it, nor anybody where nothing is shuffled", () => {
    look(shuffle(), null);
    look(null);
    look(shuffle({ closed: true }));
    expect(sent).toEqual([]);
  });

  test("after a reload the same bytes are revealed", () => {
    look(shuffle());
    shares = page();
    look(shuffle({ shares: [mine()], closed: true }));
    expect(promiseOf(revealed()!.share)).toBe(promised());
  });

  test("after the line was lost the same promise is made again, if the house has none", () => {
    look(shuffle());
    shares.again();
    look(shuffle());
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test("what another window promised, that window reveals", () => {
    look(shuffle());
    const other = { seat: "S" as const, promise: "aa".repeat(32), share: null };
    look(shuffle({ shares: [other], closed: true }));
    expect(revealed()).toBeUndefined();
  });

  test("a browser that keeps nothing takes part as well", () => {
    vi.stubGlobal("sessionStorage", undefined);
    look(shuffle());
    look(shuffle({ shares: [mine()], closed: true }));
    vi.unstubAllGlobals();
    expect(promiseOf(revealed()!.share)).toBe(promised());
  });
});

describe("a share that the house leaves out", () => {
  function revealThen(wait: number, share: string | null): void {
    look(shuffle());
    look(shuffle({ shares: [mine()], closed: true }));
    vi.advanceTimersByTime(wait);
    dealt(shuffle({ shares: [mine(share)], closed: true }));
  }

  test("is told of, once, if it was sent in time", () => {
    revealThen(4000, null);
    dealt(shuffle({ shares: [mine()], closed: true }));
    expect(missing).toBe(1);
  });

  test("is nobody's fault if the board was dealt at once", () => {
    revealThen(100, null);
    expect(missing).toBe(0);
  });

  test("is no matter if it is there", () => {
    revealThen(4000, "bb".repeat(32));
    expect(missing).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });
});
