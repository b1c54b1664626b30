from __future__ import annotations

import json

from biritch.cards import Board, Deal, seeded
from biritch.records.pbn import read_boards
from tests.cli.running import biritch


def test_a_seed_gives_the_same_boards_for_ever() -> None:
    answer = json.loads(biritch("deal --boards 3 --seed evening --json").out)
    expected = [
        Board.numbered(number, deal)
        for number, deal in zip(range(1, 4), seeded("evening"), strict=False)
    ]
    assert [str(board.deal) for board in expected] == [each["deal"] for each in answer["boards"]]
    assert "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974" == str(
        expected[0].deal
    )
    assert [(1, "N", "none"), (2, "E", "ns"), (3, "S", "ew")] == [
        (each["number"], each["dealer"], each["vulnerable"]) for each in answer["boards"]
    ]


def test_without_a_seed_the_cards_come_from_chance() -> None:
    one, two = (json.loads(biritch("deal --json").out)["boards"][0]["deal"] for _ in range(2))
    assert one != two
    assert Deal.parse(one).is_complete


def test_a_pbn_file_holds_the_same_boards() -> None:
    text = biritch("deal --boards 5 --first 14 --seed evening --pbn").out
    assert [
        Board.numbered(number, deal)
        for number, deal in zip(range(14, 19), seeded("evening"), strict=False)
    ] == list(read_boards(text, strict=True))


def test_people_see_a_void_as_a_dash() -> None:
    hands = biritch("deal --boards 40 --seed x").out
    assert "♦ -" in hands
    assert 40 == hands.count("Board ")
