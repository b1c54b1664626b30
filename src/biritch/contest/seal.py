"""Whether a board may be shown to somebody yet: the one place that says so.

A board that several tables play is sealed for whoever may still have to play it, and for the public
until no table is due to play it. Every page, link, file, watcher's chair and opened commitment asks here.
A director who plays is a player.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class BoardAtTable(Struct, frozen=True):
    """One table that plays a board, has played it, or is to play it.

    Attributes:
        table: the table's id.
        finished: whether it has played the board to the end.
        seen_by: ids of those who had its cards in their hands there.
    """

    table: str
    finished: bool
    seen_by: frozenset[str] = frozenset()


def is_sealed(
    table: str, tables: Iterable[BoardAtTable], ids: frozenset[str] = frozenset()
) -> bool:
    """Whether what a board came to at a table must not be shown to somebody yet, its cards included.

    Whoever has played a board may look at it as it went at his own table; as it goes at another, only
    when all have finished it, since what he hears there he could carry on.

    Whoever hears of a board before he has played it cannot play it any more (Laws 16D and 90B).

    Args:
        table: where it was played.
        tables: every table that plays the board, that one among them.
        ids: all ids of whoever asks; none for the public.

    Examples:
        >>> opened = BoardAtTable("open", finished=True, seen_by=frozenset({"ann"}))
        >>> closed = BoardAtTable("closed", finished=False, seen_by=frozenset({"bob"}))
        >>> [
        ...     is_sealed("open", (opened, closed), frozenset(ids))
        ...     for ids in ((), ("ann",), ("bob",))
        ... ]
        [True, False, True]
    """
    every = tuple(tables)
    if all(each.finished for each in every):
        return False
    return not any(each.table == table and each.finished and each.seen_by & ids for each in every)
