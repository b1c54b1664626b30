"""How a table manager conducts a session: each message heard, in step, with all that follows."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from biritch.auction import Auction
from biritch.play import Play
from biritch.records.bluechip.due import actor, fits, is_idle, is_legal, seats_due, waiting_for
from biritch.records.bluechip.messages import (
    Awaited,
    Called,
    Cards,
    EndOfSession,
    Head,
    IllegalCall,
    Message,
    Played,
    Ready,
    Saying,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
)
from biritch.records.bluechip.recording import recorded
from biritch.records.bluechip.session import (
    MOST_ILLEGAL,
    NOBODY_HEARD,
    Guest,
    Manager,
    Sent,
)
from biritch.records.bluechip.step import unexpected
from biritch.seats import SEATS, Seat

_BEFORE = (Awaited.TEAMS, Awaited.START)  # what a program is ready for before its first board


def hear(manager: Manager, seat: Seat, message: Message, *, at: float = 0.0) -> Step:
    """What a message of one program changes, and what goes to whom.

    Args:
        manager: the session so far.
        seat: who said it.
        message: what.
        at: the time, in seconds from any beginning.

    Raises:
        OutOfStep: if it has no place here, or the third call or card in a row is illegal.
    """
    guest = manager.guests[seat]
    assert guest is not None
    if guest.stale:
        again = Ready(seat, Awaited.DEAL)
        if manager.awaited is not Awaited.DEAL or message != again:
            return manager, ()
        manager = _guest(manager, seat, replace(guest, stale=False))
    sent: Sent = ()
    if manager.awaited is None and guest.past < len(_BEFORE):
        manager, sent = _arriving(manager, seat, guest, message)
    elif manager.is_over:
        raise unexpected(message, "session over")
    else:
        manager = manager.keep(seat, message)
    while manager.awaited is not None:
        before = manager
        for each in SEATS:
            manager, more = _take(manager, each, at)
            sent += more
        manager, more = _go_on(manager, at)
        sent += more
        if manager is before:
            break
    return manager, sent


def _guest(manager: Manager, seat: Seat, guest: Guest) -> Manager:
    return replace(manager, guests=manager.guests.put(seat, guest))


def _arriving(manager: Manager, seat: Seat, guest: Guest, message: Message) -> Step:
    """Before a board: the seats are ready for the teams, then to start."""
    due = _BEFORE[guest.past]
    if message != Ready(seat, due) or (due is Awaited.START and not guest.told):
        raise unexpected(message, f"ready {due.value}")
    manager = _guest(manager, seat, replace(guest, past=guest.past + 1))
    guests = [each for each in manager.guests if each is not None]
    if len(guests) < len(SEATS) or any(not each.past for each in guests):
        return manager, ()
    sent: Sent = ()
    teams = Teams(manager.teams, manager.scoring)
    for place, each in manager.guests.items():
        assert each is not None
        if not each.told:
            sent += ((place, teams),)
            manager = _guest(manager, place, replace(each, told=True))
    if all(each.past == len(_BEFORE) for each in guests):
        manager, more = _next_board(manager)
        sent += more
    return manager, sent


def _next_board(manager: Manager) -> Step:
    clear = manager.between_boards()
    if not manager.boards:
        return replace(clear, is_over=True), _all(EndOfSession())
    return replace(clear, awaited=Awaited.DEAL), _all(StartOfBoard())


def _take(manager: Manager, seat: Seat, at: float) -> Step:
    """The next thing a seat has said, if it is this step's turn for it."""
    waiting = manager.early[seat]
    if not waiting or manager.awaited is None:
        return manager, ()
    message, rest = waiting[0], replace(manager, early=manager.early.put(seat, waiting[1:]))
    if is_idle(manager, message):
        return rest, ()
    if seat not in seats_due(manager):
        return manager, ()
    if not fits(manager, seat, message):
        raise unexpected(message, waiting_for(manager, seat))
    if actor(manager) is seat:
        if not is_legal(manager, message):
            return _refuse(rest, seat, message)
        thought = rest.thought.put(seat.side, rest.thought[seat.side] + max(0.0, at - rest.since))
        rest = replace(rest, thought=thought, tries=0)
    return replace(rest, heard=rest.heard.put(seat, message)), ()


def _refuse(manager: Manager, seat: Seat, message: Message) -> Step:
    tries = manager.tries + 1
    text = f"board {manager.boards[0].number}, {seat.name.title()}: {_act(message)}"
    refused = replace(manager, tries=tries, illegal=(*manager.illegal, text))
    if tries >= MOST_ILLEGAL:
        raise unexpected(message, waiting_for(manager, seat))
    answer = IllegalCall() if isinstance(message, Called) else Saying("Illegal card")
    return refused, ((seat, answer),)


