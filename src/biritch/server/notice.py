"""What the lobby and people's histories are told after a row: who sits where, and that it is over."""

from __future__ import annotations

from collections.abc import Iterable

from biritch.club.lobby import ROBOT, Listing
from biritch.server.house import House
from biritch.table import Table, events

WORTH_TELLING = (
    events.TableOpened,
    events.Seated,
    events.Left,
    events.HostChanged,
    events.TableClosed,
)


def is_worth_telling(happened: Iterable[events.Event]) -> bool:
    """Whether the lobby has to be told."""
    return any(isinstance(event, WORTH_TELLING) for event in happened)


def listing(table: Table, *, form: str, number: int, is_private: bool, opened: float) -> Listing:
    """What the lobby says of a table."""
    return Listing(
        stream=table.id,
        number=number,
        name=table.name,
        form=form,
        host=table.host,
        chairs={
            seat.value: table.chairs[seat].person or (ROBOT if table.chairs[seat].robot else None)
            for seat in table.form.seating.chairs
        },
        watching=table.policy.watching.value,
        is_private=is_private,
        opened=opened,
        contest=table.contest,
        closed=table.closed,
    )


def tell_lobby(
    house: House,
    table: Table,
    happened: Iterable[events.Event],
    *,
    number: int,
    is_private: bool | None = None,
) -> None:
    """Tell the lobby how a table is now, and remember who sat down.

    Args:
        house: the club's rooms.
        table: as it is now.
        happened: the events of the row.
        number: the row.
        is_private: whether only a link leads there; None to leave it as it was.
    """
    said = house.lobby.find(table.id)
    if is_private is None:
        # Told of too late, after a crash: whether it was open to all is not known any more.
        is_private = said is None or said.is_private
    form = str(type(table.form.options).__struct_config__.tag)  # type: ignore[attr-defined]
    now = house.now()
    if said is not None:
        opened = said.opened
    else:
        stream = house.store.stream(table.id)
        opened = stream.opened if stream else table.at
    house.lobby.post(
        listing(table, form=form, number=number, is_private=is_private, opened=opened), now=now
    )
    sat_down = {event.person for event in happened if isinstance(event, events.Seated)}
    if said is None:
        # A table of a contest opens with everybody in his chair.
        sat_down |= {chair.person for chair in table.chairs}
    for person in sat_down - {""}:
        house.history.sat_down(person, table.id, now=now)
