"""An insert that two may try at once: the second changes nothing and is told so."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = postgresql.Insert | sqlite.Insert


def insert_into(table: Table, dialect: str) -> Insert:
    """An insert that can give way on a key that is taken, as a dialect spells it."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def insert_once(connection: Connection, table: Table, **values: object) -> bool:
    """Insert a row unless its key is taken; says whether it was inserted."""
    insert = insert_into(table, connection.dialect.name)
    return connection.execute(insert.values(**values).on_conflict_do_nothing()).rowcount == 1
