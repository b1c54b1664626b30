"""Every deal that fits is as likely as any other, and what cannot be is refused."""

from collections import Counter
from itertools import islice
from math import comb, sqrt
from secrets import token_bytes

import numpy as np
import pytest

from biritch.analysis.dealing import (
    GivenChance,
    NothingFits,
    Search,
    SeededChance,
    read_where,
)
from biritch.cards import Deal, Hand
from biritch.errors import BadValue
from biritch.seats import Seat
from biritch.valuation import Constraint, Shape, hcp, length
from biritch.valuation.measures import SUIT_WORDS

# What chi-square exceeds once in ten thousand, by degrees of freedom; from tables.
CHI_5, CHI_125 = 25.745, 192.51


def _share(text: str, asked: str, number: int = 8000) -> tuple[float, int]:
    """Of deals that fit one thing, the share that fit another."""
    search = Search(read_where(text), SeededChance(text + asked))
    formula = read_where(asked)
    fit = seen = 0
    for hands in search.batches():
        fit += int(formula.truth(hands).sum())
        seen += len(hands)
        if seen >= number:
            break
    return fit / seen, seen


@pytest.mark.parametrize(
    ("text", "asked", "exact"),
    [
        # Shapes of a hand: published, and binomials all of them.
        ("N: any", "shape(N, 4333)", 0.105361),
        ("N: any", "shape(S, 4432)", 0.215512),
        ("N: balanced", "shape(N, 4333)", 0.105361 / (0.105361 + 0.215512 + 0.155168)),
        ("N: longest 7", "shape(N, 7321)", 0.018808 / 0.035266),
        # Ten spades in two hands: how the other three lie, published since Hoyle.
        ("spades(N) + spades(S) == 10", "spades(E) in 1..2", 0.78),
        ("N: spades 6, hcp 5-10; S: spades 4", "spades(E) in 1..2", 0.78),
    ],
)
def test_shares_among_the_deals_are_the_published_ones(text: str, asked: str, exact: float) -> None:
    share, seen = _share(text, asked)
    assert abs(share - exact) < 4 * sqrt(exact * (1 - exact) / seen) + 5e-6


def test_points_of_the_first_hand_come_as_often_as_they_must() -> None:
    # Exactly: hands with so many aces, kings, queens, jacks and small cards.
    ways = Counter[int]()
    for a in range(5):
        for k in range(5):
            for q in range(5):
                for j in range(5):
                    rest = 13 - a - k - q - j
                    if rest >= 0:
                        held = comb(4, a) * comb(4, k) * comb(4, q) * comb(4, j) * comb(36, rest)
                        ways[4 * a + 3 * k + 2 * q + j] += held
    search = Search(read_where("hcp(N) in 15..20"), SeededChance("points"))
    seen = Counter(hcp(deal[Seat.NORTH]) for deal in islice(search.deals(), 20_000))
    whole = sum(ways[points] for points in range(15, 21))
    expected = {points: 20_000 * ways[points] / whole for points in range(15, 21)}
    surprise = sum((seen[points] - want) ** 2 / want for points, want in expected.items())
    assert set(seen) == set(expected)
    assert surprise < CHI_5


def test_every_deal_that_fits_is_as_likely_as_any_other() -> None:
    # North has nine cards and needs four of the nine low spades: 126 ways, told apart and counted.
    predeal = Deal.parse("N:AKQJ..AKQJT. .AKQJ..AKQJT - -")
    needs = "N: hcp 20, spades 8; E: hcp 20; spades(S) >= 2"
    search = Search(read_where(needs), SeededChance("exact"), predeal=predeal)
    seen = Counter[int]()
    for hands in search.batches():
        seen.update(hands.cards[:, 0].tolist())
        if seen.total() >= 8000:
            break
    assert len(seen) == comb(9, 4)
    want = seen.total() / len(seen)
    assert sum((each - want) ** 2 / want for each in seen.values()) < CHI_125


def test_a_seed_gives_the_same_deals_however_many_are_wanted() -> None:
    def dealt(number: int) -> list[Deal]:
        search = Search(read_where("N: hcp 20+"), SeededChance("again"))
        return list(islice(search.deals(), number))

    assert dealt(50)[:20] == dealt(20)


def test_every_deal_that_comes_fits_and_keeps_what_was_dealt() -> None:
    predeal = Deal.parse("N:AK2... .AK.. - 9...")
    text = "N: balanced, hcp 15-17; spades(N) + spades(S) >= 8; E: hearts 5+"
    search = Search(read_where(text), GivenChance(token_bytes), predeal=predeal)
    for deal in islice(search.deals(), 100):
        assert all(predeal[seat] <= deal[seat] for seat in Seat)
        assert Constraint.parse("balanced, hcp 15-17").test(deal[Seat.NORTH])
        spades = SUIT_WORDS["spades"]
        assert length(deal[Seat.NORTH], spades) + length(deal[Seat.SOUTH], spades) >= 8
        assert Constraint.parse("hearts 5+").test(deal[Seat.EAST])


def test_a_rare_shape_is_not_dealt_in_vain() -> None:
    search = Search(read_where("N: shape 8500"), SeededChance("rare"))
    deals = list(islice(search.deals(), 1000))
    assert {Shape.of(deal[Seat.NORTH]).pattern for deal in deals} == {"8500"}
    # One hand in 32,000 is so: what is tried is counted as if all had been dealt.
    assert search.tried / 1024 == pytest.approx(1 / 0.000031, rel=0.02)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("N: hcp 38+", "North"),
        ("N: spades 8, hearts 6", "North"),
        ("N: hcp 21+; S: hcp 20+", "forty high-card points"),
        ("N: spades 7+; S: spades 7+", "thirteen spades"),
        ("N: hcp 3-; S: hcp 3-; E: hcp 3-; W: hcp 30-", "forty"),
    ],
)
def test_what_no_deal_can_be_is_refused_at_once(text: str, why: str) -> None:
    with pytest.raises(NothingFits, match=why):
        Search(read_where(text), SeededChance("never"))


def test_what_is_not_found_is_said_after_so_many_tries() -> None:
    search = Search(read_where("spades(N) + spades(S) == 14"), SeededChance("never"))
    with pytest.raises(NothingFits, match="none of"):
        next(search.deals(tries=5000))


def test_cards_dealt_beforehand_that_do_not_fit_are_refused() -> None:
    with pytest.raises(NothingFits, match="North"):
        Search(read_where("N: hcp 3-"), SeededChance("never"), predeal=Deal.parse("N:A... - - -"))
    with pytest.raises(BadValue, match="14 cards"):
        Search(None, SeededChance(""), predeal=Deal.parse("N:AKQJT98765432.A.. - - -"))


def test_a_hand_that_is_whole_is_only_looked_at() -> None:
    whole = Hand.parse("AKQJ.AKQ.AKQ.AKQ")
    predeal = Deal.parse(f"N:{whole} - - -")
    search = Search(read_where("N: hcp 37; S: hcp 0+"), SeededChance("whole"), predeal=predeal)
    assert next(search.deals())[Seat.NORTH] == whole
    full = next(Search(None, SeededChance("full")).deals())
    assert next(Search(read_where("N: any"), SeededChance(""), predeal=full).deals()) == full


def test_batches_are_rows_of_four_hands_of_thirteen() -> None:
    hands = Search(None, SeededChance("rows")).batch(100)
    assert hands.cards.shape == (100, 4)
    assert bool((np.bitwise_or.reduce(hands.cards, axis=1) == (1 << 52) - 1).all())
