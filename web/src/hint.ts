import type { Seat } from "./view";
import type { Words } from "./wire";

/** A call or a card that a robot would think of. */
export interface HintCandidate {
  choice: string;
  /** Whether it would choose this one. */
  is_best: boolean;
  /** What a call shows. */
  words: Words;
  /** What a call gains over the system's own; null where nothing was compared. */
  gains: number | null;
  error: number | null;
  /** What a card's side takes in all; null where nobody could tell. */
  tricks: number | null;
  /** How likely the contract is made, or beaten, from 0 to 1. */
  chance: number | null;
  /** Other cards of the suit that come to the same. */
  same: string[];
}

/** What a robot would think of in a player's place, its choice first. */
export interface Hint {
  of: "calls" | "cards";
  hand: Seat;
  /** Whether the hand's side plays the contract. */
  declares: boolean;
  unit: "imps" | "points";
  candidates: HintCandidate[];
}
