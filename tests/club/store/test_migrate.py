from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from biritch.club.errors import DatabaseInUse, DatabaseTooNew
from biritch.club.invitations import Invitation, Invitations, Invited
from biritch.club.store import Migration, Store
from biritch.club.store.migrate import MIGRATIONS, migrate
from biritch.club.store.place import open_database
from biritch.club.store.schema import REVISION, metadata
from tests.club.decisions import decision

NEXT = """
from alembic import op
import sqlalchemy as sa
revision, down_revision = "9999", "{before}"
branch_labels = depends_on = None
def upgrade():
    op.add_column("streams", sa.Column("colour", sa.Text))
    {more}
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later release: one more than ours."""
    return migrations_with(tmp_path, "pass")


def migrations_with(folder: Path, more: str) -> Path:
    copied = folder / "later"
    shutil.copytree(MIGRATIONS, copied, ignore=shutil.ignore_patterns("__pycache__"))
    (copied / "versions" / "9999_colour.py").write_text(NEXT.format(before=REVISION, more=more))
    return copied


def test_the_migrations_lead_to_the_schema_the_house_speaks(database_url: str) -> None:
    Store.open(database_url).close()
    with closing(open_database(database_url)) as database, database.reading() as connection:
        found = MigrationContext.configure(connection, opts={"compare_type": True})
        assert [] == compare_metadata(found, metadata)


def test_a_database_is_brought_up_to_date_once(database_url: str) -> None:
    with Store.open(database_url) as first:
        assert Migration(None, REVISION, None) == first.migration
    with Store.open(database_url) as again:
        assert again.migration is None


def test_a_database_of_a_later_release_is_refused_and_left_as_it_is(
    database_url: str, later: Path
) -> None:
    with Store.open(database_url) as store:
        store.append([decision()])
        with closing(open_database(database_url)) as database:
            migrate(database, to="9999", migrations=later)
        with pytest.raises(DatabaseTooNew, match="9999"):
            store.beat("an old process")
        with pytest.raises(DatabaseTooNew):
            store.check()
    with pytest.raises(DatabaseTooNew, match="knows only") as refusal:
        Store.open(database_url)
    assert "store.too_new" == refusal.value.code


def test_a_copy_is_made_before_anything_is_changed(
    sqlite_url: str, tmp_path: Path, later: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    with Store.open(sqlite_url) as store:
        store.append([decision()])
    with closing(open_database(sqlite_url)) as database:
        done = migrate(database, to="9999", migrations=later, backup=lambda _before: copy)
    assert Migration(REVISION, "9999", copy) == done
    with Store.open(str(copy)) as before:
        assert {"t1": 1} == before.heads()


def test_a_migration_that_fails_changes_nothing(database_url: str, tmp_path: Path) -> None:
    broken = migrations_with(tmp_path, 'raise RuntimeError("the lamp went out")')
    with Store.open(database_url) as store:
        store.append([decision()])
    with closing(open_database(database_url)) as database:
        with pytest.raises(RuntimeError, match="lamp"):
            migrate(database, to="9999", migrations=broken)
        with database.reading() as connection:
            assert [REVISION] == list(
                connection.scalars(text("SELECT version_num FROM alembic_version"))
            )
    with Store.open(database_url) as store:
        assert {"t1": 1} == store.heads()


def test_who_was_admitted_before_links_named_a_seat_is_admitted_to_any(database_url: str) -> None:
    with closing(open_database(database_url)) as database:
        migrate(database, to="0001")
        with database.writing() as connection:
            connection.execute(text("INSERT INTO people (id, created) VALUES ('p1', 0)"))
            connection.execute(
                text(
                    "INSERT INTO admissions (person, stream, kind, at) "
                    "VALUES ('p1', 't1', 'sit', 1000)"
                )
            )
    with Store.open(database_url) as store:
        anywhere = Invitation(to=Invited.SIT, stream="t1")
        assert {anywhere} == Invitations(store).admitted(frozenset({"p1"}), "t1")


def test_a_file_that_a_server_is_using_is_not_changed_under_it(
    sqlite_url: str, later: Path
) -> None:
    with (
        Store.open(sqlite_url, serving=True),
        closing(open_database(sqlite_url)) as database,
        pytest.raises(DatabaseInUse),
    ):
        migrate(database, to="9999", migrations=later)
