from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.score import Reason, Result, contract_lines, points_of, totals_of
from biritch.seats import Side
from tests.score.strategies import results, turned


def _worth(
    text: str, *, vulnerable: bool, insult_fifty: bool = False, simple_undertricks: bool = False
) -> dict[str, int]:
    lines = contract_lines(
        Result.parse(text),
        vulnerable=vulnerable,
        insult_fifty=insult_fifty,
        simple_undertricks=simple_undertricks,
    )
    return {line.reason.value: line.points for line in lines}


@pytest.mark.parametrize(
    ("text", "vulnerable", "expected"),
    [
        ("2NTXN=", False, {"tricks": 140, "insult": 50}),
        ("1SN+2", False, {"tricks": 30, "overtricks": 60}),
        ("4DN+1", False, {"tricks": 80, "overtricks": 20}),
        ("3CXXN+1", True, {"tricks": 240, "overtricks": 400, "insult": 100}),
        ("1CXXN+6", False, {"tricks": 80, "overtricks": 1200, "insult": 100}),
        ("6NTN=", False, {"tricks": 190, "small-slam": 500}),
        ("6NTN+1", True, {"tricks": 190, "overtricks": 30, "small-slam": 750}),
        ("7CN=", False, {"tricks": 140, "grand-slam": 1000}),
        ("7CN=", True, {"tricks": 140, "grand-slam": 1500}),
        ("4HN-3", False, {"undertricks": 150}),
        ("4HN-3", True, {"undertricks": 300}),
    ],
)
def test_a_contract_is_worth_its_lines(
    text: str, vulnerable: bool, expected: dict[str, int]
) -> None:
    assert expected == _worth(text, vulnerable=vulnerable)


@pytest.mark.parametrize(
    ("down", "not_vulnerable", "when_vulnerable"),
    [(1, 100, 200), (2, 300, 500), (3, 500, 800), (4, 800, 1100), (5, 1100, 1400)],
)
def test_doubled_undertricks_grow_dearer_and_redoubled_cost_twice_as_much(
    down: int, not_vulnerable: int, when_vulnerable: int
) -> None:
    for vulnerable, points in ((False, not_vulnerable), (True, when_vulnerable)):
        doubled = _worth(f"4HXN-{down}", vulnerable=vulnerable)
        redoubled = _worth(f"4HXXN-{down}", vulnerable=vulnerable)
        assert ({"undertricks": points}, {"undertricks": 2 * points}) == (doubled, redoubled)


@pytest.mark.parametrize(("down", "points"), [(1, 100), (2, 300), (3, 500), (4, 700), (13, 2500)])
def test_a_house_may_charge_no_more_than_200_for_a_later_undertrick(down: int, points: int) -> None:
    simple = _worth(f"7NTXN-{down}", vulnerable=False, simple_undertricks=True)
    assert {"undertricks": points} == simple
    redoubled = _worth(f"7NTXXN-{down}", vulnerable=False, simple_undertricks=True)
    assert {"undertricks": 2 * points} == redoubled


@given(results())
def test_the_simple_undertricks_change_nothing_for_a_vulnerable_side(result: Result) -> None:
    ordinary = contract_lines(result, vulnerable=True)
    assert ordinary == contract_lines(result, vulnerable=True, simple_undertricks=True)


@pytest.mark.parametrize(("text", "insult"), [("2SXN=", 50), ("2SXXN=", 50)])
def test_a_house_may_give_50_for_either_insult(text: str, insult: int) -> None:
    assert insult == _worth(text, vulnerable=False, insult_fifty=True)["insult"]


def test_a_line_names_its_law_unless_the_house_says_so() -> None:
    by_law = contract_lines(Result.parse("2SXXN+1"), vulnerable=False, law="R81")
    assert {"R81"} == {line.law for line in by_law}
    by_house = contract_lines(Result.parse("2SXXN="), vulnerable=False, insult_fifty=True)
    assert {Reason.TRICKS: "77", Reason.INSULT: None} == {
        line.reason: line.law for line in by_house
    }
    for down, law in ((3, "77"), (4, None)):
        (line,) = contract_lines(
            Result.parse(f"4HXN-{down}"), vulnerable=False, simple_undertricks=True
        )
        assert law == line.law


def test_only_the_odd_tricks_bid_and_made_go_below_the_line() -> None:
    lines = contract_lines(Result.parse("6HXN+1"), vulnerable=False, below=True)
    assert [Reason.TRICKS] == [line.reason for line in lines if line.below]


def test_a_line_says_how_many_tricks_it_is_for() -> None:
    made = contract_lines(Result.parse("6HN+1"), vulnerable=False)
    assert [6, 1, 0] == [line.tricks for line in made]
    (down,) = contract_lines(Result.parse("6HN-4"), vulnerable=False)
    assert down.tricks == 4


@given(results(), st.booleans(), st.integers(0, 3))
def test_turning_the_table_turns_the_lines(result: Result, vulnerable: bool, steps: int) -> None:
    here = contract_lines(result, vulnerable=vulnerable)
    there = contract_lines(turned(result, steps), vulnerable=vulnerable)
    side, other = Side.NS, Side.EW if steps % 2 else Side.NS
    assert points_of(here, side) == points_of(there, other)
    assert [line.reason for line in here] == [line.reason for line in there]


@given(results(), st.booleans())
def test_the_lines_add_up_to_the_totals(result: Result, vulnerable: bool) -> None:
    lines = contract_lines(result, vulnerable=vulnerable)
    totals = totals_of(lines)
    assert sum(line.points for line in lines) == sum(totals)
    assert totals.ns - totals.ew == points_of(lines, Side.NS) == -points_of(lines, Side.EW)
    assert all(line.points > 0 for line in lines)
