"""The receipt of a board: what everybody was shown of its score, and whether it still comes to that.

A table computes its score from what people did. The receipt in the log says what was shown then; where
a later program comes to something else, the difference is told and the receipt is not believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from biritch.score import result_text
from biritch.table import events
from biritch.table.after import after
from biritch.table.board_in_play import BoardInPlay
from biritch.table.table import Table


class Misscored(Struct, frozen=True):
    """A board that does not come to what its receipt says.

    Attributes:
        board: what names it.
        shown: its receipt.
        found: what it comes to now.
    """

    board: str
    shown: events.BoardScored
    found: events.BoardScored

    def __str__(self) -> str:
        """The two, for whoever keeps the house."""
        return f"{self.board}: shown as {_told(self.shown)}; it comes to {_told(self.found)}"


def receipt(table: Table, board: BoardInPlay) -> events.BoardScored:
    """What a finished board comes to, with the whole table."""
    lines = table.form.scoring.lines(board.before, board.turn, board.result, board.honours)
    return events.BoardScored(
        result=result_text(board.result), lines=lines, hcp=table.form.hcp_of(board.known)
    )


def misscored(table: Table | None, shown: events.BoardScored) -> Misscored | None:
    """How a board differs from its receipt; None if it does not.

    Args:
        table: the whole table with the board on it, before honours are claimed after the play.
        shown: the receipt.
    """
    if table is None or table.board is None:
        return None
    found = receipt(table, table.board)
    if found == replace(shown, at=found.at):
        return None
    return Misscored(table.board.id, shown, found)


def misscored_in(log: Iterable[events.Event]) -> Iterator[Misscored]:
    """The boards of a whole log that do not come to what their receipts say.

    Raises:
        TypeError: if the log does not begin with the opening of a table.
    """
    table: Table | None = None
    for event in log:
        if isinstance(event, events.BoardScored) and (found := misscored(table, event)):
            yield found
        table = after(table, event)


def _told(receipt: events.BoardScored) -> str:
    lines = [f"{line.reason.value} {line.points} {line.side.value}" for line in receipt.lines]
    counted = [f"hcp {receipt.hcp.ns}:{receipt.hcp.ew}"] if receipt.hcp else []
    return f"{receipt.result} ({', '.join([*lines, *counted]) or 'nothing'})"