def _act(message: Message) -> str:
    match message:
        case Called(_, call):
            return str(call)
        case Played(_, card):
            return str(card)
    return ""


def _go_on(manager: Manager, at: float) -> Step:
    """The next step, if all have spoken; or the word to lead, if all the others have."""
    due = seats_due(manager)
    leading = actor(manager)
    if due:
        play = manager.play
        alone = manager.awaited is Awaited.CARD and due == (leading,)
        if alone and play is not None and not play.laid and not manager.told_to_lead:
            assert leading is not None
            where = None if play.turn is play.dummy else play.turn
            told = replace(manager, told_to_lead=True, since=at)
            return told, ((leading, ToLead(where)),)
        return manager, ()
    heard = manager.heard
    manager = replace(manager, heard=NOBODY_HEARD, told_to_lead=False, since=at)
    board = manager.boards[0]
    match manager.awaited:
        case Awaited.DEAL:
            head = Head(board.number, board.dealer, board.vulnerable)
            sent: Sent = tuple(
                (seat, replace(head, room=manager.room) if _speaks_19(manager, seat) else head)
                for seat in SEATS
            )
            return replace(manager, awaited=Awaited.CARDS), sent
        case Awaited.CARDS:
            begun = replace(manager, awaited=Awaited.CALL, auction=Auction.begin(board.dealer))
            return begun, tuple((seat, Cards(seat, board.deal[seat])) for seat in SEATS)
        case Awaited.CALL:
            assert leading is not None
            called = heard[leading]
            assert isinstance(called, Called)
            return _called(manager, leading, called)
        case Awaited.DUMMY:
            assert manager.play is not None
            assert manager.play.dummy is not None
            dummy = manager.play.dummy
            shown = Cards(None, board.deal[dummy])
            return replace(manager, awaited=Awaited.CARD), tuple(
                (seat, shown) for seat in SEATS if seat is not dummy
            )
    assert leading is not None
    played = heard[leading]
    assert isinstance(played, Played)
    return _played(manager, leading, played)


def _called(manager: Manager, caller: Seat, called: Called) -> Step:
    assert manager.auction is not None
    auction = manager.auction.then(called.call)
    sent: Sent = tuple(
        (seat, _heard_by(manager, seat, called)) for seat in SEATS if seat is not caller
    )
    manager = replace(manager, auction=auction, calls=(*manager.calls, called))
    if not auction.is_over:
        return manager, sent
    if auction.contract is None:
        manager, more = _finish(manager)
        return manager, sent + more
    play = Play.begin(manager.boards[0].deal, auction.contract)
    return replace(manager, play=play, awaited=Awaited.CARD), sent


def _heard_by(manager: Manager, seat: Seat, called: Called) -> Called:
    """A call as one seat hears it: its maker's partner never learns what it means."""
    if seat is called.seat.partner or (called.infos and not _speaks_19(manager, seat)):
        return called.bare
    return called


def _played(manager: Manager, player: Seat, played: Played) -> Step:
    assert manager.play is not None
    play = manager.play.then(played.card)
    sent: Sent = tuple(
        (seat, _seen_by(manager, seat, player, played)) for seat in SEATS if seat is not player
    )
    manager = replace(manager, play=play)
    if play.is_over:
        manager, more = _finish(manager)
        return manager, sent + more
    if play.count == 1:
        manager = replace(manager, awaited=Awaited.DUMMY)
    return manager, sent


def _seen_by(manager: Manager, seat: Seat, player: Seat, played: Played) -> Played:
    """A card as one seat sees it: what it signals is told to opponents alone."""
    tells = seat.side is not player.side and _speaks_19(manager, seat)
    return played if tells else replace(played, signal="")


def _speaks_19(manager: Manager, seat: Seat) -> bool:
    guest = manager.guests[seat]
    return guest is not None and guest.version == 19


def _finish(manager: Manager) -> Step:
    """The board is over: its record, the times, and the next one."""
    total = manager.total
    for side, seconds in manager.thought.items():
        total = total.put(side, total[side] + seconds)
    times = Timing(manager.thought.map(round), total.map(round))
    done = replace(
        manager,
        boards=manager.boards[1:],
        records=(*manager.records, recorded(manager)),
        total=total,
    )
    done, more = _next_board(done)
    return done, _all(times) + more


def _all(message: Message) -> Sent:
    return tuple((seat, message) for seat in SEATS)


Step: TypeAlias = tuple[Manager, Sent]
