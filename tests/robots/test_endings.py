"""The last tricks: every layout that fits is played out."""

from biritch.auction import Contract
from biritch.cards import Card, Deal
from biritch.play import Play
from biritch.robots.endings import ending
from biritch.robots.outlook import Outlook
from biritch.seats import Seat


def chosen(deal: str, contract: str, leader: Seat, preferred: str, cards: str = "") -> str:
    """What is played where the rules of thumb would play the card preferred."""
    play = Play.ending(
        Deal.parse(deal), Contract.parse(contract).trumps, leader, contract=Contract.parse(contract)
    )
    for card in cards.split():
        play = play.then(Card.parse(card))
    return str(ending(Outlook(play), Card.parse(preferred)))


def test_with_all_hands_seen_the_play_is_perfect() -> None:
    deal = "N:AQ..2. K..53. 65..A. 43..6."
    assert chosen(deal, "1NTS", Seat.SOUTH, "SQ", "DA D6 D2 D3 S6 S3") == "SA"


def test_two_hidden_hands_are_laid_out_in_every_way_that_fits() -> None:
    assert chosen("N:AQ..2. - 65..A. -", "1NTS", Seat.SOUTH, "S6") in ("DA", "S6")


def test_one_hidden_hand_holds_what_is_left() -> None:
    deal = "N:AK..2. 43..5. 65..A. -"
    assert chosen(deal, "1NTS", Seat.SOUTH, "S5") == "S5"


def test_if_the_cards_do_not_add_up_the_rule_of_thumb_is_kept() -> None:
    assert chosen("N:- - 65..A. -", "1NTS", Seat.SOUTH, "S6") == "S6"


def test_the_last_winner_is_kept_and_the_loser_thrown() -> None:
    deal = "N:A..2. 7..K. 65... Q.Q.."
    assert chosen(deal, "1NTN", Seat.SOUTH, "S7", "S6 SQ SA") == "S7"
