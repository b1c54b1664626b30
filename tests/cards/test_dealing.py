"""Dealing: every deal equally likely, every deal numbered, a seed the same for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import PACK, Deal, chance_deal, deal_number, numbered_deal, seeded
from biritch.cards.dealing import DEALS
from biritch.errors import BadValue
from biritch.seats import SEATS, BySeat, Seat
from biritch.testing import deals

COUNT = 53_644_737_765_488_792_839_237_440_000  # 52! / (13!)^4, as every book of odds gives it


def _by_hand(number: int) -> str:
    """The deal of this number by counting binomials, card by card from the ace of spades.

    Shares no code with the library: ways are counted by `comb`, hands are kept as texts.
    """

    def ways(room: list[int]) -> int:
        left, product = sum(room), 1
        for places in room:
            product *= comb(left, places)
            left -= places
        return product

    room = [13, 13, 13, 13]
    hands = [["", "", "", ""] for _ in range(4)]
    for place in range(52):
        suit, rank = divmod(place, 13)
        for seat in range(4):
            if not room[seat]:
                continue
            room[seat] -= 1
            here = ways(room)
            if number < here:
                hands[seat][suit] += "AKQJT98765432"[rank]
                break
            number -= here
            room[seat] += 1
    return "N:" + " ".join(".".join(hand) for hand in hands)


def _seeded_by_hand(seed: str) -> Iterator[str]:
    counter = 0
    while True:
        counter += 1
        digest = sha256(seed.encode("utf-8") + bytes([0]) + counter.to_bytes(8, "big")).hexdigest()
        number = int(digest[:24], 16)
        if number < COUNT:
            yield _by_hand(number)


def test_there_are_as_many_deals_as_the_books_say() -> None:
    assert DEALS == COUNT


@given(st.integers(0, COUNT - 1))
def test_every_number_is_a_deal_and_every_deal_has_its_number(number: int) -> None:
    deal = numbered_deal(number)
    assert deal.is_complete
    assert deal_number(deal) == number
    assert str(deal) == _by_hand(number)


@given(deals(), st.permutations(SEATS))
def test_hands_moved_between_seats_are_another_deal_with_a_number(
    deal: Deal, order: list[Seat]
) -> None:
    moved = Deal(BySeat(*(deal[seat] for seat in order)))
    assert numbered_deal(deal_number(moved)) == moved
    assert (deal_number(moved) == deal_number(deal)) == (order == list(SEATS))


def test_the_first_and_the_last_deal_are_the_four_suits_in_order_and_backwards() -> None:
    suit = "AKQJT98765432"
    assert str(numbered_deal(0)) == f"N:{suit}... .{suit}.. ..{suit}. ...{suit}"
    assert str(numbered_deal(COUNT - 1)) == f"N:...{suit} ..{suit}. .{suit}.. {suit}..."


@pytest.mark.parametrize("number", [-1, COUNT])
def test_no_deal_has_a_number_beyond(number: int) -> None:
    with pytest.raises(BadValue, match="numbered from 0"):
        numbered_deal(number)


def test_only_a_complete_deal_has_a_number() -> None:
    with pytest.raises(BadValue, match="only a complete deal"):
        deal_number(Deal.parse("N:AK... - - -"))


def test_chance_beyond_the_last_deal_is_thrown_away_never_folded_back() -> None:
    """Otherwise the first deals would come more often than the last."""
    drawn = iter([b"\xff" * 12, COUNT.to_bytes(12, "big"), (COUNT - 1).to_bytes(12, "big")])
    assert deal_number(chance_deal(lambda _: next(drawn))) == COUNT - 1
    assert next(drawn, None) is None


def test_chance_is_asked_for_no_more_than_is_used() -> None:
    sizes: list[int] = []

    def chance(size: int) -> bytes:
        sizes.append(size)
        return bytes(size)

    assert deal_number(chance_deal(chance)) == 0
    assert sizes == [12]
    assert 256**12 > COUNT


def test_a_seed_gives_the_deals_that_a_calculation_by_hand_gives() -> None:
    for seed in ("evening", "", "вечір", "1"):
        assert [str(deal) for deal in islice(seeded(seed), 20)] == list(
            islice(_seeded_by_hand(seed), 20)
        )


def test_a_seed_gives_the_same_deals_for_ever() -> None:
    assert [str(deal) for deal in islice(seeded("evening"), 2)] == [
        "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974",
        "N:AJ865.7.43.AQ752 74.T54.AJT62.J93 QT32.KJ632.KQ95. K9.AQ98.87.KT864",
    ]


def test_over_many_seeded_deals_every_seat_gets_every_card_about_as_often() -> None:
    """Chi-square over 52 cards and 4 seats; the seed is fixed, so it passes or fails for ever."""
    rounds = 2000
    found: Counter[tuple[int, Seat]] = Counter()
    for deal in islice(seeded("even"), rounds):
        for seat, hand in zip(SEATS, deal, strict=True):
            found.update((card.index, seat) for card in hand)
    expected = rounds / 4
    chi = sum(
        (found[card.index, seat] - expected) ** 2 / expected for card in PACK for seat in SEATS
    )
    freedom = 51 * 3  # each card is somewhere, each seat holds thirteen
    assert freedom - 4 * (2 * freedom) ** 0.5 < chi < freedom + 4 * (2 * freedom) ** 0.5
