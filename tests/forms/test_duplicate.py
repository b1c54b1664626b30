from __future__ import annotations

from importlib.util import find_spec

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import Contract, Doubling
from biritch.cards import STRAINS, Board, Strain, seeded
from biritch.errors import BadValue
from biritch.forms import Duplicate, duplicate_lines, duplicate_points, form_of
from biritch.score import HonourClaim, HonoursRule, Reason, Result, Sheet, imps, matchpoints
from biritch.seats import BySide, Seat, Side, Vulnerability
from tests.score.strategies import deals_scored, results, turned
from tests.score.vectors import vectors

TABLE = [
    (vulnerable, text, tricks, points)
    for vulnerable, column in ((False, "nonvul"), (True, "vul"))
    for text, row in vectors("duplicate_scores")[column].items()
    for tricks, points in enumerate(row)
]


def _contract(text: str) -> Contract:
    """A key of the table: level, strain as one letter, X or XX; South declares."""
    strain = Strain.NOTRUMP if text[1] == "N" else Strain.parse(text[1])
    return Contract(int(text[0]), strain, Doubling(text[2:]), Seat.SOUTH)


def test_the_whole_table_of_scores() -> None:
    assert len(TABLE) == 2940
    wrong = [
        (text, tricks, vulnerable, points)
        for vulnerable, text, tricks, points in TABLE
        if points != duplicate_points(Result(_contract(text), tricks), vulnerable=vulnerable)
    ]
    assert [] == wrong


# endplay has no wheels for the newest Pythons, so it is no requirement: a second opinion where it is.
if find_spec("endplay"):  # pragma: no branch

    def test_endplay_gives_every_contract_the_same_score() -> None:
        from endplay.types import Contract as Theirs  # noqa: PLC0415 - only where it is installed
        from endplay.types import Denom, Penalty, Player, Vul  # noqa: PLC0415

        strains = dict(
            zip(
                STRAINS,
                (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt),
                strict=True,
            )
        )
        penalties = dict(
            zip(Doubling, (Penalty.passed, Penalty.doubled, Penalty.redoubled), strict=True)
        )
        for level in range(1, 8):
            for strain in STRAINS:
                for doubling in Doubling:
                    contract = Contract(level, strain, doubling, Seat.NORTH)
                    for tricks in range(14):
                        result = Result(contract, tricks)
                        theirs = Theirs(
                            level=level,
                            denom=strains[strain],
                            penalty=penalties[doubling],
                            declarer=Player.north,
                            result=result.difference,
                        )
                        for vulnerable, vul in ((False, Vul.none), (True, Vul.both)):
                            ours = duplicate_points(result, vulnerable=vulnerable)
                            assert ours == theirs.score(vul), (str(result), vulnerable)


@pytest.mark.parametrize(("number", "expected"), vectors("dealer_vulnerability").items())
def test_the_board_number_gives_dealer_and_vulnerability(number: str, expected: list[str]) -> None:
    turn = form_of(Duplicate(first=int(number))).next(Sheet())
    assert int(number) == turn.number
    assert expected[0] == turn.dealer.value
    assert Vulnerability.parse(expected[1]) is turn.vulnerable


def test_boards_follow_one_another() -> None:
    form, sheet = form_of(Duplicate(boards=3, first=16)), Sheet()
    numbers, places = [], []
    while not form.is_over(sheet):
        turn = form.next(sheet)
        numbers.append(turn.number)
        places.append(turn.place)
        sheet = form.record(sheet, turn, None)
    assert ([16, 17, 18], [1, 2, 3]) == (numbers, places)


def test_a_given_board_keeps_what_is_written_on_it() -> None:
    board = Board(77, Seat.WEST, Vulnerability.EW, next(seeded("given")))
    turn = form_of(Duplicate()).next(Sheet(), board)
    assert (77, Seat.WEST, Vulnerability.EW) == (turn.number, turn.dealer, turn.vulnerable)


def test_without_a_number_of_boards_it_never_ends() -> None:
    form, sheet = form_of(Duplicate()), Sheet()
    for _ in range(40):
        sheet = form.record(sheet, form.next(sheet), None)
    assert not form.is_over(sheet)


# The traveller of board 8 in our rules: none vulnerable, North-South's scores.
TRAVELLER = [
    ("6CXXS=", 1380),
    ("6CS=", 920),
    ("6NTN-1", -50),
    ("6NTN-2", -100),
    ("3NTN+1", 430),
    ("5CS+1", 420),
]


