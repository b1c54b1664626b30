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
REFERENCE = re.compile(
    r"[ ,]*(?:(?P<first>\d{1,2})[-–](?P<last>\d{1,2})|(?P<law>\d{1,2})(?P<clause>[A-Z][0-9a-z]*)?"
    r"|(?P<rubber>R\d{1,2}[A-Z]?[0-9a-z]*|R-Chicago))(?![\w-])"
)

HEAD = """\
# The Laws and where they live

*The Laws of Duplicate Bridge 2017*, law by law: the place in the code that applies each, or why none does.
Made by `make laws` from the docstrings; the headings are shortened.

| Law | Heading | Where |
|---|---|---|
"""

RUBBER = """\

## Rubber bridge

*The Laws of Rubber Bridge 2014*, where they say other than the duplicate laws, by their own numbers.

| Law | Where |
|---|---|
"""


@dataclass(frozen=True)
class Place:
    """Where a law is applied: a name that can be imported, and the clause it speaks of, if one."""

    name: str
    clause: str


def references(text: str) -> Iterator[tuple[str, str]]:
    """The laws that one `Law:` line names, each with its clause; a range names each law in it.

    What follows the list is explanation. `R73` is a law of rubber bridge.

    Examples:
        >>> list(references("18B, 44-46, R73. The Laws of 1915 had another."))
        [('18', '18B'), ('44', '44'), ('45', '45'), ('46', '46'), ('R73', 'R73')]
    """
    at = 0
    while (found := REFERENCE.match(text, at)) is not None:
        at = found.end()
        if found["first"]:
            for number in range(int(found["first"]), int(found["last"]) + 1):
                yield str(number), str(number)
        elif found["rubber"]:
            yield found["rubber"], found["rubber"]
        else:
            yield found["law"], found["law"] + (found["clause"] or "")


def places(source: Path = ROOT / "src") -> dict[str, list[Place]]:
    """Every place that applies a law, by the law's number."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, node in _documented(tree, module):
            for line in LAW_LINE.findall(ast.get_docstring(node) or ""):
                for law, clause in references(line):
                    finer = clause if clause != law else ""
                    found[law].append(Place(name=name, clause=finer))
    return dict(found)


Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def _documented(node: Documented, name: str) -> Iterator[tuple[str, Documented]]:
    yield name, node
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _documented(inner, f"{name}.{inner.name}")


def excuses() -> dict[str, tuple[str, str | None]]:
    """Heading of each law and why it may be applied nowhere, None where it has to be."""
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    reasons = data["excuses"]
    return {
        number: (law["title"], reasons[law["excuse"]] if "excuse" in law else None)
        for number, law in data["laws"].items()
    }


def page() -> str:
    """The whole of `docs/laws.md`."""
    applied = places()
    duplicate = [
        f"| {law} | {title} | {_where(applied.get(law, [])) or f'*{excuse}*'} |\n"
        for law, (title, excuse) in excuses().items()
    ]
    rubber = [
        f"| {law.removeprefix('R').removeprefix('-')} | {_where(found)} |\n"
        for law, found in sorted(applied.items())
        if law.startswith("R")
    ]
    return "".join([HEAD, *duplicate, RUBBER, *rubber])


def _where(found: list[Place]) -> str:
    clauses: dict[str, set[str]] = defaultdict(set)
    for place in found:
        clauses[place.name] |= {place.clause} - {""}
    return "<br>".join(
        f"`{name}`" + (f" ({', '.join(sorted(finer))})" if finer else "")
        for name, finer in sorted(clauses.items())
        # A room that names a law is left out where the very function is named.
        if not any(other.startswith(f"{name}.") for other in clauses)
    )


def homeless() -> list[str]:
    """The laws that are neither applied nor excused."""
    applied = places()
    return [law for law, (_, excuse) in excuses().items() if law not in applied and excuse is None]


def needless() -> list[str]:
    """The laws that are excused and applied all the same."""
    applied = places()
    return [law for law, (_, excuse) in excuses().items() if law in applied and excuse is not None]


def main() -> None:
    """Writes the page, and names the laws whose excuse is missing or needless."""
    PAGE.write_text(page(), encoding="utf-8")
    for law in homeless():
        print(f"law {law} is neither applied nor excused", file=sys.stderr)
    for law in needless():
        print(f"law {law} is applied and excused", file=sys.stderr)


if __name__ == "__main__":
    main()
