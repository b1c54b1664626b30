"""The family of errors: what each carries, and how it reads."""

from __future__ import annotations

import pytest

from biritch.errors import (
    BadNotation,
    BadValue,
    BiritchError,
    IllegalCall,
    IllegalPlay,
    NotAllowed,
    OutOfTurn,
    Refused,
    Stale,
)


def test_every_error_is_of_the_family() -> None:
    for kind in (BadValue, Refused, IllegalCall, IllegalPlay, OutOfTurn, NotAllowed, Stale):
        assert issubclass(kind, BiritchError)
    for kind in (IllegalCall, IllegalPlay, OutOfTurn, NotAllowed, Stale):
        assert issubclass(kind, Refused)
    assert issubclass(BadNotation, ValueError)
    assert issubclass(BadValue, ValueError)


def test_every_kind_has_a_code_of_its_own_unless_told_another() -> None:
    kinds = (BadValue, Refused, IllegalCall, IllegalPlay, OutOfTurn, NotAllowed, Stale)
    assert len({kind("why").code for kind in kinds}) == len(kinds)
    assert BadNotation("x", expected="y").code == "notation.bad"
    assert IllegalCall("why", code="call.over").code == "call.over"


def test_an_error_carries_its_law_and_the_values_at_fault() -> None:
    error = IllegalCall("1H is not sufficient", code="call.insufficient", law="18D", call="1H")
    assert (error.law, error.details) == ("18D", {"call": "1H"})
    assert str(error) == "1H is not sufficient"
    assert BadValue("no").law is None


def test_bad_notation_says_what_was_read_where_and_what_was_expected() -> None:
    error = BadNotation("S1", expected="a rank", position=1, why="there is no one")
    assert str(error) == "cannot read 'S1' at position 1: expected a rank (there is no one)"
    assert (error.text, error.position, error.expected) == ("S1", 1, "a rank")
    assert error.details == {"text": "S1", "position": 1, "expected": "a rank"}


def test_a_long_text_is_shown_shortened_but_kept_whole() -> None:
    text = "x" * 81
    error = BadNotation(text, expected="less")
    assert error.text == text
    assert error.details["text"] == "x" * 77 + "..."
    assert "x" * 80 not in str(error)
    assert "x" * 80 in str(BadNotation("x" * 80, expected="less"))


def test_errors_are_raised_and_caught_as_one_family() -> None:
    with pytest.raises(BiritchError):
        raise Stale("the board has moved on")
