from __future__ import annotations

from biritch.club.lobby import Listing, Lobby
from biritch.club.store import Store
from tests.club.decisions import decision

EMPTY: dict[str, str | None] = {"N": None, "E": None, "S": None, "W": None}
FULL: dict[str, str | None] = {"N": "p1", "E": "robot", "S": "robot", "W": "robot"}


def listing(
    stream: str,
    number: int = 1,
    *,
    chairs: dict[str, str | None] = EMPTY,
    is_private: bool = False,
    opened: float = 0.0,
) -> Listing:
    return Listing(
        stream=stream,
        number=number,
        name=f"table {stream}",
        form="rubber",
        host="host",
        chairs=chairs,
        watching="after",
        is_private=is_private,
        opened=opened,
    )


def test_tables_with_a_free_chair_come_first_and_the_newest_of_them_at_the_top(
    store: Store,
) -> None:
    lobby = Lobby(store)
    store.append([decision(stream) for stream in "abcd"])
    lobby.post(listing("a", opened=1.0), now=1.0)
    lobby.post(listing("b", chairs=FULL, opened=4.0), now=1.0)
    lobby.post(listing("c", opened=3.0), now=1.0)
    assert ["c", "a", "b"] == [table.stream for table in lobby.tables()]
    lobby.take_down("c")
    assert ["a", "b"] == [table.stream for table in lobby.tables()]
    assert lobby.find("c") is None
    assert listing("a", opened=1.0) == lobby.find("a")


def test_what_was_true_before_is_passed_over(store: Store) -> None:
    lobby = Lobby(store)
    store.append([decision("a")])
    lobby.post(listing("a", 5, chairs=FULL), now=1.0)
    lobby.post(listing("a", 4), now=2.0)
    assert [0] == [table.free for table in lobby.tables()]
    lobby.post(listing("a", 6), now=3.0)
    assert [4] == [table.free for table in lobby.tables()]


def test_a_private_table_is_shown_to_those_who_are_at_it(store: Store) -> None:
    lobby = Lobby(store)
    store.append([decision("a")])
    lobby.post(listing("a", chairs=FULL, is_private=True), now=1.0)
    assert [] == lobby.tables()
    assert [] == lobby.tables(frozenset({"p2", "robot2"}))
    for his in ("host", "p1"):
        assert ["a"] == [table.stream for table in lobby.tables(frozenset({"x", his}))]


def test_a_table_that_is_over_is_no_longer_open(store: Store) -> None:
    lobby = Lobby(store)
    store.append([decision("a")])
    lobby.post(listing("a"), now=1.0)
    store.append([decision("a", 2, over=True)])
    assert [] == lobby.tables()


def test_a_table_at_which_nothing_has_happened_for_long_is_not_found_in_the_lobby(
    store: Store,
) -> None:
    lobby = Lobby(store)
    store.append([decision(stream) for stream in "ab"])
    for stream in "ab":
        lobby.post(listing(stream), now=1.0)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE log SET at = 1000 WHERE stream = 'a'")
    since = store.now() - 3600
    assert ["b"] == [table.stream for table in lobby.tables(since=since)]
    assert ["b"] == store.active(since, kind="table")
    assert ["a", "b"] == store.active(0.0, kind="table")
    store.append([decision("a", 2)])
    assert ["a", "b"] == store.active(since, kind="table")
