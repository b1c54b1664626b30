"""A row of the log: one decision, what it looked like before and after it was kept.

The store knows no bridge. What was decided is bytes to it, with the number of the format they are in;
`table/upcast.py` reads them. Times are seconds since 1970 in UTC, by the database's clock.
"""

from typing import TypeAlias

import msgspec

from biritch.errors import BadValue

LONGEST_NAME = 200
"""Bytes are cheap, but an index over names that anyone may send needs an end."""


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What the first row of a stream says of the stream itself.

    Args:
        kind: what it is, ``"table"`` or ``"contest"``.
        form: name of the form played, such as ``"rubber"``.
        previous: the stream of the sitting before this one, where there was one.
    """

    kind: str
    form: str
    previous: str | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision to be kept: the row as its author wants it.

    Args:
        stream: the table or contest.
        number: the place it was decided for, one more than the last row its author had seen.
        author: id of the person, the worker or the house; never a name.
        command_id: the author's own name for it, the same whenever it is sent again.
        format: which format the events are in.
        events: the events it led to, as bytes.
        due_at: when the stream next needs something nobody will send; None if nothing.
        over: whether the stream has ended with this row.
        marks: whether `due_at` or `over` may differ from what the row before said.
        opening: what the stream is, with row 1 and only there.

    Raises:
        BadValue: if the number is below 1, a name is empty or too long, or the opening is not
            where it belongs.

    Examples:
        >>> decision = Decision(
        ...     stream="t1", number=2, author="p1", command_id="a", format=1, events=b"[]"
        ... )
        >>> decision.number
        2
    """

    stream: str
    number: int
    author: str
    command_id: str
    format: int
    events: bytes
    due_at: float | None = None
    over: bool = False
    marks: bool = True
    opening: Opening | None = None

    def __post_init__(self) -> None:
        """One decision that cannot be kept must not spoil the group it is written with."""
        for name in (self.stream, self.author, self.command_id):
            if not 0 < len(name) <= LONGEST_NAME or "\0" in name:
                raise BadValue(
                    f"a stream, author or command id needs 1 to {LONGEST_NAME} characters, "
                    f"not {name[:40]!r}",
                    code="store.bad_name",
                )
        if self.number < 1 or (self.number == 1) != (self.opening is not None):
            raise BadValue(
                f"rows count from 1 and the first of a stream opens it, not number {self.number} "
                f"{'without' if self.opening is None else 'with'} an opening",
                code="store.bad_number",
            )


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One decision as it was kept: nothing ever changes it."""

    stream: str
    number: int
    author: str
    command_id: str
    format: int
    at: float
    events: bytes


class Appended(msgspec.Struct, frozen=True):
    """The decision is kept, on disk, for good: now it may be told."""

    stream: str
    number: int
    at: float


class Lost(msgspec.Struct, frozen=True):
    """Another decision has that place: read on and decide again.

    ``head`` is the last number of the stream. Where it is below the number before the decision's,
    the author remembers rows that do not exist, and must read the stream again from its start.
    """

    stream: str
    head: int


class Repeated(msgspec.Struct, frozen=True):
    """The author's command was kept before, as row ``number``: that is its answer."""

    stream: str
    number: int


Outcome: TypeAlias = Appended | Lost | Repeated


class Stream(msgspec.Struct, frozen=True, kw_only=True):
    """A stream: one sitting at a table (a rubber, a set, a round), or one contest."""

    id: str
    kind: str
    form: str
    over: bool
    opened: float
    due_at: float | None
    previous: str | None
