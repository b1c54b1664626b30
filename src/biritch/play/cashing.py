"""Cashing: tricks won one after another without ever losing the lead, whatever the others hold.

Law: 70.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.cards.suit import Suit
from biritch.play.trick import SUIT_CARDS

PATIENCE = 300  # positions looked at for one answer; more would cost more than it finds


class Cashing:
    """Looks for a way to cash; only one side chooses, so the first way found will do.

    Nothing is supposed about how the cards against it lie, except that somebody must follow to each
    suit led while there are cards of it out: the lowest of them falls, the least that can happen.

    Args:
        trumps: the trump suit.

    Attributes:
        looked: positions looked at in all answers.

    Examples:
        >>> from biritch.cards import Hand
        >>> bits = lambda text: Hand.parse(text).bits
        >>> cashing = Cashing(None)
        >>> cashing.can_win(bits("A.2.."), bits(".A.2."), bits("K.K.3.4"), 2)
        True
        >>> cashing.can_win(bits("A.2.."), bits("2..2."), bits("K.K.3.4"), 2)
        False
    """

    def __init__(self, trumps: Suit | None) -> None:
        """Makes ready for any number of questions about play in these trumps."""
        self.trumps = SUIT_CARDS[trumps.index] if trumps is not None else 0
        self.looked = self._until = 0
        self._failed: dict[tuple[int, int, int], int] = {}

    def can_win(self, lead: int, other: int, against: int, tricks: int) -> bool:
        """Whether a side on lead surely wins its next so many tricks by leading only winners.

        Args:
            lead: the hand on lead, as bits.
            other: the other hand of the same player; no bits if there is none.
            against: every card in the hands he does not play.
            tricks: how many are wanted.
        """
        self._until = self.looked + PATIENCE
        return self._wins(lead, other, against, tricks)

    def _wins(self, lead: int, other: int, against: int, tricks: int) -> bool:
        """Whether so many tricks can be cashed from here."""
        if tricks <= 0:
            return True
        state = (lead, other, against)
        if tricks >= self._failed.get(state, lead.bit_count() + 1) or self.looked >= self._until:
            return False
        self.looked += 1
        for suit in SUIT_CARDS:
            holding = lead & suit
            if not holding:
                continue
            out = against & suit
            after = against & ~(out & -out)
            for card in _ends(holding):
                for follow in self._follows(other, suit):
                    winner = self._winner(card, follow, suit, against)
                    stays, goes = lead ^ card, other ^ follow
                    if winner == follow:
                        stays, goes = goes, stays
                    if winner and self._wins(stays, goes, after, tricks - 1):
                        return True
        if self.looked < self._until:
            self._failed[state] = tricks
        return False

    def _follows(self, hand: int, suit: int) -> Iterator[int]:
        """What the other hand may play: its ends of the suit, else a low card of any."""
        if hand & suit:
            yield from _ends(hand & suit)
        elif not hand:
            yield 0
        else:
            for other in SUIT_CARDS:
                holding = hand & other
                if holding:
                    yield holding & -holding
                    if other == self.trumps:
                        yield 1 << holding.bit_length() - 1

    def _winner(self, card: int, follow: int, suit: int, against: int) -> int:
        """Which of this side's two cards surely wins the trick; 0 if neither does."""
        trumps_out = against & self.trumps
        if follow & self.trumps and not suit & self.trumps:
            return follow if follow > trumps_out else 0
        if trumps_out and not suit & self.trumps:
            return 0
        best = max(card, follow & suit)
        return best if best > against & suit else 0


def _ends(holding: int) -> tuple[int, ...]:
    """The highest card of a holding and, if it has more, the lowest."""
    high, low = 1 << holding.bit_length() - 1, holding & -holding
    return (high, low) if high != low else (high,)
