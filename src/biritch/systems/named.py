"""The suit a word of a system file stands for at a moment of the auction."""

from __future__ import annotations

from biritch.cards import SUITS, Suit
from biritch.systems.situation import Situation
from biritch.systems.steps import Bound

_BY_LETTER = {suit.value: suit for suit in SUITS}


def named_suit(at: Situation, bound: Bound, word: str, *, bid: Suit | None = None) -> Suit | None:
    """The suit that a word names; None if there is none.

    Args:
        at: the moment of the auction.
        bound: the letters met so far, and what they stand for.
        word: a letter such as M or oM, a suit such as S, or partner (his last suit), first (his
            first), mine, theirs (their last), trumps, agreed (the suit I spoke of last),
            named (the suit of the last bid), suit.
        bid: the suit that ``suit`` stands for.
    """
    if word in bound:
        return bound[word]
    if word in ("oM", "om"):
        mate = bound.get(word[1])
        return other_of(mate) if mate else None
    if word in _BY_LETTER:
        return _BY_LETTER[word]
    match word:
        case "suit":
            return bid
        case "mine":
            return at.my_suit
        case "partner":
            return at.partner.suits[-1] if at.partner.suits else None
        case "first":
            return at.partner.suits[0] if at.partner.suits else None
        case "theirs":
            return at.theirs[-1] if at.theirs else None
        case "trumps":
            return at.trumps
        case "named":
            return at.named_last
        case "agreed":
            return at.my_last.suit if at.my_last else None
    return None


def other_of(suit: Suit) -> Suit:
    """The other major, or the other minor.

    Examples:
        >>> other_of(Suit.HEARTS).value, other_of(Suit.CLUBS).value
        ('S', 'D')
    """
    return next(each for each in SUITS if each.is_major is suit.is_major and each is not suit)
