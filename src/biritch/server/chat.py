"""Who may write to whom at a table: nothing a watcher or dummy writes reaches a player during a board."""

from __future__ import annotations

from biritch.club.limits import Limited
from biritch.club.texts import Kind, Text
from biritch.errors import NotAllowed
from biritch.server import wire
from biritch.server.audience import EVERYBODY, WATCHERS
from biritch.server.client import Client
from biritch.server.hall import Hall
from biritch.server.house import House, in_thread
from biritch.server.live import Live

BELL = "chat at "
"""What the bell says before a table's id when it rings for chat."""


async def say(hall: Hall, live: Live, client: Client, text: str) -> None:
    """Write to the table, or to the other watchers while a board is played.

    Raises:
        Refused: if he may not, or has written too much.
    """
    house = hall.house
    house.count(Limited.CHAT, client.author.id)
    person = client.viewer.person if client.viewer else client.author.id
    async with live.lock:
        # Under the lock: no board begins between the question and the answer.
        if client.viewer is None:
            raise NotAllowed("there is no such table", code=live.kind.none)
        audience = live.kind.audience(live.state, client.viewer)
        kept = await in_thread(
            lambda: house.texts.keep(
                text,
                stream=live.stream,
                kind=Kind.CHAT,
                author=person,
                now=house.now(),
                audience=audience,
            )
        )
        hall.said.append(kept.id)
        names = await house.called((person,))
        hall.gallery.tell_chat(live, _said(kept, names))
    if house.store.is_shared:
        await in_thread(lambda: house.store.notify([(BELL + live.stream, kept.id)]))


async def heard(hall: Hall, stream: str, number: int) -> None:
    """Something was written to a table by way of another process: tell it here."""
    live, house = hall.known(stream), hall.house
    if live is None or stream not in hall.gallery.streams:
        return
    text = (await in_thread(lambda: house.texts.read(frozenset((number,))))).get(number)
    if text is not None and text.stream == stream and text.kind is Kind.CHAT:
        names = await house.called((text.author,))
        hall.gallery.tell_chat(live, _said(text, names))


async def old_chat(house: House, live: Live, client: Client) -> None:
    """Tell somebody who comes what was written before."""
    texts = await in_thread(lambda: house.texts.at_table(live.stream))
    names = await house.called({text.author for text in texts})
    plays = client.viewer is not None and client.viewer.eyes is not None
    for text in texts:
        if not plays or text.audience == EVERYBODY:
            client.tell(_said(text, names))


def _said(text: Text, names: dict[str, str]) -> wire.Chat:
    return wire.Chat(
        person=text.author,
        name=names.get(text.author, ""),
        text=text.text,
        at=text.at,
        watcher=text.audience == WATCHERS,
        note=text.id,
        erased=text.is_erased,
    )
