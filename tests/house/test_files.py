from __future__ import annotations

import re

from tests.house.tree import ROOT, named, python_files, source_files, tracked_files

# Written by a program from the Python types, so its length is nobody's reading.
GENERATED = {"web/src/wire.ts"}
NO_BRIDGE_NAME = {
    "common", "helper", "helpers", "manager", "managers", "misc", "model", "models", "service",
    "services", "util", "utils",
}  # fmt: skip
# Spelt in halves, so that this file does not say what it forbids.
WORKPLACES = re.compile(
    r"(?<![\w.])/(?:wo" r"rk|ho" r"me/\w+|ro" r"ot)/\w|\.\./sha" r"red/|\.libr" r"ary/"
)
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME)\b|@pytest\.mark\.ski" r"p\b")
BINARY = {".png", ".woff2", ".woff", ".ttf", ".ico", ".webp", ".jpg", ".pdf"}


def test_no_source_file_is_longer_than_four_hundred_lines() -> None:
    lengths = {
        named(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in source_files()
        if named(path) not in GENERATED
    }
    assert {} == {name: lines for name, lines in lengths.items() if lines > 400}


def test_every_file_and_room_has_a_name_that_a_bridge_player_knows() -> None:
    sources = (ROOT / "src", ROOT / "web" / "src")
    nameless = [
        named(path)
        for path in tracked_files()
        if any(path.is_relative_to(place) for place in sources)
        and NO_BRIDGE_NAME & {part.split(".")[0].lower() for part in path.parts[-2:]}
    ]
    assert [] == nameless


def test_nothing_that_is_kept_names_the_place_where_it_was_written() -> None:
    found = [
        f"{named(path)}: {match.group()}"
        for path in tracked_files()
        if path.is_file() and path.suffix not in BINARY and path.name != "package-lock.json"
        for match in WORKPLACES.finditer(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert [] == found


def test_nothing_is_left_unfinished_or_switched_off() -> None:
    found = [
        f"{named(path)}: {match.group()}"
        for path in [*source_files(), *python_files("tests")]
        for match in UNFINISHED.finditer(path.read_text(encoding="utf-8"))
    ]
    assert [] == found


def test_nothing_built_is_kept() -> None:
    built = re.compile(r"\.(?:min\.js|whl|so|pyc|sqlite3?|db)$")
    assert [] == [named(path) for path in tracked_files() if built.search(path.name)]
