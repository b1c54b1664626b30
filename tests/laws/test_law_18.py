"""Law 18: bids."""

from __future__ import annotations

from itertools import pairwise

import pytest

from biritch.auction import BIDS, Auction, Bid, Call
from biritch.cards import STRAINS, Strain
from biritch.errors import BadValue, IllegalCall


@pytest.mark.parametrize("level", range(1, 8))
def test_18a_a_bid_names_a_level_from_one_to_seven_and_a_strain(level: int) -> None:
    assert [str(Bid(level, strain)) for strain in STRAINS] == [
        f"{level}{name}" for name in ("C", "D", "H", "S", "NT")
    ]


@pytest.mark.parametrize("level", [0, 8])
def test_18a_there_is_no_bid_of_fewer_or_more(level: int) -> None:
    with pytest.raises(BadValue):
        Bid(level, Strain.CLUBS)


@pytest.mark.parametrize(("low", "high"), list(pairwise(BIDS)))
def test_18b_a_bid_supersedes_the_one_below_it(low: Bid, high: Bid) -> None:
    assert Auction.parse(f"N:{low}").then(high).last_bid == high


@pytest.mark.parametrize("bid", ["1S", "1H", "1D", "1C"])
def test_18d_a_bid_that_is_not_higher_than_the_last_is_insufficient(bid: str) -> None:
    with pytest.raises(IllegalCall) as refused:
        Auction.parse("N:1S").then(Call.parse(bid))
    assert (refused.value.code, refused.value.law) == ("call.insufficient", "18D")


def test_18c_higher_in_the_same_strain_or_as_many_in_a_higher_one_is_enough() -> None:
    legal = [str(call) for call in Auction.parse("N:1S").legal() if isinstance(call, Bid)]
    assert legal[:5] == ["1NT", "2C", "2D", "2H", "2S"]


def test_18e_the_strains_rank_no_trump_spades_hearts_diamonds_clubs() -> None:
    assert [strain.value for strain in sorted(STRAINS, reverse=True)] == ["NT", "S", "H", "D", "C"]
