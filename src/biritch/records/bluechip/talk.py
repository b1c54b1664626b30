"""The whole talk with one program, from what is known of a board so far.

Whoever knows how far a program has been told can go on from there; if what it was told is not the
beginning of the talk any more, because a call was taken back, the board begins again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from biritch.cards import Card, Hand
from biritch.records.bluechip.messages import (
    Awaited,
    Called,
    Cards,
    Head,
    Message,
    Played,
    Ready,
    StartOfBoard,
    ToLead,
)
from biritch.records.bluechip.player import Player, Stage
from biritch.seats import Seat


class Step(Struct, frozen=True):
    """One line of the talk: what the program is told, or what it has to say."""

    by_program: bool
    message: Message


Talk: TypeAlias = tuple[Step, ...]
_Heard: TypeAlias = Callable[[Player, Message], Player]


def talk(
    seat: Seat,
    head: Head,
    hand: Hand,
    calls: Sequence[Called],
    cards: Sequence[Card],
    dummy: Hand | None,
) -> tuple[Player, Talk]:
    """All that is said between a manager and one program up to now, and where the program stands.

    Args:
        seat: the program's.
        head: the board's number, dealer and vulnerability.
        hand: the program's thirteen cards.
        calls: so far, as its seat may hear them.
        cards: played so far.
        dummy: dummy's thirteen cards; None before they are faced.

    Raises:
        Refused: if what is on the table is not what the protocol can tell: an irregular call.

    Examples:
        >>> from biritch.cards import seeded
        >>> from biritch.seats import Vulnerability
        >>> deal = next(seeded("evening"))
        >>> head = Head(1, Seat.NORTH, Vulnerability.NONE)
        >>> player, steps = talk(Seat.NORTH, head, deal[Seat.NORTH], (), (), None)
        >>> player.is_to_call, len(steps)
        (True, 5)
    """
    said: list[Step] = []

    def heard(player: Player, message: Message) -> Player:
        player, answers = player.hear(message)
        said.append(Step(by_program=False, message=message))
        said.extend(Step(by_program=True, message=answer) for answer in answers)
        return player

    def did(done: tuple[Player, tuple[Message, ...]]) -> Player:
        player, messages = done
        said.extend(Step(by_program=True, message=message) for message in messages)
        return player

    player = Player(seat=seat, team="", stage=Stage.BOARD)
    for message in (StartOfBoard(), head, Cards(seat, hand)):
        player = heard(player, message)
    for called in calls:
        own = player.is_to_call
        player = did(player.call(called.call)) if own else heard(player, called)
    for card in cards:
        player = _led(player, heard)
        own = player.is_to_play
        assert player.play is not None
        assert player.play.turn is not None
        played = Played(player.play.turn, card)
        player = did(player.lay(card)) if own else heard(player, played)
        if player.stage is Stage.DUMMY and dummy is not None:
            player = heard(player, Cards(None, dummy))
    return _led(player, heard), tuple(said)


def _led(player: Player, heard: _Heard) -> Player:
    """Tell the program to lead, if that is what it waits for."""
    if player.stage is not Stage.LEAD:
        return player
    assert player.play is not None
    turn = player.play.turn
    return heard(player, ToLead(None if turn is player.play.dummy else turn))


def same(expected: Message, got: Message) -> bool:
    """Whether a program said what it had to; what it adds to a call or card is its own affair."""
    match expected, got:
        case Called(seat, call), Called():
            return (got.seat, got.call) == (seat, call)
        case Played(seat, card), Played():
            return (got.seat, got.card) == (seat, card)
        case Ready(seat, Awaited.CARD, None, trick), Ready():
            return (got.seat, got.awaited, got.trick) == (seat, Awaited.CARD, trick)
    return expected == got
