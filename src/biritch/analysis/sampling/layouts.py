"""Layouts of the unseen cards in batches, each that agrees as likely as any other.

With two hidden hands what one holds the other does not, so the bounds of both are bounds of one, and
hands are drawn from inside them. With more, the hand that least often comes by chance is drawn so
first; the others get the rest as it comes, and layouts that break what is told of them are dropped.
"""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np
from numpy.typing import NDArray

from biritch.analysis.sampling.holdings import Bits, Bounds, Holdings, inside
from biritch.analysis.sampling.known import Known
from biritch.cards import SUITS, Hand, Suit
from biritch.seats import SEATS, Seat
from biritch.valuation import Box, hcp, length

_ANY_POINTS = (0, 40)


class Layouts:
    """Where the unseen cards may lie.

    Args:
        known: what is known.
    """

    def __init__(self, known: Known) -> None:
        self._known = known = known.forced()
        self._hands = np.array([hand.bits for hand in known.deal], np.uint64)
        self._unseen = known.unseen.bits
        self._hidden = [seat for seat in SEATS if known.free[seat]]
        self._sources: list[tuple[Holdings, tuple[Box, ...]]] = []
        if self._hidden:
            self._sources = self._drawn_first()
        self._weights = np.array([source.count for source, _ in self._sources], np.float64)

    @property
    def possible(self) -> bool:
        """Whether any layout may agree; False when it is sure that none does."""
        return not self._hidden or bool(self._weights.sum() > 0)

    def batch(self, number: int, chance: np.random.Generator) -> NDArray[np.uint64]:
        """So many layouts tried: those that agree, a row each, four hands of 52 bits, North first."""
        hands = np.tile(self._hands, (number, 1))
        if not self._hidden:
            return hands
        first, *rest = self._hidden
        which = chance.choice(len(self._weights), number, p=self._weights / self._weights.sum())
        drawn = np.zeros(number, np.uint64)
        for place, (source, _) in enumerate(self._sources):
            mine = which == place
            drawn[mine] = source.draw(int(mine.sum()), chance)
        hands[:, first.index] |= drawn
        left = np.uint64(self._unseen) & ~drawn
        if len(rest) == 1:
            hands[:, rest[0].index] |= left
        elif rest:
            self._deal_out(hands, left, rest, chance)
        keep = self._agree(hands) & self._once(hands, chance)
        return hands[keep]

    def _drawn_first(self) -> list[tuple[Holdings, tuple[Box, ...]]]:
        """The hand to draw first, put first among the hidden, and the bounds it is drawn from."""
        if len(self._hidden) <= 2:
            return self._sources_of(self._hidden[0], self._hidden[1:])
        found = {seat: self._sources_of(seat, []) for seat in self._hidden}
        chances = {
            seat: sum(source.count for source, _ in found[seat])
            / comb(self._unseen.bit_count(), self._known.free[seat])
            for seat in self._hidden
        }
        self._hidden.sort(key=chances.__getitem__)
        return found[self._hidden[0]]

    def _sources_of(self, seat: Seat, other: list[Seat]) -> list[tuple[Holdings, tuple[Box, ...]]]:
        """The ways to draw a hand: one for each of its boxes, and each of the other hand's if told."""
        size = self._known.free[seat]
        mine = self._known.boxes[seat] or (None,)
        theirs: tuple[Box | None, ...] = (None,)
        if other:
            theirs = self._known.boxes[other[0]] or (None,)
        sources = []
        for one, two in product(mine, theirs):
            bounds = self._bounds(seat, one)
            if other:
                bounds = bounds.meet(self._what_is_left(self._bounds(other[0], two)))
            boxes = tuple(box for box in (one, two) if box is not None)
            sources.append((Holdings(self._unseen, size, bounds), boxes))
        return sources

    def _bounds(self, seat: Seat, box: Box | None) -> Bounds:
        """What the unseen part of a hand must be."""
        have, out = self._known.deal[seat], self._known.out[seat]
        free = self._known.free[seat]
        points, lengths = _ANY_POINTS, []
        if box is not None:
            points = box.hcp[0] - hcp(have), box.hcp[1] - hcp(have)
        for suit in SUITS:
            low, high = (0, free) if box is None else _less(box[suit], length(have, suit))
            lengths.append((max(0, low), 0 if suit in out else min(free, high)))
            if suit in out and low > 0:
                lengths[-1] = (1, 0)
        return Bounds(points, tuple(lengths))

    def _what_is_left(self, theirs: Bounds) -> Bounds:
        """Bounds of one hand from those of the only other."""
        whole = Hand(self._unseen)
        low, high = theirs.hcp
        lengths = tuple(
            (
                length(whole, suit) - theirs.lengths[suit.index][1],
                length(whole, suit) - theirs.lengths[suit.index][0],
            )
            for suit in SUITS
        )
        return Bounds((hcp(whole) - high, hcp(whole) - low), lengths)

    def _deal_out(
        self, hands: NDArray[np.uint64], left: Bits, rest: list[Seat], chance: np.random.Generator
    ) -> None:
        """Deal what is left to the other hidden hands as it comes."""
        cards = np.array([card.bit for card in Hand(self._unseen)], np.uint64)
        rows, columns = np.nonzero(left[:, None] & cards)
        dealt = cards[columns].reshape(len(left), -1) if len(rows) else np.zeros((0, 1), np.uint64)
        dealt = chance.permuted(dealt, axis=1)
        start = 0
        for seat in rest:
            end = start + self._known.free[seat]
            hands[:, seat.index] |= np.bitwise_or.reduce(dealt[:, start:end], axis=1)
            start = end

    def _agree(self, hands: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Which layouts break nothing that is known."""
        fit = np.ones(len(hands), np.bool_)
        for seat in SEATS:
            column = hands[:, seat.index]
            for suit in self._known.out[seat]:
                fit &= column & _suit(suit) == self._hands[seat.index] & _suit(suit)
            boxes = self._known.boxes[seat]
            if boxes and seat in self._hidden:  # a hand that is seen is what it is
                fit &= np.any([inside(column, box) for box in boxes], axis=0)
        return fit

    def _once(self, hands: NDArray[np.uint64], chance: np.random.Generator) -> NDArray[np.bool_]:
        """A layout that may be drawn from several boxes is kept as often as one that is in one."""
        times = np.ones(len(hands), np.int64)
        drawn = self._hidden if len(self._hidden) <= 2 else self._hidden[:1]
        for seat in drawn:
            boxes = self._known.boxes[seat]
            if len(boxes) > 1:
                times *= np.sum([inside(hands[:, seat.index], box) for box in boxes], axis=0)
        if times.max(initial=1) == 1:
            return np.ones(len(hands), np.bool_)
        return np.asarray(chance.random(len(hands)) * times < 1)


def _less(span: tuple[int, int], have: int) -> tuple[int, int]:
    return span[0] - have, span[1] - have


def _suit(suit: Suit) -> np.uint64:
    return np.uint64(8191 << 13 * suit.index)
