"""Deals that fit: the hardest hand first, each further hand only where the earlier ones fit.

Every deal that fits is as likely as any other: the first hand is uniform over all that may fit, the
rest is dealt at random, and what does not fit is dropped, never mended.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from biritch.analysis.dealing.chance import Chance, below
from biritch.analysis.dealing.first_hand import FirstHand
from biritch.analysis.dealing.formulas import Both, Fits, Formula, Named
from biritch.analysis.dealing.hands import Cards, Hands
from biritch.analysis.dealing.means import Means
from biritch.analysis.dealing.needs import Needs
from biritch.cards import Deal, Hand
from biritch.cards.deal import NOTHING_KNOWN
from biritch.errors import BadValue
from biritch.seats import SEATS, BySeat, Seat
from biritch.valuation import Constraint
from biritch.valuation.combined import All

FIRST_BATCH: Final = 1 << 10
LARGEST_BATCH: Final = 1 << 15
SLOW_BATCH: Final = 1 << 7  # where a solver is asked: so that something is seen meanwhile


class NothingFits(BadValue):
    """No deal fits what is asked, for certain or as far as has been tried."""


class Search:
    """The deals that fit a formula.

    Args:
        formula: what is asked of them; None for every deal.
        chance: where chance comes from.
        predeal: cards that are dealt beforehand.
        means: a solver, and chance for `rnd`; the same chance unless told.

    Raises:
        NothingFits: if it is certain that no deal does.

    Examples:
        >>> from biritch.analysis.dealing import SeededChance, read_where
        >>> strong = Search(read_where("hcp(N) + hcp(S) >= 33"), SeededChance("slam"))
        >>> deal = next(strong.deals())
        >>> from biritch.valuation import hcp
        >>> hcp(deal[Seat.NORTH]) + hcp(deal[Seat.SOUTH]) >= 33
        True
    """

    def __init__(
        self,
        formula: Formula | None,
        chance: Chance,
        *,
        predeal: Deal = NOTHING_KNOWN,
        means: Means | None = None,
    ) -> None:
        for seat in SEATS:
            if len(predeal[seat]) > 13:
                raise BadValue(
                    f"{seat.name.title()} is dealt {len(predeal[seat])} cards, more than 13",
                    code="deal.size",
                )
        self._chance = chance
        self._means = means if means is not None else Means(chance)
        self._predeal = predeal
        self._tests = [] if formula is None else _apart(formula)
        self._needs = BySeat.make(self._needed)
        self.tried = (
            0  # deals looked at, a deal not begun because its first hand cannot fit among them
        )
        self._order = self._in_order()
        self._first: FirstHand | None = None
        self._share = 1.0
        if self._order:
            seat = self._order[0]
            self._first = FirstHand(predeal[seat], predeal.unknown, self._needs[seat])
            self._share = self._first.share
        self._refuse_what_cannot_be()

    def _needed(self, seat: Seat) -> Needs:
        return Needs.of(
            test.constraint for test in self._tests if isinstance(test, Fits) and test.seat is seat
        )

    def _in_order(self) -> list[Seat]:
        """Who is dealt to in what order: the hardest first, then who lets something be asked."""
        unseen = self._predeal.unknown
        waiting = [seat for seat in SEATS if len(self._predeal[seat]) < 13]
        shares = {
            seat: FirstHand(self._predeal[seat], unseen, self._needs[seat]).share
            for seat in waiting
        }
        waiting.sort(key=shares.__getitem__)
        order = waiting[:1]
        while len(order) < len(waiting):
            dealt = set(SEATS) - set(waiting) | set(order)
            order.append(max(waiting, key=lambda seat: self._use(seat, dealt)))
        return order

    def _use(self, seat: Seat, dealt: set[Seat]) -> tuple[bool, bool]:
        """Whether a hand is still to be dealt, and lets something be asked that could not be before."""
        with_it = dealt | {seat}
        asked = any(seat in test.seats() and test.seats() <= with_it for test in self._tests)
        return seat not in dealt, asked

    def _refuse_what_cannot_be(self) -> None:
        for seat in SEATS:
            known, needs = self._predeal[seat], self._needs[seat]
            if FirstHand(known, self._predeal.unknown, needs).count == 0:
                raise _nothing(f"no hand of {seat.name.title()}'s can be what is asked of it")
        bounds = [self._needs[seat].lengths() for seat in SEATS]
        for suit, name in enumerate(("spades", "hearts", "diamonds", "clubs")):
            if not _may_make(13, [bound[suit] for bound in bounds]):
                raise _nothing(f"the thirteen {name} cannot be dealt as is asked")
        if not _may_make(40, [self._needs[seat].hcp for seat in SEATS]):
            raise _nothing("the forty high-card points cannot be dealt as is asked")

    def batch(self, number: int) -> Hands:
        """Deal so many first hands, and go on with those that fit: what is left at the end fits."""
        known = np.array([hand.bits for hand in self._predeal], np.uint64)
        hands = Hands(np.tile(known, (number, 1)), self._means)
        self.tried += round(number / self._share)
        waiting, unasked = list(self._order), list(self._tests)
        hands = self._ask(hands, unasked, set(SEATS) - set(waiting))
        while waiting and len(hands):
            seat = waiting.pop(0)
            cards = hands.cards.copy()
            cards[:, seat.index] |= self._dealt(seat, cards, alone=not waiting)
            hands = self._ask(Hands(cards, self._means), unasked, set(SEATS) - set(waiting))
        return hands

    def _dealt(self, seat: Seat, cards: Cards, *, alone: bool) -> Cards:
        if seat is self._order[0] and self._first is not None:
            return self._first.draw(len(cards), self._chance)
        left = np.uint64((1 << 52) - 1) & ~np.bitwise_or.reduce(cards, axis=1)
        return left if alone else _some_of(left, 13 - len(self._predeal[seat]), self._chance)

    def _ask(self, hands: Hands, unasked: list[Formula], dealt: set[Seat]) -> Hands:
        """Drop what does not fit, by all that can be asked now, what is quickest first."""
        ready = [test for test in unasked if test.seats() <= dealt]
        for test in sorted(ready, key=lambda test: (test.is_slow(), not isinstance(test, Fits))):
            unasked.remove(test)
            if len(hands):
                hands = hands.where(test.truth(hands))
        return hands

    def batches(self, *, tries: int | None = None) -> Iterator[Hands]:
        """What fits, batch by batch, some of them empty: without end, or until so many were tried.

        The batches do not depend on how many deals are wanted: more of them begin as fewer do.
        """
        slow = any(test.is_slow() for test in self._tests)
        size, largest = (SLOW_BATCH, SLOW_BATCH) if slow else (FIRST_BATCH, LARGEST_BATCH)
        while tries is None or self.tried < tries:
            yield self.batch(size)
            size = min(2 * size, largest)

    def deals(self, *, tries: int | None = None) -> Iterator[Deal]:
        """Deals that fit, one by one.

        Raises:
            NothingFits: if none was found among so many tried.
        """
        found = False
        for hands in self.batches(tries=tries):
            for deal in hands.deals():
                found = True
                yield deal
        if not found:
            raise none_found(self.tried)


def none_found(tried: int) -> NothingFits:
    """What to say when nothing was found, though something may be."""
    return _nothing(f"none of {tried:,} deals fits what is asked; perhaps none can")


def _nothing(why: str) -> NothingFits:
    return NothingFits(why, code="dealing.nothing-fits")


def _may_make(whole: int, bounds: list[tuple[int, int]]) -> bool:
    return sum(low for low, _ in bounds) <= whole <= sum(high for _, high in bounds)


def _apart(formula: Formula) -> list[Formula]:
    """All that must be so, each by itself."""
    match formula:
        case Named(part=part):
            apart = _apart(part)
            return [formula] if apart == [part] and not isinstance(part, Fits) else apart
        case Both(left=left, right=right):
            return _apart(left) + _apart(right)
        case Fits(seat=seat, constraint=constraint):
            return [Fits(seat, part) for part in _parts(constraint)]
        case _:
            return [formula]


def _parts(constraint: Constraint) -> list[Constraint]:
    if isinstance(constraint, All):
        return [each for part in constraint.parts for each in _parts(part)]
    return [constraint]


def _some_of(left: Cards, number: int, chance: Chance) -> Cards:
    """So many of the cards that are left, in each row; every choice as likely."""
    rows = len(left)
    bits = np.array([card.bit for card in Hand((1 << 52) - 1)], np.uint64)
    _, columns = np.nonzero(left[:, None] & bits)
    cards = bits[columns].reshape(rows, -1).T.copy()
    chosen = np.zeros(rows, np.uint64)
    every = np.arange(rows)
    for place in range(number):
        at = place + below(len(cards) - place, rows, chance)
        chosen |= cards[at, every]
        cards[at, every] = cards[place]
    return chosen
