"""Who plays whom: movements, the draw for seats, and what an evening's rubbers come to.

Law: none; laws begin when the players sit down.
"""

from biritch.contest.draw import draw_order
from biritch.contest.evening import Account, Evening
from biritch.contest.movement import NOBODY, Movement, Row
from biritch.contest.rota import rota
from biritch.contest.tour import Tour, owner_in_turn, turn_about

__all__ = [
    "NOBODY",
    "Account",
    "Evening",
    "Movement",
    "Row",
    "Tour",
    "draw_order",
    "owner_in_turn",
    "rota",
    "turn_about",
]
