"""What each viewer sees of a contest's events. The only place where anything of it is hidden.

Whoever may look at a contest sees the same: never the order of a pack that is spread, nor the boards
that were brought along.
"""

from __future__ import annotations

from biritch.contest import events
from biritch.contest.contest import Contest
from biritch.table.events import BoardsBrought, Event
from biritch.table.viewer import Viewer

_HIDDEN: frozenset[type[Event]] = frozenset((BoardsBrought, events.PackShuffled))


def sight(contest: Contest | None, event: Event, viewer: Viewer) -> Event | None:  # noqa: ARG001 - all see the same
    """The event as a viewer sees it; None if he does not.

    Args:
        contest: the whole contest as it was before the event; None before it was opened.
        event: what happened.
        viewer: who looks.
    """
    return None if type(event) in _HIDDEN else event
