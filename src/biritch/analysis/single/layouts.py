"""Every layout that agrees with what is known, where few cards are open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod
from typing import Final

from biritch.analysis.sampling import Known, Predicate
from biritch.cards import Card, Deal, Hand
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat

MOST: Final = 200_000


def every_layout(known: Known, *, fits: Predicate | None = None) -> Iterator[Deal]:
    """Each deal that agrees with what is known, once: with these, odds are exact.

    Args:
        known: what is known.
        fits: asked of every deal that agrees with the rest.

    Raises:
        BadValue: ``layouts.many`` if there might be more than two hundred thousand: take a sample.

    Examples:
        >>> from biritch.seats import BySeat
        >>> known = Known(
        ...     deal=Deal.parse("N:AQ... - 32... -"),
        ...     sizes=BySeat.same(2),
        ...     pack=Hand.parse("AKQJ5432..."),
        ... )
        >>> len(list(every_layout(known)))
        6
    """
    known = known.forced()
    hidden = [seat for seat in SEATS if known.free[seat]]
    ways = how_many(known)
    if ways > MOST:
        raise BadValue(
            f"{ways:,} layouts are too many to look at each, at most {MOST:,}: take a sample",
            code="layouts.many",
            ways=ways,
        )
    for deal in _dealt(known, known.deal, tuple(known.unseen), hidden):
        if _in_boxes(known, deal) and (fits is None or fits(deal)):
            yield deal


def how_many(known: Known) -> int:
    """In how many ways the unseen cards can lie, if nothing but the sizes of the hands is asked."""
    left, ways = len(known.unseen), []
    for seat in SEATS:
        ways.append(comb(left, known.free[seat]))
        left -= known.free[seat]
    return prod(ways)


def _dealt(known: Known, deal: Deal, cards: tuple[Card, ...], hidden: list[Seat]) -> Iterator[Deal]:
    if not hidden:
        yield deal
        return
    seat, *rest = hidden
    may = known.may_hold(seat)
    for held in combinations([card for card in cards if card in may], known.free[seat]):
        hand = deal[seat] | Hand.of(held)
        left = tuple(card for card in cards if card not in hand)
        yield from _dealt(known, deal.put(seat, hand), left, rest)


def _in_boxes(known: Known, deal: Deal) -> bool:
    return all(
        not known.boxes[seat] or any(deal[seat] in box for box in known.boxes[seat])
        for seat in SEATS
    )
