"""What the package asks to be installed is what it imports, and no more."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.house.tree import ROOT, SOURCE, python_files, tree

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DISTRIBUTIONS = packages_distributions()


def _name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~;! ]", requirement)[0]).lower()


def _imported(path: Path) -> set[str]:
    """The distributions that a file imports from."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    tops = {name.split(".")[0] for name in found} - sys.stdlib_module_names - {"biritch"}
    return {_name(each) for top in tops for each in DISTRIBUTIONS.get(top, [top])}


def _used() -> dict[str, set[str]]:
    """For each room, the distributions it imports from."""
    used: dict[str, set[str]] = {}
    for path in python_files("src/biritch"):
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        used.setdefault(room, set()).update(_imported(path))
    return used


def test_all_that_is_imported_is_asked_for() -> None:
    always = {_name(each) for each in PROJECT["dependencies"]}
    extras = {
        extra: {_name(each) for each in needed}
        for extra, needed in PROJECT["optional-dependencies"].items()
    }
    extra_of = {
        "testing": extras["testing"],
        "club": extras["postgres"],
        "paper": extras["plots"],
    }
    missing = {
        room: used - always - extra_of.get(room, set())
        for room, used in _used().items()
        if used - always - extra_of.get(room, set())
    }
    assert {} == missing


def test_all_that_is_asked_for_is_imported() -> None:
    asked = {_name(each) for each in PROJECT["dependencies"]}
    assert set() == asked - set().union(*_used().values())
