import { clockwise } from "../../bridge";
import type { ClaimLine, Seat, Suit } from "../../view";
import { say } from "../../words.svelte";

/** Nothing said of how one will play. */
export const UNSAID: ClaimLine = { trumps: null, suits: [], finesses: [], ruffs: [] };

/** The next of what can be said of a suit with a gap: nothing, against one opponent, the other, the drop. */
export function nextFinesse(line: ClaimLine, suit: Suit, chair: Seat): ClaimLine {
  const choices = [undefined, clockwise(chair, 1), clockwise(chair, 3), null] as const;
  const now = line.finesses.find((each) => each.suit === suit);
  const at = choices.indexOf(now === undefined ? undefined : now.against);
  const against = choices[(at + 1) % choices.length];
  const others = line.finesses.filter((each) => each.suit !== suit);
  return { ...line, finesses: against === undefined ? others : [...others, { suit, against }] };
}

/** The next of what can be said of a suit's losers: nothing, ruffed in one hand, in the other. */
export function nextRuff(line: ClaimLine, suit: Suit, hands: readonly Seat[]): ClaimLine {
  const now = line.ruffs.find((each) => each.suit === suit);
  const hand = hands[now ? hands.indexOf(now.hand) + 1 : 0];
  const others = line.ruffs.filter((each) => each.suit !== suit);
  return { ...line, ruffs: hand ? [...others, { suit, hand }] : others };
}

/** The order of suits with one more put last, or one taken out. */
export function nextSuit(line: ClaimLine, suit: Suit): ClaimLine {
  const suits = line.suits.includes(suit)
    ? line.suits.filter((each) => each !== suit)
    : [...line.suits, suit];
  return { ...line, suits };
}

/** A line in words, as much of it as was said. */
export function lineInWords(line: ClaimLine): string {
  const parts: string[] = [];
  if (line.trumps) parts.push(say(`line-${line.trumps}`));
  if (line.suits.length > 0) {
    const suits = line.suits.map((suit) => say(`strain-name-${suit}`)).join(", ");
    parts.push(say("line-suits", { suits }));
  }
  for (const { suit, against } of line.finesses) {
    parts.push(against ? say("line-finesse", { suit, seat: against }) : say("line-drop", { suit }));
  }
  for (const { suit, hand } of line.ruffs) parts.push(say("line-ruff", { suit, seat: hand }));
  return parts.join("; ");
}
