"""What a command leads to: the one place where permission is given or refused.

`decide` only asks the rooms below; every rule of the game lives there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from biritch.errors import NotAllowed
from biritch.table import calling, claiming, commands, opening, playing, sitting, taking_back
from biritch.table.after import after
from biritch.table.consequences import consequences
from biritch.table.events import Event
from biritch.table.table import Table
from biritch.table.viewer import Viewer

Decision: TypeAlias = Callable[[Table, Any, Viewer], tuple[Event, ...]]

_DECISIONS: dict[type[commands.Command], Decision] = {
    commands.Sit: sitting.sit,
    commands.SeatRobot: sitting.seat_robot,
    commands.Leave: sitting.leave,
    commands.Remove: sitting.remove,
    commands.MakeHost: sitting.make_host,
    commands.Direct: sitting.direct,
    commands.ReplaceAbsent: sitting.replace_absent,
    commands.Deal: opening.deal,
    commands.Ready: opening.ready,
    commands.AgreeToStop: opening.agree_to_stop,
    commands.EndStop: opening.end_stop,
    commands.HoldClocks: opening.hold_clocks,
    commands.Call: calling.call,
    commands.Explain: calling.explain,
    commands.Ask: calling.ask,
    commands.PlayCard: playing.play_card,
    commands.ClaimHonours: playing.claim_honours,
    commands.Claim: claiming.claim,
    commands.AnswerClaim: claiming.answer_claim,
    commands.PlayOn: claiming.play_on,
    commands.AwardClaim: claiming.award_claim,
    commands.AnswerAward: claiming.answer_award,
    commands.ObjectToCard: claiming.object_to_card,
    commands.AskUndo: taking_back.ask_undo,
    commands.AnswerUndo: taking_back.answer_undo,
}


def decide(table: Table | None, command: commands.Command, viewer: Viewer) -> tuple[Event, ...]:
    """What a command leads to at a table, or why it may not.

    Args:
        table: the whole table; None before it is opened.
        command: what is wished.
        viewer: whoever sent it.

    Returns:
        The events of this one decision, to be stored together.

    Raises:
        Refused: with the reason, if the rules do not allow it here and now.
    """
    if isinstance(command, commands.OpenTable):
        if table is not None:
            raise NotAllowed("this table is open already", code="table.open")
        return opening.open_table(command, viewer)
    if table is None:
        raise NotAllowed("there is no such table", code="table.none")
    decided = _DECISIONS[type(command)](table, command, viewer)
    events = decided
    for event in decided:
        table = after(table, event)
    while following := consequences(table):
        events += following
        for event in following:
            table = after(table, event)
    return events
