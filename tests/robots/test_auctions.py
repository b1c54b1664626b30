"""What a hand bids: auctions that a teacher of natural bidding would agree with."""

import pytest

from biritch.auction import Auction, Call
from biritch.cards import Hand
from biritch.robots import choose_call
from biritch.seats import BySide, Vulnerability

OPENINGS = [
    ("AK432.KQ4.T98.76", "1S", "five spades and twelve points"),
    ("AQ.KJ943.K98.T76", "1H", "five hearts"),
    ("AJ854.KQ943.K8.7", "1S", "the higher of two five-card suits"),
    ("AJ85.KQ94.K876.7", "1D", "no five-card major: the longer minor"),
    ("AJ8.KQ94.K86.J73", "1C", "three clubs and three diamonds: clubs"),
    ("AJ8.KQ9.KJ86.Q73", "1NT", "balanced with sixteen"),
    ("AQ8.KQ9.KJ862.73", "1NT", "balanced with fifteen and a five-card minor"),
    ("AQ8.KQ9.KJ86.AK3", "2C", "twenty-four balanced points"),
    ("AQ8.KQ9.KJ86.AQ3", "2NT", "twenty-one balanced points"),
    ("AKQJ85.AKQ9.A.73", "2C", "nine tricks in hand"),
    ("4.KQJ985.876.Q73", "2H", "a good six-card suit and eight points"),
    ("KQJ9854.4.876.73", "3S", "a good seven-card suit and little else"),
    ("4.7.KQJ98765.K73", "4D", "eight cards"),
    ("KJ82.QJ43.Q87.J2", "P", "eleven balanced points"),
    ("AQT932.KJ942.7.2", "1S", "ten points and two long suits: twenty by the rule"),
    ("T98432.KJ942.A.2", "P", "not enough by any rule, and no suit for a weak two"),
]

RESPONSES = [
    ("N:1S P", "K84.Q743.A982.76", "2S", "three trumps and nine points"),
    ("N:1S P", "K843.A74.A982.76", "3S", "an invitation"),
    ("N:1S P", "KJ843.4.98762.76", "4S", "five trumps and a singleton: preempt"),
    ("N:1S P", "KQ43.A4.KQ82.763", "2NT", "a forcing raise"),
    ("N:1S P", "4.Q7432.K982.Q76", "1NT", "seven points and no fit"),
    ("N:1S P", "4.AQ7432.KQ2.Q76", "2H", "a suit of one's own"),
    ("N:1S P", "94.K74.AQJ82.A76", "2D", "a suit of one's own"),
    ("N:1S P", "94.J743.J982.J76", "P", "nothing"),
    ("N:1H P", "KQ84.74.K982.763", "1S", "four spades at the one level"),
    ("N:1C P", "KQ84.KJ74.982.76", "1H", "four-card majors up the line"),
    ("N:1C P", "KQ842.KJ743.98.7", "1S", "five and five: the higher"),
    ("N:1D P", "A84.K72.Q95.KJ76", "3NT", "thirteen balanced points"),
    ("N:1D P", "A84.7.K95432.Q76", "3D", "a raise that invites"),
    ("N:1NT P", "A84.K74.K95.9876", "3NT", "ten balanced points"),
    ("N:1NT P", "A843.K743.95.976", "P", "seven points: no game in sight"),
    ("N:1NT P", "KQ84.K743.95.Q76", "2C", "ten points and a major: Stayman"),
    ("N:1NT P", "84.J97432.95.976", "2H", "weak with long hearts"),
    ("N:1NT P", "KJ9832.A4.952.76", "4S", "six spades and game values"),
    ("N:1NT P", "KJ983.A4.K52.Q76", "3S", "five spades and game values: partner chooses"),
    ("N:1NT P", "AQ4.KQ4.KJ2.Q876", "4NT", "seventeen balanced: invites six"),
    ("N:2NT P", "84.Q74.K9542.976", "3NT", "twenty and five are enough"),
    ("N:2C P", "84.974.95432.976", "2D", "nothing, but partner has not finished"),
    ("N:2C P", "84.AKJ74.K432.97", "2H", "a good suit and eight points"),
    ("N:2H P", "A84.K74.K95.9876", "3H", "three trumps: raise the preempt"),
    ("N:2H P", "AK84.K74.AK5.986", "4H", "game opposite a weak two"),
    ("N:3S P", "4.AQ74.K952.K976", "P", "a misfit opposite a preempt"),
]

