import type { Card } from "./cards";
import type { Place } from "./state";

/** One card and the position in a place that it takes. */
export interface Seated {
  card: Card;
  place: Place;
  at: number;
}

/**
 * Decide which piece of pasteboard is which: a known face keeps its card, a face newly seen takes a
 * back from where it comes, backs stay where they lie.
 *
 * @returns Every position filled, and the cards left over.
 */
export function match(cards: readonly Card[], places: readonly Place[]): [Seated[], Card[]] {
  const spare = new Set(cards);
  const seated: Seated[] = [];
  const open: { place: Place; at: number; face: string | null }[] = [];
  const byFace = new Map(cards.filter((card) => card.face).map((card) => [card.face, card]));
  const take = (card: Card, place: Place, at: number): void => {
    spare.delete(card);
    seated.push({ card, place, at });
  };
  const find = (test: (card: Card) => boolean): Card | undefined => {
    // From the end: the top back of a stack is the one a player takes.
    let found: Card | undefined;
    for (const card of spare) if (test(card)) found = card;
    return found;
  };

  for (const place of places) {
    place.cards.forEach((face, at) => {
      const card = face === null ? undefined : byFace.get(face);
      if (card && spare.has(card)) take(card, place, at);
      else open.push({ place, at, face });
    });
  }
  const seen = open.filter(({ face }) => face !== null);
  const unseen = open.filter(({ face }) => face === null);
  for (const { place, at } of seen) {
    const origin = place.from ?? place.id;
    const card =
      find((back) => back.face === null && back.place === origin) ??
      find((back) => back.face === null && back.place === place.id) ??
      find((back) => back.place === "") ??
      find((back) => back.face === null) ??
      find(() => true);
    if (card) take(card, place, at);
  }
  const rest: typeof unseen = [];
  for (const position of unseen) {
    const { place, at } = position;
    const stays = [...spare].find((card) => card.face === null && card.place === place.id);
    if (stays) take(stays, place, at);
    else rest.push(position);
  }
  for (const { place, at } of rest) {
    const card =
      find((any) => any.place === place.from) ??
      find((any) => any.place === "") ??
      find(() => true);
    if (card) take(card, place, at);
  }
  return [seated, [...spare]];
}
