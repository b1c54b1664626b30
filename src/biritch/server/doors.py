"""Who may come to a table: everybody to an open one, to a private one whoever was let in."""

from __future__ import annotations

from biritch.club.invitations import Invited
from biritch.server.author import Author
from biritch.server.client import Client
from biritch.server.house import House, in_thread


async def may_enter(house: House, author: Author, stream: str) -> Client:
    """Somebody at a table's door, with what he was let in for."""
    return await in_thread(lambda: _client(house, author, stream))


def _client(house: House, author: Author, stream: str) -> Client:
    listing = house.lobby.find(stream)
    admitted = house.invitations.admitted(author.ids, stream)
    is_open = listing is not None and not listing.is_private
    is_his = listing is not None and listing.host in author.ids
    if listing is None and (opened := house.store.read(stream, limit=1)):
        # A crash may have come between opening a table and telling the lobby of it.
        is_his = opened[0].author in author.ids
    may_sit = (
        is_open or is_his or Invited.SIT in admitted or house.history.has_sat(author.ids, stream)
    )
    return Client(author, stream, may_sit=may_sit, may_watch=may_sit or Invited.WATCH in admitted)
