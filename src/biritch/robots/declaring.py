"""Declarer on lead, from his own hand or dummy: a plan made afresh at every trick."""

from __future__ import annotations

from biritch.cards import SUITS, Card, Suit
from biritch.robots.outlook import Outlook, cards, equals, highest, lowest


def declarer_lead(outlook: Outlook) -> Card:
    """The card declarer leads."""
    plan = _Plan(outlook)
    return plan.ruffing() or plan.trumps() or plan.cash_out() or plan.develop() or plan.anything()


class _Plan:
    """Declarer's two hands: the one that leads, and the other."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.here = {suit: outlook.mine(suit) for suit in SUITS}
        self.there = {suit: outlook.holding(outlook.mate, suit) for suit in SUITS}
        self.out = {suit: outlook.hidden(suit) for suit in SUITS}
        self.sides = tuple(suit for suit in SUITS if suit is not outlook.trumps)

    def winners(self, suit: Suit) -> int:
        """Tricks a suit takes from the top, without giving any up."""
        here, there, out = self.here[suit], self.there[suit], self.out[suit]
        top = ((here | there) >> out.bit_length()).bit_count()
        length = max(here.bit_count(), there.bit_count())
        return length if top >= out.bit_count() else min(top, length)

    # ── trumps ──

    def ruffing(self) -> Card | None:
        """Ruff losers in the short trump hand before its trumps are drawn."""
        trumps = self.o.trumps
        if trumps is None or not self.o.trumps_out:
            return None
        here, there = self.here[trumps].bit_count(), self.there[trumps].bit_count()
        if not there or there >= here:
            return None
        for suit in self.sides:
            losers = self._losers(suit)
            if not losers:
                continue
            if not self.there[suit]:
                return lowest(losers)
            top = highest(cards(suit, self.here[suit]))
            if self.there[suit].bit_count() == 1 and self.o.is_master(top) and len(losers) > 0:
                return top
        return None

    def _losers(self, suit: Suit) -> list[Card]:
        return [card for card in cards(suit, self.here[suit]) if not self.o.is_master(card)]

    def trumps(self) -> Card | None:
        """Draw trumps while the opponents have any, but not for the one that must win anyway."""
        trumps = self.o.trumps
        if trumps is None or not self.o.trumps_out:
            return None
        ours = self.here[trumps] | self.there[trumps]
        if self.o.trumps_out == 1 and self.out[trumps] > ours:
            return None
        if self.out[trumps] > ours and ours.bit_count() < 3:
            return None
        if self.here[trumps]:
            return self._lead(trumps)
        return self._cross(but=trumps)

    # ── side suits ──

    def cash_out(self) -> Card | None:
        """Enough winners for the contract, or nothing else to do: take them."""
        sure = sum(self.winners(suit) for suit in self.sides)
        if self.o.trumps is not None:
            sure += max(self.here[self.o.trumps].bit_count(), self.there[self.o.trumps].bit_count())
        if sure < self.o.needs and sure < self.o.play.tricks_left:
            return None
        if self.o.trumps is not None and self.o.trumps_out > 1:
            return None
        return self._cash()

    def _cash(self) -> Card | None:
        """A winner, from suits that might get blocked first."""
        ready = [suit for suit in self.sides if self.here[suit] and self.winners(suit)]
        if not ready:
            return None
        suit = min(ready, key=self._blocked)
        return self._lead(suit)

    def _blocked(self, suit: Suit) -> tuple[int, int]:
        """Suits whose winners are in both hands come first, those all in this hand last."""
        mine = self.here[suit] > self.out[suit]
        other = self.there[suit] > self.out[suit]
        return (0 if mine and other else 1 if mine else 2), -self.winners(suit)

    def develop(self) -> Card | None:
        """Work on the suit that promises most, from the side a finesse needs."""
        ready = [suit for suit in self.sides if self._promise(suit) > 0]
        for suit in sorted(ready, key=self._promise, reverse=True):
            if self._wants_lead_from_other(suit):
                card = self._cross(but=suit)
                if card is not None:
                    return card
            if self.here[suit]:
                return self._lead(suit)
        return None

    def _promise(self, suit: Suit) -> float:
        """Tricks a suit may still give beyond those on top, long suits and honours first."""
        here, there, out = self.here[suit], self.there[suit], self.out[suit]
        if not here and not there:
            return 0
        length = max(here.bit_count(), there.bit_count())
        extra = length - self.winners(suit)
        honours = ((here | there) >> 8).bit_count()
        chance = min(extra, honours + (here.bit_count() + there.bit_count() > out.bit_count()))
        if chance <= 0 or (honours == 0 and length < 5):
            return 0
        return chance + length / 4 + honours / 4

    def _wants_lead_from_other(self, suit: Suit) -> bool:
        """Whether the tenace is in this hand, so that the lead should come from opposite."""
        here, there, out = self.here[suit], self.there[suit], self.out[suit]
        if not there or _finesse(there, out):
            return False
        return _finesse(here, out) or (_tenace(here, out) and not _tenace(there, out))

    def _cross(self, *, but: Suit) -> Card | None:
        """A low card to a winner opposite."""
        for suit in SUITS:
            if suit is but or not self.here[suit] or not self.there[suit]:
                continue
            top = self.there[suit].bit_length()
            if top > self.out[suit].bit_length() and self.here[suit] & ((1 << (top - 1)) - 1):
                if (
                    suit is not self.o.trumps
                    and self.o.trumps_out
                    and self.out[suit].bit_count() < 4
                ):
                    continue
                return lowest(cards(suit, self.here[suit]))
        return None

    def anything(self) -> Card:
        """Nothing to gain: cash a winner, else the lowest card of the longest side suit."""
        card = self._cash()
        if card is not None:
            return card
        ready = [suit for suit in self.sides if self.here[suit]] or [
            suit for suit in SUITS if self.here[suit]
        ]
        suit = max(
            ready, key=lambda suit: self.here[suit].bit_count() + self.there[suit].bit_count()
        )
        return self._lead(suit)

    def _lead(self, suit: Suit) -> Card:
        """Which card of a suit to lead towards the other hand."""
        here, there, out = self.here[suit], self.there[suit], self.out[suit]
        mine = cards(suit, here)
        top = mine[0]
        if not there:
            return top if here > out or _sequence(here) else mine[-1]
        short = here.bit_count() <= there.bit_count()
        level = equals(top, cards(suit, here | there), out)
        towards = _tenace(there, out) or _finesse(there, out)
        if here > out and (short or there < out or not towards):
            return top
        if short and there > out and highest(level).bit >> 13 * suit.index > out:
            return top
        if towards or there > out:
            return top if _may_run(here, there, out) else mine[-1]
        if here > out and not _finesse(here, out):
            return top
        return top if _sequence(here) and not there > here else mine[-1]


def _tenace(holding: int, out: int) -> bool:
    """Whether a holding has a card worth leading up to: an honour below one that is missing."""
    if not holding or not out:
        return False
    top = holding.bit_length() - 1
    above = (out >> (top + 1)).bit_count()
    return 0 < above <= 2 and top >= 10


def _finesse(holding: int, out: int) -> bool:
    """Whether one missing card lies between the winners of a holding and a high card below them."""
    if holding <= out:
        return False
    below = holding & ((1 << out.bit_length()) - 1)
    second = below.bit_length() - 1
    return second >= 8 and (out >> (second + 1)).bit_count() == 1


def _sequence(holding: int) -> bool:
    """Two touching cards at the top, the nine or higher."""
    top = holding.bit_length() - 1
    return top >= 8 and bool(holding >> (top - 1) & 1)


def _may_run(here: int, there: int, out: int) -> bool:
    """Whether the top card led may be run: the next below it is ours too, and no cover hurts."""
    top = here.bit_length() - 1
    below = here | there
    return top >= 8 and bool(below >> (top - 1) & 1) and out > here
