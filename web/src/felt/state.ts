import type { Pip } from "./pips";

/** A rectangle on the felt, in pixels from its left top corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is printed on a card. The felt never reads it: it only draws it. */
export interface Face {
  /** The index: a letter or a number, in the reader's language. */
  label: string;
  pip: Pip;
}

/** A few letters on a card, such as a number, and whether they are good news. */
export interface Badge {
  text: string;
  tone: "good" | "bad";
}

/** How the cards of one place lie. Widths are of one card; its height follows from the card's ratio. */
export type Layout =
  /** One overlapping row, centred in the box, as a hand is held. */
  | { kind: "fan"; box: Box; width: number }
  /** Two or more overlapping rows; `rows` says how many cards lie in each. */
  | { kind: "rows"; box: Box; width: number; rows: readonly number[] }
  /** An exposed hand: one column for each number in `suits`, top card first. */
  | { kind: "columns"; box: Box; width: number; suits: readonly number[] }
  /** An exposed hand at the side: one row for each number in `suits`. */
  | { kind: "lines"; box: Box; width: number; suits: readonly number[]; from: "left" | "right" }
  /** Backs one under another (down) or side by side (across). */
  | { kind: "stack"; box: Box; width: number; run: "down" | "across" }
  /** One spot where a card is played. */
  | { kind: "spot"; x: number; y: number; width: number }
  /** Cards turned down in a row of small backs; `across` marks those laid lengthwise. */
  | { kind: "quitted"; box: Box; width: number; across: readonly boolean[] }
  /** Out of sight, at a point to which cards fly and fade. */
  | { kind: "gone"; x: number; y: number; width: number };

/** A heap of cards that lie together. */
export interface Place {
  id: string;
  layout: Layout;
  /** The cards in the order they lie: the name of a face, or null for a back. */
  cards: readonly (string | null)[];
  /** Where a face that was not known before comes from: one of that place's backs is turned up. */
  from?: string;
  /** How high the place lies above others. */
  height: number;
}

/** Everything the felt draws. One object; `render` makes the cards agree with it. */
export interface State {
  /** What each face's name looks like. */
  faces: Readonly<Record<string, Face>>;
  /** Every place on the felt, from the table's edge to its middle. */
  places: readonly Place[];
  /** Faces that may be lifted now: they take the pointer, the others do not. */
  liftable: ReadonlySet<string>;
  /** Faces that lie in a hand to be played from but may not be lifted: drawn a shade darker. */
  resting: ReadonlySet<string>;
  /** What is written at the corner of a face, by its name. */
  badges: Readonly<Record<string, Badge>>;
  /** The face raised and ringed: chosen by a first tap or by the keyboard. */
  chosen: string | null;
  /** Colour of the backs. */
  pack: "red" | "blue";
  /** False: every card is where it belongs at once (reduced motion, tests). */
  moving: boolean;
  /** Milliseconds over which cards set out one after another; 0 when nothing is being dealt. */
  dealing: number;
}

/** What the felt reports to whoever put it there. */
export interface Callbacks {
  /** A card was lifted: clicked, tapped, dragged out of its place, or Enter was pressed on it. */
  lift(face: string): void;
  /** Another card was chosen with the arrow keys, or none. */
  choose(face: string | null): void;
}

/** A felt with no cards on it. */
export const EMPTY: State = {
  faces: {},
  places: [],
  liftable: new Set(),
  resting: new Set(),
  badges: {},
  chosen: null,
  pack: "red",
  moving: true,
  dealing: 0,
};
