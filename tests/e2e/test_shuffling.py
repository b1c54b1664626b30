"""The browser's part in the shuffle: two people's pages mix in, unasked, while they play."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest
from playwright.sync_api import BrowserContext, expect

from biritch.cards import Deal, shuffled
from biritch.seats import SEATS, Seat
from tests.cli.running import biritch
from tests.e2e.company import at_screen
from tests.server.houses import Four, OpenHouse

pytestmark = pytest.mark.browser


def _passed_out(four: Four) -> None:
    four.call("P P P P")
    for place in four.at.values():
        place.must("Ready")
    four.deal()


def test_two_pages_mix_into_the_next_board_and_each_board_is_what_they_mixed(
    club: OpenHouse, newcomer: Callable[..., BrowserContext]
) -> None:
    four = Four(club)
    south, west = (at_screen(four, seat, newcomer()) for seat in "SW")
    _passed_out(four)  # the next shuffle begins when both pages are there
    for person in (south, west):
        person.wait_for("view['board']['number'] == 2 and (view['shuffle'] or {}).get('closed')")
        person.wait_for("[each['share'] for each in view['shuffle']['shares']].count(None) == 0")
    four.settle()
    _passed_out(four)
    four.call("P P P P")
    south.wait_for("view['board']['number'] == 3 and view['board']['salt']")
    board = south.view["board"]
    shares = {each["seat"]: each for each in board["shuffle"]["shares"]}
    assert {"S", "W"} == shares.keys()
    mixed = {Seat(seat): bytes.fromhex(each["share"]) for seat, each in shares.items()}
    for seat, share in mixed.items():
        assert sha256(share).hexdigest() == shares[seat.value]["promise"]
    assert mixed[Seat.SOUTH] != mixed[Seat.WEST]
    hands = [[card[0:2] for card in south.view["hands"][seat.value]["cards"]] for seat in SEATS]
    texts = (
        ".".join("".join(card[1] for card in hand if card[0] == suit) for suit in "SHDC")
        for hand in hands
    )
    dealt = Deal.parse("N:" + " ".join(texts))
    assert dealt == shuffled(board["id"], bytes.fromhex(board["salt"]), mixed)
    assert not south.page.locator(".toast").count()
    south.go(f"/b/{four.table}/3")
    south.page.get_by_text("How these cards were dealt").click()
    expect(south.page.get_by_text("Mixed in: South, West.")).to_be_visible()
    line = south.page.locator("#proof-line").input_value()
    assert biritch(line.removeprefix("biritch ")).out == "ok\n"
    assert south.errors == west.errors == []
    four.leave()
