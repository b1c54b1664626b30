"""A robot in a chair: whole boards in every form, and the manners of a good partner."""

from itertools import islice

import pytest

from biritch.auction import Call, Contract
from biritch.cards import Deal, Hand, seeded
from biritch.forms import Chicago, Duplicate, FormOptions, Rubber
from biritch.play import Claim, Play
from biritch.robots import act
from biritch.robots.claiming import accepts
from biritch.score import HonoursRule
from biritch.seats import SEATS, BySeat, Seat
from biritch.table import Policy, Undo, Viewer, commands
from biritch.testing import Sitting
from tests.robots.seats import ask, robots_act

PLAIN = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T98.T98.T98.T987 765.765.765.6543 432.J432.J432.J2")
QUIET = Deal.parse("N:KJ43.A74.A2.Q876 Q98.KQ53.T83.J52 A652.J86.KQ5.K43 T7.T92.J9764.AT9")


@pytest.mark.parametrize(
    "form", [Duplicate(), Rubber(), Chicago(), Rubber(honours=HonoursRule.AFTER_AUCTION)], ids=str
)
def test_four_robots_play_boards_from_the_first_call_to_the_score(form: FormOptions) -> None:
    sitting = Sitting(form, seed="robots at the table")
    sitting.sit_down()
    for _ in range(4):
        if sitting.table.is_over:
            break
        sitting.deal()
        assert robots_act(sitting, steps=120) < 120
        assert sitting.table.board is not None
        assert sitting.table.board.scored
        for seat in SEATS:
            assert ask(sitting, seat) is None or isinstance(
                ask(sitting, seat), commands.ClaimHonours
            )
        sitting.ready()


def test_a_robot_explains_each_bid_when_it_makes_it() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(QUIET)
    command = ask(sitting, Seat.NORTH)
    assert isinstance(command, commands.Call)
    assert (Call.parse("1C"), "bid-one-minor") == (command.call, command.words.message)


def test_a_robot_answers_a_question_about_a_call_made_before_it_sat_down() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(QUIET)
    sitting.call("1C P P")
    sitting.do(Seat.EAST, commands.Ask(place=0))
    sitting.do(Seat.EAST, commands.Ask(place=2))
    north, south = ask(sitting, Seat.NORTH), ask(sitting, Seat.SOUTH)
    assert isinstance(north, commands.Explain)
    assert (0, "bid-one-minor") == (north.place, north.words.message)
    assert isinstance(south, commands.Explain)
    assert (2, "bid-nothing") == (south.place, south.words.message)


def test_a_robot_out_of_turn_does_nothing() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    assert ask(sitting, Seat.NORTH) is None
    sitting.deal(QUIET)
    assert ask(sitting, Seat.EAST) is None
    watcher = sitting.onlooker(Viewer()).view
    assert act(watcher, (), lambda: 1.0) is None


def test_a_robot_waits_for_the_end_of_a_pause_after_a_jump() -> None:
    sitting = Sitting(Duplicate(), policy=Policy(stop_seconds=5))
    sitting.sit_down()
    sitting.deal(QUIET)
    sitting.call("3C")
    assert ask(sitting, Seat.EAST) is None


def test_a_robot_grants_an_undo() -> None:
    sitting = Sitting(Duplicate(), policy=Policy(undo_calls=Undo.OPPONENTS))
    sitting.sit_down()
    sitting.deal(QUIET)
    sitting.call("1C")
    sitting.do(Seat.NORTH, commands.AskUndo())
    assert ask(sitting, Seat.NORTH) is None
    assert commands.AnswerUndo(grants=True) == ask(sitting, Seat.EAST)


def test_a_robot_claims_when_every_trick_is_sure_and_robots_accept() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(PLAIN)
    sitting.call("7NT P P P")
    sitting.play("ST S7 S2 SA")
    command = ask(sitting, Seat.NORTH)
    assert isinstance(command, commands.Claim)
    assert command.tricks == 12
    assert isinstance(ask(sitting, Seat.NORTH, seconds=0.0), commands.PlayCard)
    sitting.do(Seat.NORTH, command)
    assert ask(sitting, Seat.SOUTH) is None
    for seat in (Seat.EAST, Seat.WEST):
        assert commands.AnswerClaim(agrees=True) == ask(sitting, seat)
        sitting.do(seat, commands.AnswerClaim(agrees=True))
    assert sitting.table.board is not None
    assert sitting.table.board.tricks == 13


def test_a_robot_does_not_accept_a_claim_that_can_be_beaten_but_plays_on() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(QUIET)
    sitting.call("1NT P P P")
    sitting.play("H3 H6 HT HA")
    sitting.do(Seat.NORTH, commands.Claim(tricks=12))
    assert commands.AnswerClaim(agrees=False) == ask(sitting, Seat.EAST)
    sitting.do(Seat.EAST, commands.AnswerClaim(agrees=False))
    assert commands.PlayOn() == ask(sitting, Seat.WEST)


def test_a_robot_accepts_a_concession_and_objects_to_partner_s_if_it_has_a_sure_trick() -> None:
    deal = Deal.parse("N:A2... K3... Q4... J5...")
    play = Play.ending(deal, None, Seat.NORTH, contract=Contract.parse("1NTW"))
    all_theirs = Claim(Seat.SOUTH, 2)
    assert accepts(play, all_theirs, Seat.EAST)
    assert not accepts(play, all_theirs, Seat.NORTH)
    assert accepts(play, Claim(Seat.SOUTH, 1), Seat.NORTH)
    assert accepts(play, Claim(Seat.WEST, 0), Seat.NORTH)


def test_a_robot_assents_to_a_ruling_only_if_it_is_sure() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    sitting.deal(QUIET)
    sitting.call("1NT P P P")
    sitting.play("H3 H6 HT HA")
    sitting.do(Seat.NORTH, commands.Claim(tricks=12))
    sitting.do(Seat.EAST, commands.AnswerClaim(agrees=False))
    sitting.do(Seat.NORTH, commands.AwardClaim(tricks=13))
    assert ask(sitting, Seat.NORTH) is None
    assert commands.AnswerAward(agrees=False) == ask(sitting, Seat.WEST)


def test_a_robot_claims_its_honours_where_they_count() -> None:
    sitting = Sitting(Rubber(honours=HonoursRule.AFTER_AUCTION))
    sitting.sit_down()
    sitting.deal(PLAIN)
    sitting.call("7NT P P P")
    command = ask(sitting, Seat.NORTH)
    assert commands.ClaimHonours(seat=Seat.NORTH) == command
    sitting.do(Seat.NORTH, commands.ClaimHonours(seat=Seat.NORTH))
    assert ask(sitting, Seat.SOUTH) is None


def test_what_a_robot_does_depends_on_what_its_seat_sees_alone() -> None:
    for first, second in zip(islice(seeded("one"), 10), islice(seeded("other"), 10), strict=True):
        other = rearranged(first, second)
        one, two = Sitting(Duplicate()), Sitting(Duplicate())
        for sitting, deal in ((one, first), (two, other)):
            sitting.sit_down()
            sitting.deal(deal)
        assert ask(one, Seat.NORTH) == ask(two, Seat.NORTH)


def rearranged(deal: Deal, chance: Deal) -> Deal:
    """The same North hand, the other cards dealt in another order."""
    rest = [card for seat in SEATS for card in chance[seat] if card not in deal[Seat.NORTH]]
    hands = [Hand.of(rest[place : place + 13]) for place in (0, 13, 26)]
    return Deal(BySeat(deal[Seat.NORTH], *hands))
