"""Who is read by whom: nothing a watcher or dummy writes reaches a player during a board."""

from __future__ import annotations

from tests.server.houses import Four, OpenHouse, Place


def says(place: Place, text: str) -> str:
    """Write to the table; why it was refused, or nothing."""
    before = len(place.refusals)
    place.send({"type": "say", "text": text})
    place.settle()
    return place.refusals[-1]["code"] if len(place.refusals) > before else ""


def texts(place: Place) -> list[str]:
    place.settle()
    return [said["text"] for said in place.said]


def test_what_a_watcher_writes_during_a_board_is_read_by_watchers_alone(house: OpenHouse) -> None:
    four = Four(house)
    watcher, other = (house.guest().looks_at(four.table) for _ in range(2))
    assert "" == says(watcher, "East has the king")
    assert ["East has the king"] == texts(other)
    assert all(said["watcher"] for said in other.said)
    for place in four.at.values():
        assert [] == texts(place)
    # Nor does it reach a player who comes back, nor is it read to him when the board is over.
    again = Place(four.people["S"], four.table)
    assert [] == texts(again)
    four.call("P P P P")
    assert "" == says(watcher, "Well passed")
    assert ["Well passed"] == texts(four.at["S"]) == texts(again)
    later = Place(four.people["S"], four.table)
    assert ["Well passed"] == texts(later)
    for place in (watcher, other, again, later):
        place.leaves()
    four.leave()


def test_dummy_is_silent_from_the_lead_to_the_end_of_the_board(house: OpenHouse) -> None:
    four = Four(house)
    south = four.at["S"]
    assert "" == says(south, "Good luck")
    four.call("1NT P P P")
    assert "" == says(south, "Thank you partner")
    four.play(1)
    assert "chat.dummy" == says(south, "Draw trumps!")
    assert "" == says(four.at["N"], "Well")
    assert ["Good luck", "Thank you partner", "Well"] == texts(four.at["E"])
    four.play(51)
    assert "" == says(south, "Well played")
    four.leave()


def test_a_host_can_switch_chat_off(house: OpenHouse) -> None:
    four = Four(house, policy={"chat": False})
    watcher, other = (house.guest().looks_at(four.table) for _ in range(2))
    assert "chat.off" == says(four.at["N"], "Hello")
    four.call("P P P P")
    assert "chat.off" == says(four.at["N"], "Hello")
    assert "" == says(watcher, "A quiet table")
    assert ["A quiet table"] == texts(other)
    assert [] == texts(four.at["N"])
    for place in (watcher, other):
        place.leaves()
    four.leave()


def test_what_was_written_before_is_read_by_one_who_comes(house: OpenHouse) -> None:
    four = Four(house)
    house.house.members.call(four.people["E"].id, "Остап")
    house.house.forget_names()
    says(four.at["E"], "  Вітаю! \0 ")
    newcomer = house.guest().looks_at(four.table)
    newcomer.settle()
    [said] = newcomer.said
    assert ("Вітаю!", "Остап", False) == (said["text"], said["name"], said["watcher"])
    newcomer.leaves()
    four.leave()


def test_a_text_has_at_least_a_letter_and_at_most_two_thousand(house: OpenHouse) -> None:
    four = Four(house)
    assert "text.length" == says(four.at["N"], "  ")
    assert "text.length" == says(four.at["N"], "x" * 2001)
    assert "" == says(four.at["N"], "x" * 2000)
    four.leave()


def test_an_explanation_is_read_by_the_opponents_and_never_by_partner(house: OpenHouse) -> None:
    four = Four(house)
    north, east, south = (four.at[seat] for seat in "NES")
    north.must("Call", call="2C", alert=True, text="strong and artificial")
    four.settle()
    note = east.view["auction"][0]["words"]["note"]
    assert "strong and artificial" == east.notes[str(note)]
    assert east.view["auction"][0]["alert"]
    assert not south.view["auction"][0]["alert"]
    assert not any("strong and artificial" in frame for frame in south.frames)
    # He who comes back is told again, and partner again is not.
    for seat in "ES":
        back = Place(four.people[seat], four.table)
        back.hear_snapshot()
        assert (seat == "E") == ("strong and artificial" in str(back.notes))
        back.leaves()
    four.leave()
