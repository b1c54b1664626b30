"""Tables as a kind of stream."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from biritch.club.rights import COMMANDS, Deed
from biritch.club.store import Opening
from biritch.errors import NotAllowed
from biritch.server import wire
from biritch.server.audience import audience_at
from biritch.server.author import Author
from biritch.server.house import House
from biritch.server.kind import Around
from biritch.server.notes import notes_in, people_at
from biritch.server.notice import is_worth_telling, tell_lobby
from biritch.table import (
    FORMAT,
    Due,
    Table,
    View,
    Viewer,
    Watching,
    after,
    commands,
    decide_at,
    decode_events,
    due,
    events,
    sight,
    view_changes,
    view_of,
)


class Tables:
    """What the hall asks of a table."""

    name = "table"
    format = FORMAT
    none = "table.none"
    from_client = wire.CLIENT
    reseats: frozenset[type] = frozenset(
        (
            events.TableOpened,
            events.Seated,
            events.Left,
            events.HostChanged,
            events.DirectorCame,
        )
    )

    def decide(
        self, state: Table | None, command: commands.Command, viewer: Viewer, *, at: float
    ) -> tuple[tuple[events.Event, ...], Table]:
        """What a command leads to, and the table after it."""
        return decide_at(state, command, viewer, at=at)

    def after(self, state: Table | None, event: events.Event) -> Table:
        """The table after an event."""
        return after(state, event)

    def sight(
        self, state: Table | None, event: events.Event, viewer: Viewer
    ) -> events.Event | None:
        """The event as a viewer sees it."""
        return sight(state, event, viewer)

    def due(self, state: Table) -> Due | None:
        """What the table next needs of the house."""
        return due(state)

    def decode(self, stored: bytes, number: int) -> tuple[events.Event, ...]:
        """A row's events."""
        return decode_events(stored, number)

    def stream_of(self, command: commands.Command) -> str:
        """The id of the table that a command opens."""
        assert isinstance(command, commands.OpenTable)
        return command.table

    def right(self, command: commands.Command) -> Deed:
        """The right that a command needs.

        Raises:
            NotAllowed: if it is none for a table.
        """
        if type(command) not in COMMANDS:
            raise NotAllowed("that is not done at a table")
        return COMMANDS[type(command)]

    def opening(self, command: commands.Command) -> Opening | None:
        """What the store is told of a table when a command opens it."""
        if not isinstance(command, commands.OpenTable):
            return None
        form = str(command.form.__struct_config__.tag)
        return Opening(kind=self.name, form=form, previous=command.previous or None)

    def viewer(self, author: Author, state: Table | None) -> Viewer:
        """How somebody looks at the table now."""
        return author.viewer(state)

    def eyes(self, viewer: Viewer) -> Viewer:
        """The viewer without his person: all who share it see the same."""
        return replace(viewer, person="", others=frozenset())

    def plays(self, state: Table, viewer: Viewer) -> bool:  # noqa: ARG002 - the viewer knows
        """Whether he sits at the table."""
        return viewer.chair is not None

    def admit(self, state: Table | None, viewer: Viewer, *, may_watch: bool, may_sit: bool) -> None:
        """Let a player in, or one who may watch.

        Raises:
            NotAllowed: ``table.none`` for anybody else.
        """
        if viewer.eyes is not None or state is None:
            return
        if state.policy.watching is Watching.CLOSED:
            # Until it is full, whoever may sit down must be able to come and look for a chair.
            may_watch = may_sit and not state.is_full
        may_watch = may_watch or viewer.person == state.host
        if state.sealed or not may_watch:
            raise NotAllowed("there is no such table", code=self.none)

    def is_closed(self, state: Table, viewer: Viewer) -> bool:
        """Whether nobody watches here, and he does not play."""
        closed = state.sealed or state.policy.watching is Watching.CLOSED
        return closed and viewer.eyes is None

    def people(self, state: Table | None) -> Collection[str]:
        """Ids of the people a table speaks of."""
        return people_at(state)

    def view(self, state: Table, viewer: Viewer) -> View:
        """What a screen shows."""
        return view_of(state, viewer)

    def changes(self, before: Table, now: Table, viewer: Viewer) -> dict[str, Any]:
        """The parts of the view that differ."""
        return view_changes(before, now, viewer)

    def notes(self, view: View) -> frozenset[int]:
        """Numbers of the free texts a view refers to."""
        return notes_in(view)

    def snapshot(self, view: View, viewer: Viewer, around: Around) -> wire.Message:
        """The message with the whole view."""
        return wire.Snapshot(
            protocol=wire.PROTOCOL,
            number=around.number,
            view=view,
            you=viewer.person,
            names=around.names,
            notes=around.notes,
            here=around.here,
            watchers=around.watchers,
            time=around.time,
        )

    def audience(self, state: Table, viewer: Viewer) -> str:
        """Whom his words reach now."""
        return audience_at(state, viewer)

    def is_worth_telling(self, happened: Sequence[events.Event]) -> bool:
        """Whether the lobby has to be told."""
        return is_worth_telling(happened)

    def tell_lobby(
        self,
        house: House,
        state: Table,
        happened: Sequence[events.Event],
        *,
        number: int,
        is_private: bool | None = None,
    ) -> None:
        """Tell the lobby how the table is now."""
        tell_lobby(house, state, happened, number=number, is_private=is_private)
