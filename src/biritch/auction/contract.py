"""The contract: what declarer's side has undertaken to win.

Law: 18, 19, 22.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import NoReturn

from biritch.auction.call import BIDS, Bid
from biritch.cards import Strain, Suit
from biritch.errors import BadNotation
from biritch.letters import Alphabet, alphabet_of
from biritch.seats import Seat


class Doubling(Enum):
    """Whether a contract is doubled or redoubled.

    Law: 19.

    Examples:
        >>> Doubling.REDOUBLED.factor, Doubling("X")
        (4, <Doubling.DOUBLED: 'X'>)
    """

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    factor: int  # by which trick points are multiplied
    __hash__ = object.__hash__  # members are single objects; Enum's own hash is slow

    def __init__(self, sign: str) -> None:
        self.factor = 1 << len(sign)


class Contract:
    """Level, strain, doubling and declarer. A deal passed out has no contract: None.

    Law: 22A.

    Attributes:
        level: tricks beyond six that declarer's side must win.
        strain: the trump suit, or no trump.
        doubling: undoubled, doubled or redoubled.
        declarer: who plays it.

    Examples:
        >>> contract = Contract.parse("4HXS")
        >>> contract.needs, contract.trumps, contract.leader, contract.dummy
        (10, <Suit.HEARTS: 'H'>, <Seat.WEST: 'W'>, <Seat.NORTH: 'N'>)
    """

    __slots__ = ("declarer", "doubling", "level", "strain")
    __match_args__ = ("level", "strain", "doubling", "declarer")
    level: int
    strain: Strain
    doubling: Doubling
    declarer: Seat

    def __init__(self, level: int, strain: Strain, doubling: Doubling, declarer: Seat) -> None:
        """The contract with these parts.

        Raises:
            BadValue: if the level is not 1 to 7.
        """
        bid = Bid(level, strain)
        _set_level(self, bid.level)
        _set_strain(self, bid.strain)
        _set_doubling(self, doubling)
        _set_declarer(self, declarer)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a contract cannot be changed: {name}")

    @classmethod
    def parse(cls, text: str) -> Contract:
        """Read a contract: level, strain, X or XX, declarer, in one alphabet.

        Raises:
            BadNotation: if the text is no contract.

        Examples:
            >>> Contract.parse("3NTN"), Contract.parse("3nn"), Contract.parse("4чхЮ")
            (Contract.parse('3NTN'), Contract.parse('3NTN'), Contract.parse('4HXS'))
        """
        found = _GRAMMAR[alphabet_of(text)].fullmatch(text.strip())
        if found is None:
            raise BadNotation(
                text,
                expected="a contract: level, strain, X or XX, declarer, as in 4HXS or 3NTN",
                code="notation.contract",
            )
        level, strain, crosses, declarer = found.groups()
        return cls(
            int(level), Strain.parse(strain), Doubling("X" * len(crosses)), Seat.parse(declarer)
        )

    @property
    def bid(self) -> Bid:
        """The last bid of the auction."""
        return BIDS[5 * (self.level - 1) + self.strain.index]

    @property
    def trumps(self) -> Suit | None:
        """The trump suit; None at no trump."""
        return self.strain.suit

    @property
    def needs(self) -> int:
        """How many of the thirteen tricks declarer's side must win."""
        return 6 + self.level

    @property
    def dummy(self) -> Seat:
        """Declarer's partner, whose hand is faced."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: the player on declarer's left.

        Law: 41A.
        """
        return self.declarer.lho

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Contract):
            return NotImplemented
        return (
            self.level == other.level
            and self.strain is other.strain
            and self.doubling is other.doubling
            and self.declarer is other.declarer
        )

    def __hash__(self) -> int:
        return hash((self.level, self.strain, self.doubling, self.declarer))

    def __str__(self) -> str:
        return f"{self.level}{self.strain.value}{self.doubling.value}{self.declarer.value}"

    def __repr__(self) -> str:
        return f"Contract.parse('{self}')"

    def __reduce__(self) -> tuple[type[Contract], tuple[int, Strain, Doubling, Seat]]:
        return Contract, (self.level, self.strain, self.doubling, self.declarer)


_set_level = vars(Contract)["level"].__set__  # the slots behind the frozen value
_set_strain = vars(Contract)["strain"].__set__
_set_doubling = vars(Contract)["doubling"].__set__
_set_declarer = vars(Contract)["declarer"].__set__
_GRAMMAR = {
    Alphabet.LATIN: re.compile(
        r"([1-7])([CDHS♣♦♥♠♧♢♡♤]|NT?)([X×]{0,2})(NORTH|EAST|SOUTH|WEST|[NESW])", re.IGNORECASE
    ),
    Alphabet.CYRILLIC: re.compile(
        r"([1-7])([тбчп♣♦♥♠♧♢♡♤]|[Бб][Кк])([ХхX×]{0,2})(Пн|Сх|Пд|Зх|[СВЮЗсвюз])"
    ),
}
