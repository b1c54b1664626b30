"""A command sent again gets its first answer and does nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from biritch.auction import Call
from biritch.cards import numbered_deal
from biritch.club.rights import Role
from biritch.club.store import Store
from biritch.errors import OutOfTurn, Stale
from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.server.author import THE_HOUSE_ITSELF, Author
from biritch.server.hall import Hall
from biritch.server.house import House
from biritch.table import commands


class Table:
    """Four guests at board 1 of a table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        house = hall.house
        people = [house.sessions.come_in(now=house.now()).person for _ in SEATS]
        self.players = {
            seat: Author(person, frozenset((person,)), frozenset({Role.GUEST}))
            for seat, person in zip(SEATS, people, strict=True)
        }

    async def deal(self) -> None:
        opening = commands.OpenTable(table="t", name="", form=Duplicate())
        await self.hall.open(self.players[Seat.NORTH], opening, command_id="open")
        for seat, player in self.players.items():
            await self.hall.act("t", player, commands.Sit(seat=seat), command_id="sit")
        deal = commands.Deal(number=1, deal=numbered_deal(0), salt="00" * 32)
        await self.hall.act("t", THE_HOUSE_ITSELF, deal, command_id="deal 1")

    async def call(self, seat: Seat, text: str, command_id: str, *, seen: int = 100) -> int:
        command = commands.Call(call=Call.parse(text))
        return await self.hall.act(
            "t", self.players[seat], command, command_id=command_id, seen=seen
        )

    async def calls(self) -> list[str]:
        live = await self.hall.live("t")
        assert live.table is not None
        assert live.table.board is not None
        return [str(entry.call) for entry in live.table.board.auction.entries]


def at_a_dealt_board(folder: Path, then: Callable[[Table], Awaitable[None]]) -> None:
    """Do something at a table where board 1 was dealt."""

    async def play() -> None:
        house = House(Store.open(str(folder / "house.sqlite"), serving=True))
        try:
            table = Table(Hall(house))
            await table.deal()
            await then(table)
        finally:
            house.close()

    asyncio.run(play())


def test_a_call_whose_answer_was_lost_is_accepted_again_though_the_board_has_moved_on(
    tmp_path: Path,
) -> None:
    async def then(table: Table) -> None:
        first = await table.call(Seat.NORTH, "1C", "a")
        await table.call(Seat.EAST, "P", "a")
        assert first == await table.call(Seat.NORTH, "1C", "a", seen=0)
        assert ["1C", "P"] == await table.calls()

    at_a_dealt_board(tmp_path, then)


def test_a_call_that_would_be_legal_once_more_is_not_made_twice(tmp_path: Path) -> None:
    async def then(table: Table) -> None:
        first = await table.call(Seat.NORTH, "P", "a")
        for seat, text in zip(SEATS[1:], ("P", "P", "1C"), strict=True):
            await table.call(seat, text, "a")
        assert first == await table.call(Seat.NORTH, "P", "a")
        assert ["P", "P", "P", "1C"] == await table.calls()

    at_a_dealt_board(tmp_path, then)


def test_a_call_under_another_id_is_refused_as_ever(tmp_path: Path) -> None:
    async def then(table: Table) -> None:
        await table.call(Seat.NORTH, "1C", "a")
        with pytest.raises(OutOfTurn):
            await table.call(Seat.NORTH, "1C", "b")

    at_a_dealt_board(tmp_path, then)


def test_another_players_id_is_not_ones_own(tmp_path: Path) -> None:
    async def then(table: Table) -> None:
        await table.call(Seat.NORTH, "1C", "a")
        with pytest.raises(OutOfTurn):
            await table.call(Seat.SOUTH, "1C", "a")

    at_a_dealt_board(tmp_path, then)


def test_a_new_call_on_a_board_that_has_moved_on_is_stale(tmp_path: Path) -> None:
    async def then(table: Table) -> None:
        live = await table.hall.live("t")
        viewer = table.players[Seat.EAST].viewer(live.table)
        seen = (await table.hall.gallery.seen_by(live, viewer)).number
        await table.call(Seat.NORTH, "1C", "a")
        with pytest.raises(Stale):
            await table.call(Seat.EAST, "P", "a", seen=seen)

    at_a_dealt_board(tmp_path, then)
