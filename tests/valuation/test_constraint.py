"""The language of constraints: what it reads, what it admits, how it is bounded and written."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import PACK, SUITS, Hand, Suit, seeded
from biritch.errors import BadNotation
from biritch.seats import Seat
from biritch.valuation import EVERY_HAND, NO_HAND, Box, Constraint, hcp, length
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import MOST, Counts, Has, Holds, Longer, Shaped
from biritch.valuation.measures import FEATURES, MEASURES

DEALT = tuple(deal[seat] for deal in islice(seeded("constraints"), 100) for seat in Seat)
ONE_SPADE = Hand.parse("AK432.KQ4.T98.76")


@pytest.mark.parametrize(
    "text",
    [
        "hcp 12-21, spades 5+",
        "hcp 12..21 and spades >= 5",
        "HCP 12 - 21 & Spades > 4",
        "hcp 12, spades 5",
        "balanced",
        "not (hcp 20+ or spades 4-)",
        "not balanced or spades 5+",
        "spades > hearts, hearts >= diamonds, clubs < spades, clubs <= hearts",
        "diamonds = hearts",
        "shape 5332",
        "shape 4432/5=3=3=2",
        "shape 53xx",
        "shape 5=x=3=x",
        "holds SA SK",
        "holds hq",
        "stopper hearts, not stopper diamonds",
        "top3 spades 2+, top5 hearts 2",
        "support spades 12+, opening 20, points 13, losers 7",
        "losers < 8, controls > 3, aces 1, kings 2, longest 5, shortest 2+",
        "major 5, minor 3-, hcp spades 7, losers spades 1",
        "any",
        "semibalanced, ace spades, king hearts, queen hearts",
    ],
)
def test_one_hand_fits_every_true_thing_said_of_it(text: str) -> None:
    constraint = Constraint.parse(text)
    assert constraint.test(ONE_SPADE)
    assert ONE_SPADE in constraint.box()
    assert not Not(constraint).test(ONE_SPADE)


@pytest.mark.parametrize(
    "text",
    [
        "hcp 13+",
        "spades 6+ or hearts 4+",
        "semibalanced, balanced, hcp 0-11",
        "hearts > spades",
        "shape 4432/5=3=2=3",
        "shape 54xx",
        "holds SQ",
        "stopper clubs",
        "not any",
    ],
)
def test_and_no_false_one(text: str) -> None:
    assert not Constraint.parse(text).test(ONE_SPADE)


def test_and_binds_closer_than_or_and_not_closest() -> None:
    assert str(Constraint.parse("not hcp 5 and hcp 6 or hcp 7")) == str(
        Either((All((Not(Counts("hcp", 5, 5)), Counts("hcp", 6, 6))), Counts("hcp", 7, 7)))
    )


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("hcp 12 .. 21 and spades>=5", "hcp 12-21, spades 5+"),
        ("hcp 3-", "hcp 0-3"),
        ("hcp <= 3", "hcp 0-3"),
        ("hcp < 3", "hcp 0-2"),
        ("hcp > 3", "hcp 4+"),
        ("spades = 4", "spades 4"),
        ("spades < hearts", "hearts > spades"),
        ("spades <= hearts", "hearts >= spades"),
        ("spades = hearts", "spades >= hearts, hearts >= spades"),
        ("not (balanced, hcp 5+)", "not (balanced, hcp 5+)"),
        ("(balanced or any)", "balanced or any"),
        ("any, (balanced or hcp 5)", "any, (balanced or hcp 5)"),
        ("any or balanced, hcp 5", "any or balanced, hcp 5"),
        ("(any or balanced) or hcp 5", "(any or balanced) or hcp 5"),
        ("holds S10 h2", "holds ST, holds H2"),
        ("shape 4432/10=1=x=1", "shape 4432/10=1=x=1"),
    ],
)
def test_a_constraint_is_written_one_way(text: str, written: str) -> None:
    assert written == str(Constraint.parse(text))
    assert Constraint.parse(text) == Constraint.parse(written)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("hcp", 3),
        ("hcp 12-21 spades 5", 10),
        ("wisdom 12+", 0),
        ("spades > 5-", 10),
        ("spades > trumps", 9),
        ("hcp 21-12", 9),
        ("(hcp 12", 7),
        ("holds X", 6),
        ("shape 4433", 10),
        ("shape 9xx5", 10),
        ("shape", 5),
        ("hcp 5+ and", 10),
        ("12+ hcp", 0),
        ("(" * 30 + "any" + ")" * 30, 21),
        ("not " * 30 + "any", 84),
    ],
)
def test_what_cannot_be_read_is_refused_where_reading_failed(text: str, position: int) -> None:
    with pytest.raises(BadNotation) as refused:
        Constraint.parse(text)
    assert (text, position) == (refused.value.text, refused.value.position)
    assert refused.value.code == "notation.constraint"


def ranges() -> st.SearchStrategy[tuple[int, int]]:
    low = st.integers(0, 20)
    return st.one_of(
        st.tuples(low, st.just(MOST)),
        st.tuples(low, st.integers(0, 20)).map(lambda pair: (min(pair), max(pair))),
    )


def simple() -> st.SearchStrategy[Constraint]:
    suits = st.sampled_from(SUITS)
    return st.one_of(
        st.builds(
            lambda name, ends: Counts(name, *ends), st.sampled_from(sorted(MEASURES)), ranges()
        ),
        st.builds(Has, st.sampled_from(sorted(FEATURES))),
        st.builds(Longer, suits, suits, st.integers(0, 1)).filter(lambda c: c.suit is not c.other),
        st.builds(Holds, st.sampled_from(PACK)),
        st.sampled_from(
            [
                Shaped((((4, 4, 3, 2), False),)),
                Shaped((((5, 3, None, None), True), ((5, 4, None, None), False))),
            ]
        ),
    )


CONSTRAINTS = st.recursive(
    simple(),
    lambda inner: st.one_of(
        st.builds(Not, inner),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: All(tuple(parts))),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: Either(tuple(parts))),
    ),
    max_leaves=6,
)


@given(CONSTRAINTS)
def test_reading_what_was_written_gives_the_same_constraint(constraint: Constraint) -> None:
    assert str(constraint) == str(Constraint.parse(str(constraint)))
    assert constraint == Constraint.parse(str(constraint))


@given(CONSTRAINTS, st.sampled_from(DEALT))
def test_no_hand_that_fits_lies_outside_the_box(constraint: Constraint, hand: Hand) -> None:
    assert hand in (constraint.box() if constraint.test(hand) else constraint.outside())


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("hcp 12-21, spades 5+", Box(hcp=(12, 21), spades=(5, 13))),
        ("balanced, hcp 15-17", Box((15, 17), (2, 5), (2, 5), (2, 5), (2, 5))),
        ("hcp 15+, not hcp 18+", Box(hcp=(15, 17))),
        ("not (hcp 0-14 or hcp 18+ or clubs 4+)", Box(hcp=(15, 17), clubs=(0, 3))),
        ("not (hcp 5+, spades 4+)", EVERY_HAND),
        ("not hcp 12-21", Box()),
        ("not not hcp 12-21", Box(hcp=(12, 21))),
        ("spades > hearts", Box(spades=(1, 13), hearts=(0, 6))),
        ("not spades > hearts", Box(spades=(0, 6))),
        ("shape 5=4=3=1", Box((0, 37), (1, 1), (3, 3), (4, 4), (5, 5))),
        ("shape 5431", Box((0, 37), (1, 5), (1, 5), (1, 5), (1, 5))),
        ("points 13-15", Box(hcp=(4, 15))),
        ("opening 20+", Box(hcp=(7, 37))),
        ("aces 2", Box(hcp=(8, 37))),
        ("hcp spades 7+", Box(hcp=(7, 37))),
        ("longest 0-5, shortest 2+", Box((0, 37), (2, 5), (2, 5), (2, 5), (2, 5))),
        ("holds SA", Box(hcp=(4, 37), spades=(1, 13))),
        ("not holds SA", EVERY_HAND),
        ("controls 5+", EVERY_HAND),
        ("clubs 7+", Box(clubs=(7, 13), spades=(0, 6))),
        ("not any", NO_HAND),
    ],
)
def test_the_box_is_drawn_as_tight_as_points_and_lengths_allow(text: str, box: Box) -> None:
    assert box == Constraint.parse(text).box()


def test_lengths_in_a_box_are_drawn_together_to_thirteen() -> None:
    box = Box(spades=(5, 13), hearts=(5, 13), clubs=(0, 1))
    assert [(0, 1), (0, 3), (5, 8), (5, 8)] == [box[suit] for suit in SUITS]
    assert Box(spades=(7, 13), hearts=(7, 13)).is_empty
    assert NO_HAND.is_empty
    assert not EVERY_HAND.is_empty


def test_an_empty_box_adds_nothing() -> None:
    box = Box(hcp=(3, 5))
    assert box == NO_HAND | box
    assert box == box | NO_HAND


@given(st.sampled_from(DEALT))
def test_a_box_tests_points_and_every_length(hand: Hand) -> None:
    assert (hcp(hand) <= 9 and length(hand, Suit.SPADES) >= 4) is (
        hand in Box(hcp=(0, 9), spades=(4, 13))
    )


def test_a_bare_constraint_asks_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Constraint().test(ONE_SPADE)
    assert (EVERY_HAND, EVERY_HAND) == (Constraint().box(), Constraint().outside())
