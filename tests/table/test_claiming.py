"""Claims and concessions, and what follows a contested one in either edition of the Laws."""

from __future__ import annotations

import pytest

from biritch.cards import Deal, Suit, numbered_deal
from biritch.errors import NotAllowed, Refused
from biritch.forms import Duplicate, FormOptions, Laws, Rubber
from biritch.play import Line, Trumps
from biritch.seats import SEATS, Seat
from biritch.table import NOBODY, Words, commands, due, events, wanted
from biritch.testing import Sitting
from tests.table.checked import refuses

NORTH, EAST, SOUTH, WEST = SEATS
# South plays spades; each hand has something of everything.
DEAL = Deal.parse("N:8765.AK2.AK2.432 432.QJT9.QJ9.T98 AKQJ.543.543.AKQ T9.876.T876.J765")
OBJECT = commands.ObjectToCard()


def _played(form: FormOptions | None = None, laws: Laws | None = None, cards: int = 1) -> Sitting:
    """South plays four spades; so many cards are on the table."""
    sitting = Sitting(form or Duplicate(), laws=laws)
    sitting.sit_down()
    sitting.deal(DEAL)
    sitting.call("P P 4S P P P")
    sitting.play_out(cards)
    return sitting


def _claim(sitting: Sitting, seat: Seat, tricks: int, **said: object) -> None:
    sitting.do(seat, commands.Claim(tricks=tricks, **said))  # type: ignore[arg-type]


def _answer(sitting: Sitting, *seats: Seat, agrees: bool = True) -> None:
    for seat in seats:
        sitting.do(seat, commands.AnswerClaim(agrees=agrees))


def _waits(sitting: Sitting) -> tuple[Seat, ...]:
    claim = sitting.view("fifth").claim
    assert claim
    return claim.waits


def test_a_claim_shows_the_claimers_hand_and_both_defenders_answer() -> None:
    sitting = _played()
    line = Line(trumps=Trumps.DRAW)
    words = Words(note=3)
    made, shown = sitting.do(SOUTH, commands.Claim(tricks=11, line=line, words=words))
    assert made == events.ClaimMade(
        by=SOUTH, seat=SOUTH, tricks=11, line=line, words=words, at=sitting.now
    )
    assert shown == events.HandShown(
        seat=SOUTH, hand=DEAL[SOUTH], why=events.Shown.CLAIM, at=sitting.now
    )
    for name in ("east", "west", "fifth"):
        hands = sitting.view(name).hands
        assert hands
        assert hands.south.faced
        assert hands.south.cards == tuple(DEAL[SOUTH])
    assert wanted(sitting.table) == _waits(sitting) == (EAST, WEST)
    _answer(sitting, EAST)
    assert wanted(sitting.table) == (WEST,)
    _answer(sitting, WEST)
    assert isinstance(sitting.log[-1], events.BoardScored)
    assert sitting.log[-1].result == "4SS+1"
    play = sitting.view("north").play
    assert play
    assert (play.tricks.ns, play.tricks.ew) == (11, 2)


def test_what_is_claimed_is_of_the_tricks_not_yet_finished() -> None:
    sitting = _played(cards=8)
    assert sitting.table.board
    assert sitting.table.board.play
    won = sitting.table.board.play.won.ns
    made, _ = sitting.do(SOUTH, commands.Claim(tricks=10))
    assert isinstance(made, events.ClaimMade)
    assert made.tricks == won + 10


@pytest.mark.parametrize("tricks", [-1, 14])
def test_nobody_claims_more_tricks_than_are_left(tricks: int) -> None:
    sitting = _played()
    for seat in (SOUTH, EAST):
        with refuses("claim.tricks"):
            _claim(sitting, seat, tricks)


def test_nothing_is_claimed_before_the_lead_or_by_dummy_or_by_a_watcher() -> None:
    sitting = _played(cards=0)
    with refuses("claim.early"):
        _claim(sitting, SOUTH, 10)
    sitting.play_out(1)
    with pytest.raises(NotAllowed) as refused:
        _claim(sitting, NORTH, 10)
    assert (refused.value.code, refused.value.law) == ("claim.dummy", "43A1")
    with refuses("table.not_seated"):
        sitting.send(commands.Claim(tricks=1), NOBODY)
    sitting.play_out()
    with refuses("table.no_board"):
        _claim(sitting, SOUTH, 1)


def test_while_a_claim_is_considered_nobody_plays_claims_or_takes_back() -> None:
    sitting = _played()
    _claim(sitting, SOUTH, 10)
    with refuses("play.claim"):
        sitting.play_out(1)
    with refuses("claim.waits"):
        _claim(sitting, EAST, 1)
    with refuses("undo.waits"):
        sitting.do(WEST, commands.AskUndo())
    assert sitting.view("south").turn.phase == "claim"
    assert sitting.view("south").turn.legal is None


