"""Where people have sat: the list from which they find their old boards again."""

import msgspec
from sqlalchemy import select

from biritch.club.store import Store, insert_once
from biritch.club.store.schema import sittings, streams


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A table somebody has sat at.

    Args:
        stream: the table.
        form: the form played there.
        at: when he first sat down.
        is_over: whether it has ended.
    """

    stream: str
    form: str
    at: float
    is_over: bool


class History:
    """Who has sat where in a house.

    Args:
        store: where it is kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def sat_down(self, person: str, stream: str, *, now: float) -> None:
        """Remember that somebody sat down at a table; only the first time counts."""
        with self._store.writing() as connection:
            insert_once(connection, sittings, person=person, stream=stream, at=now)

    def of(self, ids: frozenset[str], *, last: int = 100) -> list[Sitting]:
        """The tables that somebody with these ids has sat at, the latest first."""
        query = (
            select(sittings.c.stream, streams.c.form, sittings.c.at, streams.c.state)
            .join_from(sittings, streams, streams.c.id == sittings.c.stream)
            .where(sittings.c.person.in_(ids))
            .order_by(sittings.c.at.desc(), sittings.c.stream)
        )
        found: dict[str, Sitting] = {}
        with self._store.reading() as connection:
            for row in connection.execute(query.limit(last)):
                found.setdefault(
                    row.stream,
                    Sitting(
                        stream=row.stream, form=row.form, at=row.at, is_over=row.state == "over"
                    ),
                )
        return list(found.values())

    def has_sat(self, ids: frozenset[str], stream: str) -> bool:
        """Whether somebody with these ids has sat at a table."""
        query = select(sittings.c.person).where(
            sittings.c.person.in_(ids), sittings.c.stream == stream
        )
        with self._store.reading() as connection:
            return connection.execute(query.limit(1)).first() is not None
