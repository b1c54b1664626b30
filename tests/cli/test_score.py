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
