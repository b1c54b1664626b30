"""Dealing machines' files: sixteen real deals in each format, and one deal worked out by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Board, Deal, seeded
from biritch.errors import BadValue
from biritch.records import BadFile, Reading, Record
from biritch.records import machines as kinds
from biritch.records.machines.owners import dealt
from biritch.records.pbn import read_pbn
from biritch.testing import deals
from tests.records.kept import kept

Read = Callable[..., Reading[Record]]
NAMES = ("ber", "bhg", "bri", "cds", "dge", "dlm", "dup", "rzd")
SIXTEEN = [record.board for record in read_pbn(kept("../pbn/sixteen-deals.pbn"))]
VECTORS: dict[str, Any] = json.loads(kept("deal_formats.json"))
DEAL = Deal.parse("N:" + VECTORS["pbn_deal"].removeprefix("N:"))


def reader(name: str) -> Read:
    read: Read = getattr(kinds, f"read_{name}")
    return read


def writer(name: str) -> Callable[[list[Record]], bytes]:
    write: Callable[[list[Record]], bytes] = getattr(kinds, f"write_{name}")
    return write


@pytest.mark.parametrize("name", NAMES)
def test_a_real_file_holds_the_sixteen_deals_and_is_written_back_byte_for_byte(name: str) -> None:
    data = kept(f"sixteen-deals.{name}")
    reading = reader(name)(data, strict=True)
    assert SIXTEEN == [record.board for record in reading]
    assert data == writer(name)(list(reading.records))


@pytest.mark.parametrize("name", NAMES)
@given(deal=deals())
def test_any_deal_comes_back(name: str, deal: Deal) -> None:
    record = dealt(1, deal)
    assert (record,) == tuple(
        Record(board=read.board) for read in reader(name)(writer(name)([record]), strict=True)
    )


@pytest.mark.parametrize("name", NAMES)
@given(data=st.binary(max_size=400) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_read(name: str, data: bytes) -> None:
    reading = reader(name)(data)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in reading.problems)


@pytest.mark.parametrize("name", NAMES)
@given(place=st.integers(0, 5000), byte=st.integers(0, 255))
def test_a_real_file_with_a_byte_changed_never_has_a_hand_of_another_size(
    name: str, place: int, byte: int
) -> None:
    data = bytearray(kept(f"sixteen-deals.{name}"))
    data[place % len(data)] = byte
    for record in reader(name)(bytes(data)):
        assert [13] * 4 == [len(hand) for hand in record.board.deal]


def test_a_deal_in_bri_is_the_digits_of_its_cards() -> None:
    record = dealt(1, DEAL)
    assert bytes.fromhex(VECTORS["bri_record_128_hex"]) == kinds.write_bri([record])
    assert (record,) == kinds.read_bri(bytes.fromhex(VECTORS["bri_record_128_hex"])).records


def test_a_deal_in_dge_is_its_suits_behind_their_signs() -> None:
    assert bytes.fromhex(VECTORS["dge_record_128_hex"]) == kinds.write_dge([dealt(1, DEAL)])


def test_a_deal_in_dup_is_both_and_the_numbers_of_the_boards() -> None:
    reading = kinds.read_dup(bytes.fromhex(VECTORS["dup_record_156_hex"]), strict=True)
    assert (dealt(1, DEAL),) == reading.records
    many = [dealt(number, DEAL) for number in range(1, 37)]
    assert bytes.fromhex(VECTORS["dup_record_156_hex"]) == kinds.write_dup(many)[:156]


def test_a_deal_in_ber_is_the_owners_of_its_cards() -> None:
    assert VECTORS["ber_line"].encode() == kinds.write_ber([dealt(1, DEAL)])


def test_a_deal_in_dlm_is_letters_and_a_checksum_and_unused_boards_hold_one_suit_each() -> None:
    lines = kinds.write_dlm([dealt(1, DEAL)]).decode().split("\r\n")
    assert VECTORS["dlm_line"] in lines
    assert f"Board 02=aaaaaabffffffkkkkkklpppppp{2 ^ 14:03}" in lines
    assert (dealt(1, DEAL),) == kinds.read_dlm("\n".join(lines).encode(), strict=True).records


@pytest.mark.parametrize("name", ["dup", "dlm"])
def test_boards_keep_their_numbers_if_they_follow_one_another(name: str) -> None:
    boards = [dealt(number, deal) for number, deal in zip((8, 7, 9), seeded("x"), strict=False)]
    assert [7, 8, 9] == [record.board.number for record in reader(name)(writer(name)(boards))]
    with pytest.raises(BadValue, match="board 8 is missing"):
        writer(name)([boards[1], boards[2]])


def test_a_headline_is_the_event() -> None:
    record = Record(board=Board.numbered(3, DEAL), event="Club evening")
    assert (record,) == kinds.read_dlm(kinds.write_dlm([record]), strict=True).records


@pytest.mark.parametrize("name", NAMES)
def test_a_board_that_lacks_cards_or_comes_twice_with_others_cannot_be_dealt(name: str) -> None:
    one, other = (deal for deal, _ in zip(seeded("y"), range(2), strict=False))
    with pytest.raises(BadValue, match="board 1 lacks cards"):
        writer(name)([dealt(1, Deal.parse("N:AK2.QJ.T98.76543 - - -"))])
    with pytest.raises(BadValue, match="board 1 comes twice"):
        writer(name)([dealt(1, one), dealt(1, other)])
    assert writer(name)([dealt(1, one)]) == writer(name)([dealt(1, one), dealt(1, one)])


@pytest.mark.parametrize(("name", "most"), [("dlm", 99), ("cds", 255), ("bhg", 9999)])
def test_a_number_the_format_cannot_hold_is_refused(name: str, most: int) -> None:
    with pytest.raises(BadValue, match=str(most + 1)):
        writer(name)([dealt(most + 1, DEAL)])


@pytest.mark.parametrize("name", NAMES)
def test_no_boards_make_a_file_of_no_boards(name: str) -> None:
    assert Reading(()) == reader(name)(writer(name)([]))


@pytest.mark.parametrize(
    ("name", "wrong", "code"),
    [
        ("bri", lambda data: b"99" + data[2:], "bri.card"),
        ("bri", lambda data: data[2:4] + data[2:], "bri.card"),
        ("bri", lambda data: data + b"01", "machine.torn"),
        ("dge", lambda data: b"A" + data[1:], "dge.hands"),
        ("dge", lambda data: data[:1] + b"A" + data[2:], "deal.twice"),
        ("dge", lambda data: data.replace(b"\x0665\x03", b"\x0665A\x03", 1), "dge.hands"),
        ("dup", lambda data: b"xx" + data[2:], "bri.card"),
        ("dup", lambda data: data[:78] + b"?" + data[79:], "dge.hands"),
        ("dup", lambda data: data[:78] + data[156 + 78 : 156 + 146] + data[146:], "dup.hands"),
        ("dup", lambda data: data[:148] + b"   " + data[151:], "dup.head"),
        ("ber", lambda data: b"5" + data[1:], "ber.digit"),
        ("ber", lambda data: b"1" + data[1:], "machine.hands"),
        ("cds", lambda data: data[:1] + b"\0" + data[2:], "machine.hands"),
        ("rzd", lambda data: data[:13] + b"\0" + data[14:], "machine.hands"),
        ("bhg", lambda data: data.replace(b"IJN", b"IJJ"), "bhg.letters"),
        ("dlm", lambda data: data.replace(b"Board 01=f", b"Board 01=z"), "dlm.letters"),
        ("dlm", lambda data: data.replace(b"hi022", b"hi023"), "dlm.checksum"),
        ("dlm", lambda data: data.replace(b"Board 01=f", b"Board 01=g"), "machine.hands"),
    ],
)
def test_what_is_wrong_is_found(name: str, wrong: Callable[[bytes], bytes], code: str) -> None:
    data = wrong(kept(f"sixteen-deals.{name}"))
    assert code in [problem.code for problem in reader(name)(data).problems]
    with pytest.raises(BadFile):
        reader(name)(data, strict=True)


def test_the_hands_that_would_be_printed_may_be_left_blank() -> None:
    data = kept("sixteen-deals.dup")
    blank = data[:78] + b"\0" * 68 + data[146:]
    assert SIXTEEN == [record.board for record in kinds.read_dup(blank, strict=True)]


def test_lines_may_end_anywhere_in_ber() -> None:
    data = kept("sixteen-deals.ber")
    parted = b"\r\n".join(data[at : at + 13] for at in range(0, len(data), 13))
    assert SIXTEEN == [record.board for record in kinds.read_ber(parted, strict=True)]


def test_without_bounds_every_board_of_a_dlm_file_that_somebody_dealt_counts() -> None:
    text = kept("sixteen-deals.dlm").decode().replace("From board=1\r\n", "")
    assert SIXTEEN == [record.board for record in kinds.read_dlm(text.encode(), strict=True)]
