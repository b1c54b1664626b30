"""Who can be entered for a match, by name."""

from __future__ import annotations

from functools import cache

from biritch.auction import Auction
from biritch.cards import Card, Hand
from biritch.errors import BadValue
from biritch.play import Play
from biritch.robots.bidder import choose_call
from biritch.robots.bidding import Partnership, boxes_of, judged, words_of
from biritch.robots.match.player import Means, Player, Told
from biritch.robots.player import choose_card
from biritch.robots.playing import LEVELS, Level, Moment, card_by_worlds
from biritch.robots.style import SIMPLE, Style
from biritch.systems import Setting, System, library
from biritch.systems.told import told

_FILE = ".system"


class Simple:
    """The simple robot: natural bidding, rules of thumb.

    Attributes:
        name: what it is called.
    """

    name = SIMPLE

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
    """A robot that bids a system, and thinks as hard as its level does.

    Args:
        name: what it is called.
        pair: what it bids, and what its opponents do.
        level: how hard it thinks.
    """

    def __init__(self, name: str, pair: Partnership, level: Level) -> None:
        self.name = name
        self._pair = pair
        self._theirs = Partnership(pair.against or pair.system, pair.system)
        self._level = level

    def call(self, hand: Hand, auction: Auction, setting: Setting, means: Means, /) -> Told:
        """The system's call, judged by those who think so hard, and what the system says it means."""
        if self._level.reads:
            chosen = judged(self._pair, hand, auction, setting, means.time_left)
        else:
            chosen = self._pair.bid(hand, auction, setting)
        meaning = chosen.meaning
        text = told(meaning).en if words_of(meaning) else ""
        return Told(chosen.call, meaning.is_alerted, text)

    def card(self, play: Play, auction: Auction, setting: Setting, means: Means, /) -> Card:
        """A card that is best over the worlds the auction allows; a beginner's by rules of thumb."""
        if not self._level.lead:
            return choose_card(play, auction)
        assert play.turn is not None
        dealers = self._pair if play.turn.side is auction.dealer.side else self._theirs
        moment = Moment(play, auction, setting, boxes_of(dealers, auction, setting))
        return card_by_worlds(moment, means.time_left, level=self._level)

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        """What the system says of the last call."""
        reading = self._pair.read(auction, setting)
        return told(reading.meanings[-1]).en if reading.meanings else ""


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
    system, _, level = name.partition(":")
    if not system.endswith(_FILE):
        style = Style.parse(name)
        if style.system == SIMPLE:
            return Simple()
        level = style.level
    level = level or Style().level
    if level not in LEVELS:
        raise BadValue(
            f"a robot's level is {', '.join(LEVELS)}, not {level!r}",
            code="robot.level",
            level=level,
        )
    other = against.partition(":")[0]
    opponents = None if other in ("", SIMPLE) else _system(other)
    return ByTheBook(name, Partnership(_system(system), opponents), LEVELS[level])


def _system(name: str) -> System:
    """A system of the house, or one of a file."""
    return System.load(name) if name.endswith(_FILE) else library(name)
