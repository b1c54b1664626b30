"""A table to test with: set up in a line, played by short texts or at random, seen by anybody."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from msgspec.structs import replace

from biritch.auction import PASS, Call
from biritch.cards import Card, Deal, promise_of, seeded
from biritch.forms import Chance, FormOptions, Laws, Source
from biritch.seats import Seat
from biritch.table import (
    THE_HOUSE,
    Need,
    Policy,
    Role,
    Share,
    Shuffle,
    Table,
    View,
    Viewer,
    after,
    commands,
    decide,
    due,
    events,
    sight,
    view_of,
    wanted,
)

SALT = "5a" * 32


class Onlooker:
    """What one viewer has been shown of a table, and nothing else.

    Attributes:
        viewer: who looks.
        seen: the events he was shown, in order.
        table: what he knows of the table: the fold of those events.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seen: list[events.Event] = []
        self._table: Table | None = None
        self._view: View | None = None

    def look(self, whole: Table | None, event: events.Event) -> events.Event | None:
        """Be shown an event, or not.

        Args:
            whole: the whole table before it.
            event: what happened.
        """
        sighted = sight(whole, event, self.viewer)
        if sighted is not None:
            self._table = after(self._table, sighted)
            self._view = None
            self.seen.append(sighted)
        return sighted

    @property
    def table(self) -> Table:
        """What he knows of the table."""
        assert self._table is not None
        return self._table

    @property
    def view(self) -> View:
        """What his screen shows."""
        if self._view is None:
            self._view = view_of(self.table, self.viewer)
        return self._view


