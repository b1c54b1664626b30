"""``biritch robot``: our robots at somebody else's table manager."""

from __future__ import annotations

import asyncio
import secrets
import sys
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from biritch.errors import BadNotation, BiritchError
from biritch.records.bluechip import Player
from biritch.robots.match import player_of
from biritch.seats import Seat
from biritch.server.tablemanager_player import Entry, play


def robot(
    *,
    table_manager: str = "127.0.0.1:2000",
    seat: Annotated[list[str], Parameter(consume_multiple=False, negative=())],
    system: str = "sayc",
    team: str = "",
    version: Literal[18, 19] = 18,
    silence: Annotated[float, Parameter(validator=Number(gt=0))] = 600.0,
) -> int:
    """Seat our robots at a table manager, ours or anybody's, and play its session to the end.

    For example:

    $ biritch robot --table-manager 127.0.0.1:2000 --seat N --seat S --system sayc

    Args:
        table_manager: where it is, as HOST:PORT.
        seat: N, E, S or W; more than one for several robots in one program.
        system: a system of the house, with a level if you like, or ``simple``.
        team: the team's name, the same for both partners.
        version: of the protocol.
        silence: seconds without a word from the manager after which a robot leaves.
    """
    host, _, port = table_manager.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise BadNotation(
            table_manager, expected="HOST:PORT, as in 127.0.0.1:2000", code="notation.address"
        )
    seats = [Seat.parse(each) for each in seat]
    return asyncio.run(_play(host, int(port), seats, system, team, version, silence))


async def _play(
    host: str, port: int, seats: list[Seat], system: str, team: str, version: int, silence: float
) -> int:
    player = player_of(system)
    sitting = [
        play(
            host,
            port,
            player,
            Entry(
                seat=seat,
                team=team or f"Biritch {system} {seat.side.value.upper()}",
                version=version,
                silence=silence,
            ),
            chance=secrets.token_bytes,
            finished=_tell if place == 0 else None,
        )
        for place, seat in enumerate(seats)
    ]
    ended = await asyncio.gather(*sitting, return_exceptions=True)
    code = 0
    for seat, end in zip(seats, ended, strict=True):
        match end:
            case BiritchError() | OSError():
                print(f"biritch: {seat.name.title()}: {end}", file=sys.stderr)
                code = 1
            case BaseException():
                raise end
            case boards:
                print(f"{seat.name.title()} has played {boards} boards")
    return code


def _tell(player: Player) -> None:
    if player.head is None or player.auction is None:
        return
    contract = player.auction.contract
    print(f"Board {player.head.number}: {contract or 'passed out'}", flush=True)
