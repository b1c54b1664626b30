"""Signs of life: how a process that starts learns for how long nobody was there to hold the clocks."""

from sqlalchemy import delete, func, insert, select, update

from biritch.club.store.database import Database
from biritch.club.store.log import database_time
from biritch.club.store.schema import heartbeats

_FORGOTTEN_AFTER = 86_400_000


def beat(database: Database, process: str) -> int:
    """Say that a process is alive; returns the instant at which it said so.

    Args:
        database: where it is said.
        process: an id of the process, the same as long as it lives.
    """
    with database.writing() as connection:
        now = int(connection.scalar(select(database_time())) or 0)
        mine = heartbeats.c.process == process
        if not connection.execute(update(heartbeats).where(mine).values(at=now)).rowcount:
            connection.execute(insert(heartbeats).values(process=process, at=now))
            connection.execute(delete(heartbeats).where(heartbeats.c.at < now - _FORGOTTEN_AFTER))
    return now


def last_beat(database: Database) -> int | None:
    """When any process was last alive; None if none ever was."""
    with database.reading() as connection:
        found: int | None = connection.scalar(select(func.max(heartbeats.c.at)))
    return found
