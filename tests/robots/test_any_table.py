"""Whatever the others call and play, a robot answers with something legal."""

from itertools import islice
from random import Random

from biritch.auction import Auction
from biritch.cards import board_vulnerability, seeded
from biritch.play import Play
from biritch.robots import choose_call, choose_card, explanation
from biritch.seats import SEATS, BySide
from biritch.testing import call_at_random
from tests.robots.test_self_play import seen


def test_any_auction_at_all_is_understood_and_answered() -> None:
    chance = Random(5)
    for number, deal in enumerate(islice(seeded("any auction"), 150)):
        auction = Auction.begin(SEATS[number % 4])
        while auction.turn is not None:
            bidding = choose_call(
                deal[auction.turn],
                auction,
                vulnerable=board_vulnerability(number + 1),
                part_scores=BySide(10 * (number % 10), 20 * (number % 5)),
            )
            assert auction.may(bidding.call)
            explanation(bidding.meaning)
            wild = call_at_random(auction.legal(), chance)
            auction = auction.then(bidding.call if chance.random() < 0.6 else wild)


def test_any_play_at_all_is_followed() -> None:
    chance = Random(7)
    for number, deal in enumerate(islice(seeded("any play"), 80)):
        auction = Auction.begin(SEATS[number % 4])
        while auction.turn is not None:
            auction = auction.then(call_at_random(auction.legal(), chance))
        contract = auction.contract
        if contract is None:
            continue
        play = Play.begin(deal, contract)
        while play.turn is not None:
            chair = contract.declarer if play.turn is play.dummy else play.turn
            card = choose_card(seen(deal, play, chair), auction)
            assert card in play.legal()
            play = play.then(card if chance.random() < 0.5 else chance.choice(play.legal()))
