"""The manager's side of the table-manager protocol: seats, boards, turns, what goes to whom.

A value: a message of one program's gives the next value and the messages to send. It waits in step:
nobody is told anything before all who are due have spoken. A program may be ahead, since some lines
follow one another without an answer; what it says too early is kept until its time.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from biritch.auction import Auction
from biritch.cards import Board
from biritch.errors import NotAllowed
from biritch.play import Play
from biritch.records.bluechip.messages import Awaited, Called, Connecting, Message, Placed
from biritch.records.bluechip.step import unexpected
from biritch.records.record import Record
from biritch.seats import SEATS, BySeat, BySide, Seat

VERSIONS = (18, 19)
MOST_AHEAD = 4  # lines a program can be ahead of the others; none that keeps step sends more
MOST_ILLEGAL = 3  # illegal calls or cards in a row before a program is given up
NOBODY_HEARD: BySeat[Message | None] = BySeat.same(None)
NO_TIME = BySide(0.0, 0.0)
Sent: TypeAlias = tuple[tuple[Seat, Message], ...]


class Guest(Struct, frozen=True):
    """A program in its seat.

    Attributes:
        team: its team.
        version: the protocol's version it speaks.
        program: what it said of itself.
        past: how far it has come before the board: nothing yet, ready for teams, ready to start.
        told: whether it knows the teams.
        stale: whether it may still be talking of a board that was given up.
    """

    team: str
    version: int
    program: str = ""
    past: int = 0
    told: bool = False
    stale: bool = False


class Manager(Struct, frozen=True, kw_only=True):
    """A session of a table manager with four programs.

    Attributes:
        boards: those still to be played, the one on the table first.
        scoring: IMP or MP, as the teams are told.
        room: Open or Closed, as programs of version 19 are told.
        guests: who sits where; None where nobody sits now.
        teams: the teams' names; empty until somebody of the side has come.
        awaited: what of a board is waited for; None between boards.
        heard: what the seats that are done with this step have said.
        early: what was said before its time.
        auction: the calls of this board.
        calls: what was told of each.
        play: the cards of this board.
        told_to_lead: whether the one in turn was told to lead to this trick.
        records: the boards that are finished.
        illegal: calls and cards that were refused, in plain English.
        tries: how many in a row by the one in turn.
        since: when the one in turn was asked.
        thought: seconds each side has thought on this board.
        total: on all boards.
        is_over: whether the session has ended.
    """

    boards: tuple[Board, ...]
    scoring: str = "IMP"
    room: str = ""
    guests: BySeat[Guest | None] = BySeat.same(None)
    teams: BySide[str] = BySide("", "")
    awaited: Awaited | None = None
    heard: BySeat[Message | None] = NOBODY_HEARD
    early: BySeat[tuple[Message, ...]] = BySeat.same(())
    auction: Auction | None = None
    calls: tuple[Called, ...] = ()
    play: Play | None = None
    told_to_lead: bool = False
    records: tuple[Record, ...] = ()
    illegal: tuple[str, ...] = ()
    tries: int = 0
    since: float = 0.0
    thought: BySide[float] = NO_TIME
    total: BySide[float] = NO_TIME
    is_over: bool = False

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats where nobody sits."""
        return tuple(seat for seat in SEATS if self.guests[seat] is None)

    @property
    def has_begun(self) -> bool:
        """Whether all four seats have been taken once, and the teams were told."""
        return any(guest is not None and guest.told for guest in self.guests)

    def place(self, wanted: Connecting) -> tuple[Manager, Seat, Sent]:
        """Give a program a seat; the one it asks for, or the first that is free and its team's.

        Raises:
            NotAllowed: ``bluechip.version``, ``bluechip.seat`` or ``bluechip.team``.

        Examples:
            >>> manager, seat, sent = Manager(boards=()).place(Connecting("Birch", None, 18))
            >>> seat, sent
            (<Seat.NORTH: 'N'>, ((<Seat.NORTH: 'N'>, Placed(seat=<Seat.NORTH: 'N'>, team='Birch')),))
        """
        if wanted.version not in VERSIONS:
            raise NotAllowed(
                f"Expected protocol version 18 or 19, not {wanted.version}",
                code="bluechip.version",
                version=wanted.version,
            )
        choices = self.free if wanted.seat is None else (wanted.seat,)
        fitting = [seat for seat in choices if self.teams[seat.side] in ("", wanted.team)]
        if not any(seat in self.free for seat in choices):
            raise NotAllowed("Seat already has been taken", code="bluechip.seat")
        if not fitting:
            name = self.teams[choices[0].side]
            raise NotAllowed(f"Expected team name '{name}'", code="bluechip.team", team=name)
        seat = fitting[0]
        guest = Guest(wanted.team, wanted.version, wanted.program)
        placed = replace(
            self,
            guests=self.guests.put(seat, guest),
            teams=self.teams.put(seat.side, wanted.team),
            early=self.early.put(seat, ()),
        )
        return placed, seat, ((seat, Placed(seat, wanted.team)),)

    def lose(self, seat: Seat) -> Manager:
        """A program has gone: its board is given up, and begins again when the seat is taken again."""
        begun = self.awaited is not None

        def left(guest: Guest | None) -> Guest | None:
            return replace(guest, stale=True) if guest is not None and begun else guest

        return replace(
            self.between_boards(),
            guests=self.guests.put(seat, None).map(left),
            early=BySeat.same(()) if begun else self.early.put(seat, ()),
        )

    def between_boards(self) -> Manager:
        """The same session with nothing on the table."""
        return replace(
            self,
            awaited=None,
            heard=NOBODY_HEARD,
            auction=None,
            calls=(),
            play=None,
            told_to_lead=False,
            tries=0,
            thought=NO_TIME,
        )

    def keep(self, seat: Seat, message: Message) -> Manager:
        """What a seat says, put behind what it has said already.

        Raises:
            OutOfStep: if it is too far ahead of the others.
        """
        waiting = self.early[seat]
        if len(waiting) >= MOST_AHEAD:
            raise unexpected(message, "waiting for the other seats")
        return replace(self, early=self.early.put(seat, (*waiting, message)))
