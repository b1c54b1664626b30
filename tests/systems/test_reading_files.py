"""A system file: what it may say, and what a reader is told when it says something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from biritch.auction import Auction
from biritch.cards import Hand
from biritch.errors import BadNotation, BadValue
from biritch.systems import NAMES, System, library
from biritch.systems.book import Book, read_book
from biritch.systems.line import read_line
from biritch.systems.steps import read_steps

WEAK = "system weak\nopening\n  1NT  balanced, hcp 12-14 | nat\n"


def book_of(text: str) -> Book:
    def opener(name: str) -> str:
        if name != "mine":
            raise FileNotFoundError(name)
        return text

    return read_book("mine", opener)


def call(text: str, hand: str, auction: str = "N:") -> str:
    return str(System(book_of(text)).bid(Hand.parse(hand), Auction.parse(auction)).call)


def test_three_lines_are_a_system() -> None:
    assert call(WEAK, "KJ5.QT8.AJ42.Q73") == "1NT"
    assert call(WEAK, "KJ5.QT8.AJ42.AQ3") == "P"


def test_the_first_line_that_fits_is_the_call() -> None:
    text = "opening\n  1S  spades 4+\n  1H  hearts 4+\n"
    assert call(text, "KJ52.QT82.AJ4.Q7") == "1S"
    assert call("opening\n  1H  hearts 4+\n  1S  spades 4+\n", "KJ52.QT82.AJ4.Q7") == "1H"


def test_what_stands_under_a_call_answers_it() -> None:
    text = "opening\n  1S  spades 5+\n    2S  spades 3+\n      4S  hcp 16+\n    (X)\n      XX  hcp 10+\n"
    assert call(text, "K52.QT82.AJ4.Q73", "N:1S P") == "2S"
    assert call(text, "AK752.AT8.AJ4.Q7", "N:1S P 2S P") == "4S"
    assert call(text, "K52.QT82.AJ4.Q73", "N:1S X") == "XX"


def test_a_letter_is_one_suit_from_the_first_time_on() -> None:
    text = "after 1M (P)\n  2M  M 3+\n  2oM  oM 5+\n"
    assert call(text, "K52.QJT82.AJ4.Q7", "N:1H P") == "2H"
    assert call(text, "52.QJT82.AJ4.Q73", "N:1S P") == "2H"


def test_of_several_suits_a_hand_bids_the_longest() -> None:
    text = "opening\n  1x  x 4+\n"
    assert call(text, "K52.QJT82.AJ42.Q") == "1H"
    assert call(text, "KJ752.QJT82.A.Q7") == "1S"
    assert call(text, "KJ75.QJT8.A4.Q73") == "1H"


def test_an_answer_may_be_given_by_the_name_of_what_was_said() -> None:
    text = "opening\n  1NT  balanced, hcp 15-17 | :flat\nafter :flat (P)\n  3NT  hcp {25-low}+\nafter :flat (X)\n  P any\n"
    assert call(text, "KJ5.QT8.AJ42.AQ3", "N:1NT P") == "3NT"


def test_a_file_that_speaks_instead_silences_those_it_includes() -> None:
    text = "after 1S (P) instead\n  2C  hcp 12+\nafter 1S (P)\n  P any\n"
    book = book_of(text)
    (spades,) = (node for step, node in book.root.edges.items() if step.text == "1S")
    (passed,) = spades.edges.values()
    assert passed.instead == "mine"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("opening\n  1Z  hcp 12+\n", 2, "a call such as 1M"),
        ("opening\n  1S  spades five\n", 2, "a range"),
        ("opening\n  1S  spades 5+ | strong\n", 2, "a mark"),
        ("opening\n  1S  spades 5+ | if tuesday\n", 2, "a condition"),
        ("opening\n  1S  hcp {25-lots}+\n", 2, "a sum of"),
        ("  1S  spades 5+\n", 1, "a heading"),
        ("sometimes\n  1S  spades 5+\n", 1, "opening, after"),
        ("after 1S (2H\n  P any\n", 1, "a call such as"),
        ("let Strong\n", 1, "let name = constraint"),
        ("include elsewhere\n", 1, "the name of a system file"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int, expected: str) -> None:
    problem = book_of(text).problems[0]
    assert (problem.file, problem.line) == ("mine", line)
    assert expected in problem.message
    with pytest.raises(BadNotation, match=f"mine, line {line}"):
        System(book_of(text))


def test_reading_goes_on_past_what_cannot_be_read() -> None:
    book = book_of("opening\n  1Z  hcp 12+\n  1NT  balanced\n  2Y  any\n")
    assert [problem.line for problem in book.problems] == [2, 4]
    assert [line.call for line in book.root.lines] == ["1NT"]


def test_a_pass_between_two_calls_of_ours_need_not_be_written() -> None:
    assert [step.text for step in read_steps("1M 2NT (X) P")] == ["1M", "(P)", "2NT", "(X)", "P"]


def test_a_line_may_say_its_text_in_three_languages() -> None:
    line = read_line('2C  any | art "ask" / "питання" / "вопрос"', file="", number=1)
    assert line.texts == ("ask", "питання", "вопрос")


@pytest.mark.parametrize("name", NAMES)
def test_each_system_of_the_house_can_be_read_and_is_called_in_three_languages(name: str) -> None:
    system = library(name)
    assert system.name == name
    assert len(system.titles) == 3


def test_a_system_that_is_not_there_is_refused_by_its_name() -> None:
    with pytest.raises(BadValue, match="beryozka"):
        library("beryozka")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "noise.system"
    place.write_bytes(b"\xda\x00system")
    with pytest.raises(BadNotation, match="expected a text in UTF-8"):
        System.load(place)
