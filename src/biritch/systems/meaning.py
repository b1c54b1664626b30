"""What a call means: exactly, and as people are told."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Bid, Call
from biritch.cards import Suit
from biritch.systems.line import Line
from biritch.valuation import Box, Constraint
from biritch.valuation.combined import All, Either, Not

_FORCING = frozenset({"F1", "GF", "ask", "relay", "transfer"})
_ALERTED = frozenset({"art", "alert", "announce", "ask", "relay", "transfer"})


class Choice(Struct, frozen=True):
    """One call that a line gives at a moment of the auction, and on which hands.

    Attributes:
        call: the call.
        constraint: what the hand must be, if no better choice fits it.
        line: the line it comes from.
        suit: the suit the call speaks of.
    """

    call: Call
    constraint: Constraint
    line: Line
    suit: Suit | None


class Meaning(Struct, frozen=True):
    """What one call of an auction says.

    Attributes:
        call: the call.
        own: what the lines that lead to it ask of the hand; None where nothing is agreed.
        better: what the choices before them ask: a hand that fits one would have called so.
        box: bounds of the hand, all its owner's calls taken together, as opponents are told.
        suit: the suit it speaks of, if any.
        flags: what partner may do then, and whether opponents are warned.
        tag: the agreement's name.
        texts: what the system's writer says of it, in English, Ukrainian and Russian.
    """

    call: Call
    own: Constraint | None
    better: tuple[Constraint, ...]
    box: Box
    suit: Suit | None = None
    flags: frozenset[str] = frozenset()
    tag: str = ""
    texts: tuple[str, ...] = ()

    @property
    def constraint(self) -> Constraint | None:
        """Exactly what the hand must be: the call's own lines less all better ones."""
        if self.own is None or not self.better:
            return self.own
        return All((self.own, *(Not(part) for part in self.better)))

    @property
    def is_forcing(self) -> bool:
        """Whether partner must not pass if the next hand does."""
        return bool(self.flags & _FORCING)

    @property
    def is_game_forcing(self) -> bool:
        """Whether neither partner passes below game."""
        return "GF" in self.flags

    @property
    def is_alerted(self) -> bool:
        """Whether opponents are warned that it does not mean what it seems to."""
        return bool(self.flags & _ALERTED)

    @property
    def is_natural(self) -> bool:
        """Whether it offers to play where it is: the suit it speaks of is the one it bids."""
        return isinstance(self.call, Bid) and not self.is_alerted


def either(parts: tuple[Constraint, ...]) -> Constraint:
    """One constraint, or any of several."""
    return parts[0] if len(parts) == 1 else Either(parts)
