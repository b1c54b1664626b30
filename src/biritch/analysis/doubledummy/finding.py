"""Which solver is here: looked for at run time, since none is required."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Final

from biritch.analysis.doubledummy.own import OwnSolver
from biritch.analysis.doubledummy.solver import DoubleDummy, NoSolver
from biritch.analysis.doubledummy.with_dds import DdsSolver

# By the package that must be installed; the first that is there is taken.
_SOLVERS: Final[dict[str, Callable[[], DoubleDummy]]] = {
    "doubledummy": OwnSolver,
    "endplay": DdsSolver,
}


def solver_is_here() -> bool:
    """Whether any solver is installed now; one that has come since the last look is seen."""
    importlib.invalidate_caches()
    return any(importlib.util.find_spec(package) for package in _SOLVERS)


def find_solver(name: str | None = None) -> DoubleDummy:
    """The solver that is installed, our own before any other.

    Args:
        name: the package of the one that is wanted, ``doubledummy`` or ``endplay``; None for
            whichever is here.

    Raises:
        NoSolver: ``solver.none`` if none of them is installed or can be loaded.
    """
    importlib.invalidate_caches()
    tried: list[str] = []
    for package, make in _SOLVERS.items():
        if name not in (None, package):
            continue
        try:
            return make()
        except (ImportError, OSError, AttributeError) as missing:
            tried.append(f"{package}: {missing}")
    wanted = name or "no double-dummy solver"
    why = "; ".join(tried) or f"known are {' and '.join(_SOLVERS)}"
    raise NoSolver(
        f"{wanted} {'cannot be loaded' if name else 'is here'} ({why}); `make solver` builds ours, "
        "`pip install 'biritch[dds]'` brings endplay's"
    )
