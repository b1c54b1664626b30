"""What the checker finds in a system that can be read."""

from __future__ import annotations

import pytest

from biritch.systems import NAMES, System, library
from biritch.systems.book import Problem, read_book
from biritch.systems.lint import lint


def problems(text: str) -> list[tuple[str, int]]:
    found: tuple[Problem, ...] = lint(System(read_book("mine", lambda _: text)), moments=20)
    return [(problem.code, problem.line) for problem in found]


def test_a_line_that_better_lines_leave_no_hand_is_unreachable() -> None:
    text = "opening\n  1S  spades 5+\n  2S  spades 6, hcp 5-10\n  P any\n"
    assert problems(text) == [("system.unreachable", 3)]


def test_a_forcing_call_needs_an_answer() -> None:
    text = "opening\n  1S  spades 5+ | F1\n  P any\n"
    assert problems(text) == [("system.unanswered", 1)]


def test_hands_that_must_not_pass_and_have_no_line_are_a_gap() -> None:
    text = "opening\n  1S  spades 5+ | F1\n    2S  spades 3+\n  P any\n"
    assert ("system.gap", 3) in problems(text)


def test_one_call_of_two_meanings_with_different_answers_is_ambiguous() -> None:
    text = (
        "opening\n  1NT  balanced, hcp 15-17 | :flat\n"
        "after :flat (P)\n  4NT  spades 6+ | ask :ask-aces\n  4NT  hcp 16+ | inv :slam-invite\n  P any\n"
        "after :ask-aces (P)\n  5C any\nafter :slam-invite (P)\n  P any\n"
    )
    assert ("system.ambiguous", 5) in problems(text)


def test_a_sound_system_has_no_problem() -> None:
    assert problems("opening\n  1S  spades 5+\n    2S  spades 3+\n    P any\n  P any\n") == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_systems_of_the_house_are_sound(name: str) -> None:
    assert () == lint(library(name))
