"""Outside programs at a table of the house: a worker that speaks the table-manager protocol to them.

The house hands over a turn with what its seat sees, and nothing else; so a program is told no more
than a person in that seat. What a program does not answer in time, and all that its protocol has no
words for (claims, undo, questions), a robot of ours answers in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from biritch.auction import ROUND_TABLE
from biritch.cards import Card, Hand
from biritch.errors import BiritchError
from biritch.forms import form_of
from biritch.records.bluechip import (
    Awaited,
    Called,
    Connecting,
    Head,
    IllegalCall,
    Message,
    Placed,
    Played,
    Ready,
    Saying,
    StartOfBoard,
    Teams,
    parse,
)
from biritch.records.bluechip.step import unexpected
from biritch.records.bluechip.talk import Step, Talk, same, talk
from biritch.robots.memory import play_seen
from biritch.seats import FOUR_PLAYERS, BySide, Seat
from biritch.server.tablemanager_line import Line, Refusal
from biritch.server.worker import Robot, TimeLeft
from biritch.table import View, Words
from biritch.table import commands as wishes
from biritch.table.commands import AnyCommand

_LOG: Final = logging.getLogger(__name__)
_ARRIVAL: Final = 30.0
_RESERVE: Final = 0.5  # seconds kept for the robot that answers in a program's place
_TRIES: Final = 3
_MOST_SKIPPED: Final = 20
HOUSE: Final = "The house"


class Program:
    """One outside program, and how far it has been told of the board on the table.

    Args:
        line: the connection.
        seat: where it sits.
    """

    def __init__(self, line: Line, seat: Seat) -> None:
        self.line = line
        self.seat = seat
        self.lock = asyncio.Lock()
        self._board = ""
        self._done: Talk = ()

    async def greet(self, asked: Connecting) -> None:
        """Give it its seat and tell it who plays.

        Raises:
            OutOfStep: if it says anything else than that it is ready.
        """
        self.line.send(Placed(self.seat, asked.team))
        await self._must(Ready(self.seat, Awaited.TEAMS))
        ours, theirs = (asked.team, HOUSE) if self.seat.side.value == "ns" else (HOUSE, asked.team)
        self.line.send(Teams(BySide(ours, theirs)))
        await self._must(Ready(self.seat, Awaited.START))

    async def act(self, view: View, played: tuple[Card, ...]) -> Called | Played:
        """Tell it what has happened, and take its call or card.

        Raises:
            Refused: if it breaks step, or what it does is illegal three times in a row.
            BadNotation: if it talks nonsense.
            EOFError: if it hangs up.
        """
        assert view.board is not None
        _, steps = _talk(view, played, self.seat)
        if self._board != view.board.id or steps[: len(self._done)] != self._done:
            await self._again(steps)
            self._board = view.board.id
        for step in steps[len(self._done) :]:
            if step.by_program:
                await self._must(step.message)
            else:
                self.line.send(step.message)
        self._done = steps
        for _ in range(_TRIES):
            did = await self._hear()
            if not isinstance(did, Called | Played) or did.seat is not view.turn.hand:
                raise unexpected(did, view.turn.phase)
            if _is_legal(view, did):
                bare = did.bare if isinstance(did, Called) else Played(did.seat, did.card)
                self._done = (*steps, Step(by_program=True, message=bare))
                return did
            illegal = isinstance(did, Called)
            self.line.send(IllegalCall() if illegal else Saying("Illegal card"))
        raise unexpected(did, view.turn.phase)

    async def _again(self, steps: Talk) -> None:
        """Begin the board anew; what it still says of the last one is passed over."""
        self.line.send(StartOfBoard())
        ready = Ready(self.seat, Awaited.DEAL)
        for _ in range(_MOST_SKIPPED):
            message = await self._hear()
            if message == ready:
                self._done = steps[:2]
                return
        raise unexpected(message, "ready for deal")

    async def _must(self, expected: Message) -> None:
        message = await self._hear()
        while isinstance(message, Ready) and _is_idle(message, expected):
            message = await self._hear()
        if not same(expected, message):
            raise unexpected(message, "the talk so far")

    async def _hear(self) -> Message:
        return parse(await self.line.hear())


def _is_idle(message: Ready, expected: Message) -> bool:
    """Some programs confirm that they have received dummy."""
    due = isinstance(expected, Ready) and expected.awaited is Awaited.DUMMY
    return message.awaited is Awaited.DUMMY and not due


def _talk(view: View, played: tuple[Card, ...], seat: Seat) -> tuple[object, Talk]:
    board, hands = view.board, view.hands
    assert board is not None
    assert hands is not None
    play = play_seen(view, played)
    own = hands[seat].cards
    assert own is not None
    hand = Hand.of(own) if play is None else play.deal[seat]
    faced = play is not None and play.dummy is not None and play.dummy_is_faced
    dummy = play.deal[play.dummy] if faced and play is not None and play.dummy else None
    calls = [
        Called(made.seat, made.call, made.alert, text=_text(made.words))
        if made.seat.side is not seat.side
        else Called(made.seat, made.call)
        for made in view.auction
    ]
    head = Head(board.number, board.dealer, board.vulnerable)
    return talk(seat, head, hand, calls, played, dummy)


def _text(words: Words) -> str:
    """What was said of a call, where it is a text the view holds."""
    return str(words.values.get("en", "")) if words.message == "bid-told" else ""


def _is_legal(view: View, did: Called | Played) -> bool:
    legal = view.turn.legal or ()
    return str(did.call if isinstance(did, Called) else did.card) in legal


def _command(did: Called | Played) -> AnyCommand:
    if isinstance(did, Played):
        return wishes.PlayCard(card=did.card)
    text = did.text
    told = Words(message="bid-told", values={"en": text, "uk": text, "ru": text})
    return wishes.Call(call=did.call, alert=did.alert, words=told if text else Words())


class AtTheHouse:
    """The robot of a worker that lets outside programs play the chairs of one table.

    Args:
        table: the table's id.
        robot: plays every other turn the house hands over, and in the place of a program that is
            not there or does not know.
    """

    def __init__(self, table: str, robot: Robot) -> None:
        self._table = table
        self._robot = robot
        self._loop = asyncio.get_running_loop()
        self._programs: dict[Seat, Program] = {}
        self._came = asyncio.Condition()

    def __call__(
        self, view: View, played: tuple[Card, ...], time_left: TimeLeft, /
    ) -> AnyCommand | None:
        """What a program does in its turn, or our robot for it; called outside the loop."""
        program = self._programs.get(view.you.chair) if view.you.chair is not None else None
        if program is not None and self._is_its_turn(view):
            asked = self._ask(program, view, played, time_left() - _RESERVE)
            did = asyncio.run_coroutine_threadsafe(asked, self._loop).result()
            if did is not None:
                return _command(did)
        return self._robot(view, played, time_left)

    def _is_its_turn(self, view: View) -> bool:
        form = form_of(view.table.form)
        return (
            view.table.id == self._table
            and form.seating == FOUR_PLAYERS
            and form.bidding == ROUND_TABLE
            and view.turn.actor is view.you.chair
            and view.turn.phase in ("auction", "play")
            and view.claim is None
            and view.undo is None
            and not view.turn.stopped
        )

    async def _ask(
        self, program: Program, view: View, played: tuple[Card, ...], seconds: float
    ) -> Called | Played | None:
        try:
            async with asyncio.timeout(seconds), program.lock:
                return await program.act(view, played)
        except (BiritchError, AssertionError) as wrong:
            program.line.send(Saying(str(wrong)))
            _LOG.warning("%s: %s", program.seat.name.title(), wrong)
        except (TimeoutError, EOFError, OSError) as gone:
            _LOG.warning("%s does not answer (%s)", program.seat.name.title(), type(gone).__name__)
        program.line.hang_up()
        if self._programs.get(program.seat) is program:
            del self._programs[program.seat]
        return None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Where programs sit."""
        return tuple(self._programs)

    @contextlib.asynccontextmanager
    async def open(self, host: str, port: int) -> AsyncIterator[int]:
        """Take programs in at an address; gives the port."""
        server = await asyncio.start_server(self._come, host, port, limit=Line.LIMIT)
        async with server:
            yield server.sockets[0].getsockname()[1]
            for program in tuple(self._programs.values()):
                program.line.hang_up()

    async def seated(self, count: int) -> None:
        """Wait until so many programs sit."""
        async with self._came:
            await self._came.wait_for(lambda: len(self._programs) >= count)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer, pause=0.25)
        try:
            async with asyncio.timeout(_ARRIVAL):
                asked = parse(await line.hear())
                if not isinstance(asked, Connecting) or asked.seat is None:
                    raise Refusal("Expected 'Connecting .... as ... using protocol version ..'")
                sitting = self._programs.get(asked.seat)
                if sitting is not None and not sitting.line.is_gone:
                    raise Refusal("Seat already has been taken")
                line.is_quick = asked.version > 18
                program = Program(line, asked.seat)
                await program.greet(asked)
        except BiritchError as wrong:
            line.send(Saying(str(wrong)))
        except (TimeoutError, EOFError, OSError):
            pass
        else:
            self._programs[asked.seat] = program
            async with self._came:
                self._came.notify_all()
            await line.ended()
        await line.close()
