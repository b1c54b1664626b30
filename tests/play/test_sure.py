"""Sure tricks, against an independent count over every layout, and for hands with a known answer."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.auction.contract import Contract
from biritch.cards import PACK, Card, Deal, Hand, Suit
from biritch.play import sure
from biritch.play.cashing import Cashing
from biritch.play.condone import condone
from biritch.play.play import Play
from biritch.play.sure import in_every_line, is_sure, sure_tricks
from biritch.seats import SEATS, BySeat, Seat
from tests.play.strategies import deals

Hands = tuple[frozenset[Card], frozenset[Card], frozenset[Card], frozenset[Card]]


def takes(cards: list[tuple[int, Card]], trumps: Suit | None) -> int:
    """The seat that takes a trick."""
    led = cards[0][1].suit
    return max(
        cards, key=lambda pair: (pair[1].suit is trumps, pair[1].suit is led, pair[1].rank.index)
    )[0]


def certain(
    layouts: frozenset[Hands],
    trick: tuple[tuple[int, Card], ...],
    turn: int,
    need: int,
    mine: tuple[int, ...],
    trumps: Suit | None,
) -> bool:
    """Whether one plan, made knowing only what all these layouts share, wins enough in each of them."""
    left = max(len(hand) for hand in next(iter(layouts)))
    if need <= 0 or need > left:
        return need <= 0
    by_card: dict[Card, set[Hands]] = defaultdict(set)
    for hands in layouts:
        hand = hands[turn]
        follow = [card for card in hand if trick and card.suit is trick[0][1].suit]
        for card in follow or hand:
            after = list(hands)
            after[turn] = hand - {card}
            by_card[card].add(tuple(after))  # type: ignore[arg-type]
    answers = []
    for card, after_card in by_card.items():
        played = (*trick, (turn, card))
        if len(played) == 4:
            winner = takes(list(played), trumps)
            won = winner % 2 == mine[0] % 2
            answers.append(
                certain(frozenset(after_card), (), winner, need - won, mine, trumps)
                if left > 1
                else need - won <= 0
            )
        else:
            answers.append(
                certain(frozenset(after_card), played, (turn + 1) % 4, need, mine, trumps)
            )
    return any(answers) if turn in mine else all(answers)


def layouts(play: Play, hidden: tuple[Seat, ...]) -> frozenset[Hands]:
    """Every way the cards of two hidden hands can lie."""
    first, second = hidden
    pool = [*play.remaining(first), *play.remaining(second)]
    found = set()
    for cards in combinations(pool, len(play.remaining(first))):
        hands = [frozenset(play.remaining(seat)) for seat in SEATS]
        hands[first.index] = frozenset(cards)
        hands[second.index] = frozenset(pool) - frozenset(cards)
        found.add(tuple(hands))
    return frozenset(found)  # type: ignore[arg-type]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the search take as long as it needs."""
    monkeypatch.setattr(sure, "PATIENCE", 10**6)


@st.composite
def positions(draw: st.DrawFn, size: int) -> Play:
    """An ending drawn from few ranks, so that suits are shared and finesses occur."""
    chance = draw(st.randoms(use_true_random=False))
    pack = chance.sample(PACK[7:13] + PACK[20:26] + PACK[33:39], 4 * size)
    deal = Deal(BySeat.make(lambda seat: Hand.of(pack[seat.index * size :][:size])))
    contract = Contract.parse(draw(st.sampled_from(("1NTS", "1SS", "1CS", "1HS"))))
    return Play.ending(deal, contract.trumps, draw(st.sampled_from(SEATS)), contract=contract)


@settings(max_examples=150)
@given(st.integers(1, 3).flatmap(positions), st.integers(1, 3))
@pytest.mark.usefixtures("patient")
def test_declarer_is_sure_of_exactly_what_one_plan_wins_in_every_layout(
    play: Play, tricks: int
) -> None:
    """An independent count, with every layout written out and kept apart."""
    expected = certain(
        layouts(play, (Seat.EAST, Seat.WEST)), (), play.opener.index, tricks, (2, 0), play.trumps
    )
    assert is_sure(play, Seat.SOUTH, tricks) is expected


