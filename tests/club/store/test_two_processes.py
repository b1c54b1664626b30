"""Several processes on one database, and the worst that can happen to them."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from biritch.club.store import Store

ROOT = Path(__file__).parents[3]
STREAMS = ["t1", "t2", "t3"]


def writer(url: str, author: str, commands: int, streams: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.club.store.writer", url, author, str(commands), *streams],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def commands_in(store: Store, stream: str, author: str) -> list[str]:
    rows = store.read(stream)
    assert list(range(1, len(rows) + 1)) == [row.number for row in rows]
    assert all(row.events == row.command_id.encode() for row in rows)
    return [row.command_id for row in rows if row.author == author]


def test_two_processes_at_one_table_keep_every_command_once_and_in_order(
    database_url: str,
) -> None:
    running = [writer(database_url, author, 60, STREAMS) for author in ("anna", "boris")]
    for process in running:
        process.communicate()
        assert 0 == process.returncode
    with Store.open(database_url) as store:
        for stream in STREAMS:
            for author in ("anna", "boris"):
                expected = [f"{author}-{number}" for number in range(60)]
                assert expected == commands_in(store, stream, author)


@pytest.mark.parametrize("seed", range(3))
def test_a_process_killed_at_any_moment_loses_nothing_it_acknowledged(
    database_url: str, seed: int
) -> None:
    chance = random.Random(seed)
    acknowledged: Counter[tuple[str, str]] = Counter()
    for _life in range(4):
        with writer(database_url, "anna", 10_000, STREAMS) as process:
            assert process.stdout is not None
            for _line in range(chance.randrange(1, 120)):
                stream, _number, command = process.stdout.readline().split()
                acknowledged[stream, command] += 1
            process.kill()
            # What it had still said before it died counts too, but for a line cut short.
            for line in process.stdout.read().split("\n")[:-1]:
                stream, _number, command = line.split()
                acknowledged[stream, command] += 1
        with Store.open(database_url) as store:
            for stream in STREAMS:
                kept = commands_in(store, stream, "anna")
                assert len(kept) == len(set(kept))
                said = {command for each, command in acknowledged if each == stream}
                assert said <= set(kept)


def test_two_processes_may_open_a_fresh_database_at_once(database_url: str) -> None:
    running = [writer(database_url, author, 1, ["t1"]) for author in "abcd"]
    for process in running:
        process.communicate()
    assert [0] * 4 == [process.returncode for process in running]
    with Store.open(database_url) as store:
        assert {"t1": 4} == store.heads()
