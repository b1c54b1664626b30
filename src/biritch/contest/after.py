"""A contest after an event. Total, as for a table: it never refuses and never looks at a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec.structs import replace

from biritch.contest import events
from biritch.contest.contest import FREE, Contest, Draw, Entrant, Lines, Sitting
from biritch.table.events import BoardsBrought, Event, HostChanged, MayReturn, ShownOut

Fold: TypeAlias = Callable[[Contest, Any], Contest]


def after(contest: Contest | None, event: Event) -> Contest:
    """The contest after something happened in it.

    Args:
        contest: the contest before; None before it was opened.
        event: what happened, as far as the contest's viewer saw it.

    Raises:
        TypeError: if the first event does not open the contest.
    """
    if contest is None:
        if not isinstance(event, events.ContestOpened):
            raise TypeError(f"a contest begins with ContestOpened, not {type(event).__name__}")
        return _opened(event)
    changed = _FOLDS[type(event)](contest, event)
    return replace(changed, number=contest.number + 1, at=event.at or contest.at)


def fold(events_seen: Iterable[Event]) -> Contest:
    """The contest after all these events, from its opening on.

    Raises:
        TypeError: if there is none, or the first does not open the contest.
    """
    contest = None
    for event in events_seen:
        contest = after(contest, event)
    if contest is None:
        raise TypeError("no events, no contest")
    return contest


def _opened(event: events.ContestOpened) -> Contest:
    return Contest(
        id=event.contest,
        name=event.name,
        host=event.host,
        plan=event.plan,
        form=event.form,
        laws=event.laws,
        policy=event.policy,
        boards=event.boards,
        length=event.length,
        boards_each=event.boards_each,
        pause_seconds=event.pause_seconds,
        previous=event.previous,
        places=(FREE,) * event.plan.players(event.form),
        number=1,
        at=event.at,
    )


def _boards_brought(contest: Contest, event: BoardsBrought) -> Contest:
    return replace(contest, source=event.source)


def _entered(contest: Contest, event: events.Entered) -> Contest:
    entrant = Entrant(
        event.person,
        robot=not event.person,
        owner=event.owner or event.person,
        since=contest.number + 1,
    )
    kept = tuple(
        replace(place, owner="") if event.person and place.owner == event.person else place
        for place in contest.places
    )
    return _holding(_put(replace(contest, places=kept), event.player, entrant))


def _holding(contest: Contest) -> Contest:
    """Remembers who sits where, if other tables play the same boards."""
    if not contest.plan.shares_boards:
        return contest
    held = dict.fromkeys(contest.held)
    for player in contest.people:
        if (sitting := contest.now_at(player)) is not None:
            held[contest.entrant(player).person, sitting.table] = None
    return replace(contest, held=tuple(held))


def _vacated(contest: Contest, event: events.Vacated) -> Contest:
    return _put(contest, event.player, FREE)


def _put(contest: Contest, player: int, entrant: Entrant) -> Contest:
    places = list(contest.places)
    places[player - 1] = entrant
    ready = tuple(each for each in contest.ready if each != player)
    return replace(contest, places=tuple(places), ready=ready)


def _exchanged(contest: Contest, event: events.Exchanged) -> Contest:
    one, other = contest.places[event.player - 1], contest.places[event.other - 1]
    return _put(_put(contest, event.player, other), event.other, one)


def _shown_out(contest: Contest, event: ShownOut) -> Contest:
    return replace(contest, shown_out=(*contest.shown_out, (event.person, event.at)))


def _may_return(contest: Contest, event: MayReturn) -> Contest:
    out = tuple((person, at) for person, at in contest.shown_out if person != event.person)
    return replace(contest, shown_out=out)


def _host_changed(contest: Contest, event: HostChanged) -> Contest:
    return replace(contest, host=event.person)


def _started(contest: Contest, event: events.Started) -> Contest:
    return replace(
        contest, started=True, draws=event.draw, order=contest.players, since=event.at or contest.at
    )


def _pack_spread(contest: Contest, event: events.PackSpread) -> Contest:
    return replace(contest, draw=Draw(event.number, since=event.at or contest.at))


def _of_draw(contest: Contest, **changes: object) -> Contest:
    assert contest.draw is not None
    return replace(contest, draw=replace(contest.draw, **changes))


def _pack_shuffled(contest: Contest, event: events.PackShuffled) -> Contest:
    return _of_draw(contest, pack=event.cards)


def _picked(contest: Contest, event: events.Picked) -> Contest:
    picks = contest.draw.picks if contest.draw else ()
    return _of_draw(contest, picks=(*picks, (event.player, event.place)))


def _cards_faced(contest: Contest, event: events.CardsFaced) -> Contest:
    faced = _of_draw(contest, cards=event.cards, since=event.at or contest.at)
    return replace(faced, order=faced.draw.order if faced.draw else ())


def _seat_chosen(contest: Contest, event: events.SeatChosen) -> Contest:
    return _of_draw(contest, seat=event.seat)


def _round_salted(contest: Contest, event: events.RoundSalted) -> Contest:
    return replace(contest, salts=event.salts)


def _line_ups_asked(contest: Contest, event: events.LineUpsAsked) -> Contest:
    return replace(contest, lines=Lines(event.number, event.at or contest.at))


def _lined_up(contest: Contest, event: events.LinedUp) -> Contest:
    lines = contest.lines
    assert lines is not None
    said = (*lines.said, (event.team, event.players))
    order = tuple(player for _, players in sorted(said) for player in players)
    lines = replace(lines, said=said, since=event.at or contest.at)
    return replace(contest, lines=lines, order=order)


def _round_began(contest: Contest, event: events.RoundBegan) -> Contest:
    begun = tuple(
        Sitting(row, table, since=contest.number + 1)
        for row, table in zip(event.rows, event.tables, strict=True)
    )
    return _holding(replace(contest, sittings=(*contest.sittings, *begun), ready=(), held=()))


def _table_settled(contest: Contest, event: events.TableSettled) -> Contest:
    sittings = tuple(
        replace(
            sitting,
            settled=event.settled,
            points=event.points,
            deals=event.deals,
            scores=event.scores,
        )
        if sitting.table == event.table
        else sitting
        for sitting in contest.sittings
    )
    return replace(contest, sittings=sittings, since=event.at or contest.at)


def _round_scored(contest: Contest, event: events.RoundScored) -> Contest:
    for settled in event.settled:
        contest = _table_settled(contest, settled)
    return replace(contest, scored=event.number, salts=(), since=event.at or contest.at)


def _nothing(contest: Contest, _: Event) -> Contest:
    return contest


def _player_ready(contest: Contest, event: events.PlayerReady) -> Contest:
    return replace(contest, ready=(*contest.ready, event.player))


def _last_round(contest: Contest, _: events.LastRound) -> Contest:
    return replace(contest, ending=True)


def _ended(contest: Contest, _: events.ContestEnded) -> Contest:
    return replace(contest, ended=True)


_FOLDS: dict[type[Event], Fold] = {
    BoardsBrought: _boards_brought,
    events.Entered: _entered,
    events.Vacated: _vacated,
    events.Exchanged: _exchanged,
    ShownOut: _shown_out,
    MayReturn: _may_return,
    HostChanged: _host_changed,
    events.Started: _started,
    events.PackSpread: _pack_spread,
    events.PackShuffled: _pack_shuffled,
    events.Picked: _picked,
    events.CardsFaced: _cards_faced,
    events.SeatChosen: _seat_chosen,
    events.RoundSealed: _nothing,
    events.RoundSalted: _round_salted,
    events.LineUpsAsked: _line_ups_asked,
    events.LinedUp: _lined_up,
    events.RoundBegan: _round_began,
    events.TableSettled: _table_settled,
    events.RoundScored: _round_scored,
    events.PlayerReady: _player_ready,
    events.LastRound: _last_round,
    events.ContestEnded: _ended,
}
