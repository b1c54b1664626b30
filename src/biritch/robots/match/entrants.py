"""Who can be entered for a match, by name."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from biritch.auction import Auction
from biritch.cards import Card, Hand
from biritch.errors import BadValue
from biritch.play import Play
from biritch.robots.bidder import choose_call
from biritch.robots.match.player import Chance, Player, Told
from biritch.robots.player import choose_card
from biritch.systems import NAMES, Setting, System, library
from biritch.systems.told import told

SIMPLE = "simple"


class Simple(Struct, frozen=True):
    """The simple robot: natural bidding, rules of thumb."""

    name: str = SIMPLE

    def call(self, hand: Hand, auction: Auction, setting: Setting, _: Chance, /) -> Told:
        """Its call, by the rules everybody learns."""
        chosen = choose_call(
            hand, auction, vulnerable=setting.vulnerable, part_scores=setting.part_scores
        )
        return Told(chosen.call, "alert" in chosen.meaning.flags)

    def card(self, play: Play, auction: Auction, _: Setting, __: Chance, /) -> Card:
        """Its card, by rules of thumb."""
        return choose_card(play, auction)

    def meaning(self, _: Auction, __: Setting, /) -> str:
        """It does not say."""
        return ""


class ByTheBook:
    """A robot that bids a system's book and plays by rules of thumb."""

    def __init__(self, name: str, system: System) -> None:
        self.name = name
        self._system = system

    def call(self, hand: Hand, auction: Auction, setting: Setting, _: Chance, /) -> Told:
        """The system's call, and what the system says it means."""
        chosen = self._system.bid(
            hand,
            auction,
            vulnerable=setting.vulnerable,
            part_scores=setting.part_scores,
            scoring=setting.scoring,
        )
        return Told(chosen.call, chosen.meaning.is_alerted, told(chosen.meaning).en)

    def card(self, play: Play, auction: Auction, _: Setting, __: Chance, /) -> Card:
        """A card by rules of thumb."""
        return choose_card(play, auction)

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        """What the system says of the last call."""
        reading = self._system.read(auction, vulnerable=setting.vulnerable, scoring=setting.scoring)
        return told(reading.meanings[-1]).en if reading.meanings else ""


@cache
def player_of(name: str) -> Player:
    """The player of this name: simple, or a system of the house.

    Raises:
        BadValue: if there is none.

    Examples:
        >>> player_of("sayc").name
        'sayc'
    """
    if name == SIMPLE:
        return Simple()
    if name not in NAMES:
        raise BadValue(
            f"there is no system {name!r}: {', '.join(NAMES)}", code="system.unknown", name=name
        )
    return ByTheBook(name, library(name))
