"""Who is let in at the door of a table or a contest, and for what: to any chair, to one, or to watch."""

from __future__ import annotations

from biritch.club.invitations import Invited
from biritch.seats import SEATS, Seat
from biritch.server.author import Author
from biritch.server.client import Client
from biritch.server.house import House, in_thread
from biritch.server.kinds import CONTESTS

ANY_SEAT = frozenset(SEATS)


async def may_enter(house: House, author: Author, stream: str) -> Client:
    """Somebody at a table's door, with what he was let in for."""
    return await in_thread(lambda: _client(house, author, stream))


async def seats_for(house: House, author: Author, stream: str) -> frozenset[Seat]:
    """The chairs somebody may sit down in at a table."""
    return await in_thread(lambda: _seats(house, author, stream))


def _client(house: House, author: Author, stream: str) -> Client:
    seats = _seats(house, author, stream)
    admitted = house.invitations.admitted(author.ids, stream)
    may_watch = bool(seats or admitted) or _of_contest(house, author, stream)
    return Client(author, stream, seats=seats, may_watch=may_watch)


def _of_contest(house: House, author: Author, stream: str) -> bool:
    """Whether this is a table of a contest that he is in, or was let in to: then he may watch there."""
    listing = house.lobby.find(stream)
    if listing is None or not listing.contest:
        return False
    return bool(_place_in(house, author, listing.contest))


async def contest_door(house: House, author: Author, contest: str) -> Client:
    """Somebody at a contest's door, with what he was let in for."""
    return await in_thread(lambda: _guest(house, author, contest))


def _guest(house: House, author: Author, contest: str) -> Client:
    to = _place_in(house, author, contest)
    seats = ANY_SEAT if Invited.SIT in to else frozenset()
    return Client(author, contest, seats=seats, may_watch=bool(to), kind=CONTESTS)


def _place_in(house: House, author: Author, contest: str) -> frozenset[Invited]:
    """To what somebody is admitted in a contest: to take part, to look on, or to nothing."""
    listing = house.evenings.find(contest)
    admitted = {each.to for each in house.invitations.admitted(author.ids, contest)}
    is_his = listing is not None and listing.is_for(author.ids)
    if listing is None and (opened := house.store.read(contest, limit=1)):
        is_his = opened[0].author in author.ids
    if is_his or (listing is not None and not listing.is_private):
        admitted.add(Invited.SIT)
    return frozenset(admitted)


def _seats(house: House, author: Author, stream: str) -> frozenset[Seat]:
    """The chairs he may sit down in."""
    listing = house.lobby.find(stream)
    is_open = listing is not None and not listing.is_private
    is_his = listing is not None and listing.host in author.ids
    if listing is None and (opened := house.store.read(stream, limit=1)):
        # A crash may have come between opening a table and telling the lobby of it.
        is_his = opened[0].author in author.ids
    if is_open or is_his:
        return ANY_SEAT
    invited = [
        each for each in house.invitations.admitted(author.ids, stream) if each.to is Invited.SIT
    ]
    if invited:
        # Of whoever was invited to one chair it is asked before whether he has sat here: in that one.
        named = frozenset(Seat.parse(each.seat) for each in invited if each.seat)
        return named if len(named) == len(invited) else ANY_SEAT
    return ANY_SEAT if house.history.has_sat(author.ids, stream) else frozenset()
