"""Erasing what somebody wrote at a table: that there was something stays known, what it was does not."""

from __future__ import annotations

from starlette.routing import Route

from biritch.club.limits import Limited
from biritch.club.rights import Deed, require
from biritch.club.texts import Kind, Text
from biritch.errors import NotAllowed
from biritch.server import wire
from biritch.server.answers import Asked, route
from biritch.server.audience import WATCHERS
from biritch.server.hall import Hall
from biritch.server.house import in_thread
from biritch.server.tables import admitted_to, hall_of
from biritch.server.visits import author_of

BELL = "erased at "
"""What the bell says before a table's id when a text was erased there."""
_LONGEST_NUMBER = 16  # digits


async def erase(asked: Asked) -> dict[str, int]:
    """Erase a text: one's own, or anybody's at a table where one is host, director or owner.

    What explains a call or states a claim stays as long as a board is in play: players act on it, and
    to hear that it was erased would tell the caller's partner that there was an explanation.
    """
    house, author = asked.house, author_of(asked.known)
    stream = asked.request.path_params["table"]
    await admitted_to(asked, stream)
    live = await hall_of(asked).live(stream)
    text = await _text(asked, stream)
    if text.author not in author.ids:
        require(author.roles_at(live.table), Deed.ERASE_TEXT)
    if text.kind is not Kind.CHAT and live.table is not None and live.table.playing:
        raise NotAllowed("the board in play may rest on these words", code="text.in_play")
    house.count(Limited.CHAT, author.id)
    if text.is_erased:
        return {"note": text.id}
    await in_thread(lambda: house.texts.erase(text.id, now=house.now()))
    _tell(hall_of(asked), text)
    if house.store.is_shared:
        await in_thread(lambda: house.store.notify([(BELL + stream, text.id)]))
    return {"note": text.id}


async def _text(asked: Asked, stream: str) -> Text:
    """The text whose number is in the address.

    Raises:
        NotAllowed: ``text.none`` if nothing with that number was written at this table.
    """
    number = str(asked.request.path_params["note"])
    if number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER:
        note = int(number)
        found = (await in_thread(lambda: asked.house.texts.read(frozenset((note,))))).get(note)
        if found is not None and found.stream == stream:
            return found
    raise NotAllowed("nothing of that number was written here", code="text.none")


async def heard(hall: Hall, stream: str, note: int) -> None:
    """A text was erased by way of another process: tell those who look at its table here."""
    if stream in hall.gallery.streams:
        text = (await in_thread(lambda: hall.house.texts.read(frozenset((note,))))).get(note)
        if text is not None and text.stream == stream and text.is_erased:
            _tell(hall, text)


def _tell(hall: Hall, text: Text) -> None:
    """Whoever may have seen the text hears that it was erased."""
    watchers = text.audience == WATCHERS
    hall.gallery.tell_all(text.stream, wire.Erased(note=text.id), watchers=watchers)


ROUTES: list[Route] = [
    route("/api/tables/{table}/texts/{note}/erase", "POST", Deed.ERASE_OWN_TEXT, erase)
]
