"""A table manager and programs on real sockets: whole sessions, and everything rude."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice

import pytest

from biritch.cards import Board, seeded
from biritch.records import Record
from biritch.records.bluechip import Awaited, Connecting, Manager, Ready, write
from biritch.robots.match import player_of
from biritch.seats import SEATS, Seat, Side
from biritch.server.tablemanager import Abandoned, Limits, TableManager
from biritch.server.tablemanager_player import Entry, TurnedAway, play

BOARDS = tuple(
    Board.numbered(number, deal) for number, deal in enumerate(islice(seeded("port"), 3), start=1)
)
HOST = "127.0.0.1"
TEAMS = {Side.NS: "Birch", Side.EW: "Alder"}
QUICK = Limits(act=5, come_back=5, pause=0)


def _robot(port: int, seat: Seat, *, version: int = 18) -> Awaitable[int]:
    entry = Entry(seat=seat, team=TEAMS[seat.side], version=version, silence=20)
    return play(HOST, port, player_of("simple"), entry, chance=bytes)


def _manage(
    visit: Callable[[TableManager, int], Awaitable[None]],
    *,
    limits: Limits = QUICK,
    boards: tuple[Board, ...] = BOARDS,
) -> tuple[Manager, list[Record]]:
    """Run a table manager while somebody visits it; the manager and the boards it told of."""
    told: list[Record] = []

    async def run() -> Manager:
        table = TableManager(Manager(boards=boards), limits=limits, finished=told.append)
        async with table.open(HOST, 0) as port:
            await visit(table, port)
        return table.manager

    return asyncio.run(asyncio.wait_for(run(), 60)), told


async def _until(happened: Callable[[], bool]) -> None:
    """Let the others go on until something has happened."""
    for _ in range(1_000_000):
        if happened():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never happened")


async def _line(reader: asyncio.StreamReader) -> str:
    return (await reader.readline()).decode().strip()


def test_four_robots_play_a_session() -> None:
    async def visit(table: TableManager, port: int) -> None:
        counts = await asyncio.gather(*(_robot(port, seat) for seat in SEATS), table.wait())
        assert [3, 3, 3, 3] == counts[:4]

    manager, told = _manage(visit)
    assert manager.is_over
    assert () == manager.illegal
    assert list(manager.records) == told
    assert [board.deal for board in BOARDS] == [record.board.deal for record in told]


def test_programs_of_both_versions_sit_together_and_any_seat_will_do() -> None:
    async def visit(table: TableManager, port: int) -> None:
        sitting = [_robot(port, seat, version=18 + seat.index % 2) for seat in SEATS[:3]]
        entry = Entry(seat=None, team="Alder", silence=20)
        last = play(HOST, port, player_of("simple"), entry, chance=bytes)
        await asyncio.gather(*sitting, last, table.wait())

    manager, _ = _manage(visit)
    assert 3 == len(manager.records)


def test_lines_end_with_cr_lf_and_old_programs_are_given_time() -> None:
    seen: list[bytes] = []

    async def visit(table: TableManager, port: int) -> None:
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(b'connecting  "Birch" as NORTH using protocol version 18\n')
        seen.append(await reader.readline())
        writer.close()
        await writer.wait_closed()

    _manage(visit)
    assert [b'North ("Birch") seated\r\n'] == seen


RUDE = [
    b"hello\r\n",
    b"\xff\xfe\x00\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"x" * 100_000,
    b"Connecting Birch as North using protocol version 18\r\n",
    b'Connecting "Birch" as North using protocol version 99\r\n',
    b"North ready for teams\r\n",
]


@pytest.mark.parametrize("data", RUDE)
def test_strangers_are_told_why_and_the_session_is_not_disturbed(data: bytes) -> None:
    async def visit(table: TableManager, port: int) -> None:
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(data)
        assert (await _line(reader)).startswith("Expected")
        assert b"" == await reader.read()
        writer.close()
        await asyncio.gather(*(_robot(port, seat) for seat in SEATS), table.wait())

    manager, _ = _manage(visit, boards=BOARDS[:1])
    assert 1 == len(manager.records)


def test_a_taken_seat_is_refused() -> None:
    async def visit(table: TableManager, port: int) -> None:
        robots = [asyncio.ensure_future(_robot(port, seat)) for seat in SEATS[:1]]
        await _until(lambda: Seat.NORTH not in table.manager.free)
        with pytest.raises(TurnedAway, match="taken"):
            await _robot(port, Seat.NORTH)
        robots += [asyncio.ensure_future(_robot(port, seat)) for seat in SEATS[1:]]
        await asyncio.gather(*robots, table.wait())

    manager, _ = _manage(visit, boards=BOARDS[:1])
    assert manager.is_over


async def _until_cards(port: int, seat: Seat) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A program that comes, sits and takes its cards, and then does as the test likes."""
    reader, writer = await asyncio.open_connection(HOST, port)
    said = [
        write(Connecting(TEAMS[seat.side], seat, 18)),
        *(
            write(Ready(seat, awaited))
            for awaited in (Awaited.TEAMS, Awaited.START, Awaited.DEAL, Awaited.CARDS)
        ),
    ]
    for line in said:
        writer.write(line.encode() + b"\r\n")
        await _line(reader)
    return reader, writer