def test_only_those_who_were_asked_answer_and_once() -> None:
    sitting = _played()
    with refuses("claim.none"):
        _answer(sitting, EAST)
    _claim(sitting, SOUTH, 10)
    for seat in (NORTH, SOUTH):
        with refuses("claim.not_asked"):
            _answer(sitting, seat)
    _answer(sitting, EAST)
    with refuses("claim.not_asked"):
        _answer(sitting, EAST)
    with refuses("table.not_seated"):
        sitting.send(commands.AnswerClaim(agrees=True), NOBODY)


def test_a_defenders_claim_is_answered_by_declarer_alone_when_he_concedes_nothing() -> None:
    sitting = _played()
    _claim(sitting, EAST, 13)
    assert _waits(sitting) == (SOUTH,)
    _answer(sitting, SOUTH)
    assert isinstance(sitting.log[-1], events.BoardScored)
    assert sitting.log[-1].result == "4SS-10"


def test_to_a_defenders_concession_his_partner_may_object_and_nothing_is_conceded() -> None:
    sitting = _played()
    _claim(sitting, EAST, 2)
    assert _waits(sitting) == (SOUTH, WEST)
    _answer(sitting, WEST, agrees=False)
    claim = sitting.view("south").claim
    assert claim
    assert claim.void
    assert sitting.view("south").turn.phase == "play"
    with refuses("claim.none"):
        _answer(sitting, SOUTH)
    sitting.play_out()
    assert sitting.table.board
    assert sitting.table.board.scored


def test_a_concession_that_declarer_and_partner_accept_ends_the_board() -> None:
    sitting = _played()
    _claim(sitting, WEST, 0)
    _answer(sitting, EAST, SOUTH)
    assert isinstance(sitting.log[-1], events.BoardScored)
    assert sitting.log[-1].result == "4SS+3"


# Contested, by the Laws of duplicate: the play stops until somebody rules.


def _contested(seat: Seat = SOUTH, tricks: int = 13) -> Sitting:
    sitting = _played()
    _claim(sitting, seat, tricks)
    _answer(sitting, SOUTH if seat in {EAST, WEST} else WEST, agrees=False)
    return sitting


def test_a_contested_claim_stops_the_play_in_duplicate() -> None:
    sitting = _contested()
    view = sitting.view("north")
    assert view.claim
    assert (view.claim.contested, view.claim.void, view.turn.phase) == (True, False, "claim")
    assert wanted(sitting.table) == ()
    assert due(sitting.table) is None
    with refuses("play.claim"):
        sitting.play_out(1)


def test_the_other_defender_may_still_answer_but_one_is_enough() -> None:
    sitting = _contested()
    _answer(sitting, EAST)
    view = sitting.view("north")
    assert view.claim
    assert view.claim.contested
    assert sitting.table.playing


@pytest.mark.parametrize("seat", SEATS)
def test_any_of_the_four_may_have_the_play_go_on_with_the_hand_faced(seat: Seat) -> None:
    sitting = _contested()
    sitting.do(seat, commands.PlayOn())
    view = sitting.view("west")
    assert view.claim
    assert view.claim.void
    assert view.hands
    assert view.hands.south.faced
    with refuses("claim.none"):
        sitting.do(seat, commands.PlayOn())
    with refuses("claim.no_statement"):  # in duplicate nothing then binds the claimer
        sitting.do(WEST, OBJECT)
    sitting.play_out(3)
    _claim(sitting, SOUTH, 9)  # and he may claim again
    assert wanted(sitting.table) == (EAST, WEST)


def test_a_claim_that_nobody_contests_is_neither_played_on_nor_ruled_on() -> None:
    sitting = _played()
    for command in (commands.PlayOn(), commands.AwardClaim(tricks=10)):
        with refuses("claim.none"):
            sitting.do(NORTH, command)
    _claim(sitting, SOUTH, 10)
    for command in (commands.PlayOn(), commands.AwardClaim(tricks=10)):
        with refuses("claim.not_contested"):
            sitting.do(NORTH, command)
    with refuses("table.not_seated"):
        sitting.send(commands.PlayOn(), NOBODY)


def test_a_director_who_does_not_play_rules_and_the_board_is_over() -> None:
    sitting = _contested()
    director = sitting.table.viewer("dora", director=True)
    awarded, *_ = sitting.send(commands.AwardClaim(tricks=11, words=Words(note=9)), director)
    assert awarded == events.ClaimAwarded(
        by="dora", tricks=11, words=Words(note=9), needs=(), at=sitting.now
    )
    assert isinstance(sitting.log[-1], events.BoardScored)
    assert sitting.log[-1].result == "4SS+1"
    view = sitting.view("west")
    assert view.claim
    assert view.claim.award
    assert (view.claim.award.tricks, view.claim.award.waits) == (11, ())


