"""PBN read: bytes or text in, records and problems out, never an error unless asked for."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from biritch.cards import Board, Deal
from biritch.records.pbn.elements import Place
from biritch.records.pbn.reading import read_chunks
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.records.source import Source, decoded
from biritch.records.transcript import Transcript, transcript_of
from biritch.records.trial import tried

__all__ = ["decoded", "read_boards", "read_pbn", "skim_pbn", "stream_pbn"]


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
    return Reading(tuple(stream_pbn(data, problems)), problems.in_order())


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


def stream_pbn(source: Source, problems: Problems) -> Iterator[Record]:
    """The records of a PBN file one at a time, as it is read."""
    for record, _ in _records(source, problems):
        yield record


def skim_pbn(source: Source, problems: Problems) -> Iterator[Transcript]:
    r"""What a PBN file says of each board, nobody having asked whether it can be.

    Faster than `stream_pbn`: for files whose calls and cards were tried before.

    Examples:
        >>> (told,) = skim_pbn('[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S 1H\n', Problems())
        >>> [str(call) for call in told.calls]
        ['1S', '1H']
    """
    for plain, patient in read_chunks(source, problems):
        if plain is not None:
            yield plain
        else:
            yield from (transcript_of(record) for record, _ in patient.records())


def _records(source: Source, problems: Problems) -> Iterator[tuple[Record, Place]]:
    for plain, patient in read_chunks(source, problems):
        if plain is not None:
            quiet = Problems()
            record = tried(plain, quiet, _nowhere)
            if not quiet.found:
                yield record, patient.deal_place()
                continue
        # Not plain, or it cannot have been: read with the place of each word.
        yield from patient.records()


def _nowhere(_what: str, _at: int) -> Place:
    return 1, 1


def _completed(deal: Deal) -> Deal:
    """Three hands of thirteen leave no doubt about the fourth."""
    missing = [seat for seat, hand in deal.hands.items() if not len(hand)]
    rest = deal.unknown
    return deal.put(missing[0], rest) if len(missing) == 1 and len(rest) == 13 else deal
