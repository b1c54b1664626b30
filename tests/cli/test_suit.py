from __future__ import annotations

import json

import pytest

from tests.cli.running import biritch


def test_the_play_is_told_in_three_languages() -> None:
    asked = "suit AQ 32 --tricks 2"
    english = "Lead the 2 from dummy and play the Q; if East plays the K, the A"
    assert ["AQ opposite 32, missing KJT987654", "2 tricks: 50.00%", f"  {english}"] == biritch(
        asked
    ).out.splitlines()
    assert (
        "Ходіть 2 зі столу і покладіть Д; якщо Схід кладе К, то Т"
        in biritch(f"{asked} --language uk").out
    )
    assert (
        "Ходите 2 со стола и положите Д; если Восток кладёт К, то Т"
        in biritch(f"{asked} --language ru").out
    )
    text = json.loads(biritch(f"{asked} --json").out)["goals"][0]["text"]
    assert [english] == text["en"]
    assert {1} == {len(told) for told in text.values()}


def test_every_goal_has_its_chance_as_a_number_and_as_a_fraction() -> None:
    answer = json.loads(biritch("suit AQT 432 --json").out)
    assert [1.0, 0.76, 0.24] == [goal["chance"] for goal in answer["goals"]]
    assert ["1", "19/25", "6/25"] == [goal["exact"] for goal in answer["goals"]]
    assert 2.0 == answer["most"]["average"]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("suit AQ A2", "a card is in both hands"),
        ("suit AQ 32 --tricks 3", "2 tricks can be played in this suit, not 3"),
        ("suit AQ 32 --vacant many", "two numbers as in 7,12"),
        ("suit AQ 32 --vacant 4,4", "9 cards do not fit into 4 and 4 places"),
        ("suit 1 2", "ranks, each once"),
    ],
)
def test_what_is_no_suit_is_told_on_one_line(asked: str, says: str) -> None:
    ended = biritch(asked)
    assert (2, "") == (ended.code, ended.out)
    assert says in ended.err
