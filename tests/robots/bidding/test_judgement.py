"""Judgement: it leaves the book alone where the book knows best, and never breaks what partners agreed."""

from itertools import islice

import pytest

from biritch.analysis import NoSolver
from biritch.auction import Auction, Pass
from biritch.cards import Deal, Hand, board_vulnerability, seeded
from biritch.robots.bidding import Partnership, judged, worth, worth_of_calls
from biritch.robots.bidding.judgement import finished
from biritch.robots.bidding.worth import Tricks, gain, points_for
from biritch.seats import SEATS, BySide, Seat, Side, Vulnerability
from biritch.systems import Setting, library

SAYC = Partnership(library("sayc"))
SETTING = Setting()
# South makes ten tricks in spades and nine at no trump.
GAME = Deal.parse("N:7432.A52.K83.A54 86.QJT9.JT54.QJ9 AKQJ9.K43.A62.62 T5.876.Q97.KT873")


def for_ever() -> float:
    return 1e9


def auction(calls: str) -> Auction:
    return Auction.parse(calls)


@pytest.mark.parametrize("calls", ["N:", "N:1NT P", "N:1C P 1H P", "N:2C P 2D P"])
def test_where_nothing_is_close_the_book_is_followed(calls: str) -> None:
    hand = Hand.parse("KQ743.AJ5.K94.Q7")
    so_far = auction(calls)
    chosen = judged(SAYC, hand, so_far, SETTING, for_ever)
    assert chosen == SAYC.bid(hand, so_far, SETTING)


def test_without_time_or_solver_the_book_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, so_far = Hand.parse("K4.QJ5.KT943.Q72"), auction("N:1S 2H P P X P")
    book = SAYC.bid(hand, so_far, SETTING)
    assert book == judged(SAYC, hand, so_far, SETTING, lambda: 0.0)

    def none() -> None:
        raise NoSolver("none here")

    monkeypatch.setattr(worth, "find_solver", none)
    assert book == judged(SAYC, hand, so_far, SETTING, for_ever)


def test_judged_calls_are_legal_and_true_and_never_pass_what_is_forcing() -> None:
    for number, deal in enumerate(islice(seeded("judgement"), 3)):
        so_far = Auction.begin(SEATS[number % 4])
        setting = Setting(board_vulnerability(number + 1))
        while so_far.turn is not None:
            hand = deal[so_far.turn]
            chosen = judged(SAYC, hand, so_far, setting, lambda: 0.3)
            at = SAYC.situation(so_far, setting)
            assert so_far.may(chosen.call)
            book = SAYC.bid(hand, so_far, setting)
            if chosen.call is not book.call:
                assert hand in chosen.meaning.box
                assert not (at.must_bid and isinstance(chosen.call, Pass))
            so_far = so_far.then(chosen.call)


def test_an_auction_is_finished_by_both_sides_books() -> None:
    end = finished(SAYC, GAME, auction("N:P P"), SETTING, Seat.SOUTH)
    assert end.is_over
    assert end.contract is not None
    assert end.contract.declarer.side is Side.NS


def test_an_end_is_worth_what_the_form_pays() -> None:
    tricks = Tricks(for_ever)
    game, part = auction("S:4S P P P"), auction("S:2S P P P")
    makes = tricks.of(GAME, game.contract) if game.contract else 0
    assert makes == 10  # five spades, two kings, two aces of hearts and diamonds, one of clubs
    assert points_for(Side.NS, game, GAME, SETTING, tricks) == 420
    assert points_for(Side.EW, part, GAME, SETTING, tricks) == -170
    both = Setting(Vulnerability.BOTH)
    assert points_for(Side.NS, game, GAME, both, tricks) == 620
    slam = auction("S:7S P P P")
    assert points_for(Side.NS, slam, GAME, SETTING, tricks) == -500  # somebody doubles that
    passed = auction("S:P P P P")
    assert points_for(Side.NS, passed, GAME, SETTING, tricks) == 0


def test_a_part_score_that_completes_a_game_is_worth_the_game() -> None:
    tricks = Tricks(for_ever)
    setting = Setting(part_scores=BySide(ns=40, ew=0), scoring="rubber")
    end = auction("S:2S P P P")
    plain = points_for(Side.NS, end, GAME, SETTING, tricks)
    assert points_for(Side.NS, end, GAME, setting, tricks) - plain == 250


def test_results_are_compared_as_the_form_compares_them() -> None:
    assert (10.0, -10.0, 0.0) == tuple(gain(*pair, "imps") for pair in ((450, 0), (0, 450), (7, 0)))
    assert gain(110, 100, "matchpoints") == gain(1000, 100, "matchpoints") == 0.5
    assert gain(110, 100, "rubber") == 10


def test_a_learner_is_told_the_calls_that_come_into_question_and_what_they_show() -> None:
    hand = Hand.parse("AKQ94.K43.A62.62")
    found = worth_of_calls(SAYC, hand, auction("N:1S P 2S P"), SETTING, for_ever)
    assert found[0].call is SAYC.call(hand, auction("N:1S P 2S P"), SETTING)
    assert [each.is_book for each in found] == [True] + [False] * (len(found) - 1)
    assert len(found) > 1  # a balanced sixteen may as well invite at no trump
    assert (found[0].worth, found[0].error) == (0, 0)
    assert found[1].error > 0
    assert all(each.shows for each in found)