@pytest.mark.parametrize(
    "rude",
    [
        b"North bids 1C\r\nrubbish\r\n",
        b"East passes\r\n",
        b"North doubles\r\nNorth doubles\r\nNorth doubles\r\n",
        b"",
    ],
)
def test_when_a_program_talks_nonsense_or_hangs_up_another_takes_its_seat(rude: bytes) -> None:
    async def visit(table: TableManager, port: int) -> None:
        others = [asyncio.ensure_future(_robot(port, seat)) for seat in SEATS[1:]]
        reader, writer = await _until_cards(port, Seat.NORTH)
        writer.write(rude)
        if rude:
            await reader.read()
        writer.close()
        await _until(lambda: Seat.NORTH in table.manager.free)
        await asyncio.gather(*others, _robot(port, Seat.NORTH), table.wait())

    manager, _ = _manage(visit)
    assert [1, 2, 3] == [record.board.number for record in manager.records]


def test_one_who_is_silent_is_sent_away_and_without_him_the_session_ends() -> None:
    async def visit(table: TableManager, port: int) -> None:
        others = [asyncio.ensure_future(_robot(port, seat)) for seat in SEATS[1:]]
        reader, writer = await _until_cards(port, Seat.NORTH)
        with pytest.raises(Abandoned, match="North"):
            await table.wait()
        assert b"ERROR: nothing heard" in await reader.read()
        writer.close()
        assert [0, 0, 0] == await asyncio.gather(*others)

    manager, _ = _manage(visit, limits=Limits(act=0.2, come_back=0.2, pause=0))
    assert manager.is_over
    assert not manager.records


def test_a_robot_leaves_a_manager_that_says_nothing_hangs_up_or_talks_nonsense() -> None:
    async def managed(answer: bytes, *, close: bool) -> None:
        async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            writer.write(answer)
            if not close:
                await reader.read()
            writer.close()

        server = await asyncio.start_server(come, HOST, 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            entry = Entry(seat=Seat.EAST, team="Alder", silence=0.2)
            await play(HOST, port, player_of("simple"), entry, chance=bytes)

    for answer, close, why in (
        (b"", False, "said nothing"),
        (b"", True, "hung up"),
        (b"Seat already has been taken\r\n", True, "already"),
        (b"welcome\r\n", True, "cannot read"),
        (b"East passes\r\n", True, "Unexpected"),
    ):
        with pytest.raises(Exception, match=why):
            asyncio.run(managed(answer, close=close))
