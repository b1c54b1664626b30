from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Board
from biritch.records import Record
from biritch.records.deals_txt import read_txt, write_txt
from biritch.testing import boards
from tests.records.pbn.reading import EVENING


def test_deals_are_found_in_a_letter() -> None:
    text = f'Dear Nan, I held this: PBN 0 0 4 2 "{EVENING}"\nand the week before {EVENING}. Yours'
    reading = read_txt(text, strict=True)
    assert [(1, EVENING), (2, EVENING)] == [
        (record.board.number, str(record.board.deal)) for record in reading
    ]


def test_a_text_without_deals_is_reported_and_a_card_twice_too() -> None:
    assert ["txt.none"] == [each.code for each in read_txt("nothing").problems]
    assert ["deal.twice", "txt.none"] == sorted(
        each.code for each in read_txt("N:A... A... - -").problems
    )


@given(st.lists(boards(), min_size=1, max_size=3))
def test_deals_come_back(dealt: list[Board]) -> None:
    written = write_txt(Record(board=board) for board in dealt)
    assert [board.deal for board in dealt] == [each.board.deal for each in read_txt(written)]


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_anything_is_read(data: str | bytes) -> None:
    read_txt(data)
