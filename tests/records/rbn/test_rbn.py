from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.records import BadFile, Record, Remark
from biritch.records.rbn import read_rbn, write_rbn
from biritch.seats import BySeat, Seat, Vulnerability
from tests.records.kept import kept
from tests.records.pbn.reading import EVENING
from tests.records.playing import records

HANDS = "H W:J74.T98654.5.974:Q65.K.KJT64.JT83:98.AJ2.AQ82.AQ65:"


def one(*lines: str) -> Record:
    reading = read_rbn("\n".join(lines))
    assert () == reading.problems
    (record,) = reading.records
    return record


def wrong(*lines: str) -> list[str]:
    return [problem.code for problem in read_rbn("\n".join(lines)).problems]


def test_an_evening_of_two_rooms_is_read() -> None:
    first, second, third = read_rbn(kept("evening.rbn"), strict=True).records
    assert ("3NTN=", "3NTN-1", True) == (
        str(first.result),
        str(second.result),
        third.passed_out,
    )
    assert BySeat("Nan", "Ed", "Sue", "Will") == first.names
    assert BySeat("Nora", "Eve", "Stan", "Wes") == second.names == third.names
    assert ("Spring: the Cup", "Kyiv:Bison Club", "2026-03-31") == (
        first.event,
        first.site,
        first.date,
    )
    assert ("IMP", "duplicate") == (first.scoring, first.form)
    tags = dict(first.tags)
    assert ("Bison", "Heron", "F:2", "Open") == (
        tags["HomeTeam"],
        tags["VisitTeam"],
        tags["Stage"],
        tags["Room"],
    )
    assert "Closed" == dict(second.tags)["Room"]
    assert (("Deal", "It was\na cold night"),) == first.comments


def test_what_a_board_does_not_say_it_takes_from_the_board_before() -> None:
    first, second, third = read_rbn(kept("evening.rbn")).records
    assert first.board == second.board
    assert (18, Seat.EAST, Vulnerability.NS) == (
        third.board.number,
        third.board.dealer,
        third.board.vulnerable,
    )
    assert not any(len(hand) for hand in third.board.deal)


def test_alerts_signs_and_notes_stand_at_their_calls_and_cards() -> None:
    first = read_rbn(kept("evening.rbn")).records[0]
    assert (
        Remark(place=3, text="four or more"),
        Remark(place=5, alert=True),
        Remark(place=7, signs=(1,)),
    ) == first.calls
    assert (Remark(place=2, text="low from three"),) == first.cards
    assert "E:H5 H4 HA H8 W:DK DA D7 D8" == str(first.play)


def test_the_fourth_hand_may_be_left_out_behind_its_colon() -> None:
    assert EVENING == str(one("B 1", HANDS).board.deal)
    assert not len(one("B 1", HANDS.removesuffix(":")).board.deal[Seat.SOUTH])
    assert "N:- - - 873.A6.KT864.KQ8" == str(one("H W;873.A6.KT864.KQ8").board.deal)


@pytest.mark.parametrize(
    ("calls", "auction"),
    [
        ("NZ:1CP1SP:1NP3NA", "N:1C P 1S P 1NT P 3NT P P P"),
        ("NZ:1CX:RA", "N:1C X XX P P P"),
        ("SB:A", "S:P P P P"),
        ("1CPPP", "W:1C P P P"),
        ("WE:1NY", "W:1NT"),
        ("W?:P-P", "W:P P"),
    ],
)
def test_an_auction_is_a_dealer_and_rounds(calls: str, auction: str) -> None:
    assert auction == str(one("B 4", f"A {calls}").auction)


@pytest.mark.parametrize(
    ("text", "contract"),
    [("4SX:N", "4SXN"), ("3N:S", "3NTS"), ("2HRW", "2HXXW"), ("1ntE", "1NTE"), ("6CXX:E", "6CXXE")],
)
def test_a_contract_names_its_declarer(text: str, contract: str) -> None:
    assert contract == str(one(f"C {text}").contract)


def test_a_rank_alone_is_of_the_suit_led_unless_only_the_discard_can_be_meant() -> None:
    record = one("H N:A2...:.53..:4.6..:K.7..", "A NZ:PPP1NA", "P SAH54K:S2H367")
    assert "N:SA H5 S4 SK N:S2 H3 H6 H7" == str(record.play)


