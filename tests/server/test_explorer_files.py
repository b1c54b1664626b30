"""A file dropped on the page is read as `biritch check` reads it, within bounds, and forgotten."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from msgspec import structs

from biritch.analysis import Makes, par
from biritch.cards import Board, seeded
from biritch.club.errors import TooMuch
from biritch.club.sessions import COOKIE
from biritch.errors import BadValue
from biritch.records import Record
from biritch.records.json import write_json
from biritch.records.lin import write_lin
from biritch.records.pbn import read_pbn, write_pbn
from biritch.records.solved import with_makes
from biritch.seats import BySeat
from biritch.server import explorer_files as files
from biritch.server import explorer_reading as program
from biritch.server.explorer_files import Readers
from biritch.server.explorer_paper import makes_told
from tests.server.houses import OpenHouse, Person

RECORDS = tuple(
    Record(board=Board.numbered(number, deal))
    for number, deal in zip(range(1, 4), seeded("a file"), strict=False)
)
PLAYED = b"""% PBN 2.1
[Event "<img src=x onerror=alert(1)>"]
[Board "7"]
[West "Wanda"]
[North "Nora"]
[East "Edgar"]
[South "Sven"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
[Declarer "W"]
[Contract "2S"]
[Result "8"]
[Score "EW 420"]
[Auction "S"]
Pass 1S Pass 2S
AP
"""


def sends(person: Person, file: bytes, *, name: str, to: str = "") -> Any:
    """Drop a file on the page."""
    kind, _, query = to.partition("?")
    where = f"/api/files/{kind}" if to else "/api/files"
    answer = person.house.browser.post(
        f"{person.house.url}{where}",
        params={"name": name, **dict([query.split("=")] if query else [])},
        content=file,
        headers={"origin": person.house.url, "cookie": f"{COOKIE}={person.token}"},
    )
    person.house.browser.cookies.clear()
    return answer


def test_every_board_is_told_and_so_is_what_is_wrong(house: OpenHouse) -> None:
    answer = sends(house.guest(), PLAYED, name="evening.pbn")
    assert 200 == answer.status_code
    told = answer.json()
    (board,) = told["boards"]
    assert ("pbn", False) == (told["kind"], told["left_out"])
    assert ("2SW=", -420) == (board["result"], board["points_ns"])  # the file is believed
    assert "Wanda" == board["record"]["names"]["W"]
    assert "2SW" == board["record"]["contract"]
    assert ["P", "1S", "P", "2S", "P", "P", "P"] == [
        call["call"] for call in board["record"]["auction"]["calls"]
    ]
    assert {"record.score"} <= {problem["code"] for problem in told["problems"]}
    assert all(problem["line"] >= 1 and problem["message"] for problem in told["problems"])


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("evening.pbn", write_pbn(RECORDS).encode()),
        ("EVENING.LIN", write_lin(RECORDS).encode()),
        ("evening.json", write_json(RECORDS)),
        ("no ending at all", write_pbn(RECORDS).encode()),
        ("../../evening.pbn", write_pbn(RECORDS).encode()),
    ],
)
def test_any_kind_of_file_is_read(house: OpenHouse, name: str, file: bytes) -> None:
    told = sends(house.guest(), file, name=name).json()
    assert [record.board.deal.pbn() for record in RECORDS] == [
        each["record"]["board"]["deal"] for each in told["boards"]
    ]
    assert {""} == {each["result"] for each in told["boards"]}


def test_a_file_is_written_in_another_format(house: OpenHouse) -> None:
    answer = sends(house.guest(), write_json(RECORDS), name="boards.json", to="pbn")
    assert 'filename="boards.pbn"' in answer.headers["content-disposition"]
    written = read_pbn(answer.content)
    assert [record.board for record in RECORDS] == [record.board for record in written]


@pytest.mark.parametrize(
    ("file", "name", "to", "code"),
    [
        (b"\x00\x01\x02", "picture.png", "", "format.unknown"),
        (b"", "nothing.pbn", "", "file.boards"),
        (b"not a board in it", "letter.pbn", "", "file.boards"),
        (PLAYED, "evening.pbn", "exe", "format.none"),
        (b"[" * 2_000_001, "huge.pbn", "", "file.large"),
    ],
)
def test_what_is_no_file_of_boards_is_refused_with_its_reason(
    house: OpenHouse, file: bytes, name: str, to: str, code: str
) -> None:
    answer = sends(house.guest(), file, name=name, to=to)
    assert (400, code) == (answer.status_code, answer.json()["code"])


def test_more_boards_than_anybody_looks_at_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "MOST_BOARDS", 2)
    told = program.done(program.Wanted("evening.pbn"), write_pbn(RECORDS).encode())
    assert b'"left_out":true' in told
    assert 2 == told.count(b'"deal":')


def test_a_file_from_another_house_s_page_is_not_read(house: OpenHouse) -> None:
    guest = house.guest()
    answer = house.browser.post(
        f"{house.url}/api/files",
        content=PLAYED,
        headers={"origin": "http://elsewhere.example", "cookie": f"{COOKIE}={guest.token}"},
    )
    assert (403, "visit.origin") == (answer.status_code, answer.json()["code"])


def with_program(said: str, seconds: float, times: int = 1) -> list[object]:
    async def run() -> list[object]:
        readers = Readers(program=(sys.executable, "-c", said), seconds=seconds)
        wanted = program.Wanted("evening.pbn")
        reading = (readers.read(wanted, b"") for _ in range(times))
        return list(await asyncio.gather(*reading, return_exceptions=True))

    return asyncio.run(run())


@pytest.mark.parametrize("said", ["import time; time.sleep(600)", "raise SystemExit(9)", ""])
def test_a_file_that_takes_too_much_time_or_memory_is_refused(said: str) -> None:
    (trouble,) = with_program(said, 1.0)
    assert isinstance(trouble, BadValue)
    assert "file.unread" == trouble.code


def test_when_too_many_wait_the_next_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "WAITING_AT_MOST", 1)
    troubles = with_program("", 5.0, times=2)
    assert 1 == sum(isinstance(trouble, TooMuch) for trouble in troubles)


@pytest.mark.parametrize(
    ("to", "begins", "language"),
    [("pdf", b"%PDF-", "en"), ("svg", b"<svg", "uk"), ("pdf", b"%PDF-", "ru")],
)
def test_boards_are_drawn_in_every_language(
    house: OpenHouse, to: str, begins: bytes, language: str
) -> None:
    makes = Makes.of(lambda seat, strain: 8 - seat.index - strain.index)
    best = par(makes, RECORDS[0].board.vulnerable, RECORDS[0].board.dealer)
    solved = (with_makes(RECORDS[0], makes, best), *RECORDS[1:])
    answer = sends(
        house.guest(), write_json(solved), name="Club.json", to=f"{to}?language={language}"
    )
    assert 200 == answer.status_code
    assert answer.content.lstrip().startswith(begins) or begins in answer.content[:200]


def test_names_are_words_in_a_picture_and_no_part_of_it(house: OpenHouse) -> None:
    named = structs.replace(RECORDS[0], names=BySeat.same("<script>hit()</script>"))
    answer = sends(house.guest(), write_json((named,)), name="Club.json", to="svg")
    assert "<script" not in answer.text


def test_a_language_nobody_prints_is_refused(house: OpenHouse) -> None:
    answer = sends(house.guest(), write_json(RECORDS), name="Club.json", to="pdf?language=la")
    assert (400, "paper.language") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize("told", ["", "7" * 19, "g" * 20, "f" * 20])
def test_makes_that_cannot_be_are_not_drawn(told: str) -> None:
    tagged = structs.replace(RECORDS[0], tags=(("DoubleDummyTricks", told),))
    assert makes_told(tagged) is None
