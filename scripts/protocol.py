"""Fills what is generated in `docs/protocol.md`: messages, commands, events, views, routes, limits, refusals.

What stands between `<!-- made: NAME -->` and `<!-- end -->` is made here from annotations and
docstrings; the rest of the page is written by hand. `web/src/wire.ts` is written too.

    python -m scripts.protocol
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
import typing
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from biritch.club import limits
from biritch.club.evenings import ContestListing
from biritch.club.limits import LARGEST_FRAME, LIMITS, SOCKETS_OPEN, Limited
from biritch.club.lobby import Listing
from biritch.club.rights import COMMANDS, CONTEST_COMMANDS, RIGHTS, Deed, Role
from biritch.contest import AnyPlan, ContestView
from biritch.contest.commands import AnyCommand as AnyContestCommand
from biritch.contest.events import AnyEvent as AnyContestEvent
from biritch.errors import BiritchError
from biritch.forms import FormOptions, Source
from biritch.server import boards, contests, erasing, people, tables, wire
from biritch.server.typescript import typescript
from biritch.table import View
from biritch.table.commands import AnyCommand, Command, Move
from biritch.table.events import AnyEvent
from scripts.shapes import Shapes, paragraphs

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "wire.ts"
REFUSING = ("cards", "auction", "play", "forms", "table", "contest", "club", "server")
# The table manager's older protocol has a page of its own, and refuses in its own words.
OLDER = "biritch.server.tablemanager"
UNSAID = "…"
CODE = re.compile(r"[a-z_]+(\.[a-z_]+)+")
MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

MEANINGS = tomllib.loads((ROOT / "docs" / "protocol.toml").read_text(encoding="utf-8"))

UNIONS = {
    AnyCommand: ("command", "commands"),
    AnyEvent: ("event", "events"),
    FormOptions: ("form", "forms"),
    Source: ("source", "sources"),
    AnyPlan: ("plan", "plans"),
    AnyContestCommand: ("command", "commands-in-a-contest"),
    AnyContestEvent: ("event", "events-of-a-contest"),
}

# Their tags are those of the messages at a table.
TITLES: dict[type, str] = {
    wire.ContestDo: "do-contest",
    wire.ContestSnapshot: "snapshot-contest",
    wire.ContestHappened: "event-contest",
}


class Maker:
    """Makes each generated part of the page."""

    def __init__(self) -> None:
        self.shapes = Shapes(unions=UNIONS, meanings=MEANINGS, titles=TITLES)
        self._shown: set[type] = set()

    def part(self, name: str) -> str:
        """One part, as Markdown."""
        made = getattr(self, f"_{name}")()
        return f"{made}\n\n"

    def _sections(self, kinds: Iterable[type]) -> str:
        kinds = tuple(kinds)
        self._shown.update(kinds)
        return "\n\n".join(self.shapes.section(kind) for kind in kinds)

    def _client(self) -> str:
        return self._sections(typing.get_args(wire.FromClient))

    def _house(self) -> str:
        return self._sections(typing.get_args(wire.FromHouse))

    def _plans(self) -> str:
        return self._sections(typing.get_args(AnyPlan))

    def _contest(self) -> str:
        asked = (contests.NewContest, contests.NewContestInvitation, ContestListing)
        return self._sections((*asked, *TITLES))

    def _contest_view(self) -> str:
        before = set(self.shapes.wanted)
        first = self._sections((ContestView,))
        return f"{first}\n\n{self._remaining(before, module='biritch.contest')}"

    def _contest_commands(self) -> str:
        return self._commanded(AnyContestCommand, CONTEST_COMMANDS)

    def _contest_events(self) -> str:
        kinds = typing.get_args(AnyContestEvent)
        return self._sections(kind for kind in kinds if kind not in self._shown)

    def _worker(self) -> str:
        return self._sections((wire.Offer, wire.Turn, wire.Answer))

    def _bodies(self) -> str:
        asked = (tables.NewTable, tables.NewInvitation, Listing)
        known = (
            people.Me,
            people.NameAndPassword,
            people.NewPassword,
            people.Farewell,
            people.Wishes,
        )
        return self._sections((*asked, *known))

    def _forms(self) -> str:
        return self._sections(typing.get_args(FormOptions))

    def _sources(self) -> str:
        return self._sections(typing.get_args(Source))

    def _commands(self) -> str:
        return self._commanded(AnyCommand, COMMANDS)

    def _commanded(self, union: object, rights: Mapping[type[Command], Deed]) -> str:
        """The commands of a union that have no section yet, and who may send them."""
        found = []
        for kind in typing.get_args(union):
            if kind in self._shown:
                continue
            self._shown.add(kind)
            who = f"Sent by: {roles(rights[kind])}."
            if issubclass(kind, Move):
                who += " Refused as stale if the board has moved on since `seen`."
            found.append(self.shapes.section(kind, more=who))
        return "\n\n".join(found)

    def _events(self) -> str:
        return self._sections(typing.get_args(AnyEvent))

    def _view(self) -> str:
        before = set(self.shapes.wanted)
        first = self._sections((View,))
        rest = self._remaining(before, module=View.__module__)
        return f"{first}\n\n{rest}"

    def _values(self) -> str:
        return self._remaining(set(), module="")

    def _remaining(self, before: set[type], *, module: str) -> str:
        """Sections of the types that were named and have none yet, and of what those name."""
        found = []
        while waiting := [
            kind
            for kind in self.shapes.wanted
            if kind not in self._shown | before and kind.__module__.startswith(module)
        ]:
            found.append(self._sections(waiting))
        return "\n\n".join(found)

    def _routes(self) -> str:
        rows = []
        for route in (
            *people.ROUTES,
            *tables.ROUTES,
            *contests.ROUTES,
            *erasing.ROUTES,
            *boards.ROUTES,
        ):
            method = next(iter((route.methods or set()) - {"HEAD"}))
            path = re.sub(r":\w+", "", route.path)
            about = paragraphs_of(handler_of(route.endpoint))
            rows.append(f"| `{method} {path}` | {about} | {roles(route.deed)} |")  # type: ignore[attr-defined]  # set by `route`
        return "| request | does | for |\n|---|---|---|\n" + "\n".join(rows)

    def _limits(self) -> str:
        source = inspect.getsource(limits)
        whose = dict(re.findall(r'= "(\w+)"  # (.*)', source))
        rows = [
            f"| {what.value.replace('_', '-')} | {whose[what.value]} | {limit.at_once:g} |"
            f" {_rate(limit.a_second)} |"
            for what, limit in LIMITS.items()
        ]
        return (
            "| what | counted | at once | then |\n|---|---|---|---|\n"
            + "\n".join(rows)
            + f"\n\nOne message may have {LARGEST_FRAME:,} bytes; one person may have {SOCKETS_OPEN}"
            " sockets open."
        )

    def _refusals(self) -> str:
        rows = [
            f"| `{code}` | {text} | {law or ''} |"
            for code, (text, law) in sorted(refusals().items())
        ]
        return "| code | text | law |\n|---|---|---|\n" + "\n".join(rows)


def _rate(a_second: float) -> str:
    return f"{a_second:g} a second" if a_second >= 1 else f"one in {1 / a_second:g} seconds"


def roles(deed: Deed) -> str:
    """Who may do it, in words."""
    may = RIGHTS[deed]
    if may == frozenset(Role):
        return "everybody"
    return ", ".join(role.value for role in Role if role in may)


def handler_of(endpoint: object) -> object:
    """The function behind a route."""
    return inspect.getclosurevars(endpoint).nonlocals["handler"]  # type: ignore[arg-type]  # a function


def paragraphs_of(thing: object) -> str:
    """What a docstring says before its first headed part, on one line."""
    return " ".join(paragraphs(thing).split())  # type: ignore[arg-type]  # has a docstring


def refusals() -> dict[str, tuple[str, str | None]]:
    """Every code that can be refused with: its text in plain English, and the law that speaks."""
    said = {
        kind.default_code: paragraphs_of(kind)
        for kind in _family(BiritchError)
        if kind is not BiritchError
        and kind.__module__.split(".")[1] in (*REFUSING, "errors")
        and not kind.__module__.startswith(OLDER)
    }
    found: dict[str, tuple[str, str | None]] = {}
    for room in REFUSING:
        for path in sorted((ROOT / "src" / "biritch" / room).rglob("*.py")):
            for code, text, law in _raised(path):
                if text != UNSAID or code not in said:
                    found.setdefault(code, (text, law))
    found |= {
        f"limit.{what.value}": (f"too many {what.value}: wait … seconds", None) for what in Limited
    }
    return {code: (text, None) for code, text in said.items()} | found


def _raised(path: Path) -> Iterator[tuple[str, str, str | None]]:
    """What is raised in a file: each code, its text, and its law.

    A code is a keyword of a call, or stands in a row of law, code and text.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Tuple(elts=[ast.Constant(clause), ast.Constant(str(code)), text]) if (
                CODE.match(code)
            ):
                yield code, _text(text), str(clause)
            case ast.Call(args=[text, *_], keywords=keywords):
                given = {word.arg: word.value for word in keywords if word.arg}
                match given.get("code"):
                    case ast.Constant(str(code)):
                        expected = given.get("expected")
                        said = f"expected {_text(expected)}" if expected else _text(text)
                        law = given.get("law")
                        yield code, said, _text(law) if isinstance(law, ast.Constant) else None


def _text(node: ast.expr) -> str:
    """A message as it is written, with … for each value."""
    if isinstance(node, ast.Constant):
        return str(node.value or "")
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values
        )
    return UNSAID


def _family(kind: type[BiritchError]) -> Iterator[type[BiritchError]]:
    yield kind
    for child in kind.__subclasses__():
        yield from _family(child)


def page(written: str) -> str:
    """The page with every generated part made anew.

    Raises:
        LookupError: if a field of a message is explained nowhere.
    """
    maker = Maker()
    made = MADE.sub(
        lambda found: (
            found[0] if found[2] == "transcript" else found[1] + maker.part(found[2]) + found[3]
        ),
        written,
    )
    if maker.shapes.untold:
        raise LookupError(f"nothing says what these are: {', '.join(maker.shapes.untold)}")
    return made


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    TYPES.write_text(typescript(), encoding="utf-8")
