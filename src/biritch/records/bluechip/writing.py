"""Writes the lines of the table-manager protocol, as the oldest programs read them."""

from __future__ import annotations

from biritch.records.bluechip.messages import (
    Awaited,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    Explain,
    Head,
    IllegalCall,
    Message,
    Placed,
    Played,
    Ready,
    Saying,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
)
from biritch.records.bluechip.reading import LONGEST
from biritch.records.bluechip.spelling import (
    call_words,
    card_word,
    clock,
    hand_words,
    plain,
    seat_word,
    vulnerable_word,
)
from biritch.seats import Side


def write(message: Message) -> str:
    """The line of a message, without the CR LF that ends it on the wire.

    Examples:
        >>> from biritch.seats import Seat
        >>> write(Ready(Seat.WEST, Awaited.CARD, None, 1))
        "West ready for dummy's card to trick 1"
    """
    return _line(message)[:LONGEST]


def _line(message: Message) -> str:
    match message:
        case Connecting(team, seat, version, program):
            wanted = "ANYPL" if seat is None else seat_word(seat)
            more = f" {plain(program)}" if program else ""
            return f"Connecting {_quoted(team)} as {wanted} using protocol version {version}{more}"
        case Placed(seat, team):
            return f"{seat_word(seat)} ({_quoted(team)}) seated"
        case Ready():
            return f"{seat_word(message.seat)} ready {_awaited(message)}"
        case Teams(names, scoring):
            playing = f". Playing {scoring}" if scoring else ""
            return f"Teams : N/S : {_quoted(names.ns)} E/W : {_quoted(names.ew)}{playing}"
        case StartOfBoard():
            return "Start of board"
        case Head(number, dealer, vulnerable, room):
            line = (
                f"Board number {number}. Dealer {seat_word(dealer)}. "
                f"{vulnerable_word(vulnerable)} vulnerable."
            )
            return f"{line} {room} room." if room else line
        case Cards(seat, hand):
            return f"{seat_word(seat)}'s cards : {hand_words(hand)}"
        case Called(seat, call, alert, infos, text):
            kind = " Alert." if alert else " Infos." if infos else ""
            said = f" {plain(text)}" if text else ""
            return f"{seat_word(seat)} {call_words(call)}{kind}{said}"
        case IllegalCall():
            return "Illegal bid"
        case ToLead(seat):
            return f"{seat_word(seat)} to lead"
        case Played(seat, card, signal):
            shown = f". {plain(signal)}" if signal else ""
            return f"{seat_word(seat)} plays {card_word(card)}{shown}"
        case Timing(board, total):
            sides = (
                f"{name} : this board  {clock(board[side], hours=False)},  "
                f"total  {clock(total[side], hours=True)}"
                for name, side in (("N/S", Side.NS), ("E/W", Side.EW))
            )
            return f"Timing - {'.  '.join(sides)}."
        case EndOfSession():
            return "End of session"
        case Explain(seat, call):
            return f"Explain {seat_word(seat)}'s {call_words(call)}"
        case Saying():
            return plain(message.text)


def _awaited(ready: Ready) -> str:
    match ready.awaited:
        case Awaited.CALL:
            return f"for {seat_word(ready.of)}'s bid"
        case Awaited.CARD:
            whose = "dummy" if ready.of is None else seat_word(ready.of)
            return f"for {whose}'s card to trick {ready.trick}"
    return str(ready.awaited.value)


def _quoted(team: str) -> str:
    return f'"{plain(team).replace(chr(34), chr(39))}"'
