"""Who may write to whom at a table: nothing a watcher or dummy writes reaches a player during a board."""

from __future__ import annotations

from biritch.errors import NotAllowed
from biritch.table import Table, Viewer

EVERYBODY = "all"
WATCHERS = "watchers"


def may_write(table: Table | None, viewer: Viewer | None) -> str:
    """Whom somebody's words reach now: everybody, or the watchers.

    Raises:
        NotAllowed: if the host has switched chat off, or he is dummy and a board is in play.
    """
    if table is None or viewer is None:
        raise NotAllowed("there is no such table", code="table.none")
    if viewer.chair is None:
        return WATCHERS if table.playing else EVERYBODY
    if not table.policy.chat:
        raise NotAllowed("the host has switched chat off here", code="chat.off")
    board = table.playing
    if board and board.play and board.play.count:
        commanded = {
            board.commander(table.form.seating, seat) for seat in table.form.seating.chairs
        }
        if viewer.chair not in commanded:
            raise NotAllowed(
                "dummy is silent until the board is over", code="chat.dummy", law="43A"
            )
    return EVERYBODY
