"""Players' programs have a part in the shuffle, over real sockets; and nobody stops or steers it."""

from __future__ import annotations

from hashlib import sha256
from math import comb
from typing import Any

from biritch.cards import Deal
from tests.cli.running import biritch
from tests.server.houses import Four, OpenHouse, Place

SEATS = "NESW"


def bytes_of(seat: str) -> bytes:
    """What the program of a player mixes in."""
    return sha256(f"the bytes of {seat}".encode()).digest()


def promises(place: Place, seat: str) -> dict[str, Any]:
    """Promise them for the next board."""
    number = place.view["shuffle"]["number"]
    promise = sha256(bytes_of(seat)).hexdigest()
    return place.does("PromiseShare", number=number, promise=promise)


def reveals(place: Place, seat: str) -> dict[str, Any]:
    """Reveal them."""
    number = place.view["shuffle"]["number"]
    return place.does("RevealShare", number=number, share=bytes_of(seat).hex())


def computed(heard: list[dict[str, Any]], secret: str) -> str:
    """The deal, from the events that came over one player's socket and the secret, by no code of the house."""
    (began,) = (
        event for event in heard if event["type"] == "ShuffleBegan" and event["number"] == 2
    )
    parts = [b"biritch shuffle 1", began["board"].encode(), bytes.fromhex(secret)]
    revealed = {
        event["seat"]: event["share"] for event in heard if event["type"] == "ShareRevealed"
    }
    for seat in SEATS:
        if seat in revealed:
            parts += [seat.encode(), bytes.fromhex(revealed[seat])]
    mixed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    number, counter, deals = -1, 0, comb(52, 13) * comb(39, 13) * comb(26, 13)
    while not 0 <= number < deals:
        counter += 1
        block = mixed + (8).to_bytes(4, "big") + counter.to_bytes(8, "big")
        number = int.from_bytes(sha256(block).digest()[:12], "big")
    return _hands(number)


def _hands(number: int) -> str:
    left, hands = dict.fromkeys(SEATS, 13), {seat: dict.fromkeys("SHDC", "") for seat in SEATS}
    for suit in "SHDC":
        for rank in "AKQJT98765432":
            for seat in SEATS:
                then = left | {seat: left[seat] - 1}
                ways, cards = 1, sum(then.values())
                for other in SEATS:
                    ways *= comb(cards, then[other]) if then[other] >= 0 else 0
                    cards -= then[other]
                if number < ways:
                    hands[seat][suit] += rank
                    left = then
                    break
                number -= ways
    return "N:" + " ".join(".".join(hands[seat].values()) for seat in SEATS)


def dealt(view: dict[str, Any]) -> str:
    """The deal of a board that is over, as a player's screen shows it."""
    hands = [view["hands"][seat]["cards"] for seat in SEATS]
    texts = (
        ".".join("".join(card[1] for card in hand if card[0] == suit) for suit in "SHDC")
        for hand in hands
    )
    return "N:" + " ".join(texts)


def next_board(four: Four) -> None:
    """Pass this board out, and be ready for the next."""
    four.call("P P P P")
    for place in four.at.values():
        place.must("Ready")
    four.deal()


def test_a_deal_is_computed_anew_from_what_a_players_socket_received(house: OpenHouse) -> None:
    four = Four(house)
    for seat, place in four.at.items():
        place.settle()
        assert "accepted" == promises(place, seat)["type"]
    for seat, place in four.at.items():
        place.settle()
        assert place.view["shuffle"]["closed"]
        assert "accepted" == reveals(place, seat)["type"]
    next_board(four)
    board = four.at["E"].view["board"]
    assert [bytes_of(seat).hex() for seat in SEATS] == board["shares"]
    assert "" == board["salt"]
    heard = " ".join(four.at["E"].frames)
    four.call("P P P P")
    east = four.at["E"]
    secret = east.view["board"]["salt"]
    assert secret not in heard  # until the board is over, nobody can compute it
    assert Deal.parse(computed(east.events, secret)) == Deal.parse(dealt(east.view))
    assert 0 == biritch(_line(east.view)).code
    assert 1 == biritch(_line(east.view).replace(secret, "00" * 32)).code
    four.leave()


