"""What one kind of viewer has seen of a table, kept up as things happen.

Everybody who looks at a table in the same way shares one: a chair, the watchers. It holds only sighted
events folded, so nothing that is sent from here can hold a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from biritch.cards import Card
from biritch.table import (
    BoardInPlay,
    Table,
    View,
    Viewer,
    after,
    events,
    sight,
    view_changes,
    view_of,
)


def kind_of(viewer: Viewer) -> Viewer:
    """The viewer without his person: all who share it see the same."""
    return replace(viewer, person="", others=frozenset())


class Seen:
    """The fold of what one kind of viewer has seen.

    Args:
        viewer: how it looks at the table.
        told: each event of the stream so far, with the whole table before it.
    """

    def __init__(
        self, viewer: Viewer, told: Iterable[tuple[Table | None, events.Event]] = ()
    ) -> None:
        self.viewer = viewer
        self.table: Table | None = None
        self._held: list[events.Event] = []
        for whole, event in told:
            self.see(whole, event)

    def see(
        self, whole: Table | None, event: events.Event
    ) -> list[tuple[int, events.Event, dict[str, Any]]]:
        """Look at what happened.

        Args:
            whole: the whole table before the event.
            event: what happened.

        Returns:
            What is to be told now: the event's number for this viewer, the event as he sees it, and
            the parts of his view that changed. Empty if he sees nothing; a viewer who is shown boards
            late is told everything at a board's end.
        """
        sighted = sight(whole, event, self.viewer)
        if sighted is None:
            return []
        if not self.viewer.late:
            return [self._fold(sighted)]
        self._held.append(sighted)
        if isinstance(event, events.BoardDealt) or (
            _in_play(whole) and not isinstance(event, events.BoardScored)
        ):
            return []
        released = [self._fold(held) for held in self._held]
        self._held.clear()
        return released

    def _fold(self, sighted: events.Event) -> tuple[int, events.Event, dict[str, Any]]:
        before = self.table
        now = after(before, sighted)
        self.table = now
        changes = view_changes(before, now, self.viewer) if before else {}
        return now.number, sighted, changes

    @property
    def number(self) -> int:
        """How many events this viewer has seen."""
        return self.table.number if self.table else 0

    def view(self) -> View:
        """What his screen shows.

        Raises:
            LookupError: if he has seen nothing yet.
        """
        if self.table is None:
            raise LookupError("nothing has been seen of this table")
        return view_of(self.table, self.viewer)

    def played(self) -> tuple[Card, ...]:
        """All the cards he has seen played on the board, in order."""
        board = self.table.board if self.table else None
        return board.play.cards if board and board.play else ()


def _in_play(whole: Table | None) -> bool:
    board: BoardInPlay | None = whole.board if whole else None
    return board is not None and not board.scored
