"""Contests as a kind of stream: nothing in them is hidden from one who may look and not from another."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from biritch.club.rights import CONTEST_COMMANDS, Deed
from biritch.club.rights import Role as HouseRole
from biritch.club.store import Opening
from biritch.contest import (
    FORMAT,
    Contest,
    ContestView,
    Due,
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
from biritch.errors import NotAllowed
from biritch.server import wire
from biritch.server.audience import audience_in
from biritch.server.author import Author
from biritch.server.contests_notice import is_worth_telling, tell_lobby
from biritch.server.house import House
from biritch.server.kind import Around
from biritch.table import NOBODY, THE_HOUSE, Viewer
from biritch.table.commands import Command
from biritch.table.events import Event, HostChanged


class Contests:
    """What the hall asks of a contest."""

    name = "contest"
    format = FORMAT
    none = "contest.none"
    from_client = wire.CONTEST_CLIENT
    reseats: frozenset[type] = frozenset(
        (events.ContestOpened, events.Entered, events.Vacated, HostChanged)
    )

    def decide(
        self, state: Contest | None, command: Command, viewer: Viewer, *, at: float
    ) -> tuple[tuple[Event, ...], Contest]:
        """What a command leads to, and the contest after it."""
        return decide_at(state, command, viewer, at=at)

    def after(self, state: Contest | None, event: Event) -> Contest:
        """The contest after an event."""
        return after(state, event)

    def sight(self, state: Contest | None, event: Event, viewer: Viewer) -> Event | None:
        """The event as a viewer sees it."""
        return sight(state, event, viewer)

    def due(self, state: Contest) -> Due | None:
        """What the contest next needs of the house."""
        return due(state)

    def decode(self, stored: bytes, number: int) -> tuple[Event, ...]:
        """A row's events."""
        return decode_events(stored, number)

    def stream_of(self, command: Command) -> str:
        """The id of the contest that a command opens."""
        assert isinstance(command, commands.OpenContest)
        return command.contest

    def right(self, command: Command) -> Deed:
        """The right that a command needs.

        Raises:
            NotAllowed: if it is none for a contest.
        """
        if type(command) not in CONTEST_COMMANDS:
            raise NotAllowed("that is not done in a contest")
        return CONTEST_COMMANDS[type(command)]

    def opening(self, command: Command) -> Opening | None:
        """What the store is told of a contest when a command opens it."""
        if not isinstance(command, commands.OpenContest):
            return None
        form = str(command.form.__struct_config__.tag)
        return Opening(kind=self.name, form=form, previous=command.previous or None)

    def viewer(self, author: Author, state: Contest | None) -> Viewer:
        """How somebody looks at the contest now: as the one of his ids that it knows."""
        if author.is_house:
            return THE_HOUSE
        if state is None:
            return Viewer(author.id)
        known = author.ids & state.persons
        person = min(
            known or {author.id},
            key=lambda each: (not state.player(each), each != state.host, each),
        )
        directs = not author.roles.isdisjoint((HouseRole.DIRECTOR, HouseRole.OWNER))
        return state.viewer(
            person, director=directs and person != state.host, others=author.ids - {person}
        )

    def eyes(self, viewer: Viewer) -> Viewer:  # noqa: ARG002 - whoever he is
        """All see the same."""
        return NOBODY

    def plays(self, state: Contest, viewer: Viewer) -> bool:
        """Whether he takes part."""
        return bool(state.player(viewer.person))

    def admit(
        self, state: Contest | None, viewer: Viewer, *, may_watch: bool, may_sit: bool
    ) -> None:
        """Let in whoever takes part, keeps a place, or was let in at the door.

        Raises:
            NotAllowed: ``contest.none`` for anybody else.
        """
        known = state is not None and not viewer.ids.isdisjoint(state.persons)
        if not known and not may_watch and not may_sit:
            raise NotAllowed("there is no such contest", code=self.none)

    def is_closed(self, state: Contest, viewer: Viewer) -> bool:  # noqa: ARG002 - never
        """Whoever was let in stays."""
        return False

    def people(self, state: Contest | None) -> Collection[str]:
        """Ids of the people a contest speaks of."""
        if state is None:
            return frozenset()
        return state.persons | {person for person, _ in state.shown_out}

    def view(self, state: Contest, viewer: Viewer) -> ContestView:  # noqa: ARG002 - the same for all
        """What a screen shows."""
        return view_of(state)

    def changes(self, before: Contest, now: Contest, viewer: Viewer) -> dict[str, Any]:  # noqa: ARG002 - the same for all
        """The parts of the view that differ."""
        return view_changes(before, now)

    def notes(self, view: ContestView) -> frozenset[int]:  # noqa: ARG002 - none
        """A contest refers to no free texts."""
        return frozenset()

    def snapshot(self, view: ContestView, viewer: Viewer, around: Around) -> wire.Message:
        """The message with the whole view."""
        return wire.ContestSnapshot(
            protocol=wire.PROTOCOL,
            number=around.number,
            view=view,
            you=viewer.person,
            names=around.names,
            here=around.here,
            watchers=around.watchers,
            time=around.time,
        )

    def audience(self, state: Contest, viewer: Viewer) -> str:  # noqa: ARG002 - whoever he is
        """Whom his words reach now."""
        return audience_in(state)

    def is_worth_telling(self, happened: Sequence[Event]) -> bool:
        """Whether the lobby has to be told."""
        return is_worth_telling(happened)

    def tell_lobby(
        self,
        house: House,
        state: Contest,
        happened: Sequence[Event],  # noqa: ARG002 - only how it is now
        *,
        number: int,
        is_private: bool | None = None,
    ) -> None:
        """Tell the lobby how the contest is now."""
        tell_lobby(house, state, number=number, is_private=is_private)
