from __future__ import annotations

import io
from typing import BinaryIO, cast

import pytest

from biritch.cards import Board, seeded
from biritch.errors import BadValue
from biritch.records import Problems, Record
from biritch.records.formats import FORMATS, HEAD, Peeked, ending_of, format_of, named
from biritch.records.lin import read_lin
from biritch.records.losses import losses
from biritch.records.pbn import read_pbn
from tests.records.kept import KEPT, kept

BOARDS = [
    Record(board=Board.numbered(n, deal)) for n, deal in zip((1, 2), seeded("x"), strict=False)
]
FILES = sorted(path for path in KEPT.iterdir() if ending_of(path.name) in FORMATS)


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_writes_what_it_reads(name: str) -> None:
    kind = FORMATS[name]
    data = kind.write(BOARDS)
    read = list(kind.read(data, Problems(strict=True)))
    assert [each.board.deal for each in BOARDS] == [each.board.deal for each in read]
    assert kind.write([]) == kind.write(list(kind.read(kind.write([]), Problems())))


@pytest.mark.parametrize(
    "name", [name for name in FORMATS if name not in ("csv", "cds", "rzd", "bhg", "txt")]
)
def test_a_file_is_known_by_its_first_bytes(name: str) -> None:
    data = FORMATS[name].write(BOARDS)
    assert name == format_of("-", data[:HEAD]).name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_real_file_is_known_and_read_with_nothing_wrong(path: object) -> None:
    name = str(path).rpartition("/")[2]
    if name == "deal_formats.json":
        return
    data = kept(name)
    kind = format_of(name, data[:HEAD])
    assert list(kind.read(data, Problems(name, strict=True)))


def test_names_and_endings() -> None:
    assert "pbn" == named(".PBN").name
    assert "xml" == named("usebio").name
    assert ("pbn", "", "gz") == (
        ending_of("a\\b.c/d.Pbn"),
        ending_of("a.b/c"),
        ending_of("x.pbn.gz"),
    )
    with pytest.raises(BadValue, match="there is no format 'doc'"):
        named("doc")
    with pytest.raises(BadValue, match="nothing tells"):
        format_of("-")
    with pytest.raises(BadValue, match="nothing tells"):
        format_of("letter.doc", b"Dear Nan,")


def test_a_wrong_ending_does_not_deceive() -> None:
    assert "lin" == format_of("hands.pbn", kept("one-hand.lin")[:HEAD]).name


def test_a_stream_is_not_spoilt_by_a_look_at_its_head() -> None:
    data = bytes(range(256)) * 40
    for size in (1, 100, 5000, -1):
        peeked = Peeked(io.BytesIO(data))
        assert data[:HEAD] == peeked.head
        parts = []
        while part := peeked.read(size):
            parts.append(part)
        assert data == b"".join(parts)
    stream = cast("BinaryIO", Peeked(io.BytesIO(kept("match.lin"))))
    assert 4 == len(list(FORMATS["lin"].read(stream, Problems())))


def test_json_of_our_own_loses_nothing() -> None:
    records = read_lin(kept("match.lin")).records
    assert () == losses(records, FORMATS["json"])


def test_what_a_format_cannot_hold_is_found() -> None:
    records = read_pbn(kept("../pbn/everything.pbn")).records
    lost = {each.what for each in losses(records, FORMATS["lin"])}
    assert {"event", "date", "site"} <= lost
    whole = read_lin(kept("eight-hands.lin")).records
    lost = {each.what for each in losses(whole, FORMATS["csv"])}
    assert {"calls", "play", "explanations"} <= lost
    assert "names of players" not in lost


def test_a_loss_names_its_boards() -> None:
    whole = read_lin(kept("eight-hands.lin")).records
    texts = [str(each) for each in losses(whole, FORMATS["bri"])]
    assert "names of players (boards 1, 2, 3, 4, 5, 6, 7, 8)" in texts
    assert "names of players (board 1)" in [str(each) for each in losses(whole[:1], FORMATS["bri"])]


def test_tables_that_become_one_board_lose_what_was_played_but_not_the_cards() -> None:
    lost = {
        each.what: each.boards
        for each in losses(read_lin(kept("match.lin")).records, FORMATS["dup"])
    }
    assert (17, 17, 18, 18) == lost["calls"]
    assert not {"cards", "dealer", "the board itself"} & lost.keys()
