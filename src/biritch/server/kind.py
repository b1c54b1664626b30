"""What a stream may be: a table or a contest, each with the three verbs and its ways with clients.

The hall, the gallery and the timekeeper know no more of a stream than this.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from biritch.club.rights import Deed
from biritch.club.store import Opening
from biritch.errors import NotAllowed
from biritch.server.author import Author
from biritch.server.house import House
from biritch.server.wire import Message
from biritch.table import Viewer, commands, events

State: TypeAlias = Any
"""A table or a contest, folded."""

Screen: TypeAlias = Any
"""The view of a table or of a contest."""


class Needs(Protocol):
    """What a stream next needs of the house."""

    @property
    def at(self) -> float:
        """Not before then, in seconds since 1970."""

    @property
    def need(self) -> Enum:
        """What is needed."""

    @property
    def number(self) -> int:
        """Which of them."""


class Around(Struct, frozen=True):
    """What is sent with a snapshot beside the view itself.

    Attributes:
        number: how many events the viewer has seen.
        names: of people; notes: free texts the view refers to.
        here: who is connected; watchers: how many watch.
        time: the moment.
    """

    number: int
    names: dict[str, str]
    notes: dict[str, str]
    here: tuple[str, ...]
    watchers: int
    time: float


class Kind(Protocol):
    """A kind of stream.

    Attributes:
        name: what the store calls it.
        format: the format its events are written in.
        none: the code of the refusal where there is no such stream.
        from_client: reads what its clients send.
        reseats: events after which somebody may look at it in another way, or be somebody else.
    """

    name: str
    format: int
    none: str
    from_client: msgspec.json.Decoder[Any]
    reseats: frozenset[type]

    # The three verbs, and what is due.

    def decide(
        self, state: State, command: commands.Command, viewer: Viewer, *, at: float
    ) -> tuple[tuple[events.Event, ...], State]:
        """What a command leads to, and the state after it."""

    def after(self, state: State, event: events.Event) -> State:
        """The state after an event."""

    def sight(self, state: State, event: events.Event, viewer: Viewer) -> events.Event | None:
        """The event as a viewer sees it."""

    def due(self, state: State) -> Needs | None:
        """What it next needs of the house."""

    def decode(self, stored: bytes, number: int) -> tuple[events.Event, ...]:
        """A row's events."""

    # Commands.

    def stream_of(self, command: commands.Command) -> str:
        """The id of what a command opens."""

    def right(self, command: commands.Command) -> Deed:
        """The right that a command needs; one that is for another kind of stream is refused."""

    def opening(self, command: commands.Command) -> Opening | None:
        """What the store is told of a stream when a command opens it."""

    # Those who look.

    def viewer(self, author: Author, state: State) -> Viewer:
        """How somebody looks at it now."""

    def eyes(self, viewer: Viewer) -> Viewer:
        """What all who see the same as he have in common."""

    def plays(self, state: State, viewer: Viewer) -> bool:
        """Whether he takes part, or only looks on."""

    def admit(self, state: State, viewer: Viewer, *, may_watch: bool, may_sit: bool) -> None:
        """Let in one who takes part, or may look on; refuse anybody else."""

    def is_closed(self, state: State, viewer: Viewer) -> bool:
        """Whether he has to be let in anew when somebody else takes part."""

    def people(self, state: State) -> Collection[str]:
        """Ids of the people it speaks of."""

    def view(self, state: State, viewer: Viewer) -> Screen:
        """What a screen shows."""

    def changes(self, before: State, now: State, viewer: Viewer) -> dict[str, Any]:
        """The parts of the view that differ."""

    def notes(self, view: Screen) -> frozenset[int]:
        """Numbers of the free texts a view refers to."""

    def snapshot(self, view: Screen, viewer: Viewer, around: Around) -> Message:
        """The message with the whole view."""

    def audience(self, state: State, viewer: Viewer) -> str:
        """Whom his words reach now."""

    # The lobby.

    def is_worth_telling(self, happened: Sequence[events.Event]) -> bool:
        """Whether the lobby has to be told."""

    def tell_lobby(
        self,
        house: House,
        state: State,
        happened: Sequence[events.Event],
        *,
        number: int,
        is_private: bool | None = None,
    ) -> None:
        """Tell the lobby how it is now; whether it is private, only when it opens."""


def no_such(kind: Kind) -> NotAllowed:
    """The refusal where there is no such stream, or it is not for him."""
    return NotAllowed(f"there is no such {kind.name}", code=kind.none)
