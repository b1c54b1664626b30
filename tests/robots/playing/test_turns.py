"""Robots that think in worlds play every form from the lead to the score, and claim what is sure."""

from __future__ import annotations

import pytest

from biritch.cards import Deal
from biritch.forms import FormOptions
from biritch.robots import act
from biritch.robots.memory import auction_seen, play_seen, seating_of
from biritch.robots.playing import EXPERT, Level, card_or_claim, moment_of
from biritch.robots.playing.claims import tricks_to_claim
from biritch.robots.playing.thought import think
from biritch.seats import FOUR_PLAYERS, Seat
from biritch.table import THE_HOUSE, Need, Viewer, commands, due, wanted
from biritch.testing import Sitting
from tests.robots.playing.moments import moment
from tests.robots.seats import played
from tests.robots.test_every_form import FORMS


def ask(sitting: Sitting, seat: Seat, level: Level) -> commands.AnyCommand | None:
    """What a robot that thinks in worlds does: its cards so, all else as the simple robot."""
    view = sitting.onlooker(Viewer(chair=seat)).view
    cards = played(sitting)
    if view.turn.phase == "play" and view.turn.actor is seat and view.claim is None:
        play = play_seen(view, cards)
        assert play is not None
        auction = auction_seen(view)
        found = moment_of(view, play, auction)
        assert (found.setting.scoring == "rubber") is view.sheet.lined
        assert (found.boxes is None) is (seating_of(view) == FOUR_PLAYERS)
        return card_or_claim(view, play, auction, lambda: 5.0, level=level)
    return act(view, cards, lambda: 5.0)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_deal_of_any_form_is_played_in_worlds(form: FormOptions) -> None:
    sitting = Sitting(form, seed=str(form))
    sitting.sit_down()
    sitting.deal()
    level = Level("quick", lead=4, early=4, late=6, reads=True)
    for _ in range(400):
        needs = due(sitting.table)
        if needs and needs.need is Need.END_STOP:
            sitting.send(commands.EndStop(place=needs.number), THE_HOUSE)
            continue
        seats = wanted(sitting.table)
        if not seats:
            break
        command = ask(sitting, seats[0], level)
        assert command is not None
        sitting.do(seats[0], command)
    assert sitting.table.playing is None
    sitting.ready()
    assert len(sitting.table.sheet.deals) == 1


# South plays 3NT: he ducks a diamond, and clubs break.
DEAL = Deal.parse("N:AKQ.AKQ.432.5432 JT9.JT9.KQJT.QJT 8765.876.A5.AK98 432.5432.9876.76")
CARDS = "D9 D2 DT D5 CQ C9 C6 C3 DK DA D6 D3 CA C7 C2 CT CK D7 C4 CJ C8 D8 C5 DJ".split()


def claim_after(cards: int, seat: Seat) -> int | None:
    """How many tricks the robot in a seat would claim when so many cards have been played."""
    now = moment(DEAL, "S:1NT P 3NT P P P", " ".join(CARDS[:cards]), seat, told=False)
    found = think(now, 30, lambda: 5.0, level=EXPERT)
    assert found is not None
    return tricks_to_claim(now.play, found)


def test_declarer_claims_what_one_line_wins_when_no_world_has_more() -> None:
    # Three spades and three hearts are on top; the fourth spade would be good, but out of reach.
    assert claim_after(24, Seat.SOUTH) == 6


def test_nobody_claims_while_there_is_something_to_play_for() -> None:
    assert claim_after(12, Seat.SOUTH) is None  # clubs may break or not


def test_neither_defenders_claim_nor_anybody_in_the_middle_of_a_trick() -> None:
    assert claim_after(6, Seat.WEST) is None
    assert claim_after(2, Seat.EAST) is None
    assert claim_after(3, Seat.SOUTH) is None
