"""Odds of suits against those that books print and plain counting, and lines by playing them out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from biritch.analysis import OutOfBudget
from biritch.analysis.suits import BestPlay, Combination, Line
from biritch.analysis.suits.game import Game
from biritch.cards import RANKS, Holding, Rank
from biritch.errors import BadValue
from biritch.seats import Seat

Cards = frozenset[Rank]


def combination(hand: str, dummy: str, vacant: tuple[int, int] = (13, 13)) -> Combination:
    return Combination(Holding.parse(hand), Holding.parse(dummy), vacant=vacant)


# Odds as books print them, in hundredths of a percent where they follow from the table of breaks.
PUBLISHED = [
    ("AQ", "32", 2, 50.0),  # the finesse
    ("AQT", "432", 2, 76.0),  # the double finesse fails against both honours
    ("AQT", "432", 3, 24.0),
    ("AJT", "432", 2, 76.0),
    ("AQJ", "432", 3, 50.0),
    ("KQ2", "43", 2, 50.0),  # lead twice towards them
    ("AKQ2", "543", 4, 35.53),  # three-three
    ("AKQ32", "654", 5, 67.83),  # three-two
    ("AK432", "765", 4, 67.83),
    ("AKQ432", "65", 6, 67.83),
    ("AK5432", "T987", 6, 78.0),  # three out: two-one
    ("AKJ32", "7654", 5, 53.13),  # nine never: play for the drop
    ("A432", "KJ65", 4, 33.91),  # eight ever: the queen third or second before the jack
    ("AJT32", "7654", 4, 76.0),  # two finesses
    ("AKT98", "7654", 5, 46.35),  # the drop, and a finesse when an honour has fallen
    ("AQ76543", "JT98", 7, 52.0),  # two out: the drop
]


@pytest.mark.parametrize(("hand", "dummy", "tricks", "percent"), PUBLISHED)
def test_the_odds_are_those_of_the_books(
    hand: str, dummy: str, tricks: int, percent: float
) -> None:
    best = combination(hand, dummy).best(tricks)
    assert percent == pytest.approx(100 * float(best.chance), abs=0.006)
    turned = combination(dummy, hand).best(tricks)
    assert best.chance == turned.chance


def test_the_odds_of_all_layouts_are_those_of_the_breaks() -> None:
    suit = combination("AKQ32", "654")
    breaks = {number: Fraction(0) for number in range(6)}
    for counts, odds in zip(suit.game.wests, suit.odds, strict=True):
        breaks[sum(counts)] += odds
    printed = {0: 1.96, 1: 14.13, 2: 33.91, 3: 33.91, 4: 14.13, 5: 1.96}
    assert printed == {number: round(100 * float(odds), 2) for number, odds in breaks.items()}
    assert 1 == sum(suit.odds)


def test_vacant_places_turn_the_drop_into_a_finesse() -> None:
    # West has seven cards of another suit and East two: the queen is with East eleven to six.
    even, known = combination("AKJ32", "7654"), combination("AKJ32", "7654", (6, 11))
    assert known.best(5).chance > even.best(5).chance
    assert even.best(5).line != known.best(5).line
    # No place with West: the finesse against East cannot fail where three rounds bring him down.
    assert 1 == combination("AKJ5432", "T987", (0, 13)).best(7).chance


def layouts(suit: Combination) -> list[tuple[Cards, Cards, Fraction]]:
    """Every layout card by card, with its odds."""
    held = {*suit.hand, *suit.dummy}
    missing = [rank for rank in RANKS if rank not in held]
    found = []
    for west in product((True, False), repeat=len(missing)):
        cards = frozenset(rank for rank, mine in zip(missing, west, strict=True) if mine)
        rest = 26 - len(missing)
        odds = Fraction(comb(rest, 13 - len(cards)), comb(26, 13))
        found.append((cards, frozenset(missing) - cards, odds))
    return found


class Table:
    """Plays a line out, card by card, against every play of the defenders."""

    def __init__(self, need: int, random: Random | None = None) -> None:
        self.need = need
        self.random = random
        self.plans: dict[object, Rank | None] = {}

    def succeeds(
        self,
        hand: Cards,
        dummy: Cards,
        west: Cards,
        east: Cards,
        line: Line | None,
        won: int = 0,
        seen: tuple[object, ...] = (),
    ) -> bool:
        if not hand and not dummy:
            return won >= self.need
        south, led = self.lead(hand, dummy, line, seen)
        for second in west if south else east:
            if not self.answered(hand, dummy, west, east, line, won, seen, (south, led, second)):
                return False
        if not (west if south else east):
            return self.answered(hand, dummy, west, east, line, won, seen, (south, led, None))
        return True

    def lead(
        self, hand: Cards, dummy: Cards, line: Line | None, seen: tuple[object, ...]
    ) -> tuple[bool, Rank]:
        if line is not None:
            return line.leader is Seat.SOUTH, line.led
        leads = [(True, rank) for rank in sorted(hand)] + [(False, rank) for rank in sorted(dummy)]
        if self.random is None:
            return leads[-1]
        key = ("lead", seen)
        if key not in self.plans:
            self.plans[key] = self.random.choice(leads)  # type: ignore[assignment]
        return self.plans[key]  # type: ignore[return-value]

    def answered(
        self,
        hand: Cards,
        dummy: Cards,
        west: Cards,
        east: Cards,
        line: Line | None,
        won: int,
        seen: tuple[object, ...],
        trick: tuple[bool, Rank, Rank | None],
    ) -> bool:
        south, led, second = trick
        third = self.third(dummy if south else hand, line, (*seen, trick), second)
        fourths: list[Rank | None] = list(east if south else west) or [None]
        for fourth in fourths:
            ours = max(RANKS.index(rank) for rank in (led, third) if rank)
            theirs = max((RANKS.index(rank) for rank in (second, fourth) if rank), default=-1)
            wests, easts = (second, fourth) if south else (fourth, second)
            mine, others = (led, third) if south else (third, led)
            if not self.succeeds(
                hand - {mine},
                dummy - {others},
                west - {wests},
                east - {easts},
                self.after(line, wests, easts),
                won + (ours > theirs),
                (*seen, trick, third, fourth),
            ):
                return False
        return True

    def third(
        self, cards: Cards, line: Line | None, seen: tuple[object, ...], second: Rank | None
    ) -> Rank | None:
        if not cards:
            return None
        if line is not None:
            for other in line.unless:
                if second in other.cards or (second is None and not other.cards):
                    return other.card
            return line.card
        if self.random is None:
            return min(cards)
        if seen not in self.plans:
            self.plans[seen] = self.random.choice(sorted(cards))
        return self.plans[seen]

    def after(self, line: Line | None, west: Rank | None, east: Rank | None) -> Line | None:
        if line is None:
            return None
        for fells, after in line.then:
            if not fells or any(
                (west in fell.west if west else not fell.west)
                and (east in fell.east if east else not fell.east)
                for fell in fells
            ):
                return after
        return None


def worth(suit: Combination, table: Table, best: BestPlay | None) -> Fraction:
    """The chance of a line, every layout and every defence tried."""
    line = None if best is None else best.line
    hand, dummy = frozenset(suit.hand), frozenset(suit.dummy)
    return sum(
        (
            odds
            for west, east, odds in layouts(suit)
            if table.succeeds(hand, dummy, west, east, line)
        ),
        start=Fraction(0),
    )


@pytest.mark.parametrize(
    ("hand", "dummy", "tricks"), [("AQ", "3", 2), ("AJ", "K9", 2), ("KT", "42", 1), ("QJ", "92", 1)]
)
def test_the_line_that_is_told_brings_the_chance_that_is_told(
    hand: str, dummy: str, tricks: int
) -> None:
    suit = combination(hand, dummy)
    assert suit.best(tricks).chance == worth(suit, Table(tricks), suit.best(tricks))


@pytest.mark.parametrize("seed", range(40))
def test_no_line_made_up_by_chance_does_better(seed: int) -> None:
    random = Random(seed)
    cards = random.sample(RANKS, random.randint(5, 6))
    suit = Combination(Holding.of(cards[:3]), Holding.of(cards[3:]))
    need = random.randint(1, suit.longest)
    assert worth(suit, Table(need, random), None) <= suit.best(need).chance


def test_more_tricks_are_never_likelier_and_the_average_is_between() -> None:
    suit = combination("AQT32", "654")
    chances = [suit.best(tricks).chance for tricks in range(1, 6)]
    assert sorted(chances, reverse=True) == chances
    takes = suit.most.takes
    assert all(mine <= best for mine, best in zip(takes, chances, strict=True))
    assert suit.most.average == sum(takes)
    assert suit.matchpoints.chance >= Fraction(1, 2)


def test_a_suit_that_is_solid_needs_no_line() -> None:
    best = combination("AKQJT98765432", "").best(13)
    assert best.chance == 1
    assert best.line is None
    nothing = combination("32", "4").best(2)
    assert nothing.chance == 0
    assert nothing.line is None


@pytest.mark.parametrize(
    ("hand", "dummy", "vacant", "code"),
    [
        ("AQ", "A2", (13, 13), "suit.twice"),
        ("", "", (13, 13), "suit.empty"),
        ("AQ", "32", (4, 4), "suit.vacant"),
        ("AQ", "32", (14, 13), "suit.vacant"),
    ],
)
def test_what_is_no_suit_is_refused(
    hand: str, dummy: str, vacant: tuple[int, int], code: str
) -> None:
    with pytest.raises(BadValue) as refused:
        combination(hand, dummy, vacant)
    assert code == refused.value.code


def test_a_suit_with_too_many_lines_is_given_up() -> None:
    suit = combination("J94", "Q73").game
    game = Game(suit.hand, suit.dummy, suit.classes, budget=10)
    with pytest.raises(OutOfBudget):
        game.lines(game.begin(1))
