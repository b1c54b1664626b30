"""Samples of deals, and what is given up when no deal agrees with all that was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from biritch.analysis.sampling.known import Known, Predicate
from biritch.analysis.sampling.layouts import Layouts
from biritch.cards import SUITS, Deal, Hand
from biritch.seats import BySeat
from biritch.valuation import Box

TRIES: Final = 200_000
_SMALLEST_BATCH: Final = 64
_LARGEST_BATCH: Final = 20_000


class Relaxed(Enum):
    """What was given up so that something agrees, in the order it is given up."""

    NOTHING = "nothing"
    PREDICATE = "predicate"
    ONE_POINT = "one-point"
    TWO_POINTS_AND_A_CARD = "two-points-and-a-card"
    POINTS = "points"
    LENGTHS = "lengths"
    SHOWN_OUT = "shown-out"


class Sample(Struct, frozen=True, eq=False):
    """Deals that agree, each layout as likely as any other; one may come more than once.

    Attributes:
        hands: a row for each deal, four hands of 52 bits, North first.
        relaxed: what had to be given up.
        tried: how many layouts were looked at.
    """

    hands: NDArray[np.uint64]
    relaxed: Relaxed
    tried: int

    def __len__(self) -> int:
        return len(self.hands)

    def __iter__(self) -> Iterator[Deal]:
        return map(deal_of, self.hands.tolist())


def deal_of(row: list[int]) -> Deal:
    """A row of four hands as a deal."""
    return Deal(BySeat(*map(Hand, row)))


def sample(
    known: Known,
    number: int,
    chance: np.random.Generator,
    *,
    fits: Predicate | None = None,
    tries: int = TRIES,
    relax: bool = True,
) -> Sample:
    """Deals that agree with what is known.

    When none is found, what is known is given up in this order until one is: the predicate; one
    point at both ends of every box; two points, and a card of every suit; all points; all boxes; suits
    shown out. Fewer than asked for are no reason to give anything up.

    Args:
        known: what is known.
        number: how many deals are wanted.
        chance: where chance comes from.
        fits: asked of every deal that agrees with the rest.
        tries: how many layouts are looked at, at most, before something is given up.
        relax: whether anything may be given up.

    Returns:
        As many deals as wanted, fewer if the tries ran out.

    Examples:
        >>> from biritch.analysis.sampling.chance import seeded_chance
        >>> from biritch.seats import Seat
        >>> known = Known(deal=Deal.parse("N:AK2.QJ.T98.76543 - - -"))
        >>> known = known.with_boxes(Seat.SOUTH, [Box(hcp=(20, 21), hearts=(6, 13))])
        >>> found = sample(known, 10, seeded_chance("evening"))
        >>> len(found), found.relaxed, min(len(deal[Seat.SOUTH][SUITS[2]]) for deal in found) >= 6
        (10, <Relaxed.NOTHING: 'nothing'>, True)
    """
    tried = 0
    for step in Relaxed:
        if step is Relaxed.PREDICATE and fits is None:
            continue
        layouts = Layouts(_given_up(known, step))
        if layouts.possible:
            test = fits if step is Relaxed.NOTHING else None
            hands, looked_at = _gather(layouts, number, chance, test, tries)
            tried += looked_at
            if len(hands) or not number:
                return Sample(hands, step, tried)
        if not relax:
            break
    return Sample(np.zeros((0, 4), np.uint64), Relaxed.NOTHING, tried)


def _gather(
    layouts: Layouts,
    number: int,
    chance: np.random.Generator,
    fits: Predicate | None,
    tries: int,
) -> tuple[NDArray[np.uint64], int]:
    """Batches of layouts until there are enough, each as large as is still needed by what was seen."""
    found: list[NDArray[np.uint64]] = []
    have, tried = 0, 0
    while have < number and tried < tries:
        rate = (have + 1) / (tried + 1) if tried else 1.0
        wanted = int((number - have) / rate * 1.2)
        size = min(max(wanted, _SMALLEST_BATCH), _LARGEST_BATCH, tries - tried)
        hands = layouts.batch(size, chance)
        tried += size
        if fits is not None:
            hands = _survivors(hands, fits, number - have)
        found.append(hands)
        have += len(hands)
    if not found:
        return np.zeros((0, 4), np.uint64), tried
    return np.concatenate(found)[:number], tried


def _survivors(hands: NDArray[np.uint64], fits: Predicate, wanted: int) -> NDArray[np.uint64]:
    keep: list[int] = []
    for place, row in enumerate(hands.tolist()):
        if len(keep) == wanted:
            break
        if fits(deal_of(row)):
            keep.append(place)
    return hands[keep]


def _given_up(known: Known, step: Relaxed) -> Known:
    match step:
        case Relaxed.NOTHING | Relaxed.PREDICATE:
            return known
        case Relaxed.ONE_POINT:
            return _boxes(known, lambda box: _wider(box, points=1, cards=0))
        case Relaxed.TWO_POINTS_AND_A_CARD:
            return _boxes(known, lambda box: _wider(box, points=2, cards=1))
        case Relaxed.POINTS:
            return _boxes(known, lambda box: _wider(box, points=40, cards=1))
        case Relaxed.LENGTHS:
            return replace(known, boxes=BySeat.same(()))
        case Relaxed.SHOWN_OUT:
            return replace(known, boxes=BySeat.same(()), out=BySeat.same(frozenset()))


def _boxes(known: Known, change: Callable[[Box], Box]) -> Known:
    return replace(known, boxes=known.boxes.map(lambda boxes: tuple(map(change, boxes))))


def _wider(box: Box, *, points: int, cards: int) -> Box:
    low, high = box.hcp
    lengths = {
        suit.name.lower(): (max(0, box[suit][0] - cards), min(13, box[suit][1] + cards))
        for suit in SUITS
    }
    return Box(hcp=(max(0, low - points), min(37, high + points)), **lengths)
