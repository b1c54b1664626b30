"""Calls: 38 of them, one object each, read as players write them."""

from __future__ import annotations

import copy
import pickle
from typing import assert_never

import pytest
from hypothesis import given

from biritch.auction import (
    BIDS,
    CALLS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Double,
    Pass,
    Redouble,
)
from biritch.cards import Strain
from biritch.errors import BadNotation, BadValue
from biritch.testing import bids, calls


def test_there_are_38_calls_in_the_order_pass_double_redouble_and_the_bids_upwards() -> None:
    spelled = "P X XX " + " ".join(
        f"{n}{s}" for n in range(1, 8) for s in ("C", "D", "H", "S", "NT")
    )
    assert spelled.split() == [str(call) for call in CALLS]
    assert list(range(38)) == [call.index for call in CALLS]
    assert CALLS[3:] == BIDS


def test_each_call_is_one_object_however_it_is_made() -> None:
    assert Pass() is PASS
    assert Double() is DOUBLE
    assert Redouble() is REDOUBLE
    assert Bid(3, Strain.NOTRUMP) is Call.parse("3NT") is BIDS[14]
    for call in CALLS:
        assert pickle.loads(pickle.dumps(call)) is call
        assert copy.deepcopy(call) is call


def test_each_bid_ranks_above_all_before_it() -> None:
    for lower, bid in enumerate(BIDS):
        for higher, other in enumerate(BIDS):
            assert (bid < other) == (lower < higher)
            assert (bid <= other) == (lower <= higher)
            assert (bid > other) == (lower > higher)
            assert (bid >= other) == (lower >= higher)


@given(calls())
def test_a_call_reads_back_from_its_own_spelling(call: Call) -> None:
    assert Call.parse(str(call)) is call
    assert Call.parse(f" {str(call).lower()} ") is call
    assert repr(call) == f"Call.parse('{call}')"


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("Pass", "P"),
        ("dbl", "X"),
        ("D", "X"),
        ("×", "X"),
        ("Redouble", "XX"),
        ("r", "XX"),
        ("3N", "3NT"),
        ("2♥", "2H"),
        ("1♧", "1C"),
        ("пас", "P"),
        ("П", "P"),
        ("контра", "X"),
        ("х", "X"),
        ("реконтра", "XX"),
        ("хх", "XX"),
        ("3бк", "3NT"),
        ("3БК", "3NT"),
        ("2ч", "2H"),
        ("3т", "3C"),
        ("1б", "1D"),
        ("4п", "4S"),
    ],
)
def test_players_spellings_are_understood(text: str, spelled: str) -> None:
    assert str(Call.parse(text)) == spelled


@pytest.mark.parametrize("text", ["", "8C", "0NT", "C1", "1", "1Z", "XXX", "1 CC", "пасс?", "٣C"])
def test_what_is_no_call_is_refused_with_the_text_and_what_was_expected(text: str) -> None:
    with pytest.raises(BadNotation, match="expected") as refused:
        Call.parse(text)
    assert refused.value.text == text


def test_a_call_mixed_of_two_alphabets_is_refused() -> None:
    with pytest.raises(BadNotation) as refused:
        Call.parse("2бK")
    assert refused.value.code == "letters.mixed"


@pytest.mark.parametrize("level", [0, 8, -1])
def test_no_bid_is_of_another_level_than_one_to_seven(level: int) -> None:
    with pytest.raises(BadValue) as refused:
        Bid(level, Strain.CLUBS)
    assert (refused.value.code, refused.value.law) == ("call.level", "18A")
    assert str(level) in str(refused.value)


def test_no_call_is_only_a_call() -> None:
    with pytest.raises(TypeError, match="Bid, Pass, Double and Redouble"):
        Call()


@given(bids())
def test_a_call_cannot_be_changed(bid: Bid) -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        bid.level = 7


def _kind(call: Pass | Double | Redouble | Bid) -> str:
    match call:
        case Bid(level, strain):
            return f"{level}-{strain.name}"
        case Pass():
            return "pass"
        case Double():
            return "double"
        case Redouble():
            return "redouble"
        case other:
            assert_never(other)


def test_calls_are_told_apart_by_match() -> None:
    assert ["pass", "double", "redouble", "2-HEARTS"] == [
        _kind(call) for call in (PASS, DOUBLE, REDOUBLE, Bid(2, Strain.HEARTS))
    ]
