"""Moving a house to another database: every table, whole, or nothing."""

from typing import Final

from sqlalchemy import Connection, Table, func, insert, select

from biritch.club.errors import StoreTrouble
from biritch.club.store.schema import heartbeats, metadata, people
from biritch.club.store.store import Store

_AT_ONCE: Final = 1000


def move(source: Store, target: Store) -> dict[str, int]:
    """Copy all that one store keeps into another that is empty, such as from SQLite to PostgreSQL.

    It is copied as it is at one moment: what a server writes after the copy has begun is not in it.

    Args:
        source: what is copied; it is not changed.
        target: an empty one.

    Returns:
        How many rows of each table were copied.

    Raises:
        StoreTrouble: if the target is not empty; nothing is copied then.
    """
    copied: dict[str, int] = {}
    with source.reading_one_moment() as read, target.writing() as written:
        for table in metadata.sorted_tables:
            if written.scalar(select(func.count()).select_from(table)):
                raise StoreTrouble(f"the new database is not empty: it has {table.name}")
        for table in metadata.sorted_tables:
            # Signs of life are about processes, and those do not move.
            if table is not heartbeats:
                copied[table.name] = _copy(table, read, written)
    return copied


def _copy(table: Table, read: Connection, written: Connection) -> int:
    query = select(table)
    if table is people:
        # A guest comes after the member he became.
        query = query.order_by(people.c.became.is_not(None))
    count = 0
    for rows in read.execution_options(yield_per=_AT_ONCE).execute(query).mappings().partitions():
        written.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    return count
