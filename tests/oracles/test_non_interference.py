"""What a viewer may not see changes nothing that he is sent: two tables compared byte for byte.

The deals of the two tables differ only in cards that the viewer may not see; the same is done at
both. Whatever reaches him must be the same: events, view, choices, refusals of all he might try,
counts, order and times. Only the commitments differ, and those chance decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from biritch.auction import CALLS, Call
from biritch.cards import PACK, Board, Card, Deal, Hand, seeded
from biritch.errors import Refused
from biritch.forms import Chance, Chicago, Duplicate, FormOptions, Given, Rubber, Source
from biritch.play import Line, Ruff, Trumps
from biritch.score import HonoursRule
from biritch.seats import SEATS, Seat
from biritch.table import (
    EVERYTHING,
    NOBODY,
    Policy,
    Role,
    Table,
    Undo,
    Viewer,
    Watching,
    Words,
    after,
    commands,
    decide,
    due,
    events,
    sight,
    view_changes,
    wanted,
)
from biritch.table.spelling import ENCODER
from biritch.testing import Onlooker, Sitting, wish_at_random

Saying = tuple[str, ...]
LATE = Viewer(role=Role.PERSON, all_hands=True, late=True)


def _without_commitment(event: events.Event) -> events.Event:
    return replace(event, commitment="") if isinstance(event, events.BoardDealt) else event


def _sent(eye: Onlooker, since: int) -> list[bytes]:
    """The events that a viewer was sent since, as they are written, commitments set aside."""
    return [ENCODER.encode(_without_commitment(event)) for event in eye.seen[since:]]


def _screen(eye: Onlooker) -> bytes:
    """His whole view as it is written, the commitment set aside."""
    view = eye.view
    board = view.board and replace(view.board, commitment="")
    return ENCODER.encode(replace(view, board=board))


class Twins:
    """Two tables that one viewer must not be able to tell apart.

    Args:
        viewer: who looks.
        form: the form of the game.
        policy: the table's agreements.
        deals: the cards at each.
        sources: where the boards of each come from.
        salts: the secrets of their commitments.
    """

    def __init__(
        self,
        viewer: Viewer,
        form: FormOptions,
        policy: Policy,
        deals: tuple[Deal, Deal],
        sources: tuple[Source, Source] = (Chance(), Chance()),
        salts: tuple[str, str] = ("11" * 32, "22" * 32),
    ) -> None:
        self.viewer = viewer
        self.hidden = frozenset(seat for seat in SEATS if deals[0][seat] != deals[1][seat])
        self.swapped = Hand.of(card for seat in SEATS for card in deals[0][seat] - deals[1][seat])
        self.pair = tuple(Sitting(form, source=source, policy=policy) for source in sources)
        for sitting, deal, salt in zip(self.pair, deals, salts, strict=True):
            sitting.sit_down()
            sitting.deal(deal, salt=salt)
        self.eyes = [sitting.onlooker(viewer) for sitting in self.pair]
        self.compare()

    def compare(self, since: int = 0) -> None:
        """Everything that has reached the viewer is the same."""
        (one, other), (first, second) = self.eyes, self.pair
        assert _sent(one, since) == _sent(other, since)
        assert _screen(one) == _screen(other)
        assert one.table.number == other.table.number
        assert one.table.moved == other.table.moved
        assert due(first.table) == due(second.table)
        assert wanted(first.table) == wanted(second.table)

    def tries(self) -> None:
        """Whatever the viewer might send, he is answered the same."""
        for command in _everything(self.pair[0].table, self.viewer.chair):
            answers = [
                self._answer(sitting.table, command, self._sender(sitting)) for sitting in self.pair
            ]
            assert answers[0] == answers[1], command

    def _answer(self, table: Table, command: commands.Command, sender: Viewer) -> Saying:
        """All that the viewer learns when he sends a command, which then does not happen."""
        try:
            decided = decide(table, command, sender)
        except Refused as refused:
            told = type(refused).__name__, refused.code, str(refused), str(refused.law)
            return (*told, ENCODER.encode(refused.details).decode())
        learnt: list[str] = []
        for event in decided:
            seen = sight(table, event, self.viewer)
            if seen is not None:
                written = "by the rules" if self._tells(seen) else ENCODER.encode(seen).decode()
                learnt.append(f"{type(seen).__name__} {written}")
            table = after(table, event)
        return tuple(learnt)

    def _sender(self, sitting: Sitting) -> Viewer:
        return sitting.at(self.viewer.chair) if self.viewer.chair else self.viewer

    def may(self, command: commands.Command, viewer: Viewer) -> bool:
        """Whether a command is accepted at both tables and shows the viewer none of the difference."""
        for sitting in self.pair:
            try:
                decided = decide(sitting.table, command, viewer)
            except Refused:
                return False
            table: Table | None = sitting.table
            for event in decided:
                if sight(table, event, self.viewer) and self._tells(event):
                    return False
                table = after(table, event)
        return True

    def _tells(self, event: events.Event) -> bool:
        """Whether by the rules of the game an event shows cards in which the two deals differ."""
        match event:
            case events.HandShown(hand=hand):
                return bool(hand & self.swapped)
            case events.CardPlayed(card=card):
                return card in self.swapped
            case events.HonoursClaimed(seat=seat):
                return seat in self.hidden
            case events.SealOpened():
                return bool(self.hidden)
            case events.BoardScored(hcp=hcp):
                return hcp is not None and bool(self.hidden)
            case _:
                return False

    def send(self, command: commands.Command, viewer: Viewer) -> bool:
        """The same is done at both tables, if it may be.

        Returns:
            Whether it was done.
        """
        if not self.may(command, viewer):
            return False
        since = len(self.eyes[0].seen)
        before = [eye.table for eye in self.eyes]
        for sitting in self.pair:
            sitting.send(command, viewer)
        self.compare(since)
        changes = [
            view_changes(then, eye.table, self.viewer)
            for then, eye in zip(before, self.eyes, strict=True)
        ]
        assert changes[0].keys() == changes[1].keys()
        return True


def _everything(table: Table, chair: Seat | None) -> Iterator[commands.Command]:
    """Whatever somebody could send, sensible or not."""
    yield from (commands.Call(call=call) for call in CALLS)
    yield from (commands.PlayCard(card=card) for card in PACK)
    yield from (commands.ClaimHonours(seat=seat) for seat in SEATS)
    yield from (commands.Sit(seat=seat) for seat in SEATS)
    line = Line(trumps=Trumps.DRAW, ruffs=(Ruff(PACK[0].suit, chair or Seat.NORTH),))
    for tricks in (-1, 0, 1, 6, 13):
        yield commands.Claim(tricks=tricks, line=line)
        yield commands.AwardClaim(tricks=tricks)
    for place in (0, 1, 40):
        yield commands.Ask(place=place)
        yield commands.Explain(place=place, words=Words(note=1), alert=True)
    for yes in (True, False):
        yield commands.AnswerClaim(agrees=yes)
        yield commands.AnswerAward(agrees=yes)
        yield commands.AnswerUndo(grants=yes)
    yield from (
        commands.AskUndo(),
        commands.WithdrawUndo(),
        commands.PlayOn(),
        commands.ObjectToCard(),
        commands.AskHint(),
    )
    yield from (commands.Ready(), commands.AgreeToStop(), commands.Leave(), commands.Direct())
    yield commands.Deal(number=table.dealt + 1, deal=next(seeded("x")), salt="00" * 32)


def swap(deal: Deal, seats: tuple[Seat, Seat], chance: Random) -> Deal:
    """The deal with some cards of two hands exchanged."""
    count = chance.choice((1, 2, 4))
    given = [Hand.of(chance.sample(list(deal[seat]), count)) for seat in seats]
    first, second = (deal[seat] - mine for seat, mine in zip(seats, given, strict=True))
    hands = deal.hands.put(seats[0], Hand()).put(seats[1], Hand())
    return Deal(hands.put(seats[0], first | given[1]).put(seats[1], second | given[0]))


def _wish(twins: Twins, chance: Random) -> tuple[commands.Command, Viewer]:
    """Something that somebody does: oftener what is waited for, at times what is not."""
    first, second = (sitting.table for sitting in twins.pair)
    board, other = first.playing, second.playing
    if chance.random() < 0.15:
        seat = chance.choice(first.form.seating.chairs)
        aside = (
            commands.AskUndo(),
            commands.Explain(place=len(board.auction) - 1 if board else 0, words=Words(note=3)),
            commands.Ask(place=chance.randint(0, 3)),
            commands.Claim(tricks=chance.randint(0, 6), words=Words(note=4)),
            commands.ObjectToCard(),
            commands.ClaimHonours(seat=seat),
            commands.AwardClaim(tricks=7),
        )
        return chance.choice(aside), twins.pair[0].at(seat)
    command, viewer = wish_at_random(first, chance)
    if isinstance(command, commands.PlayCard) and board and board.play and other and other.play:
        both = [card for card in board.play.legal() if card in other.play.legal()]
        unseen = [card for card in both if card not in twins.swapped]
        return commands.PlayCard(card=chance.choice(unseen or both or board.play.legal())), viewer
    return command, viewer


def play(twins: Twins, chance: Random, *, steps: int = 90, until_over: bool = False) -> int:
    """The same happens at both tables for as long as the difference stays hidden; how much did."""
    done = refused = 0
    twins.tries()
    while done < steps and refused < 25 and (twins.pair[0].table.playing or not until_over):
        if twins.send(*_wish(twins, chance)):
            done += 1
            refused = 0
            if done % 6 == 1:
                twins.tries()
        else:
            refused += 1
    twins.tries()
    return done


CHAIRS = [Viewer(role=Role.PERSON, chair=seat) for seat in SEATS]
CONTRACTS = {"declarer": Seat.SOUTH, "dummy": Seat.NORTH, "leader": Seat.WEST, "other": Seat.EAST}
FORMS: list[FormOptions] = [Duplicate(), Rubber(honours=HonoursRule.AFTER_PLAY), Chicago()]


def _twins(
    viewer: Viewer, seats: tuple[Seat, Seat], seed: str, *, watching: Watching = Watching.NO_HANDS
) -> tuple[Twins, Random]:
    chance = Random(seed)
    deal = next(seeded(seed))
    undo = chance.choice(list(Undo))
    policy = Policy(
        hints=True,
        undo_calls=undo,
        undo_cards=undo,
        watching=watching,
        stop_seconds=chance.choice((0, 5)),
    )
    deals = deal, swap(deal, seats, chance)
    return Twins(viewer, chance.choice(FORMS), policy, deals), chance


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("chair", SEATS)
def test_in_an_auction_at_random_no_other_hand_tells_on_itself(chair: Seat, seed: int) -> None:
    others = [seat for seat in SEATS if seat is not chair]
    chance = Random(f"{chair} {seed}")
    first, second = chance.sample(others, 2)
    twins, chance = _twins(
        Viewer(role=Role.PERSON, chair=chair), (first, second), f"auction {seed}"
    )
    assert play(twins, chance, steps=40) >= 1


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("role", CONTRACTS)
def test_in_the_play_no_hidden_hand_tells_on_itself(role: str, seed: int) -> None:
    chair = CONTRACTS[role]
    hidden = tuple(seat for seat in SEATS if seat not in {chair, CONTRACTS["dummy"]})
    chance = Random(f"{role} {seed}")
    first, second = chance.sample(hidden, 2)
    twins, chance = _twins(Viewer(role=Role.PERSON, chair=chair), (first, second), f"play {seed}")
    _auction(twins)
    assert play(twins, chance) > 2


@pytest.mark.parametrize("watching", Watching)
@pytest.mark.parametrize("seed", range(2))
def test_who_only_watches_is_told_nothing_of_three_hands(watching: Watching, seed: int) -> None:
    twins, chance = _twins(NOBODY, (Seat.SOUTH, Seat.EAST), f"watcher {seed}", watching=watching)
    _auction(twins)
    assert play(twins, chance) > 2


def test_watchers_who_see_no_hands_are_told_nothing_when_a_claim_ends_the_board() -> None:
    twins, chance = _twins(NOBODY, (Seat.WEST, Seat.EAST), "claimed")
    _auction(twins)
    south = twins.pair[0].at(Seat.SOUTH)
    lead = next(card for card in _legal(twins) if card not in twins.swapped)
    assert twins.send(commands.PlayCard(card=lead), twins.pair[0].at(Seat.WEST))
    assert twins.send(commands.Claim(tricks=7), south)
    for seat in (Seat.WEST, Seat.EAST):
        assert twins.send(commands.AnswerClaim(agrees=True), twins.pair[0].at(seat))
    assert twins.pair[0].table.playing is None
    twins.tries()
    assert play(twins, chance, steps=20) > 4  # the next board is dealt, and its auction begins


def _auction(twins: Twins) -> None:
    """South plays one no trump."""
    for text in ("P", "P", "1NT", "P", "P", "P"):
        board = twins.pair[0].table.playing
        assert board
        assert board.auction.turn
        viewer = twins.pair[0].at(board.auction.turn)
        assert twins.send(commands.Call(call=Call.parse(text)), viewer)


@pytest.mark.parametrize("viewer", [*CHAIRS, NOBODY, LATE, EVERYTHING], ids=str)
def test_nobody_is_told_of_the_boards_to_come(viewer: Viewer) -> None:
    first, second, third = (deal for deal, _ in zip(seeded("to come"), range(3), strict=False))
    sources = tuple(
        Given((Board.numbered(1, first), Board.numbered(2, later)), "the file")
        for later in (second, third)
    )
    twins = Twins(
        viewer,
        Duplicate(),
        Policy(),
        (first, first),
        (sources[0], sources[1]),
        salts=("11" * 32, "11" * 32),
    )
    _auction(twins)
    assert play(twins, Random("to come"), until_over=True) > 2
    twins.tries()


def test_the_two_tables_would_be_told_apart_if_anything_leaked() -> None:
    """The comparison itself is sound: what a hidden hand holds does show in the eyes of its owner."""
    twins, _ = _twins(Viewer(role=Role.PERSON, chair=Seat.NORTH), (Seat.EAST, Seat.WEST), "sound")
    owner = Viewer(role=Role.PERSON, chair=Seat.EAST)
    twins.eyes = [sitting.onlooker(owner) for sitting in twins.pair]
    with pytest.raises(AssertionError):
        twins.compare()


def _legal(twins: Twins) -> tuple[Card, ...]:
    board = twins.pair[0].table.playing
    assert board
    assert board.play
    return board.play.legal()
