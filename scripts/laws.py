"""Writes `docs/laws.md`: every law of 2017, and where the code applies it or why it does not.

Where a law is applied, a docstring says so in a line of its own: `Law: 18B.` or `Law: 41, 44-46.`
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "laws.md"
DATA = ROOT / "docs" / "laws.toml"

LAW_LINE = re.compile(r"^[ \t]*Laws?:[ \t]*(.+)$", re.MULTILINE)
REFERENCE = re.compile(r"\b(\d{1,2})(?:[-–](\d{1,2})\b|([A-Z][0-9a-z]*)?)")

HEAD = """\
# The Laws and where they live

*The Laws of Duplicate Bridge 2017*, law by law: the place in the code that applies each, or why none does.
Made by `make laws` from the docstrings; the headings are shortened.

| Law | Heading | Where |
|---|---|---|
"""


@dataclass(frozen=True)
class Place:
    """Where a law is applied: a name that can be imported, and the clause it speaks of."""

    name: str
    path: str
    line: int
    clause: str


def references(text: str) -> Iterator[tuple[int, str]]:
    """The laws that one `Law:` line names, with their clauses; a range names each law in it.

    Examples:
        >>> list(references("18B, 44-46."))
        [(18, '18B'), (44, '44'), (45, '45'), (46, '46')]
    """
    for first, last, clause in REFERENCE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield number, f"{number}{clause}"


def places(source: Path = ROOT / "src") -> dict[int, list[Place]]:
    """Every place that applies a law, by the law's number."""
    found: dict[int, list[Place]] = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, node in _documented(tree, module):
            for line in LAW_LINE.findall(ast.get_docstring(node) or ""):
                for number, clause in references(line):
                    where = path.relative_to(source.parent).as_posix()
                    at = getattr(node, "lineno", 1)
                    found[number].append(Place(name=name, path=where, line=at, clause=clause))
    return dict(found)


Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def _documented(node: Documented, name: str) -> Iterator[tuple[str, Documented]]:
    yield name, node
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _documented(inner, f"{name}.{inner.name}")


def excuses() -> dict[int, tuple[str, str | None]]:
    """Heading of each law and why it may be applied nowhere, None where it has to be."""
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    reasons = data["excuses"]
    return {
        int(number): (law["title"], reasons[law["excuse"]] if "excuse" in law else None)
        for number, law in data["laws"].items()
    }


def page() -> str:
    """The whole of `docs/laws.md`."""
    applied = places()
    rows = []
    for number, (title, excuse) in sorted(excuses().items()):
        by_name: dict[str, list[str]] = defaultdict(list)
        for place in applied.get(number, []):
            by_name[place.name].append(place.clause)
        where = "<br>".join(
            f"`{name}`{_clauses(clauses, number)}"
            for name, clauses in sorted(by_name.items())
            # A room that names a law is left out where the very function is named.
            if not any(other.startswith(f"{name}.") for other in by_name)
        )
        rows.append(f"| {number} | {title} | {where or f'*{excuse}*'} |\n")
    return HEAD + "".join(rows)


def _clauses(clauses: list[str], number: int) -> str:
    finer = sorted({clause for clause in clauses if clause != str(number)})
    return f" ({', '.join(finer)})" if finer else ""


def main() -> None:
    """Writes the page, and names the laws that are neither applied nor excused."""
    applied = places()
    PAGE.write_text(page(), encoding="utf-8")
    for number, (title, excuse) in excuses().items():
        if number not in applied and excuse is None:
            print(f"law {number}, {title}: neither applied nor excused", file=sys.stderr)


if __name__ == "__main__":
    main()
