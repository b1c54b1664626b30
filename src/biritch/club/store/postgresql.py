"""The house on PostgreSQL: any number of servers on one database, none of them its owner."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import cast

import psycopg
from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.dialects.postgresql.psycopg import dialect as psycopg_dialect
from sqlalchemy.engine.interfaces import DBAPICursor

from biritch.club.errors import DatabaseUnreachable
from biritch.club.store.database import Database
from biritch.club.store.log import LogWriter, Values
from biritch.club.store.postgresql_bell import PostgresBell
from biritch.club.store.row import Decision, Outcome

_MIGRATION_LOCK = 1886
"""Any number does, if every server uses the same: the year of the oldest rule sheet of bridge."""


class PostgresDatabase(Database):
    """One PostgreSQL database.

    Args:
        url: where it is and as whom to connect.
    """

    is_shared = True

    def __init__(self, url: URL) -> None:
        conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        super().__init__(
            create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True),
            PostgresBell(conninfo),
        )
        self._log = _PostgresLog(conninfo)

    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        """Keep a group of decisions in one transaction.

        Raises:
            DatabaseUnreachable: if the server does not answer; whether the group was kept is then
                not known, and sending it again tells.
        """
        return self._log.append(decisions)

    @contextmanager
    def reading_one_moment(self) -> Iterator[Connection]:
        """A connection that sees everything as it was at its first question, as SQLite's do by themselves."""
        with self.reading() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ")

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """A transaction in which nobody else migrates, on whatever machine."""
        with self.writing() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            yield connection

    def lock_for_serving(self) -> None:
        """Any number may serve."""

    @contextmanager
    def nobody_serves(self) -> Iterator[None]:
        """Servers of an earlier release find the new schema at their next heartbeat and stop."""
        yield

    def back_up(self, to: Path) -> bool:  # noqa: ARG002 - the host's pg_dump writes where he says
        """Say that this is the host's own work, with pg_dump."""
        return False

    def was_restored(self) -> bool:
        """A database is put back by its host, with every server stopped."""
        return False

    def acknowledge_restore(self) -> None:
        """Nothing is put back while a server runs."""

    def close(self) -> None:
        """Let go of every connection."""
        super().close()
        self._log.close()


class _PostgresLog(LogWriter):
    """The log's own connection; a group is one round trip for each kind of statement in it."""

    def __init__(self, conninfo: str) -> None:
        super().__init__(psycopg_dialect())  # type: ignore[no-untyped-call]  # SQLAlchemy's
        self._conninfo = conninfo
        self._connection: psycopg.Connection | None = None
        self._one_writer = Lock()

    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        with self._one_writer:
            try:
                return self._try(decisions)
            except psycopg.OperationalError:
                # The connection may have died of old age; keys make it safe to say it all again.
                self._drop()
            try:
                return self._try(decisions)
            except psycopg.OperationalError as error:
                self._drop()
                raise DatabaseUnreachable(f"the database cannot be written: {error}") from error

    def close(self) -> None:
        with self._one_writer:
            self._drop()

    def _try(self, decisions: Sequence[Decision]) -> list[Outcome]:
        if self._connection is None:
            self._connection = psycopg.connect(self._conninfo)
        with self._connection.transaction(), self._connection.cursor() as cursor:
            return self._append_with(cast("DBAPICursor", cursor), decisions)

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _keep(self, cursor: DBAPICursor, values: Sequence[Values]) -> list[int | None]:
        native = cast("psycopg.Cursor[tuple[int]]", cursor)
        native.executemany(self._say.keep, values, returning=True)
        instants: list[int | None] = []
        for _each in values:
            kept = native.fetchone()
            instants.append(None if kept is None else kept[0])
            native.nextset()
        return instants

    def _run(self, cursor: DBAPICursor, statement: str, values: Sequence[Values]) -> None:
        if values:
            cursor.executemany(statement, values)
