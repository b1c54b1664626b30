"""The program that the house asks for makes: a deal comes in, its twenty results go out.

It is a process of its own, for one deal, so that the search holds up no table and nothing is left of
it when it is over; it steps aside for everything else the machine does. The deal comes through
standard input: arguments can be read by everybody on the machine.
"""

from __future__ import annotations

import contextlib
import os
import sys

from biritch.analysis import Budget, NoSolver, OutOfBudget, find_solver
from biritch.cards import Deal

SEARCH_NODES = 40_000_000  # a quarter of a minute; as far on every machine
NOT_HERE, NOT_FOUND = 3, 4  # how it ends without an answer
_LESS_URGENT = 10  # a tenth of what a table gets where both want a processor


def step_aside() -> None:
    """Let the tables go first wherever both want a processor."""
    with contextlib.suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(_LESS_URGENT)


def main() -> int:
    """Read a deal as PBN writes it, and print what each declarer makes, as `Makes` has it."""
    step_aside()
    deal = Deal.parse(sys.stdin.readline())
    try:
        makes = find_solver().makes(deal, budget=Budget(nodes=SEARCH_NODES))
    except NoSolver:
        return NOT_HERE
    except OutOfBudget:
        return NOT_FOUND
    sys.stdout.write(" ".join(map(str, makes.tricks)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
