from __future__ import annotations

from biritch.score import Game, Reason, Scored, ScoreLine, Sheet
from biritch.seats import BySide, Seat, Side, Vulnerability


def _below(side: Side, points: int) -> ScoreLine:
    return ScoreLine(Reason.TRICKS, points, side, below=True)


def _above(side: Side, points: int) -> ScoreLine:
    return ScoreLine(Reason.OVERTRICKS, points, side)


def _sheet(*lines: ScoreLine) -> Sheet:
    sheet = Sheet()
    for number, line in enumerate(lines, 1):
        scored = Scored(number, Seat.NORTH, Vulnerability.NONE, None, (line,))
        sheet = sheet.add(scored)
    return sheet


def test_an_empty_sheet_has_one_game_open_and_nothing_else() -> None:
    sheet = Sheet()
    assert (Game(),) == sheet.played
    assert BySide(0, 0) == sheet.totals == sheet.part_scores == sheet.games
    assert sheet.vulnerable is Vulnerability.NONE


def test_part_scores_add_up_to_a_game_which_wipes_those_of_both_sides() -> None:
    sheet = _sheet(_below(Side.NS, 40), _below(Side.EW, 70), _below(Side.NS, 60))
    assert BySide(0, 0) == sheet.part_scores
    assert BySide(1, 0) == sheet.games
    assert sheet.vulnerable is Vulnerability.NS
    assert BySide(100, 70) == sheet.totals


def test_ninety_points_are_no_game() -> None:
    sheet = _sheet(_below(Side.EW, 90))
    assert BySide(0, 90) == sheet.part_scores
    assert BySide(0, 0) == sheet.games


def test_a_line_is_drawn_after_each_game() -> None:
    first, second, third = _below(Side.NS, 60), _below(Side.EW, 120), _below(Side.NS, 40)
    sheet = _sheet(first, second, third)
    assert (
        Game(BySide((first,), (second,)), Side.EW),
        Game(BySide((third,), ())),
    ) == sheet.played


def test_entries_stand_above_and_below_in_the_order_they_were_written() -> None:
    lines = (_below(Side.NS, 60), _above(Side.NS, 30), _above(Side.EW, 50), _above(Side.NS, 20))
    closing = ScoreLine(Reason.UNFINISHED_PART_SCORE, 100, Side.NS)
    sheet = _sheet(*lines).close((closing,))
    assert BySide((lines[1], lines[3], closing), (lines[2],)) == sheet.above
    assert BySide((lines[0],), ()) == sheet.below
    assert (*lines, closing) == sheet.lines
    assert BySide(210, 50) == sheet.totals


def test_a_deal_comes_to_one_sides_points_less_the_others() -> None:
    lines = (_below(Side.NS, 60), _above(Side.EW, 100))
    scored = Scored(1, Seat.NORTH, Vulnerability.NONE, None, lines)
    assert (-40, 40) == (scored.points(Side.NS), scored.points(Side.EW))
