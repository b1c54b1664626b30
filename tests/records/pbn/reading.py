"""Reading a game of a few lines, for tests of one thing."""

from __future__ import annotations

from pathlib import Path

from biritch.records import Record
from biritch.records.pbn import read_pbn

FILES = Path(__file__).parents[2] / "data" / "pbn"
EVENING = "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974"


def one(*lines: str) -> Record:
    """The one record of a game that has nothing wrong with it."""
    reading = read_pbn("\n".join(lines))
    assert () == reading.problems
    (record,) = reading.records
    return record


def wrong(*lines: str) -> list[str]:
    """The code of each problem of a text, from the top down."""
    return [problem.code for problem in read_pbn("\n".join(lines)).problems]
