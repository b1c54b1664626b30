"""Whatever the file, a reading comes of it and never an error."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from biritch.records import Reading
from biritch.records.json import read_json, write_json
from biritch.records.pbn import encoded, read_boards, read_pbn, write_pbn
from tests.records.pbn.reading import FILES

PIECES = st.sampled_from(
    [
        '[Board "1"]', '[Deal "N:', "AKQ.", "98.AJ2.AQ82.AQ65", " - - -", '"]', '[Auction "N"]',
        '[Play "W"]', "1S ", "^S ", "^I ", "AP", "X ", "XX ", "Pass ", "SA ", "C2 ", "^R ", "^L ", "- ",
        "* ", "+ ", "=1= ", '[Note "1:x"]', "$7 ", "!? ", "{", "}", ";", "\n", "\n\n", "\r", "%", "#", "##",
        '[Declarer "^S"]', '[Contract "4SX"]', '[Contract "S"]', '[Result "EW 4 NS 9"]', '[Score "-50"]',
        '[Dealer "S"]', '[Vulnerable "All"]', '[Date "####.??.??"]', '[ScoreTable "A\\2R;B"]', "\\", '"',
        "\0", "\ud800", "١", "♠",
    ]
)  # fmt: skip


def _survives(data: bytes | str) -> None:
    reading = read_pbn(data, file="fuzz.pbn")
    assert isinstance(reading, Reading)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in reading.problems)
    read_boards(data)
    written = encoded(write_pbn(reading.records))
    assert len(reading) == len(read_pbn(written))
    assert len(reading) == len(read_json(write_json(reading.records)))


@given(st.lists(PIECES, max_size=60).map("".join))
def test_any_pile_of_pieces_is_read(text: str) -> None:
    _survives(text)


@given(st.binary(max_size=300))
def test_any_bytes_are_read(data: bytes) -> None:
    _survives(data)
    read_json(data)


@given(st.text(max_size=300))
def test_any_text_is_read(text: str) -> None:
    _survives(text)
    read_json(text)


@given(st.integers(), st.sampled_from(sorted(FILES.glob("*.pbn"))))
def test_a_real_file_with_some_of_its_bytes_changed_is_read(seed: int, path: object) -> None:
    chance = random.Random(seed)
    data = bytearray((FILES / str(path)).read_bytes()[:4000])
    for _ in range(chance.randrange(1, 20)):
        place = chance.randrange(len(data))
        kind = chance.randrange(3)
        if kind == 0:
            data[place] = chance.randrange(256)
        elif kind == 1:
            del data[place : place + chance.randrange(1, 30)]
        else:
            data[place:place] = data[: chance.randrange(40)]
        if not data:
            break
    _survives(bytes(data))
