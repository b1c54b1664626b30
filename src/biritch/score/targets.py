"""The Russian target: what a side's high cards should bring it, at a single table."""

from __future__ import annotations

from biritch.errors import BadValue
from biritch.score.imps import imps

_LOWEST, _HIGHEST = 20, 40
# From 20 high-card points up; 37 and more are one row.
_NOT_VULNERABLE = (
    *(0, 50, 70, 110, 200, 300, 350, 400, 430),
    *(460, 490, 600, 700, 900, 1000, 1100, 1200, 1300),
)
_VULNERABLE = (
    *(0, 50, 70, 110, 290, 440, 520, 600, 630),
    *(660, 690, 900, 1050, 1350, 1500, 1650, 1800, 1950),
)


def target(hcp: int, *, vulnerable: bool) -> int:
    """What a side with so many high-card points is expected to score.

    Args:
        hcp: of both hands of the side that has more, 20 to 40.
        vulnerable: whether that side is.

    Raises:
        BadValue: if it is not the side with more.

    Examples:
        >>> target(24, vulnerable=True), target(38, vulnerable=False)
        (290, 1300)
    """
    if not _LOWEST <= hcp <= _HIGHEST:
        raise BadValue(
            f"the side with more high-card points has {_LOWEST} to {_HIGHEST} of them, not {hcp}",
            code="target.hcp",
            hcp=hcp,
        )
    column = _VULNERABLE if vulnerable else _NOT_VULNERABLE
    return column[min(hcp - _LOWEST, len(column) - 1)]


def target_imps(points: int, hcp: int, *, vulnerable: bool) -> int:
    """IMPs for the side with more high-card points, whoever declared.

    Args:
        points: what it scored; negative when the other side did.
        hcp: of both its hands, 20 to 40.
        vulnerable: whether it is.

    Examples:
        >>> target_imps(170, 24, vulnerable=True)
        -3
    """
    return imps(points - target(hcp, vulnerable=vulnerable))
