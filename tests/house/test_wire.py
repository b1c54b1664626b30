"""What is written of the protocol is what the house speaks."""

from __future__ import annotations

import json
import re
import typing
from typing import Any

import pytest
from msgspec import DecodeError

from biritch.club.rights import COMMANDS
from biritch.errors import BadNotation
from biritch.server import wire
from biritch.server.typescript import typescript
from biritch.table.commands import AnyCommand
from scripts.protocol import MADE, PAGE, TYPES, page, refusals

WRITTEN = PAGE.read_text(encoding="utf-8")
TRANSCRIPT = next(part[0] for part in MADE.finditer(WRITTEN) if part[2] == "transcript")


def frames() -> list[tuple[str, dict[str, Any]]]:
    """Each message of the session in the page, with the way it went."""
    found = [re.fullmatch(r'([<>]) (\{"type".*\})', line) for line in TRANSCRIPT.splitlines()]
    return [(match[1], json.loads(match[2])) for match in found if match]


def test_the_page_of_the_protocol_is_what_the_generator_makes() -> None:
    assert page(WRITTEN) == WRITTEN, "run: python -m scripts.protocol"


def test_the_browsers_types_are_what_the_generator_makes() -> None:
    assert typescript() == TYPES.read_text(encoding="utf-8"), "run: python -m scripts.protocol"


def test_every_link_in_the_page_leads_to_one_heading() -> None:
    headings = re.findall(r"^#+ (.*)$", WRITTEN, re.MULTILINE)
    anchors = [heading.lower().replace(" ", "-") for heading in headings]
    assert [] == sorted({each for each in anchors if anchors.count(each) > 1})
    assert set() == set(re.findall(r"\]\(#([^)]*)\)", WRITTEN)) - set(anchors)


def test_every_message_command_event_and_refusal_is_in_the_page() -> None:
    headings = set(re.findall(r"^### (.*)$", WRITTEN, re.MULTILINE))
    kinds = [*typing.get_args(wire.FromClient), *typing.get_args(wire.FromHouse)]
    kinds += [wire.Offer, wire.Turn, wire.Answer, *typing.get_args(AnyCommand)]
    assert set() == {str(kind.__struct_config__.tag) for kind in kinds} - headings
    assert [] == [code for code in refusals() if f"| `{code}` |" not in WRITTEN]


def test_every_command_needs_a_right() -> None:
    assert set(typing.get_args(AnyCommand)) == set(COMMANDS)


def test_every_message_of_the_session_can_still_be_read() -> None:
    read = {">": wire.CLIENT.decode, "<": wire.HOUSE.decode}
    for way, message in frames():
        if message.get("view") != "…":
            read[way](json.dumps(message))


def test_the_session_is_told_without_a_gap_and_its_changes_make_the_result() -> None:
    number = 0
    view: dict[str, Any] = {}
    for way, message in frames():
        if way == "<" and message["type"] == "snapshot":
            number = message["number"]
            view = view if message["view"] == "…" else message["view"]
        elif way == "<" and message["type"] == "event":
            number += 1
            assert number == message["number"]
            view |= message["changes"]
    assert "1NTS+6" == view["result"]["text"]
    # 40 for the trick and 30 for each of six more; the part score is worth 50.
    assert {"ns": 270, "ew": -270} == view["result"]["points"]


def test_a_command_of_the_session_sent_again_gets_the_answer_it_would_have_had() -> None:
    sent = [message["id"] for way, message in frames() if way == ">" and message["type"] == "do"]
    again = next(each for each in sent if sent.count(each) == 2)
    answers = [
        message["type"] for way, message in frames() if way == "<" and message.get("id") == again
    ]
    assert ["accepted"] == answers


def test_no_card_of_another_hand_is_told_in_the_session_before_it_is_shown() -> None:
    shown: dict[str, str] = {}
    for way, message in frames():
        if way == "<" and message["type"] == "event":
            event = message["event"]
            if event["type"] in ("HandDealt", "HandShown"):
                shown.setdefault(event["seat"], event.get("why", "own"))
            for seat, hand in message["changes"].get("hands", {}).items():
                assert (hand["cards"] is not None) == (seat in shown)
    assert {"S": "own", "N": "dummy", "E": "after board", "W": "after board"} == shown


@pytest.mark.parametrize("sent", [b"", b"[]", b'{"type":"dance"}', b'{"type":"do","id":"1"}'])
def test_what_is_no_message_is_not_read(sent: bytes) -> None:
    with pytest.raises(DecodeError):
        wire.CLIENT.decode(sent)


def test_a_card_that_is_none_is_not_read() -> None:
    sent = b'{"type":"do","id":"1","seen":0,"command":{"type":"PlayCard","card":"S1"}}'
    with pytest.raises((DecodeError, BadNotation)):
        wire.CLIENT.decode(sent)
