"""Evenings live: from the link to the final standings, over real sockets."""

from __future__ import annotations

import re

from tests.server.evenings import (
    Guest,
    boards,
    called,
    comes_to,
    gathered,
    opens_evening,
    pass_out,
    quick,
    takes_seats,
)
from tests.server.houses import OpenHouse, Person, Place

CARD = re.compile(r'"[CDHS][2-9TJQKA]"')


def round_of_passes(guests: list[Guest], dealer: str = "N") -> None:
    """A round of one deal that nobody wants, to its end."""
    at = takes_seats(guests)
    pass_out(at, dealer)
    for guest in guests:
        while guest.view["phase"] == "playing":
            guest.hear()
        guest.settle()
    for place in at.values():
        place.leaves()


def leave(guests: list[Guest]) -> None:
    """All go home."""
    for guest in guests:
        guest.leaves()


def invited(host: Person, contest: str, to: str) -> str:
    """The secret of a link to a contest."""
    answer = host.ask("POST", f"/api/contests/{contest}/invitations", {"to": to})
    assert 200 == answer.status_code, answer.text
    secret: str = answer.json()["link"].rsplit("/", 1)[1]
    return secret


def test_a_tour_is_played_from_the_draw_to_the_standings(house: OpenHouse) -> None:
    guests = gathered(house, "tour", 4, pbn=boards(3), boards_each=1)
    host = guests[0]
    host.must("Start", draw=True)
    partners = set()
    for number in range(1, 4):
        for guest in guests:
            guest.hear_until_phase("drawing")
        for card, guest in enumerate(guests, start=10 * number):
            guest.must("Pick", place=card)
        for guest in guests:
            guest.hear_until_phase("choosing")
        highest = guests[host.view["draw"]["order"][0] - 1]
        highest.must("ChooseSeat", seat="W")
        round_of_passes(guests, "W")
        seats = host.view["sittings"][-1]["seats"]
        assert highest.player == seats["W"]
        partners |= {frozenset((seats["N"], seats["S"])), frozenset((seats["E"], seats["W"]))}
        if number < 3:
            for guest in guests:
                guest.must("Ready")
    assert 6 == len(partners)
    assert "over" == host.view["phase"]
    assert [1, 1, 1, 1] == [account["place"] for account in host.view["standings"]]
    assert [3, 3, 3, 3] == [account["rubbers"] for account in host.view["standings"]]
    leave(guests)


def test_robots_fill_the_rota_and_play_on_while_one_sits_out(house: OpenHouse) -> None:
    host = house.guest()
    contest = opens_evening(
        host, {"type": "rota", "size": 5}, pbn=boards(5), boards_each=1, pause_seconds=1
    )
    with house.worker(quick):
        guest = comes_to(host, contest)
        assert "contest.not_full" == guest.is_refused("Start")
        guest.must("Start", draw=False, robots=True)
        heard = called(guest)
        assert None is heard["seat"]  # the first sits out the first rubber, and may watch it
        watching = host.looks_at(heard["table"])
        assert None is watching.view["you"]["chair"]
        heard = called(watching)
        assert guest.view["contest"]["id"] == heard["contest"]
        assert heard["seat"] is not None
        watching.leaves()
        for number in range(2, 6):
            while guest.view["round"] < number:
                guest.hear()
            round_of_passes([guest])
    assert "over" == guest.view["phase"]
    guest.leaves()


def test_whoever_stays_at_his_table_is_called_to_the_next(house: OpenHouse) -> None:
    guests = gathered(house, "turn_about", 4, pbn=boards(3), boards_each=1)
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    pass_out(at)
    for guest in guests:
        guest.hear_until_phase("between")
        guest.must("Ready")
    for seat, place in at.items():
        heard = called(place)
        mine = next(guest for guest in guests if guest.person.id == place.person.id)
        while mine.view["round"] < 2:
            mine.hear()
        assert (heard["table"], heard["seat"]) == mine.seat, seat
        assert heard["table"] != place.table
        place.leaves()
    late = guests[1].person.looks_at(guests[1].view["sittings"][0]["table"])
    assert guests[1].seat == (called(late)["table"], guests[1].seat[1])
    late.leaves()
    leave(guests)


