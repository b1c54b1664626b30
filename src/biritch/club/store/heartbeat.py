"""Signs of life: for how long nobody held the clocks, and what each process wishes the others to know."""

from sqlalchemy import delete, func, insert, select, update

from biritch.club.store.database import Database
from biritch.club.store.log import database_time
from biritch.club.store.schema import heartbeats

_FORGOTTEN_SECONDS = 86_400.0


def beat(database: Database, process: str, here: bytes = b"") -> float:
    """Say that a process is alive; returns the instant at which it said so.

    Args:
        database: where it is said.
        process: an id of the process, the same as long as it lives.
        here: what it wishes the others to know.
    """
    with database.writing() as connection:
        now = connection.execute(select(database_time())).scalar_one()
        mine = heartbeats.c.process == process
        if not connection.execute(
            update(heartbeats).where(mine).values(at=now, here=here)
        ).rowcount:
            connection.execute(insert(heartbeats).values(process=process, at=now, here=here))
            connection.execute(delete(heartbeats).where(heartbeats.c.at < now - _FORGOTTEN_SECONDS))
    return now


def last_beat(database: Database) -> float | None:
    """When any process was last alive; None if none ever was."""
    with database.reading() as connection:
        found: float | None = connection.scalar(select(func.max(heartbeats.c.at)))
    return found


def others(database: Database, process: str, since: float) -> list[bytes]:
    """What the other processes that have been alive since some moment wished known."""
    query = select(heartbeats.c.here).where(
        heartbeats.c.process != process, heartbeats.c.at >= since
    )
    with database.reading() as connection:
        return list(connection.scalars(query))
