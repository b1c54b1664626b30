"""Signs of life: how a process that starts learns for how long nobody was there to hold the clocks."""

from sqlalchemy import delete, func, insert, select, update

from biritch.club.store.database import Database
from biritch.club.store.log import database_time
from biritch.club.store.schema import heartbeats

_FORGOTTEN_SECONDS = 86_400.0


def beat(database: Database, process: str) -> float:
    """Say that a process is alive; returns the instant at which it said so.

    Args:
        database: where it is said.
        process: an id of the process, the same as long as it lives.
    """
    with database.writing() as connection:
        now = connection.execute(select(database_time())).scalar_one()
        mine = heartbeats.c.process == process
        if not connection.execute(update(heartbeats).where(mine).values(at=now)).rowcount:
            connection.execute(insert(heartbeats).values(process=process, at=now))
            connection.execute(delete(heartbeats).where(heartbeats.c.at < now - _FORGOTTEN_SECONDS))
    return now


def last_beat(database: Database) -> float | None:
    """When any process was last alive; None if none ever was."""
    with database.reading() as connection:
        found: float | None = connection.scalar(select(func.max(heartbeats.c.at)))
    return found
