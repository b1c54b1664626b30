from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.auction import Contract
from biritch.cards import Board, seeded
from biritch.records import Record, Remark, Table
from biritch.records.pbn import encoded, read_pbn, write_boards, write_pbn
from biritch.score import Reason, ScoreLine
from biritch.seats import BySeat, Side
from biritch.testing import boards
from tests.records.pbn.reading import FILES
from tests.records.playing import records

BOARD = Board.numbered(1, next(seeded("evening")))


def _lines(record: Record) -> list[str]:
    return write_pbn([record]).splitlines()


def test_every_line_ends_as_the_standard_asks() -> None:
    text = write_pbn([Record(board=BOARD), Record(board=BOARD)])
    assert text.endswith("\r\n")
    assert text.count("\n") == text.count("\r\n")
    assert 2 == text.count("\r\n\r\n")
    assert text.startswith("% PBN 2.1\r\n% EXPORT\r\n")


def test_a_file_with_everything_in_it_is_written_as_it_was() -> None:
    data = (FILES / "everything.pbn").read_bytes().replace(b"\r\n", b"\n")
    reading = read_pbn(data)
    assert () == reading.problems
    assert data == encoded(write_pbn(reading.records)).replace(b"\r\n", b"\n")


@given(st.lists(boards(), min_size=1, max_size=3))
def test_boards_come_back_as_they_were(dealt: list[Board]) -> None:
    reading = read_pbn(encoded(write_boards(dealt)), strict=True)
    assert tuple(dealt) == tuple(record.board for record in reading)


@given(st.lists(records(), min_size=1, max_size=2))
def test_records_come_back_as_they_were_but_for_score_lines(played: list[Record]) -> None:
    reading = read_pbn(encoded(write_pbn(played)), strict=True)
    assert [replace(record, lines=(), points_ns=record.score_ns) for record in played] == list(
        reading.records
    )


@given(st.text(max_size=30))
def test_any_text_may_stand_in_a_name_or_a_note(text: str) -> None:
    record = Record(
        board=BOARD,
        names=BySeat(text, "", "", ""),
        comments=(("Event", text),),
        tags=(("Annotator", text),),
        tables=(Table("ScoreTable", "Rank", ((text,),)),),
    )
    assert () == read_pbn(encoded(write_pbn([record]))).problems


@given(st.text(st.characters(categories=["L", "M", "N", "P", "S", "Zs"]), min_size=1))
def test_what_can_be_printed_comes_back(text: str) -> None:
    name = " ".join(text.split())
    record = Record(board=BOARD, names=BySeat(name, "", "", ""))
    (read,) = read_pbn(encoded(write_pbn([record])), strict=True)
    assert ("" if name == "?" else name) == read.names.north


def test_a_rubbers_deal_says_what_went_above_and_below_the_line() -> None:
    lines = (
        ScoreLine(Reason.TRICKS, 60, Side.NS, below=True),
        ScoreLine(Reason.OVERTRICKS, 30, Side.NS),
        ScoreLine(Reason.HONOURS, 100, Side.EW),
    )
    record = Record(
        board=BOARD, contract=Contract.parse("2HN"), tricks=9, lines=lines, form="rubber"
    )
    assert '[ScoreRubber "NS 30/60 EW 100/0"]' in _lines(record)
    assert '[Scoring "Rubber"]' in _lines(record)


def test_a_duplicate_board_says_its_score() -> None:
    lines = (ScoreLine(Reason.UNDERTRICKS, 100, Side.EW),)
    record = Record(
        board=BOARD, contract=Contract.parse("2HN"), tricks=6, lines=lines, form="duplicate"
    )
    assert '[Score "NS -100"]' in _lines(record)


def test_only_so_many_notes_can_be_numbered() -> None:
    reading = read_pbn('[Auction "N"]\n1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H *')
    (record,) = reading
    auction = record.auction
    assert auction is not None
    many = tuple(Remark(place=place, alert=True, text=f"note {place}") for place in range(1, 40))
    text = write_pbn([replace(record, calls=many)])
    assert 32 == text.count("[Note ")
    assert "=33=" not in text


@pytest.mark.parametrize("text", ["a }brace{", "x" * 600, "word " * 200])
def test_a_comment_never_breaks_the_file(text: str) -> None:
    reading = read_pbn(write_pbn([Record(board=BOARD, comments=(("", text),))]))
    assert () == reading.problems
    assert reading.records[0].comments


def test_a_comment_behind_a_tag_that_is_not_written_comes_last() -> None:
    assert "{lost}" == _lines(Record(board=BOARD, comments=(("Zeal", "lost"),)))[-2]
