import { expect, test } from "vitest";
import type { Makes } from "../../src/api";
import { madeBy, parContracts, parFor } from "../../src/rooms/replay/makes";

const MAKES: Makes = {
  N: { C: 5, D: 11, H: 6, S: 4, NT: 7 },
  E: { C: 7, D: 2, H: 6, S: 8, NT: 5 },
  S: { C: 5, D: 11, H: 7, S: 4, NT: 7 },
  W: { C: 7, D: 2, H: 6, S: 8, NT: 5 },
};

test("each declarer's tricks are found, at no trump too", () => {
  expect(madeBy(MAKES, "S", "N")).toBe(7);
  expect(madeBy(MAKES, "E", "S")).toBe(8);
});

test("of one strain only the lowest par contract is read, once for both hands", () => {
  const read = parContracts(["3NTN+1", "3NTS+1", "4NTN=", "4NTS="]);
  expect(read).toEqual([{ level: 3, strain: "N", doubling: "", seats: ["N", "S"], over: "+1" }]);
});

test("only the hands that may declare are named, clockwise from North", () => {
  const read = parContracts(["5DXW-3", "5DXE-3", "5HXE-3", "4SS="]);
  expect(read.map(({ level, strain, seats }) => [level, strain, seats])).toEqual([
    [5, "D", ["E", "W"]],
    [5, "H", ["E"]],
    [4, "S", ["S"]],
  ]);
});

test("par is told for the side that has it", () => {
  expect(parFor(-110)).toEqual({ side: "ew", points: 110 });
  expect(parFor(420)).toEqual({ side: "ns", points: 420 });
});
