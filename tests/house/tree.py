"""The files of the project, as its tests of itself see them."""

from __future__ import annotations

import ast
import functools
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "biritch"
LOCALES = SOURCE / "locales"
LANGUAGES = ("en", "uk", "ru")


def python_files(*folders: str) -> list[Path]:
    """Every Python file under these folders of the project."""
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if "node_modules" not in path.parts]


def source_files() -> list[Path]:
    """Every file that a person writes to make the house work, Python and TypeScript."""
    web = [
        path
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css"}
    ]
    return [*python_files("src", "scripts"), *web]


@functools.cache
def tracked_files() -> tuple[Path, ...]:
    """What git keeps; where there is no git (an unpacked sdist), everything that is no by-product."""
    if shutil.which("git") and (ROOT / ".git").exists():
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return tuple(ROOT / name for name in listed.stdout.split("\0") if name)
    hidden = {"node_modules", "static", "__pycache__", "site", "build", "dist"}
    return tuple(
        path
        for path in ROOT.rglob("*")
        if path.is_file()
        and not any(part in hidden or part.startswith(".") for part in path.relative_to(ROOT).parts)
    )


@functools.cache
def tree(path: Path) -> ast.Module:
    """A Python file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def named(path: Path) -> str:
    """How a failure names a file."""
    return path.relative_to(ROOT).as_posix()
