"""The log against the plainest thing that could be it: a list for each stream."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from biritch.club.store import Appended, Decision, Lost, Outcome, Repeated, Store
from tests.club.decisions import decision

STREAMS = st.sampled_from(["a", "b", "c"])
AUTHORS = st.sampled_from(["p1", "p2"])
COMMANDS = st.integers(0, 6).map(str)


class LogMachine(RuleBasedStateMachine):
    """Appends at random, and expects what the lists say."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store = Store.open(str(Path(self.folder.name) / "house.sqlite"))
        self.lists: dict[str, list[Decision]] = {}

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def expected(self, asked: Decision) -> type[Outcome]:
        rows = self.lists.setdefault(asked.stream, [])
        if any((r.author, r.command_id) == (asked.author, asked.command_id) for r in rows):
            return Repeated
        if asked.number != len(rows) + 1:
            return Lost
        rows.append(asked)
        return Appended

    @rule(
        group=st.lists(
            st.tuples(STREAMS, AUTHORS, COMMANDS, st.sampled_from([0, 0, 0, -1, 1])),
            max_size=3,
            unique_by=lambda each: each[0],
        )
    )
    def append(self, group: list[tuple[str, str, str, int]]) -> None:
        asked = [
            decision(
                stream,
                max(1, len(self.lists.get(stream, ())) + 1 + off),
                author=author,
                command=command,
                events=f"{author} {command}".encode(),
            )
            for stream, author, command, off in group
        ]
        outcomes = self.store.append(asked)
        assert [self.expected(each) for each in asked] == [type(each) for each in outcomes]
        for each, outcome in zip(asked, outcomes, strict=True):
            rows = self.lists[each.stream]
            match outcome:
                case Repeated(number=number):
                    first = rows[number - 1]
                    assert (each.author, each.command_id) == (first.author, first.command_id)
                case Lost(head=head):
                    assert len(rows) == head

    @invariant()
    def the_log_is_what_the_lists_are(self) -> None:
        for stream, rows in self.lists.items():
            kept = self.store.read(stream)
            assert [(n, r.events) for n, r in enumerate(rows, 1)] == [
                (k.number, k.events) for k in kept
            ]
            assert sorted(k.at for k in kept) == [k.at for k in kept]


TestTheLogIsWhatTheListsAre = LogMachine.TestCase
TestTheLogIsWhatTheListsAre.settings = settings(max_examples=15, stateful_step_count=20)
