"""Decisions to be kept, made short for tests."""

from __future__ import annotations

from biritch.club.store import Decision, Opening

TABLE = Opening(kind="table", form="rubber")


def decision(
    stream: str = "t1",
    number: int = 1,
    *,
    author: str = "p1",
    command: str | None = None,
    events: bytes = b"[]",
    due_at: float | None = None,
    over: bool = False,
) -> Decision:
    """A decision for a place in a stream; the first of a stream opens it as a table."""
    return Decision(
        stream=stream,
        number=number,
        author=author,
        command_id=command or f"c{number}",
        format=1,
        events=events,
        due_at=due_at,
        over=over,
        opening=TABLE if number == 1 else None,
    )
