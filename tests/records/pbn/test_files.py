"""Real files from public projects: what is in them, what is wrong in them, and what is written back."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from biritch.records.json import read_json, write_json
from biritch.records.pbn import encoded, read_boards, read_pbn, write_pbn
from tests.records.pbn.reading import FILES

FOUND = sorted(FILES.glob("*.pbn"))
# Every problem in the files, by code; each was looked at and is really there.
WRONG = {
    # The comment has a brace too many; note 0 cannot be, for notes count from 1.
    "older-import.pbn": {"pbn.stray": 1, "pbn.note.missing": 2},
    # The second room leaves out what it shares with the first; the cards of two rows are
    # out of their columns; twice the tags name another declarer than the calls.
    "two-rooms.pbn": {"pbn.deal.shared": 2, "play.not_held": 2, "pbn.contract.other": 2},
    "comments.pbn": {"pbn.contract.other": 1, "play.not_held": 1},
    # Exercises: the declarer is told by the lead only, one hand is given, once not the leader's.
    "leads.pbn": {"pbn.declarer": 6, "play.not_held": 1},
}


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_a_real_file_is_read_with_just_the_problems_it_has(path: Path) -> None:
    reading = read_pbn(path.read_bytes(), file=path.name)
    assert WRONG.get(path.name, {}) == Counter(problem.code for problem in reading.problems)


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_was_read_is_written_and_read_again_alike(path: Path) -> None:
    reading = read_pbn(path.read_bytes())
    written = encoded(write_pbn(reading.records))
    again = read_pbn(written)
    assert reading.records == again.records
    assert written == encoded(write_pbn(again.records))
    assert reading.records == read_json(write_json(reading.records), strict=True).records


def test_an_export_file_is_written_back_with_its_supplemental_tags_before_the_calls() -> None:
    lines = (FILES / "export.pbn").read_text(encoding="utf-8").rstrip().splitlines()
    read = read_pbn((FILES / "export.pbn").read_bytes()).records
    written = write_pbn(read).rstrip().splitlines()
    assert sorted(lines) == sorted(written)
    late = {"HomeTeam", "Room", "Round", "Score", "Section", "Table", "VisitTeam"}

    def without_late(file: list[str]) -> list[str]:
        return [line for line in file if line.split(" ")[0].strip("[") not in late]

    assert without_late(lines) == without_late(written)


def test_sixteen_deals_make_boards_to_play() -> None:
    reading = read_boards((FILES / "sixteen-deals.pbn").read_bytes(), strict=True)
    assert list(range(1, 17)) == [board.number for board in reading]


def test_the_makes_of_a_deal_are_kept_with_it() -> None:
    record = read_pbn((FILES / "makes.pbn").read_bytes()).records[0]
    (table,) = record.tables
    assert ("N", "D", "11") in table.rows
    assert ("OptimumScore", "NS +400") in record.tags


def test_an_event_is_repeated_by_a_hash() -> None:
    first, second = read_pbn((FILES / "makes.pbn").read_bytes()).records
    assert first.event == second.event == "TestingPBN"
