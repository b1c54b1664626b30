"""A board: the numbered box that carries a deal, its dealer and its vulnerability.

Law: 2.
"""

from __future__ import annotations

from msgspec import Struct

from biritch.cards.deal import Deal
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat, Vulnerability

_CYCLE = tuple(
    Vulnerability(word)
    for word in ("none ns ew both ns ew both none ew both none ns both none ns ew".split())
)


def board_dealer(number: int) -> Seat:
    """Who deals a board: North for board 1, then clockwise.

    Law: 2.

    Raises:
        BadValue: if the number is below 1.

    Examples:
        >>> board_dealer(8)
        <Seat.WEST: 'W'>
    """
    return SEATS[(_checked(number) - 1) % 4]


def board_vulnerability(number: int) -> Vulnerability:
    """Who is vulnerable on a board: the cycle of sixteen.

    Law: 2.

    Raises:
        BadValue: if the number is below 1.

    Examples:
        >>> board_vulnerability(4), board_vulnerability(24)
        (<Vulnerability.BOTH: 'both'>, <Vulnerability.NONE: 'none'>)
    """
    return _CYCLE[(_checked(number) - 1) % 16]


def _checked(number: int) -> int:
    if number < 1:
        raise BadValue(f"boards count from 1, not {number}", code="board.number", number=number)
    return number


class Board(Struct, frozen=True):
    """A deal in its box.

    Law: 2.

    Attributes:
        number: from 1.
        dealer: who calls first.
        vulnerable: which sides are vulnerable.
        deal: the cards, as far as they are known.

    Examples:
        >>> from biritch.cards.dealing import seeded
        >>> board = Board.numbered(2, next(seeded("evening")))
        >>> board.dealer, board.vulnerable
        (<Seat.EAST: 'E'>, <Vulnerability.NS: 'ns'>)
    """

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    deal: Deal

    @classmethod
    def numbered(cls, number: int, deal: Deal) -> Board:
        """The board of this number, dealer and vulnerability by the cycle of sixteen."""
        return cls(number, board_dealer(number), board_vulnerability(number), deal)
