"""Every name on the front door does what a reader of its name expects."""

from __future__ import annotations

from itertools import islice

import pytest

import biritch
from biritch import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Auction,
    BadNotation,
    Bid,
    BiritchError,
    Board,
    Call,
    Card,
    Chicago,
    Claim,
    Constraint,
    Contract,
    Deal,
    Duplicate,
    Form,
    Hand,
    Play,
    Rank,
    Refused,
    Result,
    Rubber,
    ScoreLine,
    Seat,
    Sheet,
    Side,
    Strain,
    Suit,
    Table,
    Trick,
    View,
    Viewer,
    Vulnerability,
    after,
    chance_deal,
    decide,
    form_of,
    hcp,
    imps,
    matchpoints,
    seeded,
    sight,
    view_of,
)

DEAL = "N:AKQ2.K62.A75.Q62 J98.T9854.J8.T75 T43.AQJ.KQ2.AKJ3 765.73.T9643.984"


def test_the_front_door_has_about_forty_names() -> None:
    assert 36 <= len(biritch.__all__) <= 46
    assert [] == [name for name in biritch.__all__ if not hasattr(biritch, name)]


@pytest.mark.parametrize(
    "room", ["seats", "cards", "auction", "valuation", "play", "score", "forms", "table", "errors"]
)
def test_a_room_is_reached_through_the_front_door(room: str) -> None:
    assert f"biritch.{room}" == getattr(biritch, room).__name__


def test_the_version_is_one() -> None:
    assert 3 == len(biritch.__version__.split("."))


def test_seats_and_sides_and_vulnerability() -> None:
    assert Seat.NORTH.lho is Seat.EAST
    assert Side.NS is Seat.SOUTH.side
    assert Vulnerability.NS is Vulnerability.of(Side.NS)


def test_cards_and_hands_and_deals() -> None:
    card = Card.parse("SA")
    assert (Suit.SPADES, Rank.ACE) == (card.suit, card.rank)
    deal = Deal.parse(DEAL)
    assert card in deal[Seat.NORTH]
    assert Hand.parse("AKQ2.K62.A75.Q62") == deal[Seat.NORTH]
    assert (Seat.SOUTH, Vulnerability.EW) == (
        Board.numbered(3, deal).dealer,
        Board.numbered(3, deal).vulnerable,
    )


def test_dealing_by_chance_and_by_a_seed() -> None:
    assert chance_deal(bytes).is_complete
    assert list(islice(seeded("a club"), 2)) == list(islice(seeded("a club"), 2))


def test_calls_and_an_auction() -> None:
    auction = Auction.begin(Seat.SOUTH)
    for call in (Call.parse("1NT"), PASS, PASS, DOUBLE, REDOUBLE, PASS, PASS, PASS):
        auction = auction.then(call)
    assert Contract.parse("1NTXXS") == auction.contract
    assert Bid(1, Strain.NOTRUMP) is Call.parse("1NT")
    assert PASS is Call.parse("P")


def test_what_a_hand_is_worth() -> None:
    hand = Hand.parse("AKQ2.K62.A75.Q62")
    assert 18 == hcp(hand)
    assert Constraint.parse("hcp 15-19 & balanced").test(hand)


def test_a_trick_and_a_claim() -> None:
    play = Play.begin(Deal.parse(DEAL), Contract.parse("1NTS"))
    for text in ("D4", "D5", "DJ", "DQ"):
        play = play.then(Card.parse(text))
    trick = play.last_trick
    assert isinstance(trick, Trick)
    assert Seat.SOUTH is trick.winner(None)
    assert 13 == Claim(Seat.SOUTH, 13).tricks


def test_scores_of_every_form() -> None:
    turn, form = None, form_of(Duplicate())
    assert isinstance(form, Form)
    turn = form.next(Sheet())
    sheet = form.record(Sheet(), turn, Result.parse("4SN="))
    assert 420 == sheet.totals.ns
    assert all(isinstance(line, ScoreLine) for line in sheet.lines)
    assert [False, False] == [form_of(each).is_over(Sheet()) for each in (Rubber(), Chicago())]


def test_comparing_scores() -> None:
    assert (9, 10) == (imps(420), imps(430))
    assert [2, 0] == matchpoints([420, 170])


def test_a_table_is_the_fold_of_its_events_and_a_view_of_what_was_seen() -> None:
    ada = Viewer(person="ada")
    opening = biritch.table.commands.OpenTable(table="t", name="Friday", form=Duplicate())
    table: Table | None = None
    seen: Table | None = None
    for event in decide(None, opening, ada):
        sighted = sight(table, event, ada)
        seen = seen if sighted is None else after(seen, sighted)
        table = after(table, event)
    assert table is not None
    assert seen is not None
    view = view_of(seen, ada)
    assert isinstance(view, View)
    assert ("Friday", "ada") == (view.table.name, view.table.host)


def test_errors_are_one_family() -> None:
    with pytest.raises(BadNotation) as bad:
        Card.parse("S1")
    with pytest.raises(Refused) as refused:
        Auction.begin(Seat.NORTH).then(DOUBLE)
    assert isinstance(bad.value, BiritchError)
    assert isinstance(refused.value, BiritchError)
    assert "19A" in (refused.value.law or "")


def test_each_name_is_used_in_these_tests() -> None:
    used = set(globals())
    assert {"__version__"} == set(biritch.__all__) - used