REBIDS = [
    ("N:1S P 2S P", "AK432.KQ4.T98.76", "P", "a minimum"),
    ("N:1S P 2S P", "AKJ32.KQ4.A98.76", "3S", "seventeen points: a try"),
    ("N:1S P 2S P", "AKJ32.KQ4.AQ8.76", "4S", "nineteen points: game"),
    ("N:1S P 3S P", "AK432.KQ4.T98.76", "P", "twelve opposite an invitation"),
    ("N:1S P 3S P", "AK432.KQ4.K98.76", "4S", "fifteen opposite an invitation"),
    ("N:1C P 1H P", "K432.K4.T98.AQ76", "1S", "four spades on the way"),
    ("N:1C P 1H P", "K43.K4.QT98.AQ76", "1NT", "a balanced minimum"),
    ("N:1C P 1H P", "K43.K432.T9.AQ76", "2H", "four trumps and a minimum"),
    ("N:1C P 1H P", "K4.KQ32.T9.AQJ76", "3H", "four trumps and sixteen points"),
    ("N:1C P 1H P", "KQ4.K3.AT9.AQJ76", "2NT", "eighteen balanced points"),
    ("N:1D P 1S P", "4.K43.AQJ976.Q76", "2D", "six diamonds and a minimum"),
    ("N:1D P 1S P", "4.AK3.AQJ976.Q76", "3D", "six diamonds and extra strength"),
    ("N:1D P 1S P", "4.AKJ4.AKJ97.Q76", "2H", "a reverse"),
    ("N:1S P 1NT P", "AK432.4.KQ98.876", "2D", "a second suit"),
    ("N:1S P 1NT P", "AK432.K4.Q98.876", "P", "balanced and weak: high enough"),
    ("N:1S P 2H P", "AK432.K43.Q98.87", "3H", "three cards for a five-card suit"),
    ("N:1NT P 2C P", "AJ84.KQ9.KJ86.Q7", "2S", "the major"),
    ("N:1NT P 2C P", "AJ8.KQ9.KJ86.Q73", "2D", "no major"),
    ("N:1NT P 3S P", "AJ8.KQ9.KJ86.Q73", "4S", "three trumps"),
    ("N:1NT P 3S P", "AJ.KQ98.KJ86.Q73", "3NT", "two trumps"),
    ("N:1NT P 2S P", "AJ84.KQ9.KJ86.Q7", "P", "partner has decided"),
    ("N:2C P 2D P", "AKQ85.AKQ5.A3.73", "2S", "the suit"),
    ("N:2C P 2D P", "AQ8.KQ9.KJ86.AK3", "2NT", "twenty-three balanced points"),
    ("N:2C P 2D P 2S P", "84.974.95432.976", "2NT", "game is forced: any bid but a pass"),
    ("N:1C P 1S P 2S P", "KQ842.A74.Q95.Q7", "4S", "thirteen and twelve are game"),
    ("N:1C P 1S P 2S P", "KQ84.874.K95.Q76", "3S", "ten: a try"),
    ("N:1C P 1S P 2S P", "KQ84.874.J95.976", "P", "enough"),
    ("N:1S P 2NT P 4S P", "KQ43.AK4.AKQ2.73", "4NT", "slam is near: how many aces?"),
    ("N:1S P 2NT P 4S P 4NT P", "AJ876.K42.K43.Q2", "5D", "one ace"),
    ("N:1S P 2NT P 4S P 4NT P 5D P", "KQ43.AK4.AKQ2.73", "6S", "one ace is missing"),
    ("N:1S P 2NT P 4S P 4NT P 5C P", "KQ43.AK4.AKQ2.73", "5S", "two aces are missing"),
]

