import { clockwise, otherSide, sideOf } from "../../bridge";
import type { Person, Seat, Side, View } from "../../view";
import { say } from "../../words.svelte";
import { chairOf } from "./arrange";

/** The two sides as this viewer calls them: We and They for who plays, by their seats for who watches. */
export interface Sides {
  near: Side;
  far: Side;
  /** Names of the two. */
  we: string;
  they: string;
}

/** How the sides are named and ordered for a viewer; the side at the bottom of his screen comes first. */
export function sidesOf(view: View): Sides {
  const near = sideOf(chairOf(view));
  const far = otherSide(near);
  const plays = view.you.chair !== null;
  return {
    near,
    far,
    we: say(plays ? "we" : `side-${near}`),
    they: say(plays ? "they" : `side-${far}`),
  };
}

/** What a person is called: guests who gave no name are guests. */
export function nameOf(person: Person): string {
  if (person.robot) return say("robot");
  return person.name || say("guest");
}

/** Whose dummy a hand is where nobody sits: its owner is opposite. */
export function dummyOf(view: View, seat: Seat, wide: boolean): string {
  const owner = clockwise(seat, 2);
  if (owner === view.you.chair) return say("dummy-yours");
  if (!wide) return say("dummy");
  return say("dummy-of", { name: nameAt(view, owner) });
}

/** What a hand is called when it is read out. */
export function handName(view: View, seat: Seat): string {
  if (seat === view.you.chair) return say("your-hand");
  if (seat === view.board?.dummy) return say("dummy-hand");
  return view.chairs.includes(seat) ? say(`seat-name-${seat}`) : dummyOf(view, seat, true);
}

/** Who sits in a chair, or the chair's own name where nobody does. */
export function nameAt(view: View, seat: Seat): string {
  const person = view.seats[seat];
  return person && !person.robot ? nameOf(person) : say(`seat-name-${seat}`);
}
