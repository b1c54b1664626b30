"""The rounds of contests: their tables opened, players seated there and called, results brought back.

What goes from one stream to another is a command whose id names both ends, sent again until it is
accepted; so it does not matter which process does it, nor how often.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from contextlib import suppress
from typing import Final

from biritch.cards import PACK, Board, Card, chance_deal
from biritch.cards.commitment import SALT_BYTES
from biritch.contest import BoardScore, Contest, Entrant, Need, Phase, Sitting, commands
from biritch.contest.lining_up import usual_line_up
from biritch.contest.movement import contest_of
from biritch.errors import BiritchError, NotAllowed, Refused
from biritch.score import points_of, result_text
from biritch.seats import Seat, Side
from biritch.server import wire
from biritch.server.author import THE_HOUSE_ITSELF
from biritch.server.client import Client
from biritch.server.hall import Hall
from biritch.server.house import in_thread
from biritch.server.kind import Needs
from biritch.server.kinds import CONTESTS, TABLES
from biritch.server.live import Live
from biritch.table import Table
from biritch.table import commands as at_table

_LOG: Final = logging.getLogger(__name__)


class Rounds:
    """Does for contests what nobody sends.

    Args:
        hall: the contests, and their tables.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tending: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._unsealed: set[str] = set()

    # ── What a contest needs by itself ──

    async def meet(self, live: Live, needs: Needs) -> None:
        """Do what a contest needs, unless somebody else has done it meanwhile."""
        contest = live.contest
        if contest is None:
            return
        match needs.need:
            case Need.PROCEED:
                await self._as_house(
                    contest.id, _chances(contest, needs.number), f"round {needs.number}"
                )
            case Need.PICK if contest.draw:
                taken = {place for _, place in contest.draw.picks}
                place = secrets.choice([n for n in range(1, len(PACK) + 1) if n not in taken])
                await self._as_house(
                    contest.id,
                    commands.PickFor(player=needs.number, place=place),
                    f"pick for {needs.number} in draw {contest.draw.number} at {len(taken)}",
                )
            case Need.CHOOSE:
                seat = contest.plan.choices(contest.form)[0]
                await self._as_house(
                    contest.id,
                    commands.ChooseSeatFor(number=needs.number, seat=seat),
                    f"seat in round {needs.number}",
                )
            case Need.LINE_UP:
                following, team = contest.round + 1, needs.number
                players = usual_line_up(contest, team)
                await self._as_house(
                    contest.id,
                    commands.LineUpFor(number=following, team=team, players=players),
                    f"team {team} in round {following}",
                )

    async def _as_house(self, stream: str, command: at_table.Command, command_id: str) -> None:
        await self._hall.act(stream, THE_HOUSE_ITSELF, command, command_id=command_id)

    # ── Between a contest and its tables ──

    def concerns(self, live: Live) -> bool:
        """Whether what happened there concerns a contest and its tables."""
        if live.contest is not None:
            return True
        # Between two boards somebody may sit down who has seen another hand of the one before.
        return live.table is not None and bool(live.table.contest) and live.table.playing is None

    async def sweep(self, since: float) -> None:
        """Do what a process that ended could not finish.

        Args:
            since: contests in which nothing has happened since this moment wait until somebody comes.
        """
        store = self._hall.house.store
        for stream in await in_thread(lambda: store.active(since, kind=CONTESTS.name)):
            with suppress(BiritchError):
                await self.hear(await self._hall.live(stream, CONTESTS))

    async def hear(self, live: Live) -> None:
        """Something happened in a contest, or between two boards of one of its tables."""
        if live.table is not None:
            live = await self._hall.live(live.table.contest, CONTESTS)
        await self._tend(live)
        self._call_everybody(live)

    async def ready(self, table: str) -> None:
        """Somebody comes to a table: if it is one of a round that has just begun, see to it that it is open."""
        known, contest = self._hall.known(table), contest_of(table)
        if contest and (known is None or known.table is None):
            with suppress(BiritchError):
                live = await self._hall.live(contest, CONTESTS)
                if live.contest and live.contest.sitting(table):
                    await self._tend(live)

    async def _tend(self, live: Live) -> None:
        """See to it that the tables of a round are open, seated and heard."""
        async with self._tending[live.stream]:
            contest = live.contest
            if contest is None:
                return
            for sitting in contest.playing:
                try:
                    await self._see_to(contest, sitting)
                except Refused as refusal:
                    _LOG.info("%s of %s: %s", sitting.table, live.stream, refusal)
            for sitting in contest.sittings:
                if sitting.row.round <= contest.scored and sitting.table not in self._unsealed:
                    await self._unseal(contest, sitting)
                    self._unsealed.add(sitting.table)
        if contest.is_over:
            self._tending.pop(contest.id, None)

    async def _see_to(self, contest: Contest, sitting: Sitting) -> None:
        """One table of the round."""
        live = await self._opened(contest, sitting)
        table = live.table
        assert table is not None
        if table.is_over:
            await self._settle(contest, table)
            return
        for seat in table.form.seating.chairs:
            try:
                await self._seat(contest, sitting, table, seat)
            except Refused as refusal:
                # He has seen another hand of this board: he sits down when it is over.
                _LOG.info("%s at %s: %s", seat.value, sitting.table, refusal)
        if table.host != contest.host:
            await self._as_house(
                table.id, at_table.MakeHost(person=contest.host), f"host after {live.head}"
            )
        if contest.ending and not table.closed:
            await self._as_house(table.id, at_table.CloseTable(), f"{contest.id} ends")

    async def _unseal(self, contest: Contest, sitting: Sitting) -> None:
        """Everybody may see what was played there, now that all tables have played it."""
        table = (await self._hall.live(sitting.table, TABLES)).table
        if table is not None and table.sealed:
            await self._as_house(table.id, at_table.Unseal(), f"{contest.id} unseals {table.id}")

    async def _opened(self, contest: Contest, sitting: Sitting) -> Live:
        """The table, opened if nobody has done it."""
        try:
            return await self._hall.live(sitting.table, TABLES)
        except NotAllowed:
            house = self._hall.house
            listing = await in_thread(lambda: house.evenings.find(contest.id))
            before = [each.table for each in contest.sittings if each.row.round < sitting.row.round]
            command = at_table.OpenTable(
                table=sitting.table,
                name=contest.name,
                form=sitting.row.form,
                source=contest.boards_of(sitting),
                laws=contest.laws,
                policy=contest.policy,
                previous=before[-1] if before else "",
                contest=contest.id,
                sealed=contest.plan.shares_boards,
                host=contest.host,
                players=sitting.row.seats.map(
                    lambda player: contest.entrant(player).person if player else ""
                ),
            )
            return await self._hall.open(
                THE_HOUSE_ITSELF,
                command,
                command_id=f"{contest.id} opens {sitting.table}",
                is_private=listing is None or listing.is_private,
            )

    async def _seat(self, contest: Contest, sitting: Sitting, table: Table, seat: Seat) -> None:
        """Whoever has the place that sits here, in his chair."""
        player = sitting.row.seats[seat]
        entrant, chair = contest.entrant(player), table.chairs[seat]
        if chair.is_taken and chair.owner == entrant.owner:
            # Where he is the same since the round began, a robot keeps his chair as long as he likes.
            changed = entrant.since > sitting.since
            if chair.robot if entrant.robot else chair.person or not changed:
                return
        await self._as_house(
            table.id,
            at_table.SeatPlayer(seat=seat, person=entrant.person, owner=_kept(entrant)),
            f"{contest.id} seats {player} as of {entrant.since}",
        )
        now = (await self._hall.live(table.id)).table
        if now is not None and not now.chairs[seat].is_taken:
            # He was seated before and has gone for good: the others must not wait.
            await self._as_house(
                table.id, at_table.SeatPlayer(seat=seat), f"{contest.id} fills {seat.value}"
            )

    async def _settle(self, contest: Contest, table: Table) -> None:
        settled = table.form.settlement(table.sheet)
        await self._as_house(
            contest.id,
            commands.Settle(
                table=table.id,
                settled=settled,
                points=table.sheet.totals,
                deals=len(table.sheet.deals),
                scores=tuple(
                    BoardScore(
                        deal.number, points_of(deal.lines, Side.NS), result_text(deal.result)
                    )
                    for deal in table.sheet.deals
                ),
            ),
            f"{table.id} settles",
        )

    # ── Calling people to their tables ──

    def arrived(self, live: Live, client: Client) -> None:
        """Somebody has come to a contest in the middle of a round: he wished to, and is not called away."""
        if live.contest is not None and (call := _call_for(live.contest, client)) is not None:
            client.called = call.table

    def _call_everybody(self, live: Live) -> None:
        """Call those who are still at tables of rounds before."""
        contest = live.contest
        if contest is None or contest.phase is not Phase.PLAYING:
            return
        earlier = [sitting.table for sitting in contest.sittings if sitting.is_over]
        for table in (*earlier, contest.id):
            for client in self._hall.gallery.clients(table):
                _call(contest, client)


