"""A whole copy of a SQLite database, made and put back while the house is open."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from biritch.club.errors import DatabaseUnreachable, StoreTrouble


def copy_whole(source: Path, to: Path) -> None:
    """Copy a database as it is at one moment; writers are not held up meanwhile.

    Args:
        source: a database, in use or not.
        to: where the copy goes; it appears there only when it is whole and on the disk.

    Raises:
        StoreTrouble: if ``to`` is there already, or ``source`` is damaged or no database.
        DatabaseUnreachable: if the copy cannot be written.
    """
    if to.exists():
        raise StoreTrouble(f"{to} is there already: a backup overwrites nothing")
    if not source.is_file():
        raise StoreTrouble(f"there is no database {source}")
    partial = to.with_name(to.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(partial)) as copy:
            kept.backup(copy)
            # A copy that is one file and no more is what people expect to carry away.
            copy.execute("PRAGMA journal_mode=DELETE")
            (state,) = copy.execute("PRAGMA quick_check").fetchone()
            if state != "ok":
                raise StoreTrouble(f"{source} is damaged: {state}")
        with partial.open("rb+") as written:
            os.fsync(written.fileno())
        partial.rename(to)
    except sqlite3.DatabaseError as error:
        raise StoreTrouble(f"{source} cannot be copied: {error}") from error
    except OSError as error:
        raise DatabaseUnreachable(f"{to} cannot be written: {error}") from error
    finally:
        partial.unlink(missing_ok=True)


def mark_restored(file: Path) -> None:
    """Say in a database that it is a backup put back, so that whoever remembers more learns of it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(
            "REPLACE INTO house (fact, value) VALUES ('restored', ?)", (secrets.token_hex(8),)
        )
        connection.commit()


def pour(source: Path, into: sqlite3.Connection) -> None:
    """Make an open database what ``source`` is, in one transaction of its own."""
    with closing(sqlite3.connect(source)) as kept:
        kept.backup(into)
