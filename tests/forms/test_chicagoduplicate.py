from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.errors import BadValue
from biritch.forms import ChicagoDuplicate, ChicagoVulnerability, Form, FormOptions, Turn, form_of
from biritch.score import HonourClaim, HonoursRule, Reason, Result, Sheet, parse_result
from biritch.seats import SEATS, BySide, Seat, Side, Vulnerability
from tests.score.strategies import deals_scored, turned
from tests.score.vectors import vectors

OLD, NEW = ChicagoVulnerability.OLD, ChicagoVulnerability.NEW
CHICAGO = vectors("rubber_chicago")["chicago"]
WORKED = [
    f"{entry['contract']}{entry['side'][0]}{entry['tricks'] - 6 - int(entry['contract'][0]):+d}"
    for entry in CHICAGO["input"]
]


def _played(form: Form, *texts: str) -> Sheet:
    sheet = Sheet()
    for text in texts:
        assert not form.is_over(sheet), text
        sheet = form.record(sheet, form.next(sheet), parse_result(text.replace("+0", "=")))
    return sheet


def test_the_worked_deals_with_either_vulnerability() -> None:
    older = CHICAGO["results"]["duplicate_style_50_per_partscore_dealer_vulnerable"]["totals"]
    sheet = _played(form_of(ChicagoDuplicate(vulnerability=OLD)), *WORKED)
    assert BySide(older["NS"], older["EW"]) == sheet.totals == BySide(320, 110)
    newer = _played(form_of(ChicagoDuplicate()), *WORKED)
    assert BySide(420, 110) == newer.totals


@pytest.mark.parametrize(
    ("rule", "vulnerable"),
    [
        (NEW, ["none", "ns", "ew", "both"]),
        (OLD, ["none", "ew", "ns", "both"]),
    ],
)
def test_four_deals_go_round_and_each_has_its_vulnerability(
    rule: ChicagoVulnerability, vulnerable: list[str]
) -> None:
    form = form_of(ChicagoDuplicate(vulnerability=rule))
    sheet = _played(form, "PASS", "1NTN=", "PASS", "PASS")
    assert list(SEATS) == [deal.dealer for deal in sheet.deals]
    assert vulnerable == [deal.vulnerable.value for deal in sheet.deals]
    assert form.is_over(sheet)


def test_a_deal_passed_out_counts_and_scores_nothing() -> None:
    form = form_of(ChicagoDuplicate())
    sheet = _played(form, "PASS")
    assert () == sheet.lines
    turn = form.next(sheet)
    assert (2, 2, Seat.EAST) == (turn.number, turn.place, turn.dealer)


def test_nothing_is_carried_over_and_nothing_paid_at_the_end() -> None:
    form = form_of(ChicagoDuplicate())
    sheet = _played(form, "2HN=", "2CN+1", "1DE=", "1DE=")
    assert 2 * [BySide(0, 0)] == [sheet.games, sheet.part_scores]
    assert () == sheet.closing
    assert [110, 110, 70, 70] == [abs(deal.points(Side.NS)) for deal in sheet.deals]
    assert form.settlement(sheet) is None


@pytest.mark.parametrize(("part_score", "law"), [(50, "77"), (100, None)])
def test_a_part_score_made_is_worth_what_the_house_says(part_score: int, law: str | None) -> None:
    sheet = _played(form_of(ChicagoDuplicate(part_score=part_score)), "2SS+1")
    (line,) = [line for line in sheet.lines if line.reason is Reason.PART_SCORE]
    assert (part_score, law) == (line.points, line.law)
    assert 60 + 30 + part_score == sheet.totals.ns


@pytest.mark.parametrize(("deals", "points"), [(0, 420), (3, 620)])
def test_a_game_is_paid_by_the_vulnerability_of_its_deal(deals: int, points: int) -> None:
    sheet = _played(form_of(ChicagoDuplicate()), *["PASS"] * deals, "4SN=")
    assert points == sheet.totals.ns


def test_honours_do_not_count() -> None:
    form = form_of(ChicagoDuplicate())
    assert form.scoring.honours is HonoursRule.NONE
    with pytest.raises(BadValue, match="honours do not count"):
        form.record(
            Sheet(), form.next(Sheet()), Result.parse("4SN="), (HonourClaim(Seat.NORTH, 100),)
        )


def test_another_part_score_is_refused_with_its_value() -> None:
    with pytest.raises(BadValue, match="50 or 100 points, not 75") as refused:
        ChicagoDuplicate(part_score=75)
    assert refused.value.code == "form.part_score"
    with pytest.raises(msgspec.ValidationError, match="not 75"):
        msgspec.json.decode('{"type":"chicagoduplicate","part_score":75}', type=FormOptions)


@given(
    st.lists(deals_scored(), max_size=4),
    st.sampled_from(tuple(ChicagoVulnerability)),
    st.sampled_from((1, 2, 3)),
)
def test_turning_the_table_turns_the_sheet(
    results: list[Result | None], rule: ChicagoVulnerability, steps: int
) -> None:
    here = there = Sheet()
    first = form_of(ChicagoDuplicate(vulnerability=rule))
    second = form_of(ChicagoDuplicate(vulnerability=rule, dealer=Seat.NORTH.after(steps)))
    for result in results:
        here = first.record(here, first.next(here), result)
        there = second.record(there, second.next(there), result and turned(result, steps))
    swapped = there.totals if steps % 2 == 0 else BySide(there.totals.ew, there.totals.ns)
    assert here.totals == swapped


def test_vulnerability_never_goes_by_games_won() -> None:
    form = form_of(ChicagoDuplicate())
    sheet = _played(form, "4SN=", "4SN=", "4SN=")
    assert form.next(sheet).vulnerable is Vulnerability.BOTH
    assert all(one.place + 1 == other.place for one, other in pairwise(_turns(form)))


def _turns(form: Form) -> list[Turn]:
    sheet = Sheet()
    turns: list[Turn] = []
    while not form.is_over(sheet):
        turns.append(form.next(sheet))
        sheet = form.record(sheet, turns[-1], None)
    return turns
