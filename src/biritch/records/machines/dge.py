"""DGE: four hands as they stand on a hand record, each suit behind its sign.

A record has 128 bytes: North, East, South and West, in each hand spades, hearts, diamonds and clubs,
each suit a sign (06 03 04 05) and its ranks from the top; zero bytes fill it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biritch.cards import SUITS, Deal, Hand, Holding, Suit
from biritch.errors import BadNotation, BadValue
from biritch.records.machines.owners import boards_of, dealt
from biritch.records.machines.rows import rows
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.seats import BySeat

SIZE = 128
PRINTED = 68
_SIGNS = {Suit.SPADES: 6, Suit.HEARTS: 3, Suit.DIAMONDS: 4, Suit.CLUBS: 5}
_SUITS = {sign: suit for suit, sign in _SIGNS.items()}


def read_dge(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a DGE file.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(1, next(seeded("evening")))
        >>> read_dge(write_dge([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_dge(data, problems)), problems.in_order())


def stream_dge(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a DGE file, one at a time."""
    for number, row, place in rows(data, SIZE, problems):
        try:
            yield dealt(number, signs_deal(row[:PRINTED]))
        except (BadNotation, BadValue) as wrong:
            problems.add_error(place, wrong)


def write_dge(records: Iterable[Record]) -> bytes:
    """Write boards as a DGE file, in their order.

    Raises:
        BadValue: for a board that lacks cards, or comes twice with different ones.
    """
    return b"".join(deal_signs(board.deal).ljust(SIZE, b"\0") for board in boards_of(records))


def signs_deal(row: bytes) -> Deal:
    """The deal of 68 bytes.

    Raises:
        BadNotation: if they are not four whole hands.
        BadValue: if a card is in two hands.
    """
    holdings: list[dict[Suit, str]] = []
    for at, byte in enumerate(row):
        suit = _SUITS.get(byte)
        if suit is None:
            if not holdings:
                raise _no_hands(row, at)
            holdings[-1][list(holdings[-1])[-1]] += chr(byte)
        elif not holdings or suit in holdings[-1]:
            holdings.append({suit: ""})
        else:
            holdings[-1][suit] = ""
    if len(holdings) != 4 or any(len(each) != 4 for each in holdings):
        raise _no_hands(row, 0)
    hands = BySeat(*(_hand(each) for each in holdings))
    if any(len(hand) != 13 for hand in hands):
        raise _no_hands(row, 0)
    return Deal(hands)


def _hand(holdings: dict[Suit, str]) -> Hand:
    bits = 0
    for suit, ranks in holdings.items():
        bits |= Holding.parse(ranks).bits << 13 * suit.index
    return Hand(bits)


def _no_hands(row: bytes, at: int) -> BadNotation:
    return BadNotation(
        row.decode("latin-1"),
        expected="four hands of thirteen, each suit behind its sign",
        position=at,
        code="dge.hands",
    )


def deal_signs(deal: Deal) -> bytes:
    """The 68 bytes of a deal."""
    return b"".join(
        bytes((_SIGNS[suit],)) + str(hand[suit]).encode()
        for hand in deal
        for suit in reversed(SUITS)
    )
