from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.running import biritch


def _json(line: str) -> Any:
    ended = biritch(f"score {line} --json")
    assert 0 == ended.code, ended.err
    return json.loads(ended.out)


@pytest.mark.parametrize(
    ("line", "points", "points_ns"),
    [
        # Board 8 of the protocol in the old club sheets: nobody vulnerable.
        ("6CXXS=", 1380, 1380),
        ("6CS=", 920, 920),
        ("6NTN-1", -50, -50),
        ("3NTN+1", 430, 430),
        ("4HXE-3 --vulnerable ew", -800, 800),
        ("4HXE-3 --vulnerable ns", -500, 500),
        ("7NTXXW-13 --vulnerable Both", -7600, 7600),
        ("PASS", 0, 0),
    ],
)
def test_a_board_of_duplicate_is_worth_what_the_table_says(
    line: str, points: int, points_ns: int
) -> None:
    answer = _json(line)
    assert (points, points_ns) == (answer["points"], answer["points_ns"])
    assert points == sum(each["points"] for each in answer["lines"])


def test_results_are_read_as_players_write_them() -> None:
    assert _json("3nn=") == _json("3БКС=") == _json("3NTN=")
    assert _json("4♥xs-1") == _json("4HXS-1")


@pytest.mark.parametrize(
    ("line", "ns", "ew"),
    [
        ("2NTXS=", (50, 140), (0, 0)),
        ("1SS+2", (60, 30), (0, 0)),
        ("4DN+1", (20, 80), (0, 0)),
        ("3CXXE+1 --vulnerable both", (0, 0), (500, 240)),
        ("3CXXE+1 --vulnerable both --insult-fifty", (0, 0), (450, 240)),
        ("4SXN-4", (0, 0), (800, 0)),
        ("4SXN-4 --simple-undertricks", (0, 0), (700, 0)),
    ],
)
def test_one_deal_of_a_rubber_stands_above_and_below_the_line(
    line: str, ns: tuple[int, int], ew: tuple[int, int]
) -> None:
    sheet = _json(f"{line} --form rubber")["sheet"]
    assert (ns, ew) == tuple((sheet[side]["above"], sheet[side]["below"]) for side in ("ns", "ew"))


@pytest.mark.parametrize(
    ("house", "ns", "ew"),
    [
        ("", 940, 0),
        ("--quick-rubber", 990, 0),
        ("--game-bonuses", 1140, 0),
    ],
)
def test_the_rules_of_the_house_change_what_a_rubber_pays(house: str, ns: int, ew: int) -> None:
    answer = _json(f"4HN= 4SS= --form rubber {house}")
    assert {"ns": ns, "ew": ew} == answer["totals"]
    assert answer["over"]


@pytest.mark.parametrize(("house", "ns"), [("", 60 + 100), ("--half-part-score", 60 + 50)])
def test_players_may_stop_before_the_end(house: str, ns: int) -> None:
    answer = _json(f"2HN= --form rubber --stop {house}")
    assert ({"ns": ns, "ew": 0}, False) == (answer["totals"], answer["over"])
    assert "The players stop" in biritch("score 2HN= --form rubber --stop").out


def test_four_passes_are_dealt_again_or_counted_as_the_house_likes() -> None:
    four = "PASS 1NTN= 2HE= 1CS="
    assert not _json(f"{four} --form chicago")["over"]
    assert _json(f"{four} --form chicago --counted")["over"]
    dealt = biritch("score --form rubber PASS 1NTN= --redealt").out
    assert "Deal 2: 1NTN=, North deals" in dealt
    assert "Deal 2: 1NTN=, East deals" in biritch("score --form rubber PASS 1NTN=").out


def test_the_second_deal_of_a_chicago_is_vulnerable_by_the_rule_of_the_house() -> None:
    assert "ns" == _json("1NTN= --form chicago")["vulnerable"]
    assert "ew" == _json("1NTN= --form chicago --old-vulnerability")["vulnerable"]
    assert "At the end" in biritch("score --form chicago 1NTN= 2HE= 1CS= 1DN=").out


def test_only_a_part_score_of_the_fourth_deal_may_be_paid() -> None:
    deals = "1NTN= 2HE-1 1CW-1 1DE="
    assert 100 == _json(f"{deals} --form chicago")["closing"][0]["points"]
    sides = [line["side"] for line in _json(f"{deals} --form chicago")["closing"]]
    assert ["ns", "ew"] == sides
    fourth = _json(f"{deals} --form chicago --fourth-part-score")["closing"]
    assert ["ew"] == [line["side"] for line in fourth]


def test_honours_are_written_for_the_side_that_holds_them() -> None:
    lines = _json("4HN-1@H:E100,N150 --form rubber")["deals"][0]["lines"]
    assert [("ew", 50), ("ew", 100), ("ns", 150)] == [
        (line["side"], line["points"]) for line in lines
    ]


def test_a_board_passed_out_is_nothing_for_people_too() -> None:
    assert "passed out: 0\n" == biritch("score PASS").out
    assert "430  total for EW, -430 for NS" in biritch("score 3NTE+1").out


