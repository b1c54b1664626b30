from __future__ import annotations

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest

from biritch.club.errors import DatabaseUnreachable
from biritch.club.store import Appended, Appender, Decision, Lost, Outcome, Store
from tests.club.decisions import decision


class Paper(Store):
    """A store that writes nothing, keeps what it was given, and waits when told to."""

    def __init__(self, *, failing: Exception | None = None, spoilt: str = "") -> None:
        self.groups: list[list[tuple[str, int]]] = []
        self.rung: list[tuple[str, int]] = []
        self.gate = Event()
        self.gate.set()
        self.entered = Event()
        self.failing = failing
        self.spoilt = spoilt

    def append(self, decisions: Sequence[Decision]) -> list[Outcome]:
        self.entered.set()
        self.gate.wait()
        if self.failing is not None:
            raise self.failing
        if any(each.stream == self.spoilt for each in decisions):
            raise ValueError("this one cannot be written")
        self.groups.append([(each.stream, each.number) for each in decisions])
        return [Appended(each.stream, each.number, 0.0) for each in decisions]

    def notify(self, rows: object) -> None:
        assert isinstance(rows, list)
        self.rung += rows


def test_a_decision_is_answered_once_it_can_be_read(store: Store) -> None:
    appender = Appender(store)
    assert isinstance(appender.submit(decision()).result(), Appended)
    assert 1 == len(store.read("t1"))
    assert Lost("t1", 1) == appender.submit(decision(author="p2")).result()
    appender.close()


def test_while_one_group_is_written_the_next_gathers_one_of_each_stream() -> None:
    paper = Paper()
    paper.gate.clear()
    appender = Appender(paper)
    first = appender.submit(decision("a"))
    paper.entered.wait()
    wanted = [("a", 2), ("b", 1), ("a", 3), ("c", 1), ("b", 2), ("a", 4)]
    answers = [appender.submit(decision(stream, number)) for stream, number in wanted]
    assert not first.done()
    paper.gate.set()
    assert [type(answer.result()) for answer in answers] == [Appended] * 6
    appender.close()
    assert [[("a", 1)], [("a", 2), ("b", 1), ("c", 1)], [("a", 3), ("b", 2)], [("a", 4)]] == (
        paper.groups
    )


def test_what_a_loop_hears_in_one_round_is_written_at_once() -> None:
    paper = Paper()
    appender = Appender(paper)

    async def play() -> list[Outcome]:
        return await asyncio.gather(*(appender.append(decision(f"t{n}")) for n in range(5)))

    assert [Appended] * 5 == [type(outcome) for outcome in asyncio.run(play())]
    assert [5] == [len(group) for group in paper.groups]
    appender.close()


def test_whoever_comes_after_the_house_has_closed_is_told() -> None:
    appender = Appender(Paper())
    appender.close()
    with pytest.raises(RuntimeError, match="closed"):
        asyncio.run(appender.append(decision()))


def test_rows_that_fill_several_statements_each_get_their_own_answer(store: Store) -> None:
    streams = [f"t{number}" for number in range(90)]
    store.append([decision(stream) for stream in streams[:80]])
    taken = set(streams[:80:3])
    store.append([decision(stream, 2, author="p2") for stream in taken])
    group = [decision(stream, 2) for stream in streams]
    outcomes = store.append(group)
    for each, outcome in zip(group, outcomes, strict=True):
        if each.stream in taken:
            assert Lost(each.stream, 2) == outcome
        elif each.stream in streams[:80]:
            assert isinstance(outcome, Appended)
            assert store.read(each.stream, after=1)[0].at == outcome.at
        else:
            assert Lost(each.stream, 0) == outcome


def test_a_group_has_an_end() -> None:
    paper = Paper()
    paper.gate.clear()
    appender = Appender(paper, largest_group=3)
    appender.submit(decision("first"))
    paper.entered.wait()
    for number in range(7):
        appender.submit(decision(f"t{number}"))
    paper.gate.set()
    appender.close()
    assert [1, 3, 3, 1] == [len(group) for group in paper.groups]


def test_what_waits_when_the_house_closes_is_still_written() -> None:
    paper = Paper()
    paper.gate.clear()
    appender = Appender(paper)
    answers = [appender.submit(decision("a", number)) for number in range(1, 5)]
    paper.gate.set()
    appender.close()
    assert all(answer.done() for answer in answers)
    with pytest.raises(RuntimeError, match="closed"):
        appender.submit(decision("a", 5))


def test_one_that_cannot_be_written_does_not_spoil_its_group() -> None:
    paper = Paper(spoilt="b")
    paper.gate.clear()
    appender = Appender(paper)
    appender.submit(decision("x"))
    paper.entered.wait()
    good, bad, fine = (appender.submit(decision(stream)) for stream in ("a", "b", "c"))
    paper.gate.set()
    appender.close()
    assert isinstance(good.result(), Appended)
    assert isinstance(fine.result(), Appended)
    with pytest.raises(ValueError, match="cannot be written"):
        bad.result()


def test_everyone_is_told_when_the_database_is_away() -> None:
    appender = Appender(Paper(failing=DatabaseUnreachable("away")))
    answers = [appender.submit(decision(stream)) for stream in "abc"]
    appender.close()
    for answer in answers:
        assert isinstance(answer.exception(), DatabaseUnreachable)


def test_the_bell_rings_for_what_was_kept(store: Store) -> None:
    rung: list[tuple[str, int]] = []
    heard = Event()

    def listener(stream: str, number: int) -> None:
        rung.append((stream, number))
        if (stream, number) == ("t1", 2):
            heard.set()

    stop = store.listen(listener)
    appender = Appender(store)
    appender.submit(decision()).result()
    appender.submit(decision(author="lost")).result()
    appender.submit(decision(number=2)).result()
    assert heard.wait(30)
    appender.close()
    stop()
    assert [("t1", 1), ("t1", 2)] == rung


def test_an_event_loop_is_answered_in_itself(store: Store) -> None:
    async def play() -> list[Outcome]:
        appender = Appender(store)
        outcomes = await asyncio.gather(
            *(appender.append(decision(f"t{table}")) for table in range(50))
        )
        appender.close()
        return list(outcomes)

    assert [f"t{table}" for table in range(50)] == [each.stream for each in asyncio.run(play())]
    assert 50 == len(store.heads())


def test_someone_who_gave_up_waiting_disturbs_nobody() -> None:
    async def play() -> Outcome:
        paper = Paper()
        paper.gate.clear()
        appender = Appender(paper)
        leaving = asyncio.ensure_future(appender.append(decision("a")))
        staying = asyncio.ensure_future(appender.append(decision("b")))
        await asyncio.to_thread(paper.entered.wait)
        leaving.cancel()
        paper.gate.set()
        outcome = await staying
        appender.close()
        return outcome

    assert Appended("b", 1, 0.0) == asyncio.run(play())
