"""What tests of bridge programs need: Hypothesis strategies for every value. Needs ``hypothesis``."""

from biritch.testing.strategies import (
    auctions,
    bids,
    boards,
    calls,
    cards,
    complete_auctions,
    contracts,
    deals,
    hands,
    holdings,
    partial_deals,
    seats,
    vulnerabilities,
)

__all__ = [
    "auctions",
    "bids",
    "boards",
    "calls",
    "cards",
    "complete_auctions",
    "contracts",
    "deals",
    "hands",
    "holdings",
    "partial_deals",
    "seats",
    "vulnerabilities",
]
