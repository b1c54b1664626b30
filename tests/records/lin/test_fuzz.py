"""Whatever the text, a reading comes of it and never an error."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from biritch.records.lin import read_lin, write_lin
from tests.records.kept import kept

PIECES = st.sampled_from(
    [
        "pn|a,b,c,d|", "pn|a,b,c,d,e,f,g,h|", "st||", "md|3SAKQ,HAKQ,DAKQ,|", "md|1", "S56H23", ",", "|",
        "md|1SAKT32HQ73D973CK2,SJ74HT98654D5C974,SQ65HKDKJT64CJT83,|", "qx|o1|", "qx|c1|", "qx|7|",
        "vg|a,b,I,1,2,c,0,d,0|", "rs|4SN=,PASS,|", "ah|Board 9|", "ah||", "sv|o|", "sv|b|", "mb|1N|",
        "mb|p|", "mb|d|", "mb|r!|", "an|x|", "an|", "pc|SA|", "pc|C2|", "pc|s|", "mc|9|", "mc|99|", "pg||",
        "nt|hm|", "\n", "\r\n", " ", "\0", "\ud800", "é", "٣", "xx|y|", "toolong|z|", "rh||",
    ]
)  # fmt: skip


@given(st.lists(PIECES, max_size=60).map("".join))
def test_any_pile_of_pieces_is_read(text: str) -> None:
    reading = read_lin(text)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in reading.problems)
    read_lin(write_lin(reading.records))


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_anything_is_read(data: bytes | str) -> None:
    read_lin(data)


@given(st.integers(0, 10**6), st.integers(0, 255), st.integers(0, 40))
def test_a_real_file_with_some_of_it_changed_is_read(place: int, byte: int, lost: int) -> None:
    data = bytearray(kept("match.lin"))
    place %= len(data)
    data[place : place + lost] = bytes((byte,))
    reading = read_lin(bytes(data))
    read_lin(write_lin(reading.records))
