"""The makes of a deal: the tricks of each declarer in each strain with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from biritch.cards import STRAINS, Strain
from biritch.errors import BadValue
from biritch.seats import SEATS, Seat, Side

COUNT: Final = len(SEATS) * len(STRAINS)
MOST_TRICKS: Final = 13


class Makes(Struct, frozen=True):
    """What each declarer makes in each strain when everybody sees all the cards.

    Attributes:
        tricks: twenty numbers, North's in clubs, diamonds, hearts, spades and no trump first, then
            East's, South's and West's.

    Examples:
        >>> makes = Makes.of(lambda seat, strain: 9 if seat.side is Side.NS else 4)
        >>> makes[Seat.SOUTH, Strain.NOTRUMP], makes.best(Side.EW, Strain.SPADES)
        (9, 4)
    """

    tricks: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.tricks) != COUNT:
            raise BadValue(
                f"four declarers in five strains are {COUNT} results, not {len(self.tricks)}",
                code="makes.count",
                count=len(self.tricks),
            )
        for tricks in self.tricks:
            if not 0 <= tricks <= MOST_TRICKS:
                raise BadValue(
                    f"a declarer makes 0 to {MOST_TRICKS} tricks, not {tricks}",
                    code="result.tricks",
                    tricks=tricks,
                )

    @classmethod
    def of(cls, made: Callable[[Seat, Strain], int]) -> Makes:
        """Ask for each declarer's tricks in each strain."""
        return cls(tuple(made(seat, strain) for seat in SEATS for strain in STRAINS))

    def __getitem__(self, contract: tuple[Seat, Strain]) -> int:
        declarer, strain = contract
        return self.tricks[len(STRAINS) * declarer.index + strain.index]

    def __iter__(self) -> Iterator[tuple[Seat, Strain]]:
        return ((seat, strain) for seat in SEATS for strain in STRAINS)

    def best(self, side: Side, strain: Strain) -> int:
        """What a side makes in a strain when the better hand declares."""
        return max(self[seat, strain] for seat in side.seats)

    def by_seat(self) -> dict[str, dict[str, int]]:
        """The makes as our JSON spells them: by declarer, then by strain."""
        return {
            seat.value: {strain.value: self[seat, strain] for strain in STRAINS} for seat in SEATS
        }

    def __str__(self) -> str:
        heading = "".join(f"{strain.value:>3}" for strain in STRAINS)
        rows = (
            seat.value + "".join(f"{self[seat, strain]:3}" for strain in STRAINS) for seat in SEATS
        )
        return "\n".join((f" {heading}", *rows))
