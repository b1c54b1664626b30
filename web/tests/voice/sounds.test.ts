import { expect, test } from "vitest";
import { FIXTURES } from "../../src/demo/fixtures";
import { heardBetween } from "../../src/voice/sounds";

const play = FIXTURES.play!;
const board = play.board!;

test("a card laid on the table is heard, and so is a call", () => {
  const more = { ...board, trick: [...board.trick, { seat: "S" as const, card: "DA" }] };
  expect(heardBetween(play, { ...play, board: more }, false)).toBe("card");
  const bidding = FIXTURES.auction!;
  const fewer = { ...bidding.board!, auction: bidding.board!.auction.slice(0, -1) };
  expect(heardBetween({ ...bidding, board: fewer }, bidding, false)).toBe("call");
});

test("a new deal is heard before anything else", () => {
  const next = { ...play, board: { ...board, number: board.number + 1 } };
  expect(heardBetween(play, next, false)).toBe("deal");
});

test("the bell rings for one's turn only after a long wait, or when one looks elsewhere", () => {
  const waiting = { ...play, board: { ...board, actor: "E" as const, since: board.since - 2000 } };
  expect(heardBetween(waiting, play, false)).toBeNull();
  expect(heardBetween(waiting, play, true)).toBe("turn");
  const long = { ...play, board: { ...waiting.board, since: board.since - 9000 } };
  expect(heardBetween(long, play, false)).toBe("turn");
});

test("what is only said of the table makes no sound", () => {
  expect(heardBetween(play, { ...play, stopping: ["N"] }, true)).toBeNull();
});
