"""What each viewer sees of an event. The only place where anything is hidden.

A viewer is given different *events*, never the same event with holes in it. Whether an event is seen
depends on the table before it and on the viewer alone; accounts and clocks are not known here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from biritch.seats import Seat
from biritch.table import events
from biritch.table.policy import Watching
from biritch.table.table import Table
from biritch.table.viewer import Viewer

Rule: TypeAlias = Callable[[Table, Any, Viewer], bool]
_SHOWN_ALL = (Watching.AFTER, Watching.LATE)  # watchers see all four hands when a board is over


def sight(table: Table | None, event: events.Event, viewer: Viewer) -> events.Event | None:
    """The event as a viewer sees it; None if he does not.

    Args:
        table: the whole table as it was before the event; None before it was opened.
        event: what happened.
        viewer: who looks.
    """
    rule = _HIDDEN.get(type(event))
    if rule is None or table is None:
        return event
    return event if rule(table, event, viewer) else None


def _nobody(_: Table, __: events.Event, ___: Viewer) -> bool:
    return False


def _dealt(table: Table, event: events.HandDealt, viewer: Viewer) -> bool:
    if viewer.eyes is None:
        return viewer.sees_everything
    return event.seat in table.form.dealing.seen_at_deal(table.form.seating, viewer.eyes)


def _shown(table: Table, event: events.HandShown, viewer: Viewer) -> bool:
    if viewer.eyes is None and not viewer.sees_everything:
        if event.why is events.Shown.AFTER_BOARD:
            return table.policy.watching in _SHOWN_ALL
        return not event.to
    return viewer.eyes is None or not event.to or viewer.eyes in event.to


def _explained(table: Table, event: events.CallExplained, viewer: Viewer) -> bool:
    """The opponents, the caller and those who do not play; never the caller's partner."""
    if viewer.eyes is None or viewer.eyes in event.to:
        return True
    return viewer.eyes is _caller(table, event.place)


def _asked(table: Table, event: events.QuestionAsked, viewer: Viewer) -> bool:
    """The asker and the caller."""
    if viewer.eyes is None:
        return viewer.sees_everything
    return viewer.eyes in (event.by, _caller(table, event.place))


def _caller(table: Table, place: int) -> Seat | None:
    """The chair that made a call; None if there is no such call."""
    if table.board is None or place >= len(table.board.auction):
        return None
    return table.form.seating.keeper(table.board.auction.entries[place].seat)


def _opened(table: Table, _: events.SealOpened, viewer: Viewer) -> bool:
    """Whoever is shown all four hands after the board."""
    return viewer.eyes is not None or viewer.sees_everything or table.policy.watching in _SHOWN_ALL


_HIDDEN: dict[type[events.Event], Rule] = {
    events.BoardsBrought: _nobody,
    events.SecretKept: _nobody,
    events.Sealed: _nobody,
    events.HandDealt: _dealt,
    events.HandShown: _shown,
    events.CallExplained: _explained,
    events.QuestionAsked: _asked,
    events.SealOpened: _opened,
}
