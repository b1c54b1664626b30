"""Four of our players and our manager, talking without a wire."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from biritch.auction import PASS, Call
from biritch.cards import Board
from biritch.records.bluechip import (
    Connecting,
    Manager,
    Message,
    Player,
    hear,
    parse,
    write,
)
from biritch.seats import SEATS, Seat


def first_bid(player: Player) -> tuple[Call, str]:
    """One no trump if nobody has bid, with a word about it; a pass otherwise."""
    assert player.auction is not None
    if player.auction.last_bid is None:
        return Call.parse("1NT"), "15-17, told to opponents alone"
    return PASS, ""


class Session:
    """A whole session; every line goes through its text.

    Attributes:
        manager: the manager as it stands.
        players: the four programs.
        heard: every message that each program got.
    """

    def __init__(
        self,
        boards: tuple[Board, ...],
        *,
        bid: Callable[[Player], tuple[Call, str]] = first_bid,
        version: int = 18,
        silent: tuple[Seat, ...] = (),
    ) -> None:
        self.silent = silent  # programs that never call or play of themselves
        self.manager = Manager(boards=boards, room="Open")
        self.players: dict[Seat, Player] = {}
        self.heard: dict[Seat, list[Message]] = {seat: [] for seat in SEATS}
        self.lines: deque[tuple[Seat, Message]] = deque()
        self._bid = bid
        for seat in SEATS:
            self.sit(seat, version)

    def sit(self, seat: Seat, version: int = 18) -> None:
        """Connect a program."""
        team = "Birch" if seat in (Seat.NORTH, Seat.SOUTH) else "Alder"
        self.players[seat], (asked,) = Player.connect(team, seat, version=version)
        assert isinstance(asked, Connecting)
        self.manager, placed, sent = self.manager.place(asked)
        assert placed is seat
        self.lines.extend(sent)

    def run(self, *, until: Callable[[Session], bool] = lambda _: False) -> None:
        """Carry lines from end to end until nobody has anything to say."""
        while self.lines and not until(self):
            seat, message = self.lines.popleft()
            self.heard[seat].append(message)
            player, said = self.players[seat].hear(parse(write(message)))
            while seat not in self.silent and (player.is_to_call or player.is_to_play):
                if player.is_to_call:
                    call, text = self._bid(player)
                    player, more = player.call(call, alert=bool(text), text=text)
                else:
                    assert player.play is not None
                    player, more = player.lay(player.play.legal()[0])
                said += more
            self.players[seat] = player
            for each in said:
                self.say(seat, each)

    def say(self, seat: Seat, message: Message) -> None:
        """A program says something to the manager."""
        self.manager, sent = hear(self.manager, seat, parse(write(message)))
        self.lines.extend(sent)
