"""Databases that go away, are busy or are full: told apart from rows that were lost."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from biritch.club.errors import DatabaseInUse, DatabaseUnreachable, StoreTrouble
from biritch.club.store import Appended, Repeated, Store
from biritch.club.store import sqlite as on_sqlite
from biritch.club.store.backup import copy_whole
from tests.club.decisions import decision

HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def test_a_connection_that_was_cut_is_made_anew(postgres_url: str) -> None:
    with Store.open(postgres_url) as store:
        store.append([decision()])
        with psycopg.connect(postgres_url, autocommit=True) as host:
            host.execute(HANG_UP)
        assert [Appended] == [type(each) for each in store.append([decision(number=2)])]
        assert [Repeated("t1", 2)] == store.append([decision(number=2)])
        assert 2 == len(store.read("t1"))


def test_a_postgresql_that_will_not_have_us_is_unreachable(postgres_url: str) -> None:
    with Store.open(postgres_url) as store, psycopg.connect(postgres_url, autocommit=True) as host:
        store.append([decision()])
        database = host.info.dbname
        with psycopg.connect(postgres_url.replace(database, "postgres"), autocommit=True) as other:
            other.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
            host.execute(HANG_UP)
            with pytest.raises(DatabaseUnreachable):
                store.append([decision(number=2)])
            with pytest.raises(DatabaseUnreachable):
                store.check()
            store.notify([("t1", 2)])
            other.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")
        assert [Appended] == [type(each) for each in store.append([decision(number=2)])]


def test_a_file_that_stays_busy_is_unreachable_and_nothing_is_half_written(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_sqlite, "_BUSY_SECONDS", 0.0)
    with Store.open(sqlite_url) as store:
        store.append([decision()])
        with closing(sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(DatabaseUnreachable, match="locked"):
                store.append([decision(number=2), decision("t2")])
            with pytest.raises(DatabaseUnreachable), store.writing():
                pass
            assert {"t1": 1} == store.heads()
        assert [Appended] == [type(each) for each in store.append([decision(number=2)])]


def test_a_full_disk_loses_nothing_that_was_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(sqlite_url) as store:
        store.append([decision()])
        database = store._database
        assert isinstance(database, on_sqlite.SqliteDatabase)
        connection = database._opened_log()._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(DatabaseUnreachable, match="full"):
            store.append([decision(number=2, events=b"x" * 100_000), decision("t2")])
        assert {"t1": 1} == store.heads()
        connection.execute(f"PRAGMA max_page_count={pages + 1000}")
        assert [Appended] == [type(each) for each in store.append([decision(number=2)])]


def test_a_copy_that_cannot_be_written_leaves_nothing_behind(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with Store.open(sqlite_url) as store:
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(DatabaseUnreachable, match="No space"):
            store.back_up(tmp_path / "copy")
    assert [] == list(tmp_path.glob("copy*"))


def test_a_damaged_database_is_not_copied(sqlite_url: str, tmp_path: Path) -> None:
    with Store.open(sqlite_url) as store:
        for number in range(1, 200):
            store.append([decision(number=number, events=b"x" * 900)])
    file = tmp_path / "house.sqlite"
    whole = bytearray(file.read_bytes())
    whole[len(whole) // 2 : len(whole) // 2 + 8192] = b"\xff" * 8192
    file.write_bytes(whole)
    with pytest.raises(StoreTrouble):
        copy_whole(file, tmp_path / "copy")
    assert [] == list(tmp_path.glob("copy*"))


def test_a_lock_whose_holder_left_no_name_is_still_a_lock(sqlite_url: str, tmp_path: Path) -> None:
    with Store.open(sqlite_url, serving=True):
        (tmp_path / "house.sqlite.lock").write_text("")
        with pytest.raises(DatabaseInUse, match="unnamed"):
            Store.open(sqlite_url, serving=True)


def test_a_directory_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="cannot be opened"):
        Store.open(str(tmp_path))


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import sys  # noqa: PLC0415 - only here

    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "biritch.club.store.postgresql", raising=False)
    monkeypatch.delitem(sys.modules, "biritch.club.store.postgresql_bell", raising=False)
    with pytest.raises(StoreTrouble, match="pip install"):
        Store.open("postgresql://localhost/club")
