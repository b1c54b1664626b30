"""Who can be entered for a match, by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from biritch.auction import Auction
from biritch.cards import Card, Hand
from biritch.errors import BadValue
from biritch.play import Play
from biritch.robots.bidder import choose_call
from biritch.robots.match.player import Means, Player, Told
from biritch.robots.player import choose_card
from biritch.robots.playing import CLUB, LEVELS, Boxes, Level, Moment, card_by_worlds
from biritch.seats import BySeat
from biritch.systems import Reading, Setting, System, library
from biritch.systems.told import told
from biritch.valuation import EVERY_HAND

SIMPLE: Final = "simple"


class Simple(Struct, frozen=True):
    """The simple robot: natural bidding, rules of thumb."""

    name: str = SIMPLE

    def call(self, hand: Hand, auction: Auction, setting: Setting, _: Means, /) -> Told:
        """Its call, by the rules everybody learns."""
        chosen = choose_call(
            hand, auction, vulnerable=setting.vulnerable, part_scores=setting.part_scores
        )
        return Told(chosen.call, "alert" in chosen.meaning.flags)

    def card(self, play: Play, auction: Auction, _: Setting, __: Means, /) -> Card:
        """Its card, by rules of thumb."""
        return choose_card(play, auction)

    def meaning(self, _: Auction, __: Setting, /) -> str:
        """It does not say."""
        return ""


class ByTheBook:
    """A robot that bids a system's book, and plays as its level does.

    Args:
        name: what it is called.
        system: what it bids.
        against: what its opponents bid.
        level: how hard it thinks about a card.
    """

    def __init__(self, name: str, system: System, against: System, level: Level) -> None:
        self.name = name
        self._system = system
        self._against = against
        self._level = level

    def call(self, hand: Hand, auction: Auction, setting: Setting, _: Means, /) -> Told:
        """The system's call, and what the system says it means."""
        chosen = self._system.bid(
            hand,
            auction,
            vulnerable=setting.vulnerable,
            part_scores=setting.part_scores,
            scoring=setting.scoring,
            against=self._against,
        )
        return Told(chosen.call, chosen.meaning.is_alerted, told(chosen.meaning).en)

    def card(self, play: Play, auction: Auction, setting: Setting, means: Means, /) -> Card:
        """A card that is best over the worlds the auction allows; a beginner's by rules of thumb."""
        if not self._level.lead:
            return choose_card(play, auction)
        mine = play.turn is not None and play.turn.side is auction.dealer.side
        first, second = self._system, self._against
        if not mine:
            first, second = second, first
        shown = _read(first, second, auction, setting)
        boxes: Boxes = BySeat.make(
            lambda seat: () if shown.shown[seat].box == EVERY_HAND else (shown.shown[seat].box,)
        )
        moment = Moment(play, auction, setting, boxes)
        return card_by_worlds(moment, means.time_left, level=self._level)

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        """What the system says of the last call."""
        reading = _read(self._system, self._against, auction, setting)
        return told(reading.meanings[-1]).en if reading.meanings else ""


def _system(name: str) -> System:
    """A system of the house, or one of a file."""
    return System.load(name) if name.endswith(".system") else library(name)


def _read(dealers: System, others: System, auction: Auction, setting: Setting) -> Reading:
    return dealers.read(
        auction,
        vulnerable=setting.vulnerable,
        part_scores=setting.part_scores,
        scoring=setting.scoring,
        against=others,
    )


@cache
def player_of(name: str, against: str = "") -> Player:
    """The player of this name: ``simple``, or a system with a level.

    Args:
        name: such as ``sayc``, ``precision:expert``, ``mine.system``, ``simple``.
        against: the opponents, whose system it knows; its own if not told.

    Raises:
        BadValue: if there is no such system or level.

    Examples:
        >>> player_of("sayc:beginner").name
        'sayc:beginner'
    """
    if name == SIMPLE:
        return Simple()
    system, _, level = name.partition(":")
    if level and level not in LEVELS:
        raise BadValue(
            f"there is no level {level!r}: {', '.join(LEVELS)}", code="robot.level", name=level
        )
    own = _system(system)
    other = against.partition(":")[0]
    opponents = own if other in ("", SIMPLE) else _system(other)
    return ByTheBook(name, own, opponents, LEVELS[level] if level else CLUB)
