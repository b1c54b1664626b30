"""Thinking about a card: what each may bring, over worlds that agree with what its player knows."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct

from biritch.analysis import DoubleDummy, find_solver
from biritch.analysis.sampling import seeded_chance
from biritch.cards import Card
from biritch.play import Play
from biritch.robots.outlook import Outlook
from biritch.robots.playing.ahead import Ahead, OutOfTime, one_of_equals, same_run
from biritch.robots.playing.level import Level
from biritch.robots.playing.moment import Moment
from biritch.robots.playing.signals import STANDARD, Carding
from biritch.robots.playing.solving import TimeLeft, solved
from biritch.robots.playing.worlds import Worlds, worlds
from biritch.robots.playing.worth import Losses, Tricks, loss_tables, losses

_FEWEST: Final = 4  # worlds; fewer say nothing
_TURNS: Final = {8: 3, 7: 3, 6: 3, 5: 4, 4: 5, 3: 6, 2: 4}  # of his side at most, by tricks left
_SECONDS: Final = 0.8  # for looking ahead
_NEAR: Final = {
    "imps": 1.5,
    "matchpoints": 0.3,
    "rubber": 60.0,
}  # only such cards are looked at again


class Thought(Struct, frozen=True, eq=False):
    """What was found about the cards that may be played.

    Attributes:
        cards: the cards.
        tricks: for each world a row, for each card declarer's tricks in the end, all hands open.
        weights: how likely each world is; together 1.
        mean_losses: what each card loses on average to the best in each world, in the form's scoring.
        only_one: whether there is but one world, so that nothing is guessed.
    """

    cards: tuple[Card, ...]
    tricks: Tricks
    weights: Losses
    mean_losses: dict[Card, float]
    only_one: bool


def think(
    moment: Moment,
    number: int,
    time_left: TimeLeft,
    *,
    level: Level,
    carding: Carding = STANDARD,
) -> Thought | None:
    """Look at so many worlds, or as many as there is time for; None if there was time for too few.

    Args:
        moment: what the player sees, and what was told.
        number: how many worlds.
        time_left: seconds until he must have played.
        level: how hard he thinks.
        carding: the defenders' signals.

    Raises:
        NoSolver: if no solver is installed.
    """
    solver = find_solver()
    legal = moment.play.legal()
    start = time_left()
    seconds = level.seconds if moment.play.count else level.lead_seconds
    most = min(start * 0.8, seconds)

    def left() -> float:
        return most - (start - time_left())

    chance = seeded_chance(moment.seed())
    found = worlds(moment, number, chance, reads=level.reads, carding=carding)
    tricks = solved(found.plays, legal, solver, left)
    if len(tricks) < max(1, min(_FEWEST, len(found))):
        return None
    contract, turn = moment.play.contract, moment.play.turn
    assert contract is not None
    assert turn is not None
    declares = turn.side is contract.declarer.side
    weights = found.weights[: len(tricks)] / found.weights[: len(tricks)].sum()
    lost = losses(tricks, contract, moment.setting, declares=declares)
    means = dict(zip(legal, (weights @ lost).tolist(), strict=True))
    if declares and level.looks_ahead and moment.play.tricks_left in _TURNS and len(found) > 1:
        tables = loss_tables(tricks, contract, moment.setting, declares=declares)
        ahead = _Again(moment.play, found, weights, tricks, tables, solver, left)
        near = _NEAR[moment.setting.scoring]
        means = ahead.means(means, level.looks_ahead, near)
    return Thought(legal, tricks, weights, means, len(found) == 1)


class _Again:
    """The cards that seem nearly best, looked at again with some of the worlds together."""

    def __init__(
        self,
        play: Play,
        found: Worlds,
        weights: Losses,
        tricks: Tricks,
        tables: Losses,
        solver: DoubleDummy,
        left: TimeLeft,
    ) -> None:
        self._play = play
        self._cards = play.legal()
        self._found = found
        self._tricks = tricks
        self._weights = weights
        self._tables = tables
        self._solver = solver
        self._left = left

    def means(self, means: dict[Card, float], number: int, near: float) -> dict[Card, float]:
        """The mean losses, those of cards nearly best made anew; as they were if time ran out."""
        least = min(means.values())
        near_best = [card for card, lost in means.items() if lost <= least + near]
        again = [card for card in one_of_equals(self._play) if card in near_best]
        if len(again) < 2:
            return means
        plays = self._found.plays[: min(number, len(self._tables))]
        rows = np.arange(len(plays))
        weights, tables = self._weights[rows] / self._weights[rows].sum(), self._tables[rows]
        assert self._play.turn is not None
        start = self._left()
        most = min(start, _SECONDS)
        ahead = Ahead(self._solver, self._play.turn.side, lambda: most - (start - self._left()))
        more: dict[Card, float] = {}
        for turns in range(2, _TURNS[self._play.tricks_left] + 1):
            try:
                found = {card: ahead.after(plays, card, turns) for card in again}
            except OutOfTime:
                break
            for card, reached in found.items():
                lost = min(float(weights @ tables[rows, list(vector)]) for vector in reached)
                alone = self._tricks[rows, self._cards.index(card)]
                more[card] = lost - float(weights @ tables[rows, alone])
        return self._with_equals(means, more) if more else means

    def _with_equals(self, means: dict[Card, float], more: dict[Card, float]) -> dict[Card, float]:
        """Each card with what its run of equals loses more when nobody tells how the cards lie."""
        outlook = Outlook(self._play)
        most = max(more.values())
        return {
            card: lost
            + next((extra for one, extra in more.items() if same_run(outlook, one, card)), most)
            for card, lost in means.items()
        }