@settings(max_examples=100)
@given(st.integers(1, 3).flatmap(positions), st.integers(1, 3))
@pytest.mark.usefixtures("patient")
def test_a_defender_is_sure_of_what_he_wins_even_if_partner_and_layout_are_unkind(
    play: Play, tricks: int
) -> None:
    expected = certain(
        layouts(play, (Seat.SOUTH, Seat.WEST)), (), play.opener.index, tricks, (1,), play.trumps
    )
    assert is_sure(play, Seat.EAST, tricks) is expected


@settings(max_examples=50)
@given(st.integers(1, 2).flatmap(positions), st.integers(1, 2))
@pytest.mark.usefixtures("patient")
def test_what_every_line_wins_is_the_worst_of_all_plays(play: Play, tricks: int) -> None:
    def worst(play: Play) -> int:
        if play.is_over:
            return play.won.ns
        return min(worst(play.then(card)) for card in play.legal())

    assert in_every_line(play, Seat.SOUTH, tricks) is (worst(play) >= tricks)
    assert not in_every_line(play, Seat.SOUTH, 3)


# ── Hands with a known answer ────────────────────────────────────────────────────────────────


def ending(text: str, contract: str, leader: Seat) -> Play:
    read = Contract.parse(contract)
    return Play.ending(Deal.parse(text), read.trumps, leader, contract=read)


GRAND = "N:AK32.A32.A32.432 JT98.654.654.765 Q54.KQJ.KQJ.AKQJ 76.T987.T987.T98"


def test_thirteen_top_tricks_with_entries_both_ways_are_sure() -> None:
    play = Play.begin(Deal.parse(GRAND), Contract.parse("7NTS")).then(Card.parse("S7"))
    assert is_sure(play, Seat.SOUTH, 13)
    assert sure_tricks(play, Seat.SOUTH) == 13


def test_before_dummy_is_faced_declarer_is_sure_of_nothing() -> None:
    play = Play.begin(Deal.parse(GRAND), Contract.parse("7NTS"))
    assert not is_sure(play, Seat.SOUTH, 1)


def test_an_opening_leader_with_the_four_top_trumps_is_sure_of_four() -> None:
    play = Play.begin(Deal.parse("N:- - - AKQJ.432.432.432"), Contract.parse("1SS"))
    assert sure_tricks(play, Seat.WEST) == 4


def test_a_finesse_is_not_sure_either_way() -> None:
    play = ending("N:AQ... J9... 32... KT...", "1NTS", Seat.SOUTH)
    assert sure_tricks(play, Seat.SOUTH) == 1


def after(play: Play, text: str) -> Play:
    for card in text.split():
        play = play.then(Card.parse(card))
    return play


def test_a_finesse_is_sure_once_the_other_hand_has_shown_out() -> None:
    play = ending("N:AKJ.2.. .8765.. 432.A.. QT9..2.", "1NTS", Seat.SOUTH)
    assert not is_sure(play, Seat.SOUTH, 4)
    play = after(play, "S2 S9 SA H5 H2 H6 HA D2")
    assert is_sure(play, Seat.SOUTH, 2)


def test_a_revoke_shows_nobody_out_so_the_finesse_stays_a_guess() -> None:
    play = after(ending("N:AKJ.2.. 8.765.. 432.A.. QT9..2.", "1NTS", Seat.SOUTH), "S2 S9 SA")
    play = after(condone(play, Seat.EAST, Card.parse("H5"), "63"), "H2 H6 HA D2")
    assert sure_tricks(play, Seat.SOUTH) == 1


def test_winners_in_a_hand_without_an_entry_are_not_sure() -> None:
    play = ending("N:.AK.. 2.Q.. 3..2. A..3.", "1NTS", Seat.SOUTH)
    assert sure_tricks(play, Seat.SOUTH) == 0


