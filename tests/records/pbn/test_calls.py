from __future__ import annotations

import pytest

from biritch.records import Remark
from biritch.records.pbn import read_pbn
from tests.records.pbn.reading import one, wrong


def _auction(*lines: str) -> str:
    return str(one('[Auction "N"]', *lines).auction)


def test_calls_are_read_in_any_case_and_spacing() -> None:
    assert "N:1S X XX 3NT P P P" == _auction("1s X", "xx 3nt PASS", "Pass p")


def test_all_pass_ends_the_auction_from_wherever_it_is() -> None:
    assert "N:1S P P P" == _auction("1S AP")
    assert "N:1S P P P" == _auction("1S Pass ap")
    assert "N:P P P P" == _auction("AP")


def test_places_before_the_dealers_are_left_out() -> None:
    record = one('[Dealer "S"]', '[Auction "W"]', "- - - Pass", "1NT Pass")
    assert "S:P 1NT P" == str(record.auction)


def test_an_auction_may_stop_or_be_kept_for_another_time() -> None:
    assert "N:1S P" == _auction("1S Pass *")
    assert "N:1S P" == _auction("1S Pass +")
    assert "N:" == _auction("*")


def test_notes_signs_and_comments_stand_at_their_call() -> None:
    record = one(
        '[Auction "N"]',
        "1S!=1= $25 {one} Pass 2NT =2= ?? ; two",
        "Pass =1=",
        '[Note "1:natural"]',
        '[Note "2:\\"Jacoby\\""]',
    )
    assert (
        Remark(place=1, alert=True, text="natural", signs=(1, 25), comment="one"),
        Remark(place=3, alert=True, text='"Jacoby"', signs=(4,), comment="two"),
        Remark(place=4, alert=True, text="natural"),
    ) == record.calls


def test_a_bid_too_low_and_a_call_out_of_turn_stand_with_their_law() -> None:
    assert "N:1D E:1C(27A) P" == _auction("1D ^I 1C Pass")
    assert "N:1D S:2D(29A) P" == _auction("1D ^S 2D Pass")
    assert "N:E:1D(29A) P" == _auction("^S 1D Pass")
    assert "N:1D S:1C(29A)" == _auction("1D ^S ^I 1C")
    assert "N:1D W:2D(29A)" == _auction("1D ^S ^S 2D")


@pytest.mark.parametrize(
    ("calls", "code"),
    [
        ("1S 1H Pass", "call.insufficient"),
        ("1S 1Q Pass", "notation.call"),
        ("1S Pass - Pass", "pbn.call"),
        ("1S ^I X", "pbn.call"),
        ("1S (Pass)", "pbn.call.brackets"),
        ("1S Pass Pass Pass AP", "pbn.call"),
        ("1S Pass Pass Pass 2S", "call.over"),
        ("1S $256", "pbn.sign"),
        ("1S =1=", "pbn.note.missing"),
    ],
)
def test_a_call_that_cannot_be_is_reported(calls: str, code: str) -> None:
    assert code == wrong('[Auction "N"]', calls)[0]


def test_two_notes_at_one_call_are_one_too_many() -> None:
    assert ["pbn.note.second"] == wrong(
        '[Auction "N"]', "1S =1= =2= *", '[Note "1:a"]', '[Note "2:b"]'
    )[:1]


def test_a_note_that_nothing_refers_to_is_reported() -> None:
    assert ["pbn.note.unused"] == wrong('[Auction "N"]', "1S *", '[Note "1:a"]')


def test_somebody_else_than_the_dealer_calls_first() -> None:
    assert ["pbn.dealer"] == wrong('[Dealer "S"]', '[Auction "N"]', "1S AP")


def test_an_auction_of_no_seat_is_not_read() -> None:
    assert ["notation.seat"] == wrong('[Auction "Q"]', "1S AP")


def test_a_problem_names_the_line_and_column_of_the_call() -> None:
    (problem,) = read_pbn('[Auction "N"]\n1S Pass\n 1H', file="club.pbn").problems
    assert ("club.pbn", 3, 2) == (problem.file, problem.line, problem.column)
