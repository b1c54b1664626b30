"""The words of the constraint language: what can be counted in a hand, and under which name."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from biritch.cards import SUITS, Card, Hand, Rank, Suit
from biritch.valuation.controls import aces, controls, kings
from biritch.valuation.hcp import hcp, suit_hcp
from biritch.valuation.losers import losers
from biritch.valuation.points import opening_count, points, support_points
from biritch.valuation.shape import Shape, length
from biritch.valuation.stopper import is_stopper, top_cards

Measure = Callable[[Hand], int]

SUIT_WORDS: Mapping[str, Suit] = MappingProxyType({f"{suit.name.lower()}": suit for suit in SUITS})


def _major(hand: Hand) -> int:
    return max(length(hand, Suit.HEARTS), length(hand, Suit.SPADES))


def _minor(hand: Hand) -> int:
    return max(length(hand, Suit.CLUBS), length(hand, Suit.DIAMONDS))


def _longest(hand: Hand) -> int:
    return Shape.of(hand).longest


def _shortest(hand: Hand) -> int:
    return Shape.of(hand).shortest


def _top(count: int, suit: Suit, hand: Hand) -> int:
    return top_cards(hand[suit], count)


def _suit_losers(suit: Suit, hand: Hand) -> int:
    return losers(hand[suit])


def _by_suit(word: str, count: Callable[[Suit], Measure]) -> dict[str, Measure]:
    return {f"{word} {name}": count(suit) for name, suit in SUIT_WORDS.items()}


MEASURES: Mapping[str, Measure] = MappingProxyType(
    {
        "hcp": hcp,
        "points": points,
        "losers": losers,
        "controls": controls,
        "aces": aces,
        "kings": kings,
        "opening": opening_count,
        "major": _major,
        "minor": _minor,
        "longest": _longest,
        "shortest": _shortest,
        **{word: partial(length, suit=suit) for word, suit in SUIT_WORDS.items()},
        **_by_suit("hcp", lambda suit: partial(suit_hcp, suit=suit)),
        **_by_suit("losers", lambda suit: partial(_suit_losers, suit)),
        **_by_suit("support", lambda suit: partial(support_points, trumps=suit)),
        **_by_suit("top3", lambda suit: partial(_top, 3, suit)),
        **_by_suit("top5", lambda suit: partial(_top, 5, suit)),
    }
)
"""What is counted, by name; a range follows the name, as in ``hcp 12-21``."""

_OF_SUIT: dict[str, Callable[[Suit], Callable[[Hand], bool]]] = {
    "stopper": lambda suit: lambda hand: is_stopper(hand[suit]),
    "ace": lambda suit: lambda hand: Card(suit, Rank.ACE) in hand,
    "king": lambda suit: lambda hand: Card(suit, Rank.KING) in hand,
    "queen": lambda suit: lambda hand: Card(suit, Rank.QUEEN) in hand,
}
FEATURES: Mapping[str, Callable[[Hand], bool]] = MappingProxyType(
    {
        "any": lambda _: True,
        "balanced": lambda hand: Shape.of(hand).is_balanced,
        "semibalanced": lambda hand: Shape.of(hand).is_semibalanced,
        **{
            f"{word} {name}": ask(suit)
            for word, ask in _OF_SUIT.items()
            for name, suit in SUIT_WORDS.items()
        },
    }
)
"""What a hand has or has not, by name, as in ``balanced`` or ``stopper hearts``."""
