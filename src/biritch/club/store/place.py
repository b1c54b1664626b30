"""Which database a text names: a file, or a PostgreSQL address."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from biritch.club.errors import StoreTrouble
from biritch.club.store.database import Database
from biritch.club.store.sqlite import SqliteDatabase


def open_database(place: str) -> Database:
    """Open the database that a text names.

    Args:
        place: ``postgresql://user@host/name``, ``sqlite:///club.sqlite``, or a plain file name.

    Raises:
        StoreTrouble: if it names no database that the house can use.

    Examples:
        >>> open_database("mysql://localhost/club")
        Traceback (most recent call last):
        biritch.club.errors.StoreTrouble: a database is a file name or postgresql://…, not mysql://…
    """
    if "://" not in place:
        return SqliteDatabase(Path(place))
    url = _url(place)
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return SqliteDatabase(Path(url.database))
    if kind in {"postgresql", "postgres"}:
        return _open_postgresql(url)
    raise StoreTrouble(f"a database is a file name or postgresql://…, not {kind}://…")


def _url(place: str) -> URL:
    try:
        return make_url(place)
    except ArgumentError as error:
        raise StoreTrouble(f"{place!r} names no database") from error


def _open_postgresql(url: URL) -> Database:
    try:
        from biritch.club.store.postgresql import PostgresDatabase  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise StoreTrouble(
            "PostgreSQL needs psycopg: python -m pip install 'biritch[postgres]'"
        ) from error
    return PostgresDatabase(url)
