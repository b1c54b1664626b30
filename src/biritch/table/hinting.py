"""Hints: who may ask what a robot in his place would do, and that everybody sees it.

What the hint says is worked out elsewhere, from the asker's own view; here it is only allowed and
put on the record.
"""

from __future__ import annotations

from biritch.errors import NotAllowed
from biritch.seats import Seat
from biritch.table import commands, events
from biritch.table.refusals import acts, board_of, undisturbed
from biritch.table.table import Table
from biritch.table.viewer import Viewer


def ask_hint(table: Table, _: commands.AskHint, viewer: Viewer) -> tuple[events.Event, ...]:
    """Ask for a hint at one's own turn.

    Law: 40C3 (no aid to memory, calculation or technique where other people play, unless it was agreed).
    """
    board = board_of(table)
    chair = acts(viewer, board.actor(table.form.seating))
    if not may_have_hints(table, chair):
        raise NotAllowed(
            "there are no hints at this table: other people play the same cards", code="hint.others"
        )
    if board.waits_for_claim:
        raise NotAllowed("a claim is on the table", code="play.claim", law="68D")
    undisturbed(board)
    cards = board.play.count if board.play else 0
    return (events.HintAsked(by=chair, calls=len(board.auction), cards=cards),)


def may_have_hints(table: Table, chair: Seat) -> bool:
    """Whether whoever sits in a chair may ask for hints: alone with robots, or where it was agreed.

    A chair kept for somebody who went away for a moment is a person's all the same.
    """
    if table.policy.hints:
        return True
    mine = {table.chairs[chair].person, table.chairs[chair].owner}
    others = {
        who
        for seat in table.form.seating.chairs
        for who in (table.chairs[seat].person, table.chairs[seat].owner)
        if seat is not chair
    }
    return not table.contest and not table.sealed and others <= mine | {""}
