"""What the machine that runs the tests has: a browser, a database."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
POSTGRES_HOMES = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr/pgsql")


def chromium() -> str | None:
    """The program that opens a Chromium, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's server programs, the newest if there are several."""
    on_path = shutil.which("initdb")
    candidates = [Path(on_path).resolve().parent] if on_path else []
    for home in POSTGRES_HOMES:
        candidates += sorted(Path(home).glob("*/bin"), key=_version, reverse=True)
    return next((each for each in candidates if _is_server(each)), None)


def _is_server(folder: Path) -> bool:
    return all((folder / program).is_file() for program in ("initdb", "postgres"))


def _version(folder: Path) -> int:
    digits = "".join(filter(str.isdigit, folder.parent.name))
    return int(digits or 0)


@cache
def namespaces() -> str | None:
    """The program `ip`, where it may make a second machine of this one: a namespace of its network."""
    program = shutil.which("ip")
    if program is None or os.geteuid() != 0:
        return None
    for deed in ("add", "delete"):
        words = [program, "netns", deed, f"tried{os.getpid()}"]
        if subprocess.run(words, check=False, capture_output=True).returncode:
            return None
    return program


NEEDS: dict[str, tuple[str, Callable[[], object], set[str]]] = {
    "browser": ("Chromium", chromium, {"chromium_path"}),
    "postgres": ("PostgreSQL", postgres_programs, {"postgres_cluster", "postgres_url"}),
    "solver": ("our double-dummy solver", lambda: find_spec("doubledummy"), set()),
    "network": ("a network of their own", namespaces, set()),
}
"""For each marker: what it needs, how that is found, and the fixtures that give it."""

MAY_LACK = {"network"}
"""Markers of what even the machine that decides on changes may be without."""
