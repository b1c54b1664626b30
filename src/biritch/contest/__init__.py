"""Who plays whom: movements, the draw for seats, and what an evening's rubbers come to.

A contest is a stream as a table is, with the same three verbs: `decide` a command, the contest `after`
an event, the `sight` of one viewer.

Law: none; laws begin when the players sit down.
"""

from biritch.contest import commands, events
from biritch.contest.after import after, fold
from biritch.contest.compared import BoardScore, PairStanding, Played, Swing
from biritch.contest.contest import Contest, Draw, Entrant, Phase, Sitting
from biritch.contest.decide import decide, decide_at
from biritch.contest.draw import draw_order
from biritch.contest.due import Due, Need, due
from biritch.contest.evening import Account, Evening, Outcome
from biritch.contest.movement import NOBODY, Movement, Row
from biritch.contest.pairs import Pairs
from biritch.contest.plan import BestChairInTurn, Once, Plan, RotaOf, TourOfThree, TurnAbout
from biritch.contest.plans import AnyPlan
from biritch.contest.rota import rota
from biritch.contest.seal import BoardAtTable, is_sealed
from biritch.contest.sight import sight
from biritch.contest.spelling import decode_command, decode_events
from biritch.contest.teams import MatchScore, Scale, TeamMatch
from biritch.contest.tour import Tour, owner_in_turn, turn_about
from biritch.contest.upcast import FORMAT
from biritch.contest.view import ContestView, view_changes, view_of

__all__ = [
    "FORMAT",
    "NOBODY",
    "Account",
    "AnyPlan",
    "BestChairInTurn",
    "BoardAtTable",
    "BoardScore",
    "Contest",
    "ContestView",
    "Draw",
    "Due",
    "Entrant",
    "Evening",
    "MatchScore",
    "Movement",
    "Need",
    "Once",
    "Outcome",
    "PairStanding",
    "Pairs",
    "Phase",
    "Plan",
    "Played",
    "RotaOf",
    "Row",
    "Scale",
    "Sitting",
    "Swing",
    "TeamMatch",
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
    "is_sealed",
    "owner_in_turn",
    "rota",
    "sight",
    "turn_about",
    "view_changes",
    "view_of",
]
