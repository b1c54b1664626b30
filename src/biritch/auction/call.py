"""The 38 calls: pass, double, redouble and 35 bids.

Law: 17, 18, 19.
"""

from __future__ import annotations

from typing import NoReturn, Self, TypeVar, final

from biritch.cards import STRAINS, Strain
from biritch.errors import BadNotation, BadValue
from biritch.letters import Alphabet, alphabet_of

LEVELS = range(1, 8)
_C = TypeVar("_C", bound="Call")


class Call:
    """What a player says at his turn: a `Bid`, `Pass`, `Double` or `Redouble`, and nothing else.

    There is only one of each call, so ``is`` works as well as ``==``.

    Attributes:
        index: its place in `CALLS`: pass, double, redouble, then the bids from 1C to 7NT.

    Examples:
        >>> match Call.parse("3NT"):
        ...     case Bid(level, strain):
        ...         print(level, strain.value)
        ...     case Pass() | Double() | Redouble():
        ...         print("no bid")
        3 NT
    """

    __slots__ = ("_text", "index")
    index: int
    _text: str

    def __new__(cls) -> Self:
        """No call is only a call."""
        raise TypeError("a call is one of Bid, Pass, Double and Redouble; or Call.parse(text)")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a call cannot be changed: {name}")

    @classmethod
    def parse(cls, text: str) -> Call:
        """Read a call: P, X, XX, 1C ... 7NT, and as players write them, in one alphabet.

        Also Pass, Dbl, Redouble, 3N, 2♥ in either case; пас, контра, реконтра, 2ч, 3бк.

        Raises:
            BadNotation: if the text is no call.

        Examples:
            >>> Call.parse("2n"), Call.parse("2ч"), Call.parse("контра")
            (Call.parse('2NT'), Call.parse('2H'), Call.parse('X'))
        """
        word = text.strip()
        alphabet = alphabet_of(text)
        found = _WORDS[alphabet].get(word.casefold())
        if found is not None:
            return found
        level, strain = word[:1], word[1:]
        if level in _LEVEL_DIGITS:
            try:
                return Bid(int(level), Strain.parse(strain))
            except BadNotation:
                pass
        raise BadNotation(
            text,
            expected="a call: P, X, XX, or a bid from 1C to 7NT",
            code="notation.call",
        )

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Call.parse('{self}')"


@final
class Bid(Call):
    """An undertaking to win so many tricks beyond six, in a trump suit or at no trump.

    Law: 18A.

    Attributes:
        level: one to seven tricks beyond six.
        strain: the trump suit, or no trump.

    Examples:
        >>> Bid(1, Strain.NOTRUMP) < Bid(2, Strain.CLUBS)
        True
    """

    __slots__ = ("level", "strain")
    __match_args__ = ("level", "strain")
    level: int
    strain: Strain

    def __new__(cls, level: int, strain: Strain) -> Bid:
        """The bid of this level and strain.

        Raises:
            BadValue: if the level is not 1 to 7.
        """
        if level not in LEVELS:
            raise BadValue(
                f"a bid is of one to seven tricks beyond six, not {level}",
                code="call.level",
                law="18A",
                level=level,
            )
        return BIDS[5 * (level - 1) + strain.index]

    def __lt__(self, other: Bid) -> bool:
        return self.index < other.index

    def __le__(self, other: Bid) -> bool:
        return self.index <= other.index

    def __gt__(self, other: Bid) -> bool:
        return self.index > other.index

    def __ge__(self, other: Bid) -> bool:
        return self.index >= other.index

    def __reduce__(self) -> tuple[type[Bid], tuple[int, Strain]]:
        return Bid, (self.level, self.strain)


@final
class Pass(Call):
    """No bid, no double: the call that leaves things as they are.

    Law: 17.
    """

    __slots__ = ()

    def __new__(cls) -> Pass:
        """The one pass."""
        return PASS

    def __reduce__(self) -> tuple[type[Pass], tuple[()]]:
        return Pass, ()


@final
class Double(Call):
    """A double of the opponents' bid: it raises what making and failing are worth.

    Law: 19A.
    """

    __slots__ = ()

    def __new__(cls) -> Double:
        """The one double."""
        return DOUBLE

    def __reduce__(self) -> tuple[type[Double], tuple[()]]:
        return Double, ()


@final
class Redouble(Call):
    """A redouble of the opponents' double.

    Law: 19B.
    """

    __slots__ = ()

    def __new__(cls) -> Redouble:
        """The one redouble."""
        return REDOUBLE

    def __reduce__(self) -> tuple[type[Redouble], tuple[()]]:
        return Redouble, ()


def _print(kind: type[_C], index: int, text: str, **more: object) -> _C:
    call = object.__new__(kind)
    for slot, value in {"index": index, "_text": text, **more}.items():
        object.__setattr__(call, slot, value)
    return call


PASS = _print(Pass, 0, "P")
DOUBLE = _print(Double, 1, "X")
REDOUBLE = _print(Redouble, 2, "XX")
BIDS: tuple[Bid, ...] = tuple(
    _print(
        Bid,
        3 + 5 * (level - 1) + strain.index,
        f"{level}{strain.value}",
        level=level,
        strain=strain,
    )
    for level in LEVELS
    for strain in STRAINS
)
CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)

_LEVEL_DIGITS = frozenset(str(level) for level in LEVELS)
_WORDS: dict[Alphabet, dict[str, Call]] = {
    Alphabet.LATIN: {
        **dict.fromkeys(("p", "pass"), PASS),
        **dict.fromkeys(("x", "×", "d", "dbl", "double"), DOUBLE),
        **dict.fromkeys(("xx", "××", "r", "rdbl", "redouble"), REDOUBLE),
    },
    Alphabet.CYRILLIC: {
        **dict.fromkeys(("п", "пас", "пасс"), PASS),
        **dict.fromkeys(("х", "к", "контра"), DOUBLE),
        **dict.fromkeys(("хх", "рк", "реконтра"), REDOUBLE),
    },
}
