"""Matchpoints: every pair compared with all who held the same cards.

Law: 78A.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction


def matchpoints(scores: Sequence[int | None]) -> list[int | None]:
    """Matchpoints for each score on one board: 2 for every lower score, 1 for every equal one.

    Law: 78A.

    Args:
        scores: points of the pairs that sat one way, one a table; None where there is no result.

    Returns:
        Matchpoints in the same order, 0 to `top`; None where there was no result.

    Examples:
        >>> matchpoints([1380, 920, -50, -100, 430, 420])
        [10, 8, 2, 0, 6, 4]
    """
    order = sorted(score for score in scores if score is not None)
    return [
        None if score is None else bisect_left(order, score) + bisect_right(order, score) - 1
        for score in scores
    ]


def top(results: int) -> int:
    """The most matchpoints a board can bring when so many tables have a result.

    Law: 78A.

    Examples:
        >>> top(6)
        10
    """
    return 2 * max(results - 1, 0)


def percentage(won: int, of: int) -> Fraction | None:
    """Matchpoints as a percentage of the most there were; None where there was nothing to win.

    Examples:
        >>> percentage(3, 12), percentage(0, 0)
        (Fraction(25, 1), None)
    """
    return Fraction(100 * won, of) if of else None
