"""What a hand plays: second hand low, third hand high, finesses, ruffs and winners, as taught."""

import pytest

from biritch.auction import Auction, Contract
from biritch.cards import Card, Deal, Hand
from biritch.play import Play
from biritch.robots import choose_card
from biritch.seats import BySeat, Seat

NOTHING_SAID = Auction.parse("N:P P P P")

# Each position: the deal (hands as they are when the play below begins), the contract, the cards
# played so far, the card expected, and why. South declares; North is dummy.
POSITIONS = [
    (
        "N:Q74.A83.KJ52.A93 J2.KT95.Q983.Q87 AKT986.QJ4.A4.K2 53.762.T76.JT654",
        "4SS",
        "D6",
        "D2",
        "low from dummy: the ace is opposite",
    ),
    (
        "N:842.A83.KJ52.AQ3 J93.KT95.Q983.87 AK6.QJ4.A74.K652 QT75.762.T6.JT94",
        "3NTS",
        "S5 S2",
        "SJ",
        "third hand high",
    ),
    (
        "N:842.A83.KJ52.AQ3 QJ3.KT95.983.987 AK6.QJ4.A74.K652 T975.762.QT6.JT4",
        "3NTS",
        "S5 S2",
        "SJ",
        "the lower of equals",
    ),
    (
        "N:Q42.A83.KJ52.AQ3 KJ3.KT95.983.987 A6.QJ4.A74.K6542 T9875.762.QT6.JT",
        "3NTS",
        "S7 S2",
        "SJ",
        "the queen in dummy makes the jack as good as the king",
    ),
    (
        "N:K42.A83.KJ52.AQ3 AQ3.KT95.983.987 J6.QJ4.A74.K6542 T9875.762.QT6.JT",
        "3NTS",
        "S7 S2",
        "SQ",
        "the ace is kept for dummy's king",
    ),
    (
        "N:842.AK3.KJ52.AQ3 KQ3.T9875.983.98 A6.QJ4.A74.K6542 JT975.62.QT6.JT7",
        "3NTS",
        "SJ S2 S3",
        "S6",
        "hold up the only stopper",
    ),
    (
        "N:842.AK3.KJ52.AQ3 93.T9875.983.T98 AKQ6.QJ4.A74.K65 JT75.62.QT6.J742",
        "3NTS",
        "SJ S2 S3",
        "SQ",
        "win with the lowest that wins",
    ),
]


@pytest.mark.parametrize(("deal", "contract", "cards", "expected", "why"), POSITIONS)
def test_the_first_trick_is_played_as_taught(
    deal: str, contract: str, cards: str, expected: str, why: str
) -> None:
    play = Play.begin(Deal.parse(deal), Contract.parse(contract))
    for card in cards.split():
        play = play.then(Card.parse(card))
    assert Card.parse(expected) == choose_card(seen(play), NOTHING_SAID), why


def seen(play: Play) -> Play:
    """The play as whoever commands the hand in turn sees it, dummy faced."""
    contract = play.contract
    assert contract is not None
    assert play.turn is not None
    chair = contract.declarer if play.turn is contract.dummy else play.turn
    known = {chair, contract.dummy}
    hands = Deal(BySeat.make(lambda seat: play.deal[seat] if seat in known else Hand()))
    if play.size == 13:
        mine = Play.begin(hands, contract)
    else:
        mine = Play.ending(hands, contract.trumps, play.opener, contract=contract)
    for card in play.cards:
        mine = mine.then(card)
    return mine


# The last five cards or so of each hand. South declares, and North is dummy.
LATER = [
    ("N:AQ32.5.A. 9754.8.2. 86.A4.K3. KJT.K6.Q.", "NT", "S: S6 ST", "SQ", "the finesse"),
    ("N:AKQ2.5.A. 9754.8.2. 86.A4.K3. JT3.K6.Q.", "NT", "S: S6 S3", "SQ", "the lowest winner"),
    ("N:AJ432.5.. K975.8.2. QT.A4.K7. 86.K62.Q.", "NT", "S: SQ S6", "S2", "the queen is run"),
    ("N:AK65.5.A. J984.8.2. T2.A4.K7. Q73.K6.Q.", "NT", "W: SQ", "SK", "an honour is taken"),
    ("N:AQ432.6.. K.975.82. 976.A4.K. JT85.K.Q.", "NT", "S: S6 S5", "SQ", "two are out: finesse"),
    ("N:5432.KQ.. T.AJ8.32. AKQJ.4.K. 9876.T.Q.", "S", "S:", "SA", "trumps are drawn"),
    ("N:54.KQT..2 32.AJ.32. AK7.54.K. QJ.98.A.4", "S", "S:", "DK", "a loser is ruffed in dummy"),
    ("N:54.KQT..2 32.AJ.32. AK.54.K9. QJ.98.A.4", "S", "S: D9 DA", "S4", "dummy ruffs low"),
    ("N:A2.KQ..43 K3.AJ8.3. QJ4.5.K.2 T9.T9.Q.K", "NT", "N: S2", "S3", "second hand low"),
    (
        "N:J2.KQ..43 Q73.A8.3. AK4.5.K.2 T98.T9.Q.",
        "NT",
        "N: SJ",
        "SQ",
        "an honour covers an honour",
    ),
    (
        "N:QJ2.K..43 K73.A8.3. A54.5.K.2 T98.T9.Q.",
        "NT",
        "N: SQ",
        "S3",
        "not with the jack behind it",
    ),
    ("N:432.K..43 KQJ.A8.3. A65.5.K.2 T98.T9.Q.", "NT", "N: S2", "SQ", "a sequence is split"),
    (
        "N:42.K5..43 A73.A8.3. KQ5.6.K.2 T98.T9.Q.",
        "NT",
        "W: ST S2",
        "S7",
        "the ten is enough: encourage",
    ),
    ("N:Q32.K..43 AK7.A8.3. J65.5.K.2 T98.T9.Q.", "NT", "W: ST S2", "S7", "partner is winning"),
]


@pytest.mark.parametrize(("deal", "strain", "line", "expected", "why"), LATER)
def test_the_middle_of_the_hand_is_played_as_taught(
    deal: str, strain: str, line: str, expected: str, why: str
) -> None:
    contract = Contract.parse(f"3{strain}S")
    leader, cards = line.split(":")
    play = Play.ending(Deal.parse(deal), contract.trumps, Seat.parse(leader), contract=contract)
    for card in cards.split():
        play = play.then(Card.parse(card))
    assert Card.parse(expected) == choose_card(seen(play), NOTHING_SAID), why
