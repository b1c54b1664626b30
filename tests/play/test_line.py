"""Lines of play stated with a claim: which cards depart from them."""

from __future__ import annotations

from biritch.auction.contract import Contract
from biritch.cards import Card, Deal, Suit
from biritch.play.line import Finesse, Line, Ruff, Trumps, bound, departs, outstanding
from biritch.play.play import Play
from biritch.seats import Seat


def ending(text: str, contract: str, leader: Seat, cards: str = "") -> Play:
    read = Contract.parse(contract)
    play = Play.ending(Deal.parse(text), read.trumps, leader, contract=read)
    for card in cards.split():
        play = play.then(Card.parse(card))
    return play


def departing(play: Play, line: Line, claimer: Seat = Seat.SOUTH) -> str:
    """The legal cards that depart from a line."""
    return " ".join(str(card) for card in play.legal() if departs(play, line, claimer, card))


# South declares in spades; each side has hearts and diamonds too.
TRUMP_ENDING = "N:A2.A2.. 3.43.2. KQ.K.3. 4.Q5.A."


def test_to_draw_trumps_is_to_lead_nothing_else_while_any_are_out() -> None:
    play = ending(TRUMP_ENDING, "1SS", Seat.SOUTH)
    line = Line(trumps=Trumps.DRAW)
    assert departing(play, line) == "HK D3"
    drawn = ending(TRUMP_ENDING, "1SS", Seat.SOUTH, "SK S4 S2 S3")
    assert departing(drawn, line) == ""


def test_a_hand_with_no_trump_may_lead_anything_even_when_they_are_to_be_drawn() -> None:
    play = ending("N:.A2.. 3.4.. K.K.. 4.5..", "1SS", Seat.NORTH)
    assert departing(play, Line(trumps=Trumps.DRAW)) == ""


def test_to_leave_trumps_is_to_lead_none_while_there_is_something_else() -> None:
    play = ending(TRUMP_ENDING, "1SS", Seat.SOUTH)
    line = Line(trumps=Trumps.LEAVE)
    assert departing(play, line) == "SK SQ"
    only_trumps = ending("N:A2... .43.. KQ... .Q5..", "1SS", Seat.SOUTH)
    assert departing(only_trumps, line) == ""


def test_at_no_trump_there_is_nothing_to_draw() -> None:
    play = ending(TRUMP_ENDING, "1NTS", Seat.SOUTH)
    assert departing(play, Line(trumps=Trumps.DRAW)) == ""


def test_suits_are_led_in_the_order_stated() -> None:
    play = ending(TRUMP_ENDING, "1NTS", Seat.SOUTH)
    assert departing(play, Line(suits=(Suit.CLUBS, Suit.HEARTS, Suit.SPADES))) == "SK SQ D3"
    assert departing(play, Line(suits=(Suit.CLUBS,))) == ""


def test_trumps_come_before_the_suits_in_order() -> None:
    line = Line(trumps=Trumps.DRAW, suits=(Suit.DIAMONDS,))
    assert departing(ending(TRUMP_ENDING, "1SS", Seat.SOUTH), line) == "HK D3"
    assert departing(ending(TRUMP_ENDING, "1SS", Seat.SOUTH, "SK S4 S2 S3"), line) == "SQ HK"


def test_a_line_binds_neither_defenders_nor_anybody_when_the_play_is_over() -> None:
    line = Line(suits=(Suit.HEARTS,))
    assert departing(ending(TRUMP_ENDING, "1NTS", Seat.WEST), line) == ""
    over = ending("N:A... 2... 3... 4...", "1NTS", Seat.NORTH, "SA S2 S3 S4")
    assert not departs(over, line, Seat.SOUTH, Card.parse("SA"))


def test_a_line_binds_dummy_when_declarer_claims_and_only_himself_when_a_defender_does() -> None:
    play = ending(TRUMP_ENDING, "1NTS", Seat.SOUTH)
    assert bound(play, Seat.SOUTH) == (Seat.SOUTH, Seat.NORTH)
    assert bound(play, Seat.WEST) == (Seat.WEST,)
    without_contract = Play.ending(play.deal, None, Seat.SOUTH)
    assert bound(without_contract, Seat.SOUTH) == (Seat.SOUTH,)


def test_a_suit_that_was_to_be_ruffed_there_must_be_ruffed() -> None:
    play = ending("N:2.A.. .4.2. K..3. .5.A.", "1SS", Seat.SOUTH, "D3 DA")
    assert departing(play, Line(ruffs=(Ruff(Suit.DIAMONDS, Seat.NORTH),))) == "HA"
    assert departing(play, Line(ruffs=(Ruff(Suit.DIAMONDS, Seat.SOUTH),))) == ""
    no_trump_left = ending("N:.A2.. .4.2. K..3. .5.A.", "1SS", Seat.SOUTH, "D3 DA")
    assert departing(no_trump_left, Line(ruffs=(Ruff(Suit.DIAMONDS, Seat.NORTH),))) == ""
    at_no_trump = ending("N:2.A.. .4.2. K..3. .5.A.", "1NTS", Seat.SOUTH, "D3 DA")
    assert departing(at_no_trump, Line(ruffs=(Ruff(Suit.DIAMONDS, Seat.NORTH),))) == ""


TENACE = "N:AQ2... 876... 543... KT9..."


def test_a_finesse_against_second_hand_departs_by_the_top_card() -> None:
    play = ending(TENACE, "1NTS", Seat.SOUTH, "S3 S9")
    assert departing(play, Line(finesses=(Finesse(Suit.SPADES, Seat.WEST),))) == "SA"


def test_playing_for_the_drop_or_the_other_way_departs_by_anything_but_the_top_card() -> None:
    play = ending(TENACE, "1NTS", Seat.SOUTH, "S3 S9")
    assert departing(play, Line(finesses=(Finesse(Suit.SPADES, None),))) == "SQ S2"
    assert departing(play, Line(finesses=(Finesse(Suit.SPADES, Seat.EAST),))) == "SQ S2"
    assert departing(play, Line(finesses=(Finesse(Suit.HEARTS, Seat.WEST),))) == ""


def test_when_the_missing_card_appears_there_is_no_finesse_left() -> None:
    play = ending(TENACE, "1NTS", Seat.SOUTH, "S3 SK")
    assert departing(play, Line(finesses=(Finesse(Suit.SPADES, Seat.WEST),))) == ""


def test_a_finesse_binds_only_third_hand() -> None:
    line = Line(finesses=(Finesse(Suit.SPADES, Seat.WEST),))
    assert departing(ending(TENACE, "1NTS", Seat.WEST, "S9"), line) == ""
    assert departing(ending(TENACE, "1NTS", Seat.EAST, "S8 S3 S9"), line) == ""


def test_what_is_out_is_the_same_seen_or_not() -> None:
    deal = Deal.parse("N:AK32.A32.A32.432 JT98.654.654.765 Q54.KQJ.KQJ.AKQJ 76.T987.T987.T98")
    mine = (Seat.SOUTH, Seat.NORTH)
    partial = deal
    for seat in (Seat.EAST, Seat.WEST):
        partial = partial.put(seat, type(deal[seat])())
    full = Play.begin(deal, Contract.parse("7NTS")).then(Card.parse("S7"))
    seen = Play.begin(partial, Contract.parse("7NTS")).then(Card.parse("S7"))
    assert outstanding(full, mine) == outstanding(seen, mine)
