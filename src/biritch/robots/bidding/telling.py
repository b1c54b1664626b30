"""What a robot says of a call at the table: the book's own text, in every language of the house."""

from __future__ import annotations

from biritch.auction import Pass
from biritch.systems import Meaning
from biritch.systems.told import told
from biritch.table import Words
from biritch.table.words import SILENCE

_WORTH_A_WORD = frozenset({"convert", "pen", "art", "alert"})  # marks of a pass that says something


def words_of(meaning: Meaning) -> Words:
    """The words that explain a call; silence for an ordinary pass, which says only what it does not.

    Law: 40 (opponents hear what partner knows by agreement).

    Examples:
        >>> from biritch.auction import Auction
        >>> from biritch.systems import library
        >>> words = words_of(library("sayc").read(Auction.parse("N:1S")).meanings[0])
        >>> words.message, sorted(words.values)
        ('bid-told', ['en', 'ru', 'uk'])
    """
    if isinstance(meaning.call, Pass) and not meaning.flags & _WORTH_A_WORD:
        return SILENCE
    text = told(meaning)
    return Words(message="bid-told", values={"en": text.en, "uk": text.uk, "ru": text.ru})
