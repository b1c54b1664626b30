"""One server to a SQLite file: a lock that the operating system lets go of when its holder dies."""

import os
import sys
from pathlib import Path

from biritch.club.errors import DatabaseInUse

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ServingLock:
    """Held by the one process that serves a SQLite file.

    Args:
        database: the file that is served; the lock is a file beside it.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file = database.with_name(database.name + ".lock")
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this process holds it."""
        return self._descriptor is not None

    def take(self) -> None:
        """Take the lock.

        Raises:
            DatabaseInUse: if another process holds it.
        """
        if self.is_held:
            return
        descriptor = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise DatabaseInUse(
                f"{self._database} is served by another process already ({self._holder()}): "
                "stop that one, or give this one a database of its own with --database",
                database=str(self._database),
            ) from error
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"process {os.getpid()}\n".encode())
        self._descriptor = descriptor

    def let_go(self) -> None:
        """Let another take it; the file stays, since removing it would race with a taker."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _holder(self) -> str:
        try:
            return self._file.read_text(encoding="utf-8").strip() or "unnamed"
        except OSError:
            return "unnamed"
