"""PBN read: bytes or text in, records and problems out, never an error unless asked for."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from biritch.cards import Board, Deal
from biritch.records.pbn.elements import Place, scan
from biritch.records.pbn.game import games
from biritch.records.pbn.inherit import inherited
from biritch.records.pbn.understood import record_of
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record

_MARKED = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


def read_pbn(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    r"""Read the boards of a PBN file, of any version and from any machine.

    Args:
        data: the file's bytes, or its text.
        file: its name, for the problems.
        strict: whether the first problem is raised.

    Returns:
        A record for every game, and what is wrong, with lines and columns.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> reading = read_pbn('[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S P P 1H')
        >>> str(reading.records[0].auction), str(reading.problems[0])
        ('N:1S P P', "line:4:8: West's 1H is not sufficient: ...
    """
    problems = Problems(file, strict=strict)
    records = tuple(record for record, _ in _records(data, problems))
    return Reading(records, problems.in_order())


def read_boards(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Board]:
    r"""Read a PBN file for boards to play: those whose cards are all there, each once.

    Args:
        data: the file's bytes, or its text.
        file: its name, for the problems.
        strict: whether the first problem is raised.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> read_boards('[Board "1"]\n[Deal "N:AK2.QJ.T98.76543 - - -"]').problems[0].code
        'pbn.deal.partial'
    """
    problems = Problems(file, strict=strict)
    boards: dict[int, Board] = {}
    for record, place in _records(data, problems):
        board = replace(record.board, deal=_completed(record.board.deal))
        if not board.deal.is_complete:
            problems.add(place, "pbn.deal.partial", f"board {board.number} lacks cards")
        elif board != boards.setdefault(board.number, board):
            problems.add(place, "pbn.board.twice", f"another deal of board {board.number}")
    return Reading(tuple(boards.values()), problems.in_order())


def _records(data: bytes | str, problems: Problems) -> Iterator[tuple[Record, Place]]:
    # Half of a letter pair, as broken programs leave it in a text, cannot be written anywhere.
    whole = data.encode(errors="replace").decode() if isinstance(data, str) else decoded(data)
    number = 0
    for game in inherited(games(scan(whole, problems), problems), problems):
        record = record_of(game, number + 1, problems)
        number = record.board.number
        yield record, game.place("Deal")


def _completed(deal: Deal) -> Deal:
    """Three hands of thirteen leave no doubt about the fourth."""
    missing = [seat for seat, hand in deal.hands.items() if not len(hand)]
    rest = deal.unknown
    return deal.put(missing[0], rest) if len(missing) == 1 and len(rest) == 13 else deal


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16 where it says so or can only be that, else ISO 8859-1.

    Examples:
        >>> decoded("Łódź".encode()), decoded("Malmö".encode("latin-1"))
        ('Łódź', 'Malmö')
    """
    for mark, encoding in _MARKED:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    for encoding in ("utf-8", "cp1252"):  # cp1252: quotes and dashes where ISO 8859-1 has nothing
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")
