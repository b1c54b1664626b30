"""A board over real sockets: what is doubled, reordered, late or lost, and coming back."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.frames import cards_in
from tests.server.houses import Four, OpenHouse, Place


def fresh_view(place: Place) -> tuple[int, dict[str, object]]:
    """What somebody sees who comes anew to the same place."""
    again = Place(place.person, place.table)
    again.hear_snapshot()
    again.leaves()
    return again.number, again.view


@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_told_adds_up_to_what_is_shown_to_one_who_comes_anew(
    house: OpenHouse, seed: int
) -> None:
    chance = Random(seed)
    policy = {"watching": ["after", "late"][seed % 2]}
    four = Four(house, {"type": "rubber", "honours": "after_auction"}, policy=policy)
    watcher = house.guest().looks_at(four.table)
    for _ in range(40):
        if four.turn is None:
            break
        move(four, chance)
        watcher.settle()
        for place in (*four.at.values(), watcher):
            assert (place.number, place.view) == fresh_view(place)
    four.leave()
    watcher.leaves()


def move(four: Four, chance: Random) -> None:
    """Something that may happen at a table happens."""
    place = four.turn
    assert place is not None
    turn = place.view["turn"]
    if turn["phase"] == "auction":
        four.make_move(lambda legal: "P" if chance.random() < 0.6 else chance.choice(legal[:6]))
    elif chance.random() < 0.1:
        place.does("AskUndo")
        for other in four.at.values():
            other.settle()
            undo = other.view["undo"]
            if undo and other.view["you"]["chair"] in undo["waits"]:
                other.does("AnswerUndo", grants=chance.random() < 0.5)
        four.settle()
    elif chance.random() < 0.05 and place.view["honours"]["may_claim"]:
        place.does("ClaimHonours", seat=place.view["honours"]["may_claim"][0])
        four.settle()
    else:
        four.make_move(chance.choice)


def test_four_people_play_a_board_to_its_end_and_the_next_is_dealt(house: OpenHouse) -> None:
    four = Four(house)
    four.call("1NT P P P")
    four.play(52)
    north = four.at["N"]
    assert north.view["result"]["text"].startswith("1NTN")
    assert all(hand["cards"] for hand in north.view["hands"].values())
    assert "over" == north.view["turn"]["phase"]
    for place in four.at.values():
        place.must("Ready")
    four.deal()
    assert 2 == north.view["board"]["number"]
    four.leave()


def test_a_doubled_command_is_answered_twice_and_carried_out_once(house: OpenHouse) -> None:
    four = Four(house)
    north = four.at["N"]
    assert "accepted" == north.does("Call", call="1C", named="mine")["type"]
    assert "accepted" == north.does("Call", call="1C", named="mine", seen=0)["type"]
    four.settle()
    assert ["1C"] == [call["call"] for call in four.at["E"].view["auction"]]
    # Another command under a name that is used gets the first one's answer, and does nothing.
    four.call("P P P")
    four.play(1)
    assert "accepted" == north.does("PlayCard", card="C2", named="mine")["type"]
    four.settle()
    assert 1 == four.at["E"].view["play"]["count"]
    four.leave()


def test_commands_that_come_in_another_order_are_refused_and_nothing_is_out_of_turn(
    house: OpenHouse,
) -> None:
    four = Four(house)
    assert "turn.other" == four.at["S"].is_refused("Call", call="P")
    assert "turn.other" == four.at["E"].is_refused("Call", call="P")
    assert "play.no_contract" == four.at["N"].is_refused("PlayCard", card="SA")
    four.call("1S P P P")
    assert "call.auction_over" == four.at["N"].is_refused("Call", call="P")
    assert "turn.other" == four.at["W"].is_refused("PlayCard", card="SA")
    assert four.at["E"].view["auction"][-1]["call"] == "P"
    four.leave()


def test_a_card_played_on_a_board_that_has_moved_on_is_stale(house: OpenHouse) -> None:
    four = Four(house)
    four.call("1S P P P")
    lead = four.turn
    assert lead is not None
    seen = lead.number
    four.play(4)
    turn = four.turn
    assert turn is not None
    legal = turn.view["turn"]["legal"]
    assert "refused.stale" == turn.is_refused("PlayCard", card=legal[0], seen=seen)
    turn.must("PlayCard", card=legal[0])
    four.leave()


def test_whoever_comes_back_has_his_chair_and_misses_nothing(house: OpenHouse) -> None:
    four = Four(house)
    four.call("1S P P P")
    east = four.at["E"]
    east.leaves()
    four.at["E"] = back = Place(east.person, four.table)
    back.hear_snapshot()
    assert "E" == back.view["you"]["chair"]
    four.settle()
    four.play(52)
    assert four.at["E"].view["result"]["text"] == four.at["W"].view["result"]["text"]
    four.leave()


def test_somebody_at_two_devices_sees_the_same_on_both(house: OpenHouse) -> None:
    four = Four(house)
    again = four.people["S"].looks_at(four.table)
    four.call("1S P P P")
    four.play(8)
    again.settle()
    assert again.view == four.at["S"].view
    assert ["E", "N", "S", "W"] == sorted(
        seat
        for seat, chair in again.view["chairs"].items()
        if chair["person"] in again.here["here"]
    )
    four.leave()
    again.leaves()


def test_who_sits_down_or_gets_up_is_shown_the_table_anew_as_he_may_see_it(
    house: OpenHouse,
) -> None:
    four = Four(house)
    four.call("1S P P P")
    west, own = four.at["W"], four.at["W"].view["hands"]["W"]["cards"]
    assert 13 == len(own)
    before, frames = west.snapshots, len(west.frames)
    west.must("Leave")
    west.settle()
    assert before + 1 == west.snapshots
    assert "watcher" == west.view["you"]["role"]
    assert all(west.view["hands"][seat]["cards"] is None for seat in "NES")
    assert not any(cards_in(frame) - set(own) for frame in west.frames[frames:])
    west.must("Sit", seat="W")
    west.settle()
    assert own == west.view["hands"]["W"]["cards"]
    # Another's chair he cannot take in this board: he has seen a hand of it.
    west.must("Leave")
    four.at["S"].must("Leave")
    assert "table.chair_kept" == west.is_refused("Sit", seat="S")
    four.leave()


def test_a_table_that_does_not_exist_is_said_to_be_none(house: OpenHouse) -> None:
    place = Place(house.guest(), "nothing-like-it")
    assert 4404 == place.ends()
    assert ["table.none"] == [refusal["code"] for refusal in place.refusals]
