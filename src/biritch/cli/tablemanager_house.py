"""How ``biritch tablemanager --house`` lets outside programs play at a table of a house."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import sys

from biritch.errors import BadValue
from biritch.robots import Style, robot_of
from biritch.server.tablemanager_house import AtTheHouse
from biritch.server.worker import work


def play_at_the_house(
    url: str, table: str, *, key: str, host: str, port: int, style: str = "sayc:club"
) -> int:
    """Seat programs at a table until somebody interrupts.

    Args:
        url: the house.
        table: the table's id, as it stands in the address of its page.
        key: a worker's key; ``-`` reads it from standard input.
        host: the address where programs come to.
        port: its port.
        style: of the robot that plays where no program does.

    Raises:
        BadValue: if no table is named.
    """
    if not table:
        raise BadValue(
            "name the table with --table, as it stands in its page's address", code="bluechip.table"
        )
    secret = _asked_for() if key == "-" else key
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(url, table, secret, host, port, style))
    return 0


async def _work(url: str, table: str, key: str, host: str, port: int, style: str) -> None:
    outside = AtTheHouse(table, robot_of(Style.parse(style)))
    async with outside.open(host, port) as bound:
        print(f"Programs for table {table} come to {host}, port {bound}", flush=True)
        await work(url, key, outside, seats=8)


def _asked_for() -> str:
    """The key from standard input; whoever sits there is asked, and nobody sees what he types."""
    if sys.stdin.isatty():
        return getpass.getpass("The worker's key: ").strip()
    return sys.stdin.readline().strip()
