"""Calls, contracts and the auction that leads from one to the other.

Law: 17, 18, 19, 20, 21, 22.
"""

from biritch.auction.auction import Auction
from biritch.auction.call import (
    BIDS,
    CALLS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Double,
    Pass,
    Redouble,
)
from biritch.auction.contract import Contract, Doubling
from biritch.auction.entry import Entry
from biritch.auction.procedure import ROUND_TABLE, Procedure, Rotation
from biritch.auction.sequence import after_calls
from biritch.auction.standing import OPENING, Standing

__all__ = [
    "BIDS",
    "CALLS",
    "DOUBLE",
    "OPENING",
    "PASS",
    "REDOUBLE",
    "ROUND_TABLE",
    "Auction",
    "Bid",
    "Call",
    "Contract",
    "Double",
    "Doubling",
    "Entry",
    "Pass",
    "Procedure",
    "Redouble",
    "Rotation",
    "Standing",
    "after_calls",
]
