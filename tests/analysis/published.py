"""DDS's own list of a hundred boards: results and par contracts worked out by its authors."""

from __future__ import annotations

import re
from typing import NamedTuple

from biritch.analysis import Makes
from biritch.cards import Deal, Strain
from biritch.seats import SEATS, Seat, Vulnerability
from tests.house.tree import ROOT

LIST = ROOT / "solver" / "tests" / "data" / "dds-list100.txt"
_VULNERABLE = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)
_STRAINS = "SHDCN"


class Published(NamedTuple):
    """A board, its twenty results and its par."""

    deal: Deal
    dealer: Seat
    vulnerable: Vulnerability
    makes: Makes
    points_ns: int
    contracts: frozenset[str]  # 4SXW: without the tricks


def published() -> list[Published]:
    """All the boards of the list."""
    return [_board(part) for part in re.split(r"(?m)^(?=PBN )", LIST.read_text("utf-8"))[1:]]


def _board(text: str) -> Published:
    fields = dict(line.strip().split(" ", 1) for line in text.splitlines() if " " in line.strip())
    dealer, vulnerable = map(int, fields["PBN"].split()[:2])
    rows = list(map(int, fields["TABLE"].split()))
    points, _, contracts, _ = re.findall('"(.*?)"', fields["PAR"])
    return Published(
        Deal.parse(re.findall('"(.*?)"', fields["PBN"])[0]),
        SEATS[dealer],
        _VULNERABLE[vulnerable],
        Makes.of(lambda seat, strain: rows[4 * _row(strain) + seat.index]),
        int(points.split()[1]),
        frozenset(_contracts(contracts.removeprefix("NS:"))),
    )


def _row(strain: Strain) -> int:
    return _STRAINS.index(strain.value[0])


def _contracts(text: str) -> list[str]:
    """`EW 45N,W 5Cx` is 4NTE 4NTW 5NTE 5NTW 5CXW."""
    return [
        f"{level}{'NT' if strain == 'N' else strain}{cross.upper()}{seat}"
        for seats, levels, strain, cross in re.findall(r"([NESW]+) (\d+)([CDHSN])(x?)", text)
        for level in levels
        for seat in seats
    ]
