"""Works out what could have been made at boards that are over, behind the tables' backs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from biritch.analysis import Makes, Par, par
from biritch.analysis.doubledummy import solver_is_here
from biritch.cards import Deal
from biritch.seats import Seat, Vulnerability
from biritch.server.solving import NOT_FOUND, NOT_HERE
from biritch.table import Table

_LOG: Final = logging.getLogger(__name__)

KEPT = 4096  # boards
WAITING_AT_MOST = 64
LONGEST_SECONDS = 120.0  # the search ends itself long before, unless its solver keeps no budget
_PROGRAM: Final = (sys.executable, "-m", "biritch.server.solving")


class Solved(Struct, frozen=True):
    """What could have been made at a board.

    Attributes:
        makes: the twenty results.
        par: as duplicate scores, whatever was played.
    """

    makes: Makes
    par: Par

    def told(self) -> dict[str, Any]:
        """The same as the pages are told it."""
        contracts = [str(result) for result in self.par.contracts]
        return {
            "makes": self.makes.by_seat(),
            "par": {"points_ns": self.par.points_ns, "contracts": contracts},
        }


class Analyst:
    """One deal at a time, in a process that steps aside; what was worked out is kept for a while.

    Args:
        program: what is started for a deal.
        seconds: how long it may take.
    """

    def __init__(
        self,
        *,
        program: Sequence[str] = _PROGRAM,
        seconds: float = LONGEST_SECONDS,
    ) -> None:
        self._program = tuple(program)
        self._seconds = seconds
        self._known: OrderedDict[Deal, Makes | None] = OrderedDict()
        self._asked: dict[Deal, asyncio.Task[Makes | None]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def solved(self, table: Table, *, patience: float | None = None) -> Solved | None:
        """What could have been made at the board on a table, which must be over.

        None where no solver is installed, where it could not be found in time, and where too many
        others wait. Whoever asks has seen to it that the board may be shown.

        Args:
            table: as it was when the board had ended.
            patience: how many seconds are waited for; None for as long as it takes.
        """
        board = table.board
        if board is None or not board.known.is_complete:
            return None
        found: Solved | None = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                found = await self.solved_deal(
                    board.known, vulnerable=board.turn.vulnerable, dealer=board.turn.dealer
                )
        return found

    async def solved_deal(
        self, deal: Deal, *, vulnerable: Vulnerability, dealer: Seat
    ) -> Solved | None:
        """What could have been made with these four hands; None as `solved` says."""
        makes = await self.makes(deal)
        return None if makes is None else Solved(makes, par(makes, vulnerable, dealer))

    async def makes(self, deal: Deal) -> Makes | None:
        """What each declarer makes, or None as `solved` says; asked for twice it is worked out once."""
        if deal in self._known:
            self._known.move_to_end(deal)
            return self._known[deal]
        task = self._asked.get(deal)
        if task is None:
            if len(self._asked) >= WAITING_AT_MOST or not solver_is_here():
                return None
            task = self._asked[deal] = asyncio.ensure_future(self._work_out(deal))
            task.add_done_callback(lambda _: self._asked.pop(deal, None))
        # Somebody who goes away must not take the answer from the others who wait.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop working."""
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    async def _work_out(self, deal: Deal) -> Makes | None:
        async with self._one_at_a_time:
            code, said = await self._run(f"{deal.pbn()}\n".encode())
        if code == 0:
            makes = Makes(tuple(map(int, said.split())))
            self._keep(deal, makes)
            return makes
        if code == NOT_FOUND:
            self._keep(deal, None)
        elif code != NOT_HERE:
            _LOG.warning("the makes of %s could not be worked out: %s", deal, code)
        return None

    async def _run(self, deal: bytes) -> tuple[int | None, bytes]:
        """How the program ended for a deal, and what it printed."""
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(self._seconds):
                said, _ = await process.communicate(deal)
        except TimeoutError:
            return NOT_FOUND, b""
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return process.returncode, said

    def _keep(self, deal: Deal, makes: Makes | None) -> None:
        self._known[deal] = makes
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
