from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.auction import Contract
from biritch.cards import Board, seeded
from biritch.errors import BadValue
from biritch.forms import PassedOut, Rubber, Settlement, form_of
from biritch.score import HonourClaim, HonoursRule, Reason, Result, Scored, Sheet, parse_result
from biritch.seats import BySide, Seat, Side, Vulnerability
from tests.score.strategies import claims, deals_scored, turned
from tests.score.vectors import vectors

SIDES = {"NS": Side.NS, "EW": Side.EW}


def _play(options: Rubber, *texts: str) -> Sheet:
    form, sheet = form_of(options), Sheet()
    for text in texts:
        assert not form.is_over(sheet), text
        sheet = form.record(sheet, form.next(sheet), Result.parse(text))
    return sheet


def _below(scored: Scored) -> int:
    return sum(line.points for line in scored.lines if line.below)


def _above(scored: Scored, side: Side) -> int:
    return sum(
        line.points
        for line in scored.lines
        if not line.below and line.side is side and line.reason is not Reason.HONOURS
    )


@pytest.mark.parametrize("name", vectors("rubber_chicago")["rubbers"])
def test_a_worked_rubber(name: str) -> None:
    rubber = vectors("rubber_chicago")["rubbers"][name]
    form, sheet = form_of(Rubber(honours=HonoursRule.AFTER_PLAY)), Sheet()
    for given_deal, expected in zip(rubber["input"], rubber["result"]["deals"], strict=True):
        turn = form.next(sheet)
        if given_deal.get("passed"):
            sheet = form.record(sheet, turn, None)
            continue
        side = SIDES[given_deal["side"]]
        contract = Contract.parse(given_deal["contract"] + side.seats[0].value)
        honours = tuple(
            HonourClaim(SIDES[who].seats[1], points)
            for who, points in given_deal.get("honours", {}).items()
        )
        sheet = form.record(sheet, turn, Result(contract, given_deal["tricks"]), honours)
        scored = sheet.deals[-1]
        assert expected["declarer_vul"] is turn.vulnerable.includes(side)
        assert expected["below"] == _below(scored)
        assert expected["above"] == _above(scored, side)
        assert expected["defenders"] == _above(scored, side.opponents)
    result = rubber["result"]
    assert result["finished"] is form.is_over(sheet)
    if not result["finished"]:
        sheet = form.stop(sheet)
        assert _unfinished(result["unfinished_bonuses"]) == {
            (line.side, line.points) for line in sheet.closing
        }
    assert result["totals"] == {"NS": sheet.totals.ns, "EW": sheet.totals.ew}


def _unfinished(bonuses: dict[str, str]) -> set[tuple[Side, int]]:
    """As in `{"game_300_to": "EW"}`."""
    return {(SIDES[side], int(name.split("_")[1])) for name, side in bonuses.items()}


@pytest.mark.parametrize(
    ("text", "below", "above"),
    [("2NTXN=", 140, 50), ("1SN+2", 30, 60), ("4DN+1", 80, 20), ("2SXN=", 120, 50)],
)
def test_what_goes_below_the_line_and_what_above(text: str, below: int, above: int) -> None:
    (scored,) = _play(Rubber(), text).deals
    assert (below, above) == (_below(scored), _above(scored, Side.NS))


@pytest.mark.parametrize(
    ("texts", "below"), [(("2DN=", "3HN="), [40, 90]), (("1NTN=", "3CN="), [40, 60])]
)
def test_part_scores_add_up_to_a_game(texts: tuple[str, ...], below: list[int]) -> None:
    sheet = _play(Rubber(), *texts)
    assert below == [_below(scored) for scored in sheet.deals]
    assert BySide(1, 0) == sheet.games


def test_a_redoubled_part_score_vulnerable_with_an_overtrick() -> None:
    for insult_fifty, insult in ((False, 100), (True, 50)):
        sheet = _play(Rubber(insult_fifty=insult_fifty), "4SN=", "3CXXN+1")
        points = {line.reason: line.points for line in sheet.deals[1].lines}
        assert {Reason.TRICKS: 240, Reason.OVERTRICKS: 400, Reason.INSULT: insult} == points


def test_a_game_draws_a_line_for_both_sides() -> None:
    sheet = _play(Rubber(), "2SE=", "4SN=", "2SE=")
    assert BySide(0, 60) == sheet.part_scores
    assert [Side.NS, None] == [game.won_by for game in sheet.played]


@pytest.mark.parametrize(
    ("texts", "bonus"), [(("4SN=", "4SS="), 700), (("4SN=", "4HE=", "4SS="), 500)]
)
def test_two_games_win_the_rubber(texts: tuple[str, ...], bonus: int) -> None:
    sheet = _play(Rubber(), *texts)
    (line,) = sheet.closing
    assert (Reason.RUBBER, bonus, Side.NS) == (line.reason, line.points, line.side)
    assert line.law == "R74"


