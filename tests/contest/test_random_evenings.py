"""Evenings in which anybody may try anything at any time: refused with a reason, or done and written down."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.contest import (
    AnyPlan,
    BestChairInTurn,
    Once,
    Pairs,
    Phase,
    RotaOf,
    TeamMatch,
    TourOfThree,
    TurnAbout,
    commands,
    fold,
)
from biritch.errors import BadValue, Refused
from biritch.forms import Duplicate, FormOptions, Rubber, ThreeHanded
from biritch.seats import SEATS
from biritch.table.commands import Command, Leave, LetBack, MakeHost, Ready
from tests.contest.guests import Guests

PEOPLE = tuple(f"p{number}" for number in range(1, 8))
PLANS: list[tuple[AnyPlan, FormOptions]] = [
    (Once(), Rubber()),
    (TourOfThree(), Rubber()),
    (RotaOf(5), Rubber()),
    (TurnAbout(), Rubber()),
    (BestChairInTurn(), ThreeHanded()),
    (Pairs(tables=2, boards=1), Duplicate()),
    (TeamMatch(sets=1, boards=2), Duplicate()),
]
small = st.integers(-1, 9)
WISHES: st.SearchStrategy[Command] = st.one_of(
    st.builds(commands.Enter, player=small),
    st.builds(commands.EnterRobot, player=small),
    st.builds(commands.Exchange, player=small, other=small),
    st.builds(Leave, for_good=st.booleans()),
    st.builds(commands.Dismiss, player=small),
    st.builds(LetBack, person=st.sampled_from(PEOPLE)),
    st.builds(MakeHost, person=st.sampled_from(PEOPLE)),
    st.builds(commands.Start, draw=st.booleans(), robots=st.just(True)),
    st.builds(commands.Pick, place=st.integers(0, 53)),
    st.builds(commands.ChooseSeat, seat=st.sampled_from(SEATS)),
    st.builds(
        commands.LineUp, players=st.permutations(range(1, 9)).map(lambda all_: tuple(all_[:4]))
    ),
    st.just(Ready()),
)
# The house does what is due, a table comes to its end, or somebody tries something.
STEPS = st.lists(
    st.one_of(
        st.just("time"),
        st.just("time"),
        st.just("table"),
        st.tuples(st.sampled_from(PEOPLE), WISHES),
    ),
    max_size=50,
)


@settings(max_examples=150, deadline=None)
@given(plan=st.sampled_from(PLANS), steps=STEPS, ends=st.booleans())
def test_whatever_is_tried_an_evening_stays_in_order_and_comes_to_its_end(
    plan: tuple[AnyPlan, FormOptions], steps: list[str | tuple[str, Command]], *, ends: bool
) -> None:
    guests = Guests(*plan)
    for step in steps:
        if step == "time":
            guests.comes_in_time()
        elif step == "table":
            for sitting in guests.it.playing[:1]:
                guests.settle(sitting, 100, 40)
        elif not isinstance(step, str):
            with suppress(Refused, BadValue):
                guests.does(*step)
        in_order(guests)
    for person in PEOPLE:
        with suppress(Refused, BadValue):
            guests.does(person, commands.Enter())
    with suppress(Refused):
        guests.does(guests.it.host, commands.Start(robots=True))
    if ends:
        with suppress(Refused):
            guests.does(guests.it.host, commands.EndContest())
    if guests.it.people:
        guests.to_the_end()
        in_order(guests)
        assert Phase.OVER is guests.it.phase


def in_order(guests: Guests) -> None:
    """What holds of every contest at every moment."""
    contest = guests.it
    assert fold(guests.log) == contest
    people = [place.person for place in contest.places if place.person]
    assert len(people) == len(set(people))
    for place in contest.places:
        assert not (place.person and place.robot)
        assert place.person in ("", place.owner)
    assert not contest.started or contest.is_full
    assert set(contest.ready) <= set(contest.people)
    tables = [sitting.table for sitting in contest.sittings]
    assert len(tables) == len(set(tables))
    assert contest.round <= contest.plan.rounds
    assert not {person for person, _ in contest.shown_out} & set(people)
