"""Worlds agree with what a player has seen, and those that explain what others played weigh more."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from biritch.analysis.sampling import Relaxed, seeded_chance
from biritch.cards import Card, Deal, Suit
from biritch.robots.playing.worlds import worlds
from biritch.seats import Seat
from biritch.valuation import hcp, length
from tests.robots.playing.moments import moment

DEAL = Deal.parse(
    "N:K84.A853.QJ5.K42 Q6.JT94.K742.J87 AJT52.K7.A86.A65 973.Q62.T93.QT93",
)
AUCTION = "S:1NT P 3NT P P P"


def test_every_world_holds_the_cards_seen_and_no_suit_shown_out() -> None:
    cards = "C3 C2 CJ CA SA S3 S4 S6 SJ S7 SK SQ S8 D2"
    now = moment(DEAL, AUCTION, cards, Seat.SOUTH)
    found = worlds(now, 60, seeded_chance("worlds"))
    assert found.relaxed is Relaxed.NOTHING
    assert len(found) > 20
    for world in found.plays:
        assert world.cards == now.play.cards
        assert world.deal[Seat.SOUTH] == DEAL[Seat.SOUTH]
        assert world.deal[Seat.NORTH] == DEAL[Seat.NORTH]
        assert length(world.deal[Seat.EAST], Suit.SPADES) == 2
        assert world.deal.is_complete
        assert world.turn is now.play.turn
        assert sum(len(world.remaining(seat)) for seat in Seat) == 52 - len(now.play.cards)


def test_a_defender_counts_on_declarers_points() -> None:
    now = moment(DEAL, AUCTION, "C3", Seat.EAST)
    for world in worlds(now, 40, seeded_chance("points")).plays:
        assert 15 <= hcp(world.deal[Seat.SOUTH]) <= 17


def test_all_hands_open_are_one_world() -> None:
    cards = "C3 C2 CJ CA"
    now = moment(DEAL, AUCTION, cards, Seat.SOUTH)
    opened = now.play.learn(Seat.EAST, DEAL[Seat.EAST])
    found = worlds(type(now)(opened, now.auction), 50, seeded_chance("one"))
    assert len(found) == 1
    assert found.plays[0].deal == DEAL


def test_a_low_lead_is_taken_for_the_fourth_best() -> None:
    now = moment(DEAL, AUCTION, "C3", Seat.EAST)
    found = worlds(now, 300, seeded_chance("lead"))
    lengths = np.array([length(each.deal[Seat.WEST], Suit.CLUBS) for each in found.plays])
    plain = worlds(now, 300, seeded_chance("lead"), reads=False)
    # East sees the two in dummy: from four the three is led, from five or from two it never is.
    assert found.weights[lengths == 4].sum() > plain.weights[lengths == 4].sum() + 0.1


def test_a_card_of_a_hidden_hand_is_read_from_its_own_view_alone() -> None:
    now = moment(DEAL, AUCTION, "C3 C2 CJ CA", Seat.SOUTH)
    found = worlds(now, 30, seeded_chance("again"))
    again = worlds(now, 30, seeded_chance("again"))
    assert [world.deal for world in found.plays] == [world.deal for world in again.plays]
    assert found.weights.tolist() == again.weights.tolist()
    assert Card.parse("CJ") in found.plays[0].deal[Seat.EAST]


def test_who_plays_one_of_two_touching_honours_has_the_other_half_as_often() -> None:
    """Restricted choice: declarer cashed the ace of a suit in which queen and jack were missing."""
    deal = Deal.parse("N:T987.A32.A32.432 QJ.JT98.KJ54.KQ5 AK543.KQ4.Q76.A6 62.765.T98.JT987")
    auction = "S:1NT P 3NT P P P"
    for honour in "SQ", "SJ":
        now = moment(deal, auction, f"CJ C2 C5 CA SA S2 S7 {honour}", Seat.SOUTH, told=False)
        found = worlds(now, 400, seeded_chance(honour))
        other = Card.parse("SJ" if honour == "SQ" else "SQ")
        # The other honour is as likely to lie here as there by chance alone: now half as likely.
        both = np.array([other in each.deal[Seat.EAST] for each in found.plays])
        assert 0.2 < found.weights[both].sum() < 0.42
        assert worlds(now, 400, seeded_chance(honour), reads=False).weights[both].sum() > 0.4


def test_worlds_that_agree_with_every_call_exactly_weigh_more() -> None:
    now = moment(DEAL, AUCTION, "C3", Seat.EAST)

    def is_five_card_suit(deal: Deal) -> bool:
        return length(deal[Seat.SOUTH], Suit.SPADES) == 5

    exact = replace(now, agrees=is_five_card_suit)
    found = worlds(exact, 40, seeded_chance("exact"), reads=False)
    assert len(found) == 40
    assert all(is_five_card_suit(world.deal) for world in found.plays)

    # Where nearly nothing agrees, others are looked at as well, and weigh less.
    def is_rare(deal: Deal) -> bool:
        return is_five_card_suit(deal) and hcp(deal[Seat.SOUTH]) == 17

    some = worlds(replace(now, agrees=is_rare), 400, seeded_chance("rare"), reads=False)
    agree = np.array([is_rare(world.deal) for world in some.plays])
    assert 0 < agree.sum() < len(some) == 200
    assert some.weights[agree].mean() > 3 * some.weights[~agree].mean()


def test_when_nothing_agrees_exactly_half_as_many_that_nearly_do_are_enough() -> None:
    now = replace(moment(DEAL, AUCTION, "C3", Seat.EAST), agrees=lambda _: False)
    found = worlds(now, 40, seeded_chance("none"), reads=False)
    assert len(found) == 20
    assert found.relaxed is Relaxed.NOTHING
