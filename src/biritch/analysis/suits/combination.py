"""One suit in declarer's two hands: the best play for each number of tricks, with its odds."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from math import comb
from typing import Final

from msgspec import Struct

from biritch.analysis.suits.game import Game, Layouts, Point
from biritch.analysis.suits.line import Line, line_of
from biritch.cards import RANKS, Holding, Rank
from biritch.errors import BadValue

POINTS: Final = 200_000  # some half a minute; suits that need more are hardly ever met
VACANT: Final = (13, 13)


class BestPlay(Struct, frozen=True):
    """A line of play and what it is worth.

    Attributes:
        tricks: how many it plays for; None where it plays for as many as it can get.
        chance: of that many tricks; where it plays for no number, of being no worse than the line
            that takes most on average, a tie counting half.
        average: the tricks it takes on average; None where it plays for a number.
        takes: the chance of taking at least 1, 2, ... tricks; empty where it plays for a number.
        line: the play itself; None if nothing helps, or anything does.
    """

    tricks: int | None
    chance: Fraction
    average: Fraction | None
    takes: tuple[Fraction, ...]
    line: Line | None


class Combination:
    """The holdings of declarer and dummy in a suit, the other cards hidden.

    Declarer may lead from either hand at any time, and nothing but this suit matters. The defenders
    see all four hands, know how declarer will play, and do their best.

    Args:
        hand: declarer's cards; declarer sits South.
        dummy: dummy's.
        vacant: places in West's and East's hands that may hold cards of this suit: less than 13 where
            some of their cards in other suits are known.

    Raises:
        BadValue: if a card is in both hands, there is none, or the places are too few.

    Examples:
        >>> combination = Combination(Holding.parse("AQT"), Holding.parse("432"))
        >>> best = combination.best(2)
        >>> f"{float(best.chance):.1%}"
        '76.0%'
    """

    def __init__(self, hand: Holding, dummy: Holding, *, vacant: tuple[int, int] = VACANT) -> None:
        if hand.bits & dummy.bits:
            raise BadValue(f"a card is in both hands, {hand} and {dummy}", code="suit.twice")
        if not hand.bits | dummy.bits:
            raise BadValue("there is no card of the suit in either hand", code="suit.empty")
        self.hand, self.dummy, self.vacant = hand, dummy, vacant
        missing = [rank for rank in RANKS if rank not in hand and rank not in dummy]
        if min(vacant) < 0 or max(vacant) > 13 or sum(vacant) < len(missing):
            raise BadValue(
                f"{len(missing)} cards do not fit into {vacant[0]} and {vacant[1]} places",
                code="suit.vacant",
            )
        self.classes = _classes(hand, dummy)
        self.game = Game(
            self._counts(hand),
            self._counts(dummy),
            tuple(len(each) for each in self.classes),
            budget=POINTS,
        )

    @property
    def longest(self) -> int:
        """The tricks that can be played in the suit."""
        return max(len(self.hand), len(self.dummy))

    @cached_property
    def odds(self) -> tuple[Fraction, ...]:
        """The chance of each layout of the game."""
        west, east = self.vacant
        missing = sum(map(len, self.classes))
        whole = comb(west + east, west)
        found = []
        for counts in self.game.wests:
            ways = 1
            for number, cards in zip(counts, self.classes, strict=True):
                ways *= comb(len(cards), number)
            held = sum(counts)
            rest = west + east - missing
            ways *= comb(rest, west - held) if 0 <= west - held <= rest else 0
            found.append(Fraction(ways, whole))
        return tuple(found)

    def best(self, tricks: int) -> BestPlay:
        """The best play for so many tricks.

        Raises:
            OutOfBudget: if the suit has too many lines of play.
        """
        start = self.game.begin(tricks)
        lines = self.game.lines(start)
        best = max(lines, key=self.chance)
        return BestPlay(tricks, self.chance(best), None, (), self._line(start, best))

    @cached_property
    def most(self) -> BestPlay:
        """The play that takes most tricks on average.

        Raises:
            OutOfBudget: if the suit has too many lines of play.
        """
        return self._whole(self._most, self._most)

    @cached_property
    def matchpoints(self) -> BestPlay:
        """The play that does best against a field that plays for most tricks on average.

        Law: 78A.

        Raises:
            OutOfBudget: if the suit has too many lines of play.
        """
        lines = self.game.lines(self.game.begin(None))
        field = self._most
        best = max(lines, key=lambda line: (self._against(line, field), line == field))
        return self._whole(best, field)

    @cached_property
    def _most(self) -> Layouts:
        lines = self.game.lines(self.game.begin(None))
        return max(lines, key=lambda line: (sum(self._takes(line)), self._takes(line)[::-1]))

    def chance(self, layouts: Layouts) -> Fraction:
        """How likely some layouts are, taken together."""
        return sum(
            (odds for at, odds in enumerate(self.odds) if layouts >> at & 1), start=Fraction(0)
        )

    def _takes(self, line: Layouts) -> tuple[Fraction, ...]:
        game = self.game
        return tuple(
            self.chance(line >> game.count * trick & game.all) for trick in range(self.longest)
        )

    def _against(self, line: Layouts, field: Layouts) -> Fraction:
        """Matchpoints won in a comparison with the field, of 1."""
        score = Fraction(0)
        for at, odds in enumerate(self.odds):
            mine, theirs = (
                sum(each >> self.game.count * trick + at & 1 for trick in range(self.longest))
                for each in (line, field)
            )
            score += odds * Fraction((mine > theirs) - (mine < theirs) + 1, 2)
        return score

    def _whole(self, line: Layouts, field: Layouts) -> BestPlay:
        takes = self._takes(line)
        start = self.game.begin(None)
        return BestPlay(
            None,
            self._against(line, field),
            sum(takes, start=Fraction(0)),
            takes,
            self._line(start, line),
        )

    def _line(self, start: Point, wanted: Layouts) -> Line | None:
        return line_of(self.game, start, wanted, (self.hand, self.dummy), self.classes, self.odds)

    def _counts(self, holding: Holding) -> tuple[int, ...]:
        counts = [0] * (len(self.classes) + 1)
        for rank in holding:
            counts[sum(each[0] < rank for each in self.classes)] += 1
        return tuple(counts)


def _classes(hand: Holding, dummy: Holding) -> tuple[tuple[Rank, ...], ...]:
    """The defenders' cards, those together that have none of declarer's between; the lowest first."""
    found: list[list[Rank]] = []
    apart = True
    for rank in RANKS:
        if rank in hand or rank in dummy:
            apart = True
            continue
        if apart:
            found.append([])
        found[-1].append(rank)
        apart = False
    return tuple(tuple(each) for each in found)
