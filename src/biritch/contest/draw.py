"""The draw: each player takes a card from the pack spread on the table.

The highest card chooses a seat and deals first, the second sits opposite, the others are left and
right of him. Equal ranks go by suit: spades, hearts, diamonds, clubs.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.cards import Card
from biritch.errors import BadValue


def draw_order(cards: Sequence[Card]) -> tuple[int, ...]:
    """The players in the order of the cards they drew, the highest first.

    With five or six players this order gives the numbers that a rota goes by.

    Args:
        cards: the first player's, the second's, and so on.

    Raises:
        BadValue: if two drew the same card.

    Examples:
        >>> draw_order([Card.parse(text) for text in ("HT", "CA", "ST", "D2")])
        (2, 3, 1, 4)
    """
    for card in cards:
        if list(cards).count(card) > 1:
            raise BadValue(f"{card} was drawn twice", code="draw.twice", card=str(card))
    players = range(1, len(cards) + 1)
    return tuple(sorted(players, key=lambda player: _height(cards[player - 1]), reverse=True))


def _height(card: Card) -> tuple[int, int]:
    return card.rank.index, card.suit.index
