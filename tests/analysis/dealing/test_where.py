"""What four hands must be, in both spellings, and what is said of a slip."""

import pytest

from biritch.analysis.dealing import read_where
from biritch.analysis.dealing.formulas import Fits
from biritch.errors import BadNotation
from biritch.seats import Seat
from biritch.valuation import Constraint


@pytest.mark.parametrize(
    ("functional", "constraint"),
    [
        ("hcp(N) in 15..17", "hcp 15-17"),
        ("hcp(north) >= 15", "hcp 15+"),
        ("15 <= hcp(N)", "hcp 15+"),
        ("hcp(N) < 5", "hcp 0-4"),
        ("balanced(N)", "balanced"),
        ("not balanced(N)", "not balanced"),
        ("not hcp(N) in 12..14", "not hcp 12-14"),
        ("spades(N) >= hearts(N)", "spades >= hearts"),
        ("spades(N) < hearts(N)", "hearts > spades"),
        ("hcp(N, spades) >= 5", "hcp spades 5+"),
        ("top3(N, hearts) == 2", "top3 hearts 2"),
        ("losers(N) in 7-", "losers 0-7"),
        ("stopper(N, clubs)", "stopper clubs"),
        ("shape(N, 4432)", "shape 4432"),
        ("shape(N, 4432/5=3=3=2)", "shape 4432/5=3=3=2"),
        ("support(N, spades) in 10..12", "support spades 10-12"),
        ("holds(N, SA SK)", "holds SA SK"),
        ("hcp(N) >= 12 and spades(N) >= 5", "hcp 12+, spades 5+"),
        ("hcp(N) >= 12 or spades(N) >= 5", "hcp 12+ or spades 5+"),
        ("(N: hcp 12+, spades 5+)", "hcp 12+, spades 5+"),
    ],
)
def test_both_spellings_mean_the_same_constraint(functional: str, constraint: str) -> None:
    formula = read_where(functional)
    assert formula == Fits(Seat.NORTH, Constraint.parse(constraint))
    assert formula == read_where(f"N: {constraint}")


def test_clauses_and_formulas_may_be_mixed() -> None:
    mixed = read_where(
        "N: hcp 15-17, balanced; (S: spades 5+ or (hearts 5+)) and hcp(S) + hcp(N) > 20"
    )
    assert mixed.seats() == {Seat.NORTH, Seat.SOUTH}


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("hcp(N) >= ", 10, "a number"),
        ("hcp(X) >= 10", 4, "a seat"),
        ("hcpp(N) >= 10", 0, "a function"),
        ("hcp(N) in 17..15", 10, "a range that goes up"),
        ("N: hcp 15-17, balancd", 14, "something counted"),
        ("N: spades 5+; S: hcpp 4", 17, "something counted"),
        ("hcp(N) >= 10 hcp(S)", 13, "and, or"),
        ("strong", 0, "a name"),
        ("shape(N, 44)", 9, "a shape"),
        ("(" * 200 + "hcp(N)", 60, "something simpler"),
        ("not " * 900 + "hcp(N)", 240, "something simpler"),
        ("- " * 900 + "hcp(N)", 119, "something simpler"),
    ],
)
def test_a_slip_is_shown_where_it_is(text: str, position: int, expected: str) -> None:
    with pytest.raises(BadNotation, match=expected) as bad:
        read_where(text)
    assert abs(bad.value.position - position) <= 4
