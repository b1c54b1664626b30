"""What one kind of viewer has seen of a stream, kept up as things happen.

Everybody who looks at it in the same way shares one: a chair, the watchers. It holds only sighted
events folded, so nothing that is sent from here can hold a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from biritch.cards import Card
from biritch.server.kind import Kind, State
from biritch.table import BoardInPlay, Table, Viewer, events


class Seen:
    """The fold of what one kind of viewer has seen.

    Args:
        viewer: how it looks at the stream.
        kind: what the stream is.
        told: each event of the stream so far, with the whole state before it.

    Attributes:
        state: the table or contest as it has seen it; None before the first event.
    """

    def __init__(
        self, viewer: Viewer, kind: Kind, told: Iterable[tuple[State, events.Event]] = ()
    ) -> None:
        self.viewer = viewer
        self.state: State = None
        self._kind = kind
        self._held: list[events.Event] = []
        for whole, event in told:
            self.see(whole, event)

    @property
    def table(self) -> Table | None:
        """The table as it has seen it, if it is one."""
        return self.state if isinstance(self.state, Table) else None

    def see(
        self, whole: State, event: events.Event
    ) -> list[tuple[int, events.Event, dict[str, Any]]]:
        """Look at what happened.

        Args:
            whole: the whole table or contest before the event.
            event: what happened.

        Returns:
            What is to be told now: the event's number for this viewer, the event as he sees it, and
            the parts of his view that changed. Empty if he sees nothing; a viewer who is shown boards
            late is told everything at a board's end.
        """
        sighted = self._kind.sight(whole, event, self.viewer)
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
        before = self.state
        now = self._kind.after(before, sighted)
        self.state = now
        changes = self._kind.changes(before, now, self.viewer) if before else {}
        return now.number, sighted, changes

    @property
    def number(self) -> int:
        """How many events this viewer has seen."""
        return self.state.number if self.state else 0

    def view(self) -> Any:  # noqa: ANN401 - of a table or of a contest
        """What his screen shows.

        Raises:
            LookupError: if he has seen nothing yet.
        """
        if self.state is None:
            raise LookupError("nothing has been seen of it")
        return self._kind.view(self.state, self.viewer)

    def played(self) -> tuple[Card, ...]:
        """All the cards he has seen played on the board, in order."""
        table = self.table
        board = table.board if table else None
        return board.play.cards if board and board.play else ()


def _in_play(whole: Table | None) -> bool:
    board: BoardInPlay | None = whole.board if whole else None
    return board is not None and not board.scored
