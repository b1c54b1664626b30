"""The Russian target: what a side's high cards should bring it, at a single table."""

from __future__ import annotations

from msgspec import Struct

from biritch.errors import BadValue
from biritch.score.imps import imps
from biritch.score.sheet import Scored, Sheet
from biritch.seats import BySide, Side

_LOWEST, _HIGHEST = 20, 40
_BOTH_SIDES = 40  # high-card points in the pack
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


class Measured(Struct, frozen=True):
    """What a deal came to for one side, against what its high cards promised.

    Attributes:
        side: whose the numbers are.
        hcp: the high-card points of its two hands.
        target: what it was to score; less than 0 for the side with fewer points, which was to lose.
        difference: what it scored, less the target.
        imps: what that is worth; lost points are lost IMPs.
    """

    side: Side
    hcp: int
    target: int
    difference: int
    imps: int

    @property
    def opponents(self) -> Measured:
        """The same deal as the other side has it.

        Examples:
            >>> Measured(Side.EW, hcp=24, target=290, difference=-120, imps=-3).opponents.imps
            3
        """
        return Measured(
            self.side.opponents, _BOTH_SIDES - self.hcp, -self.target, -self.difference, -self.imps
        )

    def of(self, side: Side) -> Measured:
        """The same deal as this side has it."""
        return self if side is self.side else self.opponents


def measured(deal: Scored) -> Measured | None:
    """A deal against its target, for the side with more high-card points.

    With 20 against 20 the target is 0 for either side; North-South's numbers are given.

    Args:
        deal: as it stands on the sheet; passed out it scored 0.

    Returns:
        None if nobody counted the high-card points.
    """
    if deal.hcp is None:
        return None
    side = Side.EW if deal.hcp.ew > deal.hcp.ns else Side.NS
    hcp = deal.hcp[side]
    goal = target(hcp, vulnerable=deal.vulnerable.includes(side))
    difference = deal.points(side) - goal
    return Measured(side, hcp, goal, difference, imps(difference))


def match_imps(sheet: Sheet) -> BySide[int] | None:
    """What all deals of a sheet come to against their targets; None if none was measured."""
    found = [each for deal in sheet.deals if (each := measured(deal)) is not None]
    if not found:
        return None
    won = sum(each.of(Side.NS).imps for each in found)
    return BySide(won, -won)
