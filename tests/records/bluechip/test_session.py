"""A manager and four players through whole boards, and whatever can go wrong on the way."""

from __future__ import annotations

from itertools import islice

import pytest

from biritch.auction import PASS, Call
from biritch.cards import Board, seeded
from biritch.errors import NotAllowed
from biritch.records.bluechip import (
    Awaited,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    Head,
    IllegalCall,
    Manager,
    OutOfStep,
    Played,
    Ready,
    Saying,
    Stage,
    StartOfBoard,
    Timing,
    seats_due,
)
from biritch.seats import SEATS, Seat
from tests.records.bluechip.session import Session

BOARDS = tuple(
    Board.numbered(number, deal) for number, deal in enumerate(islice(seeded("wire"), 4), start=1)
)


def test_four_programs_play_every_board_to_the_end() -> None:
    session = Session(BOARDS)
    session.run()
    assert session.manager.is_over
    assert [1, 2, 3, 4] == [record.board.number for record in session.manager.records]
    for record in session.manager.records:
        assert record.play is not None
        assert record.play.is_over
        assert record.contract is not None
        assert record.contract.declarer is record.board.dealer
    assert {Stage.OVER} == {player.stage for player in session.players.values()}
    for seat in SEATS:
        kinds = [type(message) for message in session.heard[seat]]
        assert 4 == kinds.count(Timing)
        assert EndOfSession is kinds[-1]


def test_a_board_passed_out_is_over_at_once() -> None:
    session = Session(BOARDS[:2], bid=lambda _: (PASS, ""))
    session.run()
    assert all(record.passed_out for record in session.manager.records)
    assert session.manager.is_over


def test_nobody_is_sent_cards_he_may_not_see() -> None:
    session = Session(BOARDS)
    session.run()
    for seat in SEATS:
        hands = [each for each in session.heard[seat] if isinstance(each, Cards)]
        own = [cards.hand for cards in hands if cards.seat is not None]
        assert own == [board.deal[seat] for board in BOARDS]
        faced = [cards.hand for cards in hands if cards.seat is None]
        assert faced == [
            board.deal[record.contract.dummy]
            for board, record in zip(BOARDS, session.manager.records, strict=True)
            if record.contract is not None and record.contract.dummy is not seat
        ]
        # Dummy's cards come behind the opening lead, never before it.
        last = 0
        for place, message in enumerate(session.heard[seat]):
            if isinstance(message, StartOfBoard):
                last = place
            if isinstance(message, Cards) and message.seat is None:
                assert any(
                    isinstance(each, Called | Played) for each in session.heard[seat][last:place]
                )


def test_partner_never_learns_what_a_call_means_and_opponents_do() -> None:
    session = Session(BOARDS)
    session.run()
    for seat in SEATS:
        texts = {
            (message.seat, message.text)
            for message in session.heard[seat]
            if isinstance(message, Called) and message.text
        }
        assert seat.partner not in {caller for caller, _ in texts}
        assert texts
    assert all(record.calls for record in session.manager.records)


def test_only_version_19_is_told_the_room() -> None:
    for version, room in ((18, ""), (19, "Open")):
        session = Session(BOARDS[:1], version=version)
        session.run()
        heads = [each for each in session.heard[Seat.WEST] if isinstance(each, Head)]
        assert [room] == [head.room for head in heads]


def test_information_without_an_alert_is_not_for_version_18() -> None:
    for version, text in ((18, ""), (19, "HCP=15-17")):
        session = Session(BOARDS[:1], version=version, silent=SEATS)
        session.run()
        session.say(Seat.NORTH, Called(Seat.NORTH, Call.parse("1NT"), infos=True, text="HCP=15-17"))
        got = {seat: each.text for seat, each in session.lines if isinstance(each, Called)}
        assert {Seat.EAST: text, Seat.SOUTH: "", Seat.WEST: text} == got


def _before_the_first_call() -> Session:
    session = Session(BOARDS[:2], silent=SEATS)
    session.run()
    assert (Seat.NORTH,) == seats_due(session.manager)
    return session


def test_an_illegal_call_is_refused_three_times_and_changes_nothing() -> None:
    session = _before_the_first_call()
    double = Called(Seat.NORTH, Call.parse("X"))
    for _ in range(2):
        session.say(Seat.NORTH, double)
        assert (Seat.NORTH, IllegalCall()) == session.lines.pop()
    with pytest.raises(OutOfStep, match="North doubles"):
        session.say(Seat.NORTH, double)
    assert session.manager.auction is not None
    assert 0 == len(session.manager.auction)
    assert 2 == len(session.manager.illegal)
    session.say(Seat.NORTH, Called(Seat.NORTH, Call.parse("1C")))
    assert 3 == len(session.lines)


