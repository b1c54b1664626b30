"""Outside programs at a table of the house, over real sockets on both sides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from biritch.auction import Auction
from biritch.cards import Card, Hand
from biritch.play import Play
from biritch.robots import act
from biritch.robots.match import Means, Told, player_of
from biritch.seats import Seat
from biritch.server.tablemanager_house import AtTheHouse
from biritch.server.tablemanager_player import Entry, TurnedAway, play
from biritch.server.worker import work
from biritch.systems import Setting
from tests.server.houses import KEY, OpenHouse, Place, open_house
from tests.server.test_desk import play_to_the_end, with_robots

HOST = "127.0.0.1"


@pytest.fixture
def house(sqlite_url: str) -> Iterator[OpenHouse]:
    with open_house(sqlite_url) as opened:
        yield opened


class Watched:
    """A program that notes what it is shown, and says that every call means something."""

    name = "watched"

    def __init__(self) -> None:
        self.hands: list[Hand] = []
        self.auctions: list[Auction] = []
        self.plays: list[Play] = []
        self._robot = player_of("simple")

    def call(self, hand: Hand, auction: Auction, setting: Setting, means: Means, /) -> Told:
        self.hands.append(hand)
        self.auctions.append(auction)
        told = self._robot.call(hand, auction, setting, means)
        return Told(told.call, alert=True, text="as the program says")

    def card(self, play: Play, auction: Auction, setting: Setting, means: Means, /) -> Card:
        self.plays.append(play)
        return self._robot.card(play, auction, setting, means)

    def meaning(self, auction: Auction, setting: Setting, /) -> str:
        return ""


@asynccontextmanager
async def _at(house: OpenHouse, place: Place) -> AsyncIterator[tuple[AtTheHouse, int]]:
    outside = AtTheHouse(place.table, act)
    async with outside.open(HOST, 0) as port:
        working = asyncio.ensure_future(work(house.url, KEY, outside, seats=8))
        try:
            yield outside, port
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)


def _session(house: OpenHouse, visit: Callable[[AtTheHouse, int, Place], Awaitable[None]]) -> Place:
    south = with_robots(house)

    async def run() -> None:
        async with _at(house, south) as (outside, port):
            await visit(outside, port, south)

    asyncio.run(asyncio.wait_for(run(), 60))
    return south


def test_a_program_bids_and_plays_in_its_chair_and_sees_no_more_than_it_may(
    house: OpenHouse,
) -> None:
    watched = Watched()

    async def visit(outside: AtTheHouse, port: int, south: Place) -> None:
        entry = Entry(seat=Seat.WEST, team="Birch", silence=30)
        program = asyncio.ensure_future(play(HOST, port, watched, entry, chance=bytes))
        await outside.seated(1)
        await asyncio.to_thread(play_to_the_end, south)
        assert (Seat.WEST,) == outside.seats
        program.cancel()
        await asyncio.gather(program, return_exceptions=True)

    south = _session(house, visit)
    south.settle()
    west = {Card.parse(card) for card in south.view["hands"]["W"]["cards"]}
    assert watched.hands
    assert {Hand.of(west)} == set(watched.hands)
    made = [call["call"] for call in south.view["auction"] if call["seat"] == "W"]
    assert len(made) == len(watched.hands)
    # West is an opponent of South's, who is told what the program says of its calls.
    said = [call for call in south.view["auction"] if call["seat"] == "W"]
    assert {"as the program says"} == {call["words"]["values"]["en"] for call in said}
    for seen in watched.plays:
        known = [seat for seat in Seat if seen.is_known(seat)]
        assert set(known) <= {Seat.WEST, seen.dummy} or seen.tricks_left < 4


class Hanging(Watched):
    """A program that stops in the middle of the auction."""

    def call(self, hand: Hand, auction: Auction, setting: Setting, means: Means, /) -> Told:
        raise ConnectionAbortedError


def test_where_a_program_hangs_up_our_robot_plays_on(house: OpenHouse) -> None:
    async def visit(outside: AtTheHouse, port: int, south: Place) -> None:
        entry = Entry(seat=Seat.WEST, team="Birch", silence=30)
        program = asyncio.ensure_future(play(HOST, port, Hanging(), entry, chance=bytes))
        await outside.seated(1)
        await asyncio.to_thread(play_to_the_end, south)
        assert () == outside.seats
        with pytest.raises(ConnectionAbortedError):
            await program

    south = _session(house, visit)
    assert south.view["result"]


def test_strangers_and_second_comers_are_turned_away(house: OpenHouse) -> None:
    async def visit(outside: AtTheHouse, port: int, _: Place) -> None:
        entry = Entry(seat=Seat.WEST, team="Birch", silence=30)
        program = asyncio.ensure_future(play(HOST, port, Watched(), entry, chance=bytes))
        await outside.seated(1)
        with pytest.raises(TurnedAway, match="taken"):
            await play(HOST, port, Watched(), entry, chance=bytes)
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(b"hello\r\n")
        assert b"cannot read" in await reader.read()
        writer.close()
        program.cancel()
        await asyncio.gather(program, return_exceptions=True)

    _session(house, visit)
