"""Who may come to an evening, change places, go, come back, be asked to go, and start it."""

from __future__ import annotations

import pytest

from biritch.contest import Once, Phase, RotaOf, TourOfThree, commands, decide
from biritch.forms import Duplicate, Rubber, ThreeHanded
from biritch.table import Role, Viewer
from biritch.table.commands import Command, Leave, LetBack, MakeHost
from tests.contest.guests import HOST, Guests
from tests.contest.refused import code_of


def four() -> Guests:
    """Four people, the host first, before the start."""
    guests = Guests(TourOfThree())
    guests.come("p1", "p2", "p3", "p4")
    return guests


def started() -> Guests:
    """The same once it has begun, without a draw."""
    guests = four()
    guests.does(HOST, commands.Start(draw=False))
    guests.comes_in_time()
    return guests


def test_whoever_opens_an_evening_is_its_host_and_need_not_play() -> None:
    guests = Guests()
    assert HOST == guests.it.host
    assert (None,) * 4 == tuple(place.person or None for place in guests.it.places)
    assert Role.HOST is guests.viewer(HOST).role
    assert Role.PERSON is guests.viewer("p2").role


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"name": "x" * 61}, "table.name"),
        ({"pause_seconds": -1}, "policy.seconds"),
        ({"pause_seconds": 3601}, "policy.seconds"),
        ({"boards_each": 0}, "contest.boards_each"),
        ({"plan": TourOfThree(), "form": ThreeHanded()}, "plan.form"),
        ({"plan": RotaOf(6), "form": ThreeHanded()}, "plan.form"),
    ],
)
def test_an_evening_that_cannot_be_is_not_opened(wishes: dict[str, object], code: str) -> None:
    assert code == code_of(lambda: Guests(**wishes))  # type: ignore[arg-type]


def test_a_rota_is_for_five_or_six() -> None:
    assert "rota.players" == code_of(lambda: RotaOf(7))


def test_nobody_without_a_name_in_the_house_opens_one_or_comes() -> None:
    guests = Guests()
    robot = Viewer()
    assert "table.nobody" == code_of(lambda: guests.by(robot, commands.Enter()))
    opening = commands.OpenContest(contest="d", name="", plan=Once(), form=Rubber())
    assert "table.nobody" == code_of(lambda: decide(None, opening, robot))
    assert "table.open" == code_of(lambda: guests.does(HOST, opening))
    assert "contest.none" == code_of(lambda: decide(None, commands.Enter(), robot))


def test_people_take_the_first_free_place_or_the_one_they_wish() -> None:
    guests = Guests()
    guests.come("p1")
    guests.does("p2", commands.Enter(player=4))
    guests.come("p3")
    assert [1, 4, 2] == [guests.it.player(person) for person in ("p1", "p2", "p3")]
    assert "contest.in_already" == code_of(lambda: guests.does("p1", commands.Enter()))
    assert "contest.place_taken" == code_of(lambda: guests.does("p5", commands.Enter(player=4)))
    for number in (-1, 5, 10**30):
        wish = commands.Enter(player=number)
        assert "contest.no_place" == code_of(lambda wish=wish: guests.does("p5", wish))  # type: ignore[misc]
    guests.come("p4")
    assert "contest.full" == code_of(lambda: guests.does("p5", commands.Enter()))


def test_a_person_comes_in_for_a_robot() -> None:
    guests = Guests()
    guests.come("p1")
    for player in (2, 3, 4):
        guests.does(HOST, commands.EnterRobot(player=player))
    again = commands.EnterRobot(player=4)
    assert "contest.place_taken" == code_of(lambda: guests.does(HOST, again))
    guests.does("p2", commands.Enter())
    assert 2 == guests.it.player("p2")


def test_only_the_host_brings_robots_asks_people_to_go_and_starts() -> None:
    guests = Guests()
    guests.come("p1", "p2")
    wishes: list[Command] = [
        commands.EnterRobot(player=3),
        commands.Dismiss(player=1),
        commands.Start(robots=True),
        commands.EndContest(),
        MakeHost(person="p2"),
        LetBack(person="p3"),
    ]
    for wish in wishes:
        assert "table.not_yours" == code_of(lambda wish=wish: guests.does("p2", wish))  # type: ignore[misc]


