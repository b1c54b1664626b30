"""What a command leads to in a contest: the one place where permission is given or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from biritch.contest import commands, drawing, events, gathering, lining_up
from biritch.contest.after import after
from biritch.contest.contest import Contest, Phase
from biritch.errors import NotAllowed
from biritch.table.commands import Command, Leave, LetBack, MakeHost, Ready
from biritch.table.events import Event
from biritch.table.viewer import Viewer

Decision: TypeAlias = Callable[[Contest, Any, Viewer], tuple[Event, ...]]

_DECISIONS: dict[type[Command], Decision] = {
    commands.Enter: gathering.enter,
    commands.EnterRobot: gathering.enter_robot,
    commands.Exchange: gathering.exchange,
    Leave: gathering.leave,
    commands.Dismiss: gathering.dismiss,
    LetBack: gathering.let_back,
    MakeHost: gathering.make_host,
    commands.Start: gathering.start,
    commands.Proceed: drawing.proceed,
    commands.Pick: drawing.pick,
    commands.PickFor: drawing.pick_for,
    commands.ChooseSeat: drawing.choose_seat,
    commands.ChooseSeatFor: drawing.choose_seat_for,
    commands.LineUp: lining_up.line_up,
    commands.LineUpFor: lining_up.line_up_for,
    commands.Settle: drawing.settle,
    Ready: drawing.ready,
    commands.EndContest: drawing.end_contest,
}


def decide(contest: Contest | None, command: Command, viewer: Viewer) -> tuple[Event, ...]:
    """What a command leads to in a contest, or why it may not.

    Args:
        contest: the whole contest; None before it is opened.
        command: what is wished.
        viewer: whoever sent it.

    Returns:
        The events of this one decision, to be stored together.

    Raises:
        Refused: with the reason, if it is not allowed here and now.
    """
    return decide_at(contest, command, viewer, at=0.0)[0]


def decide_at(
    contest: Contest | None, command: Command, viewer: Viewer, *, at: float
) -> tuple[tuple[Event, ...], Contest]:
    """What a command leads to, and the contest after it if it is stored at a moment.

    Args:
        contest: the whole contest; None before it is opened.
        command: what is wished.
        viewer: whoever sent it.
        at: when it will be stored, as near as is known; 0 if that does not matter.

    Returns:
        The events, which do not name the moment, and the contest.

    Raises:
        Refused: with the reason, if it is not allowed here and now.
    """
    if isinstance(command, commands.OpenContest):
        if contest is not None:
            raise NotAllowed("this contest is open already", code="table.open")
        happened = gathering.open_contest(command, viewer)
    elif contest is None:
        raise NotAllowed("there is no such contest", code="contest.none")
    else:
        happened = _DECISIONS[type(command)](contest, command, viewer)
    now = _folded(contest, happened, at)
    while following := consequences(now):
        happened += following
        now = _folded(now, following, at)
    return happened, now


def _folded(contest: Contest | None, happened: tuple[Event, ...], at: float) -> Contest:
    for event in happened:
        contest = after(contest, replace(event, at=at) if at else event)
    assert contest is not None
    return contest


def consequences(contest: Contest) -> tuple[Event, ...]:
    """What now follows by itself: cards turned when all have picked, a round begun, the end."""
    draw = contest.draw
    match contest.phase:
        case Phase.DRAWING if draw and len(draw.picks) == len(contest.places):
            picked = dict(draw.picks)
            cards = tuple(draw.pack[picked[player] - 1] for player in contest.players)
            return (events.CardsFaced(cards=cards),)
        case Phase.CHOOSING if draw and (draw.seat or not contest.plan.choices(contest.form)[1:]):
            return drawing.begun(contest, draw.seat)
        case Phase.LINING_UP if not contest.to_line_up:
            return drawing.begun(contest, None)
        case Phase.PLAYING if not contest.playing:
            return drawing.scored(contest)
        case Phase.PLAYING | Phase.LINING_UP | Phase.OVER:
            return ()
    if contest.ending or (contest.round and _nothing_left(contest)):
        return (events.ContestEnded(),)
    return ()


def _nothing_left(contest: Contest) -> bool:
    return contest.round >= contest.plan.rounds or contest.out_of_boards
