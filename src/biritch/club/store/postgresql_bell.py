"""The bell of a house with many servers: PostgreSQL's LISTEN and NOTIFY."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Event, Lock, Thread

import psycopg

from biritch.club.store.bell import Bell, Heard, Missed

_CHANNEL = "biritch_log"
_LOOK_SECONDS = 0.25
_AGAIN_SECONDS = 1.0
_FIRST_SECONDS = 5.0


class PostgresBell(Bell):
    """Heard by every process that listens on the same database, the one that rings included.

    It is rung in a transaction of its own, after the rows are kept: PostgreSQL lets only one
    transaction with a notice commit at a time, and rows must not queue for that.

    Args:
        conninfo: where to listen.
    """

    def __init__(self, conninfo: str) -> None:
        super().__init__()
        self._conninfo = conninfo
        self._one_ringer = Lock()
        self._ringing: psycopg.Connection | None = None
        self._one_starter = Lock()
        self._hearing: Thread | None = None
        self._hears = Event()
        self._closing = Event()

    def ring(self, rows: Iterable[tuple[str, int]]) -> None:
        """Say that these rows (stream, number) are there to be read; a ring may be lost."""
        notices = [f"{number} {stream}" for stream, number in rows]
        with self._one_ringer:
            try:
                if self._ringing is None:
                    self._ringing = psycopg.connect(self._conninfo, autocommit=True)
                self._ringing.execute(
                    "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice",
                    (_CHANNEL, notices),
                )
            except psycopg.Error:
                # Those who listen look once a second in any case.
                self._stop_ringing()

    def listen(self, heard: Heard, *, missed: Missed = lambda: None) -> Callable[[], None]:
        """Call ``heard`` for each ring from now on, until what is returned is called.

        Args:
            heard: called with stream and number, in the bell's own thread.
            missed: called after the connection was lost and found again.
        """
        stop = super().listen(heard, missed=missed)
        with self._one_starter:
            if self._hearing is None:
                self._hearing = Thread(target=self._hear, name="biritch-bell", daemon=True)
                self._hearing.start()
        self._hears.wait(_FIRST_SECONDS)
        return stop

    def close(self) -> None:
        """Hear nothing more, ring no more."""
        super().close()
        self._closing.set()
        if self._hearing is not None:
            self._hearing.join()
        with self._one_ringer:
            self._stop_ringing()

    def _stop_ringing(self) -> None:
        if self._ringing is not None:
            with suppress(psycopg.Error):
                self._ringing.close()
            self._ringing = None

    def _hear(self) -> None:
        while not self._closing.is_set():
            with suppress(psycopg.Error):
                self._hear_until_lost()
            self._closing.wait(_AGAIN_SECONDS)

    def _hear_until_lost(self) -> None:
        with psycopg.connect(self._conninfo, autocommit=True) as connection:
            connection.execute(f"LISTEN {_CHANNEL}")
            if self._hears.is_set():
                self.ring_missed()
            self._hears.set()
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=_LOOK_SECONDS):
                    number, _space, stream = notice.payload.partition(" ")
                    self._tell([(stream, int(number))])
