"""``biritch tablemanager``: seats other people's programs, and plays them a session of boards."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from itertools import islice
from secrets import token_bytes
from typing import Annotated, Literal, Self

from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec.structs import replace

from biritch.cards import Board, chance_deal, seeded
from biritch.cli.check_files import read_file
from biritch.cli.convert_one import write_file
from biritch.cli.tablemanager_house import play_at_the_house
from biritch.errors import BadValue
from biritch.records import Problems, Record
from biritch.records.bluechip import Manager, turned, turned_record
from biritch.records.pbn import encoded, write_pbn
from biritch.score import imps, result_text
from biritch.seats import Seat
from biritch.server.tablemanager import Abandoned, Limits, TableManager

_Seconds = Annotated[float, Parameter(validator=Number(gt=0))]
_ROOMS = ("Open", "Closed")


def tablemanager(
    *,
    boards: str = "",
    deal: Annotated[int, Parameter(validator=Number(gte=1, lte=10_000))] = 16,
    seed: str = "",
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65_535))] = 2000,
    teams: bool = False,
    scoring: Literal["IMP", "MP"] = "IMP",
    save: str = "",
    log: str = "",
    house: str = "",
    table: str = "",
    key: str = "-",
    silence: _Seconds = 120.0,
    come_back: _Seconds = 120.0,
    pause: Annotated[float, Parameter(validator=Number(gte=0))] = 0.25,
) -> int:
    """Seat any four programs that speak the table-manager protocol, versions 18 and 19, and let them play.

    All four connect to one port. With ``--teams`` every board is played twice: the second time the cards
    are turned a quarter, so that each pair has held both hands, and the difference is counted in IMPs.
    A program that breaks the protocol, is silent or is cut off leaves its seat; when the seat is taken
    again, the board begins again.

    With ``--house`` the programs play chairs of a table in somebody's house instead: each asks for the
    chair it plays, where the host has seated a robot.

    For example:

    $ biritch tablemanager --port 2000 --boards evening.pbn --save played.pbn

    Args:
        boards: a file of boards in any format that ``biritch convert`` reads.
        deal: how many boards to deal where there is no file.
        seed: the same deals again from the same text.
        host: the address to listen at; 0.0.0.0 for programs on other machines.
        port: the port; 0 for any that is free.
        teams: play every board both ways.
        scoring: IMP or MP, as the programs are told.
        save: a PBN file for what was played.
        log: a file for every line that was said.
        house: a house in whose table the programs play, such as http://club.example.
        table: the table's id, as it stands in the address of its page.
        key: the key of a worker of that house; ``-`` reads it from standard input.
        silence: seconds that one who is waited for may be silent.
        come_back: seconds that a seat may stay empty once they have begun.
        pause: seconds between two lines in a row to a program of version 18.
    """
    if house:
        return play_at_the_house(house, table, key=key, host=host, port=port)
    dealt = _from(boards) if boards else tuple(islice(_by_chance(seed), deal))
    around = tuple(turned(board) for board in dealt) if teams else ()
    limits = Limits(act=silence, come_back=come_back, pause=pause)
    manager = Manager(boards=dealt + around, scoring=scoring)
    with _Log(log) as said:
        played, why = asyncio.run(_conduct(manager, host, port, limits, said))
    records = [
        _in_room(record, place >= len(dealt), teams=teams)
        for place, record in enumerate(played.records)
    ]
    if save:
        write_file(save, encoded(write_pbn(records)), source=boards)
    for line in _summary(records, len(dealt), teams=teams):
        print(line)
    for refused in played.illegal:
        print(f"refused: {refused}", file=sys.stderr)
    if why:
        print(f"biritch: {why}", file=sys.stderr)
    return 1 if why or played.illegal else 0


async def _conduct(
    manager: Manager, host: str, port: int, limits: Limits, said: _Log
) -> tuple[Manager, str]:
    table = TableManager(manager, limits=limits, finished=_tell, log=said.line)
    async with table.open(host, port) as bound:
        print(f"Waiting for four programs at {host}, port {bound}", flush=True)
        try:
            await table.wait()
        except Abandoned as why:
            return table.manager, str(why)
    return table.manager, ""


def _tell(record: Record) -> None:
    print(_line(record), flush=True)


def _line(record: Record) -> str:
    return f"Board {record.board.number}: {result_text(record.result)}  {record.score_ns or 0:+d}"


class _Log:
    """A file for the lines of a session; nothing if it has no name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lines: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._name:
            write_file(self._name, "".join(self._lines).encode(), source="")

    def line(self, seat: Seat, from_program: bool, text: str) -> None:
        """One line that a program said, or that was said to it."""
        if self._name:
            direction = "C>S" if from_program else "S>C"
            self._lines.append(f"{seat.name.title()}\t{direction}\t{text}\n")


def _from(name: str) -> tuple[Board, ...]:
    problems = Problems(name)
    found = tuple(record.board for record in read_file(name, problems))
    whole = tuple(board for board in found if board.deal.is_complete)
    if not whole or len(whole) < len(found):
        raise BadValue(
            f"{name} has {len(whole)} whole deals in {len(found)} boards",
            code="deal.partial",
            name=name,
        )
    return whole


def _by_chance(seed: str) -> Iterator[Board]:
    deals = seeded(seed) if seed else iter(lambda: chance_deal(token_bytes), None)
    return (Board.numbered(number, deal) for number, deal in enumerate(deals, start=1))


def _in_room(record: Record, second: bool, *, teams: bool) -> Record:
    """A record as it is kept: what was played turned is turned back, and each room is named."""
    if not teams:
        return record
    here = turned_record(record, -1) if second else record
    return replace(here, tags=(*here.tags, ("Room", _ROOMS[second])))


def _summary(records: list[Record], boards: int, *, teams: bool) -> Iterator[str]:
    if not records:
        return
    names = records[0].names
    if not teams:
        total = sum(record.score_ns or 0 for record in records)
        yield f"{len(records)} boards, {names.north} against {names.east}: {total:+d} points"
        return
    here, there = records[:boards], records[boards:]
    won = 0
    for one, other in zip(here, there, strict=False):
        swing = imps((one.score_ns or 0) - (other.score_ns or 0))
        won += swing
        results = f"{result_text(one.result)} {result_text(other.result)}"
        yield f"Board {one.board.number}: {results}  {swing:+d} IMPs"
    yield f"{len(there)} boards, {names[Seat.NORTH]} against {names[Seat.EAST]}: {won:+d} IMPs"
