"""Words of the agreements that stand for a condition on the hand and depend on the auction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from biritch.cards import SUITS, Suit
from biritch.robots.position import Position

_NO_HAND = "not any"


def _each(suits: tuple[Suit, ...], text: str) -> str:
    return ", ".join(text.format(suit=suit.name.lower()) for suit in suits) or "any"


def _stops(position: Position) -> str:
    """A stopper in every suit the opponents have shown."""
    return _each(position.theirs, "stopper {suit}")


def _outside(position: Position) -> str:
    """A stopper in every suit but partner's."""
    others = tuple(suit for suit in SUITS if suit not in position.partner.suits)
    return _each(others, "stopper {suit}")


def _takeout(position: Position) -> str:
    """Short in their suits and at least three cards in each of the others, four in a major."""
    others = tuple(suit for suit in SUITS if suit not in position.theirs)
    if not position.theirs or len(others) < 2:
        return _NO_HAND
    if len(others) == 2:
        return _each(others, "{suit} 4+")
    majors = tuple(suit for suit in others if suit.is_major)
    four = " or ".join(f"{suit.name.lower()} 4+" for suit in majors) or "any"
    short = f"{_each(position.theirs, '{suit} 0-2')}, {_each(others, '{suit} 3+')}, ({four})"
    both = f"{_each(position.theirs, '{suit} 0-3')}, {_each(majors, '{suit} 4+')}"
    return f"({short} or {both})" if len(majors) == 2 else short


def _negative(position: Position) -> str:
    """Four cards in the unbid majors, or in both minors when there are none."""
    majors = tuple(suit for suit in position.unbid if suit.is_major)
    if not majors:
        return _each(position.unbid, "{suit} 4+")
    if len(majors) == 2:
        return "hearts 3+, spades 3+, (hearts 4+ or spades 4+)"
    return _each(majors, "{suit} 4+")


def _silly(position: Position) -> str:
    """A contract of theirs that one hand alone can beat."""
    bid = position.auction.last_bid
    if bid is None or position.we_bid_last or bid.level < 3:
        return _NO_HAND
    if bid.level == 7:
        return "aces 1+"
    trumps = bid.strain.suit
    if trumps is None:
        return "aces 2+, hcp 10+" if bid.level == 6 else "hcp 18+"
    suit = trumps.name.lower()
    stack = f"({suit} 5+, top5 {suit} 3+)"
    if bid.level >= 4:
        stack = f"({stack} or {suit} 4+, top5 {suit} 3+, hcp 10+)"
    return f"(aces 2+, hcp 8+ or {stack})" if bid.level == 6 else stack


WORDS: Mapping[str, Callable[[Position], str]] = MappingProxyType(
    {
        "stops": _stops,
        "outside": _outside,
        "takeout": _takeout,
        "negative": _negative,
        "silly": _silly,
    }
)
