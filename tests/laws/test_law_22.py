"""Law 22: the end of the auction."""

from __future__ import annotations

import pytest

from biritch.auction import Auction, Call
from biritch.errors import IllegalCall


def test_22a1_four_passes_and_there_is_no_play() -> None:
    auction = Auction.parse("N:P P P P")
    assert auction.is_over
    assert auction.passed_out
    assert auction.contract is None


@pytest.mark.parametrize(
    ("calls", "contract"),
    [("N:1H P P P", "1HN"), ("N:P 1S X P P P", "1SXE"), ("N:1C X XX P P P", "1CXXN")],
)
def test_22a2_three_passes_after_a_bid_make_it_the_contract(calls: str, contract: str) -> None:
    assert str(Auction.parse(calls).contract) == contract


@pytest.mark.parametrize("calls", ["N:P P P", "N:1H P P", "N:1H P P X P P"])
def test_22b_until_then_the_auction_goes_on(calls: str) -> None:
    auction = Auction.parse(calls)
    assert not auction.is_over
    assert auction.contract is None


def test_22b_no_call_is_made_after_the_end() -> None:
    with pytest.raises(IllegalCall) as refused:
        Auction.parse("N:1H P P P").then(Call.parse("1S"))
    assert refused.value.code == "call.over"