def _line(view: dict[str, Any]) -> str:
    """How anybody checks a board that he has before him."""
    board = view["board"]
    shares = board["shuffle"]["shares"]
    mixed = " ".join(f"--share {each['seat']}:{each['share']}" for each in shares if each["share"])
    promised = " ".join(f"--promise {each['seat']}:{each['promise']}" for each in shares)
    return (
        f"verify {board['commitment']} --board {board['id']} --salt {board['salt']} "
        f"--deal '{dealt(view)}' --seal {board['shuffle']['seal']} {mixed} {promised}"
    )


def test_who_withholds_neither_stops_the_deal_nor_hides_that_he_did(house: OpenHouse) -> None:
    four = Four(house)
    for seat in "NEW":
        four.at[seat].settle()
        promises(four.at[seat], seat)
    # South says nothing; after a second the house asks for what was promised.
    for place in four.at.values():
        if not place.view["shuffle"]["closed"]:
            place.hear_until(lambda heard: heard.get("event", {}).get("type") == "PromisesClosed")
    for seat in "NW":
        reveals(four.at[seat], seat)
    assert "share.closed" == promises(four.at["S"], "S")["code"]
    assert "share.other" == four.at["E"].is_refused("RevealShare", number=2, share="00" * 32)
    next_board(four)
    view = four.at["S"].view
    assert [bytes_of("N").hex(), bytes_of("W").hex()] == view["board"]["shares"]
    promised = {each["seat"]: each["share"] for each in view["board"]["shuffle"]["shares"]}
    assert promised == {"N": bytes_of("N").hex(), "E": None, "W": bytes_of("W").hex()}
    four.call("P P P P")
    ended = biritch(_line(four.at["S"].view))
    assert (0, "ok\nEast promised a share and did not reveal it.\n") == (ended.code, ended.out)
    four.leave()


def test_hostile_shares_are_refused_and_the_board_is_dealt_all_the_same(house: OpenHouse) -> None:
    four = Four(house)
    north = four.at["N"]
    north.settle()
    tried: tuple[tuple[dict[str, object], str], ...] = (
        ({"number": 2, "promise": "x"}, "share.digits"),
        ({"number": 2, "promise": "0" * 5000}, "share.digits"),
        ({"number": 1, "promise": "00" * 32}, "share.none"),
        ({"number": 10**18, "promise": "00" * 32}, "share.none"),
    )
    for fields, code in tried:
        assert code == north.is_refused("PromiseShare", **fields)
    assert "refused.not_allowed" == north.is_refused("BeginShuffle", number=2, secret="00" * 32)
    assert "refused.not_allowed" == north.is_refused("ClosePromises", number=2)
    assert "share.not_now" == north.is_refused("RevealShare", number=2, share="00" * 32)
    watcher = house.guest().looks_at(four.table)
    assert "table.not_seated" == watcher.is_refused("PromiseShare", number=2, promise="00" * 32)
    next_board(four)
    assert [] == north.view["board"]["shares"]
    four.leave()
    watcher.leaves()


def test_the_secret_of_the_next_board_is_in_no_frame_and_in_the_log(house: OpenHouse) -> None:
    four = Four(house)
    watcher = house.guest().looks_at(four.table)
    watcher.settle()
    shuffle = house.hall.known(four.table)
    assert shuffle
    assert shuffle.table
    assert shuffle.table.shuffle
    secret = shuffle.table.shuffle.secret
    assert 64 == len(secret)
    for place in (*four.at.values(), watcher):
        place.settle()
        assert secret not in " ".join(place.frames)
    rows = house.house.store.read(four.table)
    assert any(secret.encode() in row.events for row in rows)
    four.leave()
    watcher.leaves()
