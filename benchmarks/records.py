"""Boards read a second: PBN and LIN here, with and without the Laws, beside endplay and bridgebots.

The boards are dealt, called and played by chance with a seed and written in the layouts of public
files. All read the same files, in turn, in one run; what is printed is the median of the rounds, in
processor time. Then one file is read ten times over as a stream, to see that memory stays flat.

    pip install endplay bridgebots
    python -m benchmarks.records [boards] [rounds]
"""

from __future__ import annotations

import gc
import importlib
import io
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from msgspec.structs import replace

from biritch.auction import PASS, Auction
from biritch.cards import Board, seeded
from biritch.play import Play
from biritch.records import Problems, Record
from biritch.records.lin import skim_lin, stream_lin, write_lin
from biritch.records.pbn import encoded, skim_pbn, stream_pbn, write_pbn
from biritch.seats import BySeat

BOARDS, ROUNDS = 10_000, 3
SKIMMED, TRIED = 5, 2  # times as fast as the faster of the others: without and with the Laws
NAMES = BySeat("Nan", "Ed", "Sue", "Will")


def played(count: int) -> Iterator[Record]:
    """Boards with an auction and, unless passed out, 52 cards; the same on every run."""
    chance = Random("records")
    deals = seeded("records")
    for number in range(1, count + 1):
        board = Board.numbered(number, next(deals))
        auction = Auction.begin(board.dealer)
        while not auction.is_over:
            legal = auction.legal()
            higher = legal[: min(len(legal), 8)]
            auction = auction.then(chance.choice(higher) if chance.random() < 0.45 else PASS)
        contract, play, tricks = auction.contract, None, None
        if contract is not None:
            play = Play.begin(board.deal, contract)
            while not play.is_over:
                play = play.then(chance.choice(play.legal()))
            tricks = play.won[contract.declarer.side]
        record = Record(
            board=board,
            names=NAMES,
            auction=auction,
            contract=contract,
            passed_out=contract is None,
            play=play,
            tricks=tricks,
            event="Club evening",
            site="Kyiv",
            date="2026-03-31",
            scoring="MP",
            tags=(("HomeTeam", "Bison"), ("Room", "Open"), ("VisitTeam", "Heron")),
        )
        yield record


def others(path: Path, format_: str) -> dict[str, Callable[[], Any]]:
    """The readers of other people that are installed."""
    readers: dict[str, Callable[[], Any]] = {}
    text = path.read_text(encoding="latin-1")
    try:
        theirs = importlib.import_module(f"endplay.parsers.{format_}")
        readers["endplay"] = lambda: theirs.loads(text)
    except ImportError:
        print("endplay is not installed: pip install endplay")
    try:
        bots = importlib.import_module("bridgebots")
        parse = bots.parse_pbn if format_ == "pbn" else bots.parse_single_lin
        readers["bridgebots"] = lambda: parse(path)
    except ImportError:
        print("bridgebots is not installed: pip install bridgebots")
    return readers


def ours(path: Path, format_: str) -> dict[str, Callable[[], Any]]:
    """Our own two ways of reading."""
    data = path.read_bytes()
    skim, stream = {"pbn": (skim_pbn, stream_pbn), "lin": (skim_lin, stream_lin)}[format_]
    return {
        "biritch, skimmed": lambda: list(skim(data, Problems())),
        "biritch, tried": lambda: list(stream(data, Problems())),
    }


def rates(path: Path, format_: str, boards: int, rounds: int) -> dict[str, float]:
    """Boards a second of each reader."""
    readers = others(path, format_) | ours(path, format_)
    times: dict[str, list[float]] = {name: [] for name in readers}
    for _ in range(rounds):
        for name, read in readers.items():
            gc.collect()  # what the one before left is not this one's to clear away
            began = process_time()
            read()
            times[name].append(process_time() - began)
    return {name: boards / median(spent) for name, spent in times.items()}


def most_memory(data: bytes, copies: int) -> float:
    """Megabytes taken, the file aside, while so many copies of a file are read as one stream."""

    class Copies(io.RawIOBase):
        def __init__(self) -> None:
            self.left, self.part = copies, io.BytesIO(data)

        def read(self, size: int = -1) -> bytes:
            block = self.part.read(size)
            if not block and self.left > 1:
                self.left, self.part = self.left - 1, io.BytesIO(data)
                block = self.part.read(size)
            return block

    tracemalloc.start()
    for _ in stream_pbn(Copies(), Problems()):  # type: ignore[arg-type]  # only `read` is asked
        pass
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    single = [record for record in played(boards) if record.play is not None]
    boards = len(single)
    few = encoded(write_pbn(single[:500]))
    texts = {
        "pbn": encoded(write_pbn(single)),
        "lin": write_lin(replace(record, tags=()) for record in single).encode(),
    }
    del single
    with TemporaryDirectory() as folder:
        for format_, data in texts.items():
            path = Path(folder) / f"boards.{format_}"
            path.write_bytes(data)
            print(f"{format_.upper()}: {boards:,} boards, {len(data) / 1e6:.1f} MB")
            found = rates(path, format_, boards, rounds)
            best = max((rate for name, rate in found.items() if "biritch" not in name), default=0)
            for name, rate in found.items():
                goal = {"biritch, skimmed": SKIMMED, "biritch, tried": TRIED}.get(name)
                times = f"{rate / best:5.1f} times, goal {goal}" if best and goal else ""
                print(f"  {name:<18} {rate:>9,.0f} boards a second  {times}")
        once, often = most_memory(few, 1), most_memory(few, 10)
        print(f"memory: {once:.2f} MB for {500} boards as a stream, {often:.2f} MB for {5000}")


if __name__ == "__main__":
    main()
