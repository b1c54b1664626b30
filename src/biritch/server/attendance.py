"""Who is at the tables of the whole house, who sits in for one who stays away, and who is host after him."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from biritch.club.errors import StoreTrouble
from biritch.errors import Refused
from biritch.server.author import THE_HOUSE_ITSELF
from biritch.server.gallery import Here
from biritch.server.hall import Hall
from biritch.server.live import Live
from biritch.table import Table, commands, wanted

_LOG: Final = logging.getLogger(__name__)
HOST_AWAY_SECONDS: Final = 300.0
"""A telephone may sleep for a while; after that somebody who is there must be able to invite and to close."""

_HOST: Final = "host "
_REPORT: Final = msgspec.json.Decoder(dict[str, Here])


class Attendance:
    """Knows who is connected, here and elsewhere, and since when others are not.

    Args:
        hall: the tables.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._gone: dict[tuple[str, str], float] = {}

    def report(self) -> bytes:
        """Who is connected to this process, for the others."""
        gallery = self._hall.gallery
        return msgspec.json.encode(
            {stream: gallery.in_this_process(stream) for stream in gallery.streams}
        )

    async def learn(self, reports: Iterable[bytes]) -> None:
        """Learn who is connected to the other processes, and tell it where it has changed."""
        elsewhere: dict[str, Here] = {}
        for report in filter(None, reports):
            for stream, here in _REPORT.decode(report).items():
                known = elsewhere.get(stream, Here())
                people = tuple(sorted({*known.people, *here.people}))
                watchers = known.watchers + here.watchers
                elsewhere[stream] = Here(people, watchers, known.host or here.host)
        gallery = self._hall.gallery
        before, gallery.elsewhere = gallery.elsewhere, elsewhere
        for stream in gallery.streams:
            if before.get(stream) != elsewhere.get(stream) and (live := self._hall.known(stream)):
                async with live.lock:
                    await gallery.tell_presence(live)

    async def sweep(self, now: float) -> None:
        """Seat a robot for everybody for whom his table has waited too long, and pass on whose host is gone.

        Args:
            now: the moment, by the house's clock.
        """
        for live in self._hall.lives:
            if live.state is None or live.state.is_over:
                continue
            if self._host_is_gone(live, now):
                await self._pass_on(live)
            table = live.table
            if table is not None and table.policy.absent_seconds:
                for person in self._away_too_long(live, table, now):
                    await self._replace(live, table, person)
        known = {live.stream for live in self._hall.lives}
        for key in [key for key in self._gone if key[0] not in known]:
            del self._gone[key]

    def _away_too_long(self, live: Live, table: Table, now: float) -> list[str]:
        here = self._hall.gallery.here(live.stream).people
        deserted = not any(table.chairs[seat].person in here for seat in table.people)
        late: list[str] = []
        for seat in table.people:
            person = table.chairs[seat].person
            if person in here:
                self._gone.pop((live.stream, person), None)
                continue
            since = self._gone.setdefault((live.stream, person), now)
            if now - since >= table.policy.absent_seconds and waits_for(
                table, person, deserted=deserted
            ):
                late.append(person)
        return late

    def _host_is_gone(self, live: Live, now: float) -> bool:
        key = live.stream, _HOST + live.state.host
        here = [self._hall.gallery.here(stream) for stream in streams_of(live)]
        if any(each.host or live.state.host in each.people for each in here):
            self._gone.pop(key, None)
            return False
        return now - self._gone.setdefault(key, now) >= HOST_AWAY_SECONDS

    async def _pass_on(self, live: Live) -> None:
        try:
            await pass_on(self._hall, live)
        except (Refused, StoreTrouble) as refusal:
            _LOG.info("the host of %s: %s", live.stream, refusal)

    async def _replace(self, live: Live, table: Table, person: str) -> None:
        seat = table.chair_of(person)
        if seat is None:
            return
        try:
            await self._hall.act(
                live.stream,
                THE_HOUSE_ITSELF,
                commands.ReplaceAbsent(seat=seat),
                command_id=f"replace {seat.value} after {live.head}",
            )
        except (Refused, StoreTrouble) as refusal:
            _LOG.info("%s at %s: %s", seat.value, live.stream, refusal)


def streams_of(live: Live) -> tuple[str, ...]:
    """Where those who take part may be: at the table or, in a contest, at any of its tables in play."""
    playing = live.contest.playing if live.contest else ()
    return live.stream, *(sitting.table for sitting in playing)


async def pass_on(hall: Hall, live: Live) -> None:
    """Make the one who has been in longest, of those who are connected, the host; nobody where none is.

    The host of a contest is host of its tables wherever he is: those are not passed on.

    Raises:
        Refused: if somebody was quicker, and it is another's table now.
    """
    state = live.state
    if state is None or (live.table and live.table.contest):
        return
    here = {who for stream in streams_of(live) for who in hall.gallery.here(stream).people}
    heirs = [who for who in state.longest if who in here and who != state.host]
    if heirs:
        await hall.act(
            live.stream,
            THE_HOUSE_ITSELF,
            commands.MakeHost(person=heirs[0]),
            command_id=f"host after {live.head}",
        )


def waits_for(table: Table, person: str, *, deserted: bool = False) -> bool:
    """Whether the table can go on only when this person does something.

    Args:
        table: where he sits.
        person: who is away.
        deserted: whether all people of the table are. A claim that any of them could end by playing on
            holds up nobody there; but the others of an evening must not wait for ever.
    """
    seat = table.chair_of(person)
    if table.playing:
        waited = wanted(table)
        return seat in waited or (deserted and bool(table.contest) and not waited)
    board = table.board
    return board is not None and seat not in board.ready
