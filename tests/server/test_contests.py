"""Evenings live: from the link to the final standings, over real sockets."""

from __future__ import annotations

from tests.server.evenings import gathered
from tests.server.houses import OpenHouse, Place

# Three deals, one for each round.
THREE_DEALS = "".join(
    f"""
[Board "{number}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT.432.A32.32 987.AKQ.765.7654 6543.765.KQJ.AKQ 2.JT98.T984.JT98"]
"""
    for number in (1, 2, 3)
)


def test_a_tour_is_played_from_the_draw_to_the_standings(house: OpenHouse) -> None:
    guests = gathered(house, "tour", 4, pbn=THREE_DEALS, boards_each=1)
    host = guests[0]
    host.must("Start", draw=True)
    for number in range(1, 4):
        for guest in guests:
            guest.hear_until_phase("drawing")
        for card, guest in enumerate(guests, start=10 * number):
            guest.must("Pick", place=card)
        for guest in guests:
            guest.hear_until_phase("choosing")
        highest = guests[host.view["draw"]["order"][0] - 1]
        highest.must("ChooseSeat", seat="W")
        for guest in guests:
            guest.hear_until_phase("playing")
        tables = {guest.seat[0] for guest in guests}
        assert 1 == len(tables)
        assert "W" == highest.seat[1]
        places = {}
        for guest in guests:
            at = guest.person.looks_at(guest.seat[0])
            assert guest.seat[1] == at.view["you"]["chair"]
            places[at.view["you"]["chair"]] = at
        pass_out(places)
        for guest in guests:
            guest.hear_until_phase("between" if number < 3 else "over")
        for at in places.values():
            at.leaves()
        if number < 3:
            for guest in guests:
                guest.must("Ready")
    assert 3 == len(host.view["sittings"])
    assert 4 == len(host.view["standings"])
    for guest in guests:
        guest.leaves()


def pass_out(places: dict[str, Place]) -> None:
    """Everybody passes."""
    for place in places.values():
        while place.view["board"] is None:
            place.hear()
    for _ in range(4):
        some = next(iter(places.values()))
        some.settle()
        actor = some.view["turn"]["actor"]
        places[actor].settle()
        places[actor].must("Call", call="P")
