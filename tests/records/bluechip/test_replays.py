"""Recorded talks of other people's programs, both ends played again by ours."""

from __future__ import annotations

from collections import defaultdict, deque

import pytest

from biritch.records.bluechip import (
    Awaited,
    Called,
    Connecting,
    Manager,
    Message,
    Played,
    Player,
    Ready,
    Timing,
    hear,
    parse,
)
from biritch.seats import SEATS, Seat
from tests.records.bluechip.talks import Line, boards, one_deal, results, session


def test_the_manager_tells_four_programs_what_another_manager_told_them() -> None:
    manager = Manager(boards=boards(), scoring="")
    told: dict[Seat, list[Message]] = defaultdict(list)
    for line in session():
        if not line.from_program:
            continue
        message = parse(line.text)
        if isinstance(message, Connecting):
            manager, _, sent = manager.place(message)
        else:
            manager, sent = hear(manager, line.seat, message)
        for seat, each in sent:
            if not isinstance(each, Timing):
                told[seat].append(each)
    assert manager.is_over
    assert () == manager.illegal
    for seat in SEATS:
        expected = [
            parse(line.text) for line in session() if line.seat is seat and not line.from_program
        ]
        assert expected == told[seat]


def test_the_manager_keeps_the_records_the_other_manager_kept() -> None:
    manager = Manager(boards=boards())
    for line in session():
        if line.from_program:
            message = parse(line.text)
            if isinstance(message, Connecting):
                manager, _, _ = manager.place(message)
            else:
                manager, _ = hear(manager, line.seat, message)
    for record, log in zip(manager.records, results(), strict=True):
        assert record.contract is not None
        assert record.play is not None
        assert log["contract"] + log["declarer"] == str(record.contract)
        assert log["taken_trick"] == record.tricks
        assert log["scores"]["NS"] == record.score_ns
        assert [card for trick in log["play_history"] for card in trick["cards"]] == [
            str(card) for card in record.play.cards
        ]


@pytest.mark.parametrize("seat", SEATS)
def test_our_player_says_what_each_of_the_four_programs_said(seat: Seat) -> None:
    assert [] == _play_again([line for line in session() if line.seat is seat])


def test_our_player_says_what_a_program_of_another_dialect_said() -> None:
    (after,) = _play_again(one_deal())  # the transcript breaks off at the program's last card
    assert Ready(Seat.EAST, Awaited.CARD, Seat.SOUTH, 13) == after


def _play_again(lines: list[Line]) -> list[Message]:
    """Let our player hear what a program heard; its calls and cards are the program's.

    Returns what it says beyond what the program said.
    """
    acts = deque(
        message
        for line in lines
        if line.from_program and isinstance(message := parse(line.text), Called | Played)
    )
    first = parse(lines[0].text)
    assert isinstance(first, Connecting)
    player, said = Player.connect(first.team, first.seat, version=first.version)
    spoken = list(said)
    for line in lines:
        if line.from_program:
            continue
        player, said = player.hear(parse(line.text))
        spoken += said
        while acts and (player.is_to_call or player.is_to_play):
            player, said = _acted(player, acts)
            spoken += said
    expected = [parse(line.text) for line in lines if line.from_program]
    assert expected == spoken[: len(expected)]
    assert not acts
    return spoken[len(expected) :]


def _acted(player: Player, acts: deque[Called | Played]) -> tuple[Player, tuple[Message, ...]]:
    match acts.popleft():
        case Called(_, call, alert, _, text):
            return player.call(call, alert=alert, text=text)
        case Played(seat, card):
            assert player.play is not None
            assert seat is player.play.turn
            return player.lay(card)