COMPETITION = [
    ("N:1D", "AQJ84.K4.932.876", "1S", "a good suit at the one level"),
    ("N:1D", "J8764.K4.K32.Q76", "P", "a bad suit"),
    ("N:1S", "84.AQ.932.AKJ764", "2C", "a good suit at the two level"),
    ("N:1D", "AJ84.KQ74.4.Q876", "X", "short in theirs, support for the others"),
    ("N:1D", "AJ4.KQ7.KJ4.KJ76", "1NT", "sixteen with diamonds stopped"),
    ("N:1D", "AKJ84.AQ4.42.AJ6", "X", "too strong for an overcall"),
    ("N:1D", "KQJ984.74.42.876", "2S", "weak and long"),
    ("N:1D X P", "8432.974.4329.76", "1S", "partner asked: a pass would be for penalty"),
    ("N:1D X P", "KQ32.K74.432.976", "1S", "eight points: not yet a jump"),
    ("N:1D X P", "KQ432.K743.32.Q6", "4S", "game values opposite a double"),
    ("N:1D X P", "KQ43.K43.432.J76", "2S", "nine to eleven jump"),
    ("N:1D X P", "K3.743.QJT98.A76", "P", "strong trumps over the opener: penalty"),
    ("N:1S X P", "32.743.4329.8765", "2C", "three of a kind and nothing: clubs"),
    ("N:1H 1S", "K43.A743.432.876", "2H", "a raise over the overcall"),
    ("N:1C 1H", "KQ43.743.K32.876", "X", "four spades"),
    ("N:1C 1H", "KQ432.743.K3.876", "1S", "five spades"),
    ("N:1H 1NT", "KQ4.A3.K5432.876", "X", "they are in trouble"),
    ("N:1H X", "KQ42.A3.K432.876", "XX", "the strength is ours"),
    ("N:1S P 2S", "4.AQ42.KQ43.KJ76", "X", "takeout of a raise"),
    ("N:1D 1S P", "K43.A743.432.876", "2S", "a raise of the overcall"),
    ("N:1D 1S P", "KJ43.A74.A2.Q876", "2D", "a strong raise"),
    ("N:1D P P", "KQ43.A74.32.K876", "X", "in the last seat with twelve"),
    ("N:1D P P", "KQ432.K74.32.876", "1S", "in the last seat with a suit"),
    ("N:3D", "AQ43.KQ74.2.KJ76", "X", "takeout of a preempt"),
    ("N:2H", "AQ9.43.KQ32.AKJ8", "X", "nineteen: too strong for an overcall"),
    ("N:2H", "AQ9.KJ4.KQ32.J87", "2NT", "sixteen with hearts stopped"),
    ("N:1NT", "AKJ4.KQ7.KQ4.J76", "X", "for penalties"),
    ("N:1S P 4S P P", "AQ.AK7.QJT9.8765", "P", "no silly heroics"),
    ("N:1D 1S 2C 7S P P", "A4.K742.AKJ3.Q76", "X", "an ace against a grand slam"),
    ("N:1S 2D P", "874.K742.J32.Q76", "P", "nothing to say"),
    ("N:1H 2C P P", "8.AKJ76.KQ32.Q76", "2D", "opener goes on with two suits"),
    ("N:1H 2C P P", "KJ83.AKJ76.KQ3.7", "X", "opener doubles again for takeout"),
    ("N:P P 1D P 1H X", "A32.K742.AJ632.7", "2H", "four trumps"),
]


@pytest.mark.parametrize(("hand", "call", "why"), OPENINGS)
def test_the_opening_bid_is_the_book_s(hand: str, call: str, why: str) -> None:
    assert call == str(choose_call(Hand.parse(hand), Auction.parse("N:")).call), why


@pytest.mark.parametrize(("auction", "hand", "call", "why"), RESPONSES)
def test_responder_answers_as_taught(auction: str, hand: str, call: str, why: str) -> None:
    assert call == str(choose_call(Hand.parse(hand), Auction.parse(auction)).call), why


@pytest.mark.parametrize(("auction", "hand", "call", "why"), REBIDS)
def test_later_bids_follow_from_what_partner_has_shown(
    auction: str, hand: str, call: str, why: str
) -> None:
    assert call == str(choose_call(Hand.parse(hand), Auction.parse(auction)).call), why


@pytest.mark.parametrize(("auction", "hand", "call", "why"), COMPETITION)
def test_in_competition_it_bids_sensibly(auction: str, hand: str, call: str, why: str) -> None:
    assert call == str(choose_call(Hand.parse(hand), Auction.parse(auction)).call), why


def test_a_part_score_brings_game_nearer() -> None:
    auction = Auction.parse("N:1S P 2S P")
    hand = Hand.parse("AKJ32.KQ4.A98.76")
    short = choose_call(hand, auction, part_scores=BySide(40, 0)).call
    long = choose_call(hand, auction, part_scores=BySide(0, 40)).call
    assert (Call.parse("P"), Call.parse("3S")) == (short, long)


def test_a_part_score_makes_two_of_a_major_enough() -> None:
    bidding = choose_call(
        Hand.parse("K843.A74.A982.76"),
        Auction.parse("N:1S P"),
        vulnerable=Vulnerability.BOTH,
        part_scores=BySide(60, 0),
    )
    assert str(bidding.call) == "2S"
