"""International match points: what a difference of points is worth in a match.

Law: 78B.
"""

from __future__ import annotations

from bisect import bisect_right

# The smallest difference worth 1, 2, 3, ... IMPs.
IMP_STEPS: tuple[int, ...] = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int) -> int:
    """IMPs for a difference of points; lost points are lost IMPs.

    Law: 78B.

    Examples:
        >>> imps(1520 - 940), imps(-50), imps(10)
        (11, -2, 0)
    """
    won = bisect_right(IMP_STEPS, abs(difference))
    return won if difference > 0 else -won