def _bonuses(sheet: Sheet) -> BySide[int]:
    """What each side got for games and the rubber, its tricks left aside."""
    reasons = (Reason.GAME, Reason.RUBBER)
    return BySide.make(
        lambda side: sum(
            line.points for line in sheet.lines if line.side is side and line.reason in reasons
        )
    )


def test_game_bonuses_take_the_place_of_the_rubbers() -> None:
    house = Rubber(game_bonuses=True)
    assert BySide(900, 0) == _bonuses(_play(house, "4SN=", "4SN="))
    assert BySide(900, 200) == _bonuses(_play(house, "4SN=", "4SE=", "4SN="))


def test_a_game_made_of_part_scores_brings_its_bonus_when_it_is_complete() -> None:
    sheet = _play(Rubber(game_bonuses=True), "2SN=", "1NTN=")
    assert [False, True] == [
        Reason.GAME in {line.reason for line in scored.lines} for scored in sheet.deals
    ]


def test_a_quick_rubber_may_bring_750() -> None:
    house = Rubber(quick_rubber=True)
    assert BySide(750, 0) == _bonuses(_play(house, "4SN=", "4SN="))
    assert BySide(500, 0) == _bonuses(_play(house, "4SN=", "4SE=", "4SN="))


def test_a_quick_rubber_brings_nothing_of_its_own_where_games_are_paid() -> None:
    with pytest.raises(BadValue, match="in place of the rubber") as refused:
        Rubber(quick_rubber=True, game_bonuses=True)
    assert "form.no_rubber_bonus" == refused.value.code


@pytest.mark.parametrize(
    ("simple", "points"), [(False, [800, 1100]), (True, [700, 1100])], ids=["laws", "house"]
)
def test_doubled_undertricks_may_be_simplified(simple: bool, points: list[int]) -> None:
    sheet = _play(Rubber(simple_undertricks=simple), "4SXN-4", "4HE=", "4SXE-4")
    assert points == [sheet.deals[0].points(Side.EW), sheet.deals[2].points(Side.NS)]


@pytest.mark.parametrize(
    ("rule", "totals", "won"),
    [
        (Settlement.NONE, BySide(1000, 0), None),
        (Settlement.HALF_UP, BySide(1149, 0), BySide(11, -11)),
        (Settlement.HALF_UP, BySide(1150, 0), BySide(12, -12)),
        (Settlement.HALF_UP, BySide(0, 1150), BySide(-12, 12)),
        (Settlement.HALF_DOWN, BySide(1150, 0), BySide(11, -11)),
        (Settlement.HALF_DOWN, BySide(1160, 0), BySide(12, -12)),
        (Settlement.HALF_UP, BySide(730, 730), BySide(0, 0)),
    ],
)
def test_a_difference_is_settled_in_hundreds(
    rule: Settlement, totals: BySide[int], won: BySide[int] | None
) -> None:
    assert won == rule.settle(totals)


def test_a_rubber_is_settled_as_the_house_chose() -> None:
    options = Rubber(settlement=Settlement.HALF_UP)
    sheet = _play(options, "4SN=", "3NTS+1")  # 120 + 130 + 700
    assert BySide(10, -10) == form_of(options).settlement(sheet)
    assert form_of(Rubber()).settlement(sheet) is None


@pytest.mark.parametrize(
    ("texts", "points", "closing"),
    [
        (("4SN=",), 100, [(Side.NS, 300)]),
        (("2SN=",), 100, [(Side.NS, 100)]),
        (("2SN=",), 50, [(Side.NS, 50)]),
        (("4SN=", "2SN="), 50, [(Side.NS, 300), (Side.NS, 50)]),
        (("4SN=", "2SE="), 100, [(Side.NS, 300), (Side.EW, 100)]),
        (("4SN=", "4SE=", "2SE="), 100, [(Side.EW, 100)]),
        (("4SN=", "2SE=", "2SN="), 100, [(Side.NS, 300)]),
        (("4SN-1",), 100, []),
    ],
)
def test_a_rubber_the_players_break_off(
    texts: tuple[str, ...], points: int, closing: list[tuple[Side, int]]
) -> None:
    options = Rubber(unfinished_part_score=points)
    stopped = form_of(options).stop(_play(options, *texts))
    assert closing == [(line.side, line.points) for line in stopped.closing]


