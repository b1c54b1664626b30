"""Whatever is sent: the house answers with a reason, the sender stays, and the table is as it was."""

from __future__ import annotations

import json
import math

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.houses import Four, OpenHouse, Place

UNREADABLE = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type":"do"}',
    '{"type":"nothing"}',
    '{"type":"snapshot"}',
    '{"type":"do","id":1,"seen":0,"command":{"type":"Ready"}}',
    '{"type":"do","id":"a","seen":"0","command":{"type":"Ready"}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Rob"}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Call","call":"8C"}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Call","call":7}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Call","call":"1К"}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"PlayCard","card":"1S"}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"PlayCard","card":null}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Sit","seat":"X"}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Call","call":"P","thought":NaN}}',
    '{"type":"do","id":"a","seen":0,"command":{"type":"Call","call":"P","thought":Infinity}}',
    '{"type":"say","text":17}',
    "[" * 15_000,
    '{"a":' * 3_000,
    b"\x00\x01\x02",
    b"\xff\xfe{}",
    '{"type":"ping"',
    '"' + "\\ud800" * 10 + '"',
]


@pytest.mark.parametrize("sent", UNREADABLE, ids=lambda sent: repr(sent[:60]))
def test_what_cannot_be_read_is_refused_and_the_sender_stays(
    house: OpenHouse, sent: str | bytes
) -> None:
    place = house.guest().looks_at(house.guest().opens())
    place.send(sent)
    place.settle()
    assert ["wire.unreadable"] == [refusal["code"] for refusal in place.refusals]
    place.leaves()


def test_a_message_in_binary_is_read_as_a_text_is(house: OpenHouse) -> None:
    place = house.guest().looks_at(house.guest().opens())
    place.send(b'{"type":"ping"}')
    place.hear_until(lambda heard: heard["type"] == "pong")
    place.leaves()


def test_a_message_that_is_too_large_is_refused_and_a_huge_one_ends_the_talk(
    house: OpenHouse,
) -> None:
    place = house.guest().looks_at(house.guest().opens())
    place.send({"type": "say", "text": "x" * 20_000})
    place.settle()
    assert ["wire.too_large"] == [refusal["code"] for refusal in place.refusals]
    place.send("x" * (1 << 20))
    assert 1009 == place.ends()


@pytest.mark.parametrize("name", ["", "x" * 101, "a\0b"])
def test_a_command_has_an_id_that_can_be_kept(house: OpenHouse, name: str) -> None:
    four = Four(house)
    north = four.at["N"]
    north.send({"type": "do", "id": name, "seen": 9, "command": {"type": "Call", "call": "P"}})
    north.settle()
    assert ["wire.id"] == [refusal["code"] for refusal in north.refusals]
    assert [] == north.view["auction"]
    four.leave()


def test_a_command_for_another_seat_is_refused(house: OpenHouse) -> None:
    four = Four(house)
    four.call("1NT P P P")
    four.play(1)  # East has led; declarer plays dummy's card
    west, south = four.at["W"], four.at["S"]
    dummys = west.view["hands"]["S"]["cards"][0]
    assert "turn.other" == south.is_refused("PlayCard", card=dummys)
    assert "turn.other" == west.is_refused("PlayCard", card=dummys)
    assert "honours.not_yours" == west.is_refused("ClaimHonours", seat="N")
    assert "explain.not_yours" == west.is_refused("Explain", place=0, words={}, text="I lie")
    assert "refused.not_allowed" == west.is_refused("Remove", seat="E")
    assert 1 == west.view["play"]["count"]
    four.leave()


def test_ones_own_cards_and_calls_only_as_the_laws_allow(house: OpenHouse) -> None:
    four = Four(house)
    four.call("1S")
    assert "call.insufficient" == four.at["E"].is_refused("Call", call="1C")
    four.call("P P P")
    leader = four.at["E"]
    other = four.at["S"].view["hands"]["S"]["cards"][0]
    assert "play.not_held" == leader.is_refused("PlayCard", card=other)
    four.leave()


@pytest.mark.parametrize(
    ("thought", "kept"), [(1e308, 86_400.0), (-5, 0.0), (2.5, 2.5), (-1e308, 0.0), (0, 0.0)]
)
def test_seconds_thought_are_such_as_a_person_can_have_thought(
    house: OpenHouse, thought: float, kept: float
) -> None:
    four = Four(house)
    four.at["N"].must("Call", call="P", thought=thought)
    four.settle()
    heard = four.at["E"].events[-1].get("thought", 0.0)
    assert math.isfinite(heard)
    assert kept == heard
    four.leave()


