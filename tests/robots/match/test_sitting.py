"""One comparison of a match: the same deals at two tables."""

from __future__ import annotations

from itertools import islice

from biritch.analysis import find_solver
from biritch.auction import PASS, Auction, Bid, Call, Contract, Doubling
from biritch.cards import Card, Deal, Hand, seeded
from biritch.forms import duplicate_points
from biritch.play import Play
from biritch.robots.match import Told, way_of
from biritch.robots.match.sitting import Terms, sit
from biritch.score import Result
from biritch.seats import Side
from biritch.systems import Setting
from biritch.valuation import hcp

DEAL = Deal.parse("N:AQ5.74.KJ83.QT62 T98.KQJ93.62.K94 KJ4.A82.A75.A873 7632.T65.QT94.J5")


class Scripted:
    """Bids one contract as soon as its side may, and plays the highest card it has."""

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        return ""

    def __init__(self, name: str, bid: str) -> None:
        self.name = name
        self._bid = Call.parse(bid)

    def call(self, hand: Hand, auction: Auction, setting: Setting, chance: object, /) -> Told:
        assert 13 == len(hand)
        return Told(self._bid if auction.last_bid is None else PASS, text="as agreed")

    def card(self, play: Play, auction: Auction, setting: Setting, chance: object, /) -> Card:
        assert play.contract is not None
        turn = play.turn
        assert turn is not None
        hidden = [seat for seat in turn.round() if not play.is_known(seat)]
        faced = play.count > 0
        assert (2 if faced else 3) == len(hidden) or play.tricks_left < 4
        return play.legal()[0]


def test_each_pair_has_both_hands_of_every_deal() -> None:
    three, one = Scripted("three", "3NT"), Scripted("one", "1NT")
    sitting = sit(0, (DEAL,), three, one, Terms(way_of("imps"), "x", find_solver()))
    # North deals board 1, nobody vulnerable: North-South play 3NT here and 1NT there.
    tricks = 13 - find_solver().best(Play.begin(DEAL, _contract("N:3NT P P P")))
    points = [
        duplicate_points(Result(_contract(f"N:{bid} P P P"), tricks), vulnerable=False)
        for bid in ("3NT", "1NT")
    ]
    assert points[0] - points[1] == sitting.points


def _contract(text: str) -> Contract:
    contract = Auction.parse(text).contract
    assert contract is not None
    return contract


def test_nobody_plays_from_cards_he_may_not_see() -> None:
    pair = Scripted("a", "1S")
    sitting = sit(3, (DEAL,), pair, pair, Terms(way_of("imps"), "x", None, keep=True))
    assert () == sitting.illegal
    assert all(record.play is not None and record.play.is_over for record in sitting.records)


def test_a_failing_contract_counts_as_doubled_in_the_harsh_score() -> None:
    seven, passing = Scripted("seven", "7NT"), Scripted("pass", "P")
    terms = Terms(way_of("imps"), "x", find_solver())
    sitting = sit(0, (DEAL,), seven, passing, terms)
    down = Result(
        _contract("N:7NT P P P"),
        13 - find_solver().best(Play.begin(DEAL, _contract("N:7NT P P P"))),
    )
    doubled = Result(_contract("N:7NT X P P P"), down.tricks)
    assert Doubling.DOUBLED is doubled.contract.doubling
    # The other table passes to East, who bids seven too: East and West are the pair there.
    east = Result(
        _contract("N:P 7NT P P P"),
        13 - find_solver().best(Play.begin(DEAL, _contract("N:P 7NT P P P"))),
    )
    assert sitting.points == (
        duplicate_points(down, vulnerable=False) + duplicate_points(east, vulnerable=False)
    )
    harsh = Result(_contract("N:P 7NT X P P P"), east.tricks)
    assert sitting.doubled == (
        duplicate_points(doubled, vulnerable=False) + duplicate_points(harsh, vulnerable=False)
    )


class Unlawful(Scripted):
    """Bids one club over everything, and plays the ace of spades always."""

    def call(self, hand: Hand, auction: Auction, setting: Setting, chance: object, /) -> Told:
        return Told(Call.parse("1C"))

    def card(self, play: Play, auction: Auction, setting: Setting, chance: object, /) -> Card:
        return Card.parse("SA")


def test_what_is_illegal_is_counted_and_the_board_goes_on() -> None:
    wild = Unlawful("wild", "1C")
    sitting = sit(0, (DEAL,), wild, wild, Terms(way_of("imps"), "x", None, keep=True))
    assert sitting.illegal
    for record in sitting.records:
        assert record.auction is not None
        assert [Bid.parse("1C"), PASS, PASS, PASS] == list(record.auction)
        assert record.play is not None
        assert record.play.is_over


def test_part_scores_and_games_go_on_from_deal_to_deal_in_a_rubber() -> None:
    seen: list[Setting] = []

    class Watching(Scripted):
        def call(self, hand: Hand, auction: Auction, setting: Setting, chance: object, /) -> Told:
            seen.append(setting)
            return super().call(hand, auction, setting, chance)

    pair = Watching("a", "1C")
    deals = tuple(islice(seeded("rubber"), 8))
    sitting = sit(0, deals, pair, pair, Terms(way_of("rubber"), "x", None, keep=True))
    assert 0 == sitting.points
    assert {"rubber"} == {setting.scoring for setting in seen}
    assert any(setting.part_scores[side] for setting in seen for side in Side)
    assert all(40 == sum(hcp(hand) for hand in record.board.deal) for record in sitting.records)
