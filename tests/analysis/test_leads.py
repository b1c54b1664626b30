from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from biritch.analysis import find_solver
from biritch.analysis.leads import equal_leads, lead_tricks, weigh_leads
from biritch.auction import Contract
from biritch.cards import Deal, Hand, seeded
from biritch.play import Play
from biritch.seats import Seat, Vulnerability

HAND = Hand.parse("KQ4.J.T9.2")  # leads: KQ, 4, J, T9, 2
FOUR_SPADES = Contract.parse("4SN")
DEALS = list(islice(seeded("leads"), 6))


def test_scores_against_the_other_leads_are_those_counted_by_hand() -> None:
    # Two layouts; declarer needs ten tricks. Not vulnerable: 420 for ten, 450 for eleven, -50 for nine.
    results = [(9, 10, 10, 10, 11), (10, 10, 10, 10, 10)]
    found = weigh_leads(HAND, FOUR_SPADES, results, Vulnerability.NONE)
    best, worst = found[0], found[-1]
    assert ["SK", "SQ"] == [str(card) for card in best.cards]
    assert (0.5, 3.5, 1.0) == (best.beats, best.tricks, best.best)
    # It beats four leads in the first layout and ties four in the second: (4 + 4/2) of 8.
    assert 6 / 8 == best.matchpoints
    # 470 points are 10 IMPs, three times, and 500 are 11; all even in the second layout.
    assert (3 * 10 + 11) / 8 == best.imps
    # The two loses to four leads: 500 are 11 IMPs, 30 are one.
    assert (["C2"], 2 / 8, -(11 + 3 * 1) / 8) == (
        [str(card) for card in worst.cards],
        worst.matchpoints,
        worst.imps,
    )
    assert (1, 1) == best.spread[3:5]


def test_vulnerable_undertricks_count_for_the_side_that_declares() -> None:
    results = [(8, 10, 10, 10, 10)]
    quiet = weigh_leads(HAND, FOUR_SPADES, results, Vulnerability.EW)[0]
    at_risk = weigh_leads(HAND, FOUR_SPADES, results, Vulnerability.NS)[0]
    # 420 + 100 = 520 are 11 IMPs; 620 + 200 = 820 are 13.
    assert (11, 13) == (quiet.imps, at_risk.imps)


def test_all_matchpoints_are_a_half_on_average_and_all_imps_nothing() -> None:
    results = [(9, 10, 8, 10, 11), (10, 12, 9, 10, 10), (7, 8, 9, 10, 11)]
    found = weigh_leads(HAND, FOUR_SPADES, results, Vulnerability.BOTH)
    assert pytest.approx(0.5) == sum(each.matchpoints for each in found) / len(found)
    assert pytest.approx(0) == sum(each.imps for each in found)


def test_a_hand_with_one_lead_and_no_layout_at_all_are_weighed_too() -> None:
    only = weigh_leads(
        Hand.parse("AKQJT98765432..."), Contract.parse("1NTN"), [(0,)], Vulnerability.NONE
    )
    assert (1.0, 0.5, 0.0) == (only[0].beats, only[0].matchpoints, only[0].imps)
    assert [0, 0, 0, 0, 0] == [
        each.beats for each in weigh_leads(HAND, FOUR_SPADES, [], Vulnerability.NONE)
    ]


@pytest.mark.solver
def test_every_lead_takes_what_another_solver_says() -> None:
    contract = Contract.parse("3NTS")
    for deal, row in zip(DEALS, lead_tricks(DEALS, contract), strict=True):
        other = find_solver("endplay").choices(Play.begin(deal, contract))
        for cards, tricks in zip(equal_leads(deal[Seat.WEST]), row, strict=True):
            assert {13 - tricks} == {other[card] for card in cards}


@pytest.mark.solver
def test_any_executor_gives_the_same() -> None:
    many: list[Deal] = DEALS * 8
    contract = Contract.parse("2HE")
    with ThreadPoolExecutor(2) as executor:
        assert list(lead_tricks(many, contract)) == list(
            lead_tricks(iter(many), contract, executor=executor)
        )
