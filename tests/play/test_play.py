"""The play of the cards: turns, following suit, tricks, undo, and plays seen by one viewer."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction.contract import Contract
from biritch.cards import PACK, Card, Deal, Hand, Suit
from biritch.errors import BadValue, IllegalPlay
from biritch.play.play import Play, commander
from biritch.play.trick import Trick
from biritch.seats import (
    FOUR_PLAYERS,
    SEATS,
    TWO_PLAYERS,
    BySeat,
    BySide,
    Seat,
    Side,
    three_players,
)
from tests.play.strategies import CONTRACTS, LEADERS, TRUMPS, deals, plays


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def played(play: Play, text: str) -> Play:
    for card in cards(text):
        play = play.then(card)
    return play


SMALL = Deal.parse("N:A2... K3... Q4... J5...")


# ── Turns and tricks ─────────────────────────────────────────────────────────────────────────


def test_declarers_left_leads_and_the_turn_goes_clockwise() -> None:
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("4HS"))
    turns = []
    for text in ["HA", "H2", "H3"]:
        turns.append(play.turn)
        play = play.then(Card.parse(text))
    assert turns == [Seat.WEST, Seat.NORTH, Seat.EAST]
    assert play.turn is Seat.SOUTH


def test_the_winner_leads_to_the_next_trick() -> None:
    play = played(Play.ending(SMALL, None, Seat.EAST), "SK S4 S5 SA")
    assert (play.leader, play.turn) == (Seat.NORTH, Seat.NORTH)
    assert play.won == BySide(ns=1, ew=0)
    assert play.last_trick == Trick(Seat.EAST, cards("SK S4 S5 SA"))
    assert play.trick == Trick(Seat.NORTH, ())


def test_the_play_is_over_when_every_card_is_played() -> None:
    play = played(Play.ending(SMALL, None, Seat.EAST), "SK S4 S5 SA S2 S3 SQ SJ")
    assert (play.is_over, play.turn, play.legal()) == (True, None, ())
    assert play.won == BySide(2, 0)
    with pytest.raises(IllegalPlay, match="all the cards") as refused:
        play.then(Card.parse("SA"))
    assert refused.value.code == "play.over"
    assert not play.may(Card.parse("SA"))


def test_before_the_first_card_there_is_no_last_trick() -> None:
    play = Play.ending(SMALL, None, Seat.EAST)
    assert play.last_trick is None
    assert (play.count, play.tricks_left, str(play)) == (0, 2, "")


def test_a_play_reads_as_its_tricks() -> None:
    play = played(Play.ending(SMALL, None, Seat.EAST), "SK S4 S5 SA S2")
    assert str(play) == "E:SK S4 S5 SA N:S2"
    assert play.cards == cards("SK S4 S5 SA S2")
    assert [entry.seat.value for entry in play.entries] == list("ESWNN")
    assert (play.count, play.tricks_left) == (5, 1)
    assert [play.cards_left(seat) for seat in SEATS] == [0, 1, 1, 1]


@given(plays())
def test_the_tricks_won_add_up_and_each_goes_to_its_winners_side(play: Play) -> None:
    winners = Counter(trick.winner(play.trumps).side for trick in play.tricks)
    assert play.won == BySide(winners[Side.NS], winners[Side.EW])
    leaders = [play.opener, *(trick.winner(play.trumps) for trick in play.tricks)]
    assert [*(trick.leader for trick in play.tricks), play.leader] == leaders
    assert sum(play.won) + play.tricks_left == 13


# ── Following suit ───────────────────────────────────────────────────────────────────────────


@given(plays(most=51))
def test_every_legal_card_is_accepted_and_every_other_refused(play: Play) -> None:
    turn = play.turn
    assert turn is not None
    hand = play.remaining(turn)
    led = play.trick.suit
    follows = [card for card in hand if card.suit is led]
    expected = tuple(follows or hand)
    assert play.legal() == expected
    for card in PACK:
        assert play.may(card) is (card in expected)
        if card in expected:
            after = play.then(card)
            assert card not in after.remaining(turn)
            assert after.count == play.count + 1
        else:
            with pytest.raises(IllegalPlay) as refused:
                play.then(card)
            assert refused.value.code == ("play.revoke" if card in hand else "play.not_held")


def test_a_revoke_is_refused_with_the_law_and_the_cards() -> None:
    deal = Deal.parse("N:A.2.. K.3.. Q.4.. J.5..")
    play = Play.ending(deal, None, Seat.NORTH).then(Card.parse("SA"))
    with pytest.raises(IllegalPlay, match="East must follow suit to SA and cannot play H3") as no:
        play.then(Card.parse("H3"))
    assert (no.value.law, no.value.details) == ("44C", {"seat": "E", "card": "H3", "led": "SA"})


def endings(play: Play) -> int:
    """How many ways the play can go from here."""
    return 1 if play.is_over else sum(endings(play.then(card)) for card in play.legal())


def by_permutations(deal: Deal, trumps: Suit | None, leader: Seat) -> int:
    """The same count another way: all orders of all four hands, those that break a rule thrown out."""
    count = 0
    for orders in product(*(permutations(list(deal[seat])) for seat in SEATS)):
        hands = [list(order) for order in orders]
        first, good = leader, True
        for trick in range(len(hands[0])):
            led = hands[first.index][trick]
            best = first
            for seat in first.round()[1:]:
                card, top = hands[seat.index][trick], hands[best.index][trick]
                could = any(other.suit is led.suit for other in hands[seat.index][trick:])
                good &= card.suit is led.suit or not could
                if card.suit is top.suit:
                    best = seat if card.rank > top.rank else best
                elif card.suit is trumps:
                    best = seat
            first = best
        count += good
    return count


@given(st.integers(1, 3).flatmap(deals), TRUMPS, LEADERS)
def test_endings_are_as_many_as_the_permutations_that_break_no_rule(
    deal: Deal, trumps: Suit | None, leader: Seat
) -> None:
    assert endings(Play.ending(deal, trumps, leader)) == by_permutations(deal, trumps, leader)


@pytest.mark.parametrize(("size", "ways"), [(1, 1), (2, 16), (3, 1296)])
def test_hands_of_one_suit_each_can_be_played_in_every_order(size: int, ways: int) -> None:
    ranks = "AKQJ"[:size]
    deal = Deal.parse(f"N:{ranks}... .{ranks}.. ..{ranks}. ...{ranks}")
    assert endings(Play.ending(deal, None, Seat.NORTH)) == ways


# ── Turning the table ────────────────────────────────────────────────────────────────────────


@given(plays(), st.integers(1, 3))
def test_turning_the_table_turns_the_play(play: Play, steps: int) -> None:
    turned = Play.ending(play.deal.rotate(steps), play.trumps, play.opener.after(steps))
    for card in play.cards:
        turned = turned.then(card)
    assert turned.legal() == play.legal()
    assert turned.turn is (play.turn.after(steps) if play.turn else None)
    assert turned.won == (play.won if steps == 2 else BySide(play.won.ew, play.won.ns))


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────


@given(plays(), st.data())
def test_taking_cards_back_gives_the_play_as_it_was(play: Play, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, play.count))
    back = play.first(count)
    again = Play.ending(play.deal, play.trumps, play.opener, contract=play.contract)
    for card in play.cards[:count]:
        again = again.then(card)
    assert back == again
    assert hash(back) == hash(again)
    for card in play.cards[count:]:
        back = back.then(card)
    assert back == play


@pytest.mark.parametrize("count", [-1, 2])
def test_more_cards_than_were_played_cannot_be_kept(count: int) -> None:
    with pytest.raises(BadValue, match="1 cards have been played"):
        Play.ending(SMALL, None, Seat.NORTH).then(Card.parse("SA")).first(count)


# ── What one viewer sees ─────────────────────────────────────────────────────────────────────


@given(deals(), CONTRACTS, st.sampled_from(SEATS), st.integers(0, 52), st.data())
def test_a_viewers_play_is_the_full_play_as_far_as_he_has_seen(
    deal: Deal, contract: Contract, viewer: Seat, count: int, data: st.DataObject
) -> None:
    chance = data.draw(st.randoms(use_true_random=False))
    full = Play.begin(deal, contract)
    mine = Play.begin(Deal(BySeat.same(Hand()).put(viewer, deal[viewer])), contract)
    for _ in range(count):
        card = chance.choice(full.legal())
        full, mine = full.then(card), mine.then(card)
        if full.count == 1:
            mine = mine.learn(contract.dummy, deal[contract.dummy])
        seen = {viewer, contract.dummy}
        assert (mine.turn, mine.won, mine.trick) == (full.turn, full.won, full.trick)
        assert mine.cards == full.cards
        for seat in SEATS:
            assert mine.deal[seat] <= deal[seat]
            assert mine.cards_left(seat) == len(full.remaining(seat))
            assert mine.is_known(seat) is (seat in seen or full.count == 52 or mine.deal == deal or
                                           len(mine.deal[seat]) == 13)  # fmt: skip
        if full.turn in seen:
            assert mine.legal() == full.legal()
    for seat in SEATS:
        mine = mine.learn(seat, deal[seat])
    assert mine == full


def test_nothing_is_legal_to_choose_from_a_hand_nobody_has_seen() -> None:
    play = Play.begin(Deal.parse("N:- - - AKQ2.AKQ.AKQ.AKQ"), Contract.parse("1NTW"))
    assert not play.is_known(Seat.NORTH)
    assert play.legal() == ()
    assert play.may(Card.parse("SJ"))


def test_a_card_from_an_unseen_hand_becomes_known_and_stays_so_after_an_undo() -> None:
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("1NTW")).then(Card.parse("SJ"))
    assert play.deal[Seat.NORTH] == Hand.parse("J...")
    assert play.remaining(Seat.NORTH) == Hand()
    assert play.first(0).remaining(Seat.NORTH) == Hand.parse("J...")


def test_an_unseen_hand_cannot_play_a_card_seen_elsewhere() -> None:
    play = Play.begin(Deal.parse("N:- - - AKQ2.AKQ.AKQ.AKQ"), Contract.parse("1NTW"))
    with pytest.raises(IllegalPlay, match="North does not hold SA"):
        play.then(Card.parse("SA"))
    play = play.then(Card.parse("SJ"))
    with pytest.raises(IllegalPlay, match="East does not hold SJ"):
        play.then(Card.parse("SJ"))


def test_a_half_seen_hand_must_still_follow_with_a_card_seen_in_it() -> None:
    play = Play.begin(Deal.parse("N:- 2... - -"), Contract.parse("1NTW")).then(Card.parse("SJ"))
    assert not play.may(Card.parse("HA"))
    assert play.may(Card.parse("S3"))
    assert play.legal() == ()


def test_a_hand_shown_twice_is_no_news() -> None:
    play = Play.ending(SMALL, None, Seat.NORTH).then(Card.parse("SA"))
    assert play.learn(Seat.NORTH, Hand.parse("A2...")) == play


def test_a_hand_cannot_be_shown_cards_of_another_or_too_many() -> None:
    play = Play.begin(Deal.parse("N:A... - - -"), Contract.parse("1NTW"))
    with pytest.raises(BadValue, match="East cannot hold A"):
        play.learn(Seat.EAST, Hand.parse("AK..."))
    with pytest.raises(BadValue, match="more than 13"):
        play.learn(Seat.NORTH, Hand.parse("AKQJT98765432.A.."))


# ── Beginning ────────────────────────────────────────────────────────────────────────────────


def test_a_hand_of_fourteen_cannot_be_played() -> None:
    fourteen = Deal.parse("N:AKQJT98765432.A.. - - -")
    with pytest.raises(BadValue, match="North holds 14 cards"):
        Play.begin(fourteen, Contract.parse("1NTW"))
    with pytest.raises(BadValue, match="North holds 14 cards"):
        Play.ending(fourteen, None, Seat.NORTH)


def test_an_ending_needs_cards_and_the_contracts_own_trumps() -> None:
    with pytest.raises(BadValue, match="no cards"):
        Play.ending(Deal.parse("N:- - - -"), None, Seat.NORTH)
    with pytest.raises(BadValue, match="other trumps"):
        Play.ending(SMALL, None, Seat.NORTH, contract=Contract.parse("4HS"))


def test_dummy_is_faced_by_the_opening_lead() -> None:
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("1NTS"))
    assert (play.dummy, play.dummy_is_faced) == (Seat.NORTH, False)
    assert play.then(Card.parse("SJ")).dummy_is_faced


def test_in_an_ending_dummy_has_long_been_faced() -> None:
    assert Play.ending(SMALL, None, Seat.WEST, contract=Contract.parse("1NTS")).dummy_is_faced


def test_an_ending_without_a_contract_has_no_dummy() -> None:
    play = Play.ending(SMALL, None, Seat.NORTH).then(Card.parse("SA"))
    assert (play.dummy, play.dummy_is_faced) == (None, False)
    assert commander(play, FOUR_PLAYERS, Seat.SOUTH) is Seat.SOUTH


# ── Who plays which hand ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("declarer", SEATS)
def test_declarer_plays_dummy_and_the_others_their_own(declarer: Seat) -> None:
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse(f"1NT{declarer.value}"))
    chairs = [commander(play, FOUR_PLAYERS, seat) for seat in declarer.round()]
    assert chairs == [declarer, declarer.lho, declarer, declarer.rho]


def test_with_two_players_each_plays_both_his_hands() -> None:
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("1NTE"))
    assert [commander(play, TWO_PLAYERS, seat).value for seat in SEATS] == ["N", "E", "N", "E"]


def test_with_three_a_partner_who_declares_plays_his_partners_hand_too() -> None:
    seating = three_players(Seat.SOUTH)
    play = Play.begin(Deal.parse("N:- - - -"), Contract.parse("1NTE"))
    assert [commander(play, seating, seat).value for seat in SEATS] == ["S", "E", "S", "E"]
