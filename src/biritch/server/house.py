"""The rooms of a club that a server needs, opened together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

from biritch.club.history import History
from biritch.club.invitations import Invitations, Resets
from biritch.club.limits import LIMITS, Limit, Limited, Meter
from biritch.club.lobby import Lobby
from biritch.club.members import Members
from biritch.club.sessions import Sessions
from biritch.club.store import Appender, Store
from biritch.club.texts import Texts
from biritch.club.workers import Workers

T = TypeVar("T")
NAMES_LAST_SECONDS = 60.0


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
        self.invitations = Invitations(store)
        self.resets = Resets(store, self.members)
        self.workers = Workers(store)
        self.history = History(store)
        self._meters = {what: Meter(what, limit=limit) for what, limit in limits.items()}
        self._names: dict[str, tuple[str, float]] = {}
        self._ahead = store.now() - time.time()

    def now(self) -> float:
        """The database's clock, as near as this machine's can tell it."""
        return time.time() + self._ahead

    def count(self, what: Limited, whose: Hashable) -> None:
        """Count once more for somebody.

        Raises:
            TooMuch: if that is too much; it says how long to wait.
        """
        if (meter := self._meters.get(what)) is not None:
            meter.count(whose, now=self.now())

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called, by id; guests without a name are left out."""
        now = self.now()
        wanted = frozenset(ids) - {""}
        missing = {
            person
            for person in wanted
            if person not in self._names or self._names[person][1] < now - NAMES_LAST_SECONDS
        }
        if missing:
            found = self.members.names(missing)
            self._names.update({person: (found.get(person, ""), now) for person in missing})
        return {person: self._names[person][0] for person in wanted if self._names[person][0]}

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
