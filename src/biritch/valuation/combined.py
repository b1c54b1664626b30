"""Conditions put together: not, and, or."""

from biritch.cards import Hand
from biritch.valuation.box import EVERY_HAND, NO_HAND, Box
from biritch.valuation.constraint import Constraint


class Not(Constraint, frozen=True):
    """A hand must not fit."""

    part: Constraint

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        return not self.part.test(hand)

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        return self.part.outside()

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        return self.part.box()

    def __str__(self) -> str:
        return f"not {_bracketed(self.part, All, Either)}"


class All(Constraint, frozen=True):
    """A hand must fit each of several constraints."""

    parts: tuple[Constraint, ...]

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        for part in self.parts:  # noqa: SIM110 - twice as fast as all(...), and asked for every deal
            if not part.test(hand):
                return False
        return True

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        whole = EVERY_HAND
        for part in self.parts:
            whole &= part.box()
        return whole

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        whole = NO_HAND
        for part in self.parts:
            whole |= part.outside()
        return whole

    def __str__(self) -> str:
        return ", ".join(_bracketed(part, All, Either) for part in self.parts)


class Either(Constraint, frozen=True):
    """A hand must fit at least one of several constraints."""

    parts: tuple[Constraint, ...]

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        return any(part.test(hand) for part in self.parts)

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        whole = NO_HAND
        for part in self.parts:
            whole |= part.box()
        return whole

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        whole = EVERY_HAND
        for part in self.parts:
            whole &= part.outside()
        return whole

    def __str__(self) -> str:
        return " or ".join(_bracketed(part, Either) for part in self.parts)


def _bracketed(part: Constraint, *loose: type[Constraint]) -> str:
    return f"({part})" if isinstance(part, loose) else str(part)
