"""What both sides score when each bids as well as it can with all hands open."""

from functools import cache
from typing import NamedTuple

from doubledummy.cards import SEATS, STRAINS, seat_number
from doubledummy.solving import Table

_SIDES = {"NONE": (False, False), "NS": (True, False), "EW": (False, True), "BOTH": (True, True)}
_SIDES |= {"ALL": (True, True), "": (False, False), "-": (False, False)}
_SIDES |= {"LOVE": (False, False)}


class ParContract(NamedTuple):
    """A contract that neither side can better, and who may declare it."""

    level: int
    strain: str
    declarer: str
    doubled: bool
    tricks: int

    def __str__(self) -> str:
        over = self.tricks - self.level - 6
        result = f"{over:+}" if over else "="
        return f"{self.level}{self.strain}{'X' * self.doubled}{self.declarer}{result}"


class Par(NamedTuple):
    """The par of a deal: North and South's points and each contract that yields them."""

    points_ns: int
    contracts: tuple[ParContract, ...]


def par(table: Table, vulnerability: str = "none", dealer: str = "N") -> Par:
    """What the deal is worth when both sides know all cards.

    >>> from doubledummy import table
    >>> deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    >>> found = par(table(deal), "none", "N")
    >>> found.points_ns, [str(each) for each in found.contracts]
    (1510, ['7SN=', '7SS='])

    Args:
        table: The twenty results.
        vulnerability: none, ns, ew or both.
        dealer: Who may bid first; it matters when both sides can make the same.
    """
    try:
        vulnerable = _SIDES[vulnerability.strip().upper()]
    except KeyError:
        raise ValueError(f"vulnerability is none, ns, ew or both; got {vulnerability!r}") from None
    first = seat_number(dealer) % 2

    def declarers(bid: int, side: int) -> list[tuple[str, int]]:
        strain = STRAINS[bid % 5]
        seats = [(seat, table[seat, strain]) for seat in SEATS[side::2]]
        best = max(tricks for _, tricks in seats)
        return [each for each in seats if each[1] == best]

    @cache
    def played(bid: int, side: int) -> int:
        """North and South's points when a bid is passed out, doubled if it fails."""
        tricks = declarers(bid, side)[0][1]
        points = _points(bid // 5 + 1, bid % 5, tricks, vulnerable=vulnerable[side])
        return -points if side else points

    @cache
    def worth(bid: int, side: int) -> int:
        """What comes of a bid when the other side then does its best."""
        better = max if side else min
        return better(
            [played(bid, side), *(worth(higher, 1 - side) for higher in range(bid + 1, 35))]
        )

    def opening(side: int, passed_out: int) -> int:
        better = min if side else max
        return better([passed_out, *(worth(bid, side) for bid in range(35))])

    def stands(bid: int, side: int) -> bool:
        """Is passing the other side's only best answer? If not, they may push it higher."""
        points = played(bid, side)
        return all(
            worth(higher, 1 - side) < points if side else worth(higher, 1 - side) > points
            for higher in range(bid + 1, 35)
        )

    points = opening(first, opening(1 - first, 0))
    contracts = [
        ParContract(bid // 5 + 1, STRAINS[bid % 5], seat, tricks < bid // 5 + 7, tricks)
        for bid in range(35)
        for side in (0, 1)
        if points != 0 and played(bid, side) == points and stands(bid, side)
        for seat, tricks in declarers(bid, side)
    ]
    return Par(points, tuple(contracts))


def _points(level: int, strain: int, tricks: int, *, vulnerable: bool) -> int:
    """Duplicate points of declarer's side; a contract that fails is doubled. Law: 77."""
    over = tricks - level - 6
    if over < 0:
        down = -over
        if vulnerable:
            return -(300 * down - 100)
        return -(200 * down - 100 + 100 * max(0, down - 3))
    trick = 20 if strain < 2 else 30
    contract = trick * level + (10 if strain == 4 else 0)
    bonus = (500 if vulnerable else 300) if contract >= 100 else 50
    if level == 6:
        bonus += 750 if vulnerable else 500
    if level == 7:
        bonus += 1500 if vulnerable else 1000
    return contract + bonus + trick * over
