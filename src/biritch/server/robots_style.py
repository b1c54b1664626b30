"""What the robots at a table bid and how hard they think: as its host chose, or as their worker does."""

from __future__ import annotations

from collections.abc import Callable

from biritch.cards import Card
from biritch.errors import BadValue
from biritch.robots import Style, robot_of
from biritch.robots.style import SIMPLE
from biritch.systems import NAMES
from biritch.table import View
from biritch.table.commands import AnyCommand


def checked_style(text: str) -> Style:
    """A style that a host may choose: a system of the house, never a file.

    Raises:
        BadValue: ``system.unknown`` or ``robot.level`` if it is none.

    Examples:
        >>> str(checked_style("precision:expert"))
        'precision:expert'
        >>> checked_style("/etc/passwd.system")
        Traceback (most recent call last):
        biritch.errors.BadValue: there is no system '/etc/passwd.system' in this house
    """
    style = Style.parse(text)
    if style.system not in (*NAMES, SIMPLE):
        raise BadValue(
            f"there is no system {style.system!r} in this house",
            code="system.unknown",
            name=style.system,
        )
    return style


def style_at(view: View, usual: Style) -> Style:
    """The style of the robots at a table.

    Args:
        view: the table, as one of its seats sees it.
        usual: what holds if the host has chosen none, or one that this release does not know.
    """
    try:
        return checked_style(view.table.policy.robots) if view.table.policy.robots else usual
    except BadValue:
        return usual


def robot_at(
    usual: Style,
) -> Callable[[View, tuple[Card, ...], Callable[[], float]], AnyCommand | None]:
    """A robot that plays at each table as its host chose.

    Args:
        usual: how it plays where he has not.
    """

    def act(
        view: View, played: tuple[Card, ...], time_left: Callable[[], float]
    ) -> AnyCommand | None:
        return robot_of(style_at(view, usual))(view, played, time_left)

    return act
