"""Whom somebody's words reach: nothing a watcher or dummy writes reaches a player during a board."""

from __future__ import annotations

from biritch.contest import Contest, Phase
from biritch.errors import NotAllowed
from biritch.table import Table, Viewer

EVERYBODY = "all"
WATCHERS = "watchers"


def audience_at(table: Table | None, viewer: Viewer | None) -> str:
    """Whom somebody's words at a table reach now: everybody, or the watchers.

    Law: 43A, 74B, 76B.

    Raises:
        NotAllowed: if the host has switched chat off, or he is dummy and a board is in play.
    """
    if table is None or viewer is None:
        raise NotAllowed("there is no such table", code="table.none")
    if viewer.chair is None:
        return EVERYBODY if table.policy.chat and not table.playing else WATCHERS
    if not table.policy.chat:
        raise NotAllowed("the host has switched chat off here", code="chat.off")
    board = table.playing
    if board and board.play and board.play.count:
        seating = table.form.seating
        if viewer.chair not in {board.commander(seating, seat) for seat in seating.chairs}:
            raise NotAllowed(
                "dummy is silent until the board is over", code="chat.dummy", law="43A"
            )
    return EVERYBODY


def audience_in(contest: Contest) -> str:
    """Whom somebody's words in a contest reach: everybody, but nobody's while cards are in play.

    Law: 74B, 76B.

    Raises:
        NotAllowed: if the host has switched chat off, or a round is in play.
    """
    if not contest.policy.chat:
        raise NotAllowed("the host has switched chat off here", code="chat.off")
    if contest.phase is Phase.PLAYING:
        raise NotAllowed("write at your table while a round is played", code="chat.round")
    return EVERYBODY
