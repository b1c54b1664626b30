"""What somebody knows of hidden hands: cards, the auction as a system reads it, and what is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biritch.analysis.sampling import Known, Predicate
from biritch.auction import Auction
from biritch.cards import Hand
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat, Vulnerability
from biritch.systems import System
from biritch.valuation import Box, Constraint

Test = tuple[Seat, Callable[[Hand], bool]]


def known_of(
    known: Known,
    *,
    read: tuple[System, Auction, Vulnerability] | None = None,
    told: Sequence[str] = (),
) -> tuple[Known, Predicate]:
    """What is known when the auction and what is told are added: bounds, and a test that is exact.

    Args:
        known: the cards that are known.
        read: the auction and the system that all play; None if nothing is to be read in it.
        told: of hidden hands, ``N: hcp 15-17, balanced`` each.

    Raises:
        BadValue: for a text without a seat, or about a hand that is seen.
        BadNotation: for a constraint that cannot be read.

    Examples:
        >>> from biritch.cards import Deal
        >>> seen = Known(deal=Deal.parse("W:QJT94.K2.765.432 - - -"))
        >>> known, fits = known_of(seen, told=["N: hcp 15-17, balanced"])
        >>> known.boxes[Seat.NORTH][0].hcp
        (15, 17)
    """
    hidden = tuple(seat for seat in SEATS if known.free[seat])
    boxes = {seat: Box() for seat in hidden}
    tests: list[Test] = []
    if read is not None:
        system, auction, vulnerable = read
        reading = system.read(auction, vulnerable=vulnerable)
        for entry, meaning in zip(auction.entries, reading.meanings, strict=True):
            if meaning.constraint is not None and entry.seat in hidden:
                tests.append((entry.seat, meaning.constraint.test))
        boxes = {seat: reading.shown[seat].box for seat in hidden}
    for text in told:
        seat, constraint = _told(text, hidden)
        tests.append((seat, constraint.test))
        boxes[seat] &= constraint.box()
    for seat, box in boxes.items():
        known = known.with_boxes(seat, [box])
    return known, lambda deal: all(test(deal[seat]) for seat, test in tests)


def _told(text: str, hidden: tuple[Seat, ...]) -> tuple[Seat, Constraint]:
    seat, colon, constraint = text.partition(":")
    if not colon:
        raise BadValue(
            f"a seat, a colon and a constraint are expected, as in N: hcp 15-17, not {text!r}",
            code="leads.where",
        )
    whose = Seat.parse(seat.strip())
    if whose not in hidden:
        raise BadValue(f"{whose.name.title()}'s hand is seen", code="leads.where")
    return whose, Constraint.parse(constraint.strip())
