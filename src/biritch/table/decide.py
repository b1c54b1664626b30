"""What a command leads to: the one place where permission is given or refused.

`decide` only asks the rooms below; every rule of the game lives there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from biritch.errors import NotAllowed
from biritch.table import (
    calling,
    claiming,
    commands,
    hinting,
    hosting,
    opening,
    playing,
    shuffling,
    sitting,
    taking_back,
)
from biritch.table.after import after
from biritch.table.consequences import consequences
from biritch.table.events import Event
from biritch.table.table import Table
from biritch.table.viewer import Viewer

Decision: TypeAlias = Callable[[Table, Any, Viewer], tuple[Event, ...]]

_DECISIONS: dict[type[commands.Command], Decision] = {
    commands.Sit: sitting.sit,
    commands.SeatRobot: sitting.seat_robot,
    commands.SeatPlayer: sitting.seat_player,
    commands.Leave: sitting.leave,
    commands.Remove: hosting.remove,
    commands.LetBack: hosting.let_back,
    commands.MakeHost: hosting.make_host,
    commands.CloseTable: hosting.close_table,
    commands.Unseal: hosting.unseal,
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
    commands.AskHint: hinting.ask_hint,
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
    commands.BeginShuffle: shuffling.begin_shuffle,
    commands.PromiseShare: shuffling.promise_share,
    commands.ClosePromises: shuffling.close_promises,
    commands.RevealShare: shuffling.reveal_share,
    commands.WithdrawUndo: taking_back.withdraw_undo,
    commands.EndUndo: taking_back.end_undo,
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
    return decide_at(table, command, viewer, at=0.0)[0]


def decide_at(
    table: Table | None, command: commands.Command, viewer: Viewer, *, at: float
) -> tuple[tuple[Event, ...], Table]:
    """What a command leads to, and the table after it if it is stored at a moment.

    Args:
        table: the whole table; None before it is opened.
        command: what is wished.
        viewer: whoever sent it.
        at: when it will be stored, as near as is known; 0 if that does not matter.

    Returns:
        The events, which do not name the moment, and the table.

    Raises:
        Refused: with the reason, if the rules do not allow it here and now.
    """
    if isinstance(command, commands.OpenTable):
        if table is not None:
            raise NotAllowed("this table is open already", code="table.open")
        events = opening.open_table(command, viewer)
        opened = _folded(None, events, at)
        assert opened is not None
        return events, opened
    if table is None:
        raise NotAllowed("there is no such table", code="table.none")
    events = _DECISIONS[type(command)](table, command, viewer)
    now = _folded(table, events, at)
    while now is not None and (following := consequences(now)):
        events += following
        now = _folded(now, following, at)
    assert now is not None
    return events, now


def _folded(table: Table | None, events: tuple[Event, ...], at: float) -> Table | None:
    for event in events:
        table = after(table, replace(event, at=at) if at else event)
    return table
