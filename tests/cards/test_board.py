"""Boards: dealer and vulnerability by number."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Board, Deal, board_dealer, board_vulnerability
from biritch.errors import BadValue
from biritch.seats import Seat, Vulnerability
from biritch.testing import boards, deals

# Boards 1 to 36, written out from Law 2 independently of this project.
TABLE: dict[str, tuple[str, str]] = json.loads(
    Path(__file__).with_name("dealer_vulnerability.json").read_text("utf-8")
)


@pytest.mark.parametrize("number", [int(number) for number in TABLE])
def test_dealer_and_vulnerability_are_those_of_the_published_table(number: int) -> None:
    dealer, vulnerable = TABLE[str(number)]
    assert board_dealer(number) is Seat.parse(dealer)
    assert board_vulnerability(number) is Vulnerability.parse(vulnerable)


@given(st.integers(1, 1000))
def test_the_cycle_is_of_sixteen_boards(number: int) -> None:
    assert board_dealer(number + 16) is board_dealer(number)
    assert board_vulnerability(number + 16) is board_vulnerability(number)


@pytest.mark.parametrize("number", [0, -1])
def test_boards_count_from_one(number: int) -> None:
    with pytest.raises(BadValue, match="boards count from 1"):
        board_dealer(number)
    with pytest.raises(BadValue, match="boards count from 1"):
        board_vulnerability(number)


@given(boards())
def test_a_numbered_board_takes_both_from_its_number(board: Board) -> None:
    assert board.dealer is board_dealer(board.number)
    assert board.vulnerable is board_vulnerability(board.number)


@given(deals())
def test_a_board_need_not_follow_the_cycle(deal: Deal) -> None:
    board = Board(1, Seat.WEST, Vulnerability.BOTH, deal)
    assert board != Board.numbered(1, deal)
    assert board.deal == deal
