"""Old rows of the log lifted to today's format, a step at a time.

Each row of the log has the number of the format it was written in. When the shape of an event changes,
a step is added here, and so `FORMAT` goes up by one; nothing that was written is ever rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from biritch.errors import BadValue

Step: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
STEPS: tuple[Step, ...] = ()
FORMAT = 1 + len(STEPS)


def lift(events: list[dict[str, Any]], number: int, steps: Sequence[Step]) -> list[dict[str, Any]]:
    """The events of a row, written in an older format, as they would be written today.

    Args:
        events: plain JSON values.
        number: the format they were written in, from 1.
        steps: from each format to the next.

    Raises:
        BadValue: ``log.format`` if the format is newer than this program knows, or none at all.
    """
    if not 1 <= number <= 1 + len(steps):
        raise BadValue(
            f"the log is written in format {number}; this program reads 1 to {1 + len(steps)}",
            code="log.format",
            number=number,
        )
    for step in steps[number - 1 :]:
        events = [step(event) for event in events]
    return events
