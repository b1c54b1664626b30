"""Declarer's endings, looked at with all worlds in mind at once.

Solved one by one, each world lets declarer guess right in it: a two-way finesse seems to win whoever
has the queen. Here he must play the same card in all worlds that he cannot tell apart, for so many of
his turns; the defenders see everything. What he can reach is a set of vectors, a number of tricks for
each world, none better in all worlds than another (Cazenave and Ventos, *The αμ search algorithm for
the game of bridge*, 2019). Beyond those turns each world is solved by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from biritch.analysis import Budget, DoubleDummy, OutOfBudget
from biritch.cards import Card
from biritch.play import Play
from biritch.robots.outlook import Outlook
from biritch.robots.playing.solving import TimeLeft
from biritch.seats import Side

Vector: TypeAlias = tuple[int, ...]
_NO_WORLD: Final = 14  # more tricks than there are: what cannot be is no reason against anything
_WIDEST: Final = 24  # vectors that are kept of a set
PATIENCE: Final = 6000  # positions solved: about a second


class OutOfTime(Exception):
    """The search was not finished in time."""


class Ahead:
    """A search of an ending.

    Args:
        solver: solves each world where the search ends.
        side: declarer's.
        time_left: seconds that are left for it.
        patience: how many positions are solved at most, so that it ends where nobody hurries.
    """

    def __init__(
        self, solver: DoubleDummy, side: Side, time_left: TimeLeft, *, patience: int = PATIENCE
    ) -> None:
        self._solver = solver
        self._side = side
        self._time_left = time_left
        self._patience = patience
        self._solved: dict[tuple[int, tuple[Card, ...], int], int] = {}

    def after(self, plays: Sequence[Play], card: Card, turns: int) -> list[Vector]:
        """The tricks that declarer can reach in the worlds together by playing a card.

        Args:
            plays: the moment in each world, all hands open; his side is to play.
            card: what he plays in all of them.
            turns: how many turns of his side are looked at, this one included.

        Raises:
            OutOfTime: if it took too long, or too many positions.
        """
        return self._front([play.then(card) for play in plays], turns - 1)

    def _front(self, plays: list[Play | None], turns: int) -> list[Vector]:
        some = next(play for play in plays if play is not None)
        if some.turn is None:
            return [tuple(map(self._won, plays))]
        if some.turn.side is not self._side:
            return self._theirs(plays, turns)
        if turns == 0:
            return [tuple(map(self._double_dummy, plays))]
        return self._ours(plays, some, turns)

    def _ours(self, plays: list[Play | None], some: Play, turns: int) -> list[Vector]:
        found: list[Vector] = []
        for card in one_of_equals(some):
            then = [play.then(card) if play is not None else None for play in plays]
            found = _best(found + self._front(then, turns - 1))
        return found

    def _theirs(self, plays: list[Play | None], turns: int) -> list[Vector]:
        """Each world's defenders choose what is worst for declarer; he sees which card it was."""
        if self._time_left() <= 0:
            raise OutOfTime
        options = [_by_kind(play) if play is not None else {} for play in plays]
        kinds = dict.fromkeys(kind for option in options for kind in option)
        found: list[Vector] = [(_NO_WORLD,) * len(plays)]
        for kind in kinds:
            then = [
                play.then(option[kind]) if play is not None and kind in option else None
                for play, option in zip(plays, options, strict=True)
            ]
            reached = self._front(then, turns)
            found = _best(tuple(map(min, one, other)) for one in found for other in reached)
        return found

    def _won(self, play: Play | None) -> int:
        return _NO_WORLD if play is None else play.won[self._side]

    def _double_dummy(self, play: Play | None) -> int:
        if play is None:
            return _NO_WORLD
        key = (play.left, play.laid, play.leader.index)
        if key not in self._solved:
            seconds = self._time_left()
            if seconds <= 0 or len(self._solved) >= self._patience:
                raise OutOfTime
            try:
                self._solved[key] = self._solver.best(play, budget=Budget(seconds=seconds))
            except OutOfBudget as out:
                raise OutOfTime from out
        return play.won[self._side] + self._solved[key]


def one_of_equals(play: Play) -> list[Card]:
    """The cards that declarer's side may play, one of each run that is worth the same to it."""
    outlook = Outlook(play)
    found: list[Card] = []
    for card in outlook.legal:
        if found and same_run(outlook, found[-1], card):
            found[-1] = card
        else:
            found.append(card)
    return found


def same_run(outlook: Outlook, one: Card, other: Card) -> bool:
    """Whether no card of others, nor one in the trick, ranks between two cards of a hand."""
    if one.suit is not other.suit:
        return False
    matter = outlook.against(one.suit)
    for laid in outlook.play.trick:
        if laid.suit is one.suit:
            matter |= 1 << laid.rank.index
    low, high = sorted((one.rank.index, other.rank.index))
    return not matter >> low & ((1 << (high - low)) - 1)


def _by_kind(play: Play) -> dict[tuple[int, int], Card]:
    """A defender's cards by what they are to declarer: their suit, and how many of his rank above."""
    outlook = Outlook(play)
    kinds: dict[tuple[int, int], Card] = {}
    for card in outlook.legal:
        against = outlook.against(card.suit)
        for laid in outlook.play.trick:
            if laid.suit is card.suit:
                against |= 1 << laid.rank.index
        above = (against >> (card.rank.index + 1)).bit_count()
        kinds[card.suit.index, above] = card
    return kinds


def _best(vectors: Iterable[Vector]) -> list[Vector]:
    """Of some vectors those that no other equals or beats in every world."""
    kept: list[Vector] = []
    for vector in sorted(set(vectors), key=sum, reverse=True):
        if not any(all(map(int.__ge__, other, vector)) for other in kept):
            kept.append(vector)
            if len(kept) == _WIDEST:
                break
    return kept
