"""The examples do what they say, from outside, as a reader would run them."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from biritch.records.pbn import read_boards
from tests.house.tree import ROOT

EXAMPLES = ROOT / "examples"
PATIENCE_SECONDS = 60


def start(*arguments: str, **options: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        **options,
    )


def example(name: str, *arguments: str) -> subprocess.Popen[str]:
    return start(str(EXAMPLES / name), *arguments)


def said(process: subprocess.Popen[str]) -> str:
    """What it printed until its end, which must be a good one."""
    text, _ = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 0
    return text


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "house.sqlite")


@pytest.fixture
def house(database: str) -> Iterator[str]:
    """The address of an open house with no robots."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = str(tried.getsockname()[1])
    server = start(
        *("-m", "biritch.cli", "serve", "--here", "--no-robots", "--robot-pause", "0"),
        *("--port", port, "--database", database),
    )
    address = f"http://127.0.0.1:{port}"
    while server.poll() is None and not is_up(address):
        pass
    yield address
    server.terminate()
    server.communicate(timeout=PATIENCE_SECONDS)


def is_up(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE_SECONDS).close()
    except (OSError, http.client.HTTPException):
        return False
    return True


def test_four_example_players_play_a_whole_board_by_the_protocol_alone(house: str) -> None:
    host = example("player.py", house)
    assert host.stdout is not None
    table = host.stdout.readline().split()[-1]
    guests = [example("player.py", house, table) for _ in range(3)]
    ends = [said(each).splitlines()[-1].split() for each in (host, *guests)]
    assert {"N", "E", "S", "W"} == {seat for seat, _ in ends}
    results = {result for _, result in ends}
    assert 1 == len(results)
    assert re.fullmatch(r"1NT[NESW](=|[+-]\d)", results.pop())


def test_the_example_player_has_sixty_lines_at_most() -> None:
    assert 60 >= len((EXAMPLES / "player.py").read_text(encoding="utf-8").splitlines())


def test_an_example_robot_plays_three_hands_for_an_example_player(
    house: str, database: str
) -> None:
    made = start("-m", "biritch.cli", "member", "--worker-key", "robot", "--database", database)
    key = max(re.findall(r"[\w-]{20,}", said(made)), key=len)
    robot = start(str(EXAMPLES / "robot.py"), house, stdin=subprocess.PIPE)
    assert robot.stdin is not None
    robot.stdin.write(f"{key}\n")
    robot.stdin.flush()
    try:
        cookie = come_in(house)
        wish = {"form": {"type": "duplicate"}, "seat": None, "robots": True}
        table = ask(house, "/api/tables", wish, cookie)["table"]
        seat, result = said(example("player.py", house, table)).splitlines()[-1].split()
        assert seat in "NESW"
        assert result.startswith(f"1NT{seat}")
    finally:
        robot.terminate()
        robot.communicate(timeout=PATIENCE_SECONDS)


def test_the_example_of_a_rubber_writes_every_line_and_the_sum() -> None:
    rubber = said(example("rubber.py", *"2SS= 3NTE+1 4HXN-1 1NTS+2 4SN= 3NTW=".split()))
    assert "6. east deals: 3NTW=" in rubber
    assert "ew    500  rubber" in rubber
    # NS: 60, 40 and 60 above, 120. EW: 100 and 30 above, 100 for a trick doubled, 100, 500.
    assert "ns 280, ew 830" in rubber


def test_the_example_of_a_deal_is_the_same_for_ever_and_readable_as_pbn() -> None:
    diagrams = said(example("deal.py", "Tuesday club", "2"))
    assert "1. dealer N, vulnerable none\n   N  986.QJ83.JT76.A4    8" in diagrams
    boards = list(read_boards(said(example("deal.py", "Tuesday club", "16", "pbn"))))
    assert [*range(1, 17)] == [board.number for board in boards]


def test_the_example_of_sight_tells_a_chair_less_than_there_is() -> None:
    lines = said(example("sight.py", "E")).splitlines()
    told = re.fullmatch(r"(\d+) events, (\d+) of them seen; 1NT.*", lines[-1])
    assert told is not None
    # Three hands, the secret bytes and where the boards come from are kept from him.
    assert 5 == int(told[1]) - int(told[2])
    assert 1 == lines[0].count("HandDealt")


def come_in(house: str) -> str:
    with urllib.request.urlopen(f"{house}/api/me") as answer:
        return str(answer.headers["Set-Cookie"]).split(";")[0]


def ask(house: str, path: str, body: dict[str, Any], cookie: str) -> Any:
    sent = json.dumps(body).encode()
    with urllib.request.urlopen(
        urllib.request.Request(house + path, sent, {"Cookie": cookie})
    ) as answer:
        return json.load(answer)


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_an_example_without_its_words_says_how_it_is_used(name: str) -> None:
    process = start(str(EXAMPLES / name), stderr=subprocess.PIPE)
    out, error = process.communicate(timeout=PATIENCE_SECONDS)
    assert (1, "") == (process.returncode, out)
    assert f"python examples/{name}" in error
    assert "Traceback" not in error
