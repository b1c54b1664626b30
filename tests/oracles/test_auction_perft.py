"""The auction counted: every sequence of legal calls, every complete auction, the longest."""

from __future__ import annotations

from pathlib import Path

import pytest

from biritch.auction import Auction, Standing
from biritch.seats import Seat

PERFT = {
    int(length): int(count)
    for length, count in (
        line.split()
        for line in Path(__file__).with_name("auction.perft").read_text("utf-8").splitlines()
        if not line.startswith("#")
    )
}


def _sequences(auction: Auction, length: int) -> int:
    if length == 1:
        return len(auction.legal())
    return sum(_sequences(auction.then(call), length - 1) for call in auction.legal())


@pytest.mark.parametrize(
    "length",
    [pytest.param(n, marks=pytest.mark.slow if n > 6 else ()) for n in PERFT],
)
def test_there_are_as_many_sequences_of_legal_calls_as_the_oracle_counts(length: int) -> None:
    assert _sequences(Auction.begin(Seat.NORTH), length) == PERFT[length]


def test_all_complete_auctions_are_as_many_as_the_closed_form_and_the_longest_has_319_calls() -> (
    None
):
    """Counted over standings: two auctions that stand alike can be continued alike."""
    alike: dict[tuple[Standing, Seat], tuple[int, int]] = {}

    def ends(auction: Auction) -> tuple[int, int]:
        if auction.turn is None:
            return 1, 0
        key = auction.standing, auction.turn
        if key not in alike:
            after = [ends(auction.then(call)) for call in auction.legal()]
            alike[key] = sum(ways for ways, _ in after), 1 + max(calls for _, calls in after)
        return alike[key]

    count, longest = ends(Auction.begin(Seat.NORTH))
    assert count == 1 + 4 * (22**35 - 1) // 3
    assert count == 128_745_650_347_030_683_120_231_926_111_609_371_363_122_697_557
    assert longest == 319
