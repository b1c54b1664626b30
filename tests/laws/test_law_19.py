"""Law 19: doubles and redoubles."""

from __future__ import annotations

import pytest

from biritch.auction import Auction, Call, Doubling
from biritch.errors import IllegalCall


def may(auction: str, call: str) -> bool:
    return Auction.parse(auction).may(Call.parse(call))


@pytest.mark.parametrize("auction", ["N:1H", "N:1H P P", "N:1H X 1S"])
def test_19a1_one_may_double_the_last_bid_if_an_opponent_made_it(auction: str) -> None:
    assert may(auction, "X")


@pytest.mark.parametrize("auction", ["N:", "N:P P", "N:1H P", "N:1H X", "N:1H X P", "N:1H X XX"])
def test_19a1_one_may_not_double_nothing_ones_own_side_or_a_doubled_bid(auction: str) -> None:
    with pytest.raises(IllegalCall) as refused:
        Auction.parse(auction).then(Call.parse("X"))
    assert refused.value.law == "19A1"


@pytest.mark.parametrize("auction", ["N:1H X", "N:1H X P P"])
def test_19b1_one_may_redouble_an_opponents_double(auction: str) -> None:
    assert may(auction, "XX")


@pytest.mark.parametrize("auction", ["N:", "N:1H", "N:1H X P", "N:1H X XX", "N:1H X 1S"])
def test_19b1_one_may_redouble_nothing_else(auction: str) -> None:
    with pytest.raises(IllegalCall) as refused:
        Auction.parse(auction).then(Call.parse("XX"))
    assert refused.value.law == "19B1"


@pytest.mark.parametrize("double", ["X", "X XX"])
def test_19c_a_double_does_not_change_what_bid_is_enough(double: str) -> None:
    assert may(f"N:1H {double}", "1S")
    assert not may(f"N:1H {double}", "1H")


@pytest.mark.parametrize("double", ["X", "X P P XX"])
def test_19d_a_higher_bid_cancels_the_double(double: str) -> None:
    auction = Auction.parse(f"N:1H {double} 1S P P P")
    assert auction.doubling is Doubling.UNDOUBLED
    assert str(auction.contract) in ("1SS", "1SE")
