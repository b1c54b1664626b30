"""What a player is offered is what the table would hear from him, and nothing else."""

from __future__ import annotations

import pytest

from biritch.errors import NotAllowed
from biritch.forms import Duplicate, FormOptions, Rubber, ThreeHanded, TwoHanded
from biritch.seats import SEATS, Seat
from biritch.table import Policy, Undo, commands, decide
from biritch.table.offers import offers
from biritch.testing import Sitting

NORTH, EAST, SOUTH, WEST = SEATS
ASKED: tuple[commands.Command, ...] = (
    commands.AskUndo(),
    commands.Claim(tricks=0),
    commands.AgreeToStop(),
)


def _begun(form: FormOptions, undo: Undo = Undo.OPPONENTS) -> Sitting:
    sitting = Sitting(form, policy=Policy(undo_calls=undo, undo_cards=undo))
    sitting.sit_down()
    sitting.deal()
    return sitting


def _offered(sitting: Sitting, seat: Seat) -> set[str]:
    return set(offers(sitting.table, sitting.at(seat)))


def _heard(sitting: Sitting, seat: Seat) -> set[str]:
    """The commands that the table accepts from a seat."""
    heard = set()
    for command in ASKED:
        try:
            decide(sitting.table, command, sitting.at(seat))
        except NotAllowed:
            continue
        heard.add(type(command).__name__)
    return heard


@pytest.mark.parametrize("undo", Undo)
@pytest.mark.parametrize("form", [Duplicate(), Rubber(), TwoHanded(), ThreeHanded()], ids=repr)
def test_what_is_offered_is_what_the_table_hears(form: FormOptions, undo: Undo) -> None:
    sitting = _begun(form, undo)
    chairs = sitting.table.form.seating.chairs
    for step in range(200):
        if sitting.table.playing is None:
            break
        for seat in chairs:
            assert _heard(sitting, seat) == _offered(sitting, seat), (step, seat)
        if sitting.table.playing.play is None:
            sitting.call("1NT" if not sitting.table.playing.auction.entries else "P")
        else:
            sitting.play_out(1)
    for seat in chairs:
        assert {"AgreeToStop"} == _heard(sitting, seat) == _offered(sitting, seat)
    sitting.do(chairs[0], commands.AgreeToStop())
    assert set() == _offered(sitting, chairs[0])


def test_nothing_is_offered_while_a_question_waits_nor_to_whoever_only_looks() -> None:
    sitting = _begun(Duplicate())
    sitting.call("1NT P P P")
    sitting.play_out(5)
    assert {"AskUndo", "Claim"} == _offered(sitting, NORTH)
    assert set() == set(offers(sitting.table, sitting.person("somebody")))
    sitting.do(NORTH, commands.Claim(tricks=0))
    assert set() == _offered(sitting, EAST)


def test_dummy_claims_and_takes_back_nothing() -> None:
    sitting = _begun(Duplicate())
    sitting.call("1NT P P P")
    sitting.play_out(5)
    assert set() == _offered(sitting, SOUTH)


def test_nothing_is_claimed_before_the_opening_lead_nor_taken_back_before_the_first_call() -> None:
    sitting = _begun(Duplicate())
    assert set() == _offered(sitting, NORTH)
    sitting.call("1NT P P P")
    assert {"AskUndo"} == _offered(sitting, WEST)
