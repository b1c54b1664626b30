from __future__ import annotations

import pytest

from biritch.records import Problems
from biritch.records.pbn.elements import Comment, Gap, Tag, Word, scan, tidied


def _scan(text: str) -> list[Tag | Word | Comment | Gap]:
    return list(scan(text, Problems(strict=True)))


def _codes(text: str) -> list[str]:
    problems = Problems()
    list(scan(text, problems))
    return [problem.code for problem in problems.found]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_every_machine_are_read_alike(end: str) -> None:
    assert [
        Tag((1, 1), "Board", "1"),
        Word((2, 1), "1H"),
        Gap((3, 1)),
        Tag((4, 1), "Board", "2"),
    ] == _scan(end.join(['[Board "1"]', "1H", " \t", '[Board "2"]']))


def test_several_tags_may_share_a_line_and_one_may_take_several() -> None:
    assert [Tag((1, 1), "Board", "1"), Tag((1, 12), "Dealer", "N")] == _scan(
        '[Board "1"][Dealer\n"N"\n]'
    )


def test_a_quote_and_a_backslash_in_a_value_are_escaped_and_a_suit_stays_a_suit() -> None:
    assert [Tag((1, 1), "Note", r'1:"long" \S \ ')] == [
        Tag(tag.place, tag.name, tag.value + " ")
        for tag in _scan(r'[Note "1:\"long\" \S \\"]')
        if isinstance(tag, Tag)
    ]


def test_a_comment_may_hold_empty_lines_percent_signs_and_an_opening_brace() -> None:
    text = '{one {\n\n%two;\n}[Board "1"]; three } {'
    assert [
        Comment((1, 1), "one {\n\n%two;"),
        Tag((4, 2), "Board", "1"),
        Comment((4, 13), "three } {"),
    ] == _scan(text)


def test_a_line_that_begins_with_a_percent_sign_is_passed_over() -> None:
    assert [Word((2, 2), "%1")] == _scan("% PBN 2.1\n %1\n%{\n%")


def test_words_and_strings_of_a_table_are_told_apart() -> None:
    assert [Word((1, 1), "1"), Word((1, 3), "a b", quoted=True), Word((1, 9), "")] == [
        Word(word.place, word.text, word.quoted and bool(word.text))
        for word in _scan('1 "a b" ""')
        if isinstance(word, Word)
    ]


def test_a_drawing_in_a_comment_keeps_its_indent() -> None:
    assert "    S K2\n  H A" == tidied("\n    S K2  \n  H A\n\n")
    assert "one line" == tidied("  one line ")


@pytest.mark.parametrize(
    ("text", "codes", "found"),
    [
        ("[Board 7]", ["pbn.tag"], [("Board", "7")]),
        ('[Board "7"', ["pbn.tag"], [("Board", "7")]),
        ('[Board "7', ["pbn.tag"], [("Board", "7")]),
        ('[Event "the "Bison" Cup"]', ["pbn.tag"], [("Event", 'the "Bison" Cup')]),
        ('[]\n[Board "7"]', ["pbn.tag"], [("Board", "7")]),
        ("[Board", ["pbn.tag"], [("Board", "")]),
        ('] [Board "7"] }', ["pbn.stray", "pbn.stray"], [("Board", "7")]),
        ('{ no end\n\n[Board "7"]', ["pbn.comment"], [("Board", "7")]),
        ('[Board "7"] "no end\n[Dealer "N"]', ["pbn.string"], [("Board", "7"), ("Dealer", "N")]),
    ],
)
def test_reading_goes_on_after_what_is_wrong(
    text: str, codes: list[str], found: list[tuple[str, str]]
) -> None:
    assert codes == _codes(text)
    tags = [each for each in scan(text, Problems()) if isinstance(each, Tag)]
    assert found == [(tag.name, tag.value) for tag in tags]


def test_a_long_line_in_a_problem_is_cut() -> None:
    problems = Problems()
    list(scan("[" + "x" * 200, problems))
    assert problems.found[0].message.endswith("...")


def test_a_hostile_text_is_read_in_one_pass() -> None:
    for text in (
        "[" * 20_000 + "\n" + '["' + " " * 100_000 + "\n" + "{" * 20_000,
        "{\n\n" * 100_000,
    ):
        assert _codes(text)[-1] in ("pbn.comment", "file.problems")
