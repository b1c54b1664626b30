import { rankOf, SEATS, suitOf } from "../../bridge";
import type { Seat } from "../../view";

const SUITS = ["S", "H", "D", "C"] as const;
const RANKS = "AKQJT98765432";

/** Cards from the top, as they are written. */
export function fromTheTop(cards: readonly string[]): string[] {
  return cards.toSorted((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)));
}

/** The four hands as PBN writes them; null unless each has thirteen cards. */
export function pbnOf(dealt: Record<Seat, readonly string[]>): string | null {
  if (SEATS.some((seat) => dealt[seat].length !== 13)) return null;
  const hands = SEATS.map((seat) =>
    SUITS.map((suit) =>
      fromTheTop(dealt[seat].filter((card) => suitOf(card) === suit))
        .map(rankOf)
        .join(""),
    ).join("."),
  );
  return `N:${hands.join(" ")}`;
}

/** The cards of a deal that PBN writes; a hand nobody knows has none. */
export function dealtOf(pbn: string): Record<Seat, string[]> {
  const [first = "N", rest = ""] = pbn.split(":");
  const dealt: Record<Seat, string[]> = { N: [], E: [], S: [], W: [] };
  for (const [at, hand] of rest.split(" ").entries()) {
    const seat = SEATS[(SEATS.indexOf(first as Seat) + at) % 4] as Seat;
    if (!hand.includes(".")) continue;
    dealt[seat] = hand
      .split(".")
      .flatMap((ranks, suit) => [...ranks].map((rank) => `${SUITS[suit] ?? ""}${rank}`));
  }
  return dealt;
}
