"""Robots: they bid systems that people can read, and play over layouts that agree with what they know.

Law: 40 (what partners agree is told to the opponents).
"""

from biritch.robots.bidder import Bidding, choose_call
from biritch.robots.by_system import robot_of
from biritch.robots.explaining import explanation
from biritch.robots.player import choose_card
from biritch.robots.reading import read_auction
from biritch.robots.robot import Mind, Robot, TimeLeft, robot_with
from biritch.robots.simple import act
from biritch.robots.style import Style

__all__ = [
    "Bidding",
    "Mind",
    "Robot",
    "Style",
    "TimeLeft",
    "act",
    "choose_call",
    "choose_card",
    "explanation",
    "read_auction",
    "robot_of",
    "robot_with",
]