class Sitting:
    """A table with the people at it, in memory: what a server keeps, without a server.

    A player's person id is his seat's name in small letters; North opens the table and is its host.

    Args:
        form: the form of the game.
        source: where the boards come from.
        policy: undo, watchers, pauses.
        laws: the edition of the Laws; the form's own if None.
        seed: what its chance deals come from.
        sealed: whether other tables play the same boards; the house opens it then, for North.

    Examples:
        >>> from biritch.forms import Duplicate
        >>> sitting = Sitting(Duplicate())
        >>> sitting.sit_down()
        >>> _ = sitting.deal(
        ...     Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T98.T98.T98.T987 765.765.765.6543 432.J432.J432.J2")
        ... )
        >>> sitting.call("7NT P P P")
        >>> sitting.play("ST S7 S2 SA")
        >>> sitting.view("south").play.tricks.ns
        1
    """

    def __init__(
        self,
        form: FormOptions,
        *,
        source: Source | None = None,
        policy: Policy | None = None,
        laws: Laws | None = None,
        seed: str = "a table to test with",
        sealed: bool = False,
    ) -> None:
        self.log: list[events.Event] = []
        self.now = 1000.0
        self.deals: Iterator[Deal] = seeded(seed)
        self._table: Table | None = None
        self._onlookers: dict[Viewer, Onlooker] = {}
        opening = commands.OpenTable(
            table="t1",
            name="A table",
            form=form,
            source=source or Chance(),
            policy=policy or Policy(),
            laws=laws,
            host="north" if sealed else "",
            sealed=sealed,
        )
        self.send(opening, THE_HOUSE if sealed else Viewer("north", Role.PERSON))

    @property
    def table(self) -> Table:
        """The whole table."""
        assert self._table is not None
        return self._table

    # Who is here.

    def person(self, name: str) -> Viewer:
        """Somebody as the table sees him now."""
        return self.table.viewer(name)

    def at(self, seat: Seat) -> Viewer:
        """Whoever is in a chair, person or robot."""
        person = self.table.chairs[seat].person
        return self.table.viewer(person) if person else self.table.robot(seat)

    def onlooker(self, viewer: Viewer) -> Onlooker:
        """What a viewer has been shown; he is followed from now on, from the first event."""
        if viewer not in self._onlookers:
            newcomer = Onlooker(viewer)
            whole: Table | None = None
            for event in self.log:
                newcomer.look(whole, event)
                whole = after(whole, event)
            self._onlookers[viewer] = newcomer
        return self._onlookers[viewer]

    def view(self, name: str) -> View:
        """What somebody's screen shows."""
        return self.onlooker(self.person(name)).view

    # What they do.

    def send(self, command: commands.Command, viewer: Viewer) -> tuple[events.Event, ...]:
        """Somebody sends a command; what it leads to happens, a second after what was before.

        Raises:
            Refused: if it may not be.
        """
        at = self.now + 1.0
        decided = tuple(replace(event, at=at) for event in decide(self._table, command, viewer))
        self.now = at
        for event in decided:
            self.happen(event)
        return decided

    def happen(self, event: events.Event) -> None:
        """Something happens at the table, and whoever looks is shown it or not."""
        for onlooker in self._onlookers.values():
            onlooker.look(self._table, event)
        self._table = after(self._table, event)
        self.log.append(event)

    def do(self, seat: Seat, command: commands.Command) -> tuple[events.Event, ...]:
        """Whoever is in a chair sends a command.

        Raises:
            Refused: if it may not be.
        """
        return self.send(command, self.at(seat))

    def house(self, command: commands.Command) -> tuple[events.Event, ...]:
        """The house sends a command.

        Raises:
            Refused: if it may not be.
        """
        return self.send(command, THE_HOUSE)

    def sit_down(self) -> None:
        """Everybody takes his chair."""
        for seat in self.table.form.seating.chairs:
            self.send(commands.Sit(seat=seat), self.person(seat.name.lower()))

    def deal(self, deal: Deal | None = None, *, salt: str = SALT) -> tuple[events.Event, ...]:
        """The house deals the next board: these cards, those of its source, or what chance brings."""
        if deal is None and self.table.shuffle:
            return self.house(as_shuffled(self.table.shuffle))
        brought = None if deal else self.table.source.board(self.table.dealt)
        cards = deal or (brought.deal if brought else next(self.deals))
        return self.house(commands.Deal(number=self.table.dealt + 1, deal=cards, salt=salt))

    def call(self, calls: str) -> None:
        """Calls made in turn, such as ``1NT P P P``."""
        for text in calls.split():
            self.do(self._actor(), commands.Call(call=Call.parse(text)))

    def play(self, cards: str) -> None:
        """Cards played in turn, dummy's by declarer, such as ``SA S2 S3 S4``."""
        for text in cards.split():
            self.do(self._actor(), commands.PlayCard(card=Card.parse(text)))

    def play_out(self, cards: int = 52) -> None:
        """So many more cards are played, each hand's highest legal one, until the board is over."""
        for _ in range(cards):
            board = self.table.playing
            if board is None or board.play is None:
                break
            self.do(self._actor(), commands.PlayCard(card=board.play.legal()[0]))

    def ready(self) -> None:
        """Everybody who sits here is ready for the next board."""
        for seat in self.table.people:
            self.do(seat, commands.Ready())

    def _actor(self) -> Seat:
        board = self.table.playing
        assert board is not None
        actor = board.actor(self.table.form.seating)
        assert actor is not None
        return actor


def wish_at_random(table: Table, chance: Random) -> tuple[commands.Command, Viewer]:
    """What somebody who is waited for might do now: call, play, answer, deal, be ready.

    Args:
        table: the whole table, not over.
        chance: what chooses.
    """
    if mixes := _mixes(table, chance):
        return mixes
    board = table.playing
    if board and board.stopped and not board.undo:
        return commands.EndStop(place=len(board.auction)), THE_HOUSE
    if board is None:
        waited_for = [
            seat for seat in table.people if table.board and seat not in table.board.ready
        ]
        if waited_for:
            return commands.Ready(), _at(table, waited_for[0])
        return _deal_at_random(table, chance), THE_HOUSE
    waited = wanted(table)
    if not waited:  # a claim is contested: any of them may have the play go on
        chair = chance.choice(table.form.seating.chairs)
        return commands.PlayOn(), _at(table, chair)
    viewer = _at(table, chance.choice(waited))
    if board.undo:
        return _about_undo(table, viewer, chance)
    if board.claim and board.waits_for_claim:
        agrees = chance.random() < 0.7
        if board.claim.award:
            return commands.AnswerAward(agrees=agrees), viewer
        return commands.AnswerClaim(agrees=agrees), viewer
    if board.play:
        return commands.PlayCard(card=chance.choice(board.play.legal())), viewer
    return commands.Call(call=call_at_random(board.auction.legal(), chance)), viewer


