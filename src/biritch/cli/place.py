"""Where a house keeps its database, for every verb that opens one."""

from __future__ import annotations

import os
from pathlib import Path

from biritch.club.store import Store
from biritch.errors import BadValue


def default_database() -> Path:
    """Where a house keeps its database when nobody says: a file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "biritch"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "house.sqlite"


def file_of(database: str) -> Path | None:
    """The file that a text names a database by; None if it names a PostgreSQL.

    Examples:
        >>> file_of("sqlite:////var/lib/biritch/house.sqlite").as_posix()
        '/var/lib/biritch/house.sqlite'
        >>> file_of("evening.sqlite").name
        'evening.sqlite'
        >>> file_of("postgresql://db.example/club")
    """
    if not database:
        return default_database()
    if database.startswith("sqlite:///"):
        return Path(database.removeprefix("sqlite:///"))
    return None if "://" in database else Path(database)


def house_at(database: str) -> Store:
    """The memory of a house that is there already.

    Raises:
        BadValue: if it names a file that does not exist: none is made by asking.
        StoreTrouble: if it names no database the house can use.
    """
    file = file_of(database)
    if file is not None and not file.is_file():
        raise BadValue(
            f"there is no house at {file}: biritch serve opens one, and --database names another",
            code="store.none",
        )
    return Store.open(database or str(file))
