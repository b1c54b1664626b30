from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import ROUND_TABLE, Contract
from biritch.cards import Board, seeded
from biritch.errors import BadValue
from biritch.forms import (
    Chicago,
    ChicagoVulnerability,
    Dealing,
    Form,
    LastPartScore,
    PassedOut,
    Settlement,
    form_of,
)
from biritch.forms.chicago import FourDeals
from biritch.forms.duplicate import DuplicateScoring, LastBoard
from biritch.score import HonourClaim, HonoursRule, Reason, Result, Sheet, target_imps
from biritch.seats import FOUR_PLAYERS, BySide, Seat, Side, Vulnerability
from tests.score.strategies import deals_scored, turned
from tests.score.vectors import vectors

SIDES = {"NS": Side.NS, "EW": Side.EW}
OLD, NEW = ChicagoVulnerability.OLD, ChicagoVulnerability.NEW
CHICAGO = vectors("rubber_chicago")["chicago"]


def _play(options: Chicago, *texts: str | None) -> Sheet:
    form, sheet = form_of(options), Sheet()
    for text in texts:
        assert not form.is_over(sheet), text
        sheet = form.record(sheet, form.next(sheet), None if text is None else Result.parse(text))
    return sheet


def _duplicate_chicago(vulnerability: ChicagoVulnerability) -> Form:
    """Chicago duplicate, put together from parts of both."""
    return Form(
        options=Chicago(vulnerability=vulnerability),
        seating=FOUR_PLAYERS,
        dealing=Dealing(),
        bidding=ROUND_TABLE,
        schedule=FourDeals(vulnerability, PassedOut.PASSES_ON),
        scoring=DuplicateScoring(),
        ending=LastBoard(4),
    )


def _check_worked(form: Form, expected: dict[str, Any]) -> None:
    sheet = Sheet()
    for entry, row in zip(CHICAGO["input"], expected["deals"], strict=True):
        turn = form.next(sheet)
        assert row["vulnerable"] == [
            name for name, side in SIDES.items() if turn.vulnerable.includes(side)
        ]
        side = SIDES[entry["side"]]
        contract = Contract.parse(entry["contract"] + side.seats[0].value)
        sheet = form.record(sheet, turn, Result(contract, entry["tricks"]))
        # The worked example books the premium for the last part score with the fourth deal.
        lines = (*sheet.deals[-1].lines, *sheet.closing)
        points = {line.reason: line.points for line in lines}
        bonuses = (Reason.GAME, Reason.PART_SCORE, Reason.LAST_PART_SCORE)
        assert row["trick_points"] == points.get(Reason.TRICKS, 0)
        assert row["premiums"] == points.get(Reason.OVERTRICKS, 0)
        assert row["game_or_part_bonus"] == sum(points.get(reason, 0) for reason in bonuses)
        assert row["defenders"] == points.get(Reason.UNDERTRICKS, 0)
    assert form.is_over(sheet)
    assert expected["totals"] == {"NS": sheet.totals.ns, "EW": sheet.totals.ew}


def test_the_worked_chicago() -> None:
    results = CHICAGO["results"]
    _check_worked(form_of(Chicago()), results["carry_non_dealer_vulnerable"])
    _check_worked(form_of(Chicago(vulnerability=OLD)), results["carry_dealer_vulnerable"])
    _check_worked(
        _duplicate_chicago(OLD), results["duplicate_style_50_per_partscore_dealer_vulnerable"]
    )


def test_the_same_deals_as_chicago_duplicate_with_the_new_vulnerability() -> None:
    form, sheet = _duplicate_chicago(NEW), Sheet()
    for text in ("2HN=", "2CN+1", "4SXE-1", "3DE="):
        sheet = form.record(sheet, form.next(sheet), Result.parse(text))
    assert BySide(420, 110) == sheet.totals


def test_the_worked_deal_against_a_target_goes_by_the_older_vulnerability() -> None:
    form = _duplicate_chicago(OLD)
    sheet = form.record(Sheet(), form.next(Sheet()), None)
    turn = form.next(sheet)
    assert turn.vulnerable is Vulnerability.EW
    points = form.record(sheet, turn, Result.parse("3HE+1")).deals[1].points(Side.EW)
    assert (170, -3) == (points, target_imps(points, 24, vulnerable=True))


@pytest.mark.parametrize(
    ("rule", "dealer", "expected"),
    [
        (NEW, Seat.NORTH, ["none", "ns", "ew", "both"]),
        (OLD, Seat.NORTH, ["none", "ew", "ns", "both"]),
        (NEW, Seat.EAST, ["none", "ew", "ns", "both"]),
    ],
)
def test_vulnerability_goes_by_the_deal(
    rule: ChicagoVulnerability, dealer: Seat, expected: list[str]
) -> None:
    form, sheet, turns = form_of(Chicago(vulnerability=rule, dealer=dealer)), Sheet(), []
    while not form.is_over(sheet):
        turns.append(form.next(sheet))
        sheet = form.record(sheet, turns[-1], Result.parse("4SN="))
    assert expected == [turn.vulnerable.value for turn in turns]
    assert list(dealer.round()) == [turn.dealer for turn in turns]


