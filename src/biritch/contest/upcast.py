"""Old rows of contests lifted to today's format, a step at a time."""

from __future__ import annotations

from typing import Any

from biritch.errors import BadValue
from biritch.table.upcast import Step

FORMAT = 1
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
