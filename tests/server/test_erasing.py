"""Erasing what was written: one's own, or anybody's at one's own table; never in the middle of a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from biritch.club.rights import Role
from tests.server.houses import Four, OpenHouse, Person, Place, open_house


def says(place: Place, text: str) -> int:
    """Somebody writes something; its number."""
    place.send({"type": "say", "text": text})
    note: int = place.hear_until(lambda heard: heard["type"] == "chat")["note"]
    return note


def erases(person: Person, table: str, note: object) -> Any:
    return person.ask("POST", f"/api/tables/{table}/texts/{note}/erase", {})


def hears(place: Place) -> int:
    """The number of the text that somebody is told was erased."""
    note: int = place.hear_until(lambda heard: heard["type"] == "erased")["note"]
    return note


def test_one_erases_what_one_wrote_and_everybody_is_told(house: OpenHouse) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens()
    first, second = host.looks_at(table, seat="N"), friend.looks_at(table, seat="S")
    note = says(second, "Oh dear")
    assert {"note": note} == erases(friend, table, note).json()
    assert [note, note] == [hears(first), hears(second)]
    assert {"note": note} == erases(friend, table, note).json()
    first.settle()
    assert 1 == sum('"erased","note"' in frame for frame in first.frames)
    anew = friend.looks_at(table)
    anew.settle()
    assert [("", True)] == [(line["text"], line["erased"]) for line in anew.said]
    for place in (first, second, anew):
        place.leaves()


def test_the_host_a_director_and_an_owner_erase_what_others_wrote_and_nobody_else_does(
    house: OpenHouse,
) -> None:
    host, friend = house.guest(), house.guest()
    table = host.opens()
    place = friend.looks_at(table, seat="S")
    for number, staff in enumerate(
        (host, house.member("A director", Role.DIRECTOR), house.member("An owner", Role.OWNER))
    ):
        note = says(place, f"Word {number}")
        refused = erases(house.member(f"Member {'abc'[number]}"), table, note)
        assert (403, "erase_text") == (refused.status_code, refused.json()["details"]["deed"])
        assert 200 == erases(staff, table, note).status_code
    place.leaves()


def test_a_text_of_another_table_is_not_there(house: OpenHouse) -> None:
    host, other = house.guest(), house.guest()
    table, private = host.opens(), other.opens(private=True)
    place = other.looks_at(private)
    note = says(place, "Between us")
    for guess in (note, 0, 2**60, "x", "1e3", "-1"):
        answer = erases(host, table, guess)
        assert (404, "text.none") == (answer.status_code, answer.json()["code"])
    hidden = erases(host, private, note)
    assert (404, "table.none") == (hidden.status_code, hidden.json()["code"])
    place.leaves()


def test_what_explains_a_call_stays_until_the_board_is_over(house: OpenHouse) -> None:
    four = Four(house)
    north, south = four.at["N"], four.at["S"]
    north.must("Call", call="1NT", text="weak, we agreed")
    note = north.view["auction"][0]["words"]["note"]
    waits = erases(north.person, four.table, note)
    assert (403, "text.in_play") == (waits.status_code, waits.json()["code"])
    four.settle()
    assert str(note) not in south.notes
    four.call("P P P")
    four.play(52)
    assert 200 == erases(north.person, four.table, note).status_code
    assert [note] * 4 == [hears(place) for place in four.at.values()]
    page = f"/api/tables/{four.table}/boards/1"
    assert "" == north.person.ask("GET", page).json()["notes"][str(note)]
    four.leave()


def test_players_are_not_told_that_watchers_words_were_erased(house: OpenHouse) -> None:
    four = Four(house)
    watcher = house.guest()
    gallery = watcher.looks_at(four.table)
    note = says(gallery, "He should have led a heart")
    erases(watcher, four.table, note)
    assert note == hears(gallery)
    north = four.at["N"]
    north.settle()
    assert not [frame for frame in north.frames if str(note) in frame]
    gallery.leaves()
    four.leave()


@pytest.fixture
def houses(postgres_url: str) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    """Two servers on one database."""
    with open_house(postgres_url) as one, open_house(postgres_url) as other:
        yield one, other


@pytest.mark.postgres
def test_those_at_another_server_are_told_too(houses: tuple[OpenHouse, OpenHouse]) -> None:
    one, other = houses
    host = one.guest()
    table = host.opens()
    place = host.looks_at(table)
    friend = other.guest().looks_at(table)
    note = says(place, "Oh dear")
    erases(host, table, note)
    assert note == hears(friend)
    place.leaves()
    friend.leaves()
