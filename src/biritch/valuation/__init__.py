"""What a hand is worth: points, shape, losers, controls, and the language that describes hands.

Law: none; the counts are the common ones, each file names whose.
"""

from biritch.valuation.box import EVERY_HAND, NO_HAND, Box
from biritch.valuation.constraint import Constraint
from biritch.valuation.controls import aces, controls, kings
from biritch.valuation.hcp import hcp, suit_hcp
from biritch.valuation.losers import losers
from biritch.valuation.points import opening_count, points, support_points
from biritch.valuation.shape import Shape, length
from biritch.valuation.stopper import is_stopper, top_cards

__all__ = [
    "EVERY_HAND",
    "NO_HAND",
    "Box",
    "Constraint",
    "Shape",
    "aces",
    "controls",
    "hcp",
    "is_stopper",
    "kings",
    "length",
    "losers",
    "opening_count",
    "points",
    "suit_hcp",
    "support_points",
    "top_cards",
]
