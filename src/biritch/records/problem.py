"""What a reader of files found wrong, and where; reading goes on after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from biritch.errors import BiritchError

T = TypeVar("T")
MOST = 10_000  # problems told of one file; nobody reads more, and a hostile file may have millions


class Problem(Struct, frozen=True, order=True):
    """One thing wrong in a file.

    Attributes:
        file: the file's name, as its sender gave it; empty if it has none.
        line: counted from 1.
        column: counted from 1.
        code: dotted name of what is wrong, stable between releases.
        message: plain English, with the text at fault in it.
        done: what the reader did about it; empty where that is plain.

    Examples:
        >>> str(Problem("club.pbn", 3, 1, "pbn.tag", "no closing bracket"))
        'club.pbn:3:1: no closing bracket'
    """

    file: str
    line: int
    column: int
    code: str
    message: str
    done: str = ""

    def __str__(self) -> str:
        done = f"; {self.done}" if self.done else ""
        return f"{self.file or 'line'}:{self.line}:{self.column}: {self.message}{done}"


class BadFile(BiritchError, ValueError):
    """A file that was to be read strictly has something wrong in it.

    Attributes:
        problem: the first thing wrong.
    """

    default_code = "file.bad"

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem), code=problem.code, line=problem.line, column=problem.column)
        self.problem = problem


class Problems:
    """Where a reader puts what it finds; strict, it stops at the first.

    Args:
        file: the name of the file being read.
        strict: whether the first problem is raised.
    """

    def __init__(self, file: str = "", *, strict: bool = False) -> None:
        self.file = file
        self.strict = strict
        self.found: list[Problem] = []

    def add(self, place: tuple[int, int], code: str, message: str, *, done: str = "") -> None:
        """Note a problem at a line and column, and what was done about it.

        Raises:
            BadFile: if the file is read strictly.
        """
        problem = Problem(self.file, *place, code, message, done)
        if self.strict:
            raise BadFile(problem)
        if len(self.found) < MOST:
            self.found.append(problem)
        elif len(self.found) == MOST:
            more = f"more than {MOST:,} things are wrong"
            self.found.append(Problem(self.file, *place, "file.problems", more, "no more are told"))

    def add_error(self, place: tuple[int, int], error: BiritchError, *, done: str = "") -> None:
        """Note that a room refused what the file says at a line and column.

        Raises:
            BadFile: if the file is read strictly.
        """
        self.add(place, error.code, str(error), done=done)

    def in_order(self) -> tuple[Problem, ...]:
        """All that was found, from the top of the file down."""
        return tuple(sorted(self.found))


class Reading(Struct, Generic[T], frozen=True):
    """What could be read of a file, and what could not.

    Attributes:
        records: what was read, in the file's order.
        problems: what was wrong, from the top down.
    """

    records: tuple[T, ...]
    problems: tuple[Problem, ...] = ()

    def __iter__(self) -> Iterator[T]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)