def test_the_traveller_of_board_8() -> None:
    form = form_of(Duplicate(first=8))
    turn = form.next(Sheet())
    scores = []
    for text, points in TRAVELLER:
        sheet = form.record(Sheet(), turn, Result.parse(text))
        scores.append(sheet.deals[0].points(Side.NS))
        assert points == scores[-1]
    assert [10, 8, 2, 0, 6, 4] == matchpoints(scores)
    assert [0, 2, 8, 10, 4, 6] == matchpoints([-score for score in scores])


def test_a_grand_slam_at_one_table_and_a_small_one_at_the_other() -> None:
    grand = duplicate_points(Result.parse("7NTN="), vulnerable=False)
    small = duplicate_points(Result.parse("6CN+1"), vulnerable=False)
    assert (1520, 940, 11) == (grand, small, imps(grand - small))


def test_a_doubled_part_score_may_make_a_game() -> None:
    assert [470, 670] == [
        duplicate_points(Result.parse("2HXS="), vulnerable=vulnerable)
        for vulnerable in (False, True)
    ]


def test_a_board_passed_out_counts_and_brings_nothing() -> None:
    form = form_of(Duplicate(boards=1))
    sheet = form.record(Sheet(), form.next(Sheet()), None)
    assert form.is_over(sheet)
    assert ((), BySide(0, 0)) == (sheet.lines, sheet.totals)


def test_honours_do_not_count() -> None:
    form = form_of(Duplicate())
    assert form.scoring.honours is HonoursRule.NONE
    with pytest.raises(BadValue, match="honours do not count"):
        form.record(
            Sheet(), form.next(Sheet()), Result.parse("4SN="), (HonourClaim(Seat.NORTH, 100),)
        )


def test_nothing_is_carried_over_and_nothing_settled() -> None:
    form, sheet = form_of(Duplicate()), Sheet()
    for text in ("2SN=", "2SN="):
        sheet = form.record(sheet, form.next(sheet), Result.parse(text))
    assert (BySide(220, 0), BySide(0, 0)) == (sheet.totals, sheet.part_scores)
    assert Sheet(sheet.deals) == form.stop(sheet)
    assert form.settlement(sheet) is None


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"boards": 0}, "1 to 1000 boards are played, not 0"),
        ({"boards": 1001}, "1 to 1000 boards are played, not 1001"),
        ({"boards": 10**30}, "1 to 1000 boards are played, not a number of 100 bits"),
        ({"boards": -(10**5000)}, "1 to 1000 boards are played, not a number of 16610 bits"),
        ({"first": 0}, "boards count from 1 to 9999, not 0"),
        ({"first": 10**30}, "boards count from 1 to 9999, not a number of 100 bits"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_by_name(chosen: dict[str, int], message: str) -> None:
    with pytest.raises(BadValue, match=message):
        Duplicate(**chosen)


@given(results(), st.booleans())
def test_every_line_names_law_77(result: Result, vulnerable: bool) -> None:
    lines = duplicate_lines(result, vulnerable=vulnerable)
    assert {"77"} == {line.law for line in lines}
    assert not any(line.below for line in lines)
    bonus = {Reason.GAME, Reason.PART_SCORE} & {line.reason for line in lines}
    assert len(bonus) == result.made


@given(deals_scored(), st.sampled_from(tuple(Vulnerability)), st.integers(0, 3))
def test_turning_the_table_turns_the_score(
    result: Result | None, vulnerable: Vulnerability, steps: int
) -> None:
    form, deal = form_of(Duplicate()), next(seeded("turn"))
    swapped = vulnerable
    if steps % 2 and vulnerable in (Vulnerability.NS, Vulnerability.EW):
        swapped = Vulnerability.EW if vulnerable is Vulnerability.NS else Vulnerability.NS
    here = form.next(Sheet(), Board(1, Seat.NORTH, vulnerable, deal))
    there = form.next(Sheet(), Board(1, Seat.NORTH.after(steps), swapped, deal.rotate(steps)))
    first = form.record(Sheet(), here, result).totals
    second = form.record(Sheet(), there, result and turned(result, steps)).totals
    assert first == (BySide(second.ew, second.ns) if steps % 2 else second)
