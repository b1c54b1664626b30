import type { Snapshot, View } from "../src/wire";

/** A table as the house tells of it: South declares four hearts and nobody has played. */
export function view(change: Partial<View> = {}): View {
  const chair = (person: string, robot = false) => ({ person, robot, owner: person });
  const hand = { cards: null, count: 13, faced: false };
  const call = (seat: "N" | "E" | "S" | "W", made: string, words = {}) => ({
    seat,
    call: made,
    alert: false,
    words,
    asked: [],
  });
  const none = { ns: 0, ew: 0 };
  return {
    table: {
      id: "t1",
      name: "Thursday four",
      host: "p1",
      form: { type: "rubber" },
      laws: "rubber 2014",
      policy: {},
      boards: "",
      length: null,
      previous: "",
    },
    you: { role: "player", chair: "S", hands: ["S", "N"], late: false },
    chairs: { N: chair("p1"), E: chair("", true), S: chair("p2"), W: null },
    board: {
      id: "b",
      number: 7,
      dealer: "S",
      vulnerable: "ns",
      commitment: "",
      salt: "",
      shares: [],
    },
    hands: { N: hand, E: hand, S: { ...hand, cards: ["SA", "HT"] }, W: hand },
    auction: [
      call("S", "4H", { note: 3 }),
      call("W", "P"),
      call("N", "P", { message: "bid-weak", values: { low: 0 } }),
      call("E", "P"),
    ],
    play: {
      contract: "4HS",
      declarer: "S",
      dummy: "N",
      trumps: "H",
      needs: 10,
      trick: [],
      last: [],
      winner: null,
      winners: [],
      tricks: none,
      count: 0,
    },
    turn: {
      phase: "play",
      hand: "W",
      actor: "W",
      legal: null,
      stopped: false,
      since: 100,
      thinking: { N: 0, E: 0, S: 0, W: 0 },
    },
    claim: null,
    undo: null,
    honours: { claimed: [], may_claim: [] },
    result: null,
    sheet: {
      deals: [],
      closing: [],
      totals: none,
      games: none,
      part_scores: none,
      below: [none],
      settlement: null,
      lined: true,
    },
    ready: [],
    stopping: [],
    over: false,
    ...change,
  };
}

/** What a client is told when it comes. */
export function snapshot(number: number, change: Partial<View> = {}): Snapshot {
  return {
    type: "snapshot",
    protocol: 1,
    number,
    view: view(change),
    you: "p2",
    names: { p1: "Olena", p2: "Daria" },
    notes: { 3: "to play" },
    here: ["p2"],
    watchers: 0,
    time: 130,
  };
}
