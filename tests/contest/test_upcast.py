"""Old rows of contests, lifted to today's format; and the golden log of each release, replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from biritch.contest import FORMAT, after, decode_events, sight, view_of
from biritch.contest.contest import Contest
from biritch.contest.events import AnyEvent
from biritch.errors import BadValue
from biritch.table import NOBODY, encode_events
from biritch.table.events import Event
from biritch.table.spelling import ENCODER
from tests.contest import golden

FILES = sorted((Path(__file__).parents[1] / "golden").glob("contest-*.json"))
EVENINGS = [
    pytest.param(written["format"], evening, id=f"{path.stem} {number}")
    for path in FILES
    for written in [msgspec.json.decode(path.read_bytes())]
    for number, evening in enumerate(written["contests"], 1)
]


def _log(number: int, evening: dict[str, Any]) -> list[Event]:
    rows = (decode_events(ENCODER.encode(row), number) for row in evening["rows"])
    return [event for row in rows for event in row]


def test_there_is_a_golden_log_of_todays_format() -> None:
    formats = [msgspec.json.decode(path.read_bytes())["format"] for path in FILES]
    assert list(range(1, FORMAT + 1)) == formats


def test_everything_that_can_happen_happens_in_the_golden_log() -> None:
    happened = {
        type(event)
        for evening in EVENINGS
        for event in _log(*evening.values)  # type: ignore[arg-type]
    }
    assert set(get_args(AnyEvent)) == happened


@pytest.mark.parametrize(("number", "evening"), EVENINGS)
def test_a_golden_log_replays_and_shows_what_it_showed_then(
    number: int, evening: dict[str, Any]
) -> None:
    whole: Contest | None = None
    seen: Contest | None = None
    for event in _log(number, evening):
        if (shown := sight(whole, event, NOBODY)) is not None:
            seen = after(seen, shown)
        whole = after(whole, event)
    assert seen is not None
    assert evening["saw"] == msgspec.json.decode(ENCODER.encode(view_of(seen)))


def test_todays_contest_writes_the_golden_log_of_todays_format() -> None:
    """What a contest decides is what it decided when the format was made, or the format is new."""
    latest = msgspec.json.decode(FILES[-1].read_bytes())
    for guests, evening in zip(
        (golden.a_tour(), golden.a_match()), latest["contests"], strict=True
    ):
        assert evening == msgspec.json.decode(golden.written(guests))


@pytest.mark.parametrize("number", [0, -1, FORMAT + 1, 99])
def test_a_row_in_a_format_that_this_program_does_not_know_is_refused(number: int) -> None:
    with pytest.raises(BadValue) as refusal:
        decode_events(encode_events(()), number)
    assert "log.format" == refusal.value.code
