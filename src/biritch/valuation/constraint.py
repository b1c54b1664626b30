"""One language for what a hand must look like: systems, dealing, explanations, quizzes.

A constraint is written as a player says it::

    hcp 12-21, spades 5+
    balanced and hcp 15..17
    hcp 22+ or losers 3-
    not balanced, (hearts 4 or spades 4), hearts >= diamonds
    shape 4432, stopper hearts, holds SA

A comma is *and*; *and* binds closer than *or*, *not* closest. A range is ``4``, ``4-6`` or ``4..6``,
``5+`` or ``>= 5``, ``3-`` or ``<= 3``, ``> 4``, ``< 4``. What can be counted: `measures.MEASURES`;
what a hand may have: `measures.FEATURES`. A shape is a pattern in any order (``5332``) or exact
lengths, spades first (``5=3=3=2``); ``x`` stands for any length; several stand between slashes.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from biritch.cards import Hand
from biritch.valuation.box import EVERY_HAND, Box


class Constraint(msgspec.Struct, frozen=True):
    """What a hand must look like: ask `test`, or `box` for its bounds; ``str`` writes it again.

    Examples:
        >>> from biritch.cards import Suit
        >>> one_spade = Constraint.parse("hcp 12-21 and spades 5+")
        >>> one_spade.test(Hand.parse("AK432.KQ4.T98.76"))
        True
        >>> one_spade.box().hcp, one_spade.box()[Suit.SPADES], str(one_spade)
        ((12, 21), (5, 13), 'hcp 12-21, spades 5+')
    """

    @staticmethod
    def parse(text: str) -> Constraint:
        """Read a constraint.

        Raises:
            BadNotation: saying where and what was expected, if it cannot be read.
        """
        return _parsed(text)

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        raise NotImplementedError

    def box(self) -> Box:
        """Bounds of the hands that fit: none of them lies outside."""
        return EVERY_HAND

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        return EVERY_HAND


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Constraint:
    from biritch.valuation.grammar import read_constraint  # noqa: PLC0415 - the grammar makes these values

    return read_constraint(text)