def test_friends_come_by_a_link_and_strangers_find_nothing(house: OpenHouse) -> None:
    host, friend, onlooker, stranger = (house.guest() for _ in range(4))
    contest = opens_evening(host, "once", private=True)
    found = friend.ask("POST", f"/api/links/{invited(host, contest, 'sit')}", {}).json()
    assert {"contest": contest, "to": "sit", "seat": None} == found
    onlooker.ask("POST", f"/api/links/{invited(host, contest, 'watch')}", {})
    guests = [comes_to(host, contest), comes_to(friend, contest)]
    watching = comes_to(onlooker, contest, enter=False)
    assert "contest.not_invited" == watching.is_refused("Enter")
    assert contest in friend.ask("GET", "/api/contests").text
    assert contest not in stranger.ask("GET", "/api/contests").text
    missing = stranger.ask("GET", "/api/contests/no-contest-ever")
    for method, path in (
        ("GET", f"/api/contests/{contest}"),
        ("POST", f"/api/contests/{contest}/invitations"),
    ):
        answer = stranger.ask(method, path, {"to": "sit"} if method == "POST" else None)
        assert (404, missing.content) == (answer.status_code, answer.content)
    turned_away, nowhere = Guest(stranger, contest), Guest(stranger, "no-contest-ever")
    assert (4404, 4404) == (turned_away.ends(), nowhere.ends())
    assert turned_away.frames == nowhere.frames
    guests[0].must("Start", draw=False, robots=True)
    guests[1].hear_until_phase("playing")
    table = guests[1].seat[0]
    assert 4404 == Place(stranger, table).ends()
    assert "watcher" == onlooker.looks_at(table).view["you"]["role"]
    leave([*guests, watching])


def test_a_friend_may_not_invite_nor_start(house: OpenHouse) -> None:
    guests = gathered(house, "once", 2)
    contest = guests[0].table
    answer = guests[1].person.ask("POST", f"/api/contests/{contest}/invitations", {"to": "sit"})
    assert 403 == answer.status_code
    for kind in ("Start", "EndContest"):
        assert "refused.not_allowed" == guests[1].is_refused(kind)
    assert "refused.not_allowed" == guests[1].is_refused("Dismiss", player=1)
    assert "refused.not_allowed" == guests[1].is_refused("PickFor", player=1, place=1)
    leave(guests)


def test_nothing_hidden_passes_through_a_contest(house: OpenHouse) -> None:
    guests = gathered(house, "once", 4, pbn=boards(1))
    guests[0].must("Start")
    for guest in guests:
        guest.hear_until_phase("drawing")
    for number, guest in enumerate(guests, start=1):
        before = len(guest.frames)
        guest.must("Pick", place=number)
        assert not CARD.search("".join(guest.frames[:before]))
    for guest in guests:
        guest.hear_until_phase("choosing")
        drawn = set(CARD.findall("".join(guest.frames)))
        assert 4 == len(drawn)
    guests[guests[0].view["draw"]["order"][0] - 1].must("ChooseSeat", seat="N")
    round_of_passes(guests)
    for guest in guests:
        assert drawn == set(CARD.findall("".join(guest.frames)))
        assert "AKQJT" not in "".join(guest.frames)
    leave(guests)


def test_the_doors_of_tables_and_contests_are_not_each_others(house: OpenHouse) -> None:
    host = house.guest()
    contest, table = opens_evening(host, "once"), host.opens()
    assert 4404 == Place(host, contest).ends()
    assert 4404 == Guest(host, table).ends()
    assert 404 == host.ask("GET", f"/api/tables/{contest}").status_code
    assert 404 == host.ask("GET", f"/api/contests/{table}").status_code
    assert 404 == host.ask("GET", f"/api/tables/{contest}/boards/1").status_code
    guest = comes_to(host, contest)
    guest.send({"type": "do", "id": "x", "seen": 0, "command": {"type": "Call", "call": "P"}})
    guest.settle()
    assert ["wire.unreadable"] == [refusal["code"] for refusal in guest.refusals]
    guest.leaves()


