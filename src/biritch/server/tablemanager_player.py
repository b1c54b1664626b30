"""One of our robots at somebody's table manager."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from biritch.errors import BiritchError
from biritch.records.bluechip import Message, Player, Saying, Stage, parse
from biritch.robots import match
from biritch.seats import Seat
from biritch.server.tablemanager_line import Line
from biritch.systems import Setting

_SCORINGS: Final = {"MP": "matchpoints"}


class TurnedAway(BiritchError):
    """A table manager refused a robot, or was silent for too long."""

    default_code = "bluechip.turned_away"


class Entry(Struct, frozen=True, kw_only=True):
    """How a robot comes to a table manager.

    Attributes:
        seat: the seat it asks for; None for any.
        team: its team; both partners must say the same.
        version: of the protocol.
        silence: seconds without a line after which it goes.
        thinking: seconds that it takes at most for a call or a card.
    """

    seat: Seat | None
    team: str
    version: int = 18
    silence: float = 600.0
    thinking: float = 8.0


async def play(
    host: str,
    port: int,
    robot: match.Player,
    entry: Entry,
    *,
    chance: match.Chance,
    finished: Callable[[Player], None] | None = None,
) -> int:
    """Play a session for one seat, to its end.

    Args:
        host: where the table manager is.
        port: its port.
        robot: who plays.
        entry: how it comes.
        chance: random bytes for what a robot decides by chance.
        finished: told of every board as this seat saw it, when it is over.

    Returns:
        How many boards were played.

    Raises:
        TurnedAway: if the manager refused, was silent too long, or hung up before the end.
        OutOfStep: if it said what has no place.
        OSError: if there is nobody.
    """
    reader, writer = await asyncio.open_connection(host, port, limit=Line.LIMIT)
    line = Line(reader, writer)
    line.is_quick = True
    try:
        return await _session(line, robot, entry, chance, finished)
    finally:
        await line.close()


async def _session(
    line: Line,
    robot: match.Player,
    entry: Entry,
    chance: match.Chance,
    finished: Callable[[Player], None] | None,
) -> int:
    player, said = Player.connect(
        entry.team, entry.seat, version=entry.version, program=f"biritch {robot.name}"
    )
    boards = 0
    _send(line, said)
    while player.stage is not Stage.OVER:
        message = await _heard(line, entry)
        if isinstance(message, Saying):
            raise TurnedAway(message.text)
        player, said = player.hear(message)
        _send(line, said)
        while player.is_to_call or player.is_to_play or player.asked:
            means = match.Means(chance, _clock(entry.thinking))
            player, said = await asyncio.to_thread(_act, player, robot, means)
            _send(line, said)
        if player.stage is Stage.RESULT:
            boards += 1
            if finished is not None:
                finished(player)
            player = player.rested()
    return boards


async def _heard(line: Line, entry: Entry) -> Message:
    try:
        return parse(await asyncio.wait_for(line.hear(), entry.silence))
    except TimeoutError:
        raise TurnedAway(f"the table manager said nothing for {entry.silence:g} seconds") from None
    except EOFError:
        raise TurnedAway("the table manager hung up before the end of the session") from None


def _act(
    player: Player, robot: match.Player, means: match.Means
) -> tuple[Player, tuple[Message, ...]]:
    assert player.head is not None
    assert player.auction is not None
    scoring = player.teams.scoring if player.teams is not None else ""
    setting = Setting(player.head.vulnerable, scoring=_SCORINGS.get(scoring, "imps"))
    if player.asked is not None:
        return player.answer(robot.meaning(player.auction, setting))
    if player.is_to_call:
        told = robot.call(player.hand, player.auction, setting, means)
        return player.call(told.call, alert=told.alert, text=told.text)
    assert player.play is not None
    return player.lay(robot.card(player.play, player.auction, setting, means))


def _send(line: Line, said: tuple[Message, ...]) -> None:
    for message in said:
        line.send(message)


def _clock(seconds: float) -> match.TimeLeft:
    until = time.monotonic() + seconds
    return lambda: until - time.monotonic()
