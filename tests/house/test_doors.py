"""The doors of the rooms: what an `__init__.py` may hold, and what opening one loads."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import SOURCE, named, tree

DOORS = [
    path
    for path in sorted(SOURCE.rglob("__init__.py"))
    if "migrations" not in path.parts and "static" not in path.parts
]


def _module(path: Path) -> str:
    return ".".join(path.parent.relative_to(SOURCE.parent).parts)


@pytest.mark.parametrize("door", DOORS, ids=named)
def test_a_door_only_lets_through_what_it_names(door: Path) -> None:
    allowed = (ast.Import, ast.ImportFrom)
    strange = [
        ast.unparse(node)
        for node in tree(door).body
        if not isinstance(node, allowed)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        and not (
            isinstance(node, ast.Assign)
            and {"__all__", "__version__"} >= {ast.unparse(target) for target in node.targets}
        )
    ]
    assert [] == strange


@pytest.mark.parametrize("door", DOORS, ids=named)
def test_the_names_on_a_door_are_the_names_behind_it(door: Path) -> None:
    module = importlib.import_module(_module(door))
    imported = {
        alias.asname or alias.name
        for node in tree(door).body
        if isinstance(node, ast.ImportFrom) and node.module != "__future__"
        for alias in node.names
    }
    listed = list(getattr(module, "__all__", ()))
    assert sorted(set(listed)) == sorted(listed)
    assert imported == set(listed) - {"__version__"}
    assert [] == [name for name in listed if not hasattr(module, name)]


def test_opening_the_front_door_loads_msgspec_and_the_standard_library_only() -> None:
    asked = (
        # Whatever msgspec itself finds worth loading is msgspec's.
        "import sys, msgspec; before = set(sys.modules); import biritch; "
        "print(*{name.split('.')[0] for name in set(sys.modules) - before})"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout.split()
    assert {"biritch"} == set(loaded) - sys.stdlib_module_names


def test_the_front_door_opens_no_room_that_plays_serves_or_counts_deals() -> None:
    asked = "import sys, biritch; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout.split()
    heavy = ("robots", "paper", "analysis", "systems", "contest", "club", "server", "cli")
    assert [] == [name for name in loaded if name.split(".")[:2] in [["biritch", x] for x in heavy]]
    assert {"asyncio", "multiprocessing", "socket", "sqlite3", "numpy"}.isdisjoint(loaded)
