from __future__ import annotations

import pytest
from sqlalchemy import update

from biritch.club.store import Appended, Lost, Repeated, Store
from biritch.club.store.schema import log
from biritch.errors import BadValue
from tests.club.decisions import TABLE, decision


def test_a_kept_decision_is_read_back_as_it_was(store: Store) -> None:
    kept = decision(author="p7", command="open", events=bytes(range(256)))
    [outcome] = store.append([kept])
    [row] = store.read("t1")
    assert isinstance(outcome, Appended)
    assert (kept.stream, kept.number, kept.author, kept.command_id, kept.format, kept.events) == (
        row.stream,
        row.number,
        row.author,
        row.command_id,
        row.format,
        row.events,
    )
    assert outcome.at == row.at


def test_whoever_comes_second_to_a_place_has_lost_and_learns_how_far_it_is(store: Store) -> None:
    store.append([decision()])
    store.append([decision(number=2)])
    store.append([decision(number=3)])
    assert [Lost("t1", 3)] == store.append([decision(number=2, author="p2")])
    assert ["p1", "p1", "p1"] == [row.author for row in store.read("t1")]


def test_a_command_sent_again_gets_its_first_answer_at_whatever_place(store: Store) -> None:
    store.append([decision()])
    store.append([decision(number=2, command="bid")])
    for number in (2, 3, 17):
        assert [Repeated("t1", 2)] == store.append([decision(number=number, command="bid")])
    assert 2 == len(store.read("t1"))


def test_two_people_may_give_their_commands_one_name(store: Store) -> None:
    store.append([decision(command="a")])
    outcomes = store.append([decision(number=2, command="a", author="p2")])
    assert isinstance(outcomes[0], Appended)


def test_no_row_is_kept_without_the_row_before_it(store: Store) -> None:
    assert [Lost("t1", 0)] == store.append([decision(number=2)])
    store.append([decision()])
    assert [Lost("t1", 1)] == store.append([decision(number=3)])
    assert {"t1": 1} == store.heads()


def test_a_group_is_answered_in_its_own_order(store: Store) -> None:
    store.append([decision("b"), decision("d")])
    store.append([decision("d", 2, command="again")])
    outcomes = store.append(
        [
            decision("d", 3, command="again"),
            decision("b", 2),
            decision("c", 5),
            decision("a"),
            decision("e"),
        ]
    )
    assert ["d", "b", "c", "a", "e"] == [outcome.stream for outcome in outcomes]
    assert [Repeated, Appended, Lost, Appended, Appended] == [type(each) for each in outcomes]


def test_an_empty_group_is_no_trouble(store: Store) -> None:
    assert [] == store.append([])


def test_a_group_with_two_decisions_of_one_stream_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="one stream"):
        store.append([decision(), decision(number=2)])
    assert {} == store.heads()


def test_no_row_is_before_the_row_before_it_though_the_clock_is_set_back(store: Store) -> None:
    store.append([decision()])
    future = store.now() + 3600
    with store.writing() as connection:
        connection.execute(update(log).values(at=future))
    store.append([decision(number=2)])
    before, after = store.read("t1")
    assert before.at == after.at == pytest.approx(future, abs=0.001)


def test_instants_are_the_databases_own(store: Store) -> None:
    earliest = store.now()
    [outcome] = store.append([decision()])
    assert isinstance(outcome, Appended)
    assert earliest <= outcome.at <= store.now()


@pytest.mark.parametrize(
    ("name", "value"),
    [("stream", ""), ("author", "x" * 201), ("command_id", "a\0b"), ("number", 0)],
)
def test_a_decision_that_could_spoil_its_group_cannot_be_made(name: str, value: object) -> None:
    fields: dict[str, object] = {
        "stream": "t1", "number": 1, "author": "p1", "command_id": "a", "format": 1,
        "events": b"", "opening": TABLE, name: value,
    }  # fmt: skip
    with pytest.raises(BadValue):
        decision_of(fields)


def decision_of(fields: dict[str, object]) -> object:
    from biritch.club.store import Decision  # noqa: PLC0415 - only here by its fields

    return Decision(**fields)  # type: ignore[arg-type]  # wrong on purpose


def test_only_the_first_row_opens_a_stream() -> None:
    fields = {"stream": "t", "author": "p", "command_id": "a", "format": 1, "events": b""}
    with pytest.raises(BadValue, match="without an opening"):
        decision_of({**fields, "number": 1})
    with pytest.raises(BadValue, match="with an opening"):
        decision_of({**fields, "number": 2, "opening": TABLE})
