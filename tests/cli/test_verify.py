from __future__ import annotations

import json

import pytest

from biritch.cards import commitment, promise_of, seal_of, seeded, shuffled
from biritch.seats import Seat
from tests.cli.running import biritch

DEAL = next(seeded("evening"))
SALT, SHARES = bytes(range(32)), (b"north", b"east")


def _line(board: str = "table-7/3", deal: str = str(DEAL), more: str = "") -> str:
    promised = commitment("table-7/3", SALT, DEAL, shares=SHARES if more else ())
    return f"verify {promised} --board {board} --salt {SALT.hex()} --deal '{deal}' {more}"


def test_the_board_that_was_promised_is_ok() -> None:
    ended = biritch(_line())
    assert (0, "ok\n") == (ended.code, ended.out)


def test_another_board_or_other_cards_are_not() -> None:
    for line in (_line(board="table-7/4"), _line(deal=f"E{str(DEAL)[1:]}")):
        ended = biritch(line)
        assert 1 == ended.code
        assert ended.out.startswith("not the board")
        assert not json.loads(biritch(f"{line} --json").out)["ok"]


def test_what_the_players_mixed_in_counts_in_the_order_of_seats() -> None:
    north, east = (share.hex() for share in SHARES)
    assert 0 == biritch(_line(more=f"--share {north} --share {east}")).code
    assert 1 == biritch(_line(more=f"--share {east} --share {north}")).code


def test_hexadecimal_digits_may_be_capitals() -> None:
    promised = commitment("b", SALT, DEAL).upper()
    line = f"verify {promised} --board b --salt {SALT.hex().upper()} --deal '{DEAL}'"
    assert 0 == biritch(line).code


# North and East mixed in; West promised, and did not reveal.
MIXED = {Seat.NORTH: b"n" * 32, Seat.EAST: b"e" * 32}


def _shuffled(**changed: str) -> str:
    deal = shuffled("table-7/3", SALT, MIXED)
    promised = commitment("table-7/3", SALT, deal, shares=tuple(MIXED.values()))
    words = {
        "salt": SALT.hex(),
        "deal": f"'{deal}'",
        "seal": seal_of("table-7/3", SALT),
        "share": f"N:{(b'n' * 32).hex()} --share E:{(b'e' * 32).hex()}",
        "promise": " --promise ".join(
            f"{seat}:{promise_of(seat.lower().encode() * 32)}" for seat in "NEW"
        ),
    }
    options = " ".join(f"--{name} {value}" for name, value in (words | changed).items())
    return f"verify {promised} --board table-7/3 {options}"


def test_a_shuffled_board_is_computed_anew_and_who_withheld_is_named() -> None:
    ended = biritch(_shuffled())
    assert (0, "ok\nWest promised a share and did not reveal it.\n") == (ended.code, ended.out)
    answer = json.loads(biritch(f"{_shuffled()} --json").out)
    assert (True, [], ["W"]) == (answer["ok"], answer["problems"], answer["withheld"])


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seal": "00" * 32}, "not the secret that was sealed"),
        ({"promise": f"N:{'00' * 32}"}, "not the share that North had promised"),
        ({"share": f"S:{(b'n' * 32).hex()}"}, "not the share that South had promised"),
        ({"deal": f"'{DEAL}'"}, "not the deal that was shuffled"),
    ],
)
def test_a_shuffled_board_that_was_picked_is_found_out(changed: dict[str, str], said: str) -> None:
    ended = biritch(_shuffled(**changed))
    assert 1 == ended.code
    assert said in ended.out


def test_a_share_that_cannot_be_is_one_line() -> None:
    for share in ("Q:00", "N:xx"):
        ended = biritch(_shuffled(share=share))
        assert (2, 1) == (ended.code, ended.err.count("\n"))
