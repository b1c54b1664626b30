/** What a viewer sees of a table, in the shape the screen reads. `adapter.ts` makes it from the wire. */

import type { Again } from "./api";

/** Words somebody said: his own, or one of the house's texts, to be shown in the reader's language. */
export type Wording =
  { text: string; note?: number } | { message: string; values: Record<string, string | number> };

export type Seat = "N" | "E" | "S" | "W";
export type Side = "ns" | "ew";
export type Suit = "S" | "H" | "D" | "C";
export type Strain = Suit | "N";
export type Vulnerable = "none" | "ns" | "ew" | "both";
export type Phase = "auction" | "play" | "claim" | "over";

/** One call made, as everybody may see it. */
export interface MadeCall {
  seat: Seat;
  call: string;
  /** Marked by the caller as needing a word to the opponents. */
  alert: boolean;
  /** What it means, when this viewer may know. */
  meaning: Wording | null;
  /** Chairs whose question about it waits for an answer. */
  asked: Seat[];
}

export interface PlayedCard {
  seat: Seat;
  card: string;
}

/** A line of a score: what for, how much, to whom. */
export interface ScoreLine {
  reason: string;
  points: number;
  side: Side;
  below: boolean;
  law?: string | null;
}

/** How the claimer says he will play; what is empty is unsaid. */
export interface ClaimLine {
  trumps: "draw" | "leave" | null;
  suits: Suit[];
  /** Against whom each suit is finessed; null for the drop. */
  finesses: { suit: Suit; against: Seat | null }[];
  /** Which suits are ruffed, and in which hand. */
  ruffs: { suit: Suit; hand: Seat }[];
}

export interface Claim {
  by: Seat;
  /** Of the tricks left, for the claimer's side. */
  tricks: number;
  statement: Wording | null;
  line: ClaimLine;
  /** Chairs that must still answer. */
  waits: Seat[];
  contested: boolean;
  /** Play goes on with the hand faced. */
  void: boolean;
  /** A ruling that waits for assent: declarer's tricks in all. */
  award: { tricks: number; reason: Wording | null; waits: Seat[] } | null;
}

export interface Board {
  number: number;
  dealer: Seat;
  vulnerable: Vulnerable;
  hands: Record<Seat, string[] | null>;
  counts: Record<Seat, number>;
  auction: MadeCall[];
  phase: Phase;
  /** The hand to act. */
  turn: Seat | null;
  /** Who acts for it. */
  actor: Seat | null;
  contract: string | null;
  dummy: Seat | null;
  trick: PlayedCard[];
  last_trick: PlayedCard[] | null;
  /** Who took the last trick. */
  winner: Seat | null;
  /** Who took each finished trick, in order. */
  winners: Seat[];
  tricks: Record<Side, number>;
  legal: string[] | null;
  claim: Claim | null;
  undo: { by: Seat; waits: Seat[] } | null;
  honours: { claimed: { seat: Seat; points: number }[]; mayClaim: Seat[] };
  /** The pause after a jump bid lasts. */
  stopped: boolean;
  /** When the turn began, by this computer's clock in milliseconds. */
  since: number;
  /** Who is ready for the next board. */
  ready: Seat[];
  /** Who has asked for a hint on this deal. */
  hints?: Seat[];
  result: { text: string; lines: ScoreLine[] } | null;
}

/** A deal against what the high cards of one side promised. */
export interface Measured {
  /** Whose the numbers are. */
  side: Side;
  hcp: number;
  target: number;
  difference: number;
  imps: number;
}

export interface SheetDeal {
  number: number;
  result: string;
  lines: ScoreLine[];
  measured: Measured | null;
}

/** An entry below the line, and the deal that brought it. */
export interface Entry extends ScoreLine {
  deal: number;
}

export interface Sheet {
  deals: SheetDeal[];
  /** What was paid at the end. */
  closing: ScoreLine[];
  /** Part scores game by game, as the house counts them; null where nothing goes below a line. */
  games: { ns: Entry[]; ew: Entry[]; closed: boolean }[] | null;
  totals: Record<Side, number>;
  /** IMPs of each side against the targets; null where there are none. */
  imps: Record<Side, number> | null;
  /** What each player of a side wins or loses; null where nothing is settled. */
  settlement: Record<Side, number> | null;
  over: boolean;
}

export interface Person {
  /** Empty for a robot. */
  id: string;
  name: string;
  robot: boolean;
  here: boolean;
}

export interface View {
  table: {
    id: string;
    name: string;
    /** Person id of the host. */
    host: string;
    form: string;
    /** The agreements, as a table that goes on from this one is asked for. */
    again: Again;
    chat: boolean;
    /** The page of the evening it belongs to; null for a table of its own. */
    evening: string | null;
    /** Whether anybody may watch, and how many do. */
    watched: boolean;
    watchers: number;
  };
  you: {
    role: "player" | "watcher" | "host" | "director";
    /** The hands one commands. */
    seats: Seat[];
    chair: Seat | null;
    /** One's person id at this table. */
    person: string;
  };
  seats: Record<Seat, Person | null>;
  /** The seats where somebody may sit; the other hands are dummies of those opposite. */
  chairs: Seat[];
  /** What one can ask for now. */
  may: { undo: boolean; claim: boolean; stop: boolean; hint?: boolean };
  board: Board | null;
  sheet: Sheet;
  /** Chairs that agree to end the sitting. */
  stopping: Seat[];
  over: boolean;
  /** No further board will be dealt. */
  closed: boolean;
  /** Who was asked to leave and may not sit down again. */
  shownOut: { id: string; name: string }[];
}

/** A line of talk at the table. */
export interface Said {
  person: string;
  name: string;
  text: string;
  /** Written, and read, among watchers only. */
  watcher: boolean;
  /** The text's number, by which it is erased; 0 where there is none. */
  note: number;
  erased: boolean;
}

/** What the person at the screen wants done. `adapter.ts` spells it for the wire. */
export type Intent =
  | { do: "call"; call: string; alert: boolean; explanation: string }
  | { do: "play"; seat: Seat; card: string }
  | { do: "ask"; place: number }
  | { do: "explain"; place: number; text: string; alert: boolean }
  | { do: "claim"; tricks: number; statement: string; line: ClaimLine }
  | { do: "answerClaim"; agrees: boolean }
  | { do: "playOn" }
  | { do: "award"; tricks: number; reason: string }
  | { do: "answerAward"; agrees: boolean }
  | { do: "object" }
  | { do: "askUndo" }
  | { do: "answerUndo"; grants: boolean }
  | { do: "withdrawUndo" }
  | { do: "honours"; seat: Seat }
  | { do: "nextDeal" }
  | { do: "stop" }
  | { do: "sit"; seat: Seat }
  | { do: "robot"; seat: Seat }
  | { do: "leave" }
  | { do: "remove"; seat: Seat }
  | { do: "letBack"; person: string }
  | { do: "makeHost"; person: string }
  | { do: "close" }
  | { do: "say"; text: string };
