"""What we write is read alike by other people's programs, where they are installed."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.records import Record
from biritch.records.lin import write_lin
from biritch.records.pbn import write_pbn
from tests.records.playing import records

# They are no requirements: a second opinion where they are.
PROGRAMS = [name for name in ("endplay", "bridgebots") if importlib.util.find_spec(name)]
ENDPLAY_CALLS = {"passed": "P", "doubled": "X", "redoubled": "XX"}
BRIDGEBOTS_CALLS = {"PASS": "P"}
Read = tuple[list[str], list[str]]


def plainly(record: Record) -> Record:
    """A board with what every program reads: no remarks, no odd names."""
    return replace(record, calls=(), cards=(), comments=(), tags=(), event="Cup", site="Here")


def endplay(path: Path) -> Iterator[Read]:
    theirs: Any = importlib.import_module(f"endplay.parsers{path.suffix}")
    for board in theirs.loads(path.read_text(encoding="utf-8")):
        yield (
            [endplay_call(bid) for bid in board.auction],
            [f"{'CDHS'['♣♦♥♠'.index(card.suit.abbr)]}{card.rank.abbr}" for card in board.play],
        )


def endplay_call(bid: Any) -> str:
    if hasattr(bid, "level"):
        return f"{bid.level}{('C', 'D', 'H', 'S', 'NT')['♣♦♥♠N'.index(bid.denom.abbr[0])]}"
    return ENDPLAY_CALLS[bid.penalty.name]


def bridgebots(path: Path) -> Iterator[Read]:
    theirs: Any = importlib.import_module("bridgebots")
    parse = theirs.parse_pbn if path.suffix == ".pbn" else theirs.parse_single_lin
    for deal in parse(path):
        for board in deal.board_records:
            yield (
                [BRIDGEBOTS_CALLS.get(call, call) for call in board.bidding_record],
                [str(card) for card in board.play_record],
            )


PARSERS = {"endplay": endplay, "bridgebots": bridgebots}


@settings(max_examples=25)
@given(
    st.lists(
        records().filter(lambda each: bool(each.play and each.play.count)), min_size=1, max_size=2
    )
)
@pytest.mark.parametrize("format_", ["pbn", "lin"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_another_program_reads_the_same_calls_and_cards(
    tmp_path_factory: pytest.TempPathFactory, program: str, format_: str, played: list[Record]
) -> None:
    path: Path = tmp_path_factory.mktemp("boards") / f"boards.{format_}"
    write = write_pbn if format_ == "pbn" else write_lin
    path.write_text(write(map(plainly, played)).replace("\r\n", "\n"), encoding="utf-8")
    ours = [
        (
            [str(call) for call in record.auction or ()],
            [str(card) for card in record.play.cards] if record.play else [],
        )
        for record in played
    ]
    assert ours == list(PARSERS[program](path))
