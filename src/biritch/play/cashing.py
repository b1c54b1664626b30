"""Cashing: tricks won one after another without ever losing the lead, whatever the others hold.

Law: 70.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.cards.suit import Suit
from biritch.play.trick import SUIT_CARDS

PATIENCE = 400  # positions looked at before giving up; more would cost more than it finds


def can_cash(
    lead: int,
    other: int,
    against: int,
    trumps: Suit | None,
    tricks: int,
    *,
    patience: int = PATIENCE,
) -> bool:
    """Whether a side on lead surely wins its next so many tricks by leading only winners.

    Nothing is supposed about how the cards against it lie, except that somebody must follow to each
    suit led while there are cards of it out: the lowest of them falls, the least that can happen.

    Args:
        lead: the hand on lead, as bits.
        other: the other hand played by the same player; no bits if there is none.
        against: every card in the hands it does not play.
        trumps: the trump suit.
        tricks: how many are wanted.
        patience: positions looked at before the answer is no.

    Examples:
        >>> from biritch.cards import Hand
        >>> def bits(text):
        ...     return Hand.parse(text).bits
        >>> can_cash(bits("A.2.."), bits(".A.2."), bits("K.K.3.4"), None, 2)
        True
        >>> can_cash(bits("A.2.."), bits("2..2."), bits("K.K.3.4"), None, 2)
        False
    """
    return _Cashing(trumps, patience).wins(lead, other, against, tricks)


class _Cashing:
    """The search for a way to cash: only this side chooses, so the first way found will do."""

    def __init__(self, trumps: Suit | None, patience: int) -> None:
        self.trumps = SUIT_CARDS[trumps.index] if trumps is not None else 0
        self.patience = patience
        self.failed: set[tuple[int, int, int]] = set()

    def wins(self, lead: int, other: int, against: int, tricks: int) -> bool:
        """Whether so many tricks can be cashed from here."""
        if tricks <= 0:
            return True
        state = (lead, other, against)
        if lead.bit_count() < tricks or state in self.failed or self.patience <= 0:
            return False
        self.patience -= 1
        for suit in SUIT_CARDS:
            holding = lead & suit
            if not holding:
                continue
            out = against & suit
            after = against & ~(out & -out)
            for card in _ends(holding):
                for follow in self._follows(other, suit):
                    winner = self._winner(card, follow, suit, against)
                    if winner == card and self.wins(lead ^ card, other ^ follow, after, tricks - 1):
                        return True
                    if (
                        winner
                        and winner == follow
                        and self.wins(other ^ follow, lead ^ card, after, tricks - 1)
                    ):
                        return True
        self.failed.add(state)
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
