from __future__ import annotations

import pytest

from biritch.analysis import Makes
from biritch.cards import STRAINS, Strain
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat, Side

ROWS = (*range(5), *range(5, 10), 1, 2, 3, 4, 13, 0, 0, 0, 0, 0)


def test_the_makes_stand_by_declarer_and_then_by_strain() -> None:
    makes = Makes(ROWS)
    assert 4 == makes[Seat.NORTH, Strain.NOTRUMP]
    assert 5 == makes[Seat.EAST, Strain.CLUBS]
    assert 13 == makes.best(Side.NS, Strain.NOTRUMP)
    assert ROWS == tuple(makes[declarer, strain] for declarer, strain in makes)
    assert Makes.of(lambda seat, strain: makes[seat, strain]) == makes


def test_the_makes_are_spelled_as_everything_else_is() -> None:
    spelled = Makes(ROWS).by_seat()
    assert ["N", "E", "S", "W"] == list(spelled)
    assert {"C": 5, "D": 6, "H": 7, "S": 8, "NT": 9} == spelled["E"]


def test_the_makes_are_a_table_to_read() -> None:
    assert [
        "   C  D  H  S NT",
        "N  0  1  2  3  4",
        "E  5  6  7  8  9",
        "S  1  2  3  4 13",
        "W  0  0  0  0  0",
    ] == str(Makes(ROWS)).splitlines()


def test_there_are_twenty_of_them_and_no_more_than_thirteen_tricks() -> None:
    with pytest.raises(BadValue, match="not 19") as short:
        Makes(ROWS[1:])
    assert "makes.count" == short.value.code
    with pytest.raises(BadValue, match="not 14"):
        Makes((14, *ROWS[1:]))
    assert len(SEATS) * len(STRAINS) == len(ROWS)
