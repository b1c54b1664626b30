"""What each card makes at every point of a line of play, worked out while somebody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter, OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from biritch.analysis.doubledummy import solver_is_here
from biritch.auction import Contract
from biritch.cards import Card, Deal
from biritch.club.errors import TooMuch
from biritch.club.limits import Limited
from biritch.errors import IllegalPlay
from biritch.play import Play
from biritch.seats import Seat
from biritch.server.explorer_solving import Question
from biritch.server.solving import NOT_HERE

_LOG: Final = logging.getLogger(__name__)

KEPT = 8192  # positions
WAITING_AT_MOST = 32
WAITING_EACH = 3
LONGEST_SECONDS = 12.0  # for one line; what is not found by then is left open
IDLE_SECONDS = 300.0  # after which the program is ended, and its memory given back
_PROGRAM: Final = (sys.executable, "-m", "biritch.server.explorer_solving")


class Position(Struct, frozen=True):
    """A point of a line of play.

    Attributes:
        turn: the hand to play; None after the last card.
        legal: what it may play.
        won: tricks that declarer's side has taken.
        tricks: for each card that may be played, what declarer's side takes in all if everybody then
            plays as well as can be; None where nobody can tell.
    """

    turn: Seat | None
    legal: tuple[Card, ...]
    won: int
    tricks: dict[str, int] | None


class Explored(Struct, frozen=True):
    """A line of play, as far as the Laws allow it.

    Attributes:
        plays: the play before the first card and after each.
        refused: the code of what is wrong with the card after these; empty where nothing is.
    """

    plays: tuple[Play, ...]
    refused: str = ""


def line_of(deal: Deal, contract: Contract, cards: Sequence[Card]) -> Explored:
    """Follow a line of play; it ends before a card that may not be played.

    Examples:
        >>> from biritch.cards import Board, seeded
        >>> deal = next(seeded("evening"))
        >>> begun = line_of(deal, Contract.parse("3NTS"), ())
        >>> lead = begun.plays[0].legal()[0]
        >>> found = line_of(deal, Contract.parse("3NTS"), (lead, lead))
        >>> len(found.plays), found.refused
        (2, 'play.not_held')
    """
    plays = [Play.begin(deal, contract)]
    for card in cards:
        try:
            plays.append(plays[-1].then(card))
        except IllegalPlay as refusal:
            return Explored(tuple(plays), refusal.code)
    return Explored(tuple(plays))


class Explorer:
    """One question at a time, in a process that steps aside; what was found is kept for a while.

    Whoever asks brings all four hands, so nothing is told here that he does not hold already: whether
    he may see them was asked where he got them.

    Args:
        program: what is started to answer.
        seconds: how long one line may take.
        idle: how long the program waits for another question.
    """

    def __init__(
        self,
        *,
        program: Sequence[str] = _PROGRAM,
        seconds: float = LONGEST_SECONDS,
        idle: float = IDLE_SECONDS,
    ) -> None:
        self._program = tuple(program)
        self._seconds, self._idle = seconds, idle
        self._known: OrderedDict[Hashable, dict[Card, int]] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        self._one_at_a_time = asyncio.Lock()
        self._closed = False
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.TimerHandle | None = None

    async def positions(
        self, plays: Sequence[Play], *, since: int = 0, asker: str = ""
    ) -> list[Position]:
        """What may be played at each point of a line, and what it makes.

        Args:
            plays: the play before the first card and after each, as `line_of` gives them.
            since: the first point that is wanted.
            asker: who asks; only so many questions of his wait at once.

        Raises:
            TooMuch: if too many questions of his are waiting already.
        """
        wanted = range(since, len(plays))
        missing = [
            at for at in wanted if not plays[at].is_over and _key(plays[at]) not in self._known
        ]
        if missing and self._waiting.total() < WAITING_AT_MOST and solver_is_here():
            if self._waiting[asker] >= WAITING_EACH:
                raise TooMuch(Limited.EXPLORER.value, wait_seconds=1.0)
            self._waiting[asker] += 1
            try:
                async with self._one_at_a_time:
                    if not self._closed:
                        await self._ask(plays, missing)
            finally:
                self._waiting[asker] -= 1
                if not self._waiting[asker]:
                    del self._waiting[asker]
        return [self._position(plays[at]) for at in wanted]

    async def close(self) -> None:
        """Stop working; whoever waits is told what is known."""
        self._closed = True
        if self._ending:
            self._ending.cancel()
        await self._end()
        async with self._one_at_a_time:
            await self._end()

    def _position(self, play: Play) -> Position:
        assert play.contract is not None
        side = play.contract.declarer.side
        won = play.won[side]
        if play.turn is None:
            return Position(None, (), won, {})
        found = self._known.get(_key(play))
        if found is None:
            return Position(play.turn, play.legal(), won, None)
        self._known.move_to_end(_key(play))
        left = play.tricks_left
        ours = play.turn.side is side
        return Position(
            play.turn,
            play.legal(),
            won,
            {str(card): won + (more if ours else left - more) for card, more in found.items()},
        )

    async def _ask(self, plays: Sequence[Play], missing: Sequence[int]) -> None:
        """Have the program work out these points, and keep what it says in time."""
        missing = [at for at in missing if _key(plays[at]) not in self._known]
        if not missing:
            return  # somebody else has asked meanwhile
        last = plays[missing[-1]]
        question = Question(
            deal=last.deal.pbn(),
            contract=str(last.contract),
            cards=tuple(map(str, last.cards)),
            wanted=tuple(missing),
        )
        try:
            async with asyncio.timeout(self._seconds):
                process = await self._running()
                assert process.stdin is not None and process.stdout is not None  # noqa: PT018 - pipes
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                for at in missing:
                    said = await process.stdout.readline()
                    if not said:
                        raise BrokenPipeError
                    self._keep(plays[at], msgspec.json.decode(said, type=dict[str, int] | None))
        except (
            TimeoutError,
            OSError,
            msgspec.MsgspecError,
            asyncio.IncompleteReadError,
        ) as trouble:
            code = await self._end()
            if code != NOT_HERE and not (self._closed or isinstance(trouble, TimeoutError)):
                _LOG.warning("a position could not be worked out: %r, ended with %s", trouble, code)
        except asyncio.CancelledError:
            # What it still says would be taken for the answer to the next question.
            await self._end()
            raise
        else:
            loop = asyncio.get_running_loop()
            self._ending = loop.call_later(self._idle, self._rest)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._ending:
            self._ending.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    def _rest(self) -> None:
        """Let the program end by itself: nobody has asked for a while."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def _end(self) -> int | None:
        """End the program now, and say how it ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()

    def _keep(self, play: Play, found: Mapping[str, int] | None) -> None:
        if found is None:
            return
        self._known[_key(play)] = {Card.parse(card): tricks for card, tricks in found.items()}
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def _key(play: Play) -> Hashable:
    """What the tricks still to come depend on: however the position was reached."""
    return play.left, play.laid, play.leader, play.trumps
