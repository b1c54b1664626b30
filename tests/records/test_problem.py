from __future__ import annotations

import pytest

from biritch.errors import BadNotation
from biritch.records import BadFile, Problem, Problems, Reading


def test_problems_stand_in_the_order_of_the_file() -> None:
    problems = Problems("club.pbn")
    problems.add((7, 2), "pbn.card", "no card")
    problems.add_error((3, 1), BadNotation("Q", expected="a seat", code="notation.seat"))
    assert [(3, "notation.seat"), (7, "pbn.card")] == [
        (problem.line, problem.code) for problem in problems.in_order()
    ]


def test_a_problem_names_file_line_and_column() -> None:
    assert "club.pbn:3:1: no card" == str(Problem("club.pbn", 3, 1, "pbn.card", "no card"))
    assert "line:3:1: no card" == str(Problem("", 3, 1, "pbn.card", "no card"))


def test_strictly_the_first_is_raised_with_its_code() -> None:
    with pytest.raises(BadFile) as found:
        Problems("club.pbn", strict=True).add((3, 1), "pbn.card", "no card")
    assert ("pbn.card", 3) == (found.value.code, found.value.details["line"])
    assert isinstance(found.value, ValueError)


def test_a_reading_counts_and_gives_its_records() -> None:
    reading = Reading(("a", "b"))
    assert (2, ["a", "b"], ()) == (len(reading), list(reading), reading.problems)
