from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.records import Problems, Reading, Record
from biritch.records.lin import read_lin
from biritch.records.pbn import read_pbn
from biritch.records.source import LONGEST, lines_of, texts_of


@given(
    st.lists(st.text(st.characters(exclude_characters="\r\n\x1a\0\ufeff", codec="utf-8"))),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_lines_are_the_same_from_any_machine(lines: list[str], end: str) -> None:
    text = end.join(["first", *lines, "last"])
    for source in (text, text.encode(), io.BytesIO(text.encode())):
        assert ["first", *lines, "last"] == list(lines_of(source, Problems(strict=True)))


@pytest.mark.parametrize(
    "data",
    [
        "Łódź\nMalmö".encode(),
        "Łódź\nMalmö".encode("utf-8-sig"),
        "Łódź\nMalmö".encode("utf-16"),
        b"\xff\xfe" + "Łódź\nMalmö".encode("utf-16-le"),
        b"\xfe\xff" + "Łódź\nMalmö".encode("utf-16-be"),
    ],
)
def test_a_file_says_its_encoding_or_can_only_be_in_one(data: bytes) -> None:
    assert ["Łódź", "Malmö"] == list(lines_of(data, Problems()))


def test_each_line_may_be_in_an_encoding_of_its_own() -> None:
    data = "Łódź\n".encode() + "Malmö\n".encode("latin-1") + b"\x93quoted\x94\x1a"
    assert ["Łódź", "Malmö", "“quoted”"] == list(lines_of(data, Problems()))


def test_a_file_copied_once_too_often_has_no_empty_lines_between_its_lines() -> None:
    for source in ("one\r\r\ntwo", b"one\r\r\ntwo"):
        assert ["one", "two"] == list(lines_of(source, Problems(strict=True)))


def test_a_line_torn_between_two_blocks_is_whole() -> None:
    text = ("x" * 1000 + "é\r\n") * 700
    assert text.replace("\r\n", "\n") == "".join(
        texts_of(io.BytesIO(text.encode()), Problems(strict=True))
    )


class Endless(io.RawIOBase):
    """A line of so many bytes, without holding them."""

    def __init__(self, size: int) -> None:
        self.left = size

    def read(self, size: int = -1) -> bytes:
        block = b"x" * min(self.left, size)
        self.left -= len(block)
        return block


def test_a_line_of_a_hundred_million_bytes_is_cut_and_reported() -> None:
    problems = Problems()
    kept = sum(map(len, texts_of(Endless(100_000_000), problems)))  # type: ignore[arg-type]
    assert LONGEST == kept
    assert ["file.long"] == [problem.code for problem in problems.found]


@pytest.mark.parametrize("read", [read_pbn, read_lin])
@pytest.mark.parametrize(
    "data",
    [
        b"x" * 3_000_000, b"|" * 300_000, b"[" * 300_000, b"{" * 300_000, b'"' * 300_000,
        b"\n" * 500_000, b"{\n\n" * 100_000, b"[Deal\n" * 20_000, b"abc|" * 100_000, b"]" * 200_000,
    ],
    ids=["letters", "bars", "brackets", "braces", "quotes", "lines", "comments", "tags", "words", "ends"],
)  # fmt: skip
def test_a_hostile_file_is_read_and_reported(
    read: Callable[[bytes], Reading[Record]], data: bytes
) -> None:
    assert not any(len(hand) for record in read(data) for hand in record.board.deal)