def test_a_host_who_plays_rules_only_with_the_other_sides_assent() -> None:
    sitting = _contested()
    with refuses("claim.no_award"):
        sitting.do(EAST, commands.AnswerAward(agrees=True))
    sitting.do(NORTH, commands.AwardClaim(tricks=12))
    assert wanted(sitting.table) == (EAST, WEST)
    for seat in (NORTH, SOUTH):
        with refuses("claim.no_award"):
            sitting.do(seat, commands.AnswerAward(agrees=True))
    sitting.do(EAST, commands.AnswerAward(agrees=True))
    with refuses("claim.no_award"):
        sitting.do(EAST, commands.AnswerAward(agrees=True))
    assert wanted(sitting.table) == (WEST,)
    sitting.do(WEST, commands.AnswerAward(agrees=False))
    assert wanted(sitting.table) == ()
    sitting.do(NORTH, commands.AwardClaim(tricks=11))
    for seat in (WEST, EAST):
        sitting.do(seat, commands.AnswerAward(agrees=True))
    assert isinstance(sitting.log[-1], events.BoardScored)
    assert sitting.log[-1].result == "4SS+1"


def test_a_host_on_defence_needs_declarers_assent_and_dummy_has_no_say() -> None:
    sitting = _contested()
    sitting.do(NORTH, commands.MakeHost(person="west"))
    sitting.do(WEST, commands.AwardClaim(tricks=9))
    assert wanted(sitting.table) == (SOUTH,)


def test_only_a_host_or_director_rules_and_within_the_tricks_there_are() -> None:
    sitting = _contested()
    with refuses("table.not_yours"):
        sitting.do(EAST, commands.AwardClaim(tricks=10))
    for tricks in (-1, 14):
        with pytest.raises(NotAllowed, match="declarer can take 0 to 13 tricks") as refused:
            sitting.do(NORTH, commands.AwardClaim(tricks=tricks))
        assert refused.value.details == {"least": 0, "most": 13, "tricks": tricks}
        assert refused.value.code == "claim.award"


def test_a_ruling_that_waits_for_assent_does_not_keep_anybody_from_playing_on() -> None:
    sitting = _contested()
    sitting.do(NORTH, commands.AwardClaim(tricks=12))
    sitting.do(WEST, commands.PlayOn())
    assert sitting.view("west").turn.phase == "play"


def test_partners_objection_ends_a_concession_that_declarer_has_contested() -> None:
    sitting = _contested(EAST, 2)
    _answer(sitting, WEST, agrees=False)
    assert sitting.view("south").turn.phase == "play"


# Contested, by the Laws of rubber bridge: play goes on, and the statement binds.


def _stated(*, cards: int = 4, **said: object) -> Sitting:
    """South has claimed with a statement at rubber bridge, West did not agree, South is on play."""
    sitting = _played(Rubber(), cards=cards)
    _claim(sitting, SOUTH, 10, **said)
    _answer(sitting, WEST, agrees=False)
    return sitting


def _to_move(sitting: Sitting) -> Seat | None:
    return sitting.table.board.hand_to_act if sitting.table.board else None


def test_a_contested_claim_at_rubber_bridge_leaves_the_hand_faced_and_play_goes_on() -> None:
    sitting = _stated(line=Line(trumps=Trumps.DRAW))
    view = sitting.view("west")
    assert view.claim
    assert view.claim.void
    assert view.turn.phase == "play"
    assert view.hands
    assert view.hands.south.faced
    with refuses("claim.none"):
        sitting.do(NORTH, commands.AwardClaim(tricks=10))


def test_a_card_that_departs_from_the_statement_goes_back() -> None:
    # South won the lead: he plays a heart although he said that he would draw trumps.
    sitting = _stated(line=Line(trumps=Trumps.DRAW))
    assert _to_move(sitting) is SOUTH
    sitting.play("H3")
    for seat in (NORTH, SOUTH):
        with refuses("claim.own_side"):
            sitting.do(seat, OBJECT)
    with refuses("table.not_seated"):
        sitting.send(OBJECT, NOBODY)
    (objected,) = sitting.do(WEST, OBJECT)
    assert objected == events.CardObjected(by=WEST, cards=4, at=sitting.now)
    assert _to_move(sitting) is SOUTH
    sitting.play("SK")
    with pytest.raises(NotAllowed, match="follows what was stated") as refused:
        sitting.do(EAST, OBJECT)
    assert (refused.value.code, refused.value.details) == (
        "claim.follows_statement",
        {"card": "SK"},
    )


