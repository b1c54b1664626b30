"""A file of boards that somebody drops on the page: read, told, and forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from biritch.club.errors import TooMuch
from biritch.club.limits import Limited
from biritch.club.rights import Deed
from biritch.errors import BadValue
from biritch.server.answers import Asked, refused, route
from biritch.server.explorer_reading import Wanted, Went
from biritch.table.words import one_line

_LOG: Final = logging.getLogger(__name__)

LARGEST_FILE = 2_000_000
LARGEST_WRITTEN = 8_000_000
"""Bytes of boards that are sent back to be written as another file: with makes they have grown."""
LONGEST_NAME = 200
LONGEST_SECONDS = 30.0
AT_ONCE = 2
WAITING_AT_MOST = 12
_PROGRAM: Final = (sys.executable, "-m", "biritch.server.explorer_reading")
_KINDS: Final = {
    "json": "application/json",
    "pdf": "application/pdf",
    "svg": "image/svg+xml",
    "csv": "text/csv",
}


class Readers:
    """A few files at a time, each in a process that steps aside and is gone afterwards.

    Args:
        program: what is started for a file.
        seconds: how long it may take.
    """

    def __init__(
        self, *, program: Sequence[str] = _PROGRAM, seconds: float = LONGEST_SECONDS
    ) -> None:
        self._program = tuple(program)
        self._seconds = seconds
        self._few = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def read(self, wanted: Wanted, file: bytes) -> tuple[Went, bytes]:
        """How it went with a file, and what came of it.

        Raises:
            BadValue: ``file.unread`` if it took too much time or memory.
            TooMuch: if too many others wait.
        """
        if self._waiting >= WAITING_AT_MOST:
            raise TooMuch(Limited.FILES.value, wait_seconds=self._seconds)
        self._waiting += 1
        try:
            async with self._few:
                said = await self._run(msgspec.json.encode(wanted) + b"\n" + file)
        finally:
            self._waiting -= 1
        head, _, answer = said.partition(b"\n")
        if not head:
            raise BadValue(
                f"{wanted.name} could not be read: it takes too much time or memory",
                code="file.unread",
                name=wanted.name,
            )
        return msgspec.json.decode(head, type=Went), answer

    async def _run(self, told: bytes) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(self._seconds):
                said, _ = await process.communicate(told)
        except TimeoutError:
            return b""
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode:
            _LOG.warning("a file could not be read: the reader ended with %s", process.returncode)
            return b""
        return said


async def read_file(asked: Asked) -> Response:
    """What is in a file of boards of any format: every board, and what is wrong. Nothing is kept."""
    name = _name(asked)
    file = await _sent(asked, LARGEST_FILE)
    return await _answered(asked, Wanted(name), file, "application/json")


async def write_file(asked: Asked) -> Response:
    """A file of boards in another format. Nothing is kept."""
    name, to = _name(asked), str(asked.request.path_params["to"])
    file = await _sent(asked, LARGEST_WRITTEN)
    wanted = Wanted(name, to, asked.request.query_params.get("language", "en"))
    response = await _answered(asked, wanted, file, _KINDS.get(to, "application/octet-stream"))
    response.headers["Content-Disposition"] = f'attachment; filename="boards.{to}"'
    return response


async def _answered(asked: Asked, wanted: Wanted, file: bytes, media: str) -> Response:
    readers: Readers = asked.request.app.state.readers
    went, answer = await readers.read(wanted, file)
    if went.code:
        return refused(BadValue(went.text, code=went.code, **went.details))
    return Response(answer, media_type=media, headers={"Cache-Control": "no-store"})


def _name(asked: Asked) -> str:
    asked.house.count(Limited.FILES, asked.known.person)
    return one_line(asked.request.query_params.get("name", ""))[:LONGEST_NAME] or "boards"


async def _sent(asked: Asked, most: int) -> bytes:
    """The bytes that were sent.

    Raises:
        BadValue: ``file.large`` if they are too many.
    """
    sent = bytearray()
    async for chunk in asked.request.stream():
        sent += chunk
        if len(sent) > most:
            raise BadValue(
                f"a file has at most {most:,} bytes", code="file.large", most=most // 1_000_000
            )
    return bytes(sent)


ROUTES: list[Route] = [
    route("/api/files", "POST", Deed.LOOK, read_file),
    route("/api/files/{to}", "POST", Deed.LOOK, write_file),
]
