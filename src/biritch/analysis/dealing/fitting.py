"""Which of many hands fit a constraint: the language of `Constraint`, asked of all at once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from biritch.analysis.dealing.hands import Hands
from biritch.analysis.dealing.measured import COUNTED, HELD, LENGTHS, by_holding, by_shape
from biritch.errors import BadValue
from biritch.seats import Seat
from biritch.valuation import Constraint
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import Counts, Has, Holds, Longer, Shaped
from biritch.valuation.measures import SUIT_WORDS


def fits(constraint: Constraint, hands: Hands, seat: Seat) -> NDArray[np.bool_]:
    """Which of many deals have a hand that fits, in one seat.

    Raises:
        BadValue: for a kind of constraint that is not known here.
    """
    if is_of_lengths(constraint):
        return _shapes_that_fit(constraint)[hands.shape(seat)] > 0
    match constraint:
        case Counts(measure=measure, low=low, high=high):
            counted = COUNTED[measure](hands, seat)
            return np.asarray((counted >= low) & (counted <= high))
        case Holds(card=card):
            return hands.cards[:, seat.index] & np.uint64(card.bit) > 0
        case Has(feature=feature):
            word, _, suit = feature.partition(" ")
            return by_holding(HELD[word])[hands.holding(seat, SUIT_WORDS[suit])] > 0
        case Not(part=part):
            return ~fits(part, hands, seat)
        case All(parts=parts):
            fit = fits(parts[0], hands, seat)
            for part in parts[1:]:
                fit = fit & fits(part, hands, seat)
            return fit
        case Either(parts=parts):
            fit = fits(parts[0], hands, seat)
            for part in parts[1:]:
                fit = fit | fits(part, hands, seat)
            return fit
        case _:
            raise BadValue(f"nothing here tells whether a hand fits: {constraint}")


@lru_cache(maxsize=4096)
def is_of_lengths(constraint: Constraint) -> bool:
    """Whether a constraint asks of nothing but how long the suits are."""
    match constraint:
        case Counts(measure=measure):
            return measure in LENGTHS
        case Longer() | Shaped():
            return True
        case Has(feature=feature):
            return feature in ("any", "balanced", "semibalanced")
        case Not(part=part):
            return is_of_lengths(part)
        case All(parts=parts) | Either(parts=parts):
            return all(map(is_of_lengths, parts))
        case _:
            return False


@lru_cache(maxsize=1024)
def _shapes_that_fit(constraint: Constraint) -> NDArray[np.int64]:
    return by_shape(constraint.test)
