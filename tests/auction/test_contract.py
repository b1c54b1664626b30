"""Contracts: their parts and their spelling."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from biritch.auction import Bid, Contract, Doubling
from biritch.cards import Strain, Suit
from biritch.errors import BadNotation, BadValue
from biritch.seats import Seat
from biritch.testing import contracts


@given(contracts())
def test_a_contract_reads_back_from_its_own_spelling(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert Contract.parse(str(contract).lower()) == contract
    assert hash(Contract.parse(str(contract))) == hash(contract)
    assert pickle.loads(pickle.dumps(contract)) == contract
    assert eval(repr(contract)) == contract


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("3NN", "3NTN"),
        ("3NXN", "3NTXN"),
        ("1ss", "1SS"),
        ("4♠XXW", "4SXXW"),
        ("2h×east", "2HXE"),
        ("4чС", "4HN"),
        ("3БКВ", "3NTE"),
        ("4пПд", "4SS"),
        ("5тххЗ", "5CXXW"),
        ("5♣хЮ", "5CXS"),
    ],
)
def test_players_spellings_are_understood(text: str, spelled: str) -> None:
    assert str(Contract.parse(text)) == spelled


@pytest.mark.parametrize("text", ["", "4H", "HS", "8CN", "4HXXXS", "PASS", "4HS-1", "4чXC"])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Contract.parse(text)


def test_the_level_is_one_to_seven() -> None:
    with pytest.raises(BadValue):
        Contract(8, Strain.CLUBS, Doubling.UNDOUBLED, Seat.NORTH)


def test_a_contract_knows_what_follows_from_its_parts() -> None:
    contract = Contract(6, Strain.NOTRUMP, Doubling.REDOUBLED, Seat.WEST)
    assert contract.bid is Bid(6, Strain.NOTRUMP)
    assert contract.needs == 12
    assert contract.trumps is None
    assert contract.dummy is Seat.EAST
    assert contract.leader is Seat.NORTH
    assert contract.doubling.factor == 4
    assert Contract.parse("1DE").trumps is Suit.DIAMONDS


def test_doubling_multiplies_by_two_and_four() -> None:
    assert [1, 2, 4] == [doubling.factor for doubling in Doubling]


def test_contracts_differ_if_any_part_differs() -> None:
    contract = Contract.parse("4HS")
    for other in ("3HS", "4SS", "4HXS", "4HN"):
        assert contract != Contract.parse(other)
    assert contract != "4HS"


def test_a_contract_matches_by_its_parts_and_cannot_be_changed() -> None:
    contract = Contract.parse("4HXS")
    match contract:
        case Contract(4, Strain.HEARTS, Doubling.DOUBLED, Seat.SOUTH):
            pass
        case _:
            pytest.fail("the parts stand in another order")
    with pytest.raises(AttributeError, match="cannot be changed"):
        contract.level = 5