def test_numbers_beyond_all_measure_do_no_harm(house: OpenHouse) -> None:
    four = Four(house)
    north = four.at["N"]
    for number in (10**30, -(10**30), 2**63, -1):
        text = json.dumps(number)
        for command in (
            f'{{"type":"Ask","place":{text}}}',
            f'{{"type":"Claim","tricks":{text}}}',
            f'{{"type":"AwardClaim","tricks":{text}}}',
            f'{{"type":"Explain","place":{text},"words":{{"note":{text}}}}}',
            f'{{"type":"Call","call":"P","thought":{text}0000000000000e300}}',
        ):
            north.send(f'{{"type":"do","id":"n","seen":{text},"command":{command}}}')
            answer = north.hear_until(lambda heard: heard["type"] == "refused")
            assert answer["code"] != "error", answer
    four.settle()
    assert [] == north.view["auction"]
    four.leave()


def test_nobody_refers_to_anothers_words_or_speaks_as_a_robot(house: OpenHouse) -> None:
    four = Four(house)
    four.at["N"].must("Call", call="1C", text="a secret for East and West")
    four.settle()
    note = four.at["E"].view["auction"][0]["words"]["note"]
    words = {"note": note, "message": "robot-claim", "values": {"x": "y"}}
    four.at["E"].must("Call", call="P", words=words)
    four.settle()
    four.at["S"].must("Call", call="P", alert=True, words=words)
    four.at["E"].must("Explain", place=1, words=words, text="nothing special")
    four.settle()
    for place in four.at.values():
        assert not any("robot-claim" in frame for frame in place.frames)
        for call in place.view["auction"][1:]:
            assert note != call["words"].get("note")
    assert "a secret" not in str(four.at["S"].notes)
    four.leave()


def test_a_text_of_a_refused_command_is_not_kept(house: OpenHouse) -> None:
    four = Four(house)
    assert "turn.other" == four.at["S"].is_refused("Call", call="P", text="too early")
    assert "text.length" == four.at["N"].is_refused("Call", call="P", text="x" * 2001)
    with house.house.store.reading() as connection:
        found = connection.exec_driver_sql("SELECT count(*) FROM texts WHERE text = 'too early'")
        assert 0 == found.scalar()
    four.leave()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("x", "wire.unreadable"),
        ("[" * 100_000, "wire.unreadable"),
        ({"form": {"type": "poker"}}, "wire.unreadable"),
        ({"form": {"type": "duplicate", "boards": 10**30}}, "form.boards"),
        ({"form": {"type": "duplicate", "first": 10**30}}, "board.number"),
        ({"form": {"type": "duplicate", "boards": "1" * 5000}}, "wire.unreadable"),
        ({"form": {"type": "russian", "deals": 10**30}}, "form.deals"),
        ({"form": {"type": "duplicate"}, "name": "x" * 61}, "table.name"),
        ({"form": {"type": "duplicate"}, "pbn": "no boards at all"}, "source.problems"),
        ({"form": {"type": "duplicate"}, "policy": {"absent_seconds": 1}}, "policy.seconds"),
        ({"form": {"type": "duplicate"}, "policy": {"stop_seconds": -1}}, "policy.seconds"),
        ({"form": {"type": "duplicate"}, "policy": {"next_deal_seconds": 10**9}}, "policy.seconds"),
        ({"form": {"type": "duplicate"}, "seat": "Z"}, "wire.unreadable"),
        (
            {"form": {"type": "rubber", "game_bonuses": True, "quick_rubber": True}},
            "form.no_rubber_bonus",
        ),
        ({"form": {"type": "russian", "deals": 0}}, "form.deals"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(house: OpenHouse, sent: object, code: str) -> None:
    guest = house.guest()
    answer = guest.ask("POST", "/api/tables", sent)
    assert answer.status_code in (400, 403), answer.text
    assert code == answer.json()["code"]
    assert [] == [
        table
        for table in guest.ask("GET", "/api/tables").json()["tables"]
        if table["host"] == guest.id
    ]


def test_a_body_that_is_too_large_is_refused(house: OpenHouse) -> None:
    answer = house.guest().ask("POST", "/api/tables", {"pbn": "x" * 4_100_000})
    assert (400, "wire.too_large") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize(
    "key", ["", "Bearer wrong", "Basic x", "Bearer " + "A" * 43, "Bearer \xe9"]
)
def test_a_worker_needs_a_key(house: OpenHouse, key: str) -> None:
    address = f"ws://127.0.0.1:{house.port}/worker/socket"
    with pytest.raises(InvalidStatus), connect(address, additional_headers={"Authorization": key}):
        pass


def test_one_who_does_not_read_is_let_go_and_the_others_play_on(house: OpenHouse) -> None:
    four = Four(house)
    deaf = Place(house.guest(), four.table)
    deaf.hear_snapshot()
    [client] = [
        each for each in house.hall.gallery.clients(four.table) if each.author.id == deaf.person.id
    ]

    async def flood() -> None:
        # The machine itself holds some for whoever does not read: it takes more than that.
        while client.closing is None:
            client.tell(b'{"type":"pong","time":0,"unread":"%s"}' % bytes(16_384).hex().encode())

    house.do(flood())
    assert 1008 == deaf.ends()
    four.call("P P P P")
    four.leave()
