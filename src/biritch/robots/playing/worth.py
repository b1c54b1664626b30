"""What a card costs: the contract first, then tricks, as the form of scoring counts them."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.auction import Contract
from biritch.forms import duplicate_points
from biritch.score import Result, imps, trick_points
from biritch.score.sheet import GAME
from biritch.systems import Setting

Tricks: TypeAlias = NDArray[np.int64]
Losses: TypeAlias = NDArray[np.float64]

_MOST: Final = 7_700  # more than two results of one contract ever lie apart
_IMPS: Final = np.array([imps(points * 10) for points in range(_MOST // 10 + 1)], np.float64)
_GAME_MORE: Final = {False: 300 - 50, True: 500 - 50}


def points_by_tricks(contract: Contract, setting: Setting) -> tuple[int, ...]:
    """Declarer's points for each number of tricks from none to thirteen.

    A part score that makes game with what stood below the line is worth a game.

    Examples:
        >>> points_by_tricks(Contract.parse("4SS"), Setting())[8:11]
        (-100, -50, 420)
    """
    side = contract.declarer.side
    vulnerable = setting.vulnerable.includes(side)
    below = trick_points(contract)
    completes = below < GAME <= below + setting.part_scores[side]
    more = _GAME_MORE[vulnerable] if completes else 0
    return tuple(
        duplicate_points(Result(contract, tricks), vulnerable=vulnerable)
        + (more if tricks >= contract.needs else 0)
        for tricks in range(14)
    )


def losses(tricks: Tricks, contract: Contract, setting: Setting, *, declares: bool) -> Losses:
    """What each card loses in each world to the best card there.

    In IMPs, or in tricks at matchpoints, or in points where points are what counts.

    Args:
        tricks: for each world a row, for each card declarer's tricks in the end.
        contract: what is played.
        setting: vulnerability, part scores and scoring.
        declares: whether the card is declarer's side's.

    Examples:
        >>> tricks = np.array([[10, 9], [10, 10], [9, 10]])
        >>> losses(tricks, Contract.parse("4SS"), Setting(), declares=True).tolist()
        [[0.0, 10.0], [0.0, 0.0], [10.0, 0.0]]
    """
    if setting.scoring == "matchpoints":
        value = tricks if declares else -tricks
        return np.asarray(value.max(axis=1, keepdims=True) - value, np.float64)
    points = np.array(points_by_tricks(contract, setting), np.int64)[tricks]
    value = points if declares else -points
    behind = value.max(axis=1, keepdims=True) - value
    if setting.scoring == "imps":
        return np.asarray(_IMPS[np.minimum(behind, _MOST) // 10], np.float64)
    return np.asarray(behind, np.float64)


def loss_tables(tricks: Tricks, contract: Contract, setting: Setting, *, declares: bool) -> Losses:
    """For each world a row: what each number of declarer's tricks, none to thirteen, loses there.

    More than the best card brings is worth what the best card brings.

    Args:
        tricks: for each world a row, for each card declarer's tricks in the end.
        contract: what is played.
        setting: vulnerability, part scores and scoring.
        declares: whether the card is declarer's side's.

    Examples:
        >>> table = loss_tables(
        ...     np.array([[10, 9]]), Contract.parse("4SS"), Setting(), declares=True
        ... )
        >>> table[0, 8:12].tolist()
        [11.0, 10.0, 0.0, 0.0]
    """
    every = np.arange(14)[None, :]
    if declares:
        every = np.minimum(every, tricks.max(axis=1, keepdims=True))
    else:
        every = np.maximum(every, tricks.min(axis=1, keepdims=True))
    return losses(every, contract, setting, declares=declares)
