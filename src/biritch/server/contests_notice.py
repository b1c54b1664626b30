"""What the lobby is told of a contest after a row: who takes part, and whether it has started."""

from __future__ import annotations

from collections.abc import Iterable

from biritch.club.evenings import ContestListing
from biritch.club.lobby import ROBOT
from biritch.contest import Contest, events
from biritch.server.house import House
from biritch.table.events import Event, HostChanged

WORTH_TELLING = (
    events.ContestOpened,
    events.Entered,
    events.Vacated,
    events.Exchanged,
    events.Started,
    events.RoundBegan,
    HostChanged,
)


def is_worth_telling(happened: Iterable[Event]) -> bool:
    """Whether the lobby has to be told."""
    return any(isinstance(event, WORTH_TELLING) for event in happened)


def tell_lobby(
    house: House, contest: Contest, *, number: int, is_private: bool | None = None
) -> None:
    """Tell the lobby how a contest is now.

    Args:
        house: the club's rooms.
        contest: as it is now.
        number: the row.
        is_private: whether only a link leads there; None to leave it as it was.
    """
    said = house.evenings.find(contest.id)
    if is_private is None:
        # Told of too late, after a crash: whether it was open to all is not known any more.
        is_private = said is None or said.is_private
    if said is not None:
        opened = said.opened
    else:
        stream = house.store.stream(contest.id)
        opened = stream.opened if stream else contest.at
    house.evenings.post(
        ContestListing(
            stream=contest.id,
            number=number,
            name=contest.name,
            plan=str(type(contest.plan).__struct_config__.tag),
            form=str(type(contest.form).__struct_config__.tag),
            host=contest.host,
            players=tuple(
                place.person or (ROBOT if place.robot else None) for place in contest.places
            ),
            keepers=tuple(place.owner for place in contest.places),
            phase=contest.phase.value,
            round=contest.round,
            rounds=contest.plan.rounds,
            is_private=is_private,
            opened=opened,
        ),
        now=house.now(),
    )
