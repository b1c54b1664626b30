from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, Table

from biritch.club.errors import StoreTrouble
from biritch.club.history import History
from biritch.club.members import Members
from biritch.club.passwords import Passwords
from biritch.club.sessions import Sessions
from biritch.club.store import Appended, Store, moving
from biritch.club.store.moving import move
from biritch.club.store.schema import people
from tests.club.decisions import decision

SECRET = "four spades doubled"


def test_a_house_moves_with_its_people_tables_and_open_cookies(
    database_url: str, tmp_path: Path, passwords: Passwords
) -> None:
    with Store.open(str(tmp_path / "old.sqlite")) as old, Store.open(database_url) as new:
        before = Sessions(old, Members(old, passwords))
        guest = before.come_in(now=0.0)
        before.join(None, "Anna", SECRET, now=0.0)
        anna = before.log_in(guest.token, "Anna", SECRET, now=1.0)
        for number in range(1, 2500):
            old.append([decision("t1", number, due_at=number + 0.25)])
        old.append([decision("t2", events=bytes(range(256)))])
        History(old).sat_down(guest.person, "t1", now=1.0)
        old.beat("here")
        copied = move(old, new)
        assert {"log": 2500, "streams": 2, "people": 2, "members": 1, "sittings": 1} == {
            table: rows for table, rows in copied.items() if rows and table != "sessions"
        }
        assert old.read("t1") == new.read("t1")
        assert old.read("t2") == new.read("t2")
        assert old.stream("t1") == new.stream("t1")
        visitor = Sessions(new, Members(new, passwords)).who(anna.token, now=2.0)
        assert visitor is not None
        assert {anna.person, guest.person} == visitor.ids
        assert isinstance(new.append([decision("t1", 2500)])[0], Appended)
        assert new.last_beat() is None


def test_a_house_moves_only_where_nobody_lives(database_url: str, tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "old.sqlite")) as old, Store.open(database_url) as new:
        old.append([decision("t1")])
        new.append([decision("t2")])
        with pytest.raises(StoreTrouble, match="not empty"):
            move(old, new)
        assert {"t2": 1} == new.heads()


def test_what_is_written_while_a_house_is_copied_is_in_the_copy_whole_or_not_at_all(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_table = moving._copy
    with Store.open(database_url) as old, Store.open(str(tmp_path / "copy.sqlite")) as copy:
        old.append([decision("t1")])

        def while_somebody_sits_down(table: Table, read: Connection, written: Connection) -> int:
            count = copy_table(table, read, written)
            if table is people:
                guest = Sessions(old, Members(old)).come_in(now=0.0)
                old.append([decision("t2")])
                History(old).sat_down(guest.person, "t2", now=1.0)
            return count

        monkeypatch.setattr(moving, "_copy", while_somebody_sits_down)
        move(old, copy)
        assert {"t1": 1} == copy.heads()
        assert {"t1": 1, "t2": 1} == old.heads()