def _mixes(table: Table, chance: Random) -> tuple[commands.Command, Viewer] | None:
    """Somebody's part in the shuffle of the next board, or the house's; None if nobody takes it now."""
    shuffle, seldom = table.shuffle, chance.random() < 0.3
    needs = due(table)
    if needs and needs.need is Need.BEGIN_SHUFFLE and seldom:
        secret = chance.randbytes(32).hex()
        return commands.BeginShuffle(number=needs.number, secret=secret), THE_HOUSE
    if shuffle is None:
        return None
    mixers = [seat for seat in table.people if seldom]
    if shuffle.closed:
        honest = [seat for seat in mixers if seat in shuffle.waits]
        reveals = [
            seat for seat in honest if Share(seat, _promise(shuffle, seat)) in shuffle.shares
        ]
        return (_reveal(shuffle, reveals[0]), _at(table, reveals[0])) if reveals else None
    promises = [seat for seat in mixers if not shuffle.share_of(seat)]
    if promises:
        promise = _promise(shuffle, promises[0])
        wish = commands.PromiseShare(number=shuffle.number, promise=promise)
        return wish, _at(table, promises[0])
    closes = shuffle.shares and (table.playing is None or seldom)
    return (commands.ClosePromises(number=shuffle.number), THE_HOUSE) if closes else None


def _promise(shuffle: Shuffle, seat: Seat) -> str:
    return promise_of(_bytes_of(shuffle, seat))


def _reveal(shuffle: Shuffle, seat: Seat) -> commands.RevealShare:
    share = _bytes_of(shuffle, seat).hex()
    return commands.RevealShare(number=shuffle.number, share=share)


def _bytes_of(shuffle: Shuffle, seat: Seat) -> bytes:
    """What a player at a table to test with mixes in."""
    return sha256(f"{shuffle.board} {seat.value}".encode()).digest()


def _deal_at_random(table: Table, chance: Random) -> commands.Deal:
    secret = chance.randbytes(32).hex() if chance.random() < 0.5 else ""
    if table.shuffle:
        return as_shuffled(table.shuffle, next_secret=secret)
    brought = table.source.board(table.dealt)
    deal = brought.deal if brought else next(seeded(f"deal {chance.random()}"))
    following = "" if brought else secret
    return commands.Deal(number=table.dealt + 1, deal=deal, salt=SALT, next_secret=following)


def as_shuffled(shuffle: Shuffle, *, next_secret: str = "") -> commands.Deal:
    """The board that a shuffle gives, as the house deals it."""
    return commands.Deal(
        number=shuffle.number,
        deal=shuffle.deal(),
        salt=shuffle.secret,
        shares=tuple(share.bytes for share in shuffle.revealed),
        next_secret=next_secret,
    )


def _about_undo(table: Table, asked: Viewer, chance: Random) -> tuple[commands.Command, Viewer]:
    """An undo is granted or refused, withdrawn, or left unanswered too long."""
    undo, luck = table.board and table.board.undo, chance.random()
    assert undo
    if luck < 0.1:
        return commands.EndUndo(moved=table.moved), THE_HOUSE
    if luck < 0.2:
        return commands.WithdrawUndo(), _at(table, undo.by)
    return commands.AnswerUndo(grants=chance.random() < 0.7), asked


def call_at_random(legal: tuple[Call, ...], chance: Random) -> Call:
    """A legal call, oftener a pass or a low bid, so that auctions end."""
    return chance.choice((PASS, PASS, PASS, *legal[:8])) if PASS in legal else chance.choice(legal)


def play_at_random(sitting: Sitting, chance: Random, *, steps: int) -> None:
    """So many things that are waited for happen at a table, or as many as come before its end."""
    for _ in range(steps):
        if sitting.table.is_over:
            break
        sitting.send(*wish_at_random(sitting.table, chance))


def _at(table: Table, seat: Seat) -> Viewer:
    person = table.chairs[seat].person
    return table.viewer(person) if person else table.robot(seat)
