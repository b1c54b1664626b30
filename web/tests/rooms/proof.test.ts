import { expect, test } from "vitest";
import { proofOf } from "../../src/rooms/replay/proof";
import type { View } from "../../src/wire";
import { view } from "../wired";

const hand = (cards: string[]) => ({ cards, count: 13, faced: true });
const hands = {
  N: hand(["SA", "ST", "HK"]),
  E: hand(["DQ"]),
  S: hand(["C2"]),
  W: hand([]),
};
const board: View["board"] = {
  ...view().board!,
  id: "t1/3",
  commitment: "c0",
  salt: "5a",
  shuffle: {
    number: 3,
    board: "t1/3",
    seal: "5e",
    shares: [
      { seat: "W", promise: "a1", share: "b1" },
      { seat: "N", promise: "a2", share: "b2" },
      { seat: "E", promise: "a3", share: null },
    ],
    closed: true,
  },
};

test("the line to check a board by has all that was published and opened of it", () => {
  expect(proofOf(view({ board, hands }))?.line).toBe(
    'biritch verify c0 --board t1/3 --salt 5a --deal "N:AT.K.. ..Q. ...2 ..." --seal 5e ' +
      "--share N:b2 --share W:b1 --promise N:a2 --promise E:a3 --promise W:a1",
  );
});

test("who mixed in is told, and who promised to and did not", () => {
  expect(proofOf(view({ board, hands }))).toMatchObject({
    shuffled: true,
    mixed: ["N", "W"],
    withheld: ["E"],
  });
});

test("of a board that was not shuffled here only the commitment is checked", () => {
  const proof = proofOf(view({ board: { ...board!, shuffle: null }, hands }));
  expect(proof?.line).toBe(
    'biritch verify c0 --board t1/3 --salt 5a --deal "N:AT.K.. ..Q. ...2 ..."',
  );
  expect(proof).toMatchObject({ shuffled: false, mixed: [], withheld: [] });
});

test("nothing can be checked before the board is open", () => {
  expect(proofOf(view({ board: { ...board!, salt: "" }, hands }))).toBeNull();
});
