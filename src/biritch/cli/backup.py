"""``biritch backup``: a whole copy of the house, made while people play."""

from __future__ import annotations

from pathlib import Path

from biritch.cli.place import file_of, house_at
from biritch.club.store import Store
from biritch.club.store.moving import move
from biritch.errors import BadValue


def backup(to: Path, /, *, database: str = "") -> int:
    """Copy the house whole into one file, as it is at one moment, while people play.

    A copy of a PostgreSQL house is the same kind of file and goes back into either database.

    For example:

    $ biritch backup friday.backup

    Args:
        to: where the copy goes; nothing is written over.
        database: a file, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``;
            the house in your own data folder unless told.
    """
    with house_at(database) as store:
        if file_of(database) is not None:
            store.back_up(to)
        else:
            if to.exists():
                raise BadValue(
                    f"{to} is there already: a backup overwrites nothing", code="store.trouble"
                )
            with Store.open(str(to)) as copy:
                move(store, copy)
    print(f"The house is copied to {to}.")
    return 0
