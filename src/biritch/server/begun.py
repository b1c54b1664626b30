"""A message that is sent at once: no task is woken for it, unless the way is full and it has to wait."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any, TypeAlias

Saying: TypeAlias = Coroutine[Any, Any, None]
"""The sending of one message."""


class Begun:
    """A message half sent; whoever awaits this sends the rest.

    Args:
        saying: the sending of it, as far as it has come.
        waits_for: what it waits for.
    """

    def __init__(self, saying: Saying, waits_for: object) -> None:
        self._saying = saying
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            try:
                try:
                    yield waits_for
                except BaseException as trouble:  # noqa: BLE001 - it concerns the sending
                    waits_for = self._saying.throw(trouble)
                else:
                    waits_for = self._saying.send(None)
            except StopIteration:
                return


def begin(saying: Saying) -> Begun | None:
    """Send a message as far as it goes without waiting.

    Returns:
        What is left to be done; None if all of it was sent.

    Raises:
        OSError: or `RuntimeError`, if whoever it is for has gone.
    """
    try:
        waits_for = saying.send(None)
    except StopIteration:
        return None
    return Begun(saying, waits_for)