def test_a_substitute_takes_over_in_mid_round(house: OpenHouse) -> None:
    guests = gathered(house, "turn_about", 4, pbn=boards(3), boards_each=1)
    substitute = house.guest()
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    gone = guests[3]
    gone.must("Leave")
    seat = gone.seat[1]
    assert seat is not None
    host = at["N"]
    host.hear_until(lambda _: host.view["chairs"][seat]["robot"])
    late = comes_to(substitute, gone.table, enter=False)
    assert "contest.place_kept" == late.is_refused("Enter", player=4)
    assert "contest.full" == late.is_refused("Enter")
    guests[0].must("EnterRobot", player=4)
    late.must("Enter")
    host.hear_until(lambda _: host.view["chairs"][seat]["person"] == substitute.id)
    sits = substitute.looks_at(late.seat[0])
    assert seat == sits.view["you"]["chair"]
    sits.leaves()
    leave([*guests, late])


def test_who_leaves_comes_back_to_his_place(house: OpenHouse) -> None:
    guests = gathered(house, "once", 4, pbn=boards(1))
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    east = next(guest for guest in guests if guest.seat[1] == "E")
    east.must("Leave")
    host = at["N"]
    host.hear_until(lambda _: host.view["chairs"]["E"]["robot"])
    east.must("Enter")
    host.hear_until(lambda _: host.view["chairs"]["E"]["person"] == east.person.id)
    for place in at.values():
        place.leaves()
    leave(guests)


def test_the_host_ends_the_evening_and_what_is_on_the_table_counts(house: OpenHouse) -> None:
    guests = gathered(house, "tour", 4, pbn=boards(9), form={"type": "rubber"})
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    for place in at.values():
        while place.view["board"] is None:
            place.hear()
    guests[0].must("EndContest")
    guests[1].hear_until(lambda _: guests[1].view["ending"])
    at["N"].hear_until(lambda _: at["N"].view["closed"])
    pass_out(at)
    for guest in guests:
        guest.hear_until_phase("over")
    [sitting] = guests[0].view["sittings"]
    assert (True, 1) == (sitting["over"], sitting["deals"])
    assert {1} == {account["rubbers"] for account in guests[0].view["standings"]}
    leave(guests)


def test_guests_write_to_each_other_before_and_after_but_not_during_a_round(
    house: OpenHouse,
) -> None:
    guests = gathered(house, "once", 4, pbn=boards(1))
    guests[1].send({"type": "say", "text": "good evening"})
    guests[0].hear_until(lambda heard: heard["type"] == "chat")
    assert "good evening" == guests[0].said[0]["text"]
    guests[0].must("Start", draw=False)
    guests[1].hear_until_phase("playing")
    guests[1].send({"type": "say", "text": "lead a heart"})
    guests[1].settle()
    assert "chat.round" == guests[1].refusals[-1]["code"]
    leave(guests)


def test_who_is_in_a_contest_is_told_who_is_there(house: OpenHouse) -> None:
    guests = gathered(house, "once", 2)
    watching = comes_to(house.guest(), guests[0].table, enter=False)
    for guest in guests:
        guest.settle()
    here = guests[0].here
    assert sorted(guest.person.id for guest in guests) == here["here"]
    assert 1 == here["watchers"]
    watching.must("Enter")
    guests[0].settle()
    assert (3, 0) == (len(guests[0].here["here"]), guests[0].here["watchers"])
    leave([*guests, watching])


def test_who_comes_back_to_the_evening_in_mid_round_is_not_called_away(house: OpenHouse) -> None:
    guests = gathered(house, "once", 4, pbn=boards(1))
    guests[0].must("Start", draw=False)
    for guest in guests:
        assert called(guest)["table"] == guest.seat[0]
    looking = comes_to(guests[1].person, guests[0].table)
    looking.settle()
    guests[2].must("Leave")
    looking.hear_until(lambda _: looking.view["entrants"][2]["robot"])
    looking.settle()
    assert not any('"type":"called"' in frame for frame in looking.frames)
    leave([*guests, looking])


def test_a_new_host_of_the_evening_is_host_of_the_table_in_play(house: OpenHouse) -> None:
    guests = gathered(house, "once", 4, pbn=boards(1))
    guests[0].must("Start", draw=False)
    at = takes_seats(guests)
    guests[0].must("MakeHost", person=guests[3].person.id)
    table = at["N"]
    table.hear_until(lambda _: table.view["table"]["host"] == guests[3].person.id)
    for place in at.values():
        place.leaves()
    leave(guests)
