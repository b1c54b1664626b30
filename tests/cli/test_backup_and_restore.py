"""`biritch backup` and `biritch restore`: the house whole, in a file and into either database."""

from __future__ import annotations

from pathlib import Path

import pytest

from biritch.club.members import Members
from biritch.club.rights import Role
from biritch.club.store import Store
from tests.cli.running import biritch


def with_owner(place: str) -> str:
    """A house that Ada owns, and that place again."""
    with Store.open(place) as store:
        Members(store).appoint("Ada", Role.OWNER, now=1.0)
    return place


def everyone(place: str) -> list[str | None]:
    with Store.open(place) as store:
        return [member.name for member in Members(store).everyone()]


def done(line: str) -> None:
    ended = biritch(line)
    assert (0, "") == (ended.code, ended.err), ended.err


def test_a_house_of_either_database_goes_into_a_file_and_back(
    database_url: str, tmp_path: Path
) -> None:
    place, copy, other = with_owner(database_url), tmp_path / "a.backup", tmp_path / "b.sqlite"
    done(f"backup {copy} --database '{place}'")
    done(f"restore {copy} --database {other}")
    assert ["Ada"] == everyone(str(other))


@pytest.mark.postgres
def test_a_house_moves_from_a_file_to_postgresql(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "moving.backup"
    done(f"backup {copy} --database {with_owner(sqlite_url)}")
    done(f"restore {copy} --database '{postgres_url}'")
    assert ["Ada"] == everyone(postgres_url)
    again = biritch(f"restore {copy} --database '{postgres_url}'")
    assert 2 == again.code
    assert again.err.startswith("biritch: the new database is not empty")


def test_nothing_is_written_over_unasked(sqlite_url: str, tmp_path: Path) -> None:
    place, copy = with_owner(sqlite_url), tmp_path / "a.backup"
    done(f"backup {copy} --database {place}")
    assert 2 == biritch(f"backup {copy} --database {place}").code
    with Store.open(place) as store:
        Members(store).appoint("Boris", Role.MEMBER, now=2.0)
    refused = biritch(f"restore {copy} --database {place}")
    assert 2 == refused.code
    assert "--replace" in refused.err
    assert ["Ada", "Boris"] == everyone(place)
    done(f"restore {copy} --database {place} --replace")
    assert ["Ada"] == everyone(place)
    [kept] = tmp_path.glob("*before-restore*")
    assert ["Ada", "Boris"] == everyone(str(kept))


def test_a_backup_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    ended = biritch(f"restore {tmp_path / 'none'} --database {tmp_path / 'new.sqlite'}")
    assert (2, 1) == (ended.code, ended.err.count("\n"))
    assert not (tmp_path / "new.sqlite").exists()
