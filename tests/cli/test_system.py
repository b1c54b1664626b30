"""`biritch system`: check, explain, card and bid."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import biritch


def test_explain_tells_points_lengths_forcing_alert_and_three_texts() -> None:
    ended = biritch('system explain sayc "1NT P 2C" --json')
    calls = json.loads(ended.out)["calls"]
    assert ["N", "E", "S"] == [call["seat"] for call in calls]
    assert [15, 17] == calls[0]["hcp"]
    assert {"C", "D", "H", "S"} == set(calls[0]["lengths"])
    assert [False, True] == [calls[0]["alert"], calls[2]["alert"]]
    assert calls[2]["forcing"]
    assert {"en", "uk", "ru"} == set(calls[2]["text"])


def test_bid_gives_the_call_of_a_hand() -> None:
    ended = biritch('system bid sayc "1NT P" --hand KJ765.843.76.432')
    assert ended.out.startswith("2H  Transfer")


@pytest.mark.parametrize(
    "line", ["system bid sayc 1S", 'system bid sayc "1S P P P" --hand K.K.K.K']
)
def test_without_a_hand_in_turn_nothing_can_be_bid(line: str) -> None:
    assert (2, "biritch: to bid") == ((ended := biritch(line)).code, ended.err[:15])


def test_a_card_prints_as_text_page_and_table() -> None:
    assert "1NT" in biritch("system card sayc").out
    assert biritch("system card sayc --html --language ru").out.startswith("<!doctype html>")
    assert biritch("system card sayc --bml").out.startswith("# Standard")


def test_a_file_of_ones_own_is_checked_with_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "mine.system"
    path.write_text("system mine\nopening\n  1Z  hcp 12+\n", encoding="utf-8")
    ended = biritch(f"system check {path} --json")
    (problem,) = json.loads(ended.out)["problems"]
    assert 1 == ended.code
    assert ("mine.system", 3, "notation.system") == (
        problem["file"],
        problem["line"],
        problem["code"],
    )


def test_a_sound_file_is_told_sound_and_can_be_bid_by(tmp_path: Path) -> None:
    path = tmp_path / "mine.system"
    path.write_text(
        "system mine\nopening\n  1NT  balanced, hcp 12-14 | nat :notrump\n  P any\n"
        "include notrump\ninclude floor\n",
        encoding="utf-8",
    )
    ended = biritch(f"system bid {path} --hand KJ5.QT8.AJ42.Q73")
    assert ended.out.startswith("1NT  One no trump, natural: 12–14 HCP")


def test_a_system_nobody_knows_is_refused_by_name() -> None:
    assert "beryozka" in biritch("system card beryozka").err
