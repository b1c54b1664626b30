from __future__ import annotations

import pytest

from biritch.cards import Strain
from biritch.errors import BadNotation
from biritch.records.pbn.values import (
    Told,
    date_value,
    read_contract,
    read_date,
    read_declarer,
    read_sided,
)
from biritch.seats import Seat, Side


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4HX", Told("4HX", Strain.HEARTS)),
        ("3n xx", Told("3NTXX", Strain.NOTRUMP)),
        ("1 NT", Told("1NT", Strain.NOTRUMP)),
        ("Pass", Told(passed_out=True)),
        ("NT", Told(strain=Strain.NOTRUMP)),
    ],
)
def test_a_contract_is_read_in_every_way_it_is_written(text: str, told: Told) -> None:
    assert told == read_contract(text)


def test_a_contract_has_its_declarer_from_elsewhere() -> None:
    assert "4HXS" == str(read_contract("4HX").declared_by(Seat.SOUTH))
    assert read_contract("NT").declared_by(Seat.SOUTH) is None


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("9", {Side.EW: 9}),
        ("NS 420", {Side.NS: 420}),
        ("EW -50 NS 50", {Side.EW: -50, Side.NS: 50}),
        ("NS +400", {Side.NS: 400}),
    ],
)
def test_a_number_is_for_a_side_and_a_bare_one_for_declarers(
    text: str, sides: dict[Side, int]
) -> None:
    assert sides == read_sided(text, Side.EW)


def test_a_caret_says_that_declarer_and_dummy_changed_places() -> None:
    assert ((Seat.SOUTH, True), (Seat.NORTH, False)) == (read_declarer("^s"), read_declarer("N"))


@pytest.mark.parametrize(
    ("text", "date", "written"),
    [
        ("1995.06.10", "1995-06-10", "1995.06.10"),
        ("2015.09.?", "2015-09", "2015.09.??"),
        ("2015.9.1", "2015-09-01", "2015.09.01"),
        ("1998.??.??", "1998", "1998.??.??"),
        ("????.??.??", "", ""),
    ],
)
def test_a_date_is_known_as_far_as_it_is(text: str, date: str, written: str) -> None:
    assert (date, written) == (read_date(text), date_value(date))


@pytest.mark.parametrize("text", ["yesterday", "2015.13.01", "2015.00.01", "2015.01.40"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_date(text)


@pytest.mark.parametrize("text", ["8H", "4Z", "game"])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_contract(text)


@pytest.mark.parametrize("text", ["nine", "9", "NS 1 EW"])
def test_a_number_for_nobody_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_sided(text, None)
