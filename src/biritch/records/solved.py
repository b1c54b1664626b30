r"""A record with what could have been made: the makes and par, by the tags of PBN.

``OptimumScore`` and ``OptimumResultTable`` are PBN's own; ``DoubleDummyTricks`` and ``ParContract``
are what programs for hand records read besides.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from biritch.analysis import Makes, Par
from biritch.cards import STRAINS
from biritch.records.record import Record, Table
from biritch.score import Result
from biritch.seats import Seat, Side

RESULTS: Final = "OptimumResultTable"
COLUMNS: Final = r"Declarer;Denomination\2R;Result\2R"
_TAGS: Final = ("DoubleDummyTricks", "OptimumScore", "ParContract")
# As hand records list them: partners together, no trump first.
_ROWS = [
    (seat, strain)
    for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
    for strain in reversed(STRAINS)
]


def with_makes(record: Record, makes: Makes, par: Par | None = None) -> Record:
    """The same record with its makes and par; those it had before are replaced.

    Examples:
        >>> from biritch.analysis import par
        >>> from biritch.cards import Board, seeded
        >>> from biritch.seats import Vulnerability
        >>> makes = Makes.of(lambda seat, strain: 10 if seat.side is Side.NS else 3)
        >>> record = Record(board=Board.numbered(1, next(seeded("evening"))))
        >>> found = with_makes(record, makes, par(makes, Vulnerability.NONE, Seat.NORTH))
        >>> dict(found.tags)["OptimumScore"], dict(found.tags)["ParContract"]
        ('NS 430', 'NS 3NT+1; NS 4NT')
        >>> found.tables[0].rows[0]
        ('N', 'NT', '10')
    """
    tags = {name: value for name, value in record.tags if name not in _TAGS}
    tags["DoubleDummyTricks"] = "".join(f"{makes[row]:x}" for row in _ROWS)
    if par is not None:
        tags["OptimumScore"] = f"NS {par.points_ns}"
        tags["ParContract"] = "; ".join(par_contracts(par)) or "Pass"
    rows = tuple((seat.value, strain.value, str(makes[seat, strain])) for seat, strain in _ROWS)
    tables = [table for table in record.tables if table.name != RESULTS]
    return replace(
        record,
        tags=tuple(sorted(tags.items())),
        tables=tuple(sorted((*tables, Table(RESULTS, COLUMNS, rows)), key=lambda each: each.name)),
    )


def par_contracts(par: Par) -> list[str]:
    """Each par contract once: ``NS 4S`` where either hand may declare, else ``N 4S``.

    Law: 77.
    """
    declarers: dict[str, list[Seat]] = {}
    for result in par.contracts:
        side = result.contract.declarer.side
        declarers.setdefault(f"{_undeclared(result)} {side.value}", []).append(
            result.contract.declarer
        )
    return [
        f"{''.join(seat.value for seat in Side(key[-2:]).seats if seat in seats)} {key[:-3]}"
        for key, seats in declarers.items()
    ]


def _undeclared(result: Result) -> str:
    """The contract and what comes of it, without its declarer."""
    difference = f"{result.difference:+d}" if result.difference else ""
    return str(result.contract)[:-1] + difference
