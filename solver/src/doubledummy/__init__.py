"""How many tricks each side makes at bridge when all hands are open, fast.

>>> import doubledummy
>>> deal = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
>>> doubledummy.table(deal)["E", "S"]
8
>>> doubledummy.solve(deal, "S", "S")
5
"""

from doubledummy._core import OutOfBudget, Stop, Stopped
from doubledummy.batches import solve_many, tables
from doubledummy.cards import Deal
from doubledummy.par import Par, ParContract, par
from doubledummy.play import analyse_play
from doubledummy.solving import (
    Bounds,
    Choice,
    Position,
    Table,
    bounds,
    choices,
    forget,
    solve,
    table,
)

__all__ = [
    "Bounds",
    "Choice",
    "Deal",
    "OutOfBudget",
    "Par",
    "ParContract",
    "Position",
    "Stop",
    "Stopped",
    "Table",
    "analyse_play",
    "bounds",
    "choices",
    "forget",
    "par",
    "solve",
    "solve_many",
    "table",
    "tables",
]
