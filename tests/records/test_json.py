from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import Contract
from biritch.cards import Board, seeded
from biritch.records import BadFile, Record
from biritch.records.json import read_json, write_json
from biritch.records.pbn import read_pbn
from biritch.records.spelt import records_schema
from biritch.score import Reason, ScoreLine
from biritch.seats import Side
from tests.cli.shapes import disagreements
from tests.records.pbn.reading import FILES
from tests.records.playing import records

PUBLISHED = files("biritch.records") / "schemas" / "records.json"
BOARD = Board.numbered(1, next(seeded("evening")))


@given(st.lists(records(), max_size=2))
def test_records_come_back_as_they_were(played: list[Record]) -> None:
    assert tuple(played) == read_json(write_json(played), strict=True).records


def test_score_lines_come_back_too() -> None:
    lines = (
        ScoreLine(Reason.TRICKS, 60, Side.NS, below=True, law="R81", tricks=2),
        ScoreLine(Reason.HONOURS, 100, Side.EW),
    )
    record = Record(board=BOARD, contract=Contract.parse("2HN"), tricks=8, lines=lines)
    assert (record,) == read_json(write_json([record]), strict=True).records


def test_the_published_shape_is_the_one_of_the_code() -> None:
    assert records_schema() == PUBLISHED.read_bytes()


@pytest.mark.parametrize("path", sorted(FILES.glob("*.pbn")), ids=lambda path: path.name)
def test_what_is_written_is_of_the_published_shape(path: Any) -> None:
    shape = json.loads(PUBLISHED.read_bytes())
    written = json.loads(write_json(read_pbn(path.read_bytes()).records))
    assert 1 == written["format"]
    assert [] == disagreements(written, shape, shape)


def test_a_record_is_written_so_that_a_player_can_read_it() -> None:
    record = read_pbn((FILES / "everything.pbn").read_bytes()).records[1]
    written = json.loads(write_json([record]))["records"][0]
    assert {"seat": "E", "call": "1H", "law": "29A"} == written["auction"]["calls"][3]
    assert {"seat": "N", "card": "C3", "law": "63"} == written["play"]["cards"][10]
    assert ("4HE", 7) == (written["contract"], written["tricks"])


def _changed(**changes: object) -> bytes:
    written = json.loads(write_json([read_pbn((FILES / "export.pbn").read_bytes()).records[0]]))
    record = written["records"][0]
    for path, value in changes.items():
        *way, last = path.split("__")
        place = record
        for step in way:
            place = place[int(step) if step.isdigit() else step]
        place[int(last) if last.isdigit() else last] = value
    return json.dumps(written).encode()


@pytest.mark.parametrize(
    "data",
    [
        _changed(board__number=0),
        _changed(board__deal="N:A... A... - -"),
        _changed(contract="8H"),
        _changed(tricks=14),
        _changed(auction__calls__1__call="1C"),
        _changed(auction__calls__1__seat="S"),
        _changed(play__cards__1__card="HA"),
        _changed(play__cards__0__seat="N"),
        _changed(names=3),
    ],
)
def test_a_record_that_cannot_be_is_left_out_and_reported(data: bytes) -> None:
    reading = read_json(data, file="cup.json")
    assert 0 == len(reading)
    assert ["json.record"] == [problem.code for problem in reading.problems]
    with pytest.raises(BadFile):
        read_json(data, strict=True)


DEEP = b"[" * 1_000_000


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b'{"format":2,"records":[]}', b"\xff", "{", b'{"format":1,"records":' + DEEP],
    ids=lambda data: repr(data[:40]),
)
def test_what_is_no_file_of_records_is_one_problem(data: bytes | str) -> None:
    reading = read_json(data)
    assert ["json.shape"] == [problem.code for problem in reading.problems]


def test_a_record_that_is_deeper_than_any_reader_is_left_out_and_reported() -> None:
    deep = b'{"format":1,"records":[{"board":' + DEEP[:900] + b"]" * 900 + b"}]}"
    assert ["json.record"] == [problem.code for problem in read_json(deep).problems]


def test_what_a_later_program_adds_is_passed_over() -> None:
    assert 1 == len(read_json(_changed(weather="fine"), strict=True))
