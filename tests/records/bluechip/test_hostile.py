"""Anything said at any moment: it has its place, or it is refused, and nothing else happens."""

from __future__ import annotations

import contextlib
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.cards import Board, seeded
from biritch.errors import BiritchError
from biritch.records.bluechip import Message, OutOfStep
from biritch.seats import SEATS, Seat
from tests.records.bluechip.session import Session
from tests.records.bluechip.test_lines import messages

BOARDS = tuple(
    Board.numbered(number, deal)
    for number, deal in enumerate(islice(seeded("hostile"), 2), start=1)
)


@given(st.integers(0, 150), st.sampled_from(SEATS), st.lists(messages, min_size=1, max_size=8))
@settings(max_examples=60)
def test_a_manager_takes_what_fits_and_refuses_the_rest(
    moment: int, seat: Seat, said: list[Message]
) -> None:
    session = Session(BOARDS)
    left = iter(range(moment))
    session.run(until=lambda _: next(left, None) is None)
    for message in said:
        before = session.manager
        try:
            session.say(seat, message)
        except OutOfStep:
            assert before == session.manager
            break
    for board, record in zip(BOARDS, session.manager.records, strict=False):
        assert board == record.board


@given(st.integers(0, 150), st.sampled_from(SEATS), messages)
@settings(max_examples=60)
def test_a_player_takes_what_fits_and_refuses_the_rest(
    moment: int, seat: Seat, message: Message
) -> None:
    session = Session(BOARDS)
    left = iter(range(moment))
    session.run(until=lambda _: next(left, None) is None)
    player = session.players[seat]
    with contextlib.suppress(BiritchError):  # out of step, illegal, or no hand that dummy can have
        after, _ = player.hear(message)
        assert after.seat is seat
