"""Records of the boards a table has finished, as far as a viewer may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from biritch.cards import Board
from biritch.records.record import Record, Remark
from biritch.score import ScoreLine
from biritch.seats import BySeat
from biritch.table import BoardInPlay, Chair, Table, Words, after
from biritch.table.events import BoardDealt, Event


class Occasion(Struct, frozen=True):
    """What a table does not know of itself: people's names, what they said, where it was.

    Attributes:
        name: the name of whoever sits in a chair; empty for nobody.
        say: the text of what was said; empty if it was erased.
        event: at what occasion.
        site: where.
    """

    name: Callable[[Chair], str]
    say: Callable[[Words], str]
    event: str = ""
    site: str = ""


def records_of(seen: Iterable[Event], occasion: Occasion) -> tuple[Record, ...]:
    """A record for every board that was finished, in the order they were played.

    What a viewer was not shown is not in it: fold what `sight` gave him, and no more is written.

    Args:
        seen: a table's events from its opening on, as its viewer saw them.
        occasion: names, words and place.
    """
    records: list[Record] = []
    table: Table | None = None
    names: BySeat[str] | None = None  # those who sat when the board in play ended
    date = ""
    for event in seen:
        if isinstance(event, BoardDealt):
            records += _finished(table, occasion, names, date)
            names, date = None, _date(event.at)
        table = after(table, event)
        if names is None and table.board is not None and table.board.is_over:
            names = table.chairs.map(occasion.name)
    records += _finished(table, occasion, names, date)
    return tuple(records)


def record_of(table: Table, occasion: Occasion) -> Record | None:
    """A record of the board on the table, if it is finished.

    Args:
        table: the table as its viewer knows it.
        occasion: names, words and place; the names are of those who sit there now.
    """
    board = table.board
    if board is None or not board.is_over:
        return None
    contract, turn = board.auction.contract, board.turn
    return Record(
        board=Board(turn.number, turn.dealer, turn.vulnerable, board.known),
        names=table.chairs.map(occasion.name),
        auction=board.auction,
        calls=_explained(board, occasion),
        contract=contract,
        passed_out=contract is None,
        play=board.play,
        tricks=board.tricks if contract is not None else None,
        lines=_lines(table),
        form=str(type(table.form.options).__struct_config__.tag),  # type: ignore[attr-defined]  # a tagged Struct
        event=occasion.event or table.name,
        site=occasion.site,
    )


def _finished(
    table: Table | None, occasion: Occasion, names: BySeat[str] | None, date: str
) -> tuple[Record, ...]:
    record = record_of(table, occasion) if table is not None else None
    if record is None:
        return ()
    return (replace(record, names=names if names is not None else record.names, date=date),)


def _explained(board: BoardInPlay, occasion: Occasion) -> tuple[Remark, ...]:
    """What was said of the calls; of two explanations of a call the later one, and any alert."""
    remarks: dict[int, Remark] = {}
    for said in board.explained:
        place = said.place + 1
        if place > len(board.auction):
            continue
        before = remarks.get(place, Remark(place=place))
        text = occasion.say(said.words) or before.text
        remarks[place] = Remark(place=place, alert=said.alert or before.alert, text=text)
    return tuple(remarks[place] for place in sorted(remarks))


def _lines(table: Table) -> tuple[ScoreLine, ...]:
    board = table.board
    if board is None or not board.scored:
        return ()
    return next(
        (deal.lines for deal in reversed(table.sheet.deals) if deal.number == board.turn.number), ()
    )


def _date(at: float) -> str:
    """The day, by Universal Time, of an instant; empty for one that was never stored."""
    return datetime.fromtimestamp(at, tz=UTC).date().isoformat() if at else ""
