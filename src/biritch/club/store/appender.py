"""Commits in groups: while one group goes to the disk, the next one gathers."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from threading import Condition, Thread
from typing import TypeAlias

from biritch.club.errors import StoreTrouble
from biritch.club.store.row import Appended, Decision, Outcome
from biritch.club.store.store import Store

LARGEST_GROUP = 256
"""A group beyond this gains little and makes its first decision wait."""

_Answer: TypeAlias = "Future[Outcome] | asyncio.Future[Outcome]"
_Told: TypeAlias = "tuple[_Answer, Outcome | BaseException]"


class Appender:
    """Keeps decisions from many tables at once, and answers each when it is on the disk.

    One thread writes. No clock is waited for to make a group larger: what an event loop has to say in
    one of its rounds is handed over together at the round's end. The order of a stream's decisions is kept.

    Args:
        store: where they are kept.
        largest_group: at most so many in one transaction.
    """

    def __init__(self, store: Store, *, largest_group: int = LARGEST_GROUP) -> None:
        self._store = store
        self._largest_group = largest_group
        self._waiting: deque[tuple[Decision, _Answer]] = deque()
        self._gathered: dict[asyncio.AbstractEventLoop, list[tuple[Decision, _Answer]]] = {}
        self._change = Condition()
        self._closing = False
        self._thread = Thread(target=self._work, name="biritch-appender", daemon=True)
        self._thread.start()

    def submit(self, decision: Decision) -> "Future[Outcome]":
        """Keep a decision; the answer comes in the appender's own thread."""
        answer: Future[Outcome] = Future()
        self._put([(decision, answer)])
        return answer

    async def append(self, decision: Decision) -> Outcome:
        """Keep a decision, and wait until it is on the disk or refused.

        Raises:
            DatabaseUnreachable: if it is not known whether it was kept; append it again.
            DatabaseRestored: if a backup was put back meanwhile.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Outcome] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            # A loop that serves many tables hears of many moves at once: one commit does for all.
            self._gathered[loop] = gathered = []
            loop.call_soon(self._hand_over, loop)
        gathered.append((decision, answer))
        return await answer

    def close(self) -> None:
        """Write what is waiting, answer it, and stop."""
        with self._change:
            self._closing = True
            self._change.notify()
        self._thread.join()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered = self._gathered.pop(loop)
        try:
            self._put(gathered)
        except RuntimeError as closed:
            _resolve([(answer, closed) for _decision, answer in gathered])

    def _put(self, decisions: Sequence[tuple[Decision, _Answer]]) -> None:
        with self._change:
            if self._closing:
                raise RuntimeError("this appender is closed")
            self._waiting.extend(decisions)
            self._change.notify()

    def _work(self) -> None:
        while group := self._next_group():
            self._write(group)

    def _next_group(self) -> list[tuple[Decision, _Answer]]:
        """The oldest decisions, at most one of a stream; empty when there will be no more."""
        with self._change:
            while not self._waiting and not self._closing:
                self._change.wait()
            group: list[tuple[Decision, _Answer]] = []
            passed_over: list[tuple[Decision, _Answer]] = []
            taken: set[str] = set()
            while self._waiting and len(group) < self._largest_group:
                each = self._waiting.popleft()
                stream = each[0].stream
                (passed_over if stream in taken else group).append(each)
                taken.add(stream)
            self._waiting.extendleft(reversed(passed_over))
            return group

    def _write(self, group: list[tuple[Decision, _Answer]]) -> None:
        answers = [answer for _decision, answer in group]
        try:
            outcomes = self._store.append([decision for decision, _answer in group])
        except StoreTrouble as trouble:
            _tell([(answer, trouble) for answer in answers])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of any failure at all
            if len(group) > 1:
                # One of them cannot be written; the others must not suffer for it.
                for each in group:
                    self._write([each])
            else:
                _tell([(answers[0], error)])
        else:
            _tell(list(zip(answers, outcomes, strict=True)))
            self._store.notify(
                [(kept.stream, kept.number) for kept in outcomes if isinstance(kept, Appended)]
            )


def _tell(told: list[_Told]) -> None:
    """Answer everyone, going into each event loop once for the whole group."""
    by_loop: defaultdict[asyncio.AbstractEventLoop | None, list[_Told]] = defaultdict(list)
    for answer, outcome in told:
        loop = answer.get_loop() if isinstance(answer, asyncio.Future) else None
        by_loop[loop].append((answer, outcome))
    for loop, theirs in by_loop.items():
        if loop is None:
            _resolve(theirs)
        else:
            # A loop that has closed has nobody left who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(told: list[_Told]) -> None:
    for answer, outcome in told:
        if answer.done():
            continue
        if isinstance(outcome, BaseException):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
