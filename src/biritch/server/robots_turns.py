"""When a robot is asked what it does, and what is done for one that does not know."""

from __future__ import annotations

from biritch.auction import PASS, Call
from biritch.cards import Card
from biritch.seats import Seat
from biritch.table import Table, View, Words, commands, robots_wanted
from biritch.table.commands import AnyCommand


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The robots' chairs that have something to do, to answer or to claim now.

    Robots do not play on alone: at a table where no person sits none is asked, but in a contest, where
    others wait for them.
    """
    if not table.people and not table.contest:
        return ()
    return robots_wanted(table) or _to_play_on(table)


def _to_play_on(table: Table) -> tuple[Seat, ...]:
    """A robot that has the play go on when a claim is contested and nobody sits by to rule on it."""
    board = table.playing
    claim = board.claim if board else None
    if board is None or claim is None or not claim.contested or not board.waits_for_claim:
        return ()
    if claim.award is not None or table.chair_of(table.host) is not None or table.directors:
        return ()
    return tuple(seat for seat in table.form.seating.chairs if table.chairs[seat].robot)[:1]


def simplest(view: View) -> AnyCommand:
    """What is done for a robot that gives no answer which the table takes: never wrong, seldom good."""
    chair = view.you.chair
    if view.undo is not None and chair in view.undo.waits:
        return commands.AnswerUndo(grants=True)
    if view.claim is not None and view.turn.phase == "claim":
        if view.claim.award is not None:
            return commands.AnswerAward(agrees=True)
        if chair in view.claim.waits:
            return commands.AnswerClaim(agrees=False)
        return commands.PlayOn()
    asked = [place for place, made in enumerate(view.auction) if made.asked and made.seat is chair]
    if asked:
        return commands.Explain(place=asked[0], words=Words(message="bid-nothing"))
    if view.honours.may_claim:
        return commands.ClaimHonours(seat=view.honours.may_claim[0])
    legal = view.turn.legal or ()
    if view.turn.phase == "play" and legal:
        return commands.PlayCard(card=Card.parse(legal[-1]))
    if str(PASS) in legal or not legal:
        return commands.Call(call=PASS)
    return commands.Call(call=Call.parse(legal[0]))
