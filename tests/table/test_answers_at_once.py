"""Two opponents who answer at the same moment are both heard."""

from __future__ import annotations

import pytest

from biritch.seats import Seat
from biritch.table import events
from biritch.table.after import MOVES


@pytest.mark.parametrize(
    "answer",
    [
        events.ClaimAnswered(by=Seat.WEST, agrees=True),
        events.UndoAnswered(by=Seat.WEST, grants=True),
        events.AwardAnswered(by=Seat.WEST, agrees=True),
    ],
)
def test_an_answer_does_not_make_the_other_opponents_answer_stale(answer: events.Event) -> None:
    assert type(answer) not in MOVES
