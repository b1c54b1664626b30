"""The play of one suit as a game: declarer sees two hands, the defenders see all four.

Declarer picks a line: what he will do whatever he sees. The defenders know it and, in each layout of
their cards, do what hurts it most. A line is then the set of layouts in which it succeeds. Of all
lines only those are kept that no other line beats, layout by layout; the best of these by any odds is
the best of all.

Only what matters of a card is kept. Defenders' cards with none of declarer's between them are one
class, and declarer's cards are known by how many of these classes they beat.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, TypeAlias

from msgspec import Struct

from biritch.analysis.doubledummy import OutOfBudget

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each class: of the defenders' from the lowest; of declarer's, by classes beaten."""
Layouts: TypeAlias = int
"""A set of layouts, a bit for each; for whole results, one such set for each number of tricks."""

NONE: Final = -1  # played from another suit


class Point(Struct, frozen=True, gc=False):
    """Where the play of the suit stands, between two tricks.

    Attributes:
        hand: declarer's cards.
        dummy: dummy's.
        west: what West has played, by class.
        east: what East has.
        layouts: those that agree with what has been seen.
        need: tricks still needed; None where the number of tricks itself is wanted.
    """

    hand: Counts
    dummy: Counts
    west: Counts
    east: Counts
    layouts: Layouts
    need: int | None

    @property
    def longest(self) -> int:
        """The tricks that can still be played."""
        return max(sum(self.hand), sum(self.dummy))


