"""BHG: a line a board, a letter a card, A for the ace of spades to z for the two of clubs.

The first line is a head; the line after it is board 1, and a board that is not there leaves its line
empty. The hands go round from the dealer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import ascii_lowercase, ascii_uppercase

from biritch.cards import board_dealer
from biritch.errors import BadNotation, BadValue
from biritch.records.machines.owners import PLACES, boards_of, deal_of_owners, dealt
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record

_MOST = 9999
_LETTERS = ascii_uppercase + ascii_lowercase
_PLACES = {letter: place for place, letter in enumerate(_LETTERS)}


def read_bhg(data: bytes, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a BHG file.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> from biritch.cards import seeded
        >>> record = dealt(7, next(seeded("evening")))
        >>> read_bhg(write_bhg([record])).records == (record,)
        True
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_bhg(data, problems)), problems.in_order())


def stream_bhg(data: bytes, problems: Problems) -> Iterator[Record]:
    """The boards of a BHG file, one at a time."""
    for number, text in enumerate(data.decode("latin-1").rstrip("\x1a").splitlines()):
        word = text.strip()
        if not word or not number:
            continue
        if sorted(word) != sorted(_LETTERS):
            problems.add_error(
                (number + 1, 1),
                BadNotation(word, expected="52 letters, A to Z and a to z", code="bhg.letters"),
            )
            continue
        owners, dealer = [0] * 52, board_dealer(number).index
        for at, letter in enumerate(word):
            owners[_PLACES[letter]] = (at // 13 + dealer) % 4
        yield dealt(number, deal_of_owners(owners, word))


def write_bhg(records: Iterable[Record]) -> bytes:
    """Write boards as a BHG file, each on the line of its number.

    Raises:
        BadValue: for a board that lacks cards or comes twice with different ones, and for a number
            over 9999.
    """
    boards = {board.number: board for board in boards_of(records)}
    if max(boards, default=0) > _MOST:
        raise BadValue(
            f"a BHG file has a line for each board, and there is a board {max(boards)}",
            code="bhg.number",
            number=max(boards),
        )
    lines = [""]
    for number in range(1, max(boards, default=0) + 1):
        board = boards.get(number)
        hands = board.deal.rotate(-board_dealer(number).index) if board is not None else ()
        lines.append(
            "".join(
                _LETTERS[place] for hand in hands for place in sorted(PLACES[c.index] for c in hand)
            )
        )
    return "".join(f"{line}\r\n" for line in lines).encode()