@pytest.mark.parametrize(
    ("line", "target", "difference", "imps"),
    [
        ("3HW+1 --hcp 24 --vulnerable ew", 290, -120, -3),
        ("3HW+1 --hcp 24", 200, -30, -1),
        ("3HW+1 --hcp 24 --vulnerable ns", 200, -30, -1),
        ("4SN= --hcp 25", 300, 120, 3),
        ("2SE= --hcp 15", -300, 410, 9),  # the others had 25 and should have scored 300
        ("2SE= --hcp 15 --vulnerable ns", -440, 550, 11),
        ("1NTN-1 --hcp 20 --vulnerable both", 0, -100, -3),
        ("PASS --hcp 25 --vulnerable ns", 440, -440, -10),
    ],
)
def test_russian_scoring_measures_declarers_side_against_its_target(
    line: str, target: int, difference: int, imps: int
) -> None:
    answer = _json(f"{line} --form russian")
    assert (target, difference, imps) == (answer["target"], answer["difference"], answer["imps"])
    assert answer["difference"] == answer["points"] - answer["target"]


def test_a_board_of_duplicate_has_no_target() -> None:
    assert {"format", "points", "points_ns", "lines"} == _json("4SN=").keys()


def test_a_russian_match_adds_the_imps_of_its_deals() -> None:
    answer = _json("4SN= --hcp 25 3HW+1 --hcp 24 PASS --hcp 20 --form russian")
    assert ["ns", "ew", "ns"] == [deal["measured"]["side"] for deal in answer["deals"]]
    assert [3, -3, 0] == [deal["measured"]["imps"] for deal in answer["deals"]]
    assert {"ns": 6, "ew": -6} == answer["imps"]
    assert (
        "IMPs           6      -6"
        in biritch("score 4SN= --hcp 25 3HW+1 --hcp 24 --form russian").out
    )
    newer = _json("PASS --hcp 20 3HW+1 --hcp 24 --form russian --new-vulnerability")
    assert [0, 200] == [deal["measured"]["target"] for deal in newer["deals"]]


@pytest.mark.parametrize(
    ("house", "ns", "ew"),
    [
        ("", 420, 110),
        ("--old-vulnerability", 320, 110),
        ("--hundred-part-score", 520, 160),
        ("--variant hundred-part-score", 520, 160),
    ],
)
def test_a_chicago_may_be_scored_as_duplicate(house: str, ns: int, ew: int) -> None:
    answer = _json(f"--form chicagoduplicate {house} 2HN= 2CN+1 4SXE-1 3DE=")
    assert ({"ns": ns, "ew": ew}, True) == (answer["totals"], answer["over"])
    assert [] == answer["closing"]


@pytest.mark.parametrize(
    ("variants", "switches"),
    [
        ("--variant a", "--game-bonuses"),
        ("--variant b --variant C", "--insult-fifty --quick-rubber"),
        ("--variant d", "--simple-undertricks"),
        ("--variant e", "--settle"),
        ("--variant quick-rubber", "--quick-rubber"),
    ],
)
def test_a_variant_is_a_switch_by_its_letter_or_its_name(variants: str, switches: str) -> None:
    deals = "4SXN-4 4SXXN= 4HN= --form rubber"
    assert _json(f"{deals} {switches}") == _json(f"{deals} {variants}")
    assert _json(deals) != _json(f"{deals} {variants}")


def test_variant_f_is_the_rubber_that_the_players_leave_unfinished() -> None:
    assert _json("4SN= --form rubber --stop") == _json("4SN= --form rubber --variant f")


@pytest.mark.parametrize(
    ("line", "ns", "ew"),
    [
        ("--form rubber --settle 4HN= 4SS=", 9, -9),
        ("--form rubber --settle 4HN= 3NTE-1 4SS=", 10, -10),
        ("--form rubber --settle-down 4HN= 3NTE-1 4SS=", 10, -10),
        ("--form rubber --settle 4HN= --stop", 4, -4),
        ("--form rubber --settle 4HN= 4HE= --stop", 0, 0),
        ("--form twohanded --settle 4HN= 4SN=", 9, -9),
        ("--form threehanded --settle 4HS= 4SS=", 18, -9),
        ("--form threehanded --settle 4HS= 4SS= --with-both", 10, -5),
        ("--form threehanded --settle 4HE= 4SE= --owner E", -9, 18),
        ("--form threehanded --settle 4HE= 4SW=", -18, 9),
    ],
)
def test_at_the_end_each_player_wins_or_loses_in_hundreds(line: str, ns: int, ew: int) -> None:
    assert {"ns": ns, "ew": ew} == _json(line)["settlement"]


@pytest.mark.parametrize(("house", "each"), [("--settle", 10), ("--settle-down", 9)])
def test_exactly_half_a_hundred_goes_as_the_house_says(house: str, each: int) -> None:
    answer = _json(f"--form rubber 3NTN= 3NTE-1 3NTN= {house}")
    assert {"ns": 950, "ew": 0} == answer["totals"]
    assert {"ns": each, "ew": -each} == answer["settlement"]


def test_nothing_is_settled_before_the_end() -> None:
    assert "settlement" not in _json("--form rubber --settle 4HN=")
    assert "each           9      -9" in biritch("score --form rubber --settle 4HN= 4HN=").out


@pytest.mark.parametrize("form", ["twohanded", "threehanded"])
def test_two_and_three_players_score_a_rubber(form: str) -> None:
    deals = "2HN+1 3NTE=@H:E150 PASS 6HE="
    assert _json(f"{deals} --form rubber") == _json(f"{deals} --form {form}")


@pytest.mark.parametrize("form", ["Two-Handed", "two_handed", "TWOHANDED"])
def test_the_words_of_a_form_may_be_joined_in_any_way(form: str) -> None:
    assert _json("4SN= --form twohanded") == _json(f"4SN= --form {form}")
