"""`biritch audit`: a house whose log is whole, and houses whose log says otherwise."""

from __future__ import annotations

from hashlib import sha256

import pytest

from biritch.club.store import Decision, Opening, Store
from biritch.table import FORMAT, encode_events, events
from tests.cli.running import biritch
from tests.table.golden import STORIES

NORTHS = sha256(b"NORTH").hexdigest()


@pytest.fixture
def house(sqlite_url: str) -> str:
    """A house at which every story of the golden log was played."""
    with Store.open(sqlite_url) as store:
        for table, story in enumerate(STORIES, start=1):
            for number, row in enumerate(story().rows, start=1):
                opens = Opening(kind="table", form="any") if number == 1 else None
                store.append([_kept(f"table {table}", number, encode_events(row), opens)])
        opens = Opening(kind="contest", form="any")
        store.append([_kept("a contest", 1, b"[]", opens)])
    return sqlite_url


def _kept(stream: str, number: int, row: bytes, opens: Opening | None) -> Decision:
    return Decision(
        stream=stream,
        number=number,
        author="the house",
        command_id=f"{number}",
        format=FORMAT,
        events=row,
        opening=opens,
    )


def _rewrite(place: str, was: str, now: str) -> None:
    """Change what the log says, as a host with the database in his hands could."""
    with Store.open(place) as store, store.writing() as connection:
        changed = "UPDATE log SET events = CAST(replace(events, ?, ?) AS BLOB)"
        connection.exec_driver_sql(changed, (was, now))


def test_a_house_that_was_honest_has_nothing_to_report(house: str) -> None:
    ended = biritch(f"audit --database {house}")
    played = sum(
        isinstance(event, events.BoardScored) for story in STORIES for event in story().log
    )
    assert 0 == ended.code
    assert f"{played} boards that were played to their end; nothing to report.\n" == ended.out


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("5e" * 32, "5f" * 32, "t1/1: not the secret that was sealed"),
        ("5a" * 32, "5b" * 32, "not the board that was committed to"),
        ('"result":"PASS"', '"result":"7NTN="', "shown as 7NTN= (nothing); it comes to PASS"),
        (NORTHS, NORTHS[::-1], "not the share that North had promised"),
    ],
)
def test_what_was_changed_afterwards_is_found(house: str, was: str, now: str, said: str) -> None:
    _rewrite(house, was, now)
    ended = biritch(f"audit --database {house}")
    assert 1 == ended.code
    assert said in ended.out
