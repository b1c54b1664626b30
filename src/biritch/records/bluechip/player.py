"""The player's side of the table-manager protocol: what to answer, and when to call or play.

A value: hearing a message or acting gives the next one and the messages to send.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from biritch.auction import Auction, Call
from biritch.cards import Card, Deal, Hand
from biritch.play import Play, commander
from biritch.records.bluechip.messages import (
    Awaited,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    Explain,
    Head,
    Message,
    Placed,
    Played,
    Ready,
    Saying,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
)
from biritch.records.bluechip.step import unexpected
from biritch.seats import FOUR_PLAYERS, BySeat, Seat


class Stage(Enum):
    """What a player's program waits for."""

    SEAT = "waiting for a seat"
    TEAMS = "waiting for the teams"
    BOARD = "waiting for a board"
    HEAD = "waiting for the board's number"
    CARDS = "waiting for the cards"
    CALL = "auction"
    CARD = "play"
    DUMMY = "waiting for dummy's cards"
    LEAD = "waiting to lead"
    RESULT = "board over"
    OVER = "session over"


class Player(Struct, frozen=True, kw_only=True):
    """One player's program in a session.

    Attributes:
        seat: where it sits; None while it has asked for any seat.
        team: its team.
        stage: what it waits for.
        teams: who plays whom, once that was said.
        head: the board's number, dealer and vulnerability.
        hand: its thirteen cards.
        auction: the calls so far.
        told: what was told of each call.
        play: the cards so far, with the hands this seat has seen; None before there is a contract.
        asked: the call it was asked about and has not answered yet.
    """

    seat: Seat | None
    team: str
    stage: Stage = Stage.SEAT
    teams: Teams | None = None
    head: Head | None = None
    hand: Hand = Hand()
    auction: Auction | None = None
    told: tuple[Called, ...] = ()
    play: Play | None = None
    asked: Explain | None = None

    @classmethod
    def connect(cls, team: str, seat: Seat | None, *, version: int = 18, program: str = "") -> Step:
        """Ask for a seat.

        Examples:
            >>> player, sent = Player.connect("Birch", Seat.WEST)
            >>> player, sent = player.hear(Placed(Seat.WEST, "Birch"))
            >>> sent
            (Ready(seat=<Seat.WEST: 'W'>, awaited=<Awaited.TEAMS: 'for teams'>, of=None, trick=0),)
        """
        return cls(seat=seat, team=team), (Connecting(team, seat, version, program),)

    @property
    def me(self) -> Seat:
        """The seat, once there is one."""
        assert self.seat is not None
        return self.seat

    @property
    def is_to_call(self) -> bool:
        """Whether `call` is waited for."""
        return (
            self.stage is Stage.CALL and self.auction is not None and self.auction.turn is self.seat
        )

    @property
    def is_to_play(self) -> bool:
        """Whether `lay` is waited for, from the player's own hand or from dummy."""
        return self.stage is Stage.CARD and self.commands

    @property
    def commands(self) -> bool:
        """Whether the hand in turn is played by this player."""
        play = self.play
        if play is None or play.turn is None:
            return False
        return commander(play, FOUR_PLAYERS, play.turn) is self.seat

    def hear(self, message: Message) -> Step:
        """What a message of the manager's changes, and the answers.

        Raises:
            OutOfStep: if it has no place here.
            Refused: if somebody called or played what is not legal.
        """
        match message, self.stage:
            case EndOfSession(), _:
                return replace(self, stage=Stage.OVER), ()
            case StartOfBoard(), stage if stage not in (Stage.SEAT, Stage.OVER):
                return self._fresh(Stage.HEAD), (Ready(self.me, Awaited.DEAL),)
            case Placed(seat, _), Stage.SEAT if self.seat in (None, seat):
                placed = replace(self, seat=seat, stage=Stage.TEAMS)
                return placed, (Ready(seat, Awaited.TEAMS),)
            case Teams(), Stage.TEAMS:
                started = replace(self, teams=message, stage=Stage.BOARD)
                return started, (Ready(self.me, Awaited.START),)
            case Head(), Stage.HEAD:
                return replace(self, head=message, stage=Stage.CARDS), (
                    Ready(self.me, Awaited.CARDS),
                )
            case Cards(seat, hand), Stage.CARDS if seat is self.seat and len(hand) == 13:
                assert self.head is not None
                auction = Auction.begin(self.head.dealer)
                return _due(replace(self, hand=hand, auction=auction, stage=Stage.CALL))
            case Called(), Stage.CALL if self._is_due(message.seat):
                return self._called(message)
            case ToLead(), Stage.LEAD if self._may_lead(message.seat):
                return replace(self, stage=Stage.CARD), ()
            case Played(seat, card), Stage.CARD if self._plays_now(seat):
                return self._laid(card)
            case Cards(None, hand), Stage.DUMMY:
                return self._faced(hand)
            case Timing(), Stage.RESULT | Stage.BOARD:
                return replace(self, stage=Stage.BOARD), ()
            case Explain(), Stage.CALL:
                return replace(self, asked=message), ()
        raise unexpected(message, self.stage.value)

    def call(self, called: Call, *, alert: bool = False, text: str = "") -> Step:
        """Make a call.

        Raises:
            IllegalCall: if it is none that may be made.
        """
        assert self.is_to_call
        made = Called(self.me, called, alert, text=text)
        after, due = self._called(made)
        return after, (made, *due)

    def lay(self, card: Card, *, signal: str = "") -> Step:
        """Play a card, from one's own hand or from dummy.

        Raises:
            IllegalPlay: if it is none that may be played.
        """
        assert self.is_to_play
        assert self.play is not None
        assert self.play.turn is not None
        made = Played(self.play.turn, card, signal)
        after, due = self._laid(card)
        return after, (made, *due)

    def answer(self, text: str) -> Step:
        """Tell the manager how a call is read that it asked about."""
        return replace(self, asked=None), (Saying(text),)

    def _fresh(self, stage: Stage) -> Player:
        return Player(seat=self.seat, team=self.team, stage=stage, teams=self.teams)

    def rested(self) -> Player:
        """The same program when its board is counted: only what comes next matters."""
        return self._fresh(Stage.BOARD)

    def _is_due(self, seat: Seat) -> bool:
        return self.auction is not None and self.auction.turn is seat is not self.seat

    def _plays_now(self, seat: Seat) -> bool:
        return self.play is not None and self.play.turn is seat and not self.commands

    def _may_lead(self, seat: Seat | None) -> bool:
        """Whether somebody told to lead is this player; declarer may be told for dummy."""
        assert self.play is not None
        return seat in (None, self.play.turn, self.seat)

    def _called(self, made: Called) -> Step:
        assert self.auction is not None
        auction = self.auction.then(made.call)
        after = replace(self, auction=auction, told=(*self.told, made))
        if not auction.is_over:
            return _due(after)
        if auction.contract is None:
            return replace(after, stage=Stage.RESULT), ()
        own = Deal(BySeat.make(lambda seat: self.hand if seat is self.seat else Hand()))
        play = Play.begin(own, auction.contract)
        return _due(replace(after, play=play, stage=Stage.CARD))

    def _laid(self, card: Card) -> Step:
        assert self.play is not None
        play = self.play.then(card)
        after = replace(self, play=play)
        if play.is_over:
            return replace(after, stage=Stage.RESULT), ()
        if play.count == 1 and play.dummy is not self.seat:
            return replace(after, stage=Stage.DUMMY), (Ready(self.me, Awaited.DUMMY),)
        return _due(after)

    def _faced(self, hand: Hand) -> Step:
        assert self.play is not None
        assert self.play.dummy is not None
        play = self.play.learn(self.play.dummy, hand)
        return _due(replace(self, play=play, stage=Stage.CARD))


def _due(player: Player) -> Step:
    """Whose turn it is: for others the player is ready and says so; to act himself he says nothing."""
    play = player.play
    if play is None:
        assert player.auction is not None
        turn = player.auction.turn
        return player, () if turn is player.seat else (Ready(player.me, Awaited.CALL, turn),)
    if player.commands:
        return replace(player, stage=Stage.CARD if play.laid else Stage.LEAD), ()
    named = None if play.turn is play.dummy else play.turn
    ready = Ready(player.me, Awaited.CARD, named, len(play.tricks) + 1)
    return replace(player, stage=Stage.CARD), (ready,)


Step: TypeAlias = tuple[Player, tuple[Message, ...]]
