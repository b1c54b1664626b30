"""Reading an auction as bounds and as a test of whole deals, and dealing worlds that agree with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from biritch.auction import Auction
from biritch.cards import Deal, Hand
from biritch.robots.bidding.book import Partnership
from biritch.seats import BySeat, Seat
from biritch.systems import Reading, Setting
from biritch.valuation import EVERY_HAND, Box, Constraint

Predicate: TypeAlias = Callable[[Deal], bool]
Boxes: TypeAlias = BySeat[tuple[Box, ...]]
_BOXES: Final = 3  # a hand; more would take long and say little
_TRIES: Final = 4_000


def boxes_of(pair: Partnership, auction: Auction, setting: Setting) -> Boxes:
    """For each seat the bounds its calls have set: the hand lies in one of the boxes.

    A call that is made on weak hands of one kind and on strong ones of another gives several. None where
    nothing was told.

    Examples:
        >>> from biritch.systems import library
        >>> pair = Partnership(library("polish"))
        >>> boxes = boxes_of(pair, Auction.parse("N:1C P 1D P 1NT"), Setting())
        >>> boxes[Seat.NORTH][0].hcp[0] >= 11, len(boxes[Seat.NORTH]) <= 4
        (True, True)
    """
    reading = pair.read(auction, setting)
    callers = {entry.seat for entry in auction.entries}

    def of_seat(seat: Seat) -> tuple[Box, ...]:
        if seat not in callers:
            return ()
        boxes = reading.shown[seat].boxes(_BOXES)
        told = all(not box.is_empty and box != EVERY_HAND for box in boxes)
        return boxes if told else ()

    return BySeat.make(of_seat)


def agreeing(reading: Reading, auction: Auction, *, but: Seat | None = None) -> Predicate:
    """Whether a deal agrees with every call exactly: its owner would have made it, and no better one.

    Args:
        reading: what the calls mean.
        auction: the calls.
        but: a seat whose hand is known and needs no test.
    """
    asked: list[tuple[Seat, Constraint]] = []
    for entry, meaning in zip(auction.entries, reading.meanings, strict=True):
        exact = meaning.constraint
        if exact is not None and entry.seat is not but:
            asked.append((entry.seat, exact))
    asked.reverse()  # the last call is the narrowest

    def agrees(deal: Deal) -> bool:
        return all(constraint.test(deal[seat]) for seat, constraint in asked)

    return agrees


def worlds_of(
    pair: Partnership,
    auction: Auction,
    setting: Setting,
    *,
    seat: Seat,
    hand: Hand,
    number: int,
    enough: Callable[[], bool],
) -> tuple[Deal, ...]:
    """Deals that agree with the auction, as one player sees it before he calls.

    Exactly while there is time, then within the bounds that were told, then less and less.

    Args:
        pair: his pair's agreements.
        auction: the calls so far.
        setting: vulnerability, part scores and scoring.
        seat: the player.
        hand: his cards.
        number: how many deals.
        enough: whether the time for being exact is over.
    """
    from biritch.analysis.sampling import (  # noqa: PLC0415 - numpy is for those who think
        Known,
        sample,
        seeded_chance,
    )

    boxes = boxes_of(pair, auction, setting).put(seat, ())
    dealt = BySeat.make(lambda each: hand if each is seat else Hand())
    exact = agreeing(pair.read(auction, setting), auction, but=seat)
    found = sample(
        Known(deal=Deal(dealt), boxes=boxes),
        number,
        seeded_chance(f"{hand} {auction}"),
        fits=lambda deal: enough() or exact(deal),
        tries=_TRIES,
    )
    return tuple(found)
