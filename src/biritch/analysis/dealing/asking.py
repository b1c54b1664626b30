"""Formulas that ask for more than the cards: tricks double dummy, scores, IMPs, chance."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import ClassVar

import numpy as np

from biritch.analysis.dealing.chance import below_each
from biritch.analysis.dealing.formulas import EVERY_SEAT, Formula
from biritch.analysis.dealing.hands import Hands, Values
from biritch.analysis.dealing.measured import in_hand, in_suit
from biritch.auction import Contract
from biritch.cards import Holding, Strain, Suit
from biritch.errors import BadValue
from biritch.forms.duplicate import duplicate_points
from biritch.score import Result, imps
from biritch.seats import Seat


class Tricks(Formula, frozen=True):
    """The tricks a seat makes as declarer, double dummy."""

    slow: ClassVar[bool] = True
    seat: Seat
    strain: Strain

    def values(self, hands: Hands) -> Values:
        """The tricks in each deal."""
        return np.array(hands.means.tricks(hands.deals(), self.seat, self.strain), np.int64)

    def seats(self) -> frozenset[Seat]:
        """Everybody's."""
        return EVERY_SEAT


class Scored(Formula, frozen=True):
    """What a contract scores with so many tricks."""

    contract: Contract
    vulnerable: bool
    tricks: Formula

    def values(self, hands: Hands) -> Values:
        """The points for declarer's side, in each deal."""
        scores = np.array(
            [
                duplicate_points(Result(self.contract, tricks), vulnerable=self.vulnerable)
                for tricks in range(14)
            ],
            np.int64,
        )
        tricks = self.tricks.values(hands)
        if ((tricks < 0) | (tricks > 13)).any():
            raise BadValue("a contract is scored with 0 to 13 tricks", code="dealing.tricks")
        return scores[tricks.astype(np.int64)]

    def parts(self) -> tuple[Formula, ...]:
        """The tricks."""
        return (self.tricks,)


class Imps(Formula, frozen=True):
    """A difference of points as IMPs."""

    difference: Formula

    def values(self, hands: Hands) -> Values:
        """The IMPs in each deal."""
        points = self.difference.values(hands).astype(np.int64)
        return np.array([imps(point) for point in points.tolist()], np.int64)

    def parts(self) -> tuple[Formula, ...]:
        """The difference."""
        return (self.difference,)


class Chanced(Formula, frozen=True):
    """A number by chance, from 0 up to but without a limit."""

    slow: ClassVar[bool] = True
    limit: Formula

    def values(self, hands: Hands) -> Values:
        """A number for each deal."""
        limits = self.limit.values(hands).astype(np.int64)
        if (limits < 1).any():
            raise BadValue("rnd is asked for a number below 1 or more", code="dealing.chance")
        return below_each(limits, hands.means.chance)

    def parts(self) -> tuple[Formula, ...]:
        """The limit."""
        return (self.limit,)

    def seats(self) -> frozenset[Seat]:
        """Everybody's: it is asked only of whole deals."""
        return EVERY_SEAT


class Tallied(Formula, frozen=True):
    """Cards counted by what a script says each rank is worth, from the ace down."""

    worth: tuple[int, ...]
    seat: Seat
    suit: Suit | None

    def values(self, hands: Hands) -> Values:
        """The count in each deal."""
        counter = _counter(self.worth)
        counted = in_hand(counter) if self.suit is None else in_suit(counter, self.suit)
        return counted(hands, self.seat)

    def seats(self) -> frozenset[Seat]:
        """The hand's."""
        return frozenset({self.seat})


@lru_cache(maxsize=64)
def _counter(worth: tuple[int, ...]) -> partial[int]:
    return partial(_tally, worth)


def _tally(worth: tuple[int, ...], holding: Holding) -> int:
    return sum(each for place, each in enumerate(worth) if holding.bits >> 12 - place & 1)
