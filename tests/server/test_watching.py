"""What comes over a watcher's socket: never a card that is hidden from him, however he came to watch."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from biritch.club.rights import Role
from tests.server.frames import Truth, cards_in
from tests.server.houses import Four, OpenHouse, Place


def played_out(four: Four, chance: Random) -> Iterator[set[str]]:
    """A board played to its end; after each call and card, the cards that everybody may know."""
    public: set[str] = set()
    four.call("1NT P P P")
    yield public
    truth = Truth(four.house, four.table)
    while four.turn is not None:
        legal: list[str] = []

        def choose(choices: list[str], chosen: list[str] = legal) -> str:
            chosen.append(chance.choice(choices))
            return chosen[0]

        four.make_move(choose)
        public = public | {legal[0]} | truth.hands["S"]  # South is dummy
        if four.turn is not None:
            yield public


@pytest.mark.parametrize("watching", ["no hands", "after"])
def test_a_watcher_sees_no_hidden_card_while_a_board_is_played(
    house: OpenHouse, watching: str
) -> None:
    four = Four(house, policy={"watching": watching})
    watcher, truth = house.guest().looks_at(four.table), Truth(house, four.table)
    late = None
    for step, public in enumerate(played_out(four, Random(1))):
        watcher.settle()
        if step == 20:
            late = house.guest().looks_at(four.table)
        for place in filter(None, (watcher, late)):
            place.settle()
            for frame in place.frames:
                assert not cards_in(frame) - public, frame
                assert truth.salt not in frame
    for place in filter(None, (watcher, late)):
        place.settle()
        assert (watching == "after") == any(truth.salt in frame for frame in place.frames)
        why = [event["why"] for event in place.events if event["type"] == "HandShown"]
        assert (watching == "after") == ("after board" in why)
        place.leaves()
    four.leave()


def test_who_watches_a_board_late_is_told_of_it_when_it_has_ended(house: OpenHouse) -> None:
    four = Four(house, policy={"watching": "late"})
    truth = Truth(house, four.table)
    early, late = house.guest().looks_at(four.table), None
    for step, _ in enumerate(played_out(four, Random(2))):
        if step == 20:
            late = house.guest().looks_at(four.table)
        for place in filter(None, (early, late)):
            place.settle()
            assert not any(cards_in(frame) for frame in place.frames)
            assert place.view["board"] is None
            assert "waiting" == place.view["turn"]["phase"]
    assert late is not None
    for place in (early, late):
        place.settle()
        assert place.view["you"]["late"]
        assert ["BoardDealt"] == [
            event["type"] for event in place.events if event["type"] == "BoardDealt"
        ]
        assert 52 == sum(event["type"] == "CardPlayed" for event in place.events)
        hands = place.view["hands"]
        assert list(truth.hands.values()) == [set(hand["cards"]) for hand in hands.values()]
        place.leaves()
    four.leave()


def test_a_late_watcher_of_the_second_board_still_sees_only_the_first(house: OpenHouse) -> None:
    four = Four(house, policy={"watching": "late"})
    four.call("P P P P")
    for place in four.at.values():
        place.must("Ready")
    four.deal()
    four.call("1S P P P")
    four.play(9)
    truth = Truth(house, four.table)
    watcher = house.guest().looks_at(four.table)
    assert 1 == watcher.view["board"]["number"]
    assert not any(truth.salt in frame for frame in watcher.frames)
    first = {card for hand in watcher.view["hands"].values() for card in hand["cards"]}
    assert 52 == len(first)  # the board before, whole
    played = four.at["N"].events
    assert not any(event["type"] == "CardPlayed" for event in watcher.events if event in played)
    watcher.leaves()
    four.leave()


def test_a_player_is_shown_his_own_cards_dummys_and_those_played(house: OpenHouse) -> None:
    four = Four(house)
    truth = Truth(house, four.table)
    for public in played_out(four, Random(3)):
        for seat, place in four.at.items():
            for frame in place.frames:
                assert not cards_in(frame) - public - truth.hands[seat], (seat, frame)
                assert truth.salt not in frame
    for place in four.at.values():
        assert any(truth.salt in frame for frame in place.frames)
    four.leave()


def test_a_director_who_looks_at_all_hands_cannot_sit_down_in_that_board(house: OpenHouse) -> None:
    four = Four(house)
    director = house.member("Director", Role.DIRECTOR).looks_at(four.table)
    assert director.view["hands"]["N"]["cards"] is None
    director.must("Direct")
    director.settle()
    truth = Truth(house, four.table)
    assert list(truth.hands.values()) == [
        set(hand["cards"]) for hand in director.view["hands"].values()
    ]
    four.at["W"].must("Leave")
    assert "table.chair_kept" == director.is_refused("Sit", seat="W")
    four.at["N"].must("SeatRobot", seat="W")
    assert "table.barred" == director.is_refused("Sit", seat="W")
    director.leaves()
    four.leave()


def test_a_watcher_is_shown_the_hand_of_a_claimer_and_his_statement(
    house: OpenHouse,
) -> None:
    four = Four(house)
    watcher = house.guest().looks_at(four.table)
    four.call("1NT P P P")
    four.play(2)
    truth = Truth(house, four.table)
    north = four.at["N"]
    if four.turn is not north:
        four.make_move()
    north.must("Claim", tricks=1, text="the ace is good")
    four.settle()
    watcher.settle()
    claim = watcher.view["claim"]
    assert "the ace is good" == watcher.notes[str(claim["words"]["note"])]
    shown = set().union(*(cards_in(frame) for frame in watcher.frames))
    faced = truth.hands["N"] | truth.hands["S"]  # the claimer's hand and dummy
    played = {event["card"] for event in watcher.events if event["type"] == "CardPlayed"}
    assert not shown - faced - played
    four.leave()
    watcher.leaves()


def test_presence_says_who_plays_and_how_many_watch(house: OpenHouse) -> None:
    four = Four(house)
    watcher: Place = house.guest().looks_at(four.table)
    north = four.at["N"]
    north.settle()
    assert (4, 1) == (len(north.here["here"]), north.here["watchers"])
    assert (4, 1) == (len(watcher.here["here"]), watcher.here["watchers"])
    four.at["S"].leaves()
    north.hear_until(lambda heard: heard["type"] == "presence")
    assert four.people["S"].id not in north.here["here"]
    watcher.leaves()
    four.leave()
