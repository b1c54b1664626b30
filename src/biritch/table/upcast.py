"""Old rows of the log lifted to today's format, a step at a time.

Each row of the log has the number of the format it was written in. When the shape of an event changes,
`FORMAT` goes up by one and a step is added here; nothing that was written is ever rewritten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from biritch.errors import BadValue

FORMAT = 1

Step: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
STEPS: dict[int, Step] = {}


def lift(events: list[dict[str, Any]], number: int) -> list[dict[str, Any]]:
    """The events of a row, written in an older format, as they would be written today.

    Args:
        events: plain JSON values.
        number: the format they were written in.

    Raises:
        BadValue: ``log.format`` if the format is newer than this program knows, or none at all.
    """
    if not 1 <= number <= FORMAT:
        raise BadValue(
            f"the log is written in format {number}; this program reads 1 to {FORMAT}",
            code="log.format",
            number=number,
        )
    for step in range(number, FORMAT):
        events = [STEPS[step](event) for event in events]
    return events
