"""Small cards of defenders say what was agreed, and only where one can be spared."""

from __future__ import annotations

import pytest

from biritch.cards import Card, Deal
from biritch.robots.outlook import Outlook
from biritch.robots.playing.signals import STANDARD, Carding, signal
from biritch.robots.playing.usual import usual
from biritch.seats import Seat
from tests.robots.playing.moments import moment

UPSIDE_DOWN = Carding(encourages_high=False, even_is_high=False)


def outlook_of(hand: str, cards: str, *, dummy: str, auction: str) -> Outlook:
    """What East sees, North being dummy."""
    now = moment(Deal.parse(f"N:{dummy} {hand} - -"), auction, cards, Seat.EAST)
    return Outlook(now.play)


@pytest.mark.parametrize(
    ("hand", "card", "carding"),
    [
        # Partner leads the king; with the queen East likes it, with three small cards he does not.
        ("Q852.KJ93.8742.7", "S8", STANDARD),
        ("852.KJ93.Q8742.7", "S2", STANDARD),
        ("Q852.KJ93.8742.7", "S2", UPSIDE_DOWN),
        ("852.KJ93.Q8742.7", "S8", UPSIDE_DOWN),
        # After two small cards there is a ruff, but not without trumps.
        ("82.KJ93.Q8742.75", "S8", STANDARD),
        ("82..QJT98742.765", "S2", STANDARD),
    ],
)
def test_partners_lead_is_encouraged_with_an_honour_or_a_ruff_to_come(
    hand: str, card: str, carding: Carding
) -> None:
    seen = outlook_of(hand, "SK SJ", dummy="J43.A2.AK3.KQ982", auction="S:1H P 2C P 2H P 4H P P P")
    lowest = seen.legal[-1]
    assert signal(seen, lowest, carding) is Card.parse(card)


@pytest.mark.parametrize(("hand", "card"), [("Q852.KJ93.874.73", "D4"), ("Q85.KJ93.8742.73", "D8")])
def test_a_suit_that_declarer_leads_is_counted(hand: str, card: str) -> None:
    cards = "SK S3 S5 S6 S9 S4 S8 SA DQ D5 DA"
    seen = outlook_of(hand, cards, dummy="J43.A2.AK93.KQ98", auction="S:1NT P 3NT P P P")
    assert signal(seen, seen.legal[-1], STANDARD) is Card.parse(card)


def test_a_ruff_is_given_with_the_card_that_names_the_suit_to_return() -> None:
    # West has shown out of spades; hearts are trumps. East has the ace of diamonds, or of clubs.
    cards = "S9 S3 SA S6 SK S7 D5 S4"
    for hand, card in (("AKQ852.93.A84.73", "S8"), ("AKQ852.93.742.A3", "S2")):
        seen = outlook_of(
            hand, cards, dummy="JT43.A2.KQ3.KQ98", auction="S:1H P 2C P 2H P 4H P P P"
        )
        assert seen.hand is Seat.EAST
        assert signal(seen, Card.parse("S5"), STANDARD) is Card.parse(card)


def test_honours_trumps_and_single_cards_are_not_spent_on_signals() -> None:
    auction = "S:1S P 2C P 2S P 4S P P P"
    seen = outlook_of("Q852.KJ93.8742.7", "SK SJ", dummy="J43.A2.AK3.KQ982", auction=auction)
    assert signal(seen, Card.parse("S2"), STANDARD) is Card.parse("S2")
    seen = outlook_of("QT2.KJ93.87542.7", "SK SJ", dummy="J43.A2.AK3.KQ982", auction="S:1NT P P P")
    assert signal(seen, Card.parse("S2"), STANDARD) is Card.parse("S2")
    assert signal(seen, Card.parse("SQ"), STANDARD) is Card.parse("SQ")


def test_who_has_told_once_does_not_tell_again() -> None:
    now = moment(
        Deal.parse("N:J43.A2.AK3.KQ982 Q852.KJ93.8742.7 - -"),
        "S:1NT P 3NT P P P",
        "SK SJ S8 S6 SA S4",
        Seat.EAST,
    )
    assert usual(Outlook(now.play), now.reading) is Card.parse("S2")
