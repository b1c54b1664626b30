"""One line of a score: a score is explained before it is summed.

How laws are named here and in every line: ``77`` alone is a law of the *Laws of Duplicate Bridge
2017*. ``R81`` is a law of the rubber code, by the numbers of the *Laws of Contract Bridge*, whose
scoring laws (R72 to R81) the *Laws of Rubber Bridge 2014* took over. ``R-Chicago`` is that code's
chapter on four-deal bridge, which has no number. Where only the house says so, there is no law.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from biritch.seats import BySide, Side


class Reason(Enum):
    """What points are given for; its text is in each language's ``score.ftl``, by this value."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    UNDERTRICKS = "undertricks"
    SMALL_SLAM = "small-slam"
    GRAND_SLAM = "grand-slam"
    INSULT = "insult"
    HONOURS = "honours"
    PART_SCORE = "part-score"
    GAME = "game"
    RUBBER = "rubber"
    UNFINISHED_GAME = "unfinished-game"
    UNFINISHED_PART_SCORE = "unfinished-part-score"
    LAST_PART_SCORE = "last-part-score"


class ScoreLine(Struct, frozen=True):
    """Points for one reason, to one side.

    Attributes:
        reason: what they are for.
        points: always more than 0; penalties are points of the defenders.
        side: who gets them.
        below: whether they go below the line, towards a game.
        law: the law that says so, as this module names them; None where the house does.
        tricks: how many tricks they are for; 0 where they are not for tricks.
    """

    reason: Reason
    points: int
    side: Side
    below: bool = False
    law: str | None = None
    tricks: int = 0


def points_of(lines: Iterable[ScoreLine], side: Side) -> int:
    """What some lines come to for one side: its own points less the other side's.

    Examples:
        >>> lines = [
        ...     ScoreLine(Reason.UNDERTRICKS, 100, Side.EW),
        ...     ScoreLine(Reason.HONOURS, 150, Side.NS),
        ... ]
        >>> points_of(lines, Side.NS)
        50
    """
    return sum(line.points if line.side is side else -line.points for line in lines)


def totals_of(lines: Iterable[ScoreLine]) -> BySide[int]:
    """What each side gets from some lines, taking nothing away for what the other gets."""
    sums = {Side.NS: 0, Side.EW: 0}
    for line in lines:
        sums[line.side] += line.points
    return BySide(sums[Side.NS], sums[Side.EW])
