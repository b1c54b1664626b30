"""A holding: the cards of one suit in one hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NoReturn

from biritch.cards.rank import RANK_LETTERS, RANKS, Rank
from biritch.errors import BadNotation, BadValue
from biritch.letters import alphabet_of

ALL_RANKS = (1 << 13) - 1


class Holding:
    """The ranks one hand holds in one suit: a set of ranks, read from the top.

    Attributes:
        bits: one bit a rank, the two lowest.

    Examples:
        >>> holding = Holding.parse("AQ104")
        >>> str(holding), len(holding), Rank.QUEEN in holding, holding.top
        ('AQT4', 4, True, <Rank.ACE: 'A'>)
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, bits: int = 0) -> None:
        if not 0 <= bits <= ALL_RANKS:
            raise BadValue(f"a suit has thirteen cards, not the bits {bits:#x}", code="cards.bits")
        _set_bits(self, bits)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a holding cannot be changed: {name}")

    @classmethod
    def of(cls, ranks: Iterable[Rank]) -> Holding:
        """The holding with these ranks."""
        bits = 0
        for rank in ranks:
            bits |= 1 << rank.index
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Holding:
        """Read ranks in any order: AQT4, AQ104, Т Д 10 4; "-", "--" or nothing is a void.

        Raises:
            BadNotation: for a letter that is no rank, or a rank named twice.
        """
        ranks = RANK_LETTERS[alphabet_of(text)]
        bits = position = 0
        word = "" if text.strip() in ("-", "--", "—") else text
        while position < len(word):
            width = 2 if word.startswith("10", position) else 1
            letter = word[position : position + width]
            if not letter.isspace():
                rank = ranks.get(letter)
                if rank is None or bits >> rank.index & 1:
                    raise BadNotation(
                        text,
                        expected="ranks, each once, as in AQ104",
                        position=position,
                        code="notation.holding",
                    )
                bits |= 1 << rank.index
            position += width
        return cls(bits)

    @property
    def top(self) -> Rank | None:
        """The highest card; None in a void."""
        return RANKS[self.bits.bit_length() - 1] if self.bits else None

    @property
    def bottom(self) -> Rank | None:
        """The lowest card; None in a void."""
        return RANKS[(self.bits & -self.bits).bit_length() - 1] if self.bits else None

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Rank]:
        return (rank for rank in reversed(RANKS) if self.bits >> rank.index & 1)

    def __contains__(self, rank: Rank) -> bool:
        return bool(self.bits >> rank.index & 1)

    def __or__(self, other: Holding) -> Holding:
        return Holding(self.bits | other.bits)

    def __and__(self, other: Holding) -> Holding:
        return Holding(self.bits & other.bits)

    def __sub__(self, other: Holding) -> Holding:
        return Holding(self.bits & ~other.bits)

    def __eq__(self, other: object) -> bool:
        return self.bits == other.bits if isinstance(other, Holding) else NotImplemented

    def __hash__(self) -> int:
        return hash(("Holding", self.bits))

    def __str__(self) -> str:
        return "".join(rank.value for rank in self)

    def __repr__(self) -> str:
        return f"Holding.parse({str(self)!r})"

    def __reduce__(self) -> tuple[type[Holding], tuple[int]]:
        return Holding, (self.bits,)


_set_bits = vars(Holding)["bits"].__set__  # the slot behind the frozen value
