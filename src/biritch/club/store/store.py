"""The house's memory: the log of decisions and all that is kept beside it."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, RowMapping, func, select

from biritch.club.errors import DatabaseRestored, StoreTrouble
from biritch.club.store.backup import copy_whole, mark_restored
from biritch.club.store.bell import Heard, Missed
from biritch.club.store.database import Database
from biritch.club.store.heartbeat import beat, last_beat, others
from biritch.club.store.log import database_time, last_row_at
from biritch.club.store.migrate import Migration, migrate, revision, too_new
from biritch.club.store.place import open_database
from biritch.club.store.row import Decision, Outcome, Row, Stream
from biritch.club.store.schema import REVISION, log, streams
from biritch.club.store.sqlite import SqliteDatabase

_HOST_COPIES = (
    "a PostgreSQL database is copied and put back by its host, with pg_dump and pg_restore"
)


class Store:
    """The house's memory, on SQLite or PostgreSQL; safe to use from several threads.

    Args:
        database: the database, brought up to date.
        migration: what bringing it up to date took; None if nothing.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> from biritch.club.store import Decision, Opening
        >>> with TemporaryDirectory() as here, Store.open(f"{here}/club.sqlite") as store:
        ...     opening = Opening(kind="table", form="rubber")
        ...     first = Decision(
        ...         stream="t1",
        ...         number=1,
        ...         author="p1",
        ...         command_id="open",
        ...         format=1,
        ...         events=b"[]",
        ...         opening=opening,
        ...     )
        ...     [outcome] = store.append([first])
        ...     print(type(outcome).__name__, store.append([first]), store.heads())
        Appended [Repeated(stream='t1', number=1)] {'t1': 1}
    """

    def __init__(self, database: Database, *, migration: Migration | None = None) -> None:
        self._database = database
        self.migration: Final = migration

    @classmethod
    def open(cls, place: str, *, serving: bool = False) -> Self:
        """Open a database, and bring it up to date if an earlier release wrote it.

        Args:
            place: a file name, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``.
            serving: whether this process is a server: a SQLite file has one at a time.

        Raises:
            DatabaseInUse: if another server has this SQLite file.
            DatabaseTooNew: if a later release has worked on this database.
            DatabaseUnreachable: if it does not answer.
            StoreTrouble: if the place names no database the house can use.
        """
        database = open_database(place)
        try:
            if serving:
                database.lock_for_serving()
            migration = migrate(database, backup=_copy_before_migration(database))
        except BaseException:
            database.close()
            raise
        return cls(database, migration=migration)

    def close(self) -> None:
        """Let go of the database and, if this process served, of its lock."""
        self._database.close()

    def __enter__(self) -> Self:
        """Close the store when the block ends."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the store."""
        self.close()

    @property
    def is_shared(self) -> bool:
        """Whether other servers may be at work on the same database."""
        return self._database.is_shared

    # ── The log ──

    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        """Keep a group of decisions: when this returns, what is `Appended` is on the disk.

        Args:
            decisions: at most one of each stream; all of them are written in one transaction.

        Returns:
            For each, in order: `Appended`, `Lost` (its number is taken, or the rows before it do
            not exist) or `Repeated` (its author has sent this command before; first answer).

        Raises:
            ValueError: if two are of one stream.
            DatabaseRestored: if a backup was put back meanwhile; see `acknowledge_restore`.
            DatabaseUnreachable: if it is not known whether the group was kept; appending it again
                is safe and tells.
        """
        if len({decision.stream for decision in decisions}) != len(decisions):
            raise ValueError("two decisions of one stream cannot be in one group")
        return self._database.append(decisions) if decisions else []

    def read(self, stream: str, *, after: int = 0, limit: int | None = None) -> list[Row]:
        """The rows of a stream, in order.

        Args:
            stream: the table or contest.
            after: the last number already known.
            limit: at most so many.
        """
        query = (
            select(log)
            .where(log.c.stream == stream, log.c.number > after)
            .order_by(log.c.number)
            .limit(limit)
        )
        with self._database.reading() as connection:
            return [Row(**row) for row in connection.execute(query).mappings()]

    def first_answer(self, stream: str, author: str, command_id: str) -> int | None:
        """The row an author's command was kept as; None if it never was."""
        query = select(log.c.number).where(
            log.c.stream == stream, log.c.author == author, log.c.command_id == command_id
        )
        with self._database.reading() as connection:
            number: int | None = connection.scalar(query)
        return number

    def heads(self, wanted: Iterable[str] | None = None) -> dict[str, int]:
        """The last number of each stream.

        Args:
            wanted: the streams; None for all that are open. One that does not exist is left out.

        Raises:
            DatabaseRestored: if a backup was put back meanwhile; see `acknowledge_restore`.
        """
        if self._database.was_restored():
            raise DatabaseRestored("a backup was put back: read every stream again")
        last = (
            select(func.coalesce(func.max(log.c.number), 0))
            .where(log.c.stream == streams.c.id)
            .scalar_subquery()
        )
        query = select(streams.c.id, last)
        query = query.where(
            streams.c.state == "open" if wanted is None else streams.c.id.in_(list(wanted))
        )
        with self._database.reading() as connection:
            return dict(connection.execute(query).all())

    def stream(self, stream: str) -> Stream | None:
        """What a stream is; None if there is none of that id."""
        with self._database.reading() as connection:
            row = connection.execute(select(streams).where(streams.c.id == stream)).mappings()
            found = row.one_or_none()
        return None if found is None else _stream(found)

    def active(self, since: float, *, kind: str) -> list[str]:
        """Open streams of a kind in which something has happened since some moment.

        Args:
            since: the moment, by the database's clock.
            kind: tables, or contests.
        """
        query = select(streams.c.id).where(
            streams.c.state == "open", streams.c.kind == kind, last_row_at() >= since
        )
        with self._database.reading() as connection:
            return list(connection.scalars(query.order_by(streams.c.id)))

    def overdue(self, now: float, *, limit: int = 1000) -> list[str]:
        """Open streams that need something by now, the longest overdue first.

        Args:
            now: the instant, by the database's clock; see `now`.
            limit: at most so many.
        """
        query = (
            select(streams.c.id)
            .where(streams.c.state == "open", streams.c.due_at <= now)
            .order_by(streams.c.due_at)
            .limit(limit)
        )
        with self._database.reading() as connection:
            return list(connection.scalars(query))

    # ── Other processes ──

    def now(self) -> float:
        """The database's clock: seconds since 1970, UTC."""
        with self._database.reading() as connection:
            return connection.execute(select(database_time())).scalar_one()

    def notify(self, rows: Iterable[tuple[str, int]]) -> None:
        """Tell every process that these rows (stream, number) can be read; may be lost."""
        self._database.bell.ring(rows)

    def listen(self, heard: Heard, *, missed: Missed = lambda: None) -> Callable[[], None]:
        """Be told of rows that any process has written.

        Args:
            heard: called with stream and number, in a thread of the store's.
            missed: called when some may have been lost: look at all streams you follow.

        Returns:
            Call it to hear no more.
        """
        return self._database.bell.listen(heard, missed=missed)

    def beat(self, process: str, here: bytes = b"") -> float:
        """Say that a process is alive; returns the database's time.

        Args:
            process: an id of the process, the same as long as it lives.
            here: what it wishes the others to know, such as who is connected to it.

        Raises:
            DatabaseTooNew: if a later release has brought the database up to its own schema.
        """
        self.check()
        return beat(self._database, process, here)

    def others(self, process: str, *, since: float) -> list[bytes]:
        """What the other processes that have been alive since some moment wished known."""
        return others(self._database, process, since)

    def last_beat(self) -> float | None:
        """When any process was last alive; None if none ever was.

        Ask before the first `beat`: if that was long ago, hold the clocks from then, and only then
        say that you are alive, so that a crash in between leaves the silence to be found again.
        """
        return last_beat(self._database)

    def check(self) -> None:
        """Answer whether the database can still be used by this release, for ``/healthz``.

        Raises:
            DatabaseTooNew: if a later release has brought the database up to its own schema.
            DatabaseUnreachable: if it does not answer.
        """
        with self._database.reading() as connection:
            found = revision(connection)
        if found != REVISION:
            raise too_new(str(found), REVISION)

    # ── Everything else that is kept ──

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for the other tables of `schema`, to read with."""
        return self._database.reading()

    def reading_one_moment(self) -> AbstractContextManager[Connection]:
        """A connection that sees everything as it was at its first question."""
        return self._database.reading_one_moment()

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction on the other tables of `schema`: whole at its end, or not at all."""
        return self._database.writing()

    # ── Copies ──

    def back_up(self, to: Path) -> None:
        """Write a whole copy of one moment to a file, while the house stays open.

        Raises:
            StoreTrouble: if the file is there already, or the copy is the host's own work.
        """
        if not self._database.back_up(to):
            raise StoreTrouble(_HOST_COPIES)

    def restore(self, backup: Path) -> Path:
        """Put a backup back, while the house stays open.

        A backup of an earlier release is brought up to date first. Servers learn of it by
        `DatabaseRestored` and by the listeners' ``missed``.

        Returns:
            Where a copy of what was there before now lies.

        Raises:
            StoreTrouble: if the backup is missing or damaged; nothing is changed then.
            DatabaseTooNew: if it was made by a later release; nothing is changed then.
        """
        target = self._database
        if not isinstance(target, SqliteDatabase):
            raise StoreTrouble(_HOST_COPIES)
        fresh = _beside(target.file, "restoring")
        try:
            copy_whole(backup, fresh)
            copy = SqliteDatabase(fresh)
            try:
                migrate(copy)
            finally:
                copy.close()
            mark_restored(fresh)
            before = _beside(target.file, "before-restore")
            target.back_up(before)
            target.put_back(fresh)
        finally:
            for left in fresh.parent.glob(fresh.name + "*"):
                with suppress(OSError):
                    left.unlink()
        return before

    def acknowledge_restore(self) -> None:
        """Go on after `DatabaseRestored`: call it once all that was remembered is forgotten."""
        self._database.acknowledge_restore()


def _copy_before_migration(database: Database) -> Callable[[str], Path] | None:
    if not isinstance(database, SqliteDatabase):
        return None
    return lambda before: _beside(database.file, f"before-{REVISION}-was-{before}")


def _beside(file: Path, what: str) -> Path:
    """A name next to a file that nothing has yet."""
    named = file.with_name(f"{file.stem}.{what}{file.suffix}")
    for number in count(2):
        if not named.exists():
            break
        named = file.with_name(f"{file.stem}.{what}-{number}{file.suffix}")
    return named


def _stream(row: RowMapping) -> Stream:
    return Stream(
        id=row["id"],
        kind=row["kind"],
        form=row["form"],
        over=row["state"] == "over",
        opened=row["opened"],
        due_at=row["due_at"],
        previous=row["previous"],
    )
