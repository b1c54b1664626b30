"""Everybody who looks at the tables and contests of this process, and what each is told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Raw, Struct

from biritch.club.rights import Deed, require
from biritch.club.rights import Role as HouseRole
from biritch.errors import NotAllowed
from biritch.server import wire
from biritch.server.client import AGAIN, Client
from biritch.server.house import House, in_thread
from biritch.server.kind import Around
from biritch.server.live import Live, Told
from biritch.server.notes import WORDY, notes_of
from biritch.server.seen import Seen
from biritch.server.written import written_once
from biritch.table import Role, Viewer, events


class Here(Struct, frozen=True):
    """Who is at a table: players who are connected, how many watch, and whether its host is here."""

    people: tuple[str, ...] = ()
    watchers: int = 0
    host: bool = False


class Beside(Struct, frozen=True):
    """What is sent beside the events of a row: names of people with those that seat them, and free texts."""

    seating: frozenset[type] = frozenset()
    names: dict[str, str] = {}
    notes: dict[str, str] = {}


NOTHING_BESIDE = Beside()


class Gallery:
    """The connections to each table, and what they are told.

    Args:
        house: the club's rooms.

    Attributes:
        elsewhere: who is connected to each table by another process.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.elsewhere: Mapping[str, Here] = {}
        self._clients: defaultdict[str, set[Client]] = defaultdict(set)
        self._told_here: dict[str, Here] = {}

    def clients(self, stream: str) -> frozenset[Client]:
        """Everybody connected to a table here."""
        return frozenset(self._clients.get(stream, ()))

    @property
    def streams(self) -> frozenset[str]:
        """The tables somebody is connected to here."""
        return frozenset(self._clients)

    def in_this_process(self, stream: str) -> Here:
        """Who is connected to a table here."""
        seen = [
            (client.viewer, client.plays)
            for client in self._clients.get(stream, ())
            if client.viewer
        ]
        return Here(
            tuple(sorted({viewer.person for viewer, plays in seen if plays})),
            len({viewer.person for viewer, plays in seen if not plays}),
            any(viewer.role is Role.HOST for viewer, _ in seen),
        )

    def here(self, stream: str) -> Here:
        """Who is connected to a table, by this process or another."""
        mine, theirs = self.in_this_process(stream), self.elsewhere.get(stream)
        if theirs is None:
            return mine
        people = {*mine.people, *theirs.people}
        watchers = mine.watchers + theirs.watchers
        return Here(tuple(sorted(people)), watchers, mine.host or theirs.host)

    async def come(self, live: Live, client: Client) -> None:
        """Let somebody look at a table; the caller holds its lock.

        Raises:
            NotAllowed: ``table.none`` if it is not for him.
        """
        await self._snapshot(live, client, arriving=True)
        self._clients[live.stream].add(client)
        await self.tell_presence(live)

    async def go(self, live: Live, client: Client) -> None:
        """Somebody has gone; the caller holds the table's lock."""
        here = self._clients[live.stream]
        here.discard(client)
        self._forget_unseen(live)
        if here:
            await self.tell_presence(live)
        else:
            self._clients.pop(live.stream, None)
            self._told_here.pop(live.stream, None)

    async def seen_by(self, live: Live, viewer: Viewer) -> Seen:
        """What a kind of viewer has seen; the caller holds the table's lock."""
        seen = live.seen_by(viewer)
        if seen is None:
            rows = await in_thread(lambda: self.house.store.read(live.stream))
            seen = live.follow(viewer, rows)
        return seen

    async def tell(self, live: Live, told: Told, happened: Sequence[events.Event]) -> None:
        """Tell everybody what a row brought; the caller holds the table's lock.

        Args:
            live: the table, the row folded.
            told: what each kind of viewer is told now, events held back till now among them.
            happened: the events of the row.
        """
        here = self._clients.get(live.stream)
        if not here:
            return
        reseated = any(type(event) in live.kind.reseats for event in happened)
        beside = await self._beside(live, told)
        now = self.house.now()
        written: dict[int, Raw] = {}
        messages = {
            seen: [_encoded(each, beside, now, written) for each in shown]
            for seen, shown in told.items()
        }
        others: list[Client] = []
        for client in tuple(here):
            if client.seen is None:
                continue
            if reseated and self._looks_differently(live, client):
                others.append(client)
                continue
            for message in messages.get(client.seen, ()):
                client.tell(message)
        for client in others:
            await self._become(live, client)
        if reseated:
            self._forget_unseen(live)
            await self.tell_presence(live)

    def _forget_unseen(self, live: Live) -> None:
        """Follow no longer what nobody looks at."""
        clients = self._clients.get(live.stream, ())
        live.forget({live.kind.eyes(client.viewer) for client in clients if client.viewer})

    async def _beside(self, live: Live, told: Told) -> Beside:
        """What is to be sent beside these events."""
        named = False
        numbers: frozenset[int] = frozenset()
        for shown in told.values():
            for _, event, _ in shown:
                kind = type(event)
                named = named or kind in live.kind.reseats
                if kind in WORDY:
                    numbers |= notes_of(event)
        if not named and not numbers:
            return NOTHING_BESIDE
        names = await self.house.called(live.kind.people(live.state)) if named else {}
        notes = await in_thread(lambda: self.house.notes(numbers)) if numbers else {}
        return Beside(live.kind.reseats, names, notes)

    def _looks_differently(self, live: Live, client: Client) -> bool:
        """Whether a change of seats made somebody another viewer, or closed the door to him."""
        viewer = live.kind.viewer(client.author, live.state)
        plays = live.kind.plays(live.state, viewer)
        closed = live.kind.is_closed(live.state, viewer)
        return viewer != client.viewer or plays != client.plays or closed

    async def _become(self, live: Live, client: Client) -> None:
        """He looks differently now: he sat down or got up. Watching may not be for him."""
        try:
            await self._snapshot(live, client)
        except NotAllowed:
            client.dismiss()

    async def _snapshot(self, live: Live, client: Client, *, arriving: bool = False) -> None:
        kind = live.kind
        viewer = kind.viewer(client.author, live.state)
        kind.admit(live.state, viewer, may_watch=client.may_watch, may_sit=bool(client.seats))
        plays = kind.plays(live.state, viewer)
        if not plays and viewer.eyes is None:
            require(client.author.roles_at(live.state), Deed.WATCH)
        seen = await self.seen_by(live, viewer)
        client.viewer, client.seen, client.plays = viewer, seen, plays
        view = seen.view()
        here = self.here(live.stream)
        people, watchers = here.people, here.watchers
        if arriving and plays:
            people = tuple(sorted({*people, viewer.person}))
        elif arriving:
            watchers += 1
        numbers = kind.notes(view)
        notes = await in_thread(lambda: self.house.notes(numbers)) if numbers else {}
        around = Around(
            number=seen.number,
            names=await self.house.called(kind.people(live.state)),
            notes=notes,
            here=people,
            watchers=watchers,
            time=self.house.now(),
        )
        client.tell(kind.snapshot(view, viewer, around))

    async def tell_presence(self, live: Live) -> None:
        """Tell everybody who is here, if that has changed."""
        stream = live.stream
        here = self.here(stream)
        clients = self._clients.get(stream)
        if not clients or self._told_here.get(stream) == here:
            return
        self._told_here[stream] = here
        names = await self.house.called(here.people)
        message = wire.ENCODER.encode(
            wire.Presence(here=here.people, watchers=here.watchers, names=names)
        )
        for client in self.clients(stream):
            client.tell(message)

    async def rename(self, live: Live) -> None:
        """Tell everybody who is here once more: somebody is called something else."""
        self._told_here.pop(live.stream, None)
        await self.tell_presence(live)

    def tell_chat(self, live: Live, said: wire.Chat) -> None:
        """Pass on what somebody wrote, to everybody or to those who do not play."""
        self.tell_all(live.stream, said, watchers=said.watcher)

    def tell_all(self, stream: str, message: wire.Message, *, watchers: bool) -> None:
        """Tell everybody at a table something, or only those who do not play."""
        written = wire.ENCODER.encode(message)
        for client in self.clients(stream):
            if not watchers or (client.viewer and client.viewer.eyes is None):
                client.tell(written)

    def dismiss(self, ids: frozenset[str]) -> None:
        """Ask somebody to come again everywhere: his cookie is worth nothing any more."""
        for clients in tuple(self._clients.values()):
            for client in tuple(clients):
                if client.author.id in ids:
                    client.dismiss(AGAIN)

    @property
    def sessions(self) -> frozenset[bytes]:
        """The digests of the cookies with which people came."""
        everybody = (client for clients in self._clients.values() for client in clients)
        return frozenset(client.session for client in everybody if client.session)

    def dismiss_unless(
        self, carried: frozenset[bytes], roles: Mapping[bytes, frozenset[HouseRole]]
    ) -> None:
        """Ask those to come again who are not any more what they came as.

        Args:
            carried: the digests of the cookies that were asked about; who has come since is left alone.
            roles: what people are in the house by those digests, all that are worth something.
        """
        for clients in tuple(self._clients.values()):
            for client in tuple(clients):
                session = client.session
                if session in carried and roles.get(session) != client.author.roles:
                    client.dismiss(AGAIN)

    def dismiss_all(self) -> None:
        """Ask everybody to come again: what this process remembers is void, or it may not go on."""
        for clients in tuple(self._clients.values()):
            for client in tuple(clients):
                client.dismiss(AGAIN)


def _encoded(
    happened: tuple[int, events.Event, dict[str, object]],
    beside: Beside,
    now: float,
    written: dict[int, Raw],
) -> bytes:
    """One message.

    Args:
        happened: the event's number for this viewer, the event, what it changed in his view.
        beside: names and texts that may go with it.
        now: the moment.
        written: what has been written for other viewers already, by the id of what it is.
    """
    number, event, changes = happened
    parts = {name: written_once(part, written) for name, part in changes.items()}
    names = beside.names if type(event) in beside.seating else {}
    notes = _notes(event, beside)
    return wire.ENCODER.encode(
        wire.Happened(
            number=number,
            event=written_once(event, written),  # type: ignore[arg-type]  # the event, written already
            changes=parts,
            names=names,
            notes=notes,
            time=now,
        )
    )


def _notes(event: events.Event, beside: Beside) -> dict[str, str]:
    if not beside.notes:
        return {}
    return {
        str(number): beside.notes[str(number)]
        for number in notes_of(event)
        if str(number) in beside.notes
    }
