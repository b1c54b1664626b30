"""The four seats, the two sides, who is vulnerable, and who holds which hand.

Law: 3, 4, 5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Generic, TypeVar

from msgspec import Struct

from biritch.errors import BadNotation, BadValue
from biritch.letters import Alphabet, alphabet_of

T = TypeVar("T")
R = TypeVar("R")


class Side(Enum):
    """North-South or East-West: two partners who score together.

    Law: 4.
    """

    NS = "ns"
    EW = "ew"

    @property
    def opponents(self) -> Side:
        """The other side.

        Examples:
            >>> Side.NS.opponents
            <Side.EW: 'ew'>
        """
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of this side, clockwise from North."""
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)


class Seat(Enum):
    """A place at the table: North, East, South or West, clockwise.

    Law: 3, 5.

    Examples:
        >>> Seat.NORTH.lho, Seat.NORTH.partner, Seat.NORTH.rho
        (<Seat.EAST: 'E'>, <Seat.SOUTH: 'S'>, <Seat.WEST: 'W'>)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    index: int  # 0 for North, then clockwise
    side: Side
    lho: Seat  # the player on the left, who acts next
    partner: Seat  # the player opposite
    rho: Seat  # the player on the right, who acted just before
    __hash__ = object.__hash__  # members are single objects; Enum's own hash is slow

    def __init__(self, letter: str) -> None:
        self.index = "NESW".index(letter)
        self.side = (Side.NS, Side.EW)[self.index & 1]

    def after(self, steps: int) -> Seat:
        """The seat so many places clockwise; negative steps go the other way.

        Examples:
            >>> Seat.WEST.after(2)
            <Seat.EAST: 'E'>
        """
        return SEATS[(self.index + steps) & 3]

    def round(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats in turn, beginning here."""
        return self, self.lho, self.partner, self.rho

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat: N, North, С, Пн, ... in one alphabet.

        Raises:
            BadNotation: if the text names no seat.

        Examples:
            >>> Seat.parse("w"), Seat.parse("В"), Seat.parse("Пд")
            (<Seat.WEST: 'W'>, <Seat.EAST: 'E'>, <Seat.SOUTH: 'S'>)
        """
        word = text.strip().casefold()
        names = _SEAT_NAMES[alphabet_of(text)]
        if word in names:
            return names[word]
        raise BadNotation(text, expected="a seat: N, E, S or W", code="notation.seat")


SEATS: tuple[Seat, Seat, Seat, Seat] = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
for _seat in SEATS:
    _seat.lho, _seat.partner, _seat.rho = (_seat.after(steps) for steps in (1, 2, 3))
_SEAT_NAMES: dict[Alphabet, dict[str, Seat]] = {
    Alphabet.LATIN: {
        word: seat for seat in SEATS for word in (seat.value.casefold(), seat.name.casefold())
    },
    Alphabet.CYRILLIC: {
        word: seat
        for seat, words in zip(
            SEATS,
            (
                ("с", "пн", "північ", "север"),
                ("в", "сх", "схід", "восток"),
                ("ю", "пд", "південь", "юг"),
                ("з", "зх", "захід", "запад"),
            ),
            strict=True,
        )
        for word in words
    },
}


class Vulnerability(Enum):
    """Which sides are vulnerable in a deal.

    Examples:
        >>> Vulnerability.NS.includes(Seat.SOUTH), Vulnerability.parse("All")
        (True, <Vulnerability.BOTH: 'both'>)
    """

    NONE = "none"
    NS = "ns"
    EW = "ew"
    BOTH = "both"

    @classmethod
    def of(cls, *sides: Side) -> Vulnerability:
        """The vulnerability in which exactly these sides are vulnerable."""
        if len(set(sides)) > 1:
            return cls.BOTH
        return cls(sides[0].value) if sides else cls.NONE

    def includes(self, who: Seat | Side) -> bool:
        """Whether a seat or a side is vulnerable."""
        side = who.side if isinstance(who, Seat) else who
        return self is Vulnerability.BOTH or self.value == side.value

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read none, ns, ew, both; also All, Love, -, o, b, n, e and N-S, E-W.

        Raises:
            BadNotation: if the text names no vulnerability.
        """
        word = text.strip().casefold().replace("-", "")
        for value, words in _VULNERABLE_NAMES.items():
            if word in words:
                return value
        raise BadNotation(
            text, expected="a vulnerability: none, ns, ew or both", code="notation.vulnerability"
        )


_VULNERABLE_NAMES = {
    Vulnerability.NONE: ("none", "love", "", "o"),
    Vulnerability.NS: ("ns", "n"),
    Vulnerability.EW: ("ew", "e"),
    Vulnerability.BOTH: ("both", "all", "b"),
}


