"""When a contest next needs something that nobody will send: a pure function, as for a table."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from biritch.contest.contest import Contest, Phase
from biritch.contest.lining_up import captain

ROBOT_SECONDS = 1.0
"""A robot picks, or chooses its seat, a moment after it could."""

FACED_SECONDS = 4.0
"""Everybody looks at the cards that were drawn before a robot chooses its seat."""

PATIENCE_SECONDS = 30.0
"""After so long the house picks, or chooses, for whoever has not."""


LINE_UP_SECONDS = 90.0
"""A captain has to look at the other team, and to talk with his own."""


class Need(Enum):
    """What a contest needs of the house."""

    PROCEED = "proceed"
    PICK = "pick"
    CHOOSE = "choose"
    LINE_UP = "line_up"


class Due(Struct, frozen=True):
    """What is due, and from when on.

    Attributes:
        at: seconds since 1970; not before then.
        need: what is needed.
        number: the round to go on to, the player to pick for, or the team to line up.
    """

    at: float
    need: Need
    number: int = 0


def due(contest: Contest) -> Due | None:
    """What the contest next needs of the house; None while it waits for people, or for its tables."""
    if not contest.people:
        return None
    draw, following = contest.draw, contest.round + 1
    match contest.phase:
        case Phase.DRAWING if draw:
            picked = {player for player, _ in draw.picks}
            waiting = [player for player in contest.players if player not in picked]
            player = min(waiting, key=lambda each: (not contest.entrant(each).robot, each))
            return Due(draw.since + _patience(contest, player), Need.PICK, player)
        case Phase.CHOOSING if draw:
            robot = contest.entrant(contest.order[0]).robot
            wait = FACED_SECONDS if robot else PATIENCE_SECONDS
            return Due(draw.since + wait, Need.CHOOSE, following)
        case Phase.LINING_UP if contest.lines:
            wait = LINE_UP_SECONDS if captain(contest, contest.to_line_up) else ROBOT_SECONDS
            return Due(contest.lines.since + wait, Need.LINE_UP, contest.to_line_up)
        case Phase.BETWEEN:
            return _proceed(contest, following)
    return None


def _patience(contest: Contest, player: int) -> float:
    return ROBOT_SECONDS if contest.entrant(player).robot else PATIENCE_SECONDS


def _proceed(contest: Contest, following: int) -> Due | None:
    if not contest.round:
        return Due(contest.since, Need.PROCEED, following)
    if set(contest.people) <= set(contest.ready):
        return Due(contest.at, Need.PROCEED, following)
    pause = contest.pause_seconds
    return Due(contest.since + pause, Need.PROCEED, following) if pause else None
