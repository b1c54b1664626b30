"""A robot's style: the system it bids and how hard it thinks, in one word such as ``precision:club``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from msgspec import Struct

from biritch.auction import Auction
from biritch.cards import Hand
from biritch.errors import BadValue
from biritch.robots.bidding import Partnership, judged
from biritch.systems import NAMES, Setting, System, library
from biritch.systems.system import Bidding

SIMPLE: Final = "simple"
LEVELS: Final = ("beginner", "club", "expert")
_USUAL: Final = "club"
_FILE: Final = ".system"


class Style(Struct, frozen=True):
    """What a robot bids, and how hard it thinks.

    Attributes:
        system: a system of the house, or the name of a file, ``mine.system``; ``simple`` for the robot
            that knows a few rules of thumb.
        level: beginner goes by book and rules of thumb, club looks at a few layouts before it plays a
            card, expert at many, and before a close call too.

    Examples:
        >>> Style.parse("precision:expert")
        Style(system='precision', level='expert')
        >>> str(Style.parse("polish")), str(Style.parse("simple"))
        ('polish:club', 'simple')
    """

    system: str = NAMES[0]
    level: str = _USUAL

    def __post_init__(self) -> None:
        if self.system not in (*NAMES, SIMPLE) and not self.system.endswith(_FILE):
            raise BadValue(
                f"there is no system {self.system!r}: {', '.join(NAMES)}",
                code="system.unknown",
                name=self.system,
            )
        if self.level not in LEVELS:
            raise BadValue(
                f"a robot's level is {', '.join(LEVELS)}, not {self.level!r}",
                code="robot.level",
                name=self.level,
            )

    @classmethod
    def parse(cls, text: str) -> Style:
        """A style from its word.

        Raises:
            BadValue: if there is no such system or level.
        """
        system, _, level = text.partition(":")
        return cls(system, level or _USUAL)

    def __str__(self) -> str:
        return self.system if self.system == SIMPLE else f"{self.system}:{self.level}"


@cache
def partnership(system: str, against: str = "") -> Partnership:
    """What a pair plays, against a pair whose system is known or not."""
    return Partnership(_system(system), _system(against) if against else None)


def _system(name: str) -> System:
    return System.load(name) if name.endswith(_FILE) else library(name)


def bid(
    style: Style,
    hand: Hand,
    auction: Auction,
    setting: Setting,
    time_left: Callable[[], float],
    *,
    against: str = "",
) -> Bidding:
    """The call of a hand in a style that has a system, and what it means.

    Args:
        style: system and level.
        hand: the thirteen cards of the player in turn.
        auction: the calls so far.
        setting: vulnerability, part scores and scoring.
        time_left: seconds until the call must be made.
        against: the opponents' system; empty for the same.

    Examples:
        >>> hand = Hand.parse("AQ2.KJ5.K943.Q72")
        >>> chosen = bid(
        ...     Style.parse("acol:beginner"), hand, Auction.parse("N:"), Setting(), lambda: 1.0
        ... )
        >>> str(chosen.call)
        '1D'
    """
    pair = partnership(style.system, against)
    if style.level == "expert":
        return judged(pair, hand, auction, setting, time_left)
    return pair.bid(hand, auction, setting)
