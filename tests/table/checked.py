"""A table that checks itself after everything that happens: what every test of random play uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from biritch.auction import CALLS
from biritch.cards import PACK, Hand
from biritch.errors import Refused
from biritch.forms import FirstLook, FormOptions, Laws, Source
from biritch.seats import SEATS, Seat
from biritch.table import (
    EVERYTHING,
    NOBODY,
    THE_HOUSE,
    Need,
    Policy,
    Role,
    Table,
    UndoOnTable,
    View,
    Viewer,
    Watching,
    after,
    commands,
    decide,
    decode_events,
    due,
    encode_events,
    events,
    fold,
    robots_wanted,
    view_changes,
    view_of,
    wanted,
)
from biritch.table.spelling import ENCODER
from biritch.testing import Onlooker, Sitting

LATE = Viewer(role=Role.PERSON, all_hands=True, late=True)


def written(value: Any) -> bytes:
    """A value as it would be sent."""
    return ENCODER.encode(value)


class Checked(Sitting):
    """A sitting in which nothing may go wrong.

    What each onlooker may know is kept apart, from the true deal and from what people did.
    """

    def __init__(
        self,
        form: FormOptions,
        *,
        source: Source | None = None,
        policy: Policy | None = None,
        laws: Laws | None = None,
        seed: str = "checked",
    ) -> None:
        self.copy: Table | None = None
        self.eyes: list[Onlooker] = []
        self.may_know: dict[Viewer, dict[Seat, Hand]] = {}
        super().__init__(form, source=source, policy=policy, laws=laws, seed=seed)
        chairs = self.table.form.seating.chairs
        viewers = [Viewer(role=Role.PERSON, chair=chair) for chair in chairs]
        self.eyes = [self.onlooker(each) for each in (*viewers, NOBODY, LATE, EVERYTHING)]
        self.may_know = {eye.viewer: dict.fromkeys(SEATS, Hand()) for eye in self.eyes}

    def send(self, command: commands.Command, viewer: Viewer) -> tuple[events.Event, ...]:
        before = self._table
        decided = super().send(command, viewer)
        self._learn(before, command)
        self.check()
        return decided

    def happen(self, event: events.Event) -> None:
        if not isinstance(event, events.TableOpened) or _is_published(event):
            (stored,) = decode_events(encode_events((event,)))
            assert stored == event
            event = stored
        self.copy = after(self.copy, event)
        eyes = self._onlookers.values()
        shown = [(eye, eye.table, eye.view, len(eye.seen)) for eye in eyes]
        super().happen(event)
        for eye, then, old, count in shown:
            _check_changes(eye, then, old)
            assert eye.table.number == len(eye.seen)
            assert len(eye.seen) in {count, count + 1}

    # What each may know, by the rules of the game and not by the program.

    def _learn(self, before: Table | None, command: commands.Command) -> None:
        match command:
            case commands.Deal():
                for viewer, known in self.may_know.items():
                    known |= {seat: self._sees_at_deal(viewer, seat, command) for seat in SEATS}
            case commands.PlayCard() if before and before.board and before.board.play:
                self._all_learn(before.board.play.turn, Hand.of([command.card]))
                assert self.table.board
                contract = self.table.board.auction.contract
                assert contract
                keepers = self.table.form.seating
                for seat in SEATS:
                    if seat is contract.dummy or keepers.keeper(seat) is not seat:
                        self._all_learn(seat, self._true(seat))
            case commands.Claim():
                board = self.table.board
                assert board
                assert board.claim
                assert board.play
                self._all_learn(
                    board.claim.claim.seat, board.play.remaining(board.claim.claim.seat)
                )
            case _:
                pass
        self._owner_looks()
        if self.table.board and not self.table.playing:
            for viewer, known in self.may_know.items():
                if viewer.chair or viewer.all_hands or self._shows_watchers_all:
                    known |= {seat: self._true(seat) for seat in SEATS}

    @property
    def _shows_watchers_all(self) -> bool:
        return self.table.policy.watching in {Watching.AFTER, Watching.LATE}

    def _sees_at_deal(self, viewer: Viewer, seat: Seat, dealt: commands.Deal) -> Hand:
        first_look = self.table.form.dealing.first_look
        kept = self.table.form.seating.keeper(seat) is viewer.chair
        own = kept and (seat is viewer.chair or first_look is FirstLook.AT_THE_DEAL)
        return dealt.deal[seat] if own or viewer.all_hands else Hand()

    def _owner_looks(self) -> None:
        """The keeper of an open dummy looks at it when he is to call."""
        board, form = self.table.board, self.table.form
        if board is None or form.dealing.first_look is FirstLook.AT_THE_DEAL:
            return
        for seat in SEATS:
            keeper = form.seating.keeper(seat)
            called = {entry.seat for entry in board.auction.entries} | {board.auction.turn}
            if keeper is seat or keeper not in called:
                continue
            if form.dealing.first_look is FirstLook.FACED_BEFORE_CALLING:
                self._all_learn(seat, self._true(seat))
            for viewer, known in self.may_know.items():
                if viewer.chair is keeper:
                    known[seat] = self._true(seat)

    def _true(self, seat: Seat) -> Hand:
        assert self.table.board
        return self.table.board.deal[seat]

    def _all_learn(self, seat: Seat | None, cards: Hand) -> None:
        assert seat
        for known in self.may_know.values():
            known[seat] |= cards

    # What must hold.

    def check(self) -> None:
        """Everything that must hold of a table at any time."""
        table = self.table
        assert table == self.copy
        for eye in self.eyes:
            assert eye.table.sheet == table.sheet
            if table.board and table.board.scored:
                _check_sheet(eye, table)
            _check_public(eye.table, table)
            self._check_known(eye)
            self._check_legal(eye)
        self._check_choices()
        somebody_can_act(table)

    def check_whole(self) -> None:
        """That the log says all: replayed, it is the table; and a newcomer sees what others saw."""
        assert fold(self.log) == self.table
        for eye in self.eyes:
            newcomer = Onlooker(eye.viewer)
            whole: Table | None = None
            for event in self.log:
                newcomer.look(whole, event)
                whole = after(whole, event)
            assert newcomer.table == eye.table

    def _check_known(self, eye: Onlooker) -> None:
        board, whole = eye.table.board, self.table.board
        if board is None or whole is None:
            assert board is whole
            return
        for seat in SEATS:
            assert board.known[seat] == self.may_know[eye.viewer][seat]
            assert not board.known[seat].bits & ~whole.known[seat].bits
        hands = eye.view.hands
        assert hands
        assert whole.known.is_complete
        if whole.play and not whole.is_over:
            counts = [
                13 - sum(entry.seat is seat for entry in whole.play.entries) for seat in SEATS
            ]
            assert counts == [hand.count for hand in hands]
            assert sum(counts) + whole.play.count == len(PACK)
        for hand in hands:
            assert hand.cards is None or len(hand.cards) == hand.count

    def _check_legal(self, eye: Onlooker) -> None:
        """Only whoever commands the hand to act is told its choices, and all of them."""
        board, turn = self.table.playing, eye.view.turn
        acts = board and not board.waits_for_answer and board.actor(self.table.form.seating)
        if not acts or eye.viewer.chair is not acts:
            assert turn.legal is None
            return
        assert board
        legal = board.play.legal() if board.play else board.auction.legal()
        assert turn.legal == tuple(map(str, legal))
        assert turn.legal

    def _check_choices(self) -> None:
        """Each choice the view offers is accepted from the one who acts, and nothing else from anybody."""
        board = self.table.playing
        if board is None:
            return
        acts = board.actor(self.table.form.seating)
        free = not board.waits_for_answer and not board.stopped
        legal: set[Any] = set()
        if free:
            legal = set(board.play.legal() if board.play else board.auction.legal())
        for seat in self.table.form.seating.chairs:
            mine = legal if seat is acts else set()
            some = seat is acts or not self.table.number % 7
            for choice in _choices() if some else ():
                assert accepts(self.table, choice, self.at(seat)) == (_what(choice) in mine)


def _choices() -> Iterator[commands.Command]:
    yield from (commands.Call(call=call) for call in CALLS)
    yield from (commands.PlayCard(card=card) for card in PACK)


def _what(choice: commands.Command) -> object:
    assert isinstance(choice, commands.Call | commands.PlayCard)
    return choice.call if isinstance(choice, commands.Call) else choice.card


def accepts(table: Table, command: commands.Command, viewer: Viewer) -> bool:
    """Whether a table accepts a command; any refusal has a code and says why."""
    try:
        decide(table, command, viewer)
    except Refused as refused:
        return not ("." in refused.code and str(refused))
    return True


def _is_published(opened: events.TableOpened) -> bool:
    """Whether its form is one that the house offers, and so can be stored."""
    try:
        msgspec.convert(opened.form, FormOptions)
    except msgspec.ValidationError:
        return False
    return True


def _check_changes(eye: Onlooker, then: Table, old: View) -> None:
    if eye.table is not then:
        changed = asdict(old) | view_changes(then, eye.table, eye.viewer)
        assert written(changed) == written(asdict(eye.view))


def _check_sheet(eye: Onlooker, true: Table) -> None:
    assert written(eye.view.sheet) == written(view_of(true, eye.viewer).sheet)


def _check_public(seen: Table, true: Table) -> None:
    """What everybody sees is what is true."""
    assert seen.chairs == true.chairs
    assert (seen.is_over, seen.dealt, seen.stopping) == (true.is_over, true.dealt, true.stopping)
    assert seen.shuffle == (
        true.shuffle and replace(true.shuffle, secret="")
    )  # nobody's before the end
    if seen.board is None or true.board is None:
        assert seen.board is true.board
        return
    for name in (
        "auction",
        "claim",
        "undo",
        "honours",
        "agreed_tricks",
        "stopped",
        "ready",
        "turn",
    ):
        assert getattr(seen.board, name) == getattr(true.board, name), name
    played = seen.board.play and seen.board.play.cards
    assert played == (true.board.play and true.board.play.cards)


def somebody_can_act(table: Table) -> None:
    """That a table never waits for nobody."""
    needs, board = due(table), table.playing
    if table.is_over:
        assert needs is None or needs.seats == robots_wanted(table)  # honours not claimed yet
        return
    if board is None:
        _deals_or_is_awaited(table)
        return
    assert table.is_full
    if board.undo:
        _undo_is_answered_or_ends(table, board.undo)
        return
    if board.stopped:
        ends = {Need.END_STOP, Need.CLOSE_PROMISES}  # of the next board, which keeps nobody waiting
        assert not table.people or (needs and needs.need in ends)
        return
    chairs = table.form.seating.chairs
    if not wanted(table):
        assert all(accepts(table, commands.PlayOn(), _in(table, chair)) for chair in chairs)
        return
    robots = robots_wanted(table)
    assert set(wanted(table)) <= set(chairs)
    assert {chair for chair in wanted(table) if table.chairs[chair].robot} <= set(robots)
    assert (needs.seats if needs else ()) == (robots if table.people else ())


def _undo_is_answered_or_ends(table: Table, undo: UndoOnTable) -> None:
    waits = wanted(table)
    assert waits
    for seat in waits:
        assert accepts(table, commands.AnswerUndo(grants=False), _in(table, seat))
    assert accepts(table, commands.WithdrawUndo(), _in(table, undo.by))
    assert accepts(table, commands.EndUndo(moved=table.moved), THE_HOUSE)
    robots = {seat for seat in waits if table.chairs[seat].robot}
    assert robots <= set(robots_wanted(table))
    needs = due(table)
    if table.people:
        assert needs
        assert needs.need in {Need.END_UNDO, Need.CLOSE_PROMISES}
        assert needs.seats == robots_wanted(table)


def _deals_or_is_awaited(table: Table) -> None:
    needs = due(table)
    if needs and needs.need is Need.ROBOT:
        assert needs.seats == robots_wanted(table)  # honours it has not claimed yet
        return
    if needs:
        assert needs.need in {Need.DEAL, Need.BEGIN_SHUFFLE, Need.CLOSE_PROMISES}
        assert needs.number == table.dealt + 1
        return
    waits = [
        chair
        for chair in table.people
        if table.board and accepts(table, commands.Ready(), _in(table, chair))
    ]
    assert waits or not table.is_full or not table.people


def _in(table: Table, chair: Seat) -> Viewer:
    person = table.chairs[chair].person
    return table.viewer(person) if person else table.robot(chair)


def refuses(code: str) -> Any:
    """Expect a refusal with this code."""
    return pytest.raises(Refused, check=lambda refused: refused.code == code)
