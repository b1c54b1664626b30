"""The lobby: which tables are open, who sits at them, and which of them anyone may find."""

from collections.abc import Iterator, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec
from sqlalchemy import Select, delete, select, update

from biritch.club.store import Store, insert_once
from biritch.club.store.log import last_row_at
from biritch.club.store.schema import listings, streams

ROBOT = "robot"
"""Stands where an id of a person would, in a chair that a robot has."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby says of a table.

    Args:
        stream: the table.
        number: the row of its log after which this was true.
        name: what people call it.
        form: the form played there.
        host: id of its host.
        chairs: by seat, N E S W, for each chair of the form: id of who sits there, ``"robot"``, or
            None if it is free.
        watching: what watchers are shown, as the table spells it.
        is_private: whether only a link leads there.
        opened: when it was opened.
        closed: whether no further board will be dealt there.
        contest: the contest whose table it is; empty for none.

    Examples:
        >>> table = Listing(
        ...     stream="t1",
        ...     number=3,
        ...     name="Friday",
        ...     form="rubber",
        ...     host="p1",
        ...     chairs={"N": "p1", "E": "robot", "S": None, "W": None},
        ...     watching="after",
        ...     opened=0.0,
        ... )
        >>> table.free, table.taken
        (2, 2)
    """

    stream: str
    number: int
    name: str
    form: str
    host: str
    chairs: Mapping[str, str | None]
    watching: str
    is_private: bool = False
    opened: float
    closed: bool = False
    contest: str = ""

    @property
    def taken(self) -> int:
        """How many chairs are taken, by persons or robots."""
        return len(self.chairs) - self.free

    @property
    def free(self) -> int:
        """How many chairs are free."""
        return sum(who is None for who in self.chairs.values())


class Posted(Protocol):
    """What is said of a stream."""

    @property
    def stream(self) -> str:
        """The stream."""

    @property
    def number(self) -> int:
        """The row of its log after which this was true."""


P = TypeVar("P", bound=Posted)


class Noticeboard(Generic[P]):
    """What is said of the open streams of one kind.

    It is told by whoever writes to a stream; what is lost in a crash is told at the stream's next row.

    Args:
        store: where it is kept.
        kind: the kind of stream.
        listing: the type of what is said.
    """

    def __init__(self, store: Store, kind: str, listing: type[P]) -> None:
        self._store = store
        self._kind = kind
        self._read = msgspec.json.Decoder(listing)

    def post(self, listing: P, *, now: float) -> None:
        """Say how a stream is; something older than what was said before is passed over."""
        said = msgspec.json.encode(listing)
        with self._store.writing() as connection:
            if insert_once(
                connection,
                listings,
                stream=listing.stream,
                number=listing.number,
                listing=said,
                posted=now,
            ):
                return
            connection.execute(
                update(listings)
                .where(listings.c.stream == listing.stream, listings.c.number < listing.number)
                .values(number=listing.number, listing=said, posted=now)
            )

    def take_down(self, stream: str) -> None:
        """Say no more of a stream."""
        with self._store.writing() as connection:
            connection.execute(delete(listings).where(listings.c.stream == stream))

    def find(self, stream: str) -> P | None:
        """What is said of one stream, private or not; None if nothing."""
        query = self._listed.where(streams.c.id == stream)
        with self._store.reading() as connection:
            said: bytes | None = connection.execute(query).scalar()
        return None if said is None else self._read.decode(said)

    @property
    def _listed(self) -> Select[bytes]:
        return (
            select(listings.c.listing)
            .join_from(listings, streams, streams.c.id == listings.c.stream)
            .where(streams.c.kind == self._kind)
        )

    def open_since(self, since: float) -> Iterator[P]:
        """All that are open, but for those in which nothing has happened since some moment."""
        query = self._listed.where(streams.c.state == "open", last_row_at() >= since)
        with self._store.reading() as connection:
            said: list[bytes] = list(connection.execute(query).scalars())
        return map(self._read.decode, said)


class Lobby(Noticeboard[Listing]):
    """The open tables of a house.

    Args:
        store: where it is kept.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store, "table", Listing)

    def tables(self, ids: frozenset[str] = frozenset(), *, since: float = 0.0) -> list[Listing]:
        """Tables that are open: those anyone may find and, for whoever has these ids, his own.

        Those with a free chair come first, the newest of them at the top.

        Args:
            ids: his ids.
            since: leave out tables at which nothing has happened since this moment: people have left.
        """
        found = [
            table
            for table in self.open_since(since)
            if not table.closed and (not table.is_private or _is_his(table, ids))
        ]
        return sorted(found, key=lambda table: (table.free == 0, -table.opened, table.stream))

    def of(self, ids: frozenset[str]) -> list[Listing]:
        """The tables not yet over at which somebody with these ids sits, or which he hosts."""
        return [table for table in self.open_since(0.0) if _is_his(table, ids)]


def _is_his(table: Listing, ids: frozenset[str]) -> bool:
    return table.host in ids or not ids.isdisjoint(filter(None, table.chairs.values()))