def test_places_are_changed_before_the_start() -> None:
    guests = Guests()
    guests.come("p1", "p2", "p3")
    guests.does("p2", commands.Exchange(player=2, other=4))
    assert 4 == guests.it.player("p2")
    taken = commands.Exchange(player=4, other=1)
    assert "table.not_yours" == code_of(lambda: guests.does("p2", taken))
    others = commands.Exchange(player=1, other=2)
    assert "table.not_yours" == code_of(lambda: guests.does("p2", others))
    guests.does(HOST, commands.Exchange(player=1, other=3))
    assert (3, 1) == (guests.it.player("p1"), guests.it.player("p3"))
    same = commands.Exchange(player=1, other=1)
    assert "contest.place_taken" == code_of(lambda: guests.does(HOST, same))
    guests.does("p2", Leave())
    free = commands.Exchange(player=2, other=4)
    assert "contest.place_free" == code_of(lambda: guests.does(HOST, free))
    full = started()
    assert "contest.started" == code_of(lambda: full.does(HOST, free))


def test_who_leaves_before_the_start_leaves_a_free_place() -> None:
    guests = four()
    guests.does("p3", Leave())
    assert not guests.it.entrant(3).is_taken
    assert "contest.not_in" == code_of(lambda: guests.does("p3", Leave()))


def test_who_leaves_after_the_start_finds_his_place_again() -> None:
    guests = started()
    guests.does("p3", Leave())
    entrant = guests.it.entrant(3)
    assert (True, "p3") == (entrant.robot, entrant.owner)
    kept = commands.Enter(player=3)
    assert "contest.place_kept" == code_of(lambda: guests.does("p9", kept))
    assert "contest.full" == code_of(lambda: guests.does("p9", commands.Enter()))
    guests.does("p3", commands.Enter())
    assert 3 == guests.it.player("p3")


def test_one_of_several_ids_finds_the_place_of_another() -> None:
    guests = started()
    guests.does("p3", Leave())
    member = Viewer("m3", Role.PERSON, others=frozenset({"p3"}))
    guests.by(member, commands.Enter())
    assert (3, "m3") == (guests.it.player("m3"), guests.it.entrant(3).owner)


def test_who_leaves_for_good_or_whose_place_the_host_gives_up_makes_room() -> None:
    guests = started()
    guests.does("p3", Leave(for_good=True))
    guests.does("p4", Leave())
    guests.does(HOST, commands.EnterRobot(player=4))
    guests.come("p8", "p9")
    assert (3, 4) == (guests.it.player("p8"), guests.it.player("p9"))


def test_who_was_asked_to_go_stays_out_until_he_is_let_back() -> None:
    guests = four()
    guests.does(HOST, commands.Dismiss(player=2))
    assert not guests.it.entrant(2).is_taken
    assert "contest.shown_out" == code_of(lambda: guests.does("p2", commands.Enter()))
    assert "contest.not_shown_out" == code_of(lambda: guests.does(HOST, LetBack(person="p3")))
    guests.does(HOST, LetBack(person="p2"))
    guests.come("p2")
    assert 2 == guests.it.player("p2")


def test_a_robot_plays_on_for_one_who_is_asked_to_go_after_the_start() -> None:
    guests = started()
    guests.does(HOST, commands.Dismiss(player=2))
    entrant = guests.it.entrant(2)
    assert (True, "") == (entrant.robot, entrant.owner)
    again = commands.Dismiss(player=2)
    assert "contest.place_free" == code_of(lambda: guests.does(HOST, again))


def test_the_host_gives_the_evening_to_one_who_takes_part() -> None:
    guests = four()
    assert "contest.not_in" == code_of(lambda: guests.does(HOST, MakeHost(person="p9")))
    guests.does(HOST, MakeHost(person="p2"))
    assert Role.HOST is guests.viewer("p2").role
    guests.house(MakeHost(person="p3"))
    assert "p3" == guests.it.host
    assert ("p1", "p2", "p3", "p4") == guests.it.longest


def test_it_starts_when_all_have_come_or_with_robots_in_the_free_places() -> None:
    guests = Guests(RotaOf(5), Rubber())
    assert "contest.not_full" == code_of(lambda: guests.does(HOST, commands.Start()))
    assert "contest.empty" == code_of(lambda: guests.does(HOST, commands.Start(robots=True)))
    guests.come("p1")
    guests.does(HOST, commands.Start(robots=True))
    assert [False, True, True, True, True] == [place.robot for place in guests.it.places]
    assert "contest.started" == code_of(lambda: guests.does(HOST, commands.Start(robots=True)))


def test_an_evening_may_be_ended_before_it_starts() -> None:
    guests = four()
    guests.does(HOST, commands.EndContest())
    assert Phase.OVER is guests.it.phase
    for wish in (commands.Enter(), Leave(), commands.EndContest(), commands.EnterRobot(player=1)):
        assert "contest.over" == code_of(lambda wish=wish: guests.does(HOST, wish))  # type: ignore[misc]


def test_duplicate_boards_make_an_evening_of_one_table() -> None:
    guests = Guests(Once(), Duplicate(boards=4))
    assert 4 == len(guests.it.places)
