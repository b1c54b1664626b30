"""A form whose score goes by high cards: they are counted after the board, and everybody is told."""

from __future__ import annotations

from random import Random

import pytest

from biritch.cards import Deal, seeded
from biritch.forms import Chicago, ChicagoDuplicate, Duplicate, FormOptions, Rubber, Russian
from biritch.score import Measured, match_imps
from biritch.seats import SEATS, BySide, Seat, Side
from biritch.table import (
    NOBODY,
    Policy,
    Role,
    Viewer,
    Watching,
    decode_events,
    encode_events,
    events,
    fold,
)
from tests.oracles.test_non_interference import Twins, play, swap
from tests.table.checked import Checked

# North and South hold 27 of the 40, and East and West the rest.
CARDS = Deal.parse("N:AKQ2.A32.432.432 JT9.KQJ.QJ5.JT98 876.T98.AK6.AK76 543.7654.T987.Q5")


def _table(form: FormOptions, watching: Watching = Watching.AFTER) -> Checked:
    sitting = Checked(form, policy=Policy(watching=watching))
    sitting.sit_down()
    return sitting


def _played(sitting: Checked, calls: str) -> None:
    sitting.deal(CARDS)
    sitting.call(calls)
    sitting.play_out()


def _receipt(sitting: Checked) -> events.BoardScored:
    (receipt,) = [event for event in sitting.log if isinstance(event, events.BoardScored)]
    return receipt


def test_the_receipt_says_what_each_side_counted() -> None:
    sitting = _table(Russian())
    _played(sitting, "1NT P P P")
    assert BySide(27, 13) == _receipt(sitting).hcp
    (deal,) = sitting.table.sheet.deals
    assert BySide(27, 13) == deal.hcp


def test_a_board_passed_out_is_counted_as_well() -> None:
    sitting = _table(Russian())
    _played(sitting, "P P P P")
    assert BySide(27, 13) == _receipt(sitting).hcp
    (deal,) = sitting.view("south").sheet.deals
    assert Measured(Side.NS, 27, target=400, difference=-400, imps=-9) == deal.measured


@pytest.mark.parametrize("form", [Duplicate(), Chicago(), Rubber(), ChicagoDuplicate()], ids=str)
def test_no_other_form_tells_what_was_counted(form: FormOptions) -> None:
    sitting = _table(form)
    _played(sitting, "1NT P P P")
    assert _receipt(sitting).hcp is None
    sheet = sitting.view("south").sheet
    assert sheet.imps is None
    assert sheet.deals[0].measured is None


@pytest.mark.parametrize("watching", Watching)
def test_a_watcher_who_sees_no_hand_keeps_the_same_sheet(watching: Watching) -> None:
    sitting = _table(Russian(), watching)
    _played(sitting, "1NT P P P")
    eye = sitting.onlooker(NOBODY)
    assert eye.table.sheet == sitting.table.sheet
    sheet = eye.view.sheet
    assert sheet.imps == match_imps(sitting.table.sheet)
    assert sheet == sitting.view("north").sheet


def test_the_imps_of_a_match_are_what_is_won_at_its_end() -> None:
    sitting = _table(Russian(deals=2))
    _played(sitting, "P P P P")
    assert (None, BySide(-9, 9)) == (
        sitting.view("east").sheet.settlement,
        sitting.view("east").sheet.imps,
    )
    sitting.ready()
    _played(sitting, "P P P P")
    assert sitting.table.is_over
    assert BySide(-18, 18) == sitting.view("east").sheet.settlement


def test_receipts_written_before_anything_was_counted_still_read() -> None:
    sitting = _table(Duplicate())
    _played(sitting, "P P P P")
    stored = encode_events(tuple(sitting.log)).replace(b',"hcp":null', b"")
    assert b"hcp" not in stored
    assert fold(decode_events(stored)) == sitting.table


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("chair", [*SEATS, None], ids=str)
def test_until_the_board_is_over_nothing_tells_what_will_be_counted(
    chair: Seat | None, seed: int
) -> None:
    chance = Random(f"{chair} {seed}")
    first, second = chance.sample([seat for seat in SEATS if seat is not chair], 2)
    deal = next(seeded(f"russian {seed}"))
    twins = Twins(
        Viewer(role=Role.PERSON, chair=chair) if chair else NOBODY,
        Russian(),
        Policy(watching=Watching.NO_HANDS),
        (deal, swap(deal, (first, second), chance)),
    )
    assert play(twins, chance, steps=30, until_over=True) >= 1


def test_what_the_sides_count_is_told_at_the_end_of_the_board_and_not_before() -> None:
    sitting = _table(Russian())
    sitting.deal(CARDS)
    sitting.call("1NT P P P")
    sitting.play_out(51)
    board = sitting.table.board
    assert board
    assert board.hcp is None
    sitting.play_out(1)
    assert BySide(27, 13) == _receipt(sitting).hcp
