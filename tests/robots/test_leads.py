"""Opening leads: the card by the table, the suit by the auction."""

import pytest

from biritch.auction import Auction
from biritch.cards import Card, Hand, Suit
from biritch.robots import read_auction
from biritch.robots.leads import card_to_lead, opening_lead
from biritch.robots.outlook import cards


@pytest.mark.parametrize(
    ("holding", "at_notrump", "against_hearts"),
    [
        ("AK4", "S4", "SA"),
        ("AKQ4", "SA", "SA"),
        ("AK76", "S6", "SA"),
        ("AQJ4", "SQ", "SA"),
        ("A876", "S6", "SA"),
        ("KQJ4", "SK", "SK"),
        ("KQT4", "SK", "SK"),
        ("KQ76", "S6", "SK"),
        ("KJT4", "SJ", "SJ"),
        ("KT94", "ST", "ST"),
        ("QJT4", "SQ", "SQ"),
        ("QJ94", "SQ", "SQ"),
        ("QT94", "ST", "ST"),
        ("JT94", "SJ", "SJ"),
        ("T984", "ST", "ST"),
        ("K8753", "S5", "S5"),
        ("Q765", "S5", "S5"),
        ("K76", "S6", "S6"),
        ("Q72", "S2", "S2"),
        ("873", "S8", "S8"),
        ("9732", "S2", "S2"),
        ("K7", "SK", "SK"),
        ("73", "S7", "S7"),
        ("AK", "SK", "SK"),
        ("4", "S4", "S4"),
    ],
)
def test_the_card_led_is_the_table_s(holding: str, at_notrump: str, against_hearts: str) -> None:
    spades = cards(Suit.SPADES, Hand.parse(f"{holding}...")[Suit.SPADES].bits)
    assert at_notrump == str(card_to_lead(spades, trumps=None))
    assert against_hearts == str(card_to_lead(spades, trumps=Suit.HEARTS))


@pytest.mark.parametrize(
    ("holding", "card"), [("875", "S5"), ("QJ7", "SQ"), ("K73", "S3"), ("72", "S7")]
)
def test_trumps_are_led_low_unless_touching(holding: str, card: str) -> None:
    spades = cards(Suit.SPADES, Hand.parse(f"{holding}...")[Suit.SPADES].bits)
    assert card == str(card_to_lead(spades, trumps=Suit.SPADES))


@pytest.mark.parametrize(
    ("auction", "hand", "card", "why"),
    [
        ("S:1NT P 3NT P P P", "KJT74.84.A93.652", "SJ", "the long suit, from its sequence"),
        ("S:1NT P 3NT P P P", "Q8.K9753.J92.T84", "H5", "fourth best of the longest"),
        ("S:1NT P 3NT P P P", "84.73.QJT92.A842", "DQ", "a solid sequence"),
        ("S:1D P 1S P 2NT P 3NT P P P", "K64.QJT3.842.973", "HQ", "the unbid suit"),
        ("N:1D 1S 1NT P 3NT P P P", "74.Q9853.K3.J842", "S7", "partner's suit: top of two"),
        ("N:1D 1S 1NT P 3NT P P P", "K74.Q953.83.J842", "S4", "partner's suit: low from an honour"),
        ("N:1D 1S 1NT P 3NT P P P", "874.Q953.83.J842", "S8", "partner's suit: top of nothing"),
        ("S:1H P 4H P P P", "AK74.83.Q942.J75", "SA", "ace from ace-king"),
        ("S:1H P 4H P P P", "QJT4.A83.Q942.75", "SQ", "the sequence"),
        ("S:1H P 4H P P P", "4.A83.Q9642.K975", "S4", "a singleton, with the ace of trumps"),
        ("S:1H P 4H P P P", "AQ74.983.KJ2.864", "H3", "no ace underled, no tenace broken: a trump"),
        ("W:1C 1H P 4H P P P", "A742.83.J942.K75", "C5", "partner's suit"),
    ],
)
def test_the_suit_led_is_the_one_that_promises_most(
    auction: str, hand: str, card: str, why: str
) -> None:
    calls = Auction.parse(auction)
    assert calls.contract is not None
    lead = opening_lead(Hand.parse(hand), calls.contract, read_auction(calls))
    assert lead == Card.parse(card), why
