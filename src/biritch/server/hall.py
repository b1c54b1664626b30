"""The hall: every table and contest this process knows, and the way of each command.

A command is decided on the stream as this process knows it, kept in the log, and only then told.
Whoever finds his row taken reads on and decides again; so any process may act on any stream.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from biritch.club.errors import DatabaseRestored, DatabaseUnreachable, StoreTrouble
from biritch.club.rights import require
from biritch.club.store import Appended, Decision, Lost, Outcome, Repeated, Row, Stream
from biritch.errors import BadValue, Refused, Stale
from biritch.server.author import Author
from biritch.server.client import Client
from biritch.server.gallery import Gallery
from biritch.server.house import House, in_thread
from biritch.server.kind import Kind, State, no_such
from biritch.server.kinds import KINDS, TABLES
from biritch.server.live import Live
from biritch.server.receipts import Receipts
from biritch.server.wording import Wording
from biritch.table import Viewer, commands, encode_events, events

_LOG: Final = logging.getLogger(__name__)

TRIES = 20
SAID_LATELY = 1000
AGAIN_SECONDS = (0.05, 0.2, 0.5, 1.0, 2.0)


class Hall:
    """The tables and contests of one server process.

    Args:
        house: the club's rooms.

    Attributes:
        gallery: who looks at them.
        moved: called with a stream after each row that was written here or read, to set its timers.
        arrived: called when somebody has come to a stream.
        trouble: why this process serves no more; empty while it does.
        receipts: boards read whose receipts differ.
        said: numbers of texts that were told here when they were written.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.gallery = Gallery(house)
        self.moved: Callable[[Live], None] = lambda _: None
        self.arrived: Callable[[Live, Client], None] = lambda _, __: None
        self.trouble = ""
        self.receipts = Receipts()
        self.said: deque[int] = deque(maxlen=SAID_LATELY)
        self._lives: dict[str, Live] = {}
        self._wording = Wording(house)
        self._beginning_again: asyncio.Task[None] | None = None

    async def live(self, stream: str, kind: Kind | None = None) -> Live:
        """The stream, read from the log if nobody here has looked at it yet.

        Args:
            stream: its id.
            kind: what it has to be; None for either.

        Raises:
            NotAllowed: ``table.none`` or ``contest.none`` if there is none of that id.
        """
        live = self._lives.get(stream)
        if live is None or not live.head:
            live = self._lives.setdefault(stream, Live(stream))
            async with live.lock:
                await self._catch_up(live)
            if not live.head:
                if not live.lock.locked():
                    self._lives.pop(stream, None)
                raise no_such(kind or TABLES)
        if kind is not None and live.kind is not kind:
            raise no_such(kind)
        live.used = asyncio.get_running_loop().time()
        return live

    @property
    def lives(self) -> tuple[Live, ...]:
        """The streams known here."""
        return tuple(self._lives.values())

    def known(self, stream: str) -> Live | None:
        """The stream, if it is known here."""
        return self._lives.get(stream)

    def put_away(self, *, unused_seconds: float) -> list[str]:
        """Forget streams nobody here looks at or has asked for lately; all of them is in the log.

        Returns:
            Which they were.
        """
        latest = asyncio.get_running_loop().time() - unused_seconds
        idle = [
            live.stream
            for live in self._lives.values()
            if live.used <= latest
            and not live.lock.locked()
            and live.stream not in self.gallery.streams
        ]
        for stream in idle:
            del self._lives[stream]
        return idle

    async def heard(self, stream: str, number: int) -> None:
        """Another process has written to a stream: read on, if it is known here."""
        live = self._lives.get(stream)
        if live is not None and live.head < number:
            async with live.lock:
                await self._catch_up(live)

    async def look(self, lives: Iterable[Live]) -> None:
        """Read on wherever something was written that was not heard of.

        Raises:
            StoreTrouble: if the database does not answer.
        """
        known = {live.stream: live for live in lives}
        try:
            heads = await in_thread(lambda: self.house.store.heads(known))
        except DatabaseRestored:
            self.begin_again()
            return
        for stream, number in heads.items():
            await self.heard(stream, number)

    async def _catch_up(self, live: Live) -> None:
        rows, stream = await in_thread(lambda: self._read(live))
        if stream is not None and not live.head:
            live.kind = KINDS[stream.kind]
        for row in rows:
            if row.number == live.head + 1:
                try:
                    happened = tuple(live.events_of(row))
                except BadValue as newer:
                    self.stop_serving(str(newer))
                    raise
                await self._apply(live, row.number, happened)

    def _read(self, live: Live) -> tuple[list[Row], Stream | None]:
        """The rows that are not folded yet and, before the first of them, what the stream is."""
        store = self.house.store
        rows = store.read(live.stream, after=live.head)
        return rows, None if live.head or not rows else store.stream(live.stream)

    async def _apply(self, live: Live, number: int, happened: Sequence[events.Event]) -> None:
        told = live.apply(number, happened)
        self.receipts.check(live.table, happened)
        await self.gallery.tell(live, told, happened)
        self.moved(live)

    async def come(self, client: Client) -> Live:
        """Let somebody look at a table or a contest: he gets a snapshot, and then what happens.

        Raises:
            NotAllowed: ``table.none`` or ``contest.none`` if there is none, or it is not for him.
        """
        live = await self.live(client.stream, client.kind)
        async with live.lock:
            await self._catch_up(live)
            await self.gallery.come(live, client)
        return live

    async def open(
        self,
        author: Author,
        command: commands.Command,
        *,
        command_id: str,
        is_private: bool = False,
        kind: Kind = TABLES,
    ) -> Live:
        """Open a table, or a contest.

        Args:
            author: its host.
            command: what he wishes.
            command_id: his name for it.
            is_private: whether only a link leads there.
            kind: which of the two.

        Raises:
            Refused: if it is not allowed.
        """
        require(author.roles, kind.right(command))
        stream = kind.stream_of(command)
        live = self._lives.setdefault(stream, Live(stream, kind))
        live.used = asyncio.get_running_loop().time()
        async with live.lock:
            number, _ = await self._decide(live, author, command, command_id, None)
            state = _open(live)
            await in_thread(
                lambda: kind.tell_lobby(self.house, state, (), number=number, is_private=is_private)
            )
        return live

    async def act(
        self,
        stream: str,
        author: Author,
        command: commands.Command,
        *,
        command_id: str,
        seen: int | None = None,
        text: str = "",
    ) -> int:
        """Carry out a command, and answer when it is kept.

        Args:
            stream: the table, or the contest.
            author: who wishes it.
            command: what he wishes.
            command_id: his name for it; the same when it is sent again.
            seen: the last event he had seen; None if it does not matter.
            text: free words that go with the command.

        Returns:
            The row it was kept as.

        Raises:
            Refused: if it is not allowed.
            StoreTrouble: if it is not known whether it was kept; it may be sent again.
        """
        live = await self.live(stream)
        require(author.roles_at(live.state), live.kind.right(command))
        command, note = await self._wording.worded(stream, author, command, text)
        refers = False
        try:
            async with live.lock:
                if not live.head:
                    await self._catch_up(live)
                number, is_new = await self._decide(live, author, command, command_id, seen)
            refers = is_new
        except StoreTrouble:
            refers = True  # perhaps it does: a note too many harms nobody
            raise
        finally:
            if note and not refers:
                await in_thread(lambda: self.house.texts.forget(note))
        return number

    async def _decide(
        self,
        live: Live,
        author: Author,
        command: commands.Command,
        command_id: str,
        seen: int | None,
    ) -> tuple[int, bool]:
        """The row a command is kept as, and whether it is a new one."""
        self.check_serving()
        for _ in range(TRIES):
            viewer = live.kind.viewer(author, live.state)
            try:
                _check_seen(live, viewer, command, seen)
                decided, then = live.kind.decide(live.state, command, viewer, at=self.house.now())
            except Refused:
                # It may be refused only because it was carried out before: then that is the answer.
                if (first := await self._first_answer(live, author, command_id)) is None:
                    raise
                return first, False
            decision = _decision(live, author, command, command_id, decided, then)
            outcome = await self._append(live, decision)
            match outcome:
                case Appended(number=number, at=at):
                    await self._apply(
                        live, number, tuple(replace(event, at=at) for event in decided)
                    )
                    await self._tell_lobby(live, decided)
                    return number, True
                case Repeated(number=number):
                    await self._catch_up(live)
                    return number, False
                case Lost():
                    await self._catch_up(live)
        raise Stale("the table moves too fast", code="refused.busy")

    async def _first_answer(self, live: Live, author: Author, command_id: str) -> int | None:
        store, stream = self.house.store, live.stream
        number = await in_thread(lambda: store.first_answer(stream, author.id, command_id))
        if number is not None:
            await self._catch_up(live)
        return number

    async def _append(self, live: Live, decision: Decision) -> Outcome:
        """Keep a decision, and ask again while it is not known whether it was kept."""
        live.ours = decision.number
        for pause in AGAIN_SECONDS:
            try:
                return await self.house.appender.append(decision)
            except DatabaseRestored:
                self.begin_again()
                raise
            except DatabaseUnreachable as trouble:
                _LOG.warning("%s: %s; trying again", live.stream, trouble)
                await asyncio.sleep(pause)
        return await self.house.appender.append(decision)

    async def _tell_lobby(self, live: Live, decided: Sequence[events.Event]) -> None:
        if live.kind.is_worth_telling(decided) and live.head > 1:
            state, number = _open(live), live.head
            try:
                await in_thread(
                    lambda: live.kind.tell_lobby(self.house, state, decided, number=number)
                )
            except StoreTrouble as trouble:
                # The row is kept and must be acknowledged; the next one tells the lobby again.
                _LOG.warning("the lobby was not told of %s: %s", live.stream, trouble)

    # ── When the database is another, or another program's ──

    def begin_again(self) -> None:
        """Forget everything, since the log itself was put back, and have everybody come again."""
        if self._beginning_again is None or self._beginning_again.done():
            self._beginning_again = asyncio.ensure_future(self._begin_again())

    async def _begin_again(self) -> None:
        _LOG.warning("a backup was put back: every table is read again")
        lives = self.lives
        for live in lives:
            await live.lock.acquire()
        try:
            for live in lives:
                live.begin_again()
            self.house.forget_names()
            await in_thread(self.house.store.acknowledge_restore)
            self.gallery.dismiss_all()
        finally:
            for live in lives:
                live.lock.release()

    def stop_serving(self, why: str) -> None:
        """Serve no more: a later release has been at work here."""
        if not self.trouble:
            _LOG.error("this process serves no more: %s", why)
            self.trouble = why
            self.gallery.dismiss_all()

    def check_serving(self) -> None:
        """Make sure that this process serves.

        Raises:
            StoreTrouble: ``store.too_new`` if it does not any more.
        """
        if self.trouble:
            raise StoreTrouble(self.trouble, code="store.too_new")


def _decision(
    live: Live,
    author: Author,
    command: commands.Command,
    command_id: str,
    decided: Sequence[events.Event],
    then: State,
) -> Decision:
    """The row to be kept: what was decided, and what the stream will need then."""
    needs = live.kind.due(then)
    over = then.is_over
    return Decision(
        stream=live.stream,
        number=live.head + 1,
        author=author.id,
        command_id=command_id,
        format=live.kind.format,
        events=encode_events(decided),
        due_at=needs.at if needs else None,
        over=over,
        marks=over or needs is not None or live.needs is not None,
        opening=live.kind.opening(command),
    )


def _open(live: Live) -> State:
    """The table or contest, which has been opened."""
    if live.state is None:
        raise no_such(live.kind)
    return live.state


def _check_seen(live: Live, viewer: Viewer, command: commands.Command, seen: int | None) -> None:
    """Refuse what calls, plays or answers on a board that has moved on since its sender looked."""
    if seen is None or not isinstance(command, commands.Move):
        return
    his = live.seen_by(viewer)
    if his is not None and his.table is not None and seen < his.table.moved:
        raise Stale("the board has moved on since you looked", code="refused.stale")
