"""The simple conditions of the constraint language: one thing counted, compared or held."""

from biritch.cards import SUITS, Card, Hand, Suit
from biritch.valuation.box import ALL_HCP, ALL_LENGTHS, EVERY_HAND, NO_HAND, Box, Range
from biritch.valuation.constraint import Constraint
from biritch.valuation.measures import FEATURES, MEASURES, SUIT_WORDS
from biritch.valuation.shape import length

MOST = 999  # beyond anything that can be counted in a hand
_BALANCED = Box(clubs=(2, 5), diamonds=(2, 5), hearts=(2, 5), spades=(2, 5))
_SEMIBALANCED = Box(clubs=(2, 6), diamonds=(2, 6), hearts=(2, 6), spades=(2, 6))


class Counts(Constraint, frozen=True):
    """Something counted lies in a range, as in ``hcp 12-21``."""

    measure: str
    low: int
    high: int

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        return self.low <= MEASURES[self.measure](hand) <= self.high

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        return _box_of(self.measure, (self.low, self.high))

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        below = _box_of(self.measure, (0, self.low - 1)) if self.low else NO_HAND
        above = _box_of(self.measure, (self.high + 1, MOST)) if self.high < MOST else NO_HAND
        return below | above

    def __str__(self) -> str:
        if self.low == self.high:
            return f"{self.measure} {self.low}"
        if self.high == MOST:
            return f"{self.measure} {self.low}+"
        return f"{self.measure} {self.low}-{self.high}"


class Longer(Constraint, frozen=True):
    """One suit against another, as in ``spades >= hearts``; ``margin`` 1 is strictly longer."""

    suit: Suit
    other: Suit
    margin: int

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        return length(hand, self.suit) - length(hand, self.other) >= self.margin

    def box(self) -> Box:
        """Bounds of the hands that fit: the shorter of two suits has at most half the cards."""
        most = Box(**{self.other.name.lower(): (0, (13 - self.margin) // 2)})
        return most & Box(**{self.suit.name.lower(): (self.margin, 13)})

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        return Longer(self.other, self.suit, 1 - self.margin).box()

    def __str__(self) -> str:
        sign = ">" if self.margin else ">="
        return f"{self.suit.name.lower()} {sign} {self.other.name.lower()}"


class Has(Constraint, frozen=True):
    """A hand has something, as in ``balanced`` or ``stopper hearts``."""

    feature: str

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        return FEATURES[self.feature](hand)

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        if self.feature in ("balanced", "semibalanced"):
            return _BALANCED if self.feature == "balanced" else _SEMIBALANCED
        word, _, suit = self.feature.partition(" ")
        worth = {"ace": 4, "king": 3, "queen": 2, "stopper": 1}.get(word, 0)
        return Box(hcp=(worth, 37), **{suit: (1, 13)}) if suit else EVERY_HAND

    def outside(self) -> Box:
        """Bounds of the hands that do not fit."""
        return NO_HAND if self.feature == "any" else EVERY_HAND

    def __str__(self) -> str:
        return self.feature


class Holds(Constraint, frozen=True):
    """A hand holds certain cards, as in ``holds SA``."""

    card: Card

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        return self.card in hand

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        worth = max(0, self.card.rank.index - 8)
        return Box(hcp=(worth, 37), **{self.card.suit.name.lower(): (1, 13)})

    def __str__(self) -> str:
        return f"holds {self.card}"


class Shaped(Constraint, frozen=True):
    """A hand has one of some shapes, as in ``shape 4432/5=3=3=2``.

    Attributes:
        shapes: each with its lengths, None for any; and whether they are S, H, D, C in this order.
    """

    shapes: tuple[tuple[tuple[int | None, ...], bool], ...]

    def test(self, hand: Hand) -> bool:
        """Whether a hand fits."""
        have = [length(hand, suit) for suit in reversed(SUITS)]
        return any(_fits(have, wanted, exact=exact) for wanted, exact in self.shapes)

    def box(self) -> Box:
        """Bounds of the hands that fit."""
        whole = NO_HAND
        for wanted, exact in self.shapes:
            ranges = [ALL_LENGTHS if want is None else (want, want) for want in wanted]
            if not exact:
                ranges = [(min(low for low, _ in ranges), max(high for _, high in ranges))] * 4
            whole |= Box(ALL_HCP, *reversed(ranges))
        return whole

    def __str__(self) -> str:
        return "shape " + "/".join(
            ("=" if exact else "").join("x" if want is None else str(want) for want in wanted)
            for wanted, exact in self.shapes
        )


def _fits(have: list[int], wanted: tuple[int | None, ...], *, exact: bool) -> bool:
    if exact:
        return all(want in (None, held) for want, held in zip(wanted, have, strict=True))
    left = list(have)
    for want in wanted:
        if want in left:
            left.remove(want)
    return len(left) == wanted.count(None)


def _box_of(measure: str, counted: Range) -> Box:
    """The box of a range of something counted; measures that bound neither points nor lengths give all."""
    low, high = counted
    word, _, suit = measure.partition(" ")
    if measure in SUIT_WORDS:
        return Box(**{measure: (low, min(high, 13))})
    if measure == "hcp":
        return Box(hcp=(low, min(high, 37)))
    if measure in ("points", "opening") or word in ("support", "hcp") or measure == "aces":
        return Box(hcp=_hcp_in(word, low, high, of_suit=bool(suit)))
    ends = {"longest": (0, min(high, 13)), "shortest": (low, 13)}.get(measure)
    return EVERY_HAND if ends is None else Box((0, 37), ends, ends, ends, ends)


def _hcp_in(word: str, low: int, high: int, *, of_suit: bool) -> Range:
    """High-card points that a range of another count leaves possible."""
    if word == "hcp" and of_suit:
        return low, 37
    if word == "aces":
        return 4 * low, 37
    most_shape = {"points": 9, "support": 15, "opening": 13}[word]
    least_shape = 7 if word == "opening" else 0
    return max(0, low - most_shape), min(37, high - least_shape)
