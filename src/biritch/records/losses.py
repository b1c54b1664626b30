"""What a format cannot hold of some records: found by writing them, reading them back, and comparing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from biritch.records.formats import Format
from biritch.records.problem import Problems
from biritch.records.record import NOBODY, Record, Remark


class Loss(Struct, frozen=True):
    """One kind of thing that does not come back.

    Attributes:
        what: such as ``names of players``.
        boards: the numbers of the boards that lose it.
    """

    what: str
    boards: tuple[int, ...]

    def __str__(self) -> str:
        numbers = sorted(set(self.boards))
        shown = ", ".join(map(str, numbers[:8])) + (", ..." if len(numbers) > 8 else "")
        return (
            f"{self.what} (board {shown})" if len(numbers) == 1 else f"{self.what} (boards {shown})"
        )


def losses(records: Sequence[Record], format_: Format) -> tuple[Loss, ...]:
    """What records lose when they are written in a format.

    Args:
        records: the records, all of which the format can write.
        format_: the format.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> from biritch.records.formats import named
        >>> from biritch.seats import BySeat
        >>> board = Board.numbered(1, next(seeded("evening")))
        >>> record = Record(board=board, names=BySeat("Nan", "", "", ""), event="Cup")
        >>> [str(loss) for loss in losses([record], named("bri"))]
        ['names of players (board 1)', 'event (board 1)']
    """
    read = list(format_.read(format_.write(records), Problems()))
    found: dict[str, list[int]] = {}
    for record, again in _paired(records, read):
        differences = _differences(record, again) if again is not None else (_ITSELF,)
        for what in differences:
            found.setdefault(what, []).append(record.board.number)
    return tuple(Loss(what, tuple(numbers)) for what, numbers in found.items())


_ITSELF = "the board itself"


def _paired(
    records: Sequence[Record], read: Sequence[Record]
) -> Iterator[tuple[Record, Record | None]]:
    """Each record with what was read of it; where tables of a board became one, with that."""
    if len(records) == len(read):
        yield from zip(records, read, strict=True)
        return
    by_number = {record.board.number: record for record in read}
    for record in records:
        yield record, by_number.get(record.board.number)


# What was not known cannot be lost.
_NOTHING: tuple[object, ...] = (None, "", (), [], NOBODY, (None, False))
_PARTS: tuple[tuple[str, Callable[[Record], object]], ...] = (
    ("board number", lambda record: record.board.number),
    ("dealer", lambda record: record.board.dealer),
    ("vulnerability", lambda record: record.board.vulnerable),
    ("cards", lambda record: record.board.deal),
    ("names of players", lambda record: record.names),
    ("calls", lambda record: record.auction),
    ("contract", lambda record: (record.contract, record.passed_out)),
    ("play", lambda record: record.play),
    ("tricks", lambda record: record.tricks),
    ("score", lambda record: record.score_ns),
    ("lines of the score", lambda record: record.lines),
    ("form of the game", lambda record: record.form),
    ("scoring", lambda record: record.scoring),
    ("event", lambda record: record.event),
    ("site", lambda record: record.site),
    ("date", lambda record: record.date),
    ("comments", lambda record: [text for _, text in record.comments]),
)
_SAID: tuple[tuple[str, Callable[[Remark], object]], ...] = (
    ("alerts", lambda remark: remark.alert),
    ("explanations", lambda remark: " ".join(remark.text.split())),
    ("signs such as ! and ?", lambda remark: remark.signs),
    ("comments at {}", lambda remark: remark.comment),
)


def _differences(record: Record, again: Record) -> Iterator[str]:
    for what, part in _PARTS:
        value = part(record)
        if value != part(again) and value not in _NOTHING:
            yield what
    yield from _unsaid("calls", record.calls, again.calls)
    yield from _unsaid("cards", record.cards, again.cards)
    kept = dict(again.tags)
    for name, value in record.tags:
        if kept.get(name) != value:
            yield f"tag {name}"
    tables = {table.name: table for table in again.tables}
    for table in record.tables:
        if tables.get(table.name) != table:
            yield f"table {table.name}"


def _unsaid(where: str, before: Sequence[Remark], after: Sequence[Remark]) -> Iterator[str]:
    kept = {remark.place: remark for remark in after}
    for what, part in _SAID:
        if any(part(remark) != part(kept.get(remark.place, Remark(place=0))) for remark in before):
            yield what.format(where)
