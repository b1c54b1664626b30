"""The rooms of a club that a server needs, opened together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

from biritch.club.evenings import Evenings
from biritch.club.history import History
from biritch.club.invitations import Invitations, Resets
from biritch.club.lessons import Lessons
from biritch.club.limits import LIMITS, Limit, Limited, Meter
from biritch.club.lobby import Lobby
from biritch.club.members import Members
from biritch.club.sessions import Sessions
from biritch.club.store import Appender, Store
from biritch.club.texts import Texts
from biritch.club.workers import Workers

T = TypeVar("T")
NAMES_LAST_SECONDS = 60.0
NAMES_KEPT = 20_000


async def in_thread(work: Callable[[], T]) -> T:
    """Do something that waits for the database without holding up the tables."""
    return await asyncio.to_thread(work)


class House:
    """A club's rooms around one store.

    Args:
        store: the database.
        limits: how much of everything anybody may do; what is not named is not counted.
    """

    def __init__(self, store: Store, *, limits: Mapping[Limited, Limit] = LIMITS) -> None:
        self.store = store
        self.appender = Appender(store)
        self.members = Members(store)
        self.sessions = Sessions(store, self.members)
        self.texts = Texts(store)
        self.lobby = Lobby(store)
        self.evenings = Evenings(store)
        self.invitations = Invitations(store)
        self.lessons = Lessons(store)
        self.resets = Resets(store, self.members)
        self.workers = Workers(store)
        self.history = History(store)
        self._meters = {what: Meter(what, limit=limit) for what, limit in limits.items()}
        self._names: dict[str, tuple[str, float]] = {}
        self._ahead = store.now() - time.time()

    def now(self) -> float:
        """The database's clock, as near as this machine's can tell it."""
        return time.time() + self._ahead

    def set_clock(self, now: float) -> None:
        """Learn what time it is by the database's clock."""
        self._ahead = now - time.time()

    def count(self, what: Limited, whose: Hashable) -> None:
        """Count once more for somebody.

        Raises:
            TooMuch: if that is too much; it says how long to wait.
        """
        if (meter := self._meters.get(what)) is not None:
            meter.count(whose, now=self.now())

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called, by id; guests without a name are left out."""
        wanted = frozenset(ids) - {""}
        known, missing = self._remembered(wanted)
        if missing:
            found = self.members.names(missing)
            if len(self._names) > NAMES_KEPT:
                self._names.clear()
            now = self.now()
            self._names.update({person: (found.get(person, ""), now) for person in missing})
            known |= found
        return known

    async def called(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called; the database is asked only for those not asked for lately."""
        wanted = frozenset(ids) - {""}
        known, missing = self._remembered(wanted)
        return await in_thread(lambda: self.names(wanted)) if missing else known

    def _remembered(self, wanted: frozenset[str]) -> tuple[dict[str, str], set[str]]:
        """Names asked for lately, and those for whom the database is to be asked."""
        oldest = self.now() - NAMES_LAST_SECONDS
        known: dict[str, str] = {}
        missing: set[str] = set()
        for person in wanted:
            name, at = self._names.get(person, ("", 0.0))
            if at < oldest:
                missing.add(person)
            elif name:
                known[person] = name
        return known, missing

    def forget_names(self) -> None:
        """Ask for everybody's name again: somebody's has changed."""
        self._names.clear()

    def notes(self, numbers: frozenset[int]) -> dict[str, str]:
        """Free texts by number, as the wire spells it."""
        if not numbers:
            return {}
        found = self.texts.read(numbers)
        return {str(number): text.text for number, text in found.items()}

    def close(self) -> None:
        """Write what is waiting and let go of the database."""
        self.appender.close()
        self.store.close()
