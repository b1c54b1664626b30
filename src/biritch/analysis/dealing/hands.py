"""Many deals side by side, so that one question is asked of all of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.cards import SUITS, Deal, Hand, Suit
from biritch.cards.holding import ALL_RANKS
from biritch.seats import BySeat, Seat

if TYPE_CHECKING:
    from biritch.analysis.dealing.means import Means

Cards: TypeAlias = NDArray[np.uint64]
Values: TypeAlias = NDArray[Any]  # whole numbers, decimals, or yes and no: as the formula has it
LENGTH: Final = np.array([bits.bit_count() for bits in range(ALL_RANKS + 1)], np.int64)
SHAPES: Final = 14**4  # a shape as a number: four lengths, spades first, base fourteen
_SUIT: Final = np.uint64(ALL_RANKS)


class Hands:
    """So many deals, each a row of four hands, North first.

    Args:
        cards: 52 bits for each hand.
        means: what finds tricks and chance, where a formula asks for them.
    """

    def __init__(self, cards: Cards, means: Means) -> None:
        self.cards = cards
        self.means = means
        self._holdings: dict[tuple[Seat, Suit], NDArray[np.int64]] = {}
        self._shapes: dict[Seat, NDArray[np.int64]] = {}
        self.worked: dict[
            int, Values
        ] = {}  # what named formulas came to, by the formula's identity

    def __len__(self) -> int:
        return len(self.cards)

    def holding(self, seat: Seat, suit: Suit) -> NDArray[np.int64]:
        """The holdings of one seat in one suit, as 13 bits."""
        if (seat, suit) not in self._holdings:
            held = self.cards[:, seat.index] >> np.uint64(13 * suit.index) & _SUIT
            self._holdings[seat, suit] = held.astype(np.int64)
        return self._holdings[seat, suit]

    def length(self, seat: Seat, suit: Suit) -> NDArray[np.int64]:
        """How many cards of a suit one seat holds."""
        return LENGTH[self.holding(seat, suit)]

    def shape(self, seat: Seat) -> NDArray[np.int64]:
        """The shapes of one seat, as numbers (`shape_number`)."""
        if seat not in self._shapes:
            number = np.zeros(len(self), np.int64)
            for suit in reversed(SUITS):
                number *= 14
                number += self.length(seat, suit)
            self._shapes[seat] = number
        return self._shapes[seat]

    def where(self, rows: NDArray[np.bool_]) -> Hands:
        """Only some of the deals."""
        return self if rows.all() else Hands(self.cards[rows], self.means)

    def first(self, number: int) -> Hands:
        """Only the first so many."""
        return self if number >= len(self) else Hands(self.cards[:number], self.means)

    def deals(self) -> list[Deal]:
        """Each as a deal."""
        return [Deal(BySeat(*map(Hand, row))) for row in self.cards.tolist()]


def shape_number(spades: int, hearts: int, diamonds: int, clubs: int) -> int:
    """A shape as one number."""
    return ((spades * 14 + hearts) * 14 + diamonds) * 14 + clubs
