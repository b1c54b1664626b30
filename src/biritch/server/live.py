"""A table in this process's memory: what its stream says, and what each kind of viewer has seen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from biritch.club.store import Row
from biritch.server.seen import Seen, kind_of
from biritch.table import Due, Table, Viewer, after, decode_events, due, events

Told: TypeAlias = dict[Seen, list[tuple[int, events.Event, dict[str, Any]]]]
"""What each kind of viewer is told of one row."""


class Live:
    """One table, folded up to a row of its stream. Whatever it forgets is in the log.

    Args:
        stream: its id.

    Attributes:
        lock: held by whoever decides on it or reads it again.
        table: the whole table; None before its first row.
        head: number of the last row folded.
        needs: what the table needs next that nobody will send.
        ours: number of the last row this process has tried to write.
        used: when somebody last asked for it, by the loop's clock.
    """

    def __init__(self, stream: str) -> None:
        self.stream = stream
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.head = 0
        self.needs: Due | None = None
        self.ours = 0
        self.used = 0.0
        self._seen: dict[Viewer, Seen] = {}

    def apply(self, number: int, happened: Iterable[events.Event]) -> Told:
        """Fold the events of the next row, and say what each kind of viewer is told of it.

        Raises:
            ValueError: if it is not the next row.
        """
        if number != self.head + 1:
            raise ValueError(f"row {number} does not follow {self.head} in {self.stream}")
        told: Told = {}
        table = self.table
        for event in happened:
            for seen in self._seen.values():
                if shown := seen.see(table, event):
                    told.setdefault(seen, []).extend(shown)
            table = after(table, event)
        self.table = table
        self.head = number
        self.needs = due(table) if table else None
        return told

    def seen_by(self, viewer: Viewer) -> Seen | None:
        """What this kind of viewer has seen, if it is followed here."""
        return self._seen.get(kind_of(viewer))

    def follow(self, viewer: Viewer, rows: Sequence[Row]) -> Seen:
        """Begin to follow what a kind of viewer sees.

        Args:
            viewer: how he looks.
            rows: the stream from its first row up to the head.
        """
        kind = kind_of(viewer)
        seen = Seen(kind, _told(rows, self.head))
        self._seen[kind] = seen
        return seen

    def begin_again(self) -> None:
        """Forget everything folded so far."""
        self.table, self.head, self.ours, self.needs = None, 0, 0, None
        self._seen.clear()

    def forget(self, wanted: set[Viewer]) -> None:
        """Stop following kinds of viewers that nobody is any more; a robot stays as long as its chair."""
        if self.table is not None:
            wanted |= {
                self.table.robot(seat) for seat, chair in self.table.chairs.items() if chair.robot
            }
        for kind in self._seen.keys() - wanted:
            del self._seen[kind]


def events_of(row: Row) -> Iterator[events.Event]:
    """A row's events, each with the time the row was stored."""
    for event in decode_events(row.events, row.format):
        yield replace(event, at=row.at)


def _told(rows: Iterable[Row], head: int) -> Iterator[tuple[Table | None, events.Event]]:
    whole: Table | None = None
    for row in rows:
        if row.number > head:
            break
        for event in events_of(row):
            yield whole, event
            whole = after(whole, event)
