"""Steps of an auction as a system file writes them: ``1M``, ``(2x)``, ``(X|P)``, ``(1S-2D)``, ``:stayman``.

A step in brackets is the opponents'. The letters stand for suits: M a major, m a minor, x y z any
suit; one that has been met stands for the same suit from there on, and others are different. oM and
om are the other major and minor.
"""

from __future__ import annotations

import re

from msgspec import Struct

from biritch.auction import Bid, Call, Pass
from biritch.cards import STRAINS, SUITS, Strain, Suit
from biritch.errors import BadNotation

Bound = dict[str, Suit]
_MAJORS = (Suit.HEARTS, Suit.SPADES)
_MINORS = (Suit.CLUBS, Suit.DIAMONDS)
CHOICES: dict[str, tuple[Suit, ...]] = {
    "M": _MAJORS, "m": _MINORS, "x": SUITS, "y": SUITS, "z": SUITS,
}  # fmt: skip
_TEMPLATE = re.compile(r"([1-7])(?:-([1-7]))?(M|m|x|y|z|oM|om|C|D|H|S|NT|N)")
_RANGE = re.compile(r"([1-7])(C|D|H|S|NT)-([1-7])(C|D|H|S|NT)")
_TAG = re.compile(r":[a-z][a-z0-9-]*")
_WORDS = frozenset({"P", "X", "XX", "bid", "act", "any"})
_STRAINS = {strain.value: strain for strain in STRAINS} | {"N": Strain.NOTRUMP}


class Step(Struct, frozen=True):
    """One step: whose it is and what calls it stands for."""

    text: str
    ours: bool
    choices: tuple[str, ...]
    line: int = 0  # of the one line of a file whose calls alone it means; 0 for none

    @property
    def tags(self) -> tuple[str, ...]:
        """The names of agreements it stands for."""
        return tuple(choice[1:] for choice in self.choices if choice.startswith(":"))

    def match(self, call: Call, tags: tuple[str, ...], bound: Bound) -> Bound | None:
        """The letters bound after a call; None if the step does not stand for it."""
        for choice in self.choices:
            after = _match(choice, call, tags, bound)
            if after is not None:
                return after
        return None


def read_steps(text: str) -> tuple[Step, ...]:
    """Read steps; a pass of the opponents between two calls of our side need not be written.

    Raises:
        BadNotation: naming the step that is none.

    Examples:
        >>> [step.text for step in read_steps("1M 2NT (X)")]
        ['1M', '(P)', '2NT', '(X)']
    """
    steps: list[Step] = []
    for word in text.split():
        step = read_step(word, text)
        if step.ours and steps and steps[-1].ours:
            steps.append(PASSES)
        steps.append(step)
    return tuple(steps)


def read_step(word: str, text: str = "") -> Step:
    """Read one step."""
    ours = not word.startswith("(")
    inner = word if ours else word[1:].removesuffix(")")
    choices = tuple(inner.split("|"))
    for choice in choices:
        known = choice in _WORDS or any(
            form.fullmatch(choice) for form in (_TEMPLATE, _RANGE, _TAG)
        )
        if not known or (not ours and not word.endswith(")")):
            raise BadNotation(
                text or word,
                expected="a call such as 1M, (2x), (X|P), (1S-2D) or :name",
                position=max(0, text.find(word)),
                code="notation.system",
            )
    return Step(word, ours, choices)


PASSES = read_step("(P)")


def _match(choice: str, call: Call, tags: tuple[str, ...], bound: Bound) -> Bound | None:
    if choice.startswith(":"):
        return bound if choice[1:] in tags else None
    if choice in _WORDS:
        fits = {
            "any": True,
            "bid": isinstance(call, Bid),
            "act": not isinstance(call, Pass),
        }.get(choice, str(call) == choice)
        return bound if fits else None
    if not isinstance(call, Bid):
        return None
    ends = _RANGE.fullmatch(choice)
    if ends:
        low, high = Bid(int(ends[1]), _STRAINS[ends[2]]), Bid(int(ends[3]), _STRAINS[ends[4]])
        return bound if low <= call <= high else None
    form = _TEMPLATE.fullmatch(choice)
    assert form is not None
    if not int(form[1]) <= call.level <= int(form[2] or form[1]):
        return None
    if form[3] in _STRAINS:
        return bound if call.strain is _STRAINS[form[3]] else None
    named = call.strain.suit
    if named is None or named not in suits_for(form[3], bound):
        return None
    return bound if form[3] in bound or form[3] in ("oM", "om") else {**bound, form[3]: named}


def suits_for(letter: str, bound: Bound) -> tuple[Suit, ...]:
    """The suits a letter can stand for, those bound already taken into account.

    Examples:
        >>> [suit.value for suit in suits_for("x", {"M": Suit.SPADES})], suits_for("oM", {})
        (['C', 'D', 'H'], ())
    """
    if letter in bound:
        return (bound[letter],)
    if letter in ("oM", "om"):
        one = bound.get(letter[1])
        both = CHOICES[letter[1]]
        return () if one is None else tuple(suit for suit in both if suit is not one)
    taken = {suit for name, suit in bound.items() if name in CHOICES}
    return tuple(suit for suit in CHOICES[letter] if suit not in taken)
