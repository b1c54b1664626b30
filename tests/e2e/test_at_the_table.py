"""What people ask of one another at a table, with mouse and screen: undo, meanings, claims, seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from biritch.robots import act as robot
from tests.e2e.at_table import Person
from tests.e2e.company import at_screen, boards, look
from tests.e2e.evening import hidden_cards_seen
from tests.server.houses import Four, OpenHouse

pytestmark = pytest.mark.browser

Newcomer = Callable[..., BrowserContext]


def press(person: Person, name: str) -> None:
    """Press a button by what is written on it."""
    person.page.get_by_role("button", name=name, exact=True).click()


def four_spades(four: Four) -> None:
    """South plays four spades, and West has led."""
    four.call("4S P P P")
    four.play(1)


def south_claims_the_rest(four: Four, south: Person, *, draws_trumps: bool = False) -> None:
    """South claims all thirteen tricks on his screen."""
    south.wait_for("turn['legal']")
    press(south, "Claim")
    if draws_trumps:
        press(south, "draw trumps")
    press(south, "Claim 13 tricks")
    south.wait_for("view['claim']")
    four.settle()


def test_a_call_is_taken_back_when_the_opponents_grant_it_and_stands_when_one_does_not(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four = Four(club, **boards())
    south, west = (at_screen(four, seat, newcomer()) for seat in "SW")
    four.call("1S")
    south.wait_for("len(view['auction']) == 1")

    press(south, "Undo")
    expect(west.page.locator(".asked")).to_contain_text("asks to take it back")
    press(west, "No")
    south.wait_for("not view['undo']")
    assert [made["call"] for made in south.view["auction"]] == ["1S"]

    press(south, "Undo")
    expect(west.page.locator(".asked")).to_contain_text("asks to take it back")
    press(south, "Never mind")
    west.wait_for("not view['undo']")

    press(south, "Undo")
    press(west, "Let him")
    west.wait_for("view['undo']['waits'] == ['E']")
    four.at["E"].settle()
    four.at["E"].must("AnswerUndo", grants=True)
    south.wait_for("view['auction'] == [] and turn['legal']")
    assert south.errors == west.errors == []
    four.leave()


def test_nothing_is_taken_back_where_the_host_said_so(club: OpenHouse, newcomer: Newcomer) -> None:
    four = Four(club, policy={"undo_calls": "none", "undo_cards": "none"}, **boards())
    south = at_screen(four, "S", newcomer())
    four.call("1S")
    south.wait_for("len(view['auction']) == 1")

    expect(south.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    four.leave()


def test_partner_sees_neither_an_alert_nor_a_meaning_nor_a_question(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four = Four(club, **boards())
    south, west, north = (at_screen(four, seat, newcomer()) for seat in "SWN")
    south.wait_for("turn['legal']")
    press(south, "Alert")
    south.page.locator(".box .grid button").first.click()
    south.page.locator(".box input").fill("three clubs or more")
    south.page.locator(".box .confirm").click()
    west.wait_for("len(view['auction']) == 1")
    expect(west.page.locator("aside")).to_contain_text("three clubs or more")
    four.settle()
    four.call("P P P")
    north.wait_for("view['result'] or view['play']")
    four.play(1)

    west.page.locator("aside table button").first.click()
    before = four.at["N"].number
    four.settle()
    hidden = [text for text in (*north.frames, *four.at["N"].frames) if "clubs or more" in text]
    assert hidden == []
    assert [made["alert"] for made in north.view["auction"]] == [False] * 4
    assert [made["alert"] for made in west.view["auction"]] == [True, False, False, False]
    assert four.at["N"].number == before
    four.leave()


def test_a_question_about_a_call_is_between_the_one_who_asks_and_the_one_who_answers(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four = Four(club, **boards())
    south, west = (at_screen(four, seat, newcomer()) for seat in "SW")
    four.call("2S")
    four.settle()
    north = four.at["N"]
    before = north.number
    west.wait_for("turn['legal']")

    west.page.locator("aside table button").first.click()
    press(west, "Ask what it means")
    expect(south.page.locator(".asked")).to_contain_text("asks what your 2S means")
    south.page.locator(".asked input").fill("six spades and a weak hand")
    press(south, "Tell")

    expect(west.page.locator("aside")).to_contain_text("six spades and a weak hand")
    expect(south.page.locator(".asked")).to_have_count(0)
    north.settle()
    assert [] == [text for text in north.frames if "weak hand" in text or '"Asked"' in text]
    assert north.number == before
    four.leave()


def test_at_rubber_bridge_a_contested_claim_is_played_on_and_binds_the_claimer(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four = Four(club, {"type": "rubber", "dealer": "S"}, **boards())
    south, west = (at_screen(four, seat, newcomer()) for seat in "SW")
    four_spades(four)
    south_claims_the_rest(four, south, draws_trumps=True)
    expect(west.page.locator(".asked")).to_contain_text("draw trumps")
    press(west, "Contest")
    four.at["E"].does("AnswerClaim", agrees=True)
    west.wait_for("turn['phase'] == 'play' and view['claim']['void']")
    assert len(west.view["hands"]["S"]["cards"]) == 13
    four.settle()
    four.play(3)
    south.wait_for("view['play']['count'] == 4 and turn['legal']")

    south.play("CA")
    west.wait_for("view['play']['count'] == 5")
    press(west, "Not as he stated")

    south.wait_for("view['play']['count'] == 4 and turn['legal'] and turn['hand'] == 'N'")
    assert south.errors == west.errors == []
    four.leave()


@pytest.mark.parametrize("ends_by", ["a ruling", "play"])
def test_at_duplicate_a_contested_claim_is_ruled_with_assent_or_played_on(
    club: OpenHouse, newcomer: Newcomer, ends_by: str
) -> None:
    four = Four(club, **boards())
    host, west = (at_screen(four, seat, newcomer()) for seat in "NW")
    four_spades(four)
    four.at["S"].must("Claim", tricks=13)
    press(west, "Contest")
    four.settle()
    four.at["E"].does("AnswerClaim", agrees=False)
    host.wait_for("view['claim']['contested']")

    if ends_by == "a ruling":
        host.page.get_by_label("Declarer’s tricks in all").select_option("12")
        host.page.get_by_label("Why", exact=True).fill("a trump must be lost")
        press(host, "Rule")
        expect(west.page.locator(".asked").first).to_contain_text("a trump must be lost")
        press(west, "Agree")
        west.wait_for("view['claim']['award']['waits'] == ['E']")
        four.at["E"].settle()
        four.at["E"].must("AnswerAward", agrees=True)
        host.wait_for("view['result']")
        assert host.view["result"]["text"] == "4SS+2"
    else:
        press(west, "Play on")
        host.wait_for("turn['phase'] == 'play' and view['claim']['void']")
    four.leave()


@pytest.mark.parametrize("when", ["after_auction", "after_play"])
def test_honours_are_claimed_when_the_table_agreed_to(
    club: OpenHouse, newcomer: Newcomer, when: str
) -> None:
    honoured = {
        "pbn": '[Board "1"]\n[Dealer "S"]\n[Vulnerable "None"]\n'
        '[Deal "S:AKQJ543.765.65.4 .J432.J432.QJ765 762.AKQ.AKQ.AK32 T98.T98.T987.T98"]\n',
        "file": "honours.pbn",
    }
    four = Four(club, {"type": "rubber", "dealer": "S", "honours": when}, **honoured)
    south = at_screen(four, "S", newcomer())
    four.call("4S P P P")
    if when == "after_play":
        four.play(1)
        four.at["S"].must("Claim", tricks=13)
        for seat in "EW":
            four.at[seat].settle()
            four.at[seat].must("AnswerClaim", agrees=True)

    press(south, "Claim honours")

    south.wait_for("view['honours']['claimed'] == [['S', 100]]")
    if when == "after_play":
        lines = south.view["sheet"]["deals"][0]["lines"]
        assert 100 in [line["points"] for line in lines if line["reason"] == "honours"]
    four.leave()


def test_a_rubber_ends_early_when_all_agree_and_the_only_game_is_paid(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four = Four(club, {"type": "rubber", "dealer": "S"}, **boards(number=2))
    south = at_screen(four, "S", newcomer())
    four_spades(four)
    south_claims_the_rest(four, south)
    for seat in "EW":
        four.at[seat].must("AnswerClaim", agrees=True)
    south.wait_for("view['result']")

    press(south, "End the game now")
    for seat in "NEW":
        four.at[seat].settle()
        four.at[seat].must("AgreeToStop")

    south.wait_for("view['over']")
    # Four spades with three overtricks, and 300 for the only game of a rubber that was not finished.
    assert south.view["sheet"]["totals"] == {"ns": 120 + 90 + 300, "ew": 0}
    assert south.errors == []
    four.leave()


def test_a_robot_plays_on_for_one_who_leaves_until_he_takes_his_seat_back(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    four = Four(club, **boards())
    south = at_screen(four, "S", newcomer())
    with club.worker(robot):
        south.wait_for("turn['legal']")
        press(south, "Settings")
        press(south, "Leave the table")
        south.wait_for("view['you']['chair'] is None and view['auction']")
        assert south.view["chairs"]["S"]["robot"]

        south.page.get_by_role("button", name="Sit here").first.click()
        south.wait_for("view['you']['chair'] == 'S'")
        assert south.view["hands"]["S"]["cards"]
    assert south.errors == []
    four.leave()


def test_where_the_host_wants_quiet_nobody_can_write(club: OpenHouse, newcomer: Newcomer) -> None:
    quiet = at_screen(Four(club, policy={"chat": False}, **boards()), "S", newcomer())
    talking = at_screen(Four(club, **boards()), "S", newcomer())

    box = "Say something…"
    talking.page.get_by_role("textbox", name=box).fill("Good evening")
    talking.page.keyboard.press("Enter")
    expect(talking.page.get_by_role("list", name="Talk")).to_contain_text("Good evening")
    expect(quiet.page.get_by_role("textbox", name=box)).to_have_count(0)


@pytest.mark.parametrize("watching", ["no hands", "after", "late"])
def test_a_watcher_is_shown_what_the_table_agreed_to(
    club: OpenHouse, newcomer: Newcomer, watching: str
) -> None:
    four = Four(club, policy={"watching": watching}, **boards(number=2))
    watcher = look(four, club.guest(), newcomer())
    watcher.wait_for("view['you']['role'] == 'watcher'")
    four_spades(four)
    four.at["S"].must("Claim", tricks=13)
    if watching != "late":
        watcher.wait_for("view['claim']")
    for seat in "EW":
        four.at[seat].settle()
        four.at[seat].must("AnswerClaim", agrees=True)
    watcher.wait_for("view['result']")

    if watching != "late":  # who is shown a board late is told of it when it has ended
        assert hidden_cards_seen(watcher.frames) == []
    known = [hand["cards"] is not None for hand in watcher.view["hands"].values()]
    assert known == [True, watching != "no hands", True, watching != "no hands"]
    assert watcher.errors == []
    four.leave()


def test_nobody_watches_a_closed_table(club: OpenHouse, newcomer: Newcomer) -> None:
    four = Four(club, policy={"watching": "closed"}, **boards())

    stranger = look(four, club.guest(), newcomer())

    expect(stranger.page.locator("main")).to_contain_text("not yours to see")
    assert stranger.view == {}
    four.leave()


def test_a_link_that_was_never_made_or_is_withdrawn_leads_nowhere(
    club: OpenHouse, newcomer: Newcomer
) -> None:
    host = club.guest()
    table = host.opens(private=True, **boards())
    wish = {"to": "watch", "seat": None}
    made = host.ask("POST", f"/api/tables/{table}/invitations", wish).json()["link"]
    club.house.invitations.withdraw(table, now=club.house.now())
    for path in ("/l/" + made.rsplit("/", 1)[1], "/l/" + "x" * 22):
        stranger = Person.come(newcomer(), club.url + path)
        expect(stranger.page.get_by_role("alert")).to_be_visible()
        assert "/l/" in stranger.page.url
