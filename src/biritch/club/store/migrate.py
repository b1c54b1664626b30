"""Bringing a database of an earlier release up to this one: once, alone, after a backup."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, inspect, text

from biritch.club.errors import DatabaseTooNew
from biritch.club.store.database import Database
from biritch.club.store.schema import REVISION

MIGRATIONS: Final = Path(__file__).with_name("migrations")


class Migration(msgspec.Struct, frozen=True):
    """What was done to a database to bring it up to date.

    Args:
        before: the schema it had; None if it was empty.
        after: the schema it has.
        backup: the copy made first; None if it was empty, or if copies are the host's own work.
    """

    before: str | None
    after: str
    backup: Path | None


def migrate(
    database: Database,
    *,
    to: str = REVISION,
    migrations: Path = MIGRATIONS,
    backup: Callable[[str], Path] | None = None,
) -> Migration | None:
    """Bring a database up to date, or say that there is nothing to do.

    Args:
        database: the database.
        to: the schema wanted.
        migrations: the directory that says how.
        backup: names the copy that is made first, given the schema it has; None for no copy.

    Returns:
        What was done; None if the database was up to date.

    Raises:
        DatabaseTooNew: if a later release has been here.
        DatabaseInUse: if a server of an earlier release is working on it.
    """
    with database.reading() as connection:
        if revision(connection) == to:
            return None
    with database.migrating() as connection:
        before = revision(connection)
        if before == to:
            return None
        steps = _Steps(connection, migrations)
        if before is not None and before not in steps.known:
            raise too_new(before, to)
        with database.nobody_serves():
            copy = backup(before) if backup is not None and before is not None else None
            if copy is not None and not database.back_up(copy):
                copy = None
            steps.upgrade(to)
    return Migration(before, to, copy)


def revision(connection: Connection) -> str | None:
    """Which schema a database has; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def too_new(found: str, known: str) -> DatabaseTooNew:
    """The refusal of a database that a later release has worked on."""
    return DatabaseTooNew(
        f"this database has schema {found}, and this release of biritch knows only {known}: "
        "install the release that last served it, or put back a backup made before",
        found=found,
        known=known,
    )


class _Steps:
    """Alembic, told where our migrations are and which connection to use."""

    def __init__(self, connection: Connection, migrations: Path) -> None:
        # Loaded only when there is something to do: most starts find nothing.
        from alembic.config import Config  # noqa: PLC0415 - as said
        from alembic.script import ScriptDirectory  # noqa: PLC0415 - as said

        self._config = Config()
        self._config.set_main_option("script_location", str(migrations).replace("%", "%%"))
        self._config.set_main_option("path_separator", "os")
        self._config.attributes["connection"] = connection
        self.known = {
            step.revision for step in ScriptDirectory.from_config(self._config).walk_revisions()
        }

    def upgrade(self, to: str) -> None:
        from alembic import command  # noqa: PLC0415 - as above

        command.upgrade(self._config, to)
