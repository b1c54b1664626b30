"""A match in mid-set: whoever crawls the house, nobody hears of a board he may still have to play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.routing import Route

from biritch.server import boards, contests, tables
from tests.server.evenings import Guest, comes_to, opens_evening
from tests.server.houses import OpenHouse, Person, Place

# Thirteen cards of a suit each: North takes all in spades on board 1, East in hearts on board 2.
BOARDS = """\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:..AKQJT98765432. .AKQJT98765432.. ...AKQJT98765432 AKQJT98765432..."]
"""
FIRST, SECOND = "7SXXN", "7HXXE"
"""The contracts of board 1 and board 2: where they can be read, the board is known."""
OPEN, CLOSED = (1, 2, 5, 6), (3, 4, 7, 8)
"""The players of each room, as they are seated when nobody says anything."""


class Match:
    """Two teams in the first set, each room having played the board it began with.

    Attributes:
        people: by number; guests: their connections to the contest.
        rooms: the ids of the tables; at: who sits there, by seat.
    """

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.people = {number: house.guest() for number in range(1, 9)}
        plan = {"type": "teams", "sets": 1, "boards": 2}
        form = {"type": "duplicate"}
        self.contest = opens_evening(self.people[1], plan, form=form, pbn=BOARDS)
        self.guests = {number: comes_to(who, self.contest) for number, who in self.people.items()}
        self.guests[1].must("Start", draw=False)
        self.guests[1].hear_until_phase("lining_up")
        self.guests[1].must("LineUp", players=[1, 2, 3, 4])
        self.guests[5].settle()
        self.guests[5].must("LineUp", players=[5, 6, 7, 8])
        for guest in self.guests.values():
            guest.hear_until_phase("playing")
        self.rooms = [self.guests[number].seat[0] for number in (1, 3)]
        self.at = [self._sit(numbers) for numbers in (OPEN, CLOSED)]

    def _sit(self, numbers: tuple[int, ...]) -> dict[str, Place]:
        places = {}
        for number in numbers:
            table, seat = self.guests[number].seat
            assert seat
            places[seat] = self.people[number].looks_at(table)
        return places

    def play(self, room: int, board: int) -> None:
        """A room plays a board to its end."""
        places = self.at[room]
        suit = "S" if board == 1 else "H"
        one = places["N"]
        for place in places.values():
            place.settle()
            if place.view["result"]:
                place.must("Ready")
        for place in places.values():
            while not place.view["board"] or place.view["board"]["number"] != board:
                place.hear()
        while not one.view["result"]:
            for place in places.values():
                place.settle()
            turn = one.view["turn"]
            if turn["phase"] == "over":
                break
            actor = places[turn["actor"]]
            if turn["phase"] == "auction":
                said = len(one.view["auction"])
                actor.must("Call", call=[f"7{suit}", "X", "XX", "P", "P", "P"][said])
            else:
                actor.must("PlayCard", card=actor.view["turn"]["legal"][0])

    def end(self) -> None:
        """All hang up."""
        for place in (*self.guests.values(), *self.at[0].values(), *self.at[1].values()):
            place.leaves()


@pytest.fixture(scope="module")
def match(house: OpenHouse) -> Iterator[Match]:
    """Both rooms have played one board of the two, each another."""
    match = Match(house)
    match.play(0, 1)
    match.play(1, 2)
    yield match
    match.end()


ROUTES: list[Route] = [*tables.ROUTES, *boards.ROUTES, *contests.ROUTES]
ADDRESSES = [route.path for route in ROUTES if "GET" in (route.methods or ())]


def crawled(match: Match, person: Person) -> str:
    """Everything that the house's pages tell somebody, whatever address he tries."""
    texts = []
    for path in ADDRESSES:
        for table in match.rooms:
            for number in (1, 2):
                address = path.format(table=table, number=number, contest=match.contest)
                texts.append(person.ask("GET", address).text)
    return "\n".join(texts)


def overheard(match: Match, person: Person, *tables: str) -> str:
    """Everything that the sockets of tables tell somebody who comes there."""
    texts = []
    for table in tables:
        place = Place(person, table)
        if place.hear()["type"] == "refused":
            place.leaves()
        else:
            place.settle()
            place.leaves()
        texts += place.frames
    return "\n".join(texts)


def contest_frames(match: Match, person: Person) -> str:
    """Everything that the socket of the contest tells somebody who comes there now."""
    guest = Guest(person, match.contest)
    guest.hear_snapshot()
    guest.settle()
    guest.leaves()
    return "\n".join(guest.frames)


@pytest.mark.parametrize("number", range(1, 9))
def test_a_player_hears_nothing_of_the_board_he_has_still_to_play(
    match: Match, number: int
) -> None:
    person = match.people[number]
    yet_to_play = SECOND if number in OPEN else FIRST
    has_played = FIRST if number in OPEN else SECOND
    own, other = match.rooms if number in OPEN else reversed(match.rooms)
    told = crawled(match, person)
    assert yet_to_play not in told
    assert has_played in told
    assert yet_to_play not in overheard(match, person, own)
    nowhere, elsewhere = Place(person, "no-table-ever"), Place(person, other)
    assert (4404, 4404) == (elsewhere.ends(), nowhere.ends())
    assert nowhere.frames == elsewhere.frames
    seen_before = "\n".join(match.guests[number].frames)
    for text in (contest_frames(match, person), seen_before):
        assert FIRST not in text
        assert SECOND not in text
        assert '"points_ns"' not in text


def test_the_makes_of_a_sealed_board_are_told_to_nobody_who_may_still_play_it(
    match: Match,
) -> None:
    table, board = match.rooms[0], 1
    makes = f"/api/tables/{table}/boards/{board}/makes"
    assert 200 == match.people[OPEN[0]].ask("GET", makes).status_code
    for person in (match.people[CLOSED[0]], match.house.guest()):
        assert 404 == person.ask("GET", makes).status_code


def test_the_public_hears_nothing_of_either_board(match: Match) -> None:
    for person in (match.house.guest(), match.house.nobody(), match.house.member("the owner")):
        told = crawled(match, person)
        assert FIRST not in told
        assert SECOND not in told
        if person.token:
            told = contest_frames(match, person)
            assert FIRST not in told
            assert SECOND not in told
            for table in match.rooms:
                assert 4404 == Place(person, table).ends()


def test_when_both_rooms_have_finished_everybody_may_compare(house: OpenHouse) -> None:
    match = Match(house)
    for board in (1, 2):
        match.play(0, board)
    assert FIRST not in crawled(match, match.people[3])
    for board in (2, 1):
        match.play(1, board)
    for guest in match.guests.values():
        guest.hear_until_phase("over")
    [one, two] = match.guests[1].view["match"]["swings"]
    # The same contract made in both rooms; 7S redoubled is 2,240 not vulnerable: no swing.
    assert (0, 0) == (one["imps"], two["imps"])
    assert 2240 == one["north_south"] == one["east_west"]
    stranger = house.guest()
    told = crawled(match, stranger)
    assert FIRST in told
    assert SECOND in told
    place = Place(stranger, match.rooms[0])
    place.hear_snapshot()
    place.leaves()
    match.end()
