"""``biritch restore``: a copy of the house put back, into a file or into PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from biritch.cli.place import default_database, file_of
from biritch.club.store import Store
from biritch.club.store.moving import move
from biritch.errors import BadValue


def restore(backup: Path, /, *, database: str = "", replace: bool = False) -> int:
    """Put a copy of the house back, or move it into another database.

    Nothing is written over unless ``--replace`` says so; what was there is then kept beside it.

    For example:

    $ biritch restore friday.backup --database postgresql://db.example/club

    Args:
        backup: a file that ``biritch backup`` has made, or any database file of a house.
        database: where it goes: a file, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``;
            the house in your own data folder unless told.
        replace: put it in the place of a house in a file, which may be open meanwhile.
    """
    if not backup.is_file():
        raise BadValue(f"there is no backup {backup}", code="store.none")
    file = file_of(database)
    place = database or str(default_database())
    if file is not None and file.is_file() and file.stat().st_size:
        if not replace:
            raise BadValue(
                f"a house lives at {file} already: name another, or say --replace",
                code="store.not_empty",
            )
        with Store.open(place) as store:
            kept = store.restore(backup)
        print(f"The house is put back; what was there is kept in {kept}.")
    elif file is not None:
        with Store.open(place) as store:
            store.restore(backup).unlink()  # of the empty file it was
        print(f"The house is put back in {file}.")
    else:
        with Store.open(str(backup)) as source, Store.open(place) as target:
            rows = move(source, target)
        print(f"The house is moved: {rows['log']} decisions of {rows['streams']} tables.")
    return 0