@pytest.mark.parametrize(
    ("date", "iso", "kept_as"),
    [
        ("19980131", "1998-01-31", None),
        ("199709", "1997-09", None),
        ("1955", "1955", None),
        ("1955C", "", "1955C"),
        ("20010704:1930", "2001-07-04", "20010704:1930"),
        ("1986120911", "", "1986120911"),
    ],
)
def test_a_date_that_says_more_is_kept_as_it_stands(
    date: str, iso: str, kept_as: str | None
) -> None:
    record = one(f"D {date}", "B 1")
    assert (iso, kept_as) == (record.date, dict(record.tags).get("Rbn_D"))
    assert (record,) == read_rbn(write_rbn([record])).records


def test_a_board_may_have_any_name() -> None:
    record = one("B 15:C")
    assert (15, "15:C") == (record.board.number, dict(record.tags)["Rbn_B"])
    assert "xy" == dict(one("B xy").tags)["Rbn_B"]


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("H Q:A...",), "notation.seat"),
        (("H A...",), "rbn.hands"),
        (("H N:A....",), "notation.hand"),
        (("H N:A...:A...",), "deal.twice"),
        (("H N:AKQJT98765432.A..",), "deal.size"),
        (("A NZ:1Z",), "notation.call"),
        (("A NZ:1S1H",), "call.insufficient"),
        (("C 9S:N",), "notation.contract"),
        (("A NZ:1SA", "C 1S:S"), "record.contract"),
        (("A NZ:1SA", "P 4"), "notation.card"),
        (("A NZ:1SA", "P ?"), "notation.card"),
        ((HANDS, "A NZ:1SA", "P S2"), "play.not_held"),
        (("B 1", "B 2"), "rbn.twice"),
        (("Good evening", "B 1"), "rbn.label"),
        (("Z what", "B 1"), "rbn.label"),
    ],
)
def test_what_is_wrong_is_found(lines: tuple[str, ...], code: str) -> None:
    assert code in wrong(*lines)
    with pytest.raises(BadFile):
        read_rbn("\n".join(lines), strict=True)


def test_a_mistake_in_the_calls_is_told_with_its_column() -> None:
    (problem,) = read_rbn("B 1\nA NZ:1C1Z").problems
    assert (2, 8) == (problem.line, problem.column)


def test_the_evening_comes_back() -> None:
    reading = read_rbn(kept("evening.rbn"))
    written = write_rbn(reading.records)
    again = read_rbn(written, strict=True)
    assert [record.board for record in reading] == [record.board for record in again]
    assert reading.records[0] == again.records[0]
    assert written == write_rbn(again.records)


@given(records())
def test_a_board_comes_back_with_all_that_rbn_holds(record: Record) -> None:
    held = replace(
        record,
        tags=(),
        comments=(),
        calls=_held(record.calls),
        cards=tuple(replace(remark, alert=False) for remark in _held(record.cards)),
        names=record.names.map(lambda name: name.replace("+", "&").replace(":", ";")),
    )
    (read,) = read_rbn(write_rbn([held]), strict=True)
    assert held == read


def _held(remarks: tuple[Remark, ...]) -> tuple[Remark, ...]:
    return tuple(replace(remark, signs=(), comment="") for remark in remarks if remark.text)


PIECES = st.sampled_from(
    ["H ", "N:", "W:", "AKQ.", "..", ":", ";", "A ", "NZ:", "1C", "P", "X", "R", "A", "Y", "*", "^1", "!",
     "C ", "4SX:N", "P ", "SA", "K2", "-", "R ", "9", "B ", "7", "D 2026", "N a+b:c+d:O", "E x::y", "F I",
     "1 note", "{", "}", "%", "\n", "\n\n", "é", "\0", "٣", "K a:b:c"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=50).map("".join) | st.text(max_size=200) | st.binary(max_size=200))
def test_anything_is_read(data: str | bytes) -> None:
    reading = read_rbn(data)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in reading.problems)
    read_rbn(write_rbn(reading.records))
