"""A stream in this process's memory: what it says, and what each kind of viewer has seen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from biritch.club.store import Row
from biritch.contest import Contest
from biritch.server.kind import Kind, Needs, State
from biritch.server.kinds import TABLES
from biritch.server.seen import Seen
from biritch.table import Table, Viewer, decode_events, events

Told: TypeAlias = dict[Seen, list[tuple[int, events.Event, dict[str, Any]]]]
"""What each kind of viewer is told of one row."""


class Live:
    """One table or contest, folded up to a row of its stream. Whatever it forgets is in the log.

    Args:
        stream: its id.
        kind: what it is; a table until the log says otherwise.

    Attributes:
        lock: held by whoever decides on it or reads it again.
        state: the whole of it; None before its first row.
        head: number of the last row folded.
        needs: what the table needs next that nobody will send.
        ours: number of the last row this process has tried to write.
        used: when somebody last asked for it, by the loop's clock.
    """

    def __init__(self, stream: str, kind: Kind = TABLES) -> None:
        self.stream = stream
        self.kind = kind
        self.lock = asyncio.Lock()
        self.state: State = None
        self.head = 0
        self.needs: Needs | None = None
        self.ours = 0
        self.used = 0.0
        self._seen: dict[Viewer, Seen] = {}

    @property
    def table(self) -> Table | None:
        """The table, if it is one and has been opened."""
        return self.state if isinstance(self.state, Table) else None

    @property
    def contest(self) -> Contest | None:
        """The contest, if it is one and has been opened."""
        return self.state if isinstance(self.state, Contest) else None

    def apply(self, number: int, happened: Iterable[events.Event]) -> Told:
        """Fold the events of the next row, and say what each kind of viewer is told of it.

        Raises:
            ValueError: if it is not the next row.
        """
        if number != self.head + 1:
            raise ValueError(f"row {number} does not follow {self.head} in {self.stream}")
        told: Told = {}
        state = self.state
        for event in happened:
            for seen in self._seen.values():
                if shown := seen.see(state, event):
                    told.setdefault(seen, []).extend(shown)
            state = self.kind.after(state, event)
        self.state = state
        self.head = number
        self.needs = self.kind.due(state) if state else None
        return told

    def seen_by(self, viewer: Viewer) -> Seen | None:
        """What this kind of viewer has seen, if it is followed here."""
        return self._seen.get(self.kind.eyes(viewer))

    def follow(self, viewer: Viewer, rows: Sequence[Row]) -> Seen:
        """Begin to follow what a kind of viewer sees.

        Args:
            viewer: how he looks.
            rows: the stream from its first row up to the head.
        """
        eyes = self.kind.eyes(viewer)
        seen = Seen(eyes, self.kind, self._told(rows))
        self._seen[eyes] = seen
        return seen

    def begin_again(self) -> None:
        """Forget everything folded so far."""
        self.state, self.head, self.ours, self.needs = None, 0, 0, None
        self._seen.clear()

    def forget(self, wanted: set[Viewer]) -> None:
        """Stop following kinds of viewers that nobody is any more; a robot stays as long as its chair."""
        if self.table is not None:
            wanted |= {
                self.table.robot(seat) for seat, chair in self.table.chairs.items() if chair.robot
            }
        for kind in self._seen.keys() - wanted:
            del self._seen[kind]

    def events_of(self, row: Row) -> Iterator[events.Event]:
        """A row's events, each with the time the row was stored."""
        for event in self.kind.decode(row.events, row.format):
            yield replace(event, at=row.at)

    def _told(self, rows: Iterable[Row]) -> Iterator[tuple[State, events.Event]]:
        whole: State = None
        for row in rows:
            if row.number > self.head:
                break
            for event in self.events_of(row):
                yield whole, event
                whole = self.kind.after(whole, event)


def events_of(row: Row) -> Iterator[events.Event]:
    """A table's row's events, each with the time the row was stored."""
    for event in decode_events(row.events, row.format):
        yield replace(event, at=row.at)
