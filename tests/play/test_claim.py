"""Claims: what may be claimed, what is safe to accept."""

from __future__ import annotations

import msgspec
import pytest

from biritch.auction.contract import Contract
from biritch.cards import Card, Deal, Suit
from biritch.errors import Refused
from biritch.play.claim import Claim, check_claim, claimed, conceded, departs, safe
from biritch.play.line import Finesse, Line, Ruff, Trumps
from biritch.play.play import Play
from biritch.play.sure import sure_tricks
from biritch.seats import Seat


def ending(text: str, contract: str, leader: Seat, cards: str = "") -> Play:
    read = Contract.parse(contract)
    play = Play.ending(Deal.parse(text), read.trumps, leader, contract=read)
    for card in cards.split():
        play = play.then(Card.parse(card))
    return play


FOUR = "N:AJ3.2.. T98.3.. 42.A.2. KQ.K.3."


@pytest.mark.parametrize(("seat", "mine", "theirs"), [("S", 2, 1), ("E", 1, 2), ("W", 1, 2)])
def test_a_claim_counts_declarers_tricks_whoever_makes_it(
    seat: str, mine: int, theirs: int
) -> None:
    play = ending(FOUR, "1NTS", Seat.SOUTH, "HA HK H2 H3")
    claim = Claim(Seat.parse(seat), 3)
    check_claim(play, claim)
    assert (claimed(play, claim), conceded(play, claim)) == (mine, theirs)


@pytest.mark.parametrize("tricks", [0, 5])
def test_a_claim_must_be_one_the_play_can_end_in(tricks: int) -> None:
    play = ending(FOUR, "1NTS", Seat.SOUTH, "HA HK H2 H3")
    with pytest.raises(Refused, match="has won 1 tricks and 3 are left") as refused:
        check_claim(play, Claim(Seat.SOUTH, tricks))
    assert (refused.value.code, refused.value.law) == ("claim.tricks", "68A")


def test_dummy_cannot_claim() -> None:
    with pytest.raises(Refused, match="dummy") as refused:
        check_claim(ending(FOUR, "1NTS", Seat.SOUTH), Claim(Seat.NORTH, 4))
    assert refused.value.code == "claim.dummy"


def test_there_is_nothing_to_claim_when_the_play_is_over_or_is_no_contract() -> None:
    over = ending("N:A... 2... 3... 4...", "1NTS", Seat.NORTH, "SA S2 S3 S4")
    no_contract = Play.ending(Deal.parse("N:A... 2... 3... 4..."), None, Seat.NORTH)
    for play in (over, no_contract):
        with pytest.raises(Refused, match="no play") as refused:
            check_claim(play, Claim(Seat.SOUTH, 1))
        assert refused.value.code == "claim.over"


def test_a_concession_of_every_trick_is_safe_for_those_who_are_given_them() -> None:
    play = ending(FOUR, "1NTS", Seat.SOUTH)
    assert safe(play, Claim(Seat.SOUTH, 0))
    assert safe(play, Claim(Seat.WEST, 4))


def test_a_claim_of_winners_is_safe_and_one_of_a_guess_is_not() -> None:
    play = ending(FOUR, "1NTS", Seat.SOUTH)
    assert safe(play, Claim(Seat.SOUTH, 2))
    assert not safe(play, Claim(Seat.SOUTH, 3))


def test_a_claim_is_safe_when_the_cards_lie_so_that_nobody_can_go_wrong() -> None:
    """South cannot know that East, on lead, has a heart left; as it is, no play keeps him from one."""
    play = ending("N:...32 3.4.. .AK.. .2.3.", "1SS", Seat.EAST)
    assert sure_tricks(play, Seat.SOUTH) == 0
    assert safe(play, Claim(Seat.SOUTH, 1))
    assert not safe(play, Claim(Seat.SOUTH, 2))
    unlucky = ending("N:...32 3..3. .AK.. .24..", "1SS", Seat.EAST)
    assert not safe(unlucky, Claim(Seat.SOUTH, 1))


def test_a_defender_who_cannot_see_the_claimers_hand_takes_nothing_on_trust() -> None:
    play = Play.begin(Deal.parse("N:- - - AKQJT98765432..."), Contract.parse("7NTS"))
    assert not safe(play, Claim(Seat.SOUTH, 1))


def test_a_defenders_claim_at_the_end_needs_no_help_from_partner() -> None:
    play = ending("N:32... 54... KQ... AJ...", "1NTS", Seat.WEST)
    assert safe(play, Claim(Seat.WEST, 1))
    assert not safe(play, Claim(Seat.WEST, 0))


def test_a_claim_is_written_with_its_line() -> None:
    claim = Claim(
        Seat.SOUTH,
        10,
        Line(
            trumps=Trumps.DRAW,
            suits=(Suit.HEARTS, Suit.CLUBS),
            finesses=(Finesse(Suit.CLUBS, Seat.WEST), Finesse(Suit.DIAMONDS, None)),
            ruffs=(Ruff(Suit.DIAMONDS, Seat.NORTH),),
        ),
    )
    written = msgspec.json.encode(claim)
    assert msgspec.json.decode(written, type=Claim) == claim
    assert msgspec.json.encode(Claim(Seat.SOUTH, 10)) == b'{"seat":"S","tricks":10,"line":{}}'


def test_a_claimer_who_said_nothing_departs_from_nothing() -> None:
    play = ending(FOUR, "1NTS", Seat.SOUTH)
    assert not any(departs(play, Claim(Seat.SOUTH, 3), card) for card in play.legal())