class Game:
    """One suit: two hands, and all layouts of the others' cards.

    Args:
        hand: declarer's cards, by classes beaten; declarer sits South, dummy North.
        dummy: dummy's.
        classes: how many cards each class of the defenders has, the lowest first.
        budget: how many points may be looked at.
    """

    def __init__(self, hand: Counts, dummy: Counts, classes: Counts, *, budget: int = 0) -> None:
        self.hand, self.dummy, self.classes = hand, dummy, classes
        self.wests: list[Counts] = list(product(*(range(size + 1) for size in classes)))
        self.count = len(self.wests)
        self.all = (1 << self.count) - 1
        self._budget = budget
        self._looked = 0
        self._lines: dict[Point, tuple[Layouts, ...]] = {}
        self._holds = {
            (west, place, played): self._where(west=west, place=place, more_than=played)
            for west in (True, False)
            for place, size in enumerate(classes)
            for played in range(size + 1)
        }

    def _where(self, *, west: bool, place: int, more_than: int) -> Layouts:
        """The layouts in which a defender began with more than so many cards of a class."""
        total = self.classes[place]
        return sum(
            1 << at
            for at, counts in enumerate(self.wests)
            if (counts[place] if west else total - counts[place]) > more_than
        )

    def begin(self, need: int | None) -> Point:
        """The point before the first trick."""
        nothing = (0,) * len(self.classes)
        return self._point(self.hand, self.dummy, nothing, nothing, self.all, need)

    def lines(self, point: Point) -> tuple[Layouts, ...]:
        """What the lines that no other beats come to from a point on.

        Raises:
            OutOfBudget: if too many points had to be looked at.
        """
        found = self._lines.get(point)
        if found is None:
            self._looked += 1
            if self._budget and self._looked > self._budget:
                raise OutOfBudget("this suit has too many lines of play")
            found = self._lines[point] = self._found(point)
        return found

    def _found(self, point: Point) -> tuple[Layouts, ...]:
        longest = point.longest
        if point.need is not None:
            if point.need <= 0:
                return (point.layouts,)
            if point.need > longest:
                return (0,)
        elif not longest:
            return (0,)
        if self.all_played(point):
            return (self.won(point, longest),)
        best: list[Layouts] = []
        for leader, led in self.leads(point):
            best.extend(self.after_lead(point, leader=leader, led=led))
        return undominated(best)

    def all_played(self, point: Point) -> bool:
        """Whether the defenders have no card of the suit left."""
        return all(
            size == one + other
            for size, one, other in zip(self.classes, point.west, point.east, strict=True)
        )

    def won(self, point: Point, tricks: int) -> Layouts:
        """What it comes to when so many tricks are sure."""
        if point.need is not None:
            return point.layouts if tricks >= point.need else 0
        return sum(point.layouts << self.count * trick for trick in range(tricks))

    def leads(self, point: Point) -> Iterator[tuple[bool, int]]:
        """Each lead: whether from declarer's hand, and the class of the card."""
        for leader, cards in ((True, point.hand), (False, point.dummy)):
            for led, number in enumerate(cards):
                if number:
                    yield leader, led

    def after_lead(self, point: Point, *, leader: bool, led: int) -> tuple[Layouts, ...]:
        """The lines after a lead: second hand may do anything, third hand answers it."""
        answers = []
        for second, layouts in self.plays(point, west=leader):
            third: list[Layouts] = []
            for card in self.thirds(point, leader=leader):
                third.extend(self.after_third(point, layouts, (leader, led, second, card)))
            answers.append((layouts, undominated(third)))
        return self.worst(point, answers)

    def thirds(self, point: Point, *, leader: bool) -> Iterator[int]:
        """What the third hand may play."""
        cards = point.dummy if leader else point.hand
        if not any(cards):
            yield NONE
        for card, number in enumerate(cards):
            if number:
                yield card

    def after_third(
        self, point: Point, layouts: Layouts, trick: tuple[bool, int, int, int]
    ) -> tuple[Layouts, ...]:
        """The lines after three cards of a trick."""
        answers = []
        for fourth, left in self.plays(point, west=not trick[0], layouts=layouts):
            after, won = self.after_trick(point, left, (*trick, fourth))
            lines = self.lines(after)
            if won and point.need is None:
                lines = tuple(line << self.count | left for line in lines)
            answers.append((left, lines))
        return self.worst(point, answers, layouts=layouts)

    def after_trick(
        self, point: Point, layouts: Layouts, trick: tuple[bool, int, int, int, int]
    ) -> tuple[Point, bool]:
        """The point after a trick, and whether declarer won it."""
        leader, led, second, third, fourth = trick
        won = max(led, third) > max(second, fourth)
        mine, other = (led, third) if leader else (third, led)
        west, east = (second, fourth) if leader else (fourth, second)
        need = point.need - won if point.need is not None else None
        after = self._point(
            _without(point.hand, mine),
            _without(point.dummy, other),
            _with(point.west, west),
            _with(point.east, east),
            layouts,
            need,
        )
        return after, won

    def plays(
        self, point: Point, *, west: bool, layouts: Layouts | None = None
    ) -> Iterator[tuple[int, Layouts]]:
        """What a defender may play, and in which layouts."""
        layouts = point.layouts if layouts is None else layouts
        void = layouts
        for place, played in enumerate(point.west if west else point.east):
            able = layouts & self._holds[west, place, played]
            if able:
                void &= ~able
                yield place, able
        if void:
            yield NONE, void

    def worst(
        self,
        point: Point,
        answers: list[tuple[Layouts, tuple[Layouts, ...]]],
        *,
        layouts: Layouts | None = None,
    ) -> tuple[Layouts, ...]:
        """The lines when the defender, who sees everything, picks the card that hurts most."""
        layouts = point.layouts if layouts is None else layouts
        times = 1 if point.need is not None else self.longest
        whole = self._repeated(layouts, times)
        found: tuple[Layouts, ...] = (whole,)
        for able, lines in sorted(answers, key=lambda each: len(each[1])):
            free = whole & ~self._repeated(able, times)
            found = undominated([one & (line | free) for one in found for line in lines])
        return found

    @property
    def longest(self) -> int:
        """The tricks that can be played in the suit."""
        return max(sum(self.hand), sum(self.dummy))

    def _repeated(self, layouts: Layouts, times: int) -> Layouts:
        return sum(layouts << self.count * time for time in range(times)) if times > 1 else layouts

    def _point(
        self,
        hand: Counts,
        dummy: Counts,
        west: Counts,
        east: Counts,
        layouts: Layouts,
        need: int | None,
    ) -> Point:
        """A point with declarer's cards put down past classes that are gone: they beat no more."""
        gone = [
            size == one + other for size, one, other in zip(self.classes, west, east, strict=True)
        ]
        return Point(_sunk(hand, gone), _sunk(dummy, gone), west, east, layouts, need)


def undominated(lines: list[Layouts]) -> tuple[Layouts, ...]:
    """The lines that no other line beats in every layout."""
    kept: list[Layouts] = []
    for line in sorted(set(lines), key=int.bit_count, reverse=True):
        if all(line & ~other for other in kept):
            kept.append(line)
    return tuple(kept)


def _sunk(cards: Counts, gone: list[bool]) -> Counts:
    moved = list(cards)
    for place in range(len(gone) - 1, -1, -1):
        if gone[place]:
            moved[place] += moved[place + 1]
            moved[place + 1] = 0
    return tuple(moved)


def _without(cards: Counts, card: int) -> Counts:
    return _with(cards, card, -1)


def _with(cards: Counts, card: int, number: int = 1) -> Counts:
    if card == NONE:
        return cards
    return (*cards[:card], cards[card] + number, *cards[card + 1 :])
