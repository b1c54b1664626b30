from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from msgspec.structs import replace

from biritch.cards import Board, Deal
from biritch.records import Record
from biritch.records.lin import read_lin
from biritch.records.links import hand_viewer_lin_link, hand_viewer_link, solver_link
from biritch.seats import BySeat
from tests.records.kept import kept
from tests.records.pbn.reading import EVENING

MATCH = read_lin(kept("match.lin")).records


def fields(link: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}


def test_the_hand_viewer_is_given_hands_names_calls_and_cards() -> None:
    found = fields(hand_viewer_link(MATCH[0]))
    assert {
        "n": "s765hqt98da32cakq", "s": "sakq2hkj4dt98c765", "nn": "Nan", "wn": "Will", "d": "n", "v": "-",
        "b": "17", "a": "1cp1s(four or more)p1n!p3nppp", "p": "h7h4hah8",
    }.items() <= found.items()  # fmt: skip


def test_hands_nobody_knows_are_left_out() -> None:
    record = Record(board=Board.numbered(2, Deal.parse("N:AK2.QJ.T98.76543 - - -")))
    assert {"n", "d", "v", "b"} == set(fields(hand_viewer_link(record)))


def test_the_viewer_can_be_fed_with_lin() -> None:
    record = replace(MATCH[0], tags=())
    (read,) = read_lin(fields(hand_viewer_lin_link(record))["lin"]).records
    assert (record.board, record.auction, record.play) == (read.board, read.auction, read.play)


def test_a_name_is_no_part_of_the_address() -> None:
    record = replace(MATCH[0], names=BySeat("a&b=c#d/é", "", "", ""))
    link = hand_viewer_link(record)
    assert "a&b=c#d/é" == fields(link)["nn"]
    assert link.isascii()


def test_the_solver_is_given_the_four_hands() -> None:
    record = Record(board=Board.numbered(2, Deal.parse(EVENING)))
    found = fields(solver_link(record))
    assert ("Q65.K.KJT64.JT83", "E", "NS") == (found["North"], found["dealer"], found["vul"])
