"""Whoever logs out, or leaves for good, is gone from every table of every process."""

from __future__ import annotations

from contextlib import suppress

from biritch.errors import Refused
from biritch.server.attendance import pass_on
from biritch.server.author import Author
from biritch.server.hall import Hall
from biritch.server.house import in_thread
from biritch.server.live import Live
from biritch.table import commands

BELL = "gone "
"""What the bell says before the id of a person whose cookie is worth nothing any more."""


async def send_away(hall: Hall, person: str) -> None:
    """Have every socket of somebody come again, here and elsewhere: his cookie is another now."""
    heard(hall, person)
    store = hall.house.store
    if store.is_shared:
        await in_thread(lambda: store.notify([(BELL + person, 0)]))


def heard(hall: Hall, person: str) -> None:
    """Somebody's cookie is worth nothing any more, and his name may be none."""
    hall.house.forget_names()
    hall.gallery.dismiss(frozenset({person}))


async def sweep(hall: Hall) -> None:
    """Have those come again whose cookie is worth nothing now, or who are something else in the house.

    A ring may be lost, and an owner's command line rings nothing.
    """
    house, gallery = hall.house, hall.gallery
    if carried := gallery.sessions:
        roles = await in_thread(lambda: house.sessions.roles(carried, now=house.now()))
        gallery.dismiss_unless(carried, roles)


async def leave_tables(hall: Hall, author: Author) -> None:
    """Have somebody get up for good wherever he plays, and pass on what he is host of, evenings among it.

    A table that does not let him get up now is no reason for him to stay in the house.
    """
    house, ids = hall.house, author.ids
    contests = await in_thread(lambda: [each.stream for each in house.evenings.of(ids)])
    tables = await in_thread(lambda: [each.stream for each in house.lobby.of(ids)])
    for stream in (*contests, *tables):
        with suppress(Refused):
            await _leave(hall, author, await hall.live(stream))


async def _leave(hall: Hall, author: Author, live: Live) -> None:
    if live.kind.plays(live.state, live.kind.viewer(author, live.state)):
        with suppress(Refused):
            await hall.act(
                live.stream,
                author,
                commands.Leave(for_good=True),
                command_id=f"leave for good after {live.head}",
            )
    if live.state.host in author.ids:
        await pass_on(hall, live)
