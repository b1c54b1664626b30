from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.cards import Board, seeded
from biritch.records import BadFile, Record
from biritch.records.usebio import read_usebio, write_usebio
from biritch.seats import BySeat
from tests.records.kept import kept
from tests.records.playing import records

ONE_HAND = (
    "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><HAND><SPADES>AA</SPADES>"
    "<DIRECTION>North</DIRECTION></HAND></BOARD>"
)


def wrong(text: str) -> list[str]:
    return [problem.code for problem in read_usebio(text).problems]


def line(inside: str, *, board: str = "<BOARD_NUMBER>1</BOARD_NUMBER>") -> str:
    return (
        f"<USEBIO><EVENT><BOARD>{board}<TRAVELLER_LINE>{inside}</TRAVELLER_LINE>"
        "</BOARD></EVENT></USEBIO>"
    )


def test_an_evening_of_pairs_is_a_record_for_every_line_of_every_traveller() -> None:
    reading = read_usebio(kept("pairs.xml"), strict=True)
    played, passed, adjusted, down = reading.records
    assert ("3NTN+1", 430, "Nan", "Will") == (
        str(played.result),
        played.points_ns,
        played.names.north,
        played.names.west,
    )
    assert (True, 0) == (passed.passed_out, passed.points_ns)
    assert (None, None, "A6040") == (
        adjusted.contract,
        adjusted.points_ns,
        dict(adjusted.tags)["AdjustedScore"],
    )
    assert ("4HXE-1", 100) == (str(down.result), down.points_ns)
    assert ("Monday Pairs", "Bison & Heron", "2026-03-30", "MP") == (
        played.event,
        played.site,
        played.date,
        played.scoring,
    )
    assert {"Lead": "HK", "PairNS": "1", "Section": "A", "MatchPointsNS": "2"}.items() <= dict(
        played.tags
    ).items()


def test_hands_that_are_there_are_read() -> None:
    played = read_usebio(kept("pairs.xml")).records[0]
    assert "N:765.QT98.A32.AKQ 43.765.7654.8432 - -" == str(played.board.deal)


def test_a_match_of_teams_has_the_names_of_both() -> None:
    (record,) = read_usebio(kept("teams.xml"), strict=True).records
    assert ("4SXS=", "IMP") == (str(record.result), record.scoring)
    assert BySeat("Nan", "Ed", "Sue", "Will") == record.names
    assert {"HomeTeam": "Bison", "VisitTeam": "Heron", "Round": "3"}.items() <= dict(
        record.tags
    ).items()


def test_an_individual_names_each_of_the_four() -> None:
    people = "".join(
        f"<PLAYER><PLAYER_NUMBER>{number}</PLAYER_NUMBER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER>"
        for number, name in enumerate(("Nan", "Ed", "Sue", "Will"), start=1)
    )
    seats = "".join(
        f"<{seat}_PLAYER_NUMBER>{number}</{seat}_PLAYER_NUMBER>"
        for number, seat in enumerate(("NORTH", "EAST", "SOUTH", "WEST"), start=1)
    )
    text = line(seats + "<CONTRACT>PASS</CONTRACT>").replace(
        "<EVENT>", f"<EVENT><PARTICIPANTS>{people}</PARTICIPANTS>"
    )
    assert BySeat("Nan", "Ed", "Sue", "Will") == read_usebio(text).records[0].names


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no XML at all", "xml.broken"),
        ("<USEBIO><EVENT>", "xml.broken"),
        ("<HTML></HTML>", "usebio.root"),
        ("<USEBIO>" + "<A>" * 60, "xml.deep"),
        (line("<CONTRACT>8S</CONTRACT><PLAYED_BY>N</PLAYED_BY>"), "notation.contract"),
        (line("<CONTRACT>4S</CONTRACT><PLAYED_BY>Q</PLAYED_BY>"), "notation.seat"),
        (line("", board="<BOARD_NUMBER>one</BOARD_NUMBER>"), "usebio.board"),
        (
            line(
                "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>430</SCORE>"
            ),
            "record.score",
        ),
        (
            f"<USEBIO><HANDSET>{ONE_HAND}</HANDSET></USEBIO>",
            "notation.holding",
        ),
    ],
)
def test_what_is_wrong_is_found(text: str, code: str) -> None:
    assert code in wrong(text)
    with pytest.raises(BadFile):
        read_usebio(text, strict=True)


@pytest.mark.parametrize(
    "trap",
    [
        '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><USEBIO>&b;</USEBIO>',
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><USEBIO>&a;</USEBIO>',
    ],
)
def test_what_an_xml_text_can_do_to_its_reader_is_refused(trap: str) -> None:
    reading = read_usebio(trap)
    assert ((), ["xml.hostile"]) == (reading.records, [each.code for each in reading.problems])


def test_what_stands_before_a_break_is_read() -> None:
    text = line("<CONTRACT>PASS</CONTRACT>").replace("</BOARD>", "</BOARD><")
    reading = read_usebio(text)
    assert (1, "xml.broken") == (len(reading), reading.problems[0].code)


def test_boards_nobody_played_are_hands_alone() -> None:
    record = Record(board=Board.numbered(4, next(seeded("x"))), site="Bison")
    assert (record.board,) == tuple(
        each.board for each in read_usebio(write_usebio([record]), strict=True)
    )


@pytest.mark.parametrize("name", ["pairs.xml", "teams.xml"])
def test_a_file_comes_back(name: str) -> None:
    reading = read_usebio(kept(name))
    again = read_usebio(write_usebio(reading.records), strict=True)
    assert write_usebio(reading.records) == write_usebio(again.records)
    assert [(each.names, each.result, each.points_ns) for each in reading if each.is_played] == [
        (each.names, each.result, each.points_ns) for each in again
    ][: sum(each.is_played for each in reading)]


@given(records())
def test_what_was_played_comes_back(record: Record) -> None:
    (read,) = read_usebio(write_usebio([record]), strict=True)
    assert (record.result, record.passed_out, record.names, record.board.deal) == (
        read.result,
        read.passed_out,
        read.names,
        read.board.deal,
    )


@given(st.text(max_size=60))
def test_any_text_may_stand_in_a_name(text: str) -> None:
    record = Record(board=Board.numbered(1, next(seeded("x"))), passed_out=True, event=text)
    record = replace(record, names=BySeat(text, "", "", ""))
    assert () == read_usebio(write_usebio([record])).problems


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_anything_is_read(data: bytes | str) -> None:
    read_usebio(data)


@given(st.integers(0, 10**6), st.integers(0, 255), st.integers(0, 60))
def test_a_real_file_with_some_of_it_changed_is_read(place: int, byte: int, lost: int) -> None:
    data = bytearray(kept("pairs.xml"))
    place %= len(data)
    data[place : place + lost] = bytes((byte,))
    write_usebio(read_usebio(bytes(data)).records)