def _kept(entrant: Entrant) -> str:
    """For whom the chair of a robot is kept."""
    return entrant.owner if entrant.robot else ""


def _call(contest: Contest, client: Client) -> None:
    """Tell somebody where he plays now, or may watch; once for each table."""
    call = _call_for(contest, client)
    if call is not None and call.table not in (client.called, client.stream):
        client.called = call.table
        client.tell(call)


def _call_for(contest: Contest, client: Client) -> wire.Called | None:
    """Where somebody plays now, or may watch; None if nowhere."""
    if contest.phase is not Phase.PLAYING or not contest.playing:
        return None
    player = next((n for n in contest.people if contest.entrant(n).person in client.author.ids), 0)
    if not player:
        return None
    sitting = contest.now_at(player)
    if sitting is None and contest.plan.shares_boards:
        return None  # who sits out may have still to play these boards
    table = (sitting or contest.playing[0]).table
    seat = sitting.row.seat(player) if sitting else None
    return wire.Called(contest=contest.id, table=table, seat=seat)


def _chances(contest: Contest, number: int) -> commands.Proceed:
    """What the house shuffles, deals and keeps secret for a round."""
    numbers = contest.plan.boards_of(number)
    return commands.Proceed(
        number=number,
        pack=_shuffled(),
        boards=tuple(
            Board.numbered(each, chance_deal(secrets.token_bytes))
            for each in (() if contest.length else numbers)
        ),
        salts=tuple(secrets.token_hex(SALT_BYTES) for _ in numbers),
    )


def _shuffled() -> tuple[Card, ...]:
    """A pack in an order that chance gives."""
    pack = list(PACK)
    secrets.SystemRandom().shuffle(pack)
    return tuple(pack)
