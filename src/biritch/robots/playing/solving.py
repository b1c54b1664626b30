"""Each card's tricks in each world, with all hands open, for as long as there is time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import numpy as np

from biritch.analysis import Budget, DoubleDummy, OutOfBudget
from biritch.cards import Card
from biritch.play import Play
from biritch.robots.playing.worth import Tricks

TimeLeft: TypeAlias = Callable[[], float]
_SHORTEST: Final = 0.002  # seconds: less is no time at all


def solved(
    plays: Sequence[Play], cards: Sequence[Card], solver: DoubleDummy, time_left: TimeLeft
) -> Tricks:
    """For each world a row, for each card declarer's tricks in the whole play.

    There are fewer rows than worlds when the time ran out, and none when it ran out in the first.

    Args:
        plays: the same moment in worlds with all hands open.
        cards: the cards to judge.
        solver: finds the tricks.
        time_left: seconds that are left for it.
    """
    rows: list[list[int]] = []
    for play in plays:
        seconds = time_left()
        if seconds < _SHORTEST:
            break
        try:
            found = solver.choices(play, budget=Budget(seconds=seconds))
        except OutOfBudget:
            break
        rows.append([_declarers(play, found[card]) for card in cards])
    return np.array(rows, np.int64).reshape(len(rows), len(cards))


def _declarers(play: Play, tricks: int) -> int:
    """Declarer's tricks in the end, when the side in turn takes so many of those left."""
    assert play.contract is not None
    assert play.turn is not None
    side = play.contract.declarer.side
    more = tricks if play.turn.side is side else play.tricks_left - tricks
    return play.won[side] + more