@pytest.mark.parametrize(
    ("rule", "dealers", "places"),
    [(PassedOut.PASSES_ON, "WNES", [1, 2, 3, 4]), (PassedOut.REDEALT, "WWNN", [1, 1, 2, 2])],
)
def test_a_deal_passed_out_passes_on_or_is_dealt_again(
    rule: PassedOut, dealers: str, places: list[int]
) -> None:
    form, sheet, turns = form_of(Rubber(passed_out=rule, dealer=Seat.WEST)), Sheet(), []
    for result in (None, Result.parse("1CN="), None, Result.parse("1CN=")):
        turns.append(form.next(sheet))
        sheet = form.record(sheet, turns[-1], result)
    assert dealers == "".join(turn.dealer.value for turn in turns)
    assert places == [turn.place for turn in turns]
    assert [1, 2, 3, 4] == [turn.number for turn in turns]
    assert sheet.deals[0].lines == ()


def test_a_given_board_lends_its_cards_only() -> None:
    board = Board(77, Seat.WEST, Vulnerability.BOTH, next(seeded("given")))
    turn = form_of(Rubber()).next(Sheet(), board)
    assert (1, Seat.NORTH, Vulnerability.NONE) == (turn.number, turn.dealer, turn.vulnerable)


def test_honours_are_scored_for_any_hand_made_or_not() -> None:
    form = form_of(Rubber(honours=HonoursRule.AFTER_AUCTION))
    assert form.scoring.honours is HonoursRule.AFTER_AUCTION
    claimed = (HonourClaim(Seat.EAST, 150), HonourClaim(Seat.SOUTH, 100))
    sheet = form.record(Sheet(), form.next(Sheet()), Result.parse("3NTXXN-1"), claimed)
    assert BySide(100, 350) == sheet.totals


@pytest.mark.parametrize(
    ("rule", "text", "seats", "code"),
    [
        (HonoursRule.NONE, "4SN=", "N", "honours.none"),
        (HonoursRule.AFTER_PLAY, "PASS", "N", "honours.none"),
        (HonoursRule.AFTER_PLAY, "4SN=", "NN", "honours.twice"),
    ],
)
def test_honours_that_cannot_be_scored_are_refused(
    rule: HonoursRule, text: str, seats: str, code: str
) -> None:
    form = form_of(Rubber(honours=rule))
    claimed = tuple(HonourClaim(Seat(seat), 100) for seat in seats)
    with pytest.raises(BadValue) as refused:
        form.record(Sheet(), form.next(Sheet()), parse_result(text), claimed)
    assert code == refused.value.code


def test_a_part_score_premium_that_no_house_pays_is_refused() -> None:
    with pytest.raises(BadValue, match="100 or 50 points, not 70"):
        Rubber(unfinished_part_score=70)


HOUSES = st.builds(
    Rubber,
    honours=st.just(HonoursRule.AFTER_PLAY),
    insult_fifty=st.booleans(),
    simple_undertricks=st.booleans(),
    settlement=st.sampled_from(tuple(Settlement)),
    unfinished_part_score=st.sampled_from((50, 100)),
    passed_out=st.sampled_from(tuple(PassedOut)),
).flatmap(
    lambda house: st.sampled_from(
        (house, replace(house, game_bonuses=True), replace(house, quick_rubber=True))
    )
)
EVENING = st.lists(st.tuples(deals_scored(), claims()), max_size=12)


@given(HOUSES, EVENING, st.integers(0, 3))
def test_turning_the_table_turns_the_sheet(
    options: Rubber, evening: list[tuple[Result | None, tuple[HonourClaim, ...]]], steps: int
) -> None:
    sheets = []
    for turn_by in (0, steps):
        chosen = Rubber(
            **{
                name: getattr(options, name)
                for name in options.__struct_fields__
                if name != "dealer"
            },
            dealer=Seat.NORTH.after(turn_by),
        )
        form, sheet = form_of(chosen), Sheet()
        for result, honours in evening:
            if form.is_over(sheet):
                break
            moved = tuple(HonourClaim(one.seat.after(turn_by), one.points) for one in honours)
            sheet = form.record(
                sheet,
                form.next(sheet),
                result and turned(result, turn_by),
                moved if result else (),
            )
        sheets.append(sheet if form.is_over(sheet) else form.stop(sheet))
    here, there = sheets
    for one, other in (
        (here.totals, there.totals),
        (here.games, there.games),
        (here.part_scores, there.part_scores),
    ):
        assert one == (BySide(other.ew, other.ns) if steps % 2 else other)
    assert sum(here.totals) == sum(line.points for line in here.lines)
    assert max(here.games) <= 2
    dealers = zip(here.deals, there.deals, strict=True)
    assert all(one.dealer.after(steps) is other.dealer for one, other in dealers)
