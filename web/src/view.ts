/** What a viewer sees of a table, in the shape the screen reads. `adapter.ts` makes it from the wire. */

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
  meaning: string | null;
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

/** How the claimer says he will play. */
export interface ClaimLine {
  trumps: "draw" | "none" | null;
  finesse: boolean | null;
  ruff: boolean;
  top: boolean;
}

export interface Claim {
  seat: Seat;
  tricks: number;
  statement: string;
  line: Partial<ClaimLine>;
  answers: Partial<Record<Seat, boolean>>;
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
  /** Who took each finished trick, in order, where known. */
  winners?: Seat[];
  tricks: Record<Side, number>;
  legal: string[] | null;
  claim: Claim | null;
  undo: { seat: Seat; to: unknown } | null;
  /** The four hands as dealt, once all may see them. */
  deal?: Record<Seat, string[]> | null;
  result: { text: string; lines: ScoreLine[] } | null;
}

export interface SheetDeal {
  number: number;
  result: string;
  lines: ScoreLine[];
}

export interface Sheet {
  deals: SheetDeal[];
  /** Part scores game by game, as the house counts them; null where nothing goes below a line. */
  games?: { ns: number[]; ew: number[]; closed: boolean }[] | null;
  totals: Record<Side, number>;
  over: boolean;
}

export interface Person {
  name: string;
  robot: boolean;
  here: boolean;
}

export interface View {
  table: {
    id: string;
    name: string;
    form: { type: string; [option: string]: unknown };
    undo?: unknown;
    watchers?: unknown;
    laws?: string;
    /** Whether the table agreed to score honours. */
    honours?: boolean;
    chat?: boolean;
  };
  you: { role: "player" | "watcher" | "host" | "director" | "nobody"; seats: Seat[]; chair: Seat | null };
  seats: Record<Seat, Person | null>;
  board: Board | null;
  sheet: Sheet | null;
  over: boolean;
}

/** A line of talk at the table. */
export interface Said {
  name: string;
  text: string;
  /** One of the house's own phrases, to be shown in the reader's language. */
  phrase?: string | null;
}

/** What the person at the screen wants done. `adapter.ts` spells it for the wire. */
export type Intent =
  | { do: "call"; call: string; alert: boolean; explanation: string }
  | { do: "play"; seat: Seat; card: string }
  | { do: "claim"; tricks: number; statement: string; line: Partial<ClaimLine> }
  | { do: "answerClaim"; accept: boolean }
  | { do: "withdrawClaim" }
  | { do: "askUndo" }
  | { do: "answerUndo"; grant: boolean }
  | { do: "honours"; points: 100 | 150 }
  | { do: "nextDeal" }
  | { do: "say"; text: string; phrase?: string };
