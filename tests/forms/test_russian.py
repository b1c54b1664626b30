from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Deal
from biritch.errors import BadValue
from biritch.forms import ChicagoVulnerability, FormOptions, Russian, form_of
from biritch.score import (
    Measured,
    Result,
    Scored,
    ScoreLine,
    Sheet,
    imps,
    match_imps,
    measured,
    parse_result,
    target,
)
from biritch.score.line import Reason
from biritch.seats import SEATS, BySide, Seat, Side, Vulnerability
from biritch.testing import deals
from tests.score.strategies import results
from tests.score.vectors import vectors

FORM = form_of(Russian())


def _record(sheet: Sheet, text: str, ns: int) -> Sheet:
    turn = FORM.next(sheet)
    return FORM.record(sheet, turn, parse_result(text), hcp=BySide(ns, 40 - ns))


def _last(sheet: Sheet) -> Measured:
    found = measured(sheet.deals[-1])
    assert found is not None
    return found


def test_the_example_of_the_old_sheets_costs_the_stronger_side_3_imps() -> None:
    sheet = _record(
        _record(Sheet(), "PASS", 20), "3HW+1", 16
    )  # on deal 2 the dealers are vulnerable
    assert sheet.deals[-1].vulnerable is Vulnerability.EW
    assert Measured(Side.EW, 24, target=290, difference=170 - 290, imps=-3) == _last(sheet)
    assert BySide(3, -3) == match_imps(sheet)


@pytest.mark.parametrize(("hcp", "targets"), vectors("hcp_targets")["targets"].items())
@pytest.mark.parametrize("side", Side)
def test_every_target_of_the_table(side: Side, hcp: str, targets: list[int]) -> None:
    counted = BySide(int(hcp), 40 - int(hcp))
    if side is Side.EW:
        counted = BySide(counted.ew, counted.ns)
    for vulnerable, goal in (
        (Vulnerability.NONE, targets[0]),
        (Vulnerability.of(side), targets[1]),
    ):
        found = measured(Scored(1, Seat.NORTH, vulnerable, None, (), counted))
        assert found is not None
        assert (goal, -goal, imps(-goal)) == (found.target, found.difference, found.imps)
        if int(hcp) > 20:
            assert found.side is side


@pytest.mark.parametrize("example", vectors("hcp_targets")["examples"])
def test_the_worked_examples_of_the_table(example: dict[str, Any]) -> None:
    points, side = example["points"], Side.NS if example["points"] > 0 else Side.EW
    line = ScoreLine(Reason.TRICKS, abs(points), side)
    vulnerable = Vulnerability.NS if example["vul"] else Vulnerability.NONE
    counted = BySide(example["hcp"], 40 - example["hcp"])
    found = measured(Scored(1, Seat.NORTH, vulnerable, Result.parse("4SN="), (line,), counted))
    assert found is not None
    assert (example["diff"], example["imps"]) == (found.difference, found.imps)


def test_with_20_against_20_the_target_is_nothing_for_either_side() -> None:
    sheet = _record(Sheet(), "2HE=", 20)
    assert (0, -110, -3) == (_last(sheet).target, _last(sheet).difference, _last(sheet).imps)
    assert Measured(Side.EW, 20, 0, 110, 3) == _last(sheet).of(Side.EW)


def test_a_deal_passed_out_scores_nothing_against_the_target() -> None:
    sheet = _record(Sheet(), "PASS", 25)
    assert () == sheet.lines
    assert (300, -300, -7) == (_last(sheet).target, _last(sheet).difference, _last(sheet).imps)


def test_the_stronger_sides_score_counts_whoever_declares() -> None:
    sheet = _record(Sheet(), "2SXE-2", 25)  # it doubled them: 300
    assert (Side.NS, 0, 0) == (_last(sheet).side, _last(sheet).difference, _last(sheet).imps)
    sheet = _record(Sheet(), "2SE=", 25)  # it let them play: -110
    assert (Side.NS, -410, -9) == (_last(sheet).side, _last(sheet).difference, _last(sheet).imps)


