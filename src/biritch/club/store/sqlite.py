"""The house on one SQLite file: nothing to set up, and every commit on the disk before it counts."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite_dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import QueuePool

from biritch.club.errors import DatabaseRestored, DatabaseUnreachable, StoreTrouble
from biritch.club.store.backup import copy_whole, pour
from biritch.club.store.bell import HouseBell
from biritch.club.store.database import Database, reachable
from biritch.club.store.lock import ServingLock
from biritch.club.store.log import ROW, LogWriter, Values, keep_rows
from biritch.club.store.row import Decision, Outcome

_BUSY_SECONDS = 15.0
_MAGIC = b"SQLite format 3\0"
_AT_ONCE = (64, 16, 4, 1)
"""How many rows one statement keeps, the most that fit first."""


class SqliteDatabase(Database):
    """One SQLite file, in WAL mode with full sync.

    Args:
        file: where it is; made, readable by its owner only, if it is not there.

    Raises:
        StoreTrouble: if its directory is missing, or it is a file of another kind.
    """

    is_shared = False

    def __init__(self, file: Path) -> None:
        self.file = file.absolute()
        _make_private(self.file)
        super().__init__(_engine(self.file), HouseBell())
        self._lock = ServingLock(self.file)
        # SQLite has one writer. The threads of a process queue here, first come first served,
        # rather than by asking the file again and again whether it is free.
        self._one_writer = Lock()
        self._log: _SqliteLog | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction to write with: kept whole at its end, or not at all."""
        with self._one_writer, reachable(), self.engine.connect() as connection:
            writer = connection.execution_options(begin="BEGIN IMMEDIATE")
            with writer.begin():
                yield writer

    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        """Keep a group of decisions in one transaction.

        Raises:
            DatabaseRestored: if a backup was put back since this process last looked.
            DatabaseUnreachable: if the file cannot be written.
        """
        with self._one_writer:
            return self._opened_log().append(decisions)

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """A transaction in which nobody else migrates: there is only one writer."""
        with self.writing() as connection:
            yield connection

    def lock_for_serving(self) -> None:
        """Make sure that this process may serve; raises DatabaseInUse if another does."""
        self._lock.take()

    @contextmanager
    def nobody_serves(self) -> Iterator[None]:
        """While this lasts no other process may begin to serve; DatabaseInUse if one does."""
        ours = self._lock.is_held
        self._lock.take()
        try:
            yield
        finally:
            if not ours:
                self._lock.let_go()

    def back_up(self, to: Path) -> bool:
        """Write a whole copy, of one moment, while others go on writing."""
        copy_whole(self.file, to)
        return True

    def put_back(self, copy: Path) -> None:
        """Make this database what ``copy`` is, while it is open, and say so to who listens."""
        with self._one_writer, closing(_connect(self.file)) as target:
            try:
                pour(copy, target)
            except sqlite3.Error as error:
                raise DatabaseUnreachable(f"{self.file} cannot be written: {error}") from error
        self.bell.ring_missed()

    def was_restored(self) -> bool:
        """Whether a backup was put back since this process last looked."""
        with self._one_writer:
            return self._opened_log().was_restored()

    def acknowledge_restore(self) -> None:
        """Go on after a restore: whoever calls this has forgotten what he remembered."""
        with self._one_writer:
            self._opened_log().look_again()

    def close(self) -> None:
        """Let go of every connection and of the lock."""
        super().close()
        with self._one_writer:
            if self._log is not None:
                self._log.close()
                self._log = None
        self._lock.let_go()

    def _opened_log(self) -> "_SqliteLog":
        # Opened late: before a migration there may be no table to write to.
        if self._log is None:
            self._log = _SqliteLog(self.file)
        return self._log


class _SqliteLog(LogWriter):
    """The log's own connection, spoken to without SQLAlchemy between."""

    def __init__(self, file: Path) -> None:
        super().__init__(sqlite_dialect(paramstyle="named"))
        by_place = sqlite_dialect(paramstyle="qmark")
        self._keep_rows = {count: keep_rows(by_place, count) for count in _AT_ONCE}
        self._connection = _connect(file)
        self._restored = self._mark()

    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        with closing(self._connection.cursor()) as cursor:
            try:
                cursor.execute("BEGIN IMMEDIATE")
                if self.was_restored():
                    raise DatabaseRestored("a backup was put back: read every stream again")
                outcomes = self._append_with(cast("DBAPICursor", cursor), decisions)
                cursor.execute("COMMIT")
            except sqlite3.OperationalError as error:
                raise DatabaseUnreachable(f"the database cannot be written: {error}") from error
            finally:
                if self._connection.in_transaction:
                    cursor.execute("ROLLBACK")
            return outcomes

    def was_restored(self) -> bool:
        return self._mark() != self._restored

    def look_again(self) -> None:
        self._restored = self._mark()

    def close(self) -> None:
        self._connection.close()

    def _mark(self) -> str | None:
        found = self._connection.execute("SELECT value FROM house WHERE fact = 'restored'")
        row = found.fetchone()
        return None if row is None else str(row[0])

    def _keep(self, cursor: DBAPICursor, values: Sequence[Values]) -> list[int | None]:
        instants: dict[object, int] = {}
        first = 0
        while first < len(values):
            # Each statement lets other threads run before and after it: few are quicker than many.
            count = next(size for size in _AT_ONCE if size <= len(values) - first)
            rows = values[first : first + count]
            cursor.execute(self._keep_rows[count], [row[name] for row in rows for name in ROW])
            instants.update(cursor.fetchall())
            first += count
        return [instants.get(row["stream"]) for row in values]

    def _run(self, cursor: DBAPICursor, statement: str, values: Sequence[Values]) -> None:
        if values:
            cursor.executemany(statement, values)


def _make_private(file: Path) -> None:
    """Make the file if it is not there: the log holds every card dealt, the house's business alone."""
    if not file.parent.is_dir():
        raise StoreTrouble(f"there is no directory {file.parent} to keep a database in")
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        with file.open("rb") as opened:
            start = opened.read(len(_MAGIC))
    except OSError as error:
        raise StoreTrouble(f"{file} cannot be opened: {error}") from error
    if start not in {b"", _MAGIC}:
        raise StoreTrouble(f"{file} is a file of another kind, not a SQLite database")


def _connect(file: Path) -> sqlite3.Connection:
    # Transactions are begun by us alone: the driver would begin them late, and as readers.
    connection = sqlite3.connect(
        file, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def _engine(file: Path) -> Engine:
    def connect() -> sqlite3.Connection:
        connection = _connect(file)
        # Tables in play are in memory: what these read is seldom read again. The log's own has more.
        connection.execute("PRAGMA cache_size=-256")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine
