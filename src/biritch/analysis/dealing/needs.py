"""What a hand must be, as far as its shape and its points tell: what a deal can be begun with."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from biritch.analysis.dealing.fitting import is_of_lengths
from biritch.analysis.dealing.measured import all_shapes, shape_hand
from biritch.cards import SUITS
from biritch.valuation import Constraint
from biritch.valuation.combined import All, Either

MOST_POINTS = 37
Shapes = NDArray[np.bool_]  # for each of `all_shapes`


class Needs(Struct, frozen=True):
    """Bounds of a hand: no hand that fits is outside, some inside may not fit.

    Attributes:
        shapes: which of the 560 shapes it may have.
        hcp: fewest and most high-card points.
    """

    shapes: Shapes
    hcp: tuple[int, int]

    @classmethod
    def of(cls, constraints: Iterable[Constraint]) -> Needs:
        """What a hand must be to fit all of some constraints."""
        shapes, low, high = np.ones(len(all_shapes()), np.bool_), 0, MOST_POINTS
        for constraint in constraints:
            shapes = shapes & _shapes(constraint)
            points = constraint.box().hcp
            low, high = max(low, points[0]), min(high, points[1])
        return cls(shapes, (low, high))

    def lengths(self) -> tuple[tuple[int, int], ...]:
        """Fewest and most cards of each suit, spades first; nothing where no shape is left."""
        kept = np.array(all_shapes())[self.shapes]
        if not len(kept):
            return ()
        return tuple(zip(kept.min(axis=0).tolist(), kept.max(axis=0).tolist(), strict=True))


def _shapes(constraint: Constraint) -> Shapes:
    if is_of_lengths(constraint):
        return np.array([constraint.test(shape_hand(*shape)) for shape in all_shapes()], np.bool_)
    if isinstance(constraint, All | Either):
        each = [_shapes(part) for part in constraint.parts]
        both = isinstance(constraint, All)
        return np.asarray(np.all(each, axis=0) if both else np.any(each, axis=0))
    box = constraint.box()
    fit = np.ones(len(all_shapes()), np.bool_)
    for place, suit in enumerate(reversed(SUITS)):
        low, high = box[suit]
        held = np.array([shape[place] for shape in all_shapes()])
        fit &= (held >= low) & (held <= high)
    return fit
