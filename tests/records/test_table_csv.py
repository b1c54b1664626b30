from __future__ import annotations

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.cards import Board, seeded
from biritch.records import BadFile, Record
from biritch.records.pbn import read_pbn
from biritch.records.table_csv import read_csv, write_csv
from biritch.seats import BySeat
from tests.records.kept import kept
from tests.records.playing import records

BOARD = Board.numbered(3, next(seeded("x")))


def test_a_real_file_holds_the_sixteen_deals_and_is_written_back_byte_for_byte() -> None:
    data = kept("sixteen-deals.csv")
    reading = read_csv(data, strict=True)
    sixteen = [record.board for record in read_pbn(kept("../pbn/sixteen-deals.pbn"))]
    assert sixteen == [record.board for record in reading]
    assert data.decode() == write_csv(reading.records)


@pytest.mark.parametrize("between", [";", "\t", ","])
def test_other_marks_may_part_the_columns_and_a_row_of_headings_is_passed_over(
    between: str,
) -> None:
    text = write_csv([Record(board=BOARD)]).replace('"', "").replace(",", between)
    headings = between.join(f"column {chr(97 + place)}" for place in range(18))
    assert (BOARD,) == tuple(each.board for each in read_csv(f"{headings}\n{text}", strict=True))


def test_deals_as_pbn_writes_them_may_stand_in_the_first_column() -> None:
    text = f"{BOARD.deal},1,2,3\n{BOARD.deal}\n"
    first, second = read_csv(text, strict=True).records
    assert (1, 2) == (first.board.number, second.board.number)
    assert (BOARD.deal, (("Csv", "1,2,3"),)) == (first.board.deal, first.tags)


@given(records())
def test_names_and_results_come_back(record: Record) -> None:
    held = replace(
        record,
        auction=None, calls=(), play=None, cards=(), event="", tags=(), comments=(),
    )  # fmt: skip
    (read,) = read_csv(write_csv([held]), strict=True)
    assert held == read


@pytest.mark.parametrize(
    "name", ["=1+1", "+380", "-x", "@SUM(A1)", "'=x", "''", "=cmd|' /C calc'!A0"]
)
def test_no_name_is_a_formula_to_a_spreadsheet(name: str) -> None:
    record = Record(board=BOARD, names=BySeat(name, "", "", ""))
    text = write_csv([record])
    assert all(cell[:1] not in tuple("=+-@\t\r") for row in csv.reader([text]) for cell in row)
    assert name == read_csv(text).records[0].names.north


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("AK,QJ,T9,8 7", "csv.row"),
        ("Z" + ",1" * 17, "notation.holding"),
        ("A" + ",K" * 15 + ",0,N/-", "csv.number"),
        ("A,,,,A" + "," * 12 + "1,N/-", "deal.twice"),
        ("A" + "," * 16 + "1,Q/-", "notation.seat"),
        ("A" + "," * 16 + "1,N/x", "notation.vulnerability"),
    ],
)
def test_what_is_wrong_is_found(row: str, code: str) -> None:
    assert [code] == [problem.code for problem in read_csv("\n" + row).problems]
    with pytest.raises(BadFile):
        read_csv("\n" + row, strict=True)


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_anything_is_read(data: str | bytes) -> None:
    write_csv(read_csv(data).records)
