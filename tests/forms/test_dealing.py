"""Who sees which hand and when: four players, and forms for two and three built from parts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from biritch.auction import Auction, Procedure, Rotation
from biritch.cards import seeded
from biritch.forms import Dealing, FirstLook, Form, Rubber, Showing, form_of
from biritch.play import Play, commander
from biritch.score import Result, Sheet
from biritch.seats import SEATS, TWO_PLAYERS, BySide, Seat, Seating, three_players
from tests.auction.test_procedure import Designating

DEAL = next(seeded("who sees what"))


def _form(seating: Seating, dealing: Dealing, bidding: Procedure) -> Form:
    """A rubber with these parts in place of the ordinary ones."""
    return replace(form_of(Rubber()), seating=seating, dealing=dealing, bidding=bidding)


TWO = _form(TWO_PLAYERS, Dealing(), Rotation((Seat.NORTH, Seat.EAST), 1, 2))


def _three(owner: Seat, first_look: FirstLook = FirstLook.BEFORE_CALLING) -> Form:
    return _form(three_players(owner), Dealing(first_look), Designating(owner))


def _auction(form: Form, text: str) -> Auction:
    return Auction.parse(text, procedure=form.bidding)


def _led(auction: Auction) -> Play:
    """The play after the opening lead."""
    assert auction.contract is not None
    play = Play.begin(DEAL, auction.contract)
    return play.then(play.legal()[0])


def _sees(form: Form, chair: Seat, auction: Auction, play: Play | None = None) -> str:
    """The hands a player has seen by now, clockwise from North."""
    shown = {
        showing.hand
        for showing in form.showings(auction, play)
        if showing.to is None or chair in showing.to
    }
    return "".join(seat.value for seat in SEATS if seat in {*form.seen_at_deal(chair), *shown})


def test_with_four_players_each_sees_his_own_hand_and_then_dummy() -> None:
    form = form_of(Rubber())
    auction = _auction(form, "N:1NT P P P")
    assert auction.contract is not None
    before = Play.begin(DEAL, auction.contract)
    assert ["N", "E", "S", "W"] == [_sees(form, seat, auction, before) for seat in SEATS]
    assert (Showing(Seat.SOUTH),) == form.showings(auction, _led(auction))
    after = [_sees(form, seat, auction, _led(auction)) for seat in SEATS]
    assert ["NS", "ES", "S", "SW"] == after


def test_with_two_players_each_sees_his_dummy_from_the_start() -> None:
    begun = _auction(TWO, "S:")
    assert ["NS", "EW"] == [_sees(TWO, chair, begun) for chair in TWO.seating.chairs]


@pytest.mark.parametrize(("calls", "leader"), [("N:1NT P", "E"), ("N:1H 1S P", "S")])
def test_with_two_players_both_dummies_are_faced_after_the_lead(calls: str, leader: str) -> None:
    auction = _auction(TWO, calls)
    assert auction.contract is not None
    assert leader == auction.contract.leader.value
    before = Play.begin(DEAL, auction.contract)
    assert () == TWO.showings(auction, before)
    play = _led(auction)
    assert (Showing(Seat.SOUTH), Showing(Seat.WEST)) == TWO.showings(auction, play)
    assert ["NSW", "ESW"] == [_sees(TWO, chair, auction, play) for chair in TWO.seating.chairs]


def test_with_two_players_each_plays_both_his_hands() -> None:
    play = _led(_auction(TWO, "N:1H 1S P"))
    assert "NENE" == "".join(commander(play, TWO_PLAYERS, seat).value for seat in SEATS)


def test_with_two_players_the_sheet_is_a_rubbers_and_the_deal_goes_round_four_seats() -> None:
    sheet, dealers = Sheet(), []
    for text in ("4SN=", "2HE=", "1CE-1", "1CE-1", "4SN="):
        turn = TWO.next(sheet)
        dealers.append(turn.dealer)
        sheet = TWO.record(sheet, turn, Result.parse(text))
    assert [*SEATS, Seat.NORTH] == dealers
    assert TWO.is_over(sheet)
    assert BySide(120 + 50 + 50 + 120 + 700, 60) == sheet.totals


@pytest.mark.parametrize("owner", SEATS)
def test_with_three_players_nobody_sees_dummy_before_the_owner_is_to_designate(owner: Seat) -> None:
    form, chairs = _three(owner), three_players(owner).chairs
    for calls in ("", "1H", "1H 1S"):
        auction = _auction(form, f"{owner.value}:{calls}")
        assert () == form.showings(auction)
        assert [chair.value for chair in chairs] == [
            _sees(form, chair, auction) for chair in chairs
        ]


@pytest.mark.parametrize("owner", SEATS)
def test_with_three_players_the_owner_alone_looks_at_dummy_before_he_designates(
    owner: Seat,
) -> None:
    form = _three(owner)
    for calls in ("1H 1S P", "P P", "1H 1S P 2S", "1H 1S P 2S X", "1H 1S P P"):
        auction = _auction(form, f"{owner.value}:{calls}")
        assert (Showing(owner.partner, (owner,)),) == form.showings(auction)


def test_with_three_players_dummy_may_be_faced_to_all_when_the_owner_designates() -> None:
    form = _three(Seat.SOUTH, FirstLook.FACED_BEFORE_CALLING)
    assert () == form.showings(_auction(form, "S:1H"))
    auction = _auction(form, "S:1H 1S P")
    assert (Showing(Seat.NORTH),) == form.showings(auction)
    assert ["NE", "NS", "NW"] == [_sees(form, chair, auction) for chair in form.seating.chairs]


def test_with_three_players_dummy_is_faced_after_the_lead_when_the_owner_declares() -> None:
    form = _three(Seat.SOUTH)
    auction = _auction(form, "S:1H 1S P 3NT P P")
    play = _led(auction)
    assert Showing(Seat.NORTH) in form.showings(auction, play)
    seen = [_sees(form, chair, auction, play) for chair in form.seating.chairs]
    assert ["NE", "NS", "NW"] == seen
    assert "SESW" == "".join(commander(play, form.seating, seat).value for seat in SEATS)


def test_with_three_players_the_partners_dummy_is_faced_as_well_when_they_declare() -> None:
    form = _three(Seat.SOUTH)
    auction = _auction(form, "S:1H 1S P P")  # the owner leaves West, who opened, his partner's 1S
    assert auction.contract is not None
    declarer, leader = auction.contract.declarer, auction.contract.leader
    play = _led(auction)
    assert {Seat.NORTH, declarer.partner} == {
        showing.hand for showing in form.showings(auction, play) if showing.to is None
    }
    assert commander(play, form.seating, leader) is Seat.SOUTH
    assert commander(play, form.seating, declarer.partner) is declarer
