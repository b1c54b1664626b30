"""The pages ask for hints: whoever plays with robots is given them, whoever plays with people is not."""

from __future__ import annotations

from typing import Any

from tests.server.houses import OpenHouse, Person


def _opens(person: Person, seat: str, **wishes: Any) -> str:
    return person.opens(seat=seat, robots=True, **wishes)


def test_a_learner_is_told_and_everybody_sees_that_he_asked(house: OpenHouse) -> None:
    anna = house.guest()
    table = _opens(anna, "N")
    place = anna.looks_at(table)
    while not place.view["turn"]["legal"]:
        place.hear()
    answer = anna.ask("POST", f"/api/tables/{table}/hint", {})
    assert 200 == answer.status_code, answer.text
    found = answer.json()["hint"]
    assert ("calls", "N") == (found["of"], found["hand"])
    assert {each["choice"] for each in found["candidates"]} <= set(place.view["turn"]["legal"])
    assert 1 == sum(each["is_best"] for each in found["candidates"])
    place.settle()
    assert ["N"] == place.view["board"]["hints"]
    assert "HintAsked" == place.events[-1]["type"]
    # The same question at the same turn is answered, and stands on the record once.
    assert found == anna.ask("POST", f"/api/tables/{table}/hint", {}).json()["hint"]
    place.settle()
    assert 1 == sum(event["type"] == "HintAsked" for event in place.events)


def test_at_a_table_with_other_people_a_hint_is_refused(house: OpenHouse) -> None:
    anna, boris = house.guest(), house.guest()
    table = _opens(anna, "N")
    place = anna.looks_at(table)
    boris.looks_at(table, seat="S")
    while not place.view["turn"]["legal"]:
        place.hear()
    answer = anna.ask("POST", f"/api/tables/{table}/hint", {})
    assert (403, "hint.others") == (answer.status_code, answer.json()["code"])


def test_whoever_only_watches_is_told_nothing(house: OpenHouse) -> None:
    anna, boris = house.guest(), house.guest()
    table = _opens(anna, "N")
    place = anna.looks_at(table)
    while not place.view["turn"]["legal"]:
        place.hear()
    answer = boris.ask("POST", f"/api/tables/{table}/hint", {})
    assert 403 == answer.status_code
    assert "candidates" not in answer.text


def test_a_board_in_play_is_given_no_second_opinion(house: OpenHouse) -> None:
    anna = house.guest()
    table = _opens(anna, "N")
    place = anna.looks_at(table)
    while not place.view["turn"]["legal"]:
        place.hear()
    answer = anna.ask("GET", f"/api/tables/{table}/boards/1/hints/0")
    assert (404, "board.none") == (answer.status_code, answer.json()["code"])


def test_a_host_asks_for_robots_that_the_house_has(house: OpenHouse) -> None:
    anna = house.guest()
    wish = {"form": {"type": "duplicate"}, "policy": {"robots": "../mine.system"}}
    answer = anna.ask("POST", "/api/tables", wish)
    assert (400, "system.unknown") == (answer.status_code, answer.json()["code"])
    table = _opens(anna, "N", policy={"robots": "precision:expert", "hints": True})
    assert "precision:expert" == anna.looks_at(table).view["table"]["policy"]["robots"]
