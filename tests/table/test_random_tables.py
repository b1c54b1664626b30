"""Tables played at random in every form, with everything that people do to one another."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from msgspec.structs import replace

from biritch.cards import Board, numbered_deal, seeded
from biritch.forms import (
    Chance,
    Chicago,
    ChicagoDuplicate,
    ChicagoVulnerability,
    DummyShown,
    Duplicate,
    FirstCaller,
    FormOptions,
    Given,
    Laws,
    OwnerSettles,
    PassedOut,
    Rubber,
    Russian,
    Settlement,
    Source,
    ThreeHanded,
    TwoHanded,
)
from biritch.score import HonoursRule
from biritch.seats import Seat
from biritch.table import Policy, Undo, Watching, commands
from tests.table import rowdy
from tests.table.checked import Checked

BOARDS = tuple(Board.numbered(n, deal) for n, deal in zip((3, 8), seeded("given"), strict=False))
# Each hand has a suit to itself, so every contract but no trump has its honours in one hand.
HONOURS = Given(tuple(Board.numbered(n, numbered_deal(0)) for n in range(1, 5)), "a suit each")

duplicates = st.sampled_from([Duplicate(), Duplicate(boards=1), Duplicate(boards=2, first=7)])
rubbers = st.builds(
    Rubber,
    honours=st.sampled_from(HonoursRule),
    insult_fifty=st.booleans(),
    simple_undertricks=st.booleans(),
    settlement=st.sampled_from(Settlement),
    unfinished_part_score=st.sampled_from([50, 100]),
    passed_out=st.sampled_from(PassedOut),
).flatmap(
    lambda house: st.sampled_from(
        [house, replace(house, game_bonuses=True), replace(house, quick_rubber=True)]
    )
)
chicagos = st.builds(
    Chicago,
    vulnerability=st.sampled_from(ChicagoVulnerability),
    passed_out=st.sampled_from(PassedOut),
    honours=st.sampled_from(HonoursRule),
    settlement=st.sampled_from(Settlement),
)
four_deals = st.builds(
    ChicagoDuplicate,
    vulnerability=st.sampled_from(ChicagoVulnerability),
    part_score=st.sampled_from([50, 100]),
) | st.builds(
    Russian,
    deals=st.sampled_from([1, 2, None]),
    vulnerability=st.sampled_from(ChicagoVulnerability),
)
twos = st.builds(TwoHanded, long_auction=st.booleans(), rubber=rubbers)
threes = st.builds(
    ThreeHanded,
    owner=st.sampled_from(Seat),
    dummy_shown=st.sampled_from(DummyShown),
    first_caller=st.sampled_from(FirstCaller),
    long_auction=st.booleans(),
    owner_settles=st.sampled_from(OwnerSettles),
    rubber=rubbers,
)
policies = st.builds(
    Policy,
    undo_calls=st.sampled_from(Undo),
    undo_cards=st.sampled_from(Undo),
    watching=st.sampled_from(Watching),
    stop_seconds=st.sampled_from([0, 0, 5]),
    next_deal_seconds=st.sampled_from([0, 30]),
)
sources: st.SearchStrategy[Source] = st.sampled_from(
    [Chance(), Given(BOARDS, "two boards"), HONOURS]
)
editions = st.none() | st.sampled_from(Laws)
chances = st.integers(0, 2**64).map(Random)


class AtATable(RuleBasedStateMachine):
    """Somebody does something, again and again; `Checked` looks on."""

    forms: st.SearchStrategy[FormOptions]

    @initialize(data=st.data(), policy=policies, source=sources, laws=editions, chance=chances)
    def open(
        self,
        data: st.DataObject,
        policy: Policy,
        source: Source,
        laws: Laws | None,
        chance: Random,
    ) -> None:
        self.sitting = Checked(data.draw(self.forms), source=source, policy=policy, laws=laws)
        self.sitting.sit_down()
        rowdy.goes_on(self.sitting, chance, steps=chance.choice((0, 8, 20)))

    @rule(chance=chances, steps=st.integers(1, 6))
    def goes_on(self, chance: Random, steps: int) -> None:
        rowdy.goes_on(self.sitting, chance, steps=steps)

    @rule(chance=chances, kind=st.sampled_from(rowdy.KINDS), tries=st.integers(1, 3))
    def somebody_tries(self, chance: Random, kind: rowdy.Kind, tries: int) -> None:
        for _ in range(tries):
            if rowdy.attempt(self.sitting, *kind(self.sitting.table, chance)):
                break

    def teardown(self) -> None:
        if hasattr(self, "sitting"):
            self.sitting.check_whole()


class AtDuplicate(AtATable):
    forms = duplicates


class AtRubber(AtATable):
    forms = rubbers


class AtChicago(AtATable):
    forms = chicagos


class AtFourDeals(AtATable):
    forms = four_deals


class AtTwo(AtATable):
    forms = twos


class AtThree(AtATable):
    forms = threes


MACHINES = [AtDuplicate, AtRubber, AtChicago, AtFourDeals, AtTwo, AtThree]


def _run(machine: type[AtATable], examples: int, steps: int) -> None:
    machine.TestCase.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    machine.TestCase("runTest").runTest()


@pytest.mark.parametrize("machine", MACHINES)
def test_nothing_that_people_do_leaves_a_table_inconsistent(machine: type[AtATable]) -> None:
    _run(machine, examples=10, steps=25)


@pytest.mark.slow
@pytest.mark.parametrize("machine", MACHINES)
def test_nothing_that_people_do_in_thousands_of_steps_leaves_a_table_inconsistent(
    machine: type[AtATable],
) -> None:
    _run(machine, examples=80, steps=60)


TABLES: list[tuple[FormOptions, Source, Policy]] = [
    (Duplicate(boards=3), Chance(), Policy(stop_seconds=5, undo_cards=Undo.UNTIL_PARTNER)),
    (
        Duplicate(boards=3),
        Given(BOARDS),
        Policy(watching=Watching.NO_HANDS, undo_calls=Undo.UNTIL_PARTNER),
    ),
    (
        Rubber(honours=HonoursRule.AFTER_PLAY, settlement=Settlement.HALF_UP),
        Chance(),
        Policy(watching=Watching.LATE),
    ),
    (
        Chicago(honours=HonoursRule.AFTER_AUCTION),
        HONOURS,
        Policy(undo_calls=Undo.UNTIL_PARTNER),
    ),
    (Rubber(honours=HonoursRule.AFTER_PLAY), HONOURS, Policy(undo_calls=Undo.NONE)),
]


def _lively(number: int, seed: str, steps: int) -> None:
    form, source, policy = TABLES[number]
    sitting = Checked(form, source=source, policy=policy)
    sitting.sit_down()
    rowdy.is_lively(sitting, Random(seed), steps=steps)
    sitting.check_whole()


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_lively_table_stays_in_order(number: int) -> None:
    _lively(number, "lively", steps=300)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_many_lively_tables_stay_in_order(number: int) -> None:
    for seed in range(12):
        _lively(number, f"lively {seed}", steps=400)


@pytest.mark.parametrize("form", [Rubber(), Chicago()], ids=lambda form: type(form).__name__)
def test_a_quiet_table_comes_to_its_end(form: FormOptions) -> None:
    """Claims end each deal at its first trick, so a whole rubber is soon over."""
    sitting = Checked(form, seed="to its end")
    sitting.sit_down()
    for _ in range(40):
        if sitting.table.is_over:
            break
        sitting.deal()
        board = sitting.table.playing
        assert board
        side = sitting.table.dealt % 2
        sitting.call(("4S P P P", "P 4S P P P")[side])
        sitting.play_out(1)
        rowdy.attempt(sitting, commands.Claim(tricks=10), sitting.at(_declarer(sitting)))
        for seat in _declarer(sitting).side.opponents.seats:
            sitting.do(seat, commands.AnswerClaim(agrees=True))
        sitting.ready()
    assert sitting.table.is_over
    sitting.check_whole()


def _declarer(sitting: Checked) -> Seat:
    board = sitting.table.board
    assert board
    assert board.auction.contract
    return board.auction.contract.declarer
