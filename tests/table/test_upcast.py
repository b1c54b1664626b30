"""Old rows of the log, lifted to today's format; and the golden log of each release, replayed."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from biritch.errors import BadValue
from biritch.score import Reason, result_text
from biritch.table import FORMAT, after, decode_events, encode_events, events, fold, upcast
from biritch.table.events import AnyEvent
from biritch.table.spelling import ENCODER
from biritch.testing import Onlooker
from tests.table import golden

FILES = sorted((Path(__file__).parents[1] / "golden").glob("table-*.json"))
SITTINGS = [
    pytest.param(written, table, id=f"{path.stem} {number}")
    for path in FILES
    for written in [msgspec.json.decode(path.read_bytes())]
    for number, table in enumerate(written["tables"], 1)
]


def _log(written: dict[str, Any], table: dict[str, Any]) -> list[events.Event]:
    rows = (decode_events(ENCODER.encode(row), written["format"]) for row in table["rows"])
    return [event for row in rows for event in row]


def test_there_is_a_golden_log_of_todays_format() -> None:
    formats = [msgspec.json.decode(path.read_bytes())["format"] for path in FILES]
    assert formats == list(range(1, FORMAT + 1))


def test_everything_that_can_happen_happens_in_the_golden_log() -> None:
    happened = {
        type(event)
        for sitting in SITTINGS
        for event in _log(*sitting.values)  # type: ignore[arg-type]
    }
    assert happened == set(get_args(AnyEvent))


@pytest.mark.parametrize(("written", "table"), SITTINGS)
def test_a_golden_log_replays_and_every_viewer_sees_what_he_saw_then(
    written: dict[str, Any], table: dict[str, Any]
) -> None:
    log = _log(written, table)
    for name, viewer in golden.VIEWERS.items():
        onlooker = Onlooker(viewer)
        whole = None
        for event in log:
            onlooker.look(whole, event)
            whole = after(whole, event)
        assert golden.saw(onlooker) == table["saw"][name]
        assert onlooker.view.sheet.totals == onlooker.table.sheet.totals


@pytest.mark.parametrize(("written", "table"), SITTINGS)
def test_the_receipts_in_a_golden_log_are_what_its_boards_come_to(
    written: dict[str, Any], table: dict[str, Any]
) -> None:
    log = _log(written, table)
    receipts = [event for event in log if isinstance(event, events.BoardScored)]
    deals = fold(log).sheet.deals
    assert [receipt.result for receipt in receipts] == table["saw"]["watcher"]["results"]
    for receipt, deal in zip(receipts, deals, strict=True):
        assert receipt.result == result_text(deal.result)
        assert list(receipt.lines) == [
            line for line in deal.lines if line.reason is not Reason.HONOURS
        ]


def test_todays_table_writes_the_golden_log_of_todays_format() -> None:
    """What a table decides is what it decided when the format was made, or the format is new."""
    latest = msgspec.json.decode(FILES[-1].read_bytes())
    for story, table in zip(golden.STORIES, latest["tables"], strict=True):
        assert msgspec.json.decode(golden.written(story())) == table


def test_rows_are_lifted_a_step_at_a_time() -> None:
    steps: tuple[upcast.Step, ...] = (
        lambda event: event | {"type": "StopEnded"},
        lambda event: {key: value for key, value in event.items() if key != "gone"},
    )
    assert upcast.lift([{"type": "Pause", "gone": 1}], 1, steps) == [{"type": "StopEnded"}]
    assert upcast.lift([{"type": "StopEnded", "gone": 1}], 2, steps) == [{"type": "StopEnded"}]
    assert upcast.lift([{"type": "StopEnded"}], 3, steps) == [{"type": "StopEnded"}]


@pytest.mark.parametrize("room", ["table", "contest"])
def test_a_row_in_an_older_format_is_read(monkeypatch: pytest.MonkeyPatch, room: str) -> None:
    spelling = importlib.import_module(f"biritch.{room}.spelling")
    monkeypatch.setattr(spelling, "STEPS", (lambda event: event | {"at": 5.0},))
    # What was written as format 1 is read by a program whose own is another number.
    monkeypatch.setattr(spelling, "FORMAT", 2)
    stored = b'[{"type":"MayReturn","person":"p"}]'
    assert spelling.decode_events(stored, 1) == (events.MayReturn(person="p", at=5.0),)
    assert spelling.decode_events(stored, 2) == (events.MayReturn(person="p"),)


@pytest.mark.parametrize("number", [0, FORMAT + 1])
def test_a_format_that_this_program_does_not_know_is_refused(number: int) -> None:
    with pytest.raises(BadValue, match=f"written in format {number}") as refused:
        decode_events(encode_events([events.StopEnded()]), number)
    assert (refused.value.code, refused.value.details) == ("log.format", {"number": number})
