"""How formulas are put together, so that what is asked of one hand stays in one constraint."""

from __future__ import annotations

from biritch.analysis.dealing.formulas import (
    Both,
    Counted,
    Fits,
    Formula,
    Number,
    OneOf,
    Opposite,
    Reckoned,
)
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import MOST, Counts, Longer
from biritch.valuation.measures import MEASURES, SUIT_WORDS

_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}


def both(left: Formula, right: Formula) -> Formula:
    """One and the other."""
    if isinstance(left, Fits) and isinstance(right, Fits) and left.seat is right.seat:
        return Fits(left.seat, All((left.constraint, right.constraint)))
    return Both(left, right)


def one_of(left: Formula, right: Formula) -> Formula:
    """One or the other, or both."""
    if isinstance(left, Fits) and isinstance(right, Fits) and left.seat is right.seat:
        return Fits(left.seat, Either((left.constraint, right.constraint)))
    return OneOf(left, right)


def opposite(part: Formula) -> Formula:
    """Not so."""
    return Fits(part.seat, Not(part.constraint)) if isinstance(part, Fits) else Opposite(part)


def reckoned(sign: str, left: Formula, right: Formula) -> Formula:
    """Two numbers compared or reckoned with; a count against a number is what a constraint says."""
    if sign in _TURNED:
        if isinstance(left, Number) and isinstance(right, Counted):
            left, right, sign = right, left, _TURNED[sign]
        if isinstance(left, Counted) and left.what in MEASURES:
            if isinstance(right, Number) and isinstance(right.number, int):
                return _against(sign, left, right.number) or Reckoned(sign, left, right)
            if isinstance(right, Counted) and right.seat is left.seat:
                return _longer(sign, left, right) or Reckoned(sign, left, right)
    return Reckoned(sign, left, right)


def within(counted: Formula, low: int, high: int) -> Formula:
    """A count, or any number, lies in a range."""
    if isinstance(counted, Counted) and counted.what in MEASURES:
        return Fits(counted.seat, Counts(counted.what, low, high))
    return Both(
        Reckoned(">=", counted, Number(low)),
        Reckoned("<=", counted, Number(high)),
    )


def _against(sign: str, counted: Counted, number: int) -> Formula | None:
    if sign in ("==", "!="):
        same = within(counted, number, number)
        return (same if sign == "==" else opposite(same)) if number >= 0 else None
    low, high = {
        "<": (0, number - 1),
        "<=": (0, number),
        ">": (number + 1, MOST),
        ">=": (number, MOST),
    }[sign]
    return within(counted, low, high) if 0 <= low <= high else None


def _longer(sign: str, left: Counted, right: Counted) -> Formula | None:
    if left.what not in SUIT_WORDS or right.what not in SUIT_WORDS or sign in ("==", "!="):
        return None
    if sign in ("<", "<="):
        left, right = right, left
    suits = SUIT_WORDS[left.what], SUIT_WORDS[right.what]
    return Fits(left.seat, Longer(*suits, 0 if "=" in sign else 1))
