"""Victory points: what the margin of a match in IMPs is worth in a longer event.

Every scale here shares 20 points between the two teams. Points are whole numbers of the scale's
unit: hundredths of a victory point in the continuous scale, one in the others.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import ceil, floor, log, sqrt

from msgspec import Struct

from biritch.errors import BadValue

_SHARED = 20
_TAU_CUBED = ((sqrt(5) - 1) / 2) ** 3
_TWENTY_FOUR_BOARDS = (2, 6, 11, 16, 21, 27, 33, 39, 46, 54)


class VictoryScale(Struct, frozen=True):
    """A scale of victory points for matches of one length.

    Attributes:
        unit: how many of the numbers below make one victory point.
        winner: the winner's points by the margin in IMPs, from 0; the last is for all above it.

    Examples:
        >>> twenty_four_boards().share(13), twenty_four_boards().share(-60)
        ((13, 7), (0, 20))
    """

    unit: int
    winner: tuple[int, ...]

    def share(self, margin: int) -> tuple[int, int]:
        """Points for us and for them when we win by so many IMPs (negative: lose)."""
        won = self.winner[min(abs(margin), len(self.winner) - 1)]
        rest = _SHARED * self.unit - won
        return (won, rest) if margin >= 0 else (rest, won)


def twenty_four_boards() -> VictoryScale:
    """The scale our rules print for a match of 24 boards."""
    return _banded(_TWENTY_FOUR_BOARDS)


@cache
def wbf_continuous(boards: int) -> VictoryScale:
    """The World Bridge Federation's scale of 2013, in hundredths of a victory point.

    The curve is rounded to hundredths and then raised, where it must be, until no IMP is worth
    more than the one before it.

    Args:
        boards: in the match, 1 or more.

    Examples:
        >>> wbf_continuous(16).share(20), wbf_continuous(16).share(-60)
        ((1500, 500), (0, 2000))
    """
    blitz = _blitz(boards)
    most = ceil(blitz)
    points = [
        floor(1000 + 1000 * (1 - _TAU_CUBED ** (margin / blitz)) / (1 - _TAU_CUBED) + 0.5)
        for margin in range(most)
    ]
    points.append(2000)
    raised = True
    while raised:
        raised = False
        for margin in range(1, most):
            if points[margin + 1] - points[margin] > points[margin] - points[margin - 1]:
                points[margin] += 1
                raised = True
    return VictoryScale(100, tuple(points))


@cache
def wbf_whole(boards: int) -> VictoryScale:
    """The World Bridge Federation's scale of 2013 in whole victory points.

    Args:
        boards: in the match, 1 or more.

    Examples:
        >>> wbf_whole(24).share(10), wbf_whole(24).share(66)
        ((12, 8), (20, 0))
    """
    blitz = _blitz(boards)
    uppers = [
        floor(blitz * log(1 - (1 - _TAU_CUBED) * ((10.5 + band) / 10 - 1)) / log(_TAU_CUBED))
        for band in range(10)
    ]
    while (crowded := _first_wide_band(uppers)) is not None:
        uppers[crowded] -= 1
    return _banded(tuple(uppers))


def _first_wide_band(uppers: list[int]) -> int | None:
    """The first band wider than the one above it; the lowest lies on both sides of 0."""
    widths = [2 * uppers[0] + 1, *(high - low for low, high in pairwise(uppers))]
    return next((band for band, (low, high) in enumerate(pairwise(widths)) if high < low), None)


def _blitz(boards: int) -> float:
    if boards < 1:
        raise BadValue(
            f"a match has one board or more, not {boards}", code="victory.boards", boards=boards
        )
    return 15 * sqrt(boards)


def _banded(uppers: tuple[int, ...]) -> VictoryScale:
    """A scale of whole points from the largest margin of each band, 10-10 upwards."""
    return VictoryScale(
        1,
        tuple(
            _SHARED // 2 + sum(upper < margin for upper in uppers)
            for margin in range(uppers[-1] + 2)
        ),
    )
