"""Everybody who looks at the tables of this process, and what each is told."""

from __future__ import annotations

from collections import defaultdict

from biritch.club.rights import Deed, require
from biritch.errors import NotAllowed
from biritch.server import wire
from biritch.server.client import Client
from biritch.server.house import House, in_thread
from biritch.server.live import Live, Told
from biritch.server.notes import notes_in, notes_of, people_at
from biritch.server.seen import Seen, kind_of
from biritch.table import Viewer, Watching, events

RESEATING = (
    events.TableOpened,
    events.Seated,
    events.Left,
    events.HostChanged,
    events.DirectorCame,
)


class Gallery:
    """The connections to each table, and what they are told.

    Args:
        house: the club's rooms.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._clients: defaultdict[str, set[Client]] = defaultdict(set)

    def clients(self, stream: str) -> frozenset[Client]:
        """Everybody connected to a table here."""
        return frozenset(self._clients.get(stream, ()))

    def here(self, stream: str) -> frozenset[str]:
        """Person ids of those who sit at a table and are connected to it here."""
        viewers = (client.viewer for client in self._clients.get(stream, ()))
        return frozenset(viewer.person for viewer in viewers if viewer and viewer.chair)

    def watchers(self, stream: str) -> int:
        """How many watch a table here."""
        viewers = (client.viewer for client in self._clients.get(stream, ()))
        return len({viewer.person for viewer in viewers if viewer and not viewer.chair})

    async def come(self, live: Live, client: Client) -> None:
        """Let somebody look at a table; the caller holds its lock.

        Raises:
            NotAllowed: ``table.none`` if it is not for him.
        """
        await self._snapshot(live, client)
        self._clients[live.stream].add(client)
        await self.tell_presence(live)

    async def go(self, live: Live, client: Client) -> None:
        """Somebody has gone."""
        here = self._clients[live.stream]
        here.discard(client)
        live.forget({kind_of(each.viewer) for each in here if each.viewer})
        if here:
            await self.tell_presence(live)
        else:
            self._clients.pop(live.stream, None)

    async def seen_by(self, live: Live, viewer: Viewer) -> Seen:
        """What a kind of viewer has seen; the caller holds the table's lock."""
        seen = live.seen_by(viewer)
        if seen is None:
            rows = await in_thread(lambda: self.house.store.read(live.stream))
            seen = live.follow(viewer, rows)
        return seen

    async def tell(self, live: Live, told: Told) -> None:
        """Tell everybody what a row brought; the caller holds the table's lock."""
        here = self._clients.get(live.stream)
        if not here:
            return
        by_kind = {}
        reseated = False
        for kind, happened in told:
            by_kind[kind] = [await self._message(live, each) for each in happened]
            reseated = reseated or any(isinstance(each[1], RESEATING) for each in happened)
        for client in tuple(here):
            viewer = client.author.viewer(live.table) if reseated else client.viewer
            if viewer is not None and client.viewer is not None and viewer != client.viewer:
                await self._become(live, client)
            elif client.viewer is not None:
                for message in by_kind.get(kind_of(client.viewer), ()):
                    client.tell(message)
        if reseated:
            await self.tell_presence(live)

    async def _message(
        self, live: Live, happened: tuple[int, events.Event, dict[str, object]]
    ) -> bytes:
        number, event, changes = happened
        names: dict[str, str] = {}
        if isinstance(event, RESEATING):
            names = await in_thread(lambda: self.house.names(people_at(live.table)))
        notes: dict[str, str] = {}
        if numbers := notes_of(event):
            notes = await in_thread(lambda: self.house.notes(numbers))
        return wire.ENCODER.encode(
            wire.Happened(
                number=number,
                event=event,  # type: ignore[arg-type]  # a sighted event is one of them all
                changes=changes,
                names=names,
                notes=notes,
                time=self.house.now(),
            )
        )

    async def _become(self, live: Live, client: Client) -> None:
        """He looks differently now: he sat down or got up. Watching may not be for him."""
        try:
            await self._snapshot(live, client)
        except NotAllowed:
            client.dismiss()

    async def _snapshot(self, live: Live, client: Client) -> None:
        viewer = client.author.viewer(live.table)
        table = live.table
        if viewer.chair is None:
            if table is not None and table.policy.watching is Watching.CLOSED:
                client.may_watch = client.may_watch and not table.is_full
            if not client.may_watch and viewer.person != (table and table.host):
                raise NotAllowed("there is no such table", code="table.none")
            require(client.author.roles_at(table), Deed.WATCH)
        seen = await self.seen_by(live, viewer)
        client.viewer = viewer
        view = seen.view()
        names = await in_thread(lambda: self.house.names(people_at(table)))
        notes = await in_thread(lambda: self.house.notes(notes_in(view)))
        client.tell(
            wire.Snapshot(
                protocol=wire.PROTOCOL,
                number=seen.number,
                view=view,
                you=viewer.person,
                names=names,
                notes=notes,
                here=tuple(sorted(self.here(live.stream))),
                watchers=self.watchers(live.stream),
                time=self.house.now(),
            )
        )

    async def tell_presence(self, live: Live) -> None:
        """Tell everybody who is here."""
        stream = live.stream
        here = self.here(stream)
        names = await in_thread(lambda: self.house.names(here))
        message = wire.ENCODER.encode(
            wire.Presence(here=tuple(sorted(here)), watchers=self.watchers(stream), names=names)
        )
        for client in self.clients(stream):
            client.tell(message)

    def tell_chat(self, live: Live, said: wire.Chat) -> None:
        """Pass on what somebody wrote, to everybody or to those who do not play."""
        message = wire.ENCODER.encode(said)
        for client in self.clients(live.stream):
            if not said.watcher or (client.viewer and client.viewer.chair is None):
                client.tell(message)
