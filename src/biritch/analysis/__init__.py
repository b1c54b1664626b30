"""What could have been made: every declarer's tricks with all hands open, and par.

numpy and solvers are looked for when they are first needed; importing this room loads neither.
"""

from biritch.analysis.doubledummy import (
    Budget,
    DoubleDummy,
    Makes,
    NoSolver,
    OutOfBudget,
    find_solver,
)
from biritch.analysis.par import Par, par

__all__ = [
    "Budget",
    "DoubleDummy",
    "Makes",
    "NoSolver",
    "OutOfBudget",
    "Par",
    "find_solver",
    "par",
]
