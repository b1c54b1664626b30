from __future__ import annotations

import stat
from pathlib import Path

import pytest

from biritch.club.errors import DatabaseInUse, DatabaseUnreachable, StoreTrouble
from biritch.club.store import Store
from tests.club.decisions import decision


def test_a_plain_file_name_is_a_database(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "club.sqlite")) as store:
        store.append([decision()])
    with Store.open(f"sqlite:///{tmp_path}/club.sqlite") as store:
        assert {"t1": 1} == store.heads()


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("mysql://localhost/club", "not mysql"),
        ("sqlite://", "not sqlite"),
        ("://club", "names no database"),
        ("nowhere/at/all/club.sqlite", "no directory"),
    ],
)
def test_a_place_that_is_no_database_is_refused_with_the_reason(place: str, why: str) -> None:
    with pytest.raises(StoreTrouble, match=why):
        Store.open(place)


def test_a_file_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear partner, why did you lead a trump?")
    with pytest.raises(StoreTrouble, match="another kind"):
        Store.open(str(file))
    assert file.read_text().startswith("Dear partner")


def test_nobody_but_its_owner_can_read_the_cards(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    with Store.open(str(file)) as store:
        store.append([decision()])
        for each in tmp_path.glob("club.sqlite*"):
            assert 0o600 == stat.S_IMODE(each.stat().st_mode), each


def test_a_second_server_on_one_file_is_refused_and_told_who_has_it(sqlite_url: str) -> None:
    with Store.open(sqlite_url, serving=True) as first:
        with pytest.raises(DatabaseInUse, match=r"process \d+.*--database") as refusal:
            Store.open(sqlite_url, serving=True)
        assert "store.in_use" == refusal.value.code
        first.append([decision()])
        with Store.open(sqlite_url) as beside:
            assert {"t1": 1} == beside.heads()
    with Store.open(sqlite_url, serving=True) as next_one:
        assert {"t1": 1} == next_one.heads()


def test_any_number_of_servers_may_use_one_postgresql(postgres_url: str) -> None:
    with (
        Store.open(postgres_url, serving=True) as one,
        Store.open(postgres_url, serving=True) as two,
    ):
        one.append([decision()])
        assert {"t1": 1} == two.heads()


def test_a_postgresql_that_is_not_there_is_unreachable(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreachable):
        Store.open(f"postgresql://nobody@/none?host={tmp_path}")
