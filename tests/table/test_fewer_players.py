"""Two and three players at a table, which knows neither form: it asks their parts."""

from __future__ import annotations

from random import Random

import pytest

from biritch.cards import seeded
from biritch.forms import (
    DummyShown,
    FirstCaller,
    FormOptions,
    Rubber,
    Settlement,
    ThreeHanded,
    TwoHanded,
    form_of,
)
from biritch.score import HonoursRule
from biritch.seats import SEATS, BySide, Seat
from biritch.table import Policy, Role, Undo, Viewer, Watching, commands, due, events, wanted
from tests.oracles.test_non_interference import Twins, play, swap
from tests.table import rowdy
from tests.table.checked import Checked, refuses

RUBBER = Rubber(honours=HonoursRule.AFTER_PLAY)
TWO = TwoHanded(rubber=RUBBER)
THREE = ThreeHanded(rubber=RUBBER)
FORMS: list[FormOptions] = [
    TWO,
    TwoHanded(long_auction=True),
    THREE,
    ThreeHanded(owner=Seat.EAST, first_caller=FirstCaller.LEFT_OF_OWNER, rubber=RUBBER),
    ThreeHanded(owner=Seat.NORTH, dummy_shown=DummyShown.EVERYBODY, long_auction=True),
]


def _table(form: FormOptions, policy: Policy | None = None) -> Checked:
    sitting = Checked(form, policy=policy)
    sitting.sit_down()
    return sitting


def _known(sitting: Checked, name: str) -> str:
    """The hands that lie open before somebody, as letters."""
    hands = sitting.view(name).hands
    assert hands
    return "".join(seat.value for seat, hand in hands.items() if hand.cards is not None)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_fewer_players_play_whole_deals(form: FormOptions) -> None:
    sitting = _table(form)
    chance = Random(str(form))
    while len(sitting.log) < 200:
        rowdy.goes_on(sitting, chance, steps=1)
    assert sitting.table.dealt > 1
    sitting.check_whole()


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("undo", list(Undo))
def test_fewer_players_are_as_lively_as_four(form: FormOptions, undo: Undo) -> None:
    policy = Policy(undo_calls=undo, undo_cards=undo, watching=Watching.NO_HANDS, stop_seconds=3)
    sitting = _table(form, policy)
    rowdy.is_lively(sitting, Random(f"{form} {undo}"), steps=120)
    sitting.check_whole()


def test_nobody_sits_in_a_dummys_chair() -> None:
    sitting = _table(TWO)
    assert sitting.table.is_full
    for seat in (Seat.SOUTH, Seat.WEST):
        with refuses("table.no_chair"):
            sitting.send(commands.Sit(seat=seat), sitting.person("fifth"))
        with refuses("table.no_chair"):
            sitting.send(commands.SeatRobot(seat=seat), sitting.person("north"))
    chairs = sitting.view("north").chairs
    assert chairs.south is chairs.west is None


def test_a_table_of_two_deals_when_two_sit() -> None:
    sitting = Checked(TWO)
    sitting.send(commands.Sit(seat=Seat.NORTH), sitting.person("north"))
    assert due(sitting.table) is None
    sitting.send(commands.Sit(seat=Seat.EAST), sitting.person("east"))
    assert due(sitting.table)


def test_with_two_players_each_plays_both_hands_and_sees_three_after_the_lead() -> None:
    sitting = _table(TWO)
    sitting.deal()
    assert (_known(sitting, "north"), _known(sitting, "east")) == ("NS", "EW")
    sitting.call("1H 1S P")  # East declares, so South is on lead, and North plays South's hand
    assert sitting.view("north").turn.legal
    assert sitting.view("north").you.hands == (Seat.NORTH, Seat.SOUTH)
    sitting.play_out(1)
    assert (_known(sitting, "north"), _known(sitting, "east")) == ("NSW", "ESW")
    assert _known(sitting, "fifth") == "SW"
    assert sitting.view("east").you.hands == (Seat.EAST, Seat.WEST)


def test_with_two_players_a_claim_is_answered_by_the_one_opponent() -> None:
    sitting = _table(TWO)
    sitting.deal()
    sitting.call("1H 1S P")
    sitting.play_out(5)
    sitting.do(Seat.NORTH, commands.Claim(tricks=2))  # a concession, and no partner to object to it
    assert wanted(sitting.table) == (Seat.EAST,)
    sitting.do(Seat.EAST, commands.AnswerClaim(agrees=True))
    assert sitting.table.playing is None


def test_with_two_players_the_opponent_grants_an_undo() -> None:
    sitting = _table(TWO)
    sitting.deal()
    sitting.call("1H 1S")
    sitting.do(Seat.NORTH, commands.AskUndo())
    assert wanted(sitting.table) == (Seat.EAST,)
    sitting.do(Seat.EAST, commands.AnswerUndo(grants=True))
    assert sitting.view("north").auction == ()


