from __future__ import annotations

import json

import pytest

from tests.cli.running import biritch


@pytest.mark.parametrize(
    ("calls", "dealer", "said"),
    [
        ("P 1S P P P", "N", "1S by East"),
        ("1S P 1NT P 3D P 3H P 3NT P P P", "N", "3NT by South"),
        ("1C 1S 2H P 4H P P P", "N", "4H by South"),
        ("1H 2H 2S 4H P P X P P P", "N", "4HX by East"),
        ("1h 1n 2♥ x xx pass pass p", "w", "2HXX by West"),
        ("P P P P", "S", "passed out"),
        ("7NT X", "N", "South to call: P XX"),
    ],
)
def test_an_auction_comes_to_what_the_laws_make_of_it(calls: str, dealer: str, said: str) -> None:
    assert f"{said}\n" == biritch(f"auction '{calls}' --dealer {dealer}").out
    assert f"{said}\n" == biritch(f"auction {calls} --dealer {dealer}").out


def test_before_the_first_call_everything_but_double_and_redouble_is_legal() -> None:
    legal = json.loads(biritch("auction --json --dealer E").out)["legal"]
    assert (36, "P", "1C", "7NT") == (len(legal), legal[0], legal[1], legal[-1])


@pytest.mark.parametrize(
    ("calls", "place", "law"),
    [
        ("1S 1H", "call 2, 1H:", "(Law 18D)"),
        ("1S P X", "call 3, X:", "(Law 19A1)"),
        ("1S XX", "call 2, XX:", "(Law 19B1)"),
        ("P P P P P", "call 5, P:", "(Law 22B)"),
    ],
)
def test_an_illegal_call_is_one_line_with_its_place_and_law(
    calls: str, place: str, law: str
) -> None:
    ended = biritch(f"auction '{calls}'")
    assert 2 == ended.code
    assert ended.err.startswith(f"biritch: {place}")
    assert ended.err.endswith(f"{law}\n")
