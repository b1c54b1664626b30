from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from biritch.club.errors import DatabaseRestored, DatabaseTooNew, StoreTrouble
from biritch.club.store import Appended, Appender, Lost, Store
from tests.club.decisions import decision


def test_a_copy_made_while_people_play_is_a_whole_of_one_moment(
    sqlite_url: str, tmp_path: Path
) -> None:
    with Store.open(sqlite_url, serving=True) as store:
        appender = Appender(store)
        answers = [
            appender.submit(decision(f"t{table}", number, events=b"x" * 500))
            for number in range(1, 60)
            for table in range(8)
        ]
        copies = [tmp_path / f"copy{number}.sqlite" for number in range(4)]
        for copy in copies:
            store.back_up(copy)
        appender.close()
        assert all(isinstance(answer.result(), Appended) for answer in answers)
    for copy in copies:
        with Store.open(str(copy)) as kept:
            for stream, head in kept.heads().items():
                assert list(range(1, head + 1)) == [row.number for row in kept.read(stream)]


def test_a_copy_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    with Store.open(sqlite_url) as store, pytest.raises(StoreTrouble, match="overwrites nothing"):
        store.back_up(tmp_path / "copy")
    assert "mine" == (tmp_path / "copy").read_text()


def test_a_backup_put_back_is_what_was_and_what_was_lost_is_kept_aside(
    sqlite_url: str, tmp_path: Path
) -> None:
    with Store.open(sqlite_url) as store:
        store.append([decision()])
        store.back_up(tmp_path / "copy")
        store.append([decision(number=2)])
        aside = store.restore(tmp_path / "copy")
        store.acknowledge_restore()
        assert {"t1": 1} == store.heads()
        assert [Appended] == [type(each) for each in store.append([decision(number=2)])]
    with Store.open(str(aside)) as before:
        assert {"t1": 2} == before.heads()
    assert [] == list(tmp_path.glob("*restoring*"))


def test_a_server_that_remembers_more_than_the_backup_is_stopped_until_it_forgets(
    sqlite_url: str, tmp_path: Path
) -> None:
    missed: list[str] = []
    with Store.open(sqlite_url, serving=True) as server:
        server.listen(lambda _stream, _number: None, missed=lambda: missed.append("look"))
        server.append([decision()])
        server.back_up(tmp_path / "copy")
        server.append([decision(number=2)])
        with Store.open(sqlite_url) as beside:
            beside.restore(tmp_path / "copy")
        for _twice in range(2):
            with pytest.raises(DatabaseRestored):
                server.append([decision(number=3)])
            with pytest.raises(DatabaseRestored):
                server.heads()
        server.acknowledge_restore()
        assert [Lost("t1", 1)] == server.append([decision(number=3)])
        server.restore(tmp_path / "copy")
    assert ["look"] == missed


def test_a_backup_that_is_damaged_missing_or_of_a_later_release_changes_nothing(
    sqlite_url: str, tmp_path: Path
) -> None:
    with Store.open(sqlite_url) as store:
        store.append([decision()])
        store.back_up(tmp_path / "later")
        with closing(sqlite3.connect(tmp_path / "later")) as later:
            later.execute("UPDATE alembic_version SET version_num = '9999'")
            later.commit()
        (tmp_path / "damaged").write_bytes((tmp_path / "later").read_bytes()[:9000])
        with pytest.raises(DatabaseTooNew):
            store.restore(tmp_path / "later")
        for bad in ("damaged", "missing"):
            with pytest.raises(StoreTrouble):
                store.restore(tmp_path / bad)
        assert {"t1": 1} == store.heads()
        assert [Appended] == [type(each) for each in store.append([decision(number=2)])]
    assert [] == list(tmp_path.glob("*restor*"))


def test_a_postgresql_is_copied_by_its_host(postgres_url: str, tmp_path: Path) -> None:
    with Store.open(postgres_url) as store:
        with pytest.raises(StoreTrouble, match="pg_dump"):
            store.back_up(tmp_path / "copy")
        with pytest.raises(StoreTrouble, match="pg_restore"):
            store.restore(tmp_path / "copy")
        store.acknowledge_restore()
