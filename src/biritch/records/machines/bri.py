"""BRI, of the Duplimate and other dealing machines: three hands in two-digit cards.

A record has 128 bytes: 78 digits (the cards of North, East and South, each from 01, the ace of
spades, to 52, the two of clubs), 32 spaces, 18 zero bytes. West has the rest; boards go by place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.cards import Deal, Hand
from biritch.errors import BadNotation
from biritch.records.machines.owners import CLOCKWISE, DOWNWARDS, PLACES, boards_of, dealt
from biritch.records.machines.rows import rows
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.seats import BySeat

SIZE = 128
DIGITS = 78
_PADDING = b" " * 32 + b"\0" * 18
_HAND = 26


def read_bri(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a BRI file.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(1, next(seeded("evening")))
        >>> read_bri(write_bri([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_bri(data, problems)), problems.in_order())


def stream_bri(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a BRI file, one at a time."""
    for number, row, place in rows(data, SIZE, problems):
        try:
            yield dealt(number, digits_deal(row[:DIGITS]))
        except BadNotation as wrong:
            problems.add_error(place, wrong)


def write_bri(records: Iterable[Record]) -> bytes:
    """Write boards as a BRI file, in their order.

    Raises:
        BadValue: for a board that lacks cards, or comes twice with different ones.
    """
    return b"".join(deal_digits(board.deal) + _PADDING for board in boards_of(records))


def digits_deal(digits: bytes) -> Deal:
    """The deal of 78 digits.

    Raises:
        BadNotation: if they are not 39 different cards.
    """
    text = digits.decode("latin-1")
    hands, seen = [], 0
    for start in range(0, DIGITS, _HAND):
        bits = 0
        for at in range(start, start + _HAND, 2):
            card = text[at : at + 2]
            number = int(card) if card.isascii() and card.isdigit() else 0
            if not 1 <= number <= 52 or (seen | bits) & DOWNWARDS[number - 1].bit:
                raise BadNotation(
                    text, expected="39 cards from 01 to 52, each once", position=at, code="bri.card"
                )
            bits |= DOWNWARDS[number - 1].bit
        seen |= bits
        hands.append(Hand(bits))
    north, east, south = hands
    return Deal(BySeat(north, east, south, Hand((1 << 52) - 1 ^ seen)))


def deal_digits(deal: Deal) -> bytes:
    """The 78 digits of a deal."""
    places = (sorted(PLACES[card.index] + 1 for card in deal[seat]) for seat in CLOCKWISE[:3])
    return "".join(f"{place:02}" for hand in places for place in hand).encode()
