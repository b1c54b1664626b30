"""The draw, the rounds and their ends: who may do what, when, and what is shown of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError

from biritch.cards import PACK, Board, Card, numbered_deal
from biritch.contest import (
    Need,
    Once,
    Phase,
    RotaOf,
    TourOfThree,
    after,
    commands,
    decode_command,
    due,
    events,
    fold,
)
from biritch.contest.due import PATIENCE_SECONDS, ROBOT_SECONDS
from biritch.errors import NotAllowed
from biritch.forms import Given, Rubber, Settlement, TwoHanded
from biritch.seats import BySeat, BySide, Seat
from biritch.table import THE_HOUSE
from biritch.table.commands import Leave, Ready
from biritch.table.events import BoardsBrought
from tests.contest.guests import HOST, Guests
from tests.contest.refused import code_of

DRAWN = tuple(map(Card.parse, ("HT", "CA", "ST", "D2")))  # the second is highest, then 3, 1, 4


def drawing(plan: Once | TourOfThree | RotaOf | None = None, people: int = 4) -> Guests:
    """People who have sat down to draw; the first cards of the pack are those above."""
    guests = Guests(plan or Once())
    guests.come(*(f"p{number}" for number in range(1, people + 1)))
    guests.does(HOST, commands.Start(robots=True))
    rest = tuple(card for card in PACK if card not in DRAWN)
    guests.house(commands.Proceed(number=1, pack=(*DRAWN, *rest)))
    return guests


def drawn() -> Guests:
    """The same when all four have drawn, and the highest is to choose."""
    guests = drawing()
    for number in range(1, 5):
        guests.does(f"p{number}", commands.Pick(place=number))
    return guests


def test_the_highest_chooses_the_second_sits_opposite_the_others_left_and_right() -> None:
    guests = drawn()
    assert Phase.CHOOSING is guests.it.phase
    assert (2, 3, 1, 4) == guests.it.order
    guests.does("p2", commands.ChooseSeat(seat=Seat.SOUTH))
    [sitting] = guests.it.playing
    assert BySeat(north=3, east=4, south=2, west=1) == sitting.row.seats
    assert isinstance(sitting.row.form, Rubber)
    assert Seat.SOUTH is sitting.row.form.dealer
    assert "c-1-1" == sitting.table


def test_only_the_highest_chooses_and_only_a_seat_there_is() -> None:
    guests = drawn()
    for person in ("p1", "p3", "p4"):
        wish = commands.ChooseSeat(seat=Seat.NORTH)
        assert "contest.not_highest" == code_of(lambda p=person, w=wish: guests.does(p, w))  # type: ignore[misc]
    two = Guests(Once(), TwoHanded())
    two.come("p1", "p2")
    two.does(HOST, commands.Start())
    two.house(commands.Proceed(number=1, pack=PACK))
    two.does("p1", commands.Pick(place=52))
    two.does("p2", commands.Pick(place=1))
    south = commands.ChooseSeat(seat=Seat.SOUTH)
    assert "table.no_chair" == code_of(lambda: two.does("p1", south))
    two.does("p1", commands.ChooseSeat(seat=Seat.EAST))
    assert BySeat(north=2, east=1, south=0, west=0) == two.it.playing[0].row.seats


def test_until_all_have_picked_nobody_sees_a_card() -> None:
    guests = drawing()
    for number in (4, 2, 3):
        guests.does(f"p{number}", commands.Pick(place=number))
        assert guests.seen is not None
        assert guests.seen.draw is not None
        assert ((), ()) == (guests.seen.draw.pack, guests.seen.draw.cards)
        assert not any(isinstance(event, events.PackShuffled) for event in guests.told)
    guests.does("p1", commands.Pick(place=1))
    assert DRAWN == guests.seen.draw.cards if guests.seen and guests.seen.draw else False


@given(st.permutations(PACK), st.permutations(PACK))
def test_two_packs_look_the_same_until_the_cards_are_faced(
    one: list[Card], other: list[Card]
) -> None:
    told = []
    for pack in (one, other):
        guests = Guests()
        guests.come("p1", "p2", "p3", "p4")
        guests.does(HOST, commands.Start())
        guests.house(commands.Proceed(number=1, pack=tuple(pack)))
        for number in range(1, 4):
            guests.does(f"p{number}", commands.Pick(place=5 * number))
        told.append((guests.told, guests.screen))
    assert told[0] == told[1]


def test_one_card_each_and_none_twice() -> None:
    guests = drawing()
    guests.does("p1", commands.Pick(place=7))
    again, same = commands.Pick(place=8), commands.Pick(place=7)
    assert "contest.picked" == code_of(lambda: guests.does("p1", again))
    assert "contest.card_picked" == code_of(lambda: guests.does("p2", same))
    for place in (0, 53, -1, 10**30):
        wish = commands.Pick(place=place)
        assert "contest.no_card" == code_of(lambda wish=wish: guests.does("p2", wish))  # type: ignore[misc]
    assert "contest.not_in" == code_of(lambda: guests.does("p9", again))


def test_nobody_picks_or_chooses_when_there_is_nothing_to_pick_or_choose() -> None:
    guests = Guests()
    guests.come("p1", "p2", "p3", "p4")
    pick, choose = commands.Pick(place=1), commands.ChooseSeat(seat=Seat.NORTH)
    assert "contest.no_draw" == code_of(lambda: guests.does("p1", pick))
    assert "contest.no_choice" == code_of(lambda: guests.does("p1", choose))
    assert "contest.ready" == code_of(lambda: guests.does("p1", Ready()))


def test_the_houses_commands_are_the_houses() -> None:
    guests = drawing()
    for wish in (
        commands.Proceed(number=2, pack=PACK),
        commands.PickFor(player=1, place=1),
        commands.ChooseSeatFor(number=1, seat=Seat.NORTH),
        commands.Settle(table="c-1-1", settled=None, points=BySide(0, 0), deals=1),
    ):
        with pytest.raises(NotAllowed, match="only the house"):
            guests.does(HOST, wish)


def test_the_house_goes_on_once_and_with_a_whole_pack() -> None:
    guests = drawing()
    again = commands.Proceed(number=1, pack=PACK)
    assert "contest.round" == code_of(lambda: guests.house(again))
    fresh = Guests()
    fresh.come("p1", "p2", "p3", "p4")
    fresh.does(HOST, commands.Start())
    for pack in (PACK[1:], (*PACK[1:], PACK[1]), ()):
        short = commands.Proceed(number=1, pack=pack)
        assert "contest.pack" == code_of(lambda short=short: fresh.house(short))  # type: ignore[misc]


def test_robots_pick_at_once_and_people_have_half_a_minute() -> None:
    guests = drawing(RotaOf(5), people=2)
    needs = due(guests.it)
    assert needs is not None
    assert (Need.PICK, 3, guests.now + ROBOT_SECONDS) == (needs.need, needs.number, needs.at)
    for place in (10, 20, 30):
        guests.house(commands.PickFor(player=place // 10 + 2, place=place))
    guests.does("p2", commands.Pick(place=1))
    needs = due(guests.it)
    assert needs is not None
    assert (Need.PICK, 1, guests.now + PATIENCE_SECONDS) == (needs.need, needs.number, needs.at)
    guests.does("p1", Leave())
    needs = due(guests.it)
    assert needs is not None
    assert guests.now + ROBOT_SECONDS == needs.at


def test_nothing_is_due_where_nobody_is() -> None:
    guests = drawing(people=1)
    guests.does("p1", Leave())
    assert None is due(guests.it)


def test_the_next_round_begins_when_all_are_ready_or_the_pause_is_over() -> None:
    guests = Guests(TourOfThree(), pause_seconds=30)
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    assert Need.PROCEED is guests.comes_in_time()
    assert None is due(guests.it)
    guests.now += 600
    guests.settle(guests.it.playing[0], 7, 0)
    needs = due(guests.it)
    assert needs is not None
    assert (Need.PROCEED, 2, guests.now + 30) == (needs.need, needs.number, needs.at)
    for number in range(1, 5):
        guests.now += 1
        guests.does(f"p{number}", Ready())
        assert "contest.ready" == code_of(lambda n=number: guests.does(f"p{n}", Ready()))  # type: ignore[misc]
    needs = due(guests.it)
    assert needs is not None
    assert guests.now == needs.at
    assert Need.PROCEED is guests.comes_in_time()
    assert () == guests.it.ready


def test_without_a_pause_it_waits_for_everybody() -> None:
    guests = Guests(TourOfThree(), pause_seconds=0)
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    guests.comes_in_time()
    guests.settle(guests.it.playing[0], 7, 0)
    assert None is due(guests.it)


def test_a_table_is_settled_once_and_only_one_of_this_contest() -> None:
    guests = Guests()
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    guests.comes_in_time()
    sitting = guests.it.playing[0]
    other = commands.Settle(table="d-1-1", settled=None, points=BySide(0, 0), deals=1)
    assert "contest.no_table" == code_of(lambda: guests.house(other))
    guests.settle(sitting, 7, 0)
    assert "contest.no_table" == code_of(lambda: guests.settle(sitting, 9, 0))


def test_what_each_has_won_is_what_the_forms_settlements_come_to() -> None:
    form = Rubber(settlement=Settlement.HALF_UP)
    guests = Guests(TourOfThree(), form)
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    for ns, ew, won in ((1150, 300, 9), (0, 740, -7), (500, 500, 0)):
        guests.comes_in_time()
        [sitting] = guests.it.playing
        guests.house(
            commands.Settle(
                table=sitting.table,
                settled=BySide(won, -won),
                points=BySide(ns, ew),
                deals=3,
            )
        )
    # 1-2 v 3-4 won nine; 1-3 v 4-2 lost seven; 1-4 v 2-3 drew.
    assert {1: 2, 2: 16, 3: -16, 4: -2} == {each.player: each.won for each in guests.it.standings}
    assert {1: 110, 2: 1590, 3: -1590, 4: -110} == {
        each.player: each.points for each in guests.it.standings
    }
    assert [(2, 1, 2, 0), (1, 2, 1, 1), (4, 3, 1, 1), (3, 4, 0, 2)] == [
        (each.player, each.place, each.victories, each.defeats) for each in guests.it.standings
    ]


def test_what_is_on_the_table_counts_when_the_host_ends_the_evening() -> None:
    guests = Guests(TourOfThree())
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    guests.comes_in_time()
    guests.does(HOST, commands.EndContest())
    assert "playing" == guests.it.phase.value
    assert "contest.ending" == code_of(lambda: guests.does(HOST, commands.EndContest()))
    guests.settle(guests.it.playing[0], 7, 0)
    assert Phase.OVER is guests.it.phase
    assert 7 == guests.it.standings[0].won


@pytest.mark.parametrize("stage", ["drawing", "choosing", "between"])
def test_the_host_may_end_it_at_any_other_time_at_once(stage: str) -> None:
    guests = {"drawing": drawing, "choosing": drawn}.get(stage, drawn)()
    if stage == "between":
        guests = Guests()
        guests.come("p1", "p2", "p3", "p4")
        guests.does(HOST, commands.Start(draw=False))
    assert stage == guests.it.phase.value
    guests.does(HOST, commands.EndContest())
    assert Phase.OVER is guests.it.phase


def test_a_file_of_boards_is_dealt_out_round_by_round_until_it_is_at_its_end() -> None:
    boards = tuple(Board.numbered(number, numbered_deal(number)) for number in range(1, 6))
    guests = Guests(TourOfThree(), source=Given(boards, "friday.pbn"), boards_each=2)
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    taken = []
    while not guests.it.is_over:
        guests.comes_in_time()
        [sitting] = guests.it.playing
        source = guests.it.boards_of(sitting)
        assert isinstance(source, Given)
        taken.append([board.number for board in source.boards])
        guests.settle(sitting, 7, 0, deals=len(source.boards))
    assert [[1, 2], [3, 4], [5]] == taken
    assert "friday.pbn" == guests.it.boards
    assert not any(isinstance(event, BoardsBrought) for event in guests.told)


def test_an_evening_ends_when_its_boards_do() -> None:
    boards = tuple(Board.numbered(number, numbered_deal(number)) for number in (1, 2))
    guests = Guests(TourOfThree(), source=Given(boards))
    guests.come("p1", "p2", "p3", "p4")
    guests.does(HOST, commands.Start(draw=False))
    guests.comes_in_time()
    guests.settle(guests.it.playing[0], 7, 0, deals=2)
    assert (1, Phase.OVER) == (guests.it.round, guests.it.phase)


def test_the_house_is_no_player() -> None:
    guests = drawing()
    assert "contest.not_in" == code_of(lambda: guests.by(THE_HOUSE, commands.Pick(place=1)))


def test_the_house_chooses_for_the_round_it_speaks_of() -> None:
    guests = drawn()
    stale = commands.ChooseSeatFor(number=2, seat=Seat.NORTH)
    assert "contest.round" == code_of(lambda: guests.house(stale))
    guests.house(commands.ChooseSeatFor(number=1, seat=Seat.NORTH))
    assert "playing" == guests.it.phase.value


def test_a_contest_begins_with_its_opening() -> None:
    started = events.Started()
    with pytest.raises(TypeError, match="begins with ContestOpened, not Started"):
        after(None, started)
    with pytest.raises(TypeError, match="no events"):
        fold(())


def test_a_command_is_read_from_its_json() -> None:
    assert commands.Pick(place=7) == decode_command('{"type":"Pick","place":7}')
    assert Ready() == decode_command(b'{"type":"Ready"}')
    with pytest.raises(ValidationError):
        decode_command('{"type":"PlayCard","card":"SA"}')
