"""Who plays in a match: whatever answers with a call or a card, and tells what its call means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from biritch.auction import Auction, Call
from biritch.cards import Card, Hand
from biritch.play import Play
from biritch.systems import Setting

Chance: TypeAlias = Callable[[int], bytes]
"""So many random bytes each time it is asked; the same ones again from the same seed."""

TimeLeft: TypeAlias = Callable[[], float]
"""Seconds that are left to decide."""


def unhurried() -> float:
    """All the time in the world: what is decided does not depend on the machine.

    Examples:
        >>> unhurried() > 3600
        True
    """
    return 1e9


class Means(Struct, frozen=True):
    """What a player decides with besides what it sees.

    Attributes:
        chance: random bytes.
        time_left: seconds that are left.
    """

    chance: Chance
    time_left: TimeLeft = unhurried


class Told(Struct, frozen=True):
    """A call and what opponents are told of it.

    Attributes:
        call: the call.
        alert: whether opponents are warned that it does not mean what it seems to.
        text: what it means, in English; empty where there is nothing to say.
    """

    call: Call
    alert: bool = False
    text: str = ""


class Player(Protocol):
    """One side's way to bid and play. It remembers nothing and sees only what it is given."""

    @property
    def name(self) -> str:
        """What it is called in results and files."""

    def call(self, hand: Hand, auction: Auction, setting: Setting, means: Means, /) -> Told:
        """The call of a hand whose turn it is."""

    def card(self, play: Play, auction: Auction, setting: Setting, means: Means, /) -> Card:
        """The card of the hand in turn.

        `play` knows the cards that whoever commands that hand has seen, and no others.
        """

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        """What the last call of an auction means to it, in English; empty if nothing is agreed."""
