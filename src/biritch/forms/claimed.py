"""Honours as they are written on the sheet, where the players score them.

Law: R81.
"""

from __future__ import annotations

from biritch.errors import BadValue
from biritch.score import HonourClaim, HonoursRule, Reason, Result, ScoreLine


def claimed_honours(
    rule: HonoursRule, result: Result | None, claims: tuple[HonourClaim, ...]
) -> tuple[ScoreLine, ...]:
    """A line for each claim of honours, whether the contract was made or not.

    Law: R81.

    Args:
        rule: the agreement; whether a claim came in time is the table's business.
        result: of the deal; without a contract there are no honours.
        claims: at most one a seat.

    Raises:
        BadValue: for a claim where honours are not scored, or a second one for the same hand.

    Examples:
        >>> from biritch.seats import Seat
        >>> claim = HonourClaim(Seat.EAST, 150)
        >>> (line,) = claimed_honours(HonoursRule.AFTER_PLAY, Result.parse("4HN-1"), (claim,))
        >>> line.side, line.points
        (<Side.EW: 'ew'>, 150)
    """
    if claims and (rule is HonoursRule.NONE or result is None):
        why = "nobody has bid" if result is None else "the players do not score them"
        raise BadValue(f"no honours here: {why}", code="honours.none", law="R81")
    seats = [claim.seat for claim in claims]
    for seat in seats:
        if seats.count(seat) > 1:
            raise BadValue(
                f"honours in {seat.name.title()}'s hand are claimed twice",
                code="honours.twice",
                law="R81",
                seat=seat.value,
            )
    return tuple(
        ScoreLine(Reason.HONOURS, claim.points, claim.seat.side, law="R81") for claim in claims
    )
