"""What the house asks of a database: the little in which SQLite and PostgreSQL differ."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import ClassVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from biritch.club.errors import DatabaseUnreachable
from biritch.club.store.bell import Bell
from biritch.club.store.row import Decision, Outcome


class Database(ABC):
    """One database, opened.

    Args:
        engine: SQLAlchemy's way to it.
        bell: how its processes tell one another of new rows.
    """

    is_shared: ClassVar[bool]
    """Whether several servers may work on it at once."""

    def __init__(self, engine: Engine, bell: Bell) -> None:
        self.engine = engine
        self.bell = bell

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with."""
        with reachable(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def reading_one_moment(self) -> Iterator[Connection]:
        """A connection that sees everything as it was at its first question, whatever is written meanwhile."""
        with self.reading() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction to write with: kept whole at its end, or not at all."""
        with reachable(), self.engine.begin() as connection:
            yield connection

    @abstractmethod
    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        """Keep a group of decisions in one transaction."""

    @abstractmethod
    def migrating(self) -> AbstractContextManager[Connection]:
        """A transaction in which nobody else migrates."""

    @abstractmethod
    def lock_for_serving(self) -> None:
        """Make sure that this process may serve; raises DatabaseInUse if another does."""

    @abstractmethod
    def nobody_serves(self) -> AbstractContextManager[None]:
        """While this lasts no other process may begin to serve; DatabaseInUse if one does."""

    @abstractmethod
    def back_up(self, to: Path) -> bool:
        """Write a whole copy while others go on writing; False if that is the host's own work."""

    @abstractmethod
    def was_restored(self) -> bool:
        """Whether a backup was put back since this process last looked."""

    @abstractmethod
    def acknowledge_restore(self) -> None:
        """Go on after a restore: whoever calls this has forgotten what he remembered."""

    def close(self) -> None:
        """Let go of every connection."""
        self.bell.close()
        self.engine.dispose()


@contextmanager
def reachable() -> Iterator[None]:
    """Turn a driver's failure to reach the database, or to write, into the house's own error."""
    try:
        yield
    except OperationalError as error:
        raise DatabaseUnreachable(f"the database cannot be used: {error.orig}") from error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise DatabaseUnreachable(f"the database went away: {error.orig}") from error
        raise
