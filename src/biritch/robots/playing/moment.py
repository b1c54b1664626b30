"""The moment a card is to be chosen: the play as its player sees it, and all that was told."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from biritch.analysis.sampling import Predicate
from biritch.auction import Auction
from biritch.cards import SUITS
from biritch.play import Play
from biritch.robots.reading import Reading, read_auction
from biritch.seats import BySeat, Seat
from biritch.systems import Setting
from biritch.valuation import EVERY_HAND, Box

Boxes: TypeAlias = BySeat[tuple[Box, ...]]
_SHAPE: Final = 3  # points that a hand may have shown for its shape


class Moment(Struct, frozen=True):
    """A card is to be chosen.

    Attributes:
        play: the play as the player sees it who commands the hand in turn.
        auction: the calls.
        setting: vulnerability, part scores, and what the game is scored by.
        boxes: what the calls have told of each hand; None to read them by the common agreements.
        agrees: whether a deal agrees with every call exactly, where somebody can tell.
    """

    play: Play
    auction: Auction
    setting: Setting = Setting()
    boxes: Boxes | None = None
    agrees: Predicate | None = None

    @property
    def told(self) -> Boxes:
        """What the calls have told of each hand, in points and lengths."""
        return told_by(self.auction, self.reading) if self.boxes is None else self.boxes

    @property
    def reading(self) -> Reading:
        """The auction as everybody reads it by the common agreements."""
        return read_auction(self.auction, self.setting.vulnerable, self.setting.part_scores)

    def seed(self) -> str:
        """A text for chance: the same moment is thought through in the same way.

        Nobody who sees less can tell how.
        """
        return f"{self.play.dealt:x} {self.auction} {self.play}"


def told_by(auction: Auction, reading: Reading) -> Boxes:
    """What the calls have told of each hand: one box, or none where it is empty or says nothing.

    Points may count shape, so a hand may have fewer high cards than the points it has shown.

    Examples:
        >>> auction = Auction.parse("S:1NT P 3NT P P P")
        >>> boxes = told_by(auction, read_auction(auction))
        >>> boxes[Seat.SOUTH][0].hcp, boxes[Seat.NORTH][0].hcp
        ((15, 17), (10, 17))
    """
    return BySeat.make(lambda seat: _box_of(auction, reading, seat))


def _box_of(auction: Auction, reading: Reading, seat: Seat) -> tuple[Box, ...]:
    shown = reading.shown[seat]
    low, high = shown.strength[0] - _SHAPE, shown.strength[1]
    for entry, meaning in zip(auction.entries, reading.meanings, strict=True):
        if entry.seat is seat:
            low, high = max(low, meaning.box.hcp[0]), min(high, meaning.box.hcp[1])
    box = Box(
        hcp=(max(low, 0), high), **{suit.name.lower(): shown.lengths[suit.index] for suit in SUITS}
    )
    return () if box.is_empty or box == EVERY_HAND else (box,)
