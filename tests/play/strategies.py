"""Hypothesis strategies for deals and plays at any moment."""

from __future__ import annotations

from hypothesis import strategies as st

from biritch.auction.contract import Contract
from biritch.cards import PACK, SUITS, Deal, Hand
from biritch.play.play import Play
from biritch.seats import SEATS, BySeat

TRUMPS = st.sampled_from((None, *SUITS))
LEADERS = st.sampled_from(SEATS)


@st.composite
def deals(draw: st.DrawFn, size: int = 13) -> Deal:
    """Four random hands of a size."""
    chance = draw(st.randoms(use_true_random=False))
    pack = chance.sample(PACK, 4 * size)
    return Deal(BySeat.make(lambda seat: Hand.of(pack[seat.index * size :][:size])))


CONTRACTS = st.builds(
    lambda level, strain, doubling, seat: Contract.parse(f"{level}{strain}{doubling}{seat}"),
    st.integers(1, 7),
    st.sampled_from(("C", "D", "H", "S", "NT")),
    st.sampled_from(("", "X", "XX")),
    st.sampled_from("NESW"),
)


@st.composite
def plays(draw: st.DrawFn, *, most: int = 52) -> Play:
    """A play of thirteen tricks after some legal cards."""
    play = Play.begin(draw(deals()), draw(CONTRACTS))
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, most))):
        play = play.then(chance.choice(play.legal()))
    return play
