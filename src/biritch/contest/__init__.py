"""Who plays whom: movements, the draw for seats, and what an evening's rubbers come to.

A contest is a stream as a table is, with the same three verbs: `decide` a command, the contest `after`
an event, the `sight` of one viewer.

Law: none; laws begin when the players sit down.
"""

from biritch.contest import commands, events
from biritch.contest.after import after, fold
from biritch.contest.contest import Contest, Draw, Entrant, Phase, Sitting
from biritch.contest.decide import decide, decide_at
from biritch.contest.draw import draw_order
from biritch.contest.due import Due, Need, due
from biritch.contest.evening import Account, Evening, Outcome
from biritch.contest.movement import NOBODY, Movement, Row
from biritch.contest.plan import (
    AnyPlan,
    BestChairInTurn,
    Once,
    Plan,
    RotaOf,
    TourOfThree,
    TurnAbout,
)
from biritch.contest.rota import rota
from biritch.contest.sight import sight
from biritch.contest.spelling import decode_command, decode_events
from biritch.contest.tour import Tour, owner_in_turn, turn_about
from biritch.contest.upcast import FORMAT
from biritch.contest.view import ContestView, view_changes, view_of

__all__ = [
    "FORMAT",
    "NOBODY",
    "Account",
    "AnyPlan",
    "BestChairInTurn",
    "Contest",
    "ContestView",
    "Draw",
    "Due",
    "Entrant",
    "Evening",
    "Movement",
    "Need",
    "Once",
    "Outcome",
    "Phase",
    "Plan",
    "RotaOf",
    "Row",
    "Sitting",
    "Tour",
    "TourOfThree",
    "TurnAbout",
    "after",
    "commands",
    "decide",
    "decide_at",
    "decode_command",
    "decode_events",
    "draw_order",
    "due",
    "events",
    "fold",
    "owner_in_turn",
    "rota",
    "sight",
    "turn_about",
    "view_changes",
    "view_of",
]
