from __future__ import annotations

from biritch.club.store import Store
from tests.club.decisions import decision


def test_reading_goes_on_where_one_had_stopped(store: Store) -> None:
    for number in range(1, 6):
        store.append([decision(number=number)])
    store.append([decision("t2")])
    assert [1, 2, 3, 4, 5] == [row.number for row in store.read("t1")]
    assert [4, 5] == [row.number for row in store.read("t1", after=3)]
    assert [2, 3] == [row.number for row in store.read("t1", after=1, limit=2)]
    assert [] == store.read("t1", after=5)
    assert [] == store.read("nowhere")


def test_heads_are_those_of_open_streams_or_of_those_asked_for(store: Store) -> None:
    store.append([decision("a"), decision("b"), decision("c")])
    store.append([decision("a", 2, over=True), decision("b", 2)])
    assert {"b": 2, "c": 1} == store.heads()
    assert {"a": 2, "c": 1} == store.heads(["a", "c", "nowhere"])


def test_a_stream_says_what_it_is_and_whether_it_is_over(store: Store) -> None:
    store.append([decision(due_at=1234.5)])
    opened = store.stream("t1")
    assert opened is not None
    assert ("table", "rubber", False, 1234.5) == (
        opened.kind,
        opened.form,
        opened.over,
        opened.due_at,
    )
    store.append([decision(number=2, over=True)])
    ended = store.stream("t1")
    assert ended is not None
    assert (True, None) == (ended.over, ended.due_at)
    assert store.stream("nowhere") is None


def test_overdue_streams_come_the_longest_overdue_first(store: Store) -> None:
    store.append([decision("late", due_at=20), decision("later", due_at=10), decision("never")])
    store.append([decision("soon", due_at=30.5), decision("over", due_at=5, over=True)])
    assert ["later", "late"] == store.overdue(30.0)
    assert ["later"] == store.overdue(30.0, limit=1)
    assert ["later", "late", "soon"] == store.overdue(30.5)


def test_a_decision_that_lost_changes_nothing_of_its_stream(store: Store) -> None:
    store.append([decision(due_at=10)])
    store.append([decision(number=1, author="p2", due_at=99, over=True)])
    stream = store.stream("t1")
    assert stream is not None
    assert (False, 10) == (stream.over, stream.due_at)


def test_the_last_sign_of_life_is_remembered(store: Store) -> None:
    assert store.last_beat() is None
    first = store.beat("one")
    second = store.beat("two")
    third = store.beat("one")
    assert first <= second <= third == store.last_beat()
