"""Hints for learners, worked out behind the tables' backs from what one seat sees."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from biritch.club.errors import TooMuch
from biritch.club.limits import Limited
from biritch.server.hints_thinking import ENCODER, HINT, Hint, Question

_LOG: Final = logging.getLogger(__name__)

KEPT = 2048  # hints
WAITING_AT_MOST = 32
WAITING_EACH = 2
LONGEST_SECONDS = 20.0  # the first one has its program and the system's book to read
IDLE_SECONDS = 300.0  # after which the program is ended, and its memory given back
_LONGEST_LINE = 1 << 20
_PROGRAM: Final = (sys.executable, "-m", "biritch.server.hints_thinking")


class Hints:
    """One question at a time, in a process that steps aside; what was found is kept for a while.

    Args:
        program: what is started to answer.
        seconds: how long one answer may take.
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
        self._known: OrderedDict[bytes, Hint] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        self._one_at_a_time = asyncio.Lock()
        self._closed = False
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.TimerHandle | None = None

    async def hint(self, question: Question, *, asker: str) -> Hint | None:
        """What a robot would consider; None where nobody can tell, or not in time.

        Args:
            question: what the asker's own seat sees, and nothing else.
            asker: who asks; only so many questions of his wait at once.

        Raises:
            TooMuch: if too many are waiting already.
        """
        line = ENCODER.encode(question)
        if line in self._known:
            self._known.move_to_end(line)
            return self._known[line]
        if self._waiting[asker] >= WAITING_EACH or self._waiting.total() >= WAITING_AT_MOST:
            raise TooMuch(Limited.EXPLORER.value, wait_seconds=2.0)
        self._waiting[asker] += 1
        try:
            async with self._one_at_a_time:
                if self._closed or line in self._known:
                    return self._known.get(line)
                found = await self._ask(line)
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker]
        if found is not None:
            self._known[line] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    async def close(self) -> None:
        """Stop working; whoever waits is told nothing."""
        self._closed = True
        if self._ending:
            self._ending.cancel()
        await self._end()

    async def _ask(self, line: bytes) -> Hint | None:
        try:
            async with asyncio.timeout(self._seconds):
                process = await self._running()
                assert process.stdin is not None and process.stdout is not None  # noqa: PT018 - pipes
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                said = await process.stdout.readline()
                if not said:
                    raise BrokenPipeError
                found = HINT.decode(said)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as trouble:
            code = await self._end()
            if not self._closed:
                _LOG.warning("no hint could be given: %r, ended with %s", trouble, code)
            return None
        except asyncio.CancelledError:
            # What it still says would be taken for the answer to the next question.
            await self._end()
            raise
        self._ending = asyncio.get_running_loop().call_later(self._idle, self._rest)
        return found

    async def _running(self) -> asyncio.subprocess.Process:
        if self._ending:
            self._ending.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
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