def test_a_match_is_the_sum_of_its_imps_and_that_is_won_and_lost() -> None:
    sheet = Sheet()
    for text, ns in (("4SN=", 25), ("3NTE=", 15), ("PASS", 20), ("6HN-1", 30)):
        sheet = _record(sheet, text, ns)
    each = [measured(deal) for deal in sheet.deals]
    ns = sum(found.of(Side.NS).imps for found in each if found is not None)
    assert imps(420 - 300) - imps(600 - 440) + imps(-100 - 690) == ns
    assert BySide(ns, -ns) == match_imps(sheet) == FORM.settlement(sheet)
    assert FORM.is_over(sheet)
    assert () == FORM.ending.closing(sheet)


def test_a_sheet_on_which_nobody_counted_has_no_imps() -> None:
    sheet = FORM.record(Sheet(), FORM.next(Sheet()), None)
    assert measured(sheet.deals[0]) is None
    assert match_imps(sheet) is None
    assert FORM.settlement(sheet) is None


@pytest.mark.parametrize(
    ("rule", "vulnerable"),
    [
        (ChicagoVulnerability.OLD, "none ew ns both none ew ns both"),
        (ChicagoVulnerability.NEW, "none ns ew both none ns ew both"),
    ],
)
def test_any_number_of_deals_goes_round_by_fours(
    rule: ChicagoVulnerability, vulnerable: str
) -> None:
    form, sheet = form_of(Russian(deals=8, vulnerability=rule)), Sheet()
    while not form.is_over(sheet):
        turn = form.next(sheet)
        sheet = form.record(sheet, turn, None, hcp=BySide(20, 20))
    assert [*SEATS, *SEATS] == [deal.dealer for deal in sheet.deals]
    assert vulnerable.split() == [deal.vulnerable.value for deal in sheet.deals]
    assert not form_of(Russian(deals=None)).is_over(sheet)


def test_a_part_score_is_50_and_a_game_goes_by_vulnerability() -> None:
    sheet = _record(_record(Sheet(), "3HN+1", 24), "4HE=", 10)
    assert [170, 620] == [abs(deal.points(Side.NS)) for deal in sheet.deals]


@given(deals())
def test_both_sides_count_what_they_were_dealt(deal: Deal) -> None:
    counted = FORM.hcp_of(deal)
    assert counted is not None
    letters = [str(deal[seat]) for seat in Side.NS.seats]
    worth = {"A": 4, "K": 3, "Q": 2, "J": 1}
    assert sum(worth.get(letter, 0) for text in letters for letter in text) == counted.ns
    assert 40 == counted.ns + counted.ew


@given(results(), st.integers(0, 40), st.sampled_from(Vulnerability))
def test_what_one_side_wins_the_other_loses(
    result: Result, ns: int, vulnerable: Vulnerability
) -> None:
    turn = FORM.next(Sheet())
    lines = FORM.scoring.lines(Sheet(), turn, result)
    here = measured(Scored(1, Seat.NORTH, vulnerable, result, lines, BySide(ns, 40 - ns)))
    assert here is not None
    assert here.opponents.opponents == here
    assert here.hcp + here.opponents.hcp == 40
    strong = Side.NS if ns >= 20 else Side.EW
    goal = target(max(ns, 40 - ns), vulnerable=vulnerable.includes(strong))
    difference = here.of(strong).difference
    assert sum(line.points * (1 if line.side is strong else -1) for line in lines) - goal == (
        difference
    )


@pytest.mark.parametrize("deals_asked", [0, -4, 1001])
def test_a_match_has_as_many_deals_as_anybody_plays(deals_asked: int) -> None:
    with pytest.raises(BadValue, match=f"1 to 1000 deals are played, not {deals_asked}"):
        Russian(deals=deals_asked)
    with pytest.raises(msgspec.ValidationError, match="1 to 1000 deals are played"):
        msgspec.json.decode(f'{{"type":"russian","deals":{deals_asked}}}', type=FormOptions)
