"""What could have been made: tricks with all hands open, par, and what calls and cards cost.

numpy and solvers are looked for when they are first needed; importing this room loads neither.
"""

from biritch.analysis.analysed import Analysed, Lead, PlayedBoard, analyse
from biritch.analysis.costs import CallCost, CardCost, call_costs, card_costs
from biritch.analysis.doubledummy import (
    Budget,
    DoubleDummy,
    Makes,
    NoSolver,
    OutOfBudget,
    find_solver,
)
from biritch.analysis.many import NotAnalysed, analyse_many
from biritch.analysis.par import Par, par

__all__ = [
    "Analysed",
    "Budget",
    "CallCost",
    "CardCost",
    "DoubleDummy",
    "Lead",
    "Makes",
    "NoSolver",
    "NotAnalysed",
    "OutOfBudget",
    "Par",
    "PlayedBoard",
    "analyse",
    "analyse_many",
    "call_costs",
    "card_costs",
    "find_solver",
    "par",
]
