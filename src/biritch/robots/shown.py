"""What a player has shown by his calls, as the others read it."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Call
from biritch.cards import SUITS, Suit
from biritch.valuation import Box, Constraint
from biritch.valuation.combined import All, Either
from biritch.valuation.conditions import MOST, Counts

Range = tuple[int, int]
ANY_STRENGTH: Range = (0, 37)
_STRENGTH = ("hcp", "points")


class Meaning(Struct, frozen=True):
    """What one call says of the hand.

    Attributes:
        call: the call.
        key: name of the text that explains it.
        strength: points, from at least to at most, as the rule counts them.
        box: bounds of points and lengths.
        suit: the suit it speaks of, if any.
        flags: forcing, game, invite, stop, alert.
        aces: how many aces it shows, if it speaks of them.
        constraint: exactly what the hand must be; None where no agreement covers the call.
    """

    call: Call
    key: str
    strength: Range
    box: Box
    suit: Suit | None
    flags: frozenset[str]
    aces: int | None
    constraint: Constraint | None


class Shown(Struct, frozen=True):
    """What all calls of one player together say of his hand.

    Attributes:
        strength: points, from at least to at most.
        lengths: cards in clubs, diamonds, hearts and spades, from at least to at most.
        suits: suits he has bid naturally, in order.
        aces: aces shown in answer to partner's question.
    """

    strength: Range = ANY_STRENGTH
    lengths: tuple[Range, Range, Range, Range] = ((0, 13), (0, 13), (0, 13), (0, 13))
    suits: tuple[Suit, ...] = ()
    aces: int | None = None

    def least(self, suit: Suit) -> int:
        """How many cards of a suit he has at least."""
        return self.lengths[suit.index][0]

    def most(self, suit: Suit) -> int:
        """How many cards of a suit he has at most."""
        return self.lengths[suit.index][1]

    @property
    def base(self) -> int:
        """The points to count on: the middle of a narrow range, the least of a wide one."""
        low, high = self.strength
        return (low + high) // 2 if high - low <= 4 else low

    @property
    def most_hoped(self) -> int:
        """The points to hope for: the most of a narrow range, a little over the least of a wide one."""
        low, high = self.strength
        return min(high, low + 3)

    def after(self, meaning: Meaning) -> Shown:
        """What is known after one more call; a call that contradicts what was shown overrules it."""
        box = Box(ANY_STRENGTH, *self.lengths) & meaning.box
        lengths = [box[suit] for suit in SUITS]
        if any(low > high for low, high in lengths):
            lengths = [meaning.box[suit] for suit in SUITS]
        clubs, diamonds, hearts, spades = lengths
        suits = self.suits
        if meaning.suit and meaning.suit not in suits and meaning.box[meaning.suit][0] >= 3:
            suits = (*suits, meaning.suit)
        return Shown(
            _meet(self.strength, meaning.strength),
            (clubs, diamonds, hearts, spades),
            suits,
            self.aces if meaning.aces is None else meaning.aces,
        )


def _meet(old: Range, new: Range) -> Range:
    low, high = max(old[0], new[0]), min(old[1], new[1])
    return (low, high) if low <= high else new


def strength_of(constraint: Constraint) -> Range:
    """The range of points a rule names: high-card points, points, or points in support.

    Examples:
        >>> strength_of(Constraint.parse("hcp 10-21, support spades 12+, spades 5+"))
        (12, 21)
    """
    match constraint:
        case Counts(measure, low, high) if measure in _STRENGTH or measure.startswith("support "):
            return low, 37 if high == MOST else min(high, 37)
        case All(parts):
            whole = ANY_STRENGTH
            for part in parts:
                whole = _meet(whole, strength_of(part))
            return whole
        case Either(parts):
            ranges = [strength_of(part) for part in parts]
            return min(low for low, _ in ranges), max(high for _, high in ranges)
    return ANY_STRENGTH


def aces_of(constraint: Constraint) -> int | None:
    """How many aces a rule says there are; the fewest where it leaves a choice, None where it is silent.

    Examples:
        >>> aces_of(Constraint.parse("aces 0 or aces 4")), aces_of(Constraint.parse("hcp 12+"))
        (0, None)
    """
    match constraint:
        case Counts("aces", low, high) if low == high:
            return low
        case Either(parts):
            counts = [aces_of(part) for part in parts]
            known = [count for count in counts if count is not None]
            return min(known) if len(known) == len(counts) else None
    return None
