"""``biritch audit``: the house's whole log against what players were shown and promised."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import select

from biritch.cli.place import house_at
from biritch.club.store import Store
from biritch.club.store.schema import streams
from biritch.table import decode_events, events, misscored_in, proofs_in


def audit(*, database: str = "") -> int:
    """Check every board of the house: its score against its receipt, its cards against their commitment.

    Says which boards differ and how, and ends with 1 if any does. The house may be open meanwhile.

    For example:

    $ biritch audit

    Args:
        database: a file, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``.
    """
    boards, odd = 0, 0
    with house_at(database) as store:
        for table in _tables(store):
            log = tuple(_events(store, table))
            proofs = tuple(proofs_in(log))
            boards += len(proofs)
            found = [f"{proof.board}: {problem}" for proof in proofs for problem in proof.problems]
            found += map(str, misscored_in(log))
            odd += len(found)
            for line in found:
                print(line)
    print(f"{boards} boards that were played to their end; {odd or 'nothing'} to report.")
    return 1 if odd else 0


def _tables(store: Store) -> list[str]:
    """Every table there has been, the oldest first."""
    query = select(streams.c.id).where(streams.c.kind == "table").order_by(streams.c.opened)
    with store.reading() as connection:
        return list(connection.scalars(query))


def _events(store: Store, table: str) -> Iterator[events.Event]:
    for row in store.read(table):
        yield from decode_events(row.events, row.format)