def test_a_deal_passed_out_is_dealt_again_and_keeps_its_place() -> None:
    form, sheet = form_of(Chicago()), _play(Chicago(), "1CN=", None)
    turn = form.next(sheet)
    assert (3, 2, Seat.EAST) == (turn.number, turn.place, turn.dealer)
    assert turn.vulnerable is Vulnerability.NS
    sheet = _play(Chicago(), "1CN-1", None, "1CN-1", "1CN-1", None, None, "1CN-1")
    assert form.is_over(sheet)


def test_a_deal_passed_out_may_count_among_the_four() -> None:
    options = Chicago(passed_out=PassedOut.PASSES_ON)
    sheet = _play(options, "2SN=", None, None, None)
    assert form_of(options).is_over(sheet)
    assert BySide(160, 0) == sheet.totals


@pytest.mark.parametrize(
    ("texts", "bonus"),
    [
        (("4SN=",), 300),
        (("1CE-1", "4SN="), 500),
        (("1CE-1", "1CE-1", "4SN="), 300),
        (("2SN=", "1NTN="), 500),
        (("2SN=", "1CE-1", "1NTN="), 300),
    ],
)
def test_a_game_is_paid_at_once_by_the_vulnerability_of_the_deal_that_completes_it(
    texts: tuple[str, ...], bonus: int
) -> None:
    sheet = _play(Chicago(), *texts)
    games = [line for line in sheet.lines if line.reason is Reason.GAME]
    assert [bonus] == [line.points for line in games]
    assert games == [line for line in sheet.deals[-1].lines if line.reason is Reason.GAME]


def test_more_than_two_games_may_be_won() -> None:
    sheet = _play(Chicago(), "4SN=", "4SN=", "4SN=", "4SN=")
    assert BySide(4, 0) == sheet.games
    assert BySide(4 * 120 + 300 + 500 + 300 + 500, 0) == sheet.totals
    assert sheet.closing == ()


ANY, FOURTH = LastPartScore.ANY_DEAL, LastPartScore.FOURTH_DEAL


@pytest.mark.parametrize(
    ("rule", "texts", "paid"),
    [
        (ANY, ("2SN=", "1CE-1", "1CE-1", "1CE-1"), [Side.NS]),
        (FOURTH, ("2SN=", "1CE-1", "1CE-1", "1CE-1"), []),
        (ANY, ("2SN=", "1CE-1", "1CE-1", "2SE="), [Side.NS, Side.EW]),
        (FOURTH, ("2SN=", "1CE-1", "1CE-1", "2SE="), [Side.EW]),
        (ANY, ("2SN=", "1CE-1", "1CE-1", "4SE="), []),
        (FOURTH, ("2SE=", "1CE-1", "1CE-1", "2SE="), []),
        (FOURTH, ("1CE-1", "1CE-1", "1CE-1", "2SE="), [Side.EW]),
    ],
)
def test_a_part_score_is_paid_after_the_fourth_deal(
    rule: LastPartScore, texts: tuple[str, ...], paid: list[Side]
) -> None:
    sheet = _play(Chicago(last_part_score=rule), *texts)
    assert [(side, 100) for side in paid] == [(line.side, line.points) for line in sheet.closing]
    assert all(line.reason is Reason.LAST_PART_SCORE for line in sheet.closing)


def test_players_who_stop_early_are_paid_nothing_more() -> None:
    sheet = _play(Chicago(), "2SN=")
    assert sheet == form_of(Chicago()).stop(sheet)


def test_honours_count_when_the_players_agree() -> None:
    form = form_of(Chicago(honours=HonoursRule.AFTER_PLAY))
    claimed = (HonourClaim(Seat.NORTH, 150),)
    sheet = form.record(Sheet(), form.next(Sheet()), Result.parse("1SN="), claimed)
    assert BySide(180, 0) == sheet.totals
    with pytest.raises(BadValue):
        form.record(Sheet(), form.next(Sheet()), None, claimed)


def test_a_chicago_may_be_settled() -> None:
    options = Chicago(settlement=Settlement.HALF_UP)
    assert BySide(4, -4) == form_of(options).settlement(_play(options, "4SN="))


def test_a_given_board_lends_its_cards_only() -> None:
    board = Board(77, Seat.WEST, Vulnerability.BOTH, next(seeded("given")))
    turn = form_of(Chicago()).next(Sheet(), board)
    assert (1, Seat.NORTH, Vulnerability.NONE) == (turn.number, turn.dealer, turn.vulnerable)


HOUSES: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    vulnerability=st.sampled_from(tuple(ChicagoVulnerability)),
    passed_out=st.sampled_from(tuple(PassedOut)),
    last_part_score=st.sampled_from(tuple(LastPartScore)),
)


@given(HOUSES, st.lists(deals_scored(), min_size=8, max_size=8), st.integers(0, 3))
def test_turning_the_table_turns_the_sheet(
    house: dict[str, Any], evening: list[Result | None], steps: int
) -> None:
    totals = []
    for turn_by in (0, steps):
        form, sheet = form_of(Chicago(**house, dealer=Seat.NORTH.after(turn_by))), Sheet()
        for result in evening:
            if not form.is_over(sheet):
                sheet = form.record(sheet, form.next(sheet), result and turned(result, turn_by))
        totals.append(sheet.totals)
        assert sum(sheet.totals) == sum(line.points for line in sheet.lines)
    here, there = totals
    assert here == (BySide(there.ew, there.ns) if steps % 2 else there)
