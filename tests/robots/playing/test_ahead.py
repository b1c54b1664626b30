"""Declarer's endings: what wins in all worlds together, not in each by another guess."""

from __future__ import annotations

from itertools import pairwise

import pytest

from biritch.analysis import find_solver
from biritch.auction import Contract
from biritch.cards import Card, Deal
from biritch.play import Play
from biritch.robots.playing.ahead import Ahead, OutOfTime, one_of_equals
from biritch.seats import Seat, Side

# South leads. The queen of spades can be caught on either side, if one knows on which; whoever is
# given the heart trick has to lead spades and takes the guess away.
TWO_WAYS = [
    "N:KJ3.3.. 765.Q.. AT2.2.. Q98.K..",
    "N:KJ3.3.. 765.K.. AT2.2.. Q98.Q..",
    "N:KJ3.3.. Q65.Q.. AT2.2.. 987.K..",
    "N:KJ3.3.. Q65.K.. AT2.2.. 987.Q..",
]
# Here there is nobody to throw in: all four tricks take a guess.
NO_HELP = ["N:KJ3.3.. 76.87.. AT2.A.. Q98.5..", "N:KJ3.3.. Q76.8.. AT2.A.. 98.75.."]


def endings(deals: list[str]) -> list[Play]:
    contract = Contract.parse("1NTS")
    return [Play.ending(Deal.parse(deal), None, Seat.SOUTH, contract=contract) for deal in deals]


def best_sums(deals: list[str], *, turns: int) -> dict[str, int]:
    """By card, the most tricks that can be reached in all worlds together."""
    plays = endings(deals)
    ahead = Ahead(find_solver(), Side.NS, lambda: 9.0)
    return {
        str(card): max(map(sum, ahead.after(plays, card, turns)))
        for card in one_of_equals(plays[0])
    }


def test_solved_alone_every_guess_is_right() -> None:
    assert max(best_sums(TWO_WAYS, turns=1).values()) == 12
    assert max(best_sums(NO_HELP, turns=1).values()) == 8


def test_together_one_guess_is_right_in_one_world_only() -> None:
    assert max(best_sums(NO_HELP, turns=6).values()) == 7


def test_a_throw_in_spares_the_guess() -> None:
    assert best_sums(TWO_WAYS, turns=5)["H2"] == 12


def test_the_deeper_one_looks_the_less_one_hopes_for() -> None:
    sums = [best_sums(TWO_WAYS, turns=turns) for turns in range(1, 6)]
    for shallow, deep in pairwise(sums):
        assert all(deep[card] <= shallow[card] for card in shallow)


def test_a_vector_is_a_result_in_every_world() -> None:
    plays = endings(TWO_WAYS)
    ahead = Ahead(find_solver(), Side.NS, lambda: 9.0)
    for vector in ahead.after(plays, Card.parse("SA"), 5):
        assert len(vector) == len(plays)
        assert all(0 <= tricks <= 4 for tricks in vector)


def test_out_of_time_it_says_so() -> None:
    with pytest.raises(OutOfTime):
        Ahead(find_solver(), Side.NS, lambda: 0.0).after(endings(TWO_WAYS), Card.parse("SA"), 5)


def test_out_of_patience_it_says_so_where_nobody_hurries() -> None:
    ahead = Ahead(find_solver(), Side.NS, lambda: 1e9, patience=20)
    with pytest.raises(OutOfTime):
        ahead.after(endings(TWO_WAYS), Card.parse("SA"), 6)


def test_touching_cards_are_looked_at_once() -> None:
    play = endings(["N:T98... Q76... AKJ... 432..."])[0]
    assert [str(card) for card in one_of_equals(play)] == ["SK", "SJ"]