class BySeat(
    Struct,
    Generic[T],
    frozen=True,
    rename={"north": "N", "east": "E", "south": "S", "west": "W"},
):
    """One thing for each of the four seats.

    Examples:
        >>> counts = BySeat(13, 12, 13, 13)
        >>> counts[Seat.EAST], counts.map(lambda n: 13 - n).east
        (12, 1)
    """

    north: T
    east: T
    south: T
    west: T

    @classmethod
    def make(cls, function: Callable[[Seat], T]) -> BySeat[T]:
        """Ask for each seat's thing in turn."""
        return BySeat(*(function(seat) for seat in SEATS))

    @classmethod
    def same(cls, thing: T) -> BySeat[T]:
        """The same thing for every seat."""
        return BySeat(thing, thing, thing, thing)

    def __getitem__(self, seat: Seat) -> T:
        return (self.north, self.east, self.south, self.west)[seat.index]

    def __iter__(self) -> Iterator[T]:
        return iter((self.north, self.east, self.south, self.west))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Seat and thing, clockwise from North."""
        return zip(SEATS, self, strict=True)

    def map(self, function: Callable[[T], R]) -> BySeat[R]:
        """The same four seats with each thing changed."""
        return BySeat(*(function(thing) for thing in self))

    def put(self, seat: Seat, thing: T) -> BySeat[T]:
        """The same four seats with one thing replaced."""
        return BySeat(*(thing if place is seat else old for place, old in self.items()))

    def rotate(self, steps: int) -> BySeat[T]:
        """Everything moved so many seats clockwise.

        Examples:
            >>> BySeat("n", "e", "s", "w").rotate(1).east
            'n'
        """
        return BySeat.make(lambda seat: self[seat.after(-steps)])


class BySide(Struct, Generic[T], frozen=True):
    """One thing for each of the two sides.

    Examples:
        >>> BySide(ns=620, ew=-620)[Side.EW]
        -620
    """

    ns: T
    ew: T

    @classmethod
    def make(cls, function: Callable[[Side], T]) -> BySide[T]:
        """Ask for each side's thing in turn."""
        return BySide(function(Side.NS), function(Side.EW))

    def __getitem__(self, side: Side) -> T:
        return self.ns if side is Side.NS else self.ew

    def __iter__(self) -> Iterator[T]:
        return iter((self.ns, self.ew))

    def items(self) -> Iterator[tuple[Side, T]]:
        """Side and thing, North-South first."""
        return zip((Side.NS, Side.EW), self, strict=True)

    def map(self, function: Callable[[T], R]) -> BySide[R]:
        """The same two sides with each thing changed."""
        return BySide(function(self.ns), function(self.ew))

    def put(self, side: Side, thing: T) -> BySide[T]:
        """The same two sides with one thing replaced."""
        return BySide(thing, self.ew) if side is Side.NS else BySide(self.ns, thing)


class Seating(Struct, frozen=True):
    """Who holds which hand: the thing that differs between two, three and four players.

    A *chair* is a seat where somebody sits; every hand has a keeper, the chair that looks after it.
    With four each keeps his own; with fewer, a chair keeps its dummy's hand as well.

    Attributes:
        keepers: for every hand, the chair that commands it before the play.

    Examples:
        >>> TWO_PLAYERS.chairs
        (<Seat.NORTH: 'N'>, <Seat.EAST: 'E'>)
        >>> three_players(Seat.SOUTH).hands(Seat.SOUTH)
        (<Seat.NORTH: 'N'>, <Seat.SOUTH: 'S'>)
    """

    keepers: BySeat[Seat]

    def __post_init__(self) -> None:
        for seat, chair in self.keepers.items():
            if self.keepers[chair] is not chair or chair.side is not seat.side:
                raise BadValue(
                    f"{chair.name.title()} cannot keep {seat.name.title()}'s hand: "
                    "a keeper keeps his own hand too, and only his partner's besides",
                    code="seats.keeper",
                    law="4",
                )

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """The seats where somebody sits, clockwise from North."""
        return tuple(seat for seat in SEATS if self.keepers[seat] is seat)

    def keeper(self, seat: Seat) -> Seat:
        """The chair that commands a hand before the play."""
        return self.keepers[seat]

    def hands(self, chair: Seat) -> tuple[Seat, ...]:
        """The hands a chair commands before the play, clockwise from North."""
        return tuple(seat for seat in SEATS if self.keepers[seat] is chair)

    def next_chair(self, seat: Seat) -> Seat:
        """The next seat clockwise where somebody sits."""
        return next(place for place in seat.lho.round() if self.keepers[place] is place)


FOUR_PLAYERS = Seating(BySeat(*SEATS))
TWO_PLAYERS = Seating(BySeat(Seat.NORTH, Seat.EAST, Seat.NORTH, Seat.EAST))


def three_players(owner: Seat) -> Seating:
    """Three players: the owner sits opposite an open dummy that he keeps; the others are partners."""
    return Seating(BySeat.make(lambda seat: owner if seat.side is owner.side else seat))
