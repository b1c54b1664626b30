import type { Board, Seat, View } from "../view";

/** Made-up tables to look at while working on the screen. */

const HANDS: Record<Seat, string[]> = {
  N: ["HK", "HJ", "H8", "H4", "SA", "SQ", "S5", "D7", "D2", "CK", "C9", "C6", "C3"],
  E: ["S7", "S6", "H6", "H3", "D9", "DQ", "D8", "D5", "CQ", "CJ", "CT", "C4", "DT"],
  S: ["SK", "S9", "S3", "HA", "HQ", "HT", "H7", "H5", "CA", "C8", "DA", "D3", "S2"],
  W: ["SJ", "ST", "S8", "S4", "H9", "H2", "DK", "DJ", "D6", "D4", "C7", "C5", "C2"],
};

const AUCTION: Board["auction"] = [
  {
    seat: "W",
    call: "1D",
    alert: false,
    meaning: { text: "Natural, 12–19 points, four or more diamonds." },
    asked: [],
  },
  {
    seat: "N",
    call: "X",
    alert: true,
    meaning: {
      text: "takeout, 12+ points, short diamonds, three or four cards in every other suit.",
    },
    asked: [],
  },
  { seat: "E", call: "2D", alert: false, meaning: null, asked: [] },
  { seat: "S", call: "2H", alert: false, meaning: null, asked: [] },
  { seat: "W", call: "P", alert: false, meaning: null, asked: [] },
  { seat: "N", call: "3H", alert: false, meaning: null, asked: [] },
  { seat: "E", call: "P", alert: false, meaning: null, asked: [] },
  { seat: "S", call: "4H", alert: false, meaning: null, asked: [] },
  { seat: "W", call: "P", alert: false, meaning: null, asked: [] },
  { seat: "N", call: "P", alert: false, meaning: null, asked: [] },
  { seat: "E", call: "P", alert: false, meaning: null, asked: [] },
];

const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
  ["C", "D", "H", "S", "NT"].map((strain) => `${level}${strain}`),
);

function counts(hands: Record<Seat, string[]>): Record<Seat, number> {
  return { N: hands.N.length, E: hands.E.length, S: hands.S.length, W: hands.W.length };
}

function without(cards: string[], gone: string[]): string[] {
  return cards.filter((card) => !gone.includes(card));
}

const LINES = {
  tricks: (points: number, side: "ns" | "ew") => ({ reason: "tricks", points, side, below: true }),
  above: (reason: string, points: number, side: "ns" | "ew") => ({
    reason,
    points,
    side,
    below: false,
  }),
};

const BASE: View = {
  table: {
    id: "demo",
    name: "Thursday four",
    host: "S",
    form: "rubber",
    again: { form: { type: "rubber" }, previous: "demo" },
    chat: true,
    evening: null,
    watched: true,
    watchers: 0,
  },
  you: { role: "player", seats: ["S", "N"], chair: "S", person: "S" },
  seats: {
    N: { id: "N", name: "Olena", robot: false, here: true },
    E: { id: "E", name: "Marko", robot: false, here: true },
    S: { id: "S", name: "Daria", robot: false, here: true },
    W: { id: "", name: "", robot: true, here: true },
  },
  board: null,
  sheet: {
    deals: [
      {
        number: 4,
        result: "4SN=",
        lines: [LINES.tricks(120, "ns"), LINES.above("honours", 100, "ns")],
        measured: null,
      },
      { number: 5, result: "2CS+1", lines: [LINES.above("overtricks", 30, "ns")], measured: null },
      {
        number: 6,
        result: "3NTE=",
        lines: [LINES.tricks(100, "ew"), LINES.above("overtricks", 50, "ew")],
        measured: null,
      },
    ],
    games: [
      { ns: [{ ...LINES.tricks(120, "ns"), deal: 4 }], ew: [], closed: true },
      { ns: [], ew: [{ ...LINES.tricks(100, "ew"), deal: 6 }], closed: true },
    ],
    closing: [],
    totals: { ns: 250, ew: 150 },
    imps: null,
    settlement: null,
    over: false,
  },
  chairs: ["N", "E", "S", "W"],
  may: { undo: true, claim: true, stop: false },
  stopping: [],
  over: false,
  closed: false,
  shownOut: [],
};

const BOARD: Board = {
  number: 7,
  dealer: "W",
  vulnerable: "ns",
  hands: { N: null, E: null, S: HANDS.S, W: null },
  counts: counts(HANDS),
  auction: [],
  phase: "auction",
  turn: "W",
  actor: "W",
  contract: null,
  dummy: null,
  trick: [],
  last_trick: null,
  winner: null,
  winners: [],
  tricks: { ns: 0, ew: 0 },
  legal: null,
  claim: null,
  undo: null,
  honours: { claimed: [], mayClaim: [] },
  stopped: false,
  since: Date.now() - 12_000,
  ready: [],
  result: null,
};

function table(board: Partial<Board>, change: Partial<View> = {}): View {
  return { ...BASE, ...change, board: { ...BOARD, ...board } };
}

const after2: Record<Seat, string[]> = {
  N: without(HANDS.N, ["S5", "C6"]),
  E: without(HANDS.E, ["S6", "C4"]),
  S: without(HANDS.S, ["S2", "CA"]),
  W: without(HANDS.W, ["SJ", "C2"]),
};

