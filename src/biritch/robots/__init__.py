"""Robots: they bid a natural system that people can read, and play by rules of thumb.

Law: 40 (what partners agree is told to the opponents).
"""

from biritch.robots.bidder import Bidding, choose_call
from biritch.robots.explaining import explanation
from biritch.robots.player import choose_card
from biritch.robots.reading import read_auction
from biritch.robots.robot import Robot, TimeLeft, act

__all__ = [
    "Bidding",
    "Robot",
    "TimeLeft",
    "act",
    "choose_call",
    "choose_card",
    "explanation",
    "read_auction",
]
