"""Formulas over four hands: numbers, what is counted, comparisons, and, or, not.

One tree for both languages: what is asked of a single hand is a `Constraint` in a `Fits`, whichever
way it was spelt, so that whoever deals can see what a hand must be and deal it so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import numpy as np
from msgspec import Struct

from biritch.analysis.dealing.fitting import fits
from biritch.analysis.dealing.hands import Hands, Values
from biritch.analysis.dealing.measured import COUNTED
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat
from biritch.valuation import Constraint

EVERY_SEAT = frozenset(SEATS)


class Formula(Struct, frozen=True):
    """Something that has a value for every deal; yes and no are 1 and 0."""

    slow: ClassVar[bool] = False  # whether it is worth while to ask it of as few deals as may be

    def values(self, hands: Hands) -> Values:
        """What it comes to for each of many deals."""
        raise NotImplementedError

    def parts(self) -> tuple[Formula, ...]:
        """The formulas it is made of."""
        return ()

    def seats(self) -> frozenset[Seat]:
        """Whose hands it asks of."""
        return frozenset[Seat]().union(*(part.seats() for part in self.parts()))

    def is_slow(self) -> bool:
        """Whether anything in it is slow."""
        return self.slow or any(part.is_slow() for part in self.parts())

    def truth(self, hands: Hands) -> Values:
        """For which of many deals it is so."""
        values = self.values(hands)
        return values if values.dtype == np.bool_ else values != 0


class Number(Formula, frozen=True):
    """A number."""

    number: int | float

    def values(self, hands: Hands) -> Values:
        """The number, for each deal."""
        return np.full(len(hands), self.number)


class Counted(Formula, frozen=True):
    """Something counted in one hand."""

    what: str
    seat: Seat

    def values(self, hands: Hands) -> Values:
        """The count for each deal."""
        return COUNTED[self.what](hands, self.seat)

    def seats(self) -> frozenset[Seat]:
        """The hand's."""
        return frozenset({self.seat})


class Fits(Formula, frozen=True):
    """A hand fits a constraint."""

    seat: Seat
    constraint: Constraint

    def values(self, hands: Hands) -> Values:
        """Whether it does, for each deal."""
        return fits(self.constraint, hands, self.seat)

    def seats(self) -> frozenset[Seat]:
        """The hand's."""
        return frozenset({self.seat})


class Both(Formula, frozen=True):
    """One thing and another; the second is asked only where the first is so, if it is slow."""

    left: Formula
    right: Formula

    def values(self, hands: Hands) -> Values:
        """Whether both are so, for each deal."""
        return _second(self.left.truth(hands), self.right, hands, ask_where=True)

    def parts(self) -> tuple[Formula, ...]:
        """Both."""
        return self.left, self.right


class OneOf(Formula, frozen=True):
    """One thing or another, or both."""

    left: Formula
    right: Formula

    def values(self, hands: Hands) -> Values:
        """Whether either is so, for each deal."""
        return _second(self.left.truth(hands), self.right, hands, ask_where=False)

    def parts(self) -> tuple[Formula, ...]:
        """Both."""
        return self.left, self.right


def _second(first: Values, then: Formula, hands: Hands, *, ask_where: bool) -> Values:
    if not then.is_slow():
        second = then.truth(hands)
        return first & second if ask_where else first | second
    asked = first if ask_where else ~first
    whole = first.copy()
    if asked.any():
        whole[asked] = then.truth(hands.where(asked))
    return whole


class Opposite(Formula, frozen=True):
    """A thing is not so."""

    part: Formula

    def values(self, hands: Hands) -> Values:
        """Whether it is not, for each deal."""
        return ~self.part.truth(hands)

    def parts(self) -> tuple[Formula, ...]:
        """The thing."""
        return (self.part,)


class Choice(Formula, frozen=True):
    """One value where something is so, another where it is not."""

    test: Formula
    then: Formula
    otherwise: Formula

    def values(self, hands: Hands) -> Values:
        """The one or the other, each asked only where it is wanted."""
        so = self.test.truth(hands)
        if so.all():
            return self.then.values(hands)
        if not so.any():
            return self.otherwise.values(hands)
        one, other = self.then.values(hands.where(so)), self.otherwise.values(hands.where(~so))
        whole = np.zeros(len(hands), np.result_type(one, other))
        whole[so], whole[~so] = one, other
        return whole

    def parts(self) -> tuple[Formula, ...]:
        """All three."""
        return self.test, self.then, self.otherwise


class Named(Formula, frozen=True):
    """A formula that has a name, so that it is worked out once for all who mention it."""

    name: str
    part: Formula

    def values(self, hands: Hands) -> Values:
        """What the formula comes to."""
        if id(self) not in hands.worked:
            hands.worked[id(self)] = self.part.values(hands)
        return hands.worked[id(self)]

    def parts(self) -> tuple[Formula, ...]:
        """The formula."""
        return (self.part,)


class Reckoned(Formula, frozen=True):
    """Two numbers added, compared and so on."""

    sign: str
    left: Formula
    right: Formula

    def values(self, hands: Hands) -> Values:
        """What comes of it, for each deal.

        Raises:
            BadValue: if something is divided by nothing.
        """
        return SIGNS[self.sign](_number(self.left, hands), _number(self.right, hands))

    def parts(self) -> tuple[Formula, ...]:
        """Both numbers."""
        return self.left, self.right

    def is_slow(self) -> bool:
        """A division is asked only where it is wanted: elsewhere it may be by nothing."""
        return self.sign in ("/", "%") or super().is_slow()


def _number(part: Formula, hands: Hands) -> Values:
    values = part.values(hands)
    return values.astype(np.int64) if values.dtype == np.bool_ else values


def _divided(left: Values, right: Values) -> Values:
    """Whole numbers divide as they do in the dealer: towards nothing."""
    _no_nothing(right)
    if left.dtype.kind == "f" or right.dtype.kind == "f":
        return np.asarray(left / right)
    return np.asarray(np.sign(left) * np.sign(right) * (np.abs(left) // np.abs(right)))


def _rest(left: Values, right: Values) -> Values:
    _no_nothing(right)
    return np.asarray(np.fmod(left, right))


def _no_nothing(right: Values) -> None:
    if (right == 0).any():
        raise BadValue("a number cannot be divided by 0", code="dealing.division")


SIGNS: dict[str, Callable[[Values, Values], Values]] = {
    "+": lambda left, right: np.asarray(left + right),
    "-": lambda left, right: np.asarray(left - right),
    "*": lambda left, right: np.asarray(left * right),
    "/": _divided,
    "%": _rest,
    "==": lambda left, right: np.asarray(left == right),
    "!=": lambda left, right: np.asarray(left != right),
    "<": lambda left, right: np.asarray(left < right),
    "<=": lambda left, right: np.asarray(left <= right),
    ">": lambda left, right: np.asarray(left > right),
    ">=": lambda left, right: np.asarray(left >= right),
}
