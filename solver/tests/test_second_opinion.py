"""Random deals against endplay's DDS, where it is installed."""

import random
from typing import Any

import pytest

import doubledummy
import random_deals
from doubledummy.cards import name, pbn

endplay_dds: Any = pytest.importorskip("endplay.dds", reason="endplay has no wheel here")
endplay_types: Any = pytest.importorskip("endplay.types")


def _their_choices(hands: list[int], strain: int, leader: int, trick: list[int]) -> dict[str, int]:
    whole = list(hands)
    for step, bit in enumerate(trick):
        whole[(leader + step) % 4] |= bit
    types = endplay_types
    trumps = (
        types.Denom.clubs,
        types.Denom.diamonds,
        types.Denom.hearts,
        types.Denom.spades,
        types.Denom.nt,
    )
    seats = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)
    deal = types.Deal(pbn(whole), first=seats[leader], trump=trumps[strain])
    for bit in trick:
        deal.play(types.Card(name(bit)))
    found = endplay_dds.solve_board(deal)
    return {str(card).translate(str.maketrans("♠♥♦♣", "SHDC")): tricks for card, tricks in found}


def _compare(seed: str, deals: int, sizes: range) -> None:
    chance = random.Random(seed)
    for _ in range(deals):
        hands = random_deals.hands(chance, chance.choice(sizes))
        strain, leader = chance.randrange(5), chance.randrange(4)
        trick = random_deals.start_trick(chance, hands, leader, chance.randrange(4))
        ours = {
            card: each.tricks
            for each in doubledummy.choices(
                pbn(hands), "CDHSN"[strain], "NESW"[leader], trick=[name(bit) for bit in trick]
            )
            for card in (each.card, *each.equals)
        }
        assert ours == _their_choices(hands, strain, leader, trick)


def test_every_card_of_random_positions_is_worth_what_endplay_says() -> None:
    _compare("positions", 60, range(2, 12))


@pytest.mark.slow
def test_every_card_of_five_thousand_random_positions_too() -> None:
    _compare("many positions", 5000, range(2, 14))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_every_lead_of_five_thousand_whole_deals_too(part: int) -> None:
    _compare(f"many deals {part}", 1000, range(13, 14))


def test_tables_of_random_deals_are_those_of_endplay() -> None:
    _tables("tables", 4)


@pytest.mark.slow
def test_five_hundred_tables_of_random_deals_too() -> None:
    _tables("many tables", 500)


def _tables(seed: str, deals: int) -> None:
    chance = random.Random(seed)
    texts = [pbn(random_deals.hands(chance, 13)) for _ in range(deals)]
    types = endplay_types
    for text, found in zip(texts, doubledummy.tables(texts, threads=1), strict=True):
        theirs = endplay_dds.calc_dd_table(types.Deal(text))
        for strain, trump in zip("SHDC", types.Denom.suits(), strict=True):
            for seat in types.Player:
                assert found[seat.abbr, strain] == theirs[trump, seat]
        for seat in types.Player:
            assert found[seat.abbr, "N"] == theirs[types.Denom.nt, seat]
