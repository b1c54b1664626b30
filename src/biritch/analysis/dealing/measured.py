"""What is counted in a hand, for thousands of hands at once.

Whatever is a sum over the suits is looked up by holding, in tables made from the functions that count
one hand; whatever asks of lengths alone is looked up by shape. So nothing is defined twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.analysis.dealing.four_cs import quality, suit_four_cs
from biritch.analysis.dealing.hands import SHAPES, Hands, Values, shape_number
from biritch.cards import SUITS, Hand, Holding, Rank, Suit
from biritch.cards.holding import ALL_RANKS
from biritch.seats import Seat
from biritch.valuation import (
    Shape,
    aces,
    controls,
    hcp,
    is_stopper,
    kings,
    losers,
    support_points,
    top_cards,
)
from biritch.valuation.measures import MEASURES, SUIT_WORDS

Counter: TypeAlias = Callable[[Holding], int]
Measured: TypeAlias = Callable[[Hands, Seat], Values]


def shape_hand(spades: int, hearts: int, diamonds: int, clubs: int) -> Hand:
    """The lowest hand of a shape: what is asked of lengths alone may be asked of it."""
    return Hand.parse(".".join("23456789TJQKA"[:n] for n in (spades, hearts, diamonds, clubs)))


@lru_cache(maxsize=1)
def all_shapes() -> tuple[tuple[int, int, int, int], ...]:
    """The 560 ways in which thirteen cards fall into suits, spades first."""
    return tuple(
        (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
        for spades in range(14)
        for hearts in range(14 - spades)
        for diamonds in range(14 - spades - hearts)
    )


def by_shape(ask: Callable[[Hand], int]) -> NDArray[np.int64]:
    """A table, by the number of a shape, of what depends on lengths alone."""
    table = np.zeros(SHAPES, np.int64)
    for shape in all_shapes():
        table[shape_number(*shape)] = ask(shape_hand(*shape))
    return table


@lru_cache(maxsize=64)
def by_holding(count: Counter) -> NDArray[np.int64]:
    """A table, by the bits of a holding, of what is counted in one suit."""
    return np.array([count(Holding(bits)) for bits in range(ALL_RANKS + 1)], np.int64)


def _rank(rank: Rank, holding: Holding) -> int:
    return rank in holding


def _top(count: int, holding: Holding) -> int:
    return top_cards(holding, count)


def _thirteen(holding: Holding) -> int:
    return hcp(holding) + 2 * aces(holding) + kings(holding)  # ace 6, king 4, queen 2, jack 1


COUNTERS: Final[Mapping[str, Counter]] = MappingProxyType(
    {
        "hcp": hcp,
        "losers": losers,
        "controls": controls,
        "aces": aces,
        "kings": kings,
        "queens": partial(_rank, Rank.QUEEN),
        "jacks": partial(_rank, Rank.JACK),
        "tens": partial(_rank, Rank.TEN),
        **{f"top{count}": partial(_top, count) for count in (2, 3, 4, 5)},
        "c13": _thirteen,
        "quality": quality,
    }
)
"""What is counted suit by suit, by name; quality has no sense for a whole hand."""


def in_suit(count: Counter, suit: Suit) -> Measured:
    """Something counted in one suit."""
    return lambda hands, seat: by_holding(count)[hands.holding(seat, suit)]


def in_hand(count: Counter) -> Measured:
    """Something counted in all four suits."""

    def counted(hands: Hands, seat: Seat) -> Values:
        table = by_holding(count)
        whole = table[hands.holding(seat, Suit.CLUBS)]
        for suit in SUITS[1:]:
            whole = whole + table[hands.holding(seat, suit)]
        return whole

    return counted


def _of_lengths(name: str) -> Measured:
    table = lru_cache(maxsize=1)(lambda: by_shape(MEASURES[name]))
    return lambda hands, seat: table()[hands.shape(seat)]


def _with_hcp(more: Callable[[Hand], int]) -> Measured:
    """High-card points and something for the shape, such as points for length."""
    table = lru_cache(maxsize=1)(lambda: by_shape(lambda hand: more(hand) - hcp(hand)))
    points = in_hand(hcp)
    return lambda hands, seat: points(hands, seat) + table()[hands.shape(seat)]


def _four_cs(hands: Hands, seat: Seat) -> Values:
    return in_hand(suit_four_cs)(hands, seat) - 100 + 50 * _flat()[hands.shape(seat)]


@lru_cache(maxsize=1)
def _flat() -> NDArray[np.int64]:
    return by_shape(lambda hand: Shape.of(hand).pattern == "4333")


LENGTHS: Final = frozenset({*SUIT_WORDS, "major", "minor", "longest", "shortest"})
"""What depends on the shape alone."""

COUNTED: Final[Mapping[str, Measured]] = MappingProxyType(
    {
        **{name: in_hand(count) for name, count in COUNTERS.items() if name != "quality"},
        **{
            f"{name} {word}": in_suit(count, suit)
            for name, count in COUNTERS.items()
            for word, suit in SUIT_WORDS.items()
        },
        **{
            word: partial(lambda suit, hands, seat: hands.length(seat, suit), suit)
            for word, suit in SUIT_WORDS.items()
        },
        **{name: _of_lengths(name) for name in ("major", "minor", "longest", "shortest")},
        **{name: _with_hcp(MEASURES[name]) for name in ("points", "opening")},
        **{
            f"support {word}": _with_hcp(partial(support_points, trumps=suit))
            for word, suit in SUIT_WORDS.items()
        },
        "cccc": _four_cs,
    }
)
"""Everything that is counted, by name: all of `MEASURES`, and what the dealer's scripts count besides."""

HELD: Final[Mapping[str, Counter]] = MappingProxyType(
    {
        "stopper": is_stopper,
        "ace": aces,
        "king": kings,
        "queen": partial(_rank, Rank.QUEEN),
    }
)
"""What a suit has or has not."""
