"""Receipts in the log, against what the boards come to now."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from biritch.forms import Duplicate, FormOptions, Rubber, Russian
from biritch.score import HonoursRule, Reason, ScoreLine
from biritch.seats import BySide, Seat, Side
from biritch.table import Misscored, commands, events, fold, misscored, misscored_in
from biritch.testing import Sitting, play_at_random
from tests.table.golden import MIXED, STORIES, Told

# Law 77: four spades made is 4 x 30 and, not vulnerable, 300 for the game.
MADE = (ScoreLine(Reason.TRICKS, 120, Side.NS), ScoreLine(Reason.GAME, 300, Side.NS))


def _played(form: FormOptions) -> Sitting:
    sitting = Sitting(form)
    sitting.sit_down()
    sitting.deal(MIXED)
    sitting.call("4S P P P")
    sitting.play_out()
    return sitting


def _with(log: list[events.Event], **changed: object) -> list[events.Event]:
    """The log as it would be if its receipts said something else."""
    return [
        replace(event, **changed) if isinstance(event, events.BoardScored) else event
        for event in log
    ]


@pytest.mark.parametrize("story", STORIES)
def test_the_receipts_of_the_golden_log_are_what_its_boards_come_to(
    story: Callable[[], Told],
) -> None:
    assert list(misscored_in(story().log)) == []


@pytest.mark.parametrize("changed", [{"result": "4SN-9"}, {"lines": MADE}, {"lines": ()}])
def test_a_receipt_that_says_something_else_is_found_and_not_believed(
    changed: dict[str, object],
) -> None:
    sitting = _played(Duplicate(boards=1))
    (shown,) = (event for event in sitting.log if isinstance(event, events.BoardScored))
    log = _with(sitting.log, **changed)
    (found,) = misscored_in(log)
    assert (found.board, found.shown) == ("t1/1", replace(shown, **changed))
    assert replace(found.found, at=shown.at) == shown
    assert fold(log).sheet == sitting.table.sheet


def test_the_high_cards_of_a_receipt_count_where_the_score_goes_by_them() -> None:
    sitting = _played(Russian(deals=1))
    assert list(misscored_in(sitting.log)) == []
    (found,) = misscored_in(_with(sitting.log, hcp=BySide(39, 1)))
    assert "hcp 39:1" in str(found)


def test_honours_claimed_after_the_play_are_no_part_of_the_receipt() -> None:
    sitting = _played(Rubber(honours=HonoursRule.AFTER_PLAY))
    sitting.do(Seat.SOUTH, commands.ClaimHonours(seat=Seat.SOUTH))
    assert list(misscored_in(sitting.log)) == []


def test_both_are_told_line_by_line() -> None:
    shown = events.BoardScored(result="4SN=", lines=MADE)
    found = events.BoardScored(result="PASS", lines=())
    assert (
        str(Misscored("t1/7", shown, found))
        == "t1/7: shown as 4SN= (tricks 120 ns, game 300 ns); it comes to PASS (nothing)"
    )


def test_where_there_is_no_board_there_is_no_receipt_to_differ() -> None:
    shown = events.BoardScored(result="PASS", lines=())
    assert misscored(None, shown) is None
    assert misscored(Sitting(Duplicate()).table, shown) is None


def test_every_board_played_at_random_comes_to_its_receipt() -> None:
    sitting = Sitting(Rubber())
    sitting.sit_down()
    play_at_random(sitting, Random(7), steps=1500)
    assert sitting.table.dealt > 1
    assert list(misscored_in(sitting.log)) == []
