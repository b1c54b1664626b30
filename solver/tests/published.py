"""Boards with published results."""

import re
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent / "data"


class Board(NamedTuple):
    """A board of DDS's own list, with all that is told of it."""

    deal: str
    dealer: str
    vulnerability: str
    strain: str
    leader: str
    leads: dict[str, int]
    table: list[int]
    points_ns: int
    contracts: set[str]
    play: list[str]
    trace: list[int]


def dds_boards() -> list[Board]:
    """The hundred boards of list100."""
    text = (DATA / "dds-list100.txt").read_text("utf-8")
    return [_board(part) for part in re.split(r"(?m)^(?=PBN )", text)[1:]]


def _board(text: str) -> Board:
    fields = dict(line.strip().split(" ", 1) for line in text.splitlines() if " " in line.strip())
    dealer, vulnerable, trump, first = map(int, fields["PBN"].split()[:4])
    leads = list(map(int, fields["FUT"].split()))
    size = leads[0]
    rows = list(map(int, fields["TABLE"].split()))
    by_strain = {strain: rows[4 * at : 4 * at + 4] for at, strain in enumerate("SHDCN")}
    par = fields["PAR"]
    play = _quoted(fields["PLAY"])[0]
    return Board(
        deal=_quoted(fields["PBN"])[0],
        dealer="NESW"[dealer],
        vulnerability=["none", "both", "ns", "ew"][vulnerable],
        strain="SHDCN"[trump],
        leader="NESW"[first],
        leads={
            "SHDC"[leads[1 + at]] + " 23456789TJQKA"[leads[1 + size + at] - 1]: leads[
                1 + 3 * size + at
            ]
            for at in range(size)
        },
        table=[by_strain[strain][seat] for seat in range(4) for strain in "CDHSN"],
        points_ns=int(_quoted(par)[0].split()[1]),
        contracts=_contracts(_quoted(par)[2].removeprefix("NS:")),
        play=[play[at : at + 2] for at in range(0, len(play), 2)],
        trace=list(map(int, fields["TRACE"].split()))[1:],
    )


def _quoted(text: str) -> list[str]:
    return re.findall('"(.*?)"', text)


def _contracts(text: str) -> set[str]:
    """`EW 45N,W 5Cx` as `4NE 5NE 4NW …`."""
    found = re.findall(r"([NESW]+) (\d+)([CDHSN])(x?)", text)
    return {
        f"{level}{strain}{doubled.upper()}{seat}"
        for seats, levels, strain, doubled in found
        for level in levels
        for seat in seats
    }
