from __future__ import annotations

from biritch.analysis import Makes, Par, par
from biritch.cards import Board, Deal, Strain
from biritch.records import Record, Table
from biritch.records.json import read_json, write_json
from biritch.records.pbn import read_pbn, write_pbn
from biritch.records.solved import with_makes
from biritch.score import Result
from biritch.seats import Seat, Vulnerability

# A board of a championship as its published file has it, by declarer N S E W, NT S H D C.
ROWS = "746b5 747b5 58627 58627".replace(" ", "")
DEAL = Deal.parse("N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3")
RECORD = Record(board=Board(3, Seat.NORTH, Vulnerability.NONE, DEAL))


def makes_of(digits: str) -> Makes:
    return Makes.of(
        lambda seat, strain: int(
            digits["NSEW".index(seat.value) * 5 + ["NT", "S", "H", "D", "C"].index(strain.value)],
            16,
        )
    )


def test_the_makes_stand_in_a_pbn_file_as_hand_records_have_them() -> None:
    makes = makes_of(ROWS)
    assert 11 == makes[Seat.SOUTH, Strain.DIAMONDS]
    found = with_makes(RECORD, makes, par(makes, Vulnerability.NONE, Seat.NORTH))
    lines = write_pbn([found]).splitlines()
    assert f'[DoubleDummyTricks "{ROWS}"]' in lines
    assert '[OptimumScore "NS 400"]' in lines
    assert '[ParContract "NS 5D"]' in lines
    start = lines.index('[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]')
    assert ["N NT  7", "N  S  4", "N  H  6", "N  D 11", "N  C  5", "S NT  7"] == lines[
        start + 1 : start + 7
    ]
    assert ["W NT  5", "W  S  8", "W  H  6", "W  D  2", "W  C  7"] == lines[start + 16 : start + 21]


def test_what_was_written_is_read_back() -> None:
    makes = makes_of(ROWS)
    found = with_makes(RECORD, makes, par(makes, Vulnerability.NONE, Seat.NORTH))
    assert (found,) == read_json(write_json([found])).records
    (read,) = read_pbn(write_pbn([found])).records
    assert found.tables == read.tables
    assert set(found.tags) <= set(read.tags)


def test_makes_that_were_there_give_way_and_all_else_stays() -> None:
    old = Record(
        board=RECORD.board,
        tags=(("OptimumScore", "NS 0"), ("Room", "Open")),
        tables=(
            Table("OptimumResultTable", "Declarer", (("N",),)),
            Table("ScoreTable", "Rank", (("1",),)),
        ),
    )
    found = with_makes(old, makes_of(ROWS))
    assert {"DoubleDummyTricks": ROWS, "Room": "Open"} == dict(found.tags)
    assert ["OptimumResultTable", "ScoreTable"] == [table.name for table in found.tables]
    assert 20 == len(found.tables[0].rows)


def test_only_the_hands_that_may_declare_are_named() -> None:
    contracts = tuple(map(Result.parse, ("5DXE-3", "5DXW-3", "4SXE-2")))
    found = with_makes(RECORD, makes_of(ROWS), Par(500, contracts))
    assert "EW 5DX-3; E 4SX-2" == dict(found.tags)["ParContract"]
    assert "Pass" == dict(with_makes(RECORD, makes_of(ROWS), Par(0, ())).tags)["ParContract"]
