"""What tests of bridge programs need: any value, and tables to play at. Needs ``hypothesis``."""

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
from biritch.testing.tables import (
    SALT,
    Onlooker,
    Sitting,
    call_at_random,
    play_at_random,
    wish_at_random,
)

__all__ = [
    "SALT",
    "Onlooker",
    "Sitting",
    "auctions",
    "bids",
    "boards",
    "call_at_random",
    "calls",
    "cards",
    "complete_auctions",
    "contracts",
    "deals",
    "hands",
    "holdings",
    "partial_deals",
    "play_at_random",
    "seats",
    "vulnerabilities",
    "wish_at_random",
]
