import { expect, test } from "vitest";
import { nextFinesse, nextRuff, nextSuit, UNSAID } from "../../src/rooms/table/line";

test("a finesse is said against one opponent, the other, for the drop, or not at all", () => {
  let line = UNSAID;
  const said = [0, 1, 2, 3].map(() => {
    line = nextFinesse(line, "S", "S");
    return line.finesses.map(({ against }) => against);
  });
  expect(said).toEqual([["W"], ["E"], [null], []]);
});

test("a ruff is said in each of the hands in turn", () => {
  let line = UNSAID;
  const said = [0, 1, 2].map(() => {
    line = nextRuff(line, "C", ["S", "N"]);
    return line.ruffs.map(({ hand }) => hand);
  });
  expect(said).toEqual([["S"], ["N"], []]);
});

test("suits are led in the order they were named", () => {
  const line = ["C", "D", "C"].reduce((so, suit) => nextSuit(so, suit as "C" | "D"), UNSAID);
  expect(line.suits).toEqual(["D"]);
});