def test_an_illegal_card_is_refused_and_another_taken() -> None:
    session = Session(BOARDS[:1], silent=(Seat.EAST,))
    session.run()
    session.say(Seat.EAST, Called(Seat.EAST, PASS))
    session.players[Seat.EAST], _ = session.players[Seat.EAST].call(PASS)
    session.say(Seat.EAST, Ready(Seat.EAST, Awaited.CALL, Seat.SOUTH))
    session.run()
    east = session.manager.boards[0].deal[Seat.EAST]
    other = next(card for card in session.manager.boards[0].deal[Seat.WEST])
    session.say(Seat.EAST, Played(Seat.EAST, other))
    assert (Seat.EAST, Saying("Illegal card")) == session.lines.pop()
    session.say(Seat.EAST, Played(Seat.EAST, next(iter(east))))
    assert 3 == sum(isinstance(each, Played) for _, each in session.lines)


@pytest.mark.parametrize(
    "message",
    [
        Called(Seat.EAST, PASS),
        Played(Seat.NORTH, next(iter(BOARDS[0].deal[Seat.NORTH]))),
        Ready(Seat.NORTH, Awaited.CALL, Seat.NORTH),
        Saying("Expected something else"),
        Connecting("Birch", Seat.NORTH, 18),
    ],
)
def test_what_is_out_of_step_is_named_and_changes_nothing(message: object) -> None:
    session = _before_the_first_call()
    before = session.manager
    with pytest.raises(OutOfStep, match="in state call"):
        session.say(Seat.NORTH, message)  # type: ignore[arg-type]  # any of them
    assert before == session.manager


def test_a_program_that_floods_is_given_up() -> None:
    session = _before_the_first_call()
    for _ in range(4):
        session.say(Seat.EAST, Called(Seat.EAST, PASS))
    with pytest.raises(OutOfStep, match="waiting for the other seats"):
        session.say(Seat.EAST, Called(Seat.EAST, PASS))


def test_seats_and_teams_and_versions_are_looked_at() -> None:
    manager, seat, _ = Manager(boards=BOARDS).place(Connecting("Birch", Seat.NORTH, 18))
    assert Seat.NORTH is seat
    for wanted, code in (
        (Connecting("Birch", Seat.NORTH, 18), "bluechip.seat"),
        (Connecting("Alder", Seat.SOUTH, 18), "bluechip.team"),
        (Connecting("Birch", Seat.SOUTH, 17), "bluechip.version"),
    ):
        with pytest.raises(NotAllowed) as refused:
            manager.place(wanted)
        assert code == refused.value.code
    manager, seat, _ = manager.place(Connecting("Alder", None, 19))
    assert Seat.EAST is seat
    manager, seat, _ = manager.place(Connecting("Birch", None, 19))
    assert Seat.SOUTH is seat


def test_when_a_program_is_lost_the_board_begins_again_once_its_seat_is_taken() -> None:
    session = Session(BOARDS[:2], silent=(Seat.EAST,))
    session.run()
    session.manager = session.manager.lose(Seat.EAST)
    # What the others say of the board given up is passed over.
    session.say(Seat.WEST, Ready(Seat.WEST, Awaited.CALL, Seat.SOUTH))
    assert not session.lines
    session.silent = ()
    session.sit(Seat.EAST)
    session.run()
    assert session.manager.is_over
    assert [1, 2] == [record.board.number for record in session.manager.records]


@pytest.mark.parametrize("moment", range(0, 120, 7))
def test_a_program_may_be_lost_at_any_moment(moment: int) -> None:
    session = Session(BOARDS[:2])
    left = iter(range(moment))
    session.run(until=lambda _: next(left, None) is None)
    session.manager = session.manager.lose(Seat.SOUTH)
    session.lines = type(session.lines)(
        (seat, line) for seat, line in session.lines if seat is not Seat.SOUTH
    )
    session.sit(Seat.SOUTH)
    session.run()
    assert session.manager.is_over
    assert [1, 2] == [record.board.number for record in session.manager.records]


def test_a_player_stops_at_what_has_no_place() -> None:
    session = _before_the_first_call()
    west = session.players[Seat.WEST]
    for message in (
        Called(Seat.EAST, PASS),
        Called(Seat.WEST, PASS),
        IllegalCall(),
        Cards(None, BOARDS[0].deal[Seat.SOUTH]),
        Head(2, Seat.EAST, BOARDS[1].vulnerable),
    ):
        with pytest.raises(OutOfStep):
            west.hear(message)
    again, said = west.hear(StartOfBoard())
    assert (Ready(Seat.WEST, Awaited.DEAL),) == said
    assert Stage.HEAD is again.stage
    assert Stage.OVER is west.hear(EndOfSession())[0].stage