const inPlay: Partial<Board> = {
  phase: "play",
  auction: AUCTION,
  contract: "4HS",
  dummy: "N",
  last_trick: [
    { seat: "S", card: "CA" },
    { seat: "W", card: "C2" },
    { seat: "N", card: "C6" },
    { seat: "E", card: "C4" },
  ],
  winner: "S",
  winners: ["E", "S"],
  tricks: { ns: 1, ew: 1 },
};

const led: Partial<Board> = {
  ...inPlay,
  hands: { N: without(after2.N, ["D2"]), E: null, S: after2.S, W: null },
  counts: { N: 10, E: 10, S: 11, W: 10 },
  trick: [
    { seat: "W", card: "DK" },
    { seat: "N", card: "D2" },
    { seat: "E", card: "DT" },
  ],
  turn: "S",
  actor: "S",
  legal: ["DA", "D3"],
};

const RESULT = {
  text: "4HS+1",
  lines: [
    LINES.tricks(120, "ns"),
    LINES.above("overtricks", 30, "ns"),
    LINES.above("honours", 100, "ns"),
  ],
};

export const FIXTURES: Record<string, View> = {
  seats: {
    ...BASE,
    seats: { ...BASE.seats, W: null, E: null },
    sheet: {
      ...BASE.sheet,
      deals: [],
      games: [{ ns: [], ew: [], closed: false }],
      totals: { ns: 0, ew: 0 },
    },
  },
  deal: table({ turn: "W", actor: "W" }),
  auction: table({
    auction: AUCTION.slice(0, 3),
    turn: "S",
    actor: "S",
    legal: ["P", ...BIDS.slice(BIDS.indexOf("2D") + 1)],
  }),
  waiting: table({ auction: AUCTION.slice(0, 8), turn: "W", actor: "W" }),
  play: table(led),
  dummy: table({
    ...inPlay,
    hands: { N: after2.N, E: null, S: without(after2.S, ["D3"]), W: null },
    counts: { N: 11, E: 11, S: 10, W: 10 },
    trick: [
      { seat: "S", card: "D3" },
      { seat: "W", card: "DK" },
    ],
    turn: "N",
    actor: "S",
    legal: ["D7", "D2"],
  }),
  defend: table({
    ...inPlay,
    contract: "4HE",
    dummy: "W",
    hands: { N: null, E: null, S: after2.S, W: after2.W },
    counts: { N: 11, E: 11, S: 11, W: 11 },
    turn: "S",
    actor: "S",
    legal: after2.S,
  }),
  claim: table({
    ...led,
    phase: "claim",
    contract: "4HE",
    dummy: "W",
    hands: { N: null, E: after2.E, S: after2.S, W: after2.W },
    trick: [],
    legal: null,
    turn: null,
    actor: null,
    claim: {
      by: "E",
      tricks: 10,
      statement: null,
      line: {
        trumps: "draw",
        suits: ["C", "D"],
        finesses: [{ suit: "S", against: "S" }],
        ruffs: [],
      },
      waits: ["S", "N"],
      contested: false,
      void: false,
      award: null,
    },
  }),
  undo: table({ ...led, undo: { by: "E", waits: ["S"] } }),
  over: table({
    ...inPlay,
    phase: "over",
    turn: null,
    actor: null,
    hands: HANDS,
    counts: counts(HANDS),
    honours: { claimed: [], mayClaim: ["S"] },
    last_trick: null,
    tricks: { ns: 11, ew: 2 },
    result: RESULT,
  }),
  watch: table(
    { ...led, legal: null, hands: { N: without(after2.N, ["D2"]), E: null, S: null, W: null } },
    {
      you: { role: "watcher", seats: [], chair: null, person: "" },
      seats: { ...BASE.seats, S: { id: "S", name: "Daria", robot: false, here: false } },
    },
  ),
  duplicate: table(
    {
      auction: [
        { seat: "N", call: "1C", alert: false, meaning: null, asked: [] },
        { seat: "E", call: "1S", alert: false, meaning: null, asked: [] },
        { seat: "S", call: "X", alert: true, meaning: { text: "4+ ♥" }, asked: [] },
        { seat: "W", call: "2S", alert: false, meaning: null, asked: [] },
        { seat: "N", call: "3H", alert: false, meaning: null, asked: [] },
        { seat: "E", call: "P", alert: false, meaning: null, asked: [] },
      ],
      number: 5,
      dealer: "N",
      turn: "S",
      actor: "S",
      legal: ["P", ...BIDS.slice(BIDS.indexOf("3H") + 1)],
    },
    {
      table: { ...BASE.table, name: "Club night", form: "duplicate" },
      sheet: {
        deals: [
          {
            number: 3,
            result: "4HXS-1",
            lines: [LINES.above("undertricks", 100, "ew")],
            measured: null,
          },
          {
            number: 4,
            result: "3NTN=",
            lines: [LINES.tricks(100, "ns"), LINES.above("game", 500, "ns")],
            measured: null,
          },
        ],
        closing: [],
        games: null,
        imps: null,
        settlement: null,
        totals: { ns: 600, ew: 100 },
        over: false,
      },
    },
  ),
};

export { AUCTION, BIDS, HANDS };
