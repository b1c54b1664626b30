"""What whoever is on lead knows of the three other hands: the auction, by a system, and what is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biritch.analysis.sampling import Known, Predicate
from biritch.auction import Auction
from biritch.cards import Deal, Hand
from biritch.errors import BadValue
from biritch.seats import SEATS, BySeat, Seat, Vulnerability
from biritch.systems import System
from biritch.valuation import Box, Constraint

Test = tuple[Seat, Callable[[Hand], bool]]


def known_of(
    hand: Hand,
    leader: Seat,
    *,
    read: tuple[System, Auction, Vulnerability] | None = None,
    told: Sequence[str] = (),
) -> tuple[Known, Predicate]:
    """What is known before the opening lead: bounds, and a test that is exact.

    Args:
        hand: the leader's cards.
        leader: whose they are.
        read: the auction and the system that all play; None if nothing is to be read in it.
        told: of other hands, ``N: hcp 15-17, balanced`` each.

    Raises:
        BadValue: for a text without a seat, or about the leader's own hand.
        BadNotation: for a constraint that cannot be read.

    Examples:
        >>> known, fits = known_of(
        ...     Hand.parse("QJT94.K2.765.432"), Seat.WEST, told=["N: hcp 15-17, balanced"]
        ... )
        >>> known.boxes[Seat.NORTH][0].hcp
        (15, 17)
    """
    boxes = {seat: Box() for seat in SEATS}
    tests: list[Test] = []
    if read is not None:
        system, auction, vulnerable = read
        reading = system.read(auction, vulnerable=vulnerable)
        for entry, meaning in zip(auction.entries, reading.meanings, strict=True):
            if meaning.constraint is not None and entry.seat is not leader:
                tests.append((entry.seat, meaning.constraint.test))
        for seat in SEATS:
            boxes[seat] = reading.shown[seat].box
    for text in told:
        seat, constraint = _told(text, leader)
        tests.append((seat, constraint.test))
        boxes[seat] &= constraint.box()
    known = Known(deal=Deal(BySeat.same(Hand()).put(leader, hand)))
    for seat in SEATS:
        if seat is not leader:
            known = known.with_boxes(seat, [boxes[seat]])
    return known, lambda deal: all(test(deal[seat]) for seat, test in tests)


def _told(text: str, leader: Seat) -> tuple[Seat, Constraint]:
    seat, colon, constraint = text.partition(":")
    if not colon:
        raise BadValue(
            f"a seat, a colon and a constraint are expected, as in N: hcp 15-17, not {text!r}",
            code="leads.where",
        )
    whose = Seat.parse(seat.strip())
    if whose is leader:
        raise BadValue(f"{leader.name.title()} is on lead: his hand is known", code="leads.where")
    return whose, Constraint.parse(constraint.strip())
