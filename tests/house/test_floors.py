from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.house.tree import ROOT, SOURCE, named, python_files, tree

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]["contracts"]
UPSTAIRS = {"club", "server", "cli", "testing"}
# The clock that needs no import of `time`.
CLOCKS = {"now", "utcnow", "today", "urandom", "monotonic", "perf_counter"}


def test_the_floors_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_room_has_its_floor() -> None:
    floors = CONTRACTS[0]["layers"]
    placed = {room.strip("() ") for floor in floors for room in floor.split("|")}
    rooms = {
        path.stem
        for path in SOURCE.iterdir()
        if path.suffix == ".py" or any(path.rglob("*.py"))
        if not path.name.startswith("_")
    }
    assert set() == rooms - placed - {"locales"}


def test_below_the_club_nothing_asks_what_time_it_is() -> None:
    asked = [
        f"{named(path)}:{node.lineno}: {ast.unparse(node)}"
        for path in python_files("src/biritch")
        if path.relative_to(SOURCE).parts[0] not in UPSTAIRS
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in CLOCKS
    ]
    assert [] == asked