def test_with_three_players_the_owner_alone_is_shown_dummy_before_he_designates() -> None:
    sitting = _table(THREE)
    sitting.deal()
    assert [_known(sitting, name) for name in ("east", "south", "west")] == ["E", "S", "W"]
    sitting.call("1H 1S")
    assert _known(sitting, "south") == "S"
    sitting.call("P")
    assert [_known(sitting, name) for name in ("east", "south", "west")] == ["E", "NS", "W"]
    shown = [event for event in sitting.log if isinstance(event, events.HandShown)]
    assert [(event.why, event.to) for event in shown] == [(events.Shown.DESIGNATED, (Seat.SOUTH,))]


def test_with_three_players_calls_stand_once_the_owner_has_looked_at_dummy() -> None:
    sitting = _table(THREE)
    sitting.deal()
    sitting.call("1H 1S P")
    with refuses("undo.shown"):
        sitting.do(Seat.EAST, commands.AskUndo())


def test_with_three_players_the_owner_may_take_back_his_designation() -> None:
    sitting = _table(THREE)
    sitting.deal()
    sitting.call("1H 1S P 2S")
    sitting.do(Seat.SOUTH, commands.AskUndo())
    assert set(wanted(sitting.table)) == {Seat.EAST, Seat.WEST}


def test_with_three_players_two_hands_are_faced_when_the_partners_declare() -> None:
    sitting = _table(THREE)
    sitting.deal()
    sitting.call("1H 1S P P")  # West named spades, so dummy's hand is on lead, and its owner leads
    assert sitting.view("south").turn.legal
    assert [_known(sitting, name) for name in ("east", "south", "west")] == ["E", "NS", "W"]
    sitting.play_out(1)
    assert sitting.table.board
    assert sitting.table.board.faced == (Seat.NORTH, Seat.EAST)
    assert [_known(sitting, name) for name in ("east", "south", "west")] == ["NE", "NES", "NEW"]
    seating = sitting.table.form.seating
    assert "SWSW" == "".join(sitting.table.board.commander(seating, seat).value for seat in SEATS)


def test_with_three_players_a_deal_nobody_bid_on_passes_on_and_dummy_was_the_owners_alone() -> None:
    sitting = _table(THREE)
    sitting.deal()
    sitting.call("P P")
    assert [_known(sitting, name) for name in ("east", "south", "west")] == ["E", "NS", "W"]
    sitting.call("P")
    assert sitting.table.playing is None
    assert sitting.view("east").result
    sitting.ready()
    sitting.deal()
    assert sitting.table.board
    assert sitting.table.board.turn.dealer is Seat.EAST


def test_with_three_players_a_switch_faces_dummy_to_all_before_the_owner_calls() -> None:
    sitting = _table(ThreeHanded(dummy_shown=DummyShown.EVERYBODY))
    sitting.deal()
    sitting.call("1H P")
    assert [_known(sitting, name) for name in ("east", "south", "west")] == ["NE", "NS", "NW"]
    assert _known(sitting, "fifth") == "N"


def test_with_three_players_each_wins_or_loses_at_the_end_of_the_rubber() -> None:
    sitting = _table(ThreeHanded(rubber=Rubber(settlement=Settlement.HALF_UP)))
    for _ in range(2):
        sitting.deal()
        sitting.call("P P 4S P P")
        sitting.play_out(1)
        sitting.do(Seat.SOUTH, commands.Claim(tricks=10))
        for seat in (Seat.EAST, Seat.WEST):
            sitting.do(seat, commands.AnswerClaim(agrees=True))
        sitting.ready()
    assert sitting.table.is_over
    assert sitting.view("west").sheet.settlement == BySide(18, -9)


@pytest.mark.parametrize("seat", SEATS)
def test_any_of_three_may_own_the_open_dummy(seat: Seat) -> None:
    sitting = _table(ThreeHanded(owner=seat))
    sitting.deal()
    sitting.call("P P 1NT P P")
    sitting.play_out(1)
    assert sitting.table.board
    assert sitting.table.board.faced == (seat.partner,)
    assert sitting.table.board.commander(sitting.table.form.seating, seat.partner) is seat


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_with_fewer_players_no_hidden_hand_tells_on_itself(form: FormOptions, seed: int) -> None:
    chance = Random(f"{form} {seed}")
    parts = form_of(form)
    chair = chance.choice(parts.seating.chairs)
    hidden = [seat for seat in SEATS if seat not in parts.seen_at_deal(chair)]
    first, second = chance.sample(hidden, 2)
    deal = next(seeded(f"fewer {seed}"))
    twins = Twins(
        Viewer(role=Role.PERSON, chair=chair),
        form,
        Policy(undo_calls=Undo.UNTIL_PARTNER, undo_cards=Undo.UNTIL_PARTNER),
        (deal, swap(deal, (first, second), chance)),
    )
    assert play(twins, chance, steps=40) >= 1
