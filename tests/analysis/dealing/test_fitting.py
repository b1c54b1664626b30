"""Many hands asked at once say what one hand asked by itself says."""

import numpy as np
import pytest
from endplay.evaluate import cccc
from endplay.types import Hand as TheirHand

from biritch.analysis.dealing import Hands, Means, SeededChance, read_where
from biritch.analysis.dealing.chance import below, below_each
from biritch.analysis.dealing.fitting import fits
from biritch.analysis.dealing.four_cs import four_cs
from biritch.analysis.dealing.measured import COUNTED
from biritch.cards import SUITS, Hand, Rank, seeded
from biritch.seats import SEATS, Seat
from biritch.valuation import Constraint, top_cards
from biritch.valuation.measures import FEATURES, MEASURES

DEALS = [deal for deal, _ in zip(seeded("fitting"), range(400), strict=False)]
HANDS = Hands(
    np.array([[hand.bits for hand in deal] for deal in DEALS], np.uint64),
    Means(SeededChance("fitting")),
)
TEXTS = (
    "hcp 12-21, spades 5+",
    "not balanced, (hearts 4 or spades 4), hearts >= diamonds",
    "shape 4432/5=3=3=2 or shape 54xx",
    "stopper hearts, holds SA",
    "losers 7- and controls 3+",
    "not (hcp 8+ or spades 5+)",
)


@pytest.mark.parametrize("name", MEASURES)
def test_what_is_counted_in_thousands_of_hands_is_what_is_counted_in_one(name: str) -> None:
    for seat in SEATS:
        counted = COUNTED[name](HANDS, seat).tolist()
        assert counted == [MEASURES[name](deal[seat]) for deal in DEALS]


@pytest.mark.parametrize("text", [*TEXTS, *FEATURES])
def test_the_hands_that_fit_are_those_that_fit_one_by_one(text: str) -> None:
    constraint = Constraint.parse(text)
    for seat in SEATS:
        fit = fits(constraint, HANDS, seat).tolist()
        assert fit == [constraint.test(deal[seat]) for deal in DEALS]


def _counts_a_nine_twice(hand: Hand) -> bool:
    """The other program counts a nine beside its ten or eight again, below three honours."""
    return any(
        Rank.NINE in hand[suit] and top_cards(hand[suit], 4) == 3 and len(hand[suit]) > 4
        for suit in SUITS
    )


def test_the_four_cs_are_those_of_another_program() -> None:
    counted = COUNTED["cccc"](HANDS, Seat.EAST).tolist()
    assert counted == [four_cs(deal[Seat.EAST]) for deal in DEALS]
    hands = [deal[Seat.EAST] for deal in DEALS if not _counts_a_nine_twice(deal[Seat.EAST])]
    assert len(hands) > 300
    for hand in hands:
        assert four_cs(hand) == round(100 * cccc(TheirHand(str(hand)))), hand


def test_the_four_cs_of_a_hand_reckoned_by_hand() -> None:
    # AKQ32 4.5 + 3 + 2 + 1; K32 0.9 + 2; Q32 0.6 + 0.75; a doubleton counts nothing.
    assert four_cs(Hand.parse("AKQ32.K32.Q32.32")) == 1475


def test_a_seed_begins_the_published_generator() -> None:
    # PCG64 as its author describes it: 128 bits times a constant plus another; XSL-RR.
    from hashlib import sha256  # noqa: PLC0415 - beside what it explains

    digest = sha256(b"club").digest()
    state, step = int.from_bytes(digest[:16], "big"), int.from_bytes(digest[16:], "big") | 1
    words = []
    for _ in range(5):
        state = (state * 0x2360ED051FC65DA44385DF649FCCF645 + step) % (1 << 128)
        folded, turn = (state >> 64) ^ (state & (1 << 64) - 1), state >> 122
        words.append((folded >> turn | folded << (64 - turn)) & (1 << 64) - 1)
    assert SeededChance("club").words(5).tolist() == words


class _Told:
    def __init__(self, *words: int) -> None:
        self._words = list(words)

    def words(self, number: int) -> np.ndarray:
        told, self._words = self._words[:number], self._words[number:]
        return np.array(told, np.uint64)


def test_a_word_that_would_favour_low_numbers_is_drawn_again() -> None:
    # 2**64 leaves 1 when divided by 3, so its last word alone would be unfair.
    assert below(3, 2, _Told((1 << 64) - 1, 5, 7)).tolist() == [1, 2]
    assert below_each(np.array([3, 2]), _Told((1 << 64) - 1, (1 << 64) - 1, 4)).tolist() == [1, 1]


def test_a_formula_of_four_hands_agrees_with_reckoning_it_by_hand() -> None:
    formula = read_where("hcp(N) + hcp(S) >= 25 and (spades(N) > hearts(N) or controls(E) == 2)")
    expected = [
        MEASURES["hcp"](deal[Seat.NORTH]) + MEASURES["hcp"](deal[Seat.SOUTH]) >= 25
        and (
            MEASURES["spades"](deal[Seat.NORTH]) > MEASURES["hearts"](deal[Seat.NORTH])
            or MEASURES["controls"](deal[Seat.EAST]) == 2
        )
        for deal in DEALS
    ]
    assert formula.truth(HANDS).tolist() == expected
