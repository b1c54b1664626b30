"""Plain games are read in one go; what is read so is what the patient reader says, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.records import Problems, Reading, Record
from biritch.records.pbn import encoded, read_pbn, reading, skim_pbn, write_pbn
from biritch.records.pbn.quick import quick
from biritch.records.trial import tried
from tests.records.pbn.reading import EVENING, FILES
from tests.records.playing import records


def patiently(data: bytes | str) -> Reading[Record]:
    """The same file with every game read word by word."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "quick", lambda *_: None)
        return read_pbn(data)


@pytest.mark.parametrize("path", sorted(FILES.glob("*.pbn")), ids=lambda path: path.name)
def test_a_real_file_reads_the_same_both_ways(path: Path) -> None:
    assert patiently(path.read_bytes()) == read_pbn(path.read_bytes())


@given(st.lists(records(), min_size=1, max_size=3))
def test_what_was_written_reads_the_same_both_ways(played: list[Record]) -> None:
    data = encoded(write_pbn(played))
    assert patiently(data) == read_pbn(data)


TAGS = st.sampled_from(
    [
        '[Board "1"]', '[Board "?"]', '[Board "x"]', '[Board ""]', '[Event "a"]', '[Event "#"]',
        '[Event "##b"]', '[Dealer "N"]', '[Dealer "S"]', '[Dealer "?"]', '[Vulnerable "All"]',
        '[Vulnerable "N-S"]', f'[Deal "{EVENING}"]', '[Deal "S:AK2.QJ.T98.76543 - - -"]',
        '[Deal "N:A... A... - -"]', '[Deal "?"]', '[Scoring "MP"]', '[Scoring "Rubber"]', '[Date "2026.03.31"]',
        '[Date "soon"]', '[Declarer "S"]', '[Declarer "?"]', '[Declarer ""]', '[Declarer "Q"]',
        '[Contract "4S"]', '[Contract "3NTX"]', '[Contract "Pass"]', '[Contract "S"]', '[Contract "?"]',
        '[Result "10"]', '[Result "14"]', '[Result "NS 9"]', '[Score "NS 420"]', '[Score "-50"]', '[Score "x"]',
        '[Auction "S"]', '[Auction "N"]', "1S Pass 3S Pass", "4S AP", "Pass Pass Pass Pass", "1S =1= X $3 XX",
        "=1=", "*", '[Note "1:five"]', '[Note "2:x"]', '[Play "W"]', "C9 C3 CQ CK", "S4 S5 S8 SA", "- - - H2",
        "HT - - -", "+ - - -", '[ScoreTable "Rank;Contract"]', "1 4S", "2 3NT", '[Room "Open"]',
        '[Annotator " Nan "]', '[Annotator "a\\\\"]', "", "", "{x}", "; y", "% z", " ",
        "{two\n\nlines}", "1H ! Pass {fine} 2H !? =1=", "C9 ! {good} C3 $20 CQ CK =1=", '[Note "1:low"] {so}',
        '[Note "01:x"]', '[Note "33:x"]', '[Site "#"]', '[Deal "#"]', '[Scoring "#"]', "--", "{", "}", '"q"',
    ]
)  # fmt: skip


@given(st.lists(TAGS, max_size=30).map("\n".join))
def test_any_pile_of_lines_reads_the_same_both_ways(text: str) -> None:
    assert patiently(text) == read_pbn(text)


@given(st.lists(records(), min_size=1, max_size=2))
def test_skimming_and_trying_is_reading(played: list[Record]) -> None:
    data = encoded(write_pbn(played))
    problems = Problems(strict=True)
    skimmed = tuple(
        tried(told, problems, lambda _what, _at: (1, 1)) for told in skim_pbn(data, problems)
    )
    assert read_pbn(data).records == skimmed


def test_most_of_what_we_write_is_plain() -> None:
    record = read_pbn((FILES / "export.pbn").read_bytes()).records[0]
    text = write_pbn([record]).replace("\r\n", "\n").partition("% EXPORT\n")[2]
    assert quick(text.removesuffix("\n"), 1) is not None


@pytest.mark.parametrize(
    "text",
    [
        '[Board "1"]\n% escaped\n',
        '[Board "1"]\n[Board "2"]\n',
        '[Event "1"]\n',
        '[Board "1"]\n[Event "a\\"b"]\n',
        '[Board "1"]\n[Event "##a"]\n',
        '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S!\n',
        '[Board "1"]\n[Declarer "S"]\n[Contract "4S"]\n[Play "W"]\nC9 - CQ CK\n',
    ],
)
def test_what_is_not_plain_is_left_to_the_patient_reader(text: str) -> None:
    assert quick(text, 1) is None
