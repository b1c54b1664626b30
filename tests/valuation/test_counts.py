"""Points, losers, controls and shape, against the published tables."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from biritch.cards import SUITS, Hand, Holding, Suit
from biritch.valuation import (
    Shape,
    aces,
    controls,
    hcp,
    is_stopper,
    kings,
    losers,
    opening_count,
    points,
    suit_hcp,
    support_points,
    top_cards,
)

HANDS = comb(52, 13)


def by_count(worth: dict[int, int]) -> Counter[int]:
    """How many hands have each total, if 4 cards of a rank are worth so much (in closed form)."""
    totals: Counter[int] = Counter()
    for held in product(range(5), repeat=len(worth)):
        ways = comb(52 - 4 * len(worth), 13 - sum(held)) if sum(held) <= 13 else 0
        for number in held:
            ways *= comb(4, number)
        totals[sum(n * w for n, w in zip(held, worth.values(), strict=True))] += ways
    return totals


@pytest.mark.parametrize(
    ("total", "percent"),
    [(0, 0.3639), (4, 3.8454), (10, 9.4051), (12, 8.0269), (15, 4.4237), (20, 0.6435)],
)
def test_high_card_points_come_as_often_as_the_encyclopedia_says(
    total: int, percent: float
) -> None:
    share = by_count({12: 4, 11: 3, 10: 2, 9: 1})[total] / HANDS
    assert percent == pytest.approx(100 * share, abs=0.00006)


def test_every_holding_counts_its_honours_one_by_one() -> None:
    for bits in range(1 << 13):
        holding = Holding(bits)
        text = str(holding)
        expected = 4 * text.count("A") + 3 * text.count("K") + 2 * text.count("Q") + text.count("J")
        assert expected == hcp(holding)


def test_a_pack_has_forty_points_twelve_controls_and_twelve_losers() -> None:
    pack = Hand((1 << 52) - 1)
    assert (40, 12, 4, 4) == (hcp(pack), controls(pack), aces(pack), kings(pack))
    assert losers(Hand()) == 0
    assert losers(Hand.parse("432.432.432.5432")) == 12


def test_points_of_one_suit_are_counted_apart() -> None:
    hand = Hand.parse("AJ2.KQ.T98.76543")
    assert [0, 0, 5, 5] == [suit_hcp(hand, suit) for suit in SUITS]


@pytest.mark.parametrize(
    ("holding", "expected"),
    [
        ("", 0),
        ("A", 0),
        ("K", 1),
        ("AK", 0),
        ("AQ", 1),
        ("KQ", 1),
        ("Q4", 2),
        ("432", 3),
        ("AKQ", 0),
        ("AKQJ432", 0),
        ("KQ2", 1),
        ("AJ98", 2),
        ("T98765", 3),
    ],
)
def test_losers_are_the_missing_tops_of_the_first_three_rounds(holding: str, expected: int) -> None:
    assert expected == losers(Holding.parse(holding))


@pytest.mark.parametrize(
    ("pattern", "percent"),
    [
        ("4432", 21.5512),
        ("5332", 15.5168),
        ("5431", 12.9307),
        ("5422", 10.5797),
        ("4333", 10.5361),
        ("6322", 5.6425),
        ("4441", 2.9932),
        ("7222", 0.5130),
    ],
)
def test_patterns_come_as_often_as_the_encyclopedia_says(pattern: str, percent: float) -> None:
    share = 0
    for lengths in product(range(14), repeat=4):
        if sum(lengths) == 13 and Shape(*lengths).pattern == pattern:
            ways = 1
            for number in lengths:
                ways *= comb(13, number)
            share += ways
    assert percent == pytest.approx(100 * share / HANDS, abs=0.00006)


def test_balanced_is_three_patterns_and_semibalanced_two_more() -> None:
    shapes = [Shape(*lengths) for lengths in product(range(14), repeat=4) if sum(lengths) == 13]
    balanced = {shape.pattern for shape in shapes if shape.is_balanced}
    semibalanced = {shape.pattern for shape in shapes if shape.is_semibalanced}
    assert balanced == {"4333", "4432", "5332"}
    assert semibalanced - balanced == {"5422", "6322"}


def test_a_shape_names_its_longest_and_shortest_suit() -> None:
    shape = Shape.of(Hand.parse("AKQJT98765.432.."))
    assert (10, 0) == (shape.longest, shape.shortest)
    assert shape.pattern == "10-3-0-0"
    assert str(shape) == "10=3=0=0"
    assert shape[Suit.HEARTS] == 3


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("KQ32.A5432.432.2", 9 + 3),  # four trumps and a singleton
        ("KQ2.A65432.432.2", 9 + 2),  # three trumps and a singleton
        ("KQ2.A65432.5432.", 9 + 3),  # three trumps and a void
        ("KQ32.A65432.32.2", 9 + 1 + 3),  # a doubleton too
        ("KQ.A65432.5432.2", 9),  # two trumps: no ruffs counted
    ],
)
def test_short_suits_count_in_support_of_spades(hand: str, expected: int) -> None:
    assert expected == support_points(Hand.parse(hand), Suit.SPADES)


def test_long_suits_count_for_opener() -> None:
    assert points(Hand.parse("AK9876.QJT98..32")) == 10 + 2 + 1


def test_the_rule_of_twenty_adds_the_two_longest_suits() -> None:
    assert opening_count(Hand.parse("A432.K65.K98.765")) == 10 + 7


@pytest.mark.parametrize(
    ("holding", "stops"),
    [
        ("A", True),
        ("K2", True),
        ("K", False),
        ("Q32", True),
        ("Q3", False),
        ("J432", True),
        ("J43", False),
        ("T98765", False),
        ("", False),
    ],
)
def test_a_stopper_is_an_honour_with_enough_cards_behind_it(holding: str, *, stops: bool) -> None:
    assert stops is is_stopper(Holding.parse(holding))


def test_top_cards_counts_only_the_highest() -> None:
    assert [1, 2, 3] == [top_cards(Holding.parse("AJT32"), count) for count in (3, 4, 5)]
