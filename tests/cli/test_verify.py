from __future__ import annotations

import json

from biritch.cards import commitment, seeded
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
