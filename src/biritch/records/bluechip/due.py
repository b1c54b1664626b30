"""What a manager waits for from each seat, and what it makes of what comes."""

from __future__ import annotations

from biritch.play import commander
from biritch.records.bluechip.messages import Awaited, Called, Message, Played, Ready
from biritch.records.bluechip.session import Manager
from biritch.seats import FOUR_PLAYERS, SEATS, Seat

_BY_ALL = (Awaited.DEAL, Awaited.CARDS)


def actor(manager: Manager) -> Seat | None:
    """The seat that is to call, or to play a card from its own hand or dummy."""
    if manager.awaited is Awaited.CALL and manager.auction is not None:
        return manager.auction.turn
    if manager.awaited is Awaited.CARD and manager.play is not None:
        assert manager.play.turn is not None
        return commander(manager.play, FOUR_PLAYERS, manager.play.turn)
    return None


def seats_due(manager: Manager) -> tuple[Seat, ...]:
    """The seats somebody waits for: they have not said yet what this step needs."""
    if manager.awaited is None:
        return ()
    dummy = manager.play.dummy if manager.play and manager.awaited is Awaited.DUMMY else None
    return tuple(seat for seat in SEATS if manager.heard[seat] is None and seat is not dummy)


def waiting_for(manager: Manager, seat: Seat) -> str:
    """What a seat is waited for, in a few words."""
    if actor(manager) is seat:
        return "call" if manager.awaited is Awaited.CALL else "card"
    assert manager.awaited is not None
    return f"ready {manager.awaited.value}"


def fits(manager: Manager, seat: Seat, message: Message) -> bool:
    """Whether a seat says what it is waited for; the act itself may still be illegal."""
    awaited, auction, play = manager.awaited, manager.auction, manager.play
    if actor(manager) is seat:
        if play is None:
            return isinstance(message, Called) and message.seat is seat
        return isinstance(message, Played) and message.seat is play.turn
    if not isinstance(message, Ready) or message.seat is not seat:
        return False
    if message.awaited is not awaited:
        return False
    if awaited is Awaited.CALL:
        assert auction is not None
        return message.of is auction.turn
    if awaited is Awaited.CARD:
        assert play is not None
        named = (play.turn, None) if play.turn is play.dummy else (play.turn,)
        return message.of in named and message.trick == len(play.tricks) + 1
    return True


def is_idle(manager: Manager, message: Message) -> bool:
    """Whether a message says nothing: some programs confirm that they have received dummy."""
    return (
        isinstance(message, Ready)
        and message.awaited is Awaited.DUMMY
        and manager.awaited is Awaited.CARD
    )


def is_legal(manager: Manager, message: Message) -> bool:
    """Whether a call or card may be made now."""
    match message:
        case Called(_, call):
            assert manager.auction is not None
            return manager.auction.may(call)
        case Played(_, card):
            assert manager.play is not None
            return manager.play.may(card)
    return True


def silent_seats(manager: Manager) -> tuple[Seat, ...]:
    """The programs everybody waits for; the one that is to lead is none while others are not ready."""
    if manager.awaited is None:
        return tuple(
            seat
            for seat, guest in manager.guests.items()
            if guest is not None and (guest.past == 0 or (guest.past == 1 and guest.told))
        )
    due = seats_due(manager)
    others = tuple(seat for seat in due if seat is not actor(manager))
    return others or due