def test_side_winners_are_sure_only_when_the_last_trump_can_be_drawn() -> None:
    one_out = ending("N:A.A.. 3.2.. .54.. .3.2.", "1SS", Seat.NORTH)
    assert is_sure(one_out, Seat.SOUTH, 2)
    two_out_perhaps_together = ending("N:A.A.. 3.2.. .54.. 2.3..", "1SS", Seat.NORTH)
    assert sure_tricks(two_out_perhaps_together, Seat.SOUTH) == 1
    none_to_draw_with = ending("N:.AK.. 3.2.. .54.. .3.2.", "1SS", Seat.NORTH)
    assert sure_tricks(none_to_draw_with, Seat.SOUTH) == 0


def test_a_crossruff_with_the_top_trumps_is_sure() -> None:
    play = ending("N:AQ.32.. 32..32. KJ..54. 54.54..", "1SS", Seat.NORTH)
    assert is_sure(play, Seat.SOUTH, 4)


def test_a_hand_nobody_has_shown_has_no_sure_tricks() -> None:
    play = Play.begin(Deal.parse("N:AKQJ... - - -"), Contract.parse("1NTS"))
    assert not is_sure(play.then(Card.parse("S2")), Seat.EAST, 1)
    assert not is_sure(play.then(Card.parse("S2")), Seat.SOUTH, 1)
    assert not in_every_line(play, Seat.SOUTH, 1)


def test_in_a_short_pack_unseen_hands_leave_nothing_sure() -> None:
    play = ending("N:A2... - KQ... -", "1NTS", Seat.NORTH)
    assert not is_sure(play, Seat.SOUTH, 1)


def test_nobody_is_sure_of_more_tricks_than_are_left_and_all_of_none() -> None:
    play = ending("N:A2... J3... KQ... T4...", "1NTS", Seat.NORTH)
    assert not is_sure(play, Seat.SOUTH, 3)
    assert is_sure(play, Seat.SOUTH, 0)


def test_the_answer_is_no_when_patience_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    play = ending("N:A.A.. K.2.. 2.3.. Q.4..", "1NTS", Seat.EAST)
    assert is_sure(play, Seat.SOUTH, 1)
    monkeypatch.setattr(sure, "PATIENCE", 1)
    assert not is_sure(play, Seat.SOUTH, 1)


def test_the_answer_is_no_when_cashing_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    bits = [Hand.parse(text).bits for text in ("A2...", "K.3..", "QJ.4..")]
    assert Cashing(None).can_win(bits[0], bits[1], bits[2], 2) is False
    assert Cashing(None).can_win(bits[0], bits[1], bits[2], 1) is True
    for patience in (0, 1):
        monkeypatch.setattr("biritch.play.cashing.PATIENCE", patience)
        assert Cashing(None).can_win(bits[1], bits[0], bits[2], 2) is False
        assert Cashing(None).can_win(bits[0], bits[1], bits[2], 1) is bool(patience)


@given(deals(), st.data())
def test_a_player_is_never_sure_of_tricks_that_the_play_then_takes_from_him(
    deal: Deal, data: st.DataObject
) -> None:
    """Double dummy is no lower than what is sure: the last three tricks played out in full."""
    chance = data.draw(st.randoms(use_true_random=False))
    play = Play.begin(deal, Contract.parse("1SS"))
    while play.tricks_left > 3 or play.laid:
        play = play.then(chance.choice(play.legal()))

    def best(play: Play, side: Seat) -> int:
        if play.turn is None:
            return play.won[side.side]
        values = [best(play.then(card), side) for card in play.legal()]
        return max(values) if play.turn.side is side.side else min(values)

    for seat in (Seat.SOUTH, Seat.EAST):
        assert sure_tricks(play, seat) <= best(play, seat) - play.won[seat.side]
