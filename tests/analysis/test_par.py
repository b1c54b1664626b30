from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.analysis import Makes, find_solver, par
from biritch.cards import STRAINS, Strain, seeded
from biritch.forms import duplicate_points
from biritch.seats import SEATS, Seat, Side, Vulnerability
from tests.analysis.published import Published, published

BOARDS = published()
MAKES = st.lists(st.integers(0, 13), min_size=20, max_size=20).map(lambda row: Makes(tuple(row)))
# Two sides cannot both take the tricks of one deal: what one side's best hand makes, the other cannot.
FAIR = st.lists(st.integers(0, 13), min_size=5, max_size=5).map(
    lambda row: Makes.of(
        lambda seat, strain: row[strain.index] if seat.side is Side.NS else 13 - row[strain.index]
    )
)


def everywhere(ns: int, ew: int) -> Makes:
    """One number of tricks in every strain for each side."""
    return Makes.of(lambda seat, _: ns if seat.side is Side.NS else ew)


def texts(makes: Makes, vulnerable: Vulnerability, dealer: Seat = Seat.NORTH) -> list[str]:
    return [str(result) for result in par(makes, vulnerable, dealer).contracts]


@pytest.mark.parametrize("board", BOARDS, ids=[str(at) for at in range(1, len(BOARDS) + 1)])
def test_par_is_what_the_authors_of_dds_published(board: Published) -> None:
    found = par(board.makes, board.vulnerable, board.dealer)
    assert board.points_ns == found.points_ns
    assert board.contracts == {str(result.contract) for result in found.contracts}


def test_nobody_bids_when_nobody_makes_seven_tricks() -> None:
    found = par(everywhere(6, 6), Vulnerability.NONE, Seat.EAST)
    assert (0, ()) == (found.points_ns, found.contracts)


def test_a_cheap_sacrifice_against_a_vulnerable_game_is_par() -> None:
    # Four spades bring North-South 620; five diamonds doubled cost East-West 500.
    def made(seat: Seat, strain: Strain) -> int:
        if seat.side is Side.NS:
            return 10 if strain is Strain.SPADES else 4
        return 8 if strain is Strain.DIAMONDS else 3

    found = par(Makes.of(made), Vulnerability.NS, Seat.SOUTH)
    assert (500, ["5DXE-3", "5DXW-3"]) == (found.points_ns, [str(r) for r in found.contracts])
    # At equal vulnerability it would cost more than the game.
    assert ["4SN=", "4SS="] == texts(Makes.of(made), Vulnerability.BOTH)


def test_only_the_hand_that_makes_it_declares() -> None:
    makes = Makes.of(lambda seat, strain: 9 if (seat, strain) == (Seat.SOUTH, STRAINS[4]) else 5)
    assert ["3NTS="] == texts(makes, Vulnerability.NONE)


def test_who_deals_matters_when_both_sides_make_one_no_trump() -> None:
    makes = Makes.of(lambda _, strain: 7 if strain is Strain.NOTRUMP else 6)
    assert 90 == par(makes, Vulnerability.NONE, Seat.NORTH).points_ns
    assert -90 == par(makes, Vulnerability.NONE, Seat.WEST).points_ns


@given(makes=MAKES, vulnerable=st.sampled_from(Vulnerability), dealer=st.sampled_from(SEATS))
def test_turning_the_table_turns_par(makes: Makes, vulnerable: Vulnerability, dealer: Seat) -> None:
    turned = Makes.of(lambda seat, strain: makes[seat.rho, strain])
    other = Vulnerability.of(*(side.opponents for side in Side if vulnerable.includes(side)))
    here, there = par(makes, vulnerable, dealer), par(turned, other, dealer.lho)
    assert here.points_ns == -there.points_ns
    assert {(str(r.contract.bid), r.contract.declarer.lho, r.tricks) for r in here.contracts} == {
        (str(r.contract.bid), r.contract.declarer, r.tricks) for r in there.contracts
    }


@given(makes=FAIR, vulnerable=st.sampled_from(Vulnerability), dealer=st.sampled_from(SEATS))
def test_par_is_the_score_of_each_par_contract(
    makes: Makes, vulnerable: Vulnerability, dealer: Seat
) -> None:
    found = par(makes, vulnerable, dealer)
    assert bool(found.points_ns) == bool(found.contracts)
    for result in found.contracts:
        side = result.contract.declarer.side
        points = duplicate_points(result, vulnerable=vulnerable.includes(side))
        assert found.points_ns == (points if side is Side.NS else -points)
        assert result.tricks == makes[result.contract.declarer, result.contract.strain]


@pytest.mark.solver
def test_par_is_what_dds_says_of_random_tables() -> None:
    dds: Any = pytest.importorskip("endplay.dds", reason="endplay has no wheel for this Python")
    types: Any = pytest.importorskip("endplay.types")
    vulnerabilities = {
        Vulnerability.NONE: types.Vul.none,
        Vulnerability.BOTH: types.Vul.both,
        Vulnerability.NS: types.Vul.ns,
        Vulnerability.EW: types.Vul.ew,
    }
    for deal in islice(seeded("par"), 4):
        makes = find_solver().makes(deal)
        table = dds.calc_dd_table(types.Deal(deal.pbn()))
        for vulnerable, theirs in vulnerabilities.items():
            for dealer in SEATS:
                found = dds.par(table, theirs, types.Player.find(dealer.value))
                assert found.score == par(makes, vulnerable, dealer).points_ns
