import { otherSide, sideOf } from "../../bridge";
import type { Side, View } from "../../view";
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
