"""Long runs of robots: is every call and card legal, does every board end, does nothing fail.

    python -m benchmarks.robots auctions sayc 10000
    python -m benchmarks.robots boards sayc:beginner 1000

`auctions` bids deals out in this process. `boards` plays whole boards by the table-manager protocol: a
manager and four robots on sockets of this machine, each in its seat, every line written and read.
Each prints one line: what was played, what was refused or failed, and the time it took.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from itertools import islice

from biritch.auction import Auction, Pass
from biritch.cards import Board, seeded
from biritch.records.bluechip import Manager
from biritch.robots.match import player_of
from biritch.robots.match.chance import chance_of
from biritch.seats import SEATS
from biritch.server.tablemanager import Limits, TableManager
from biritch.server.tablemanager_player import Entry, play
from biritch.systems import library

SEED = "long runs of robots"
LIMITS = Limits(act=60.0, come_back=1.0, pause=0.0)


def boards_of(number: int) -> tuple[Board, ...]:
    """The boards everybody plays."""
    return tuple(
        Board.numbered(place, deal)
        for place, deal in enumerate(islice(seeded(SEED), number), start=1)
    )


def auctions(name: str, number: int) -> Counter[str]:
    """Bid out deals with one system in all four seats, and count what is wrong.

    Illegal calls are refused by the auction itself; a forcing call is passed only where the system
    says that the pass turns it into a contract.
    """
    system = library(name)
    found: Counter[str] = Counter(auctions=0, calls=0, illegal=0, exceptions=0, forcing_passed=0)
    for board in boards_of(number):
        auction = Auction.begin(board.dealer)
        try:
            while auction.turn is not None:
                moment = system.moment(auction, vulnerable=board.vulnerable)
                call, choice = moment.call_for(board.deal[auction.turn])
                if not auction.may(call):
                    found["illegal"] += 1
                    break
                on_purpose = choice is not None and "convert" in choice.line.flags
                if isinstance(call, Pass) and moment.situation.must_bid and not on_purpose:
                    found["forcing_passed"] += 1
                auction = auction.then(call)
                found["calls"] += 1
        except Exception as failure:  # noqa: BLE001 - whatever it is, it is counted
            found["exceptions"] += 1
            print(f"board {board.number}, {auction}: {failure!r}", file=sys.stderr)
        found["auctions"] += auction.is_over
    return found


async def boards(name: str, number: int) -> Counter[str]:
    """Play boards through a table manager with one robot in all four seats, and count what is wrong."""
    manager = TableManager(Manager(boards=boards_of(number)), limits=LIMITS)
    robot = player_of(name)
    async with manager.open("127.0.0.1", 0) as port:
        sitting = [
            play(
                "127.0.0.1",
                port,
                robot,
                Entry(seat=seat, team=f"{name} {seat.side.value}", version=19),
                chance=chance_of(f"{SEED} {seat.value}"),
            )
            for seat in SEATS
        ]
        ended = await asyncio.gather(*sitting, manager.wait(), return_exceptions=True)
    failures = [end for end in ended if isinstance(end, BaseException)]
    for failure in failures:
        print(f"{name}: {failure!r}", file=sys.stderr)
    return Counter(
        boards=len(manager.manager.records),
        illegal=len(manager.manager.illegal),
        stalls=number - len(manager.manager.records),
        exceptions=len(failures),
    )


def main(kind: str, name: str, number: int) -> int:
    start = time.perf_counter()
    found = auctions(name, number) if kind == "auctions" else asyncio.run(boards(name, number))
    seconds = time.perf_counter() - start
    counted = ", ".join(f"{count} {what.replace('_', ' ')}" for what, count in found.items())
    print(f"{kind} {name}: {counted}, {seconds:.0f} s", flush=True)
    wrong = found["illegal"] + found["exceptions"] + found["stalls"] + found["forcing_passed"]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
