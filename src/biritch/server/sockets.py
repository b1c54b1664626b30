"""How many sockets one person has open in this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from biritch.club.errors import TooMuch
from biritch.club.limits import Limited

WAIT_SECONDS = 5.0


class Sockets:
    """Counts the open sockets of each person.

    Args:
        most: how many one person may have open.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str) -> Iterator[None]:
        """One more of a person's, as long as this lasts.

        Raises:
            TooMuch: ``limit.sockets`` if he has too many.
        """
        if self._open[person] >= self._most:
            raise TooMuch(Limited.SOCKETS.value, wait_seconds=WAIT_SECONDS)
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]
