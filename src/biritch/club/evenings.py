"""The evenings of a house: which contests are open, and which of them anyone may find."""

import msgspec

from biritch.club.lobby import Noticeboard
from biritch.club.store import Store


class ContestListing(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby says of a contest.

    Attributes:
        stream: the contest.
        number: the row of its log after which this was true.
        name: what people call it.
        plan: the plan it goes by; form: the form played there.
        host: id of its host.
        players: for each place, the first player's first: id of who plays, ``"robot"``, or None if it
            is free.
        keepers: for each place: id of whose it is, empty if nobody's.
        phase: where it stands, as the contest spells it.
        round: the round in play, or the last one; rounds: how many there are.
        is_private: whether only a link leads there.
        opened: when it was opened.
    """

    stream: str
    number: int
    name: str
    plan: str
    form: str
    host: str
    players: tuple[str | None, ...]
    keepers: tuple[str, ...] = ()
    phase: str
    round: int
    rounds: int
    is_private: bool = False
    opened: float

    @property
    def free(self) -> int:
        """How many places are free."""
        return sum(who is None for who in self.players)

    def is_for(self, ids: frozenset[str]) -> bool:
        """Whether somebody with these ids is its host, or has a place in it or keeps one."""
        known = {self.host, *filter(None, self.players), *filter(None, self.keepers)}
        return not ids.isdisjoint(known)


class Evenings(Noticeboard[ContestListing]):
    """The open contests of a house.

    Args:
        store: where it is kept.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store, "contest", ContestListing)

    def contests(
        self, ids: frozenset[str] = frozenset(), *, since: float = 0.0
    ) -> list[ContestListing]:
        """Contests that are open: those anyone may find and, for whoever has these ids, his own.

        Those with a free place come first, the newest of them at the top.

        Args:
            ids: his ids.
            since: leave out contests in which nothing has happened since this moment.
        """
        found = [
            contest
            for contest in self.open_since(since)
            if not contest.is_private or contest.is_for(ids)
        ]
        return sorted(found, key=lambda each: (each.free == 0, -each.opened, each.stream))

    def of(self, ids: frozenset[str]) -> list[ContestListing]:
        """The contests not yet over in which somebody with these ids has a place, or which he hosts."""
        return [contest for contest in self.open_since(0.0) if contest.is_for(ids)]
