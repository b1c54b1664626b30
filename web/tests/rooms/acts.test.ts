// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { FIXTURES } from "../../src/demo/fixtures";
import { Acts } from "../../src/rooms/table/acts.svelte";
import { prefer } from "../../src/settings.svelte";
import type { Intent, View } from "../../src/view";

let view: View;
let send: ReturnType<typeof vi.fn<(intent: Intent) => Promise<void>>>;
let told: string[];
let acts: Acts;

beforeEach(() => {
  prefer({ twoTaps: false });
  view = FIXTURES.play!;
  send = vi.fn(() => Promise.resolve());
  told = [];
  acts = new Acts({
    latest: () => view,
    send,
    catchUp: () => undefined,
    tell: (reason) => told.push(reason),
  });
});

test("a card moves at once and the house is asked", () => {
  void acts.lift("DA");
  expect(acts.pending).toEqual({ seat: "S", card: "DA" });
  expect(send.mock.calls).toEqual([[{ do: "play", seat: "S", card: "DA" }]]);
});

test("a card the house refuses goes back, and why is told", async () => {
  send.mockRejectedValueOnce(new Error("follow suit"));
  await acts.lift("DA");
  expect(acts.pending).toBeNull();
  expect([acts.refusal, told]).toEqual(["follow suit", ["follow suit"]]);
});

test("a card that is not legal is not even asked for", async () => {
  await acts.lift("SK");
  expect(send).not.toHaveBeenCalled();
});

test("nothing more is played while a card waits for the house", async () => {
  void acts.lift("DA");
  await acts.lift("D3");
  expect(send).toHaveBeenCalledTimes(1);
});

test("with two taps the first only chooses", async () => {
  prefer({ twoTaps: true });
  await acts.lift("DA");
  expect(acts.chosen).toBe("DA");
  expect(send).not.toHaveBeenCalled();
  await acts.lift("DA");
  expect(send).toHaveBeenCalledTimes(1);
});

test("a card the house has put on the table waits no more", () => {
  void acts.lift("DA");
  const board = view.board!;
  view = { ...view, board: { ...board, trick: [...board.trick, { seat: "S", card: "DA" }] } };
  acts.settle();
  expect(acts.pending).toBeNull();
});

test("an answer goes to whatever waits for one, and nowhere else", () => {
  acts.answer(true);
  expect(send).not.toHaveBeenCalled();
  view = FIXTURES.claim!;
  acts.answer(false);
  view = FIXTURES.undo!;
  acts.answer(true);
  expect(send.mock.calls).toEqual([
    [{ do: "answerClaim", agrees: false }],
    [{ do: "answerUndo", grants: true }],
  ]);
});