def test_a_defender_objects_although_his_partner_has_played_already() -> None:
    sitting = _stated(line=Line(trumps=Trumps.DRAW))
    sitting.play("H3 H8")
    sitting.do(EAST, OBJECT)
    assert _to_move(sitting) is SOUTH
    sitting.play("H3 H8 HA")
    with refuses("claim.follows_statement"):  # dummy only follows suit
        sitting.do(WEST, OBJECT)


def test_a_card_played_before_the_statement_is_not_objected_to() -> None:
    sitting = _played(Rubber(), cards=4)
    sitting.play("H3")
    _claim(sitting, SOUTH, 10, line=Line(trumps=Trumps.DRAW))
    _answer(sitting, WEST, agrees=False)
    with refuses("claim.not_his_card"):
        sitting.do(EAST, OBJECT)


def test_without_a_statement_there_is_nothing_to_object_to() -> None:
    sitting = _played(Rubber(), cards=5)
    with refuses("claim.no_statement"):
        sitting.do(EAST, OBJECT)
    sitting = _stated()
    sitting.play("H3")
    with refuses("claim.follows_statement"):
        sitting.do(EAST, OBJECT)


def test_words_alone_bind_once_at_each_card() -> None:
    sitting = _stated(words=Words(note=5))
    sitting.play("H3")
    sitting.do(EAST, OBJECT)
    sitting.play("H3")
    with refuses("claim.objected_already"):
        sitting.do(EAST, OBJECT)
    sitting.play("H8 HK HT")
    sitting.play("S7")  # from dummy, who won: another card, another objection
    sitting.do(WEST, OBJECT)
    assert _to_move(sitting) is NORTH


def test_where_every_card_departs_from_a_muddled_statement_none_goes_back() -> None:
    # He will leave trumps alone, and lead them first: the play must not hang on that.
    line = Line(trumps=Trumps.LEAVE, suits=(Suit.SPADES,))
    sitting = _stated(line=line)
    for card in ("H3", "SK"):
        sitting.play(card)
        with refuses("claim.follows_statement"):
            sitting.do(EAST, OBJECT)
        sitting.do(SOUTH, commands.AskUndo())
        for seat in (EAST, WEST):
            sitting.do(seat, commands.AnswerUndo(grants=True))


def test_a_card_to_which_there_was_no_other_stands() -> None:
    sitting = Sitting(Rubber())
    sitting.sit_down()
    sitting.deal(numbered_deal(0))
    sitting.call("P P P 7C P P P")
    sitting.play("SA HA DA CA")
    _claim(sitting, WEST, 12, words=Words(note=1))
    _answer(sitting, NORTH, agrees=False)
    for _ in range(44):
        sitting.play_out(1)
    sitting.play_out(1)  # West's last club
    with refuses("claim.follows_statement"):
        sitting.do(NORTH, OBJECT)


def test_a_concession_that_partner_cancelled_binds_nobody() -> None:
    sitting = _played(Rubber(), cards=2)
    _claim(sitting, EAST, 2, words=Words(note=5))
    _answer(sitting, WEST, agrees=False)
    sitting.play_out(1)
    with refuses("claim.no_statement"):
        sitting.do(SOUTH, OBJECT)


def test_to_a_defenders_card_declarer_objects_and_dummy_does_not() -> None:
    sitting = _played(Rubber(), cards=2)
    assert _to_move(sitting) is EAST
    _claim(sitting, EAST, 3, words=Words(note=5))
    _answer(sitting, SOUTH, agrees=False)
    sitting.play_out(1)
    with refuses("claim.own_side"):
        sitting.do(NORTH, OBJECT)
    sitting.do(SOUTH, OBJECT)
    assert _to_move(sitting) is EAST


def test_an_objection_withdraws_the_claimers_wish_to_take_his_card_back() -> None:
    sitting = _stated(line=Line(trumps=Trumps.DRAW))
    sitting.play("H3")
    sitting.do(SOUTH, commands.AskUndo())
    sitting.do(EAST, OBJECT)
    assert sitting.view("south").undo is None


def test_an_order_of_suits_binds_too() -> None:
    sitting = _stated(line=Line(suits=(Suit.CLUBS, Suit.HEARTS)))
    sitting.play("H3")
    sitting.do(EAST, OBJECT)
    sitting.play("CA")
    with refuses("claim.follows_statement"):
        sitting.do(EAST, OBJECT)


def test_a_claim_for_the_whole_rest_may_be_false_and_is_refused_by_nobody_but_the_players() -> None:
    """The table takes what players agree to, and computes no ruling of its own."""
    sitting = _played()
    _claim(sitting, SOUTH, 13)
    _answer(sitting, EAST, WEST)
    assert sitting.table.board
    assert sitting.table.board.agreed_tricks == 13
    with pytest.raises(Refused):
        _answer(sitting, EAST)
