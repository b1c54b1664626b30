"""Who owns each card: a deal as dealing machines see it, one hand's number for each of 52 cards.

They count the cards downwards: the ace of spades is the first, the two of clubs the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from biritch.cards import PACK, Board, Deal, Hand
from biritch.errors import BadNotation, BadValue
from biritch.records.record import Record
from biritch.seats import BySeat, Seat

FULL_HAND = 13
DOWNWARDS = tuple(reversed(PACK))
# The place of every card in that order, by the card's own index.
PLACES = tuple(51 - card.index for card in PACK)


def deal_of_owners(owners: Sequence[int], text: str) -> Deal:
    """The deal in which each card, from the ace of spades down, goes to the seat of that index.

    Args:
        owners: 0 for North to 3 for West, one a card.
        text: what they were read from, for the error.

    Raises:
        BadNotation: if a hand does not get thirteen cards.
    """
    bits = [0, 0, 0, 0]
    for card, owner in zip(DOWNWARDS, owners, strict=True):
        bits[owner] |= card.bit
    counts = [each.bit_count() for each in bits]
    if counts != [FULL_HAND] * 4:
        raise BadNotation(
            text,
            expected="thirteen cards for each hand",
            code="machine.hands",
            why="the hands have " + ", ".join(map(str, counts)),
        )
    return Deal(BySeat(*map(Hand, bits)))


def owners_of(deal: Deal) -> list[int]:
    """The index of each card's seat, from the ace of spades down."""
    owners = [0] * 52
    for seat, hand in deal.hands.items():
        for card in hand:
            owners[PLACES[card.index]] = seat.index
    return owners


def boards_of(records: Iterable[Record]) -> list[Board]:
    """The boards a machine can deal: each once, all their cards known, in the order of the records.

    Raises:
        BadValue: for a board that lacks cards, or comes twice with different cards.
    """
    boards: dict[int, Board] = {}
    for record in records:
        board = record.board
        if not board.deal.is_complete:
            raise BadValue(
                f"board {board.number} lacks cards, and a machine cannot deal it",
                code="machine.partial",
                number=board.number,
            )
        if boards.setdefault(board.number, board).deal != board.deal:
            raise BadValue(
                f"board {board.number} comes twice with different cards",
                code="machine.twice",
                number=board.number,
            )
    return list(boards.values())


def in_a_row(boards: Sequence[Board], *, format_: str) -> list[Board]:
    """The boards in order, for a file that only says the number of the first.

    Raises:
        BadValue: if a number between the first and the last is missing.
    """
    ordered = sorted(boards, key=lambda board: board.number)
    for place, board in enumerate(ordered):
        if board.number != ordered[0].number + place:
            raise BadValue(
                f"a {format_} file numbers its boards in a row, and board "
                f"{ordered[0].number + place} is missing",
                code="machine.gap",
                number=ordered[0].number + place,
            )
    return ordered


def dealt(number: int, deal: Deal) -> Record:
    """The record of a board that only a machine has seen."""
    return Record(board=Board.numbered(number, deal))


CLOCKWISE: tuple[Seat, ...] = tuple(Seat)
