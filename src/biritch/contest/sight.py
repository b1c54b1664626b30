"""What each viewer sees of a contest's events. The only place where anything of it is hidden.

Whoever may look at a contest sees the same: never the order of a pack that is spread, nor the boards
that were brought along or dealt; and where tables play the same boards, nothing of what one of them
came to before all have played them.
"""

from __future__ import annotations

from biritch.contest import events
from biritch.contest.contest import Contest
from biritch.table.events import BoardsBrought, Event
from biritch.table.viewer import Viewer

_HIDDEN: frozenset[type[Event]] = frozenset(
    (BoardsBrought, events.PackShuffled, events.RoundSalted)
)


def sight(
    contest: Contest | None,
    event: Event,
    viewer: Viewer,  # noqa: ARG001 - all see the same
) -> Event | None:
    """The event as a viewer sees it; None if he does not.

    Args:
        contest: the whole contest as it was before the event; None before it was opened.
        event: what happened.
        viewer: who looks.
    """
    if type(event) in _HIDDEN:
        return None
    if isinstance(event, events.TableSettled) and contest and contest.plan.shares_boards:
        return None
    return event
