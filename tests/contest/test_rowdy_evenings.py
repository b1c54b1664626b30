"""Thousands of steps of people who come, go, exchange places, pick, settle in any order: the evening stays in order."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from biritch.contest import (
    AnyPlan,
    BestChairInTurn,
    Contest,
    Once,
    Pairs,
    Phase,
    RotaOf,
    TeamMatch,
    TourOfThree,
    TurnAbout,
    commands,
    due,
    fold,
)
from biritch.contest.events import RoundSalted
from biritch.errors import BadValue, Refused
from biritch.forms import Chance, Duplicate, FormOptions, Rubber, Russian, ThreeHanded, TwoHanded
from biritch.seats import SEATS, Seat
from biritch.table.commands import Command, Leave, LetBack, MakeHost, Ready
from biritch.table.events import BoardsBrought
from tests.contest.guests import HOST, Guests

PEOPLE = tuple(f"p{number}" for number in range(1, 8))
PLANS: list[tuple[AnyPlan, FormOptions]] = [
    (Once(), Rubber()),
    (Once(), TwoHanded()),
    (TourOfThree(), Rubber()),
    (RotaOf(5), Rubber()),
    (RotaOf(6), Russian()),
    (TurnAbout(), Russian()),
    (BestChairInTurn(), ThreeHanded()),
    (Pairs(tables=2, boards=1), Duplicate()),
    (Pairs(tables=3, boards=2, last=2), Duplicate()),
    (TeamMatch(sets=2, boards=2), Duplicate()),
    (TeamMatch(size=6, sets=3, boards=2, lines_change=True), Duplicate()),
]
HOST_NOW = "the host"
people = st.sampled_from((*PEOPLE, HOST_NOW, HOST_NOW))
places = st.integers(-1, 13)
MORE_STEPS = settings(max_examples=40, stateful_step_count=60, deadline=None)


class RowdyEvening(RuleBasedStateMachine):
    """An evening at which anybody may do anything at any time."""

    guests: Guests

    @initialize(
        plan=st.sampled_from(PLANS),
        pause=st.sampled_from((0, 30)),
        come=st.integers(0, 7),
        begun=st.sampled_from(("not yet", "with a draw", "as listed")),
    )
    def opens(self, plan: tuple[AnyPlan, FormOptions], pause: int, come: int, begun: str) -> None:
        """Somebody opens it, some come, and perhaps it has begun."""
        self.guests = Guests(*plan, pause_seconds=pause)
        for person in PEOPLE[:come]:
            self.tries(person, commands.Enter())
        if begun != "not yet":
            self.tries(HOST, commands.Start(draw=begun == "with a draw", robots=True))
            self.guests.comes_in_time()

    def tries(self, person: str, command: Command) -> None:
        """Somebody tries something: it is done, or refused and nothing has changed."""
        person = self.guests.it.host if person == HOST_NOW else person
        before, rows = self.guests.it, len(self.guests.rows)
        with suppress(Refused, BadValue):
            self.guests.does(person, command)
            return
        assert before == self.guests.it
        assert rows == len(self.guests.rows)

    @rule(person=people, player=places)
    def comes(self, person: str, player: int) -> None:
        """To a place of his choice, or to any."""
        self.tries(person, commands.Enter(player=max(player, 0)))

    @rule(person=people, for_good=st.booleans())
    def goes(self, person: str, *, for_good: bool) -> None:
        """Home."""
        self.tries(person, Leave(for_good=for_good))

    @rule(person=people, one=places, other=places)
    def exchanges(self, person: str, one: int, other: int) -> None:
        """Two places."""
        self.tries(person, commands.Exchange(player=one, other=other))

    @rule(person=people, player=places, robot=st.booleans())
    def has_a_robot_or_nobody(self, person: str, player: int, *, robot: bool) -> None:
        """In a place."""
        make = commands.EnterRobot if robot else commands.Dismiss
        self.tries(person, make(player=player))

    @rule(person=people, other=st.sampled_from(PEOPLE), host=st.booleans())
    def favours(self, person: str, other: str, *, host: bool) -> None:
        """Somebody else."""
        self.tries(person, MakeHost(person=other) if host else LetBack(person=other))

    @rule(person=people, draw=st.booleans(), robots=st.booleans())
    def starts(self, person: str, *, draw: bool, robots: bool) -> None:
        """If he may."""
        self.tries(person, commands.Start(draw=draw, robots=robots))

    @rule(person=people, place=st.integers(0, 53))
    def picks(self, person: str, place: int) -> None:
        """A card."""
        self.tries(person, commands.Pick(place=place))

    @rule(person=people, seat=st.sampled_from(SEATS))
    def chooses(self, person: str, seat: Seat) -> None:
        """A seat."""
        self.tries(person, commands.ChooseSeat(seat=seat))

    @rule(person=people, order=st.permutations(range(1, 13)))
    def lines_up(self, person: str, order: list[int]) -> None:
        """Any four."""
        self.tries(person, commands.LineUp(players=tuple(order[:4])))

    @rule(person=people)
    def is_ready(self, person: str) -> None:
        """For what comes."""
        self.tries(person, Ready())

    @rule(person=people, mind=st.integers(0, 9))
    def ends(self, person: str, mind: int) -> None:
        """The evening, once in a while."""
        if mind == 0:
            self.tries(person, commands.EndContest())

    @rule(steps=st.integers(1, 12))
    def time_passes(self, steps: int) -> None:
        """And the house does what is due."""
        for _ in range(steps):
            self.guests.comes_in_time()

    @precondition(lambda self: self.guests.it.playing)
    @rule(which=st.integers(0, 5), ns=st.integers(0, 2000), ew=st.integers(0, 2000))
    def a_table_is_over(self, which: int, ns: int, ew: int) -> None:
        """Any of those in play."""
        playing = self.guests.it.playing
        self.guests.settle(playing[which % len(playing)], ns, ew)

    @invariant()
    def everybody_has_one_place(self) -> None:
        """Nobody two, no place two people, no round two chairs for one."""
        contest = self.guests.it
        persons = [place.person for place in contest.places if place.person]
        assert len(persons) == len(set(persons))
        assert not {person for person, _ in contest.shown_out} & set(persons)
        for number in range(1, contest.round + 1):
            rows = [each.row for each in contest.sittings if each.row.round == number]
            seated = [player for row in rows for player in row.players]
            out = [player for row in rows for player in row.out]
            assert sorted(seated + out) == list(contest.players)

    @invariant()
    def standings_sum_as_they_should(self) -> None:
        """What one side wins the other loses; IMPs are those of the boards; matchpoints are shared out."""
        contest = self.guests.it
        if isinstance(contest.plan, TeamMatch):
            score = contest.plan.score(contest.played)
            assert score.margin == sum(score.sets) == sum(each.imps for each in score.swings)
        elif isinstance(contest.plan, Pairs) and contest.order:
            table = contest.plan.standing(contest.played, contest.order)
            # As many matchpoints are won as are lost: half of what could be had.
            assert 2 * sum(each.won for each in table) == sum(each.of for each in table)
        elif len(contest.places) != len(SEATS) - 1:
            assert 0 == sum(account.won for account in contest.standings)
        places = [account.place for account in contest.standings]
        assert places == sorted(places)
        over = [sitting for sitting in contest.sittings if sitting.is_over]
        seated = sum(len(sitting.row.players) for sitting in over)
        assert seated == sum(account.rubbers for account in contest.standings)

    @invariant()
    def an_onlooker_never_folds_what_is_hidden(self) -> None:
        """No pack, no boards, no salts, and of shared boards nothing before all tables have played them."""
        seen = self.guests.seen
        assert seen is not None
        assert seen.draw is None or seen.draw.pack == ()
        assert Chance() == seen.source
        assert seen.salts == ()
        assert not any(isinstance(event, BoardsBrought | RoundSalted) for event in self.guests.told)
        if seen.plan.shares_boards:
            open_yet = [s for s in seen.sittings if s.is_over and s.row.round > seen.scored]
            assert open_yet == []

    @invariant()
    def the_fold_is_the_contest(self) -> None:
        """Whoever reads the log has what those have who were there."""
        assert fold(self.guests.log) == self.guests.it

    @invariant()
    def it_is_never_stuck(self) -> None:
        """While a person is present something is due, or it waits for people or tables."""
        contest = self.guests.it
        if contest.people and not waits(contest):
            assert due(contest) is not None

    def teardown(self) -> None:
        """In the end it comes to its end, whatever has been tried."""
        if not hasattr(self, "guests"):
            return
        guests = self.guests
        for person in PEOPLE:
            with suppress(Refused, BadValue):
                guests.does(person, commands.Enter())
        with suppress(Refused, BadValue):
            guests.does(guests.it.host, commands.Start(robots=True))
        for person in PEOPLE:
            with suppress(Refused, BadValue):
                guests.does(person, Ready())
        for _ in range(400):
            if guests.it.is_over or not guests.it.people or not guests.it.started:
                return
            for sitting in guests.it.playing:
                guests.settle(sitting, 100, 0)
            for person in PEOPLE:
                with suppress(Refused, BadValue):
                    guests.does(person, Ready())
            guests.comes_in_time()
        pytest.fail(f"an evening has not ended: {guests.it.phase}")


def waits(contest: Contest) -> bool:
    """Whether it is for people or tables to go on, for as long as they like."""
    between = contest.phase is Phase.BETWEEN and not contest.pause_seconds
    return between or contest.phase in (Phase.GATHERING, Phase.PLAYING, Phase.OVER)


def test_a_rowdy_evening_stays_in_order() -> None:
    run_state_machine_as_test(RowdyEvening, settings=MORE_STEPS)


@pytest.mark.slow
def test_many_rowdy_evenings_stay_in_order() -> None:
    run_state_machine_as_test(
        RowdyEvening, settings=settings(MORE_STEPS, max_examples=400, stateful_step_count=120)
    )
