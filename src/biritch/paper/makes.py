"""The makes and par of a board, as a hand record shows them."""

from __future__ import annotations

from biritch.analysis import Makes, Par
from biritch.cards import STRAINS
from biritch.paper.hands import SMALL
from biritch.paper.layout import Align, Grid, Ink, Lines, line
from biritch.paper.words import Words, over, signed
from biritch.score import Result
from biritch.seats import Seat, Side

_ROWS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)  # partners together
MOST_CONTRACTS = 4  # par contracts that a small diagram names


def makes_grid(makes: Makes, words: Words) -> Grid:
    """The tricks of each declarer in each strain; partners together, clubs first."""
    return Grid(
        tuple(
            (
                line(words.seat(seat), ink=Ink.QUIET, size=SMALL),
                *(line(str(makes[seat, strain]), size=SMALL) for strain in STRAINS),
            )
            for seat in _ROWS
        ),
        heads=((), *(line(words.strain(strain), size=SMALL) for strain in STRAINS)),
        aligns=(Align.LEFT, *(Align.RIGHT for _ in STRAINS)),
        name=words.say("makes"),
        gap=0.5,
        even=True,
    )


def par_lines(par: Par, words: Words) -> Lines:
    """The par score and the contracts that bring it.

    Examples:
        >>> from biritch.paper.layout import text_of
        >>> found = Par(420, (Result.parse("4SN="), Result.parse("4SS=")))
        >>> [text_of(each) for each in par_lines(found, Words()).lines]
        ['Par N–S +420', '4♠ = N–S']
    """
    if not par.contracts:
        return Lines((line(words.say("par-nothing"), bold=True, size=SMALL),), wraps=True)
    side = Side.NS if par.points_ns > 0 else Side.EW
    points = par.points_ns if side is Side.NS else -par.points_ns
    told = par_contracts(par, words)
    more = told[MOST_CONTRACTS:]
    shown = [*told[: MOST_CONTRACTS - 1], "…"] if more else told
    head = f"{words.say('par')} {words.side(side)} {signed(points)}"
    return Lines(
        (line(head, bold=True, size=SMALL), *(line(each, size=SMALL) for each in shown)),
        wraps=True,
    )


def par_contracts(par: Par, words: Words) -> list[str]:
    """Each par contract once, with whoever may declare it."""
    declarers: dict[str, list[Result]] = {}
    for result in par.contracts:
        key = f"{words.contract(result.contract)} {over(result)}"
        key += f" {result.contract.declarer.side.value}"
        declarers.setdefault(key, []).append(result)
    return [
        f"{key[:-3]} {_who([result.contract.declarer for result in results], words)}"
        for key, results in declarers.items()
    ]


def _who(seats: list[Seat], words: Words) -> str:
    return words.side(seats[0].side) if len(seats) > 1 else words.seat(seats[0])
