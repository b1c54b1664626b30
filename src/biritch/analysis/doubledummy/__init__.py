"""Double dummy: how many tricks each side makes when all four hands are open."""

from biritch.analysis.doubledummy.finding import find_solver, solver_is_here
from biritch.analysis.doubledummy.makes import Makes
from biritch.analysis.doubledummy.solver import (
    NO_LIMIT,
    Budget,
    DoubleDummy,
    NoSolver,
    OutOfBudget,
    Progress,
)

__all__ = [
    "NO_LIMIT",
    "Budget",
    "DoubleDummy",
    "Makes",
    "NoSolver",
    "OutOfBudget",
    "Progress",
    "find_solver",
    "solver_is_here",
]
