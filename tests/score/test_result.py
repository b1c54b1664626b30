from __future__ import annotations

import pytest
from hypothesis import given

from biritch.auction import Contract
from biritch.errors import BadNotation, BadValue
from biritch.score import Result, parse_result, result_text
from tests.score.strategies import deals_scored


@given(deals_scored())
def test_a_result_reads_back_as_it_is_written(result: Result | None) -> None:
    assert result == parse_result(result_text(result))


@pytest.mark.parametrize(
    ("text", "contract", "tricks"),
    [
        ("4HXS-1", "4HXS", 9),
        ("3NTN=", "3NTN", 9),
        ("2SE+1", "2SE", 9),
        (" 3nn + 4 ", "3NTN", 13),
        ("7CXXW\u221213", "7CXXW", 0),
        ("2чЮ=", "2HS", 8),
    ],
)
def test_a_result_is_a_contract_and_its_ending(text: str, contract: str, tricks: int) -> None:
    assert Result(Contract.parse(contract), tricks) == Result.parse(text)


@pytest.mark.parametrize("text", ["PASS", "pass", "P", " Пас "])
def test_a_deal_passed_out_has_no_result(text: str) -> None:
    assert parse_result(text) is None


@pytest.mark.parametrize(
    ("text", "position"), [("4HS", 3), ("", 0), ("4HS 9", 5), ("4HS+4", 3), ("1CN-8", 3)]
)
def test_a_text_that_is_no_result_is_refused_where_it_goes_wrong(text: str, position: int) -> None:
    with pytest.raises(BadNotation) as refused:
        Result.parse(text)
    assert (position, "notation.result") == (refused.value.position, refused.value.code)


def test_a_contract_that_cannot_be_read_is_refused_as_a_contract() -> None:
    with pytest.raises(BadNotation) as refused:
        parse_result("8HS=")
    assert refused.value.code == "notation.contract"


@pytest.mark.parametrize("tricks", [-1, 14])
def test_there_are_thirteen_tricks(tricks: int) -> None:
    with pytest.raises(BadValue, match=str(tricks)):
        Result(Contract.parse("1CN"), tricks)
