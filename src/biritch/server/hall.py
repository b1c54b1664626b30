"""The hall: every table this process knows, and the way of each command.

A command is decided on the table as this process knows it, kept in the log, and only then told.
Whoever finds his row taken reads on and decides again; so any process may act on any table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from biritch.club.rights import COMMANDS, require
from biritch.club.store import Appended, Decision, Opening, Repeated, Row
from biritch.club.texts import Kind
from biritch.errors import NotAllowed, Refused, Stale
from biritch.server.author import Author
from biritch.server.client import Client
from biritch.server.gallery import Gallery
from biritch.server.house import House, in_thread
from biritch.server.live import Live
from biritch.server.notice import is_worth_telling, tell_lobby
from biritch.table import (
    FORMAT,
    Table,
    Viewer,
    Words,
    after,
    commands,
    decide,
    due,
    encode_events,
    events,
)

TRIES = 20


class Hall:
    """The tables of one server process.

    Args:
        house: the club's rooms.

    Attributes:
        gallery: who looks at them.
        moved: called with a table after each row that was written here or read, to set its timers.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.gallery = Gallery(house)
        self.moved: Callable[[Live], None] = lambda _: None
        self._lives: dict[str, Live] = {}

    async def live(self, stream: str) -> Live:
        """The table, read from the log if nobody here has looked at it yet.

        Raises:
            NotAllowed: ``table.none`` if there is none of that id.
        """
        live = self._lives.setdefault(stream, Live(stream))
        if not live.head:
            async with live.lock:
                await self._catch_up(live)
            if not live.head:
                self._lives.pop(stream, None)
                raise NotAllowed("there is no such table", code="table.none")
        return live

    def known(self) -> dict[str, int]:
        """The tables known here, and the last row known of each."""
        return {stream: live.head for stream, live in self._lives.items()}

    def put_away(self, stream: str) -> None:
        """Forget a table nobody here looks at; all of it is in the log."""
        live = self._lives.get(stream)
        if live and not live.lock.locked() and not self.gallery.clients(stream):
            del self._lives[stream]

    def forget_all(self) -> list[str]:
        """Forget everything, since the log itself was put back; says which tables were known."""
        known = list(self._lives)
        for live in self._lives.values():
            live.begin_again()
        return known

    async def heard(self, stream: str, number: int) -> None:
        """Another process has written to a table: read on, if it is known here."""
        live = self._lives.get(stream)
        if live is not None and live.head < number:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        rows = await in_thread(lambda: self.house.store.read(live.stream, after=live.head))
        for row in rows:
            await self._apply(live, row)

    async def _apply(self, live: Live, row: Row) -> None:
        if row.number == live.head + 1:
            await self.gallery.tell(live, live.apply(row))
            self.moved(live)

    async def come(self, client: Client) -> Live:
        """Let somebody look at a table: he gets a snapshot, and then what happens.

        Raises:
            NotAllowed: ``table.none`` if there is none, or it is not for him.
        """
        live = await self.live(client.stream)
        async with live.lock:
            await self._catch_up(live)
            await self.gallery.come(live, client)
        return live

    async def open(
        self,
        author: Author,
        command: commands.OpenTable,
        *,
        command_id: str,
        is_private: bool = False,
    ) -> Live:
        """Open a table.

        Args:
            author: its host.
            command: what he wishes.
            command_id: his name for it.
            is_private: whether only a link leads there.

        Raises:
            Refused: if it is not allowed.
        """
        require(author.roles, COMMANDS[commands.OpenTable])
        live = self._lives.setdefault(command.table, Live(command.table))
        async with live.lock:
            number = await self._decide(live, author, command, command_id, None)
            await in_thread(
                lambda: tell_lobby(
                    self.house, _open(live), (), number=number, is_private=is_private
                )
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
            stream: the table.
            author: who wishes it.
            command: what he wishes.
            command_id: his name for it; the same when it is sent again.
            seen: the last event he had seen; None if it does not matter.
            text: free words that go with the command.

        Returns:
            The row it was kept as.

        Raises:
            Refused: if it is not allowed.
        """
        live = await self.live(stream)
        require(author.roles_at(live.table), COMMANDS[type(command)])
        command, note = await self._with_words(stream, author, command, text)
        kept = False
        try:
            async with live.lock:
                number = await self._decide(live, author, command, command_id, seen)
            kept = True
        except Refused:
            # It may be refused only because it was carried out before, and its answer was lost.
            first = await self._first_answer(stream, author, command_id)
            if first is None:
                raise
            number = first
        finally:
            if note and not kept:
                await in_thread(lambda: self.house.texts.forget(note))
        return number

    async def _first_answer(self, stream: str, author: Author, command_id: str) -> int | None:
        """The row that an author's command of this id was kept as; None if it never was."""
        rows = await in_thread(lambda: self.house.store.read(stream))
        kept = (row for row in rows if (row.author, row.command_id) == (author.id, command_id))
        return next((row.number for row in kept), None)

    async def _with_words(
        self, stream: str, author: Author, command: commands.Command, text: str
    ) -> tuple[commands.Command, int]:
        """The command with its free words kept apart; people cannot send anything else as words."""
        if not hasattr(command, "words") or author.robot is not None:
            return command, 0
        if not text.strip():
            return replace(command, words=Words()), 0
        kept = await in_thread(
            lambda: self.house.texts.keep(
                text,
                stream=stream,
                kind=_KINDS.get(type(command), Kind.EXPLANATION),
                author=author.id,
                now=self.house.now(),
            )
        )
        return replace(command, words=Words(note=kept.id)), kept.id

    async def _decide(
        self,
        live: Live,
        author: Author,
        command: commands.Command,
        command_id: str,
        seen: int | None,
    ) -> int:
        for _ in range(TRIES):
            viewer = author.viewer(live.table)
            _check_seen(live, viewer, command, seen)
            decided = decide(live.table, command, viewer)
            decision = self._decision(live, author, command, command_id, decided)
            outcome = await self.house.appender.append(decision)
            match outcome:
                case Appended():
                    await self._apply(live, _row(decision, outcome))
                    await self._tell_lobby(live, decided)
                    return outcome.number
                case Repeated():
                    await self._catch_up(live)
                    return outcome.number
                case _:
                    await self._catch_up(live)
        raise Stale("the table moves too fast", code="refused.busy")

    async def _tell_lobby(self, live: Live, decided: Sequence[events.Event]) -> None:
        if is_worth_telling(decided) and live.head > 1:
            table, number = _open(live), live.head
            await in_thread(lambda: tell_lobby(self.house, table, decided, number=number))

    def _decision(
        self,
        live: Live,
        author: Author,
        command: commands.Command,
        command_id: str,
        decided: Sequence[events.Event],
    ) -> Decision:
        table, now = live.table, self.house.now()
        for event in decided:
            table = after(table, replace(event, at=now))
        needs = due(table) if table else None
        opening = None
        if isinstance(command, commands.OpenTable):
            form = str(command.form.__struct_config__.tag)
            opening = Opening(kind="table", form=form, previous=command.previous or None)
        return Decision(
            stream=live.stream,
            number=live.head + 1,
            author=author.id,
            command_id=command_id,
            format=FORMAT,
            events=encode_events(decided),
            due_at=needs.at if needs else None,
            over=bool(table and table.is_over),
            opening=opening,
        )


_KINDS = {commands.AwardClaim: Kind.REASON, commands.Claim: Kind.STATEMENT}


def _open(live: Live) -> Table:
    """The table, which has been opened."""
    if live.table is None:
        raise NotAllowed("there is no such table", code="table.none")
    return live.table


def _row(decision: Decision, kept: Appended) -> Row:
    return Row(
        stream=decision.stream,
        number=kept.number,
        author=decision.author,
        command_id=decision.command_id,
        format=decision.format,
        at=kept.at,
        events=decision.events,
    )


def _check_seen(live: Live, viewer: Viewer, command: commands.Command, seen: int | None) -> None:
    """Refuse what calls, plays or answers on a board that has moved on since its sender looked."""
    if seen is None or not isinstance(command, commands.Move):
        return
    his = live.seen_by(viewer)
    if his is not None and his.table is not None and seen < his.table.moved:
        raise Stale("the board has moved on since you looked", code="refused.stale")
