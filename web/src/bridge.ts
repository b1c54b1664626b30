import type { Board, Seat, Side, Strain, Suit, Vulnerable } from "./view";

/** Words of the table that are no rules: names, order and arrangement of what the view tells. */

export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];
export const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "N"];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const RANKS = "AKQJT98765432";

/** The seat some places clockwise: 1 is the left-hand opponent, 2 the partner. */
export function clockwise(seat: Seat, places: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + places + 4) % 4] as Seat;
}

export function sideOf(seat: Seat): Side {
  return seat === "N" || seat === "S" ? "ns" : "ew";
}

export function otherSide(side: Side): Side {
  return side === "ns" ? "ew" : "ns";
}

export function isVulnerable(vulnerable: Vulnerable, seat: Seat): boolean {
  return vulnerable === "both" || vulnerable === sideOf(seat);
}

export function suitOf(card: string): Suit {
  return card[0] as Suit;
}

export function rankOf(card: string): string {
  return card.slice(1);
}

/** A card as words name it: letters stay, and numbers are numbers, as the words' variants are. */
export function named(card: string): { suit: Suit; rank: string | number } {
  const rank = rankOf(card);
  return { suit: suitOf(card), rank: Number(rank) || rank };
}

/** A call taken apart: a bid's level and strain, or neither. */
export function bidOf(call: string): { level: number; strain: Strain } | null {
  const level = Number(call[0]);
  return level >= 1 ? { level, strain: (call[1] ?? "N") as Strain } : null;
}

/** A contract as the wire writes it: `4HXS` is four hearts doubled by South. */
export function contractOf(text: string): {
  level: number;
  strain: Strain;
  doubling: "" | "X" | "XX";
  declarer: Seat;
} | null {
  const parts = /^([1-7])(NT?|[SHDC])(X{0,2})([NESW])/.exec(text);
  if (!parts) return null;
  return {
    level: Number(parts[1]),
    strain: (parts[2] as string)[0] as Strain,
    doubling: parts[3] as "" | "X" | "XX",
    declarer: parts[4] as Seat,
  };
}

/** The cards by suit, colours alternating, each suit from the top; trumps first when they are named. */
export function bySuit(cards: readonly string[], trumps: Strain | null = null): string[][] {
  const held = (suit: Suit): string[] =>
    cards
      .filter((card) => suitOf(card) === suit)
      .sort((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)));
  return alternating(
    (["S", "H", "C", "D"] as const).filter((suit) => held(suit).length > 0),
    trumps,
  ).map(held);
}

function alternating(suits: readonly Suit[], trumps: Strain | null): Suit[] {
  const black: Suit[] = suits.filter((suit) => "SC".includes(suit));
  const red: Suit[] = suits.filter((suit) => "HD".includes(suit));
  const led = suits.find((suit) => suit === trumps);
  for (const colour of [black, red]) {
    if (led && colour.includes(led)) colour.sort((a, b) => Number(b === led) - Number(a === led));
  }
  const redFirst = led
    ? red.includes(led) && red.length >= black.length
    : red.length > black.length;
  const [first, second] = redFirst ? [red, black] : [black, red];
  const mixed = first.flatMap((suit, at) => [suit, second[at]]);
  mixed.push(...second.slice(first.length));
  const order = mixed.filter((suit): suit is Suit => suit !== undefined);
  // Trumps lie at dummy's left even where that breaks the alternation (one red suit, two black).
  return led ? [led, ...order.filter((suit) => suit !== led)] : order;
}

/** High-card points of a hand: four, three, two, one. */
export function points(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + Math.max(0, 4 - RANKS.indexOf(rankOf(card))), 0);
}

/** Whether a bid skips a level that the bids before it left open: the caller shows STOP. */
export function isJump(call: string, auction: Board["auction"]): boolean {
  const bid = bidOf(call);
  if (!bid) return false;
  const last = auction
    .map((made) => bidOf(made.call))
    .filter((made) => made !== null)
    .at(-1);
  const higher = last && STRAINS.indexOf(bid.strain) > STRAINS.indexOf(last.strain);
  const lowest = last ? last.level + (higher ? 0 : 1) : 1;
  return bid.level > lowest;
}
