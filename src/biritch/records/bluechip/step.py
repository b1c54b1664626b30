"""When the two ends of a connection are not at the same place."""

from __future__ import annotations

from biritch.errors import Refused
from biritch.records.bluechip.messages import Message
from biritch.records.bluechip.writing import write


class OutOfStep(Refused):
    """A message came that has no place here; whoever got it stops talking."""

    default_code = "bluechip.step"


def unexpected(message: Message, waiting: str) -> OutOfStep:
    """The error for a message while something else was waited for.

    Args:
        message: what came.
        waiting: what was waited for, in a few words.
    """
    line = write(message)
    return OutOfStep(f"Unexpected '{line}' in state {waiting}", line=line, waiting=waiting)
