"""How one process hears that another has written: a bell that says where, never what.

A ring may be lost. Whoever must not miss a row also looks at his streams once a second.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Final, TypeAlias

_LOG: Final = logging.getLogger(__name__)

Heard: TypeAlias = Callable[[str, int], object]
"""Called with a stream and the number of its new row, in a thread of the bell's own choosing."""

Missed: TypeAlias = Callable[[], object]
"""Called when rings may have been lost: look at every stream you follow."""


class Bell(ABC):
    """Rings for rows written, and calls those who listen."""

    def __init__(self) -> None:
        self._listeners: dict[object, tuple[Heard, Missed]] = {}
        self._guard = Lock()

    def listen(self, heard: Heard, *, missed: Missed = lambda: None) -> Callable[[], None]:
        """Call ``heard`` for each ring from now on, until what is returned is called.

        Args:
            heard: called with stream and number.
            missed: called when rings may have been lost.
        """
        key = object()
        with self._guard:
            self._listeners[key] = (heard, missed)

        def stop() -> None:
            with self._guard:
                self._listeners.pop(key, None)

        return stop

    @abstractmethod
    def ring(self, rows: Iterable[tuple[str, int]]) -> None:
        """Say that these rows (stream, number) are there to be read."""

    def close(self) -> None:
        """Hear nothing more."""
        with self._guard:
            self._listeners.clear()

    def _tell(self, rows: Iterable[tuple[str, int]]) -> None:
        with self._guard:
            listeners = list(self._listeners.values())
        for stream, number in rows:
            for heard, _missed in listeners:
                try:
                    heard(stream, number)
                except Exception:  # noqa: BLE001 - as below
                    # The thread that writes rows must outlive a listener's mistake.
                    _LOG.exception("a listener failed at row %d of %s", number, stream)

    def ring_missed(self) -> None:
        """Tell the listeners of this process to look at every stream they follow."""
        with self._guard:
            listeners = list(self._listeners.values())
        for _heard, missed in listeners:
            missed()


class HouseBell(Bell):
    """The bell of a house with one server: it is heard in the process that rings it.

    Examples:
        >>> bell = HouseBell()
        >>> stop = bell.listen(lambda stream, number: print(stream, number))
        >>> bell.ring([("t1", 7)])
        t1 7
        >>> stop()
        >>> bell.ring([("t1", 8)])
    """

    def ring(self, rows: Iterable[tuple[str, int]]) -> None:
        """Say that these rows (stream, number) are there to be read."""
        self._tell(rows)
