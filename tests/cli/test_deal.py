from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from biritch.analysis.dealing import Hands, Search
from biritch.cards import Board, Deal, Hand, Suit, seeded
from biritch.records.pbn import read_boards
from biritch.seats import Seat
from biritch.valuation import Constraint
from tests.cli.running import biritch

SCRIPTS = Path(__file__).parents[1] / "data" / "dealing"


def test_a_seed_gives_the_same_boards_for_ever() -> None:
    answer = json.loads(biritch("deal --boards 3 --seed evening --json").out)
    expected = [
        Board.numbered(number, deal)
        for number, deal in zip(range(1, 4), seeded("evening"), strict=False)
    ]
    assert [str(board.deal) for board in expected] == [each["deal"] for each in answer["boards"]]
    assert "N:Q65.K.KJT64.JT83 98.AJ2.AQ82.AQ65 AKT32.Q73.973.K2 J74.T98654.5.974" == str(
        expected[0].deal
    )
    assert [(1, "N", "none"), (2, "E", "ns"), (3, "S", "ew")] == [
        (each["number"], each["dealer"], each["vulnerable"]) for each in answer["boards"]
    ]


def test_without_a_seed_the_cards_come_from_chance() -> None:
    one, two = (json.loads(biritch("deal --json").out)["boards"][0]["deal"] for _ in range(2))
    assert one != two
    assert Deal.parse(one).is_complete


def test_a_pbn_file_holds_the_same_boards() -> None:
    text = biritch("deal --boards 5 --first 14 --seed evening --pbn").out
    assert [
        Board.numbered(number, deal)
        for number, deal in zip(range(14, 19), seeded("evening"), strict=False)
    ] == list(read_boards(text, strict=True))


def test_people_see_a_void_as_a_dash() -> None:
    hands = biritch("deal --boards 40 --seed x").out
    assert "♦ -" in hands
    assert 40 == hands.count("Board ")


def test_what_fits_is_dealt_again_from_its_seed() -> None:
    line = 'deal --where "N: hcp 15-17, balanced; spades(S) >= 5" --count 5 --seed club --json'
    answer = json.loads(biritch(line).out)
    assert biritch(line).out == biritch(line).out
    one = Constraint.parse("hcp 15-17, balanced")
    for board in answer["boards"]:
        deal = Deal.parse(board["deal"])
        assert one.test(deal[Seat.NORTH])
        assert len(deal[Seat.SOUTH][Suit.SPADES]) >= 5
    assert [board["number"] for board in answer["boards"]] == [1, 2, 3, 4, 5]


def test_cards_may_be_dealt_beforehand() -> None:
    out = biritch('deal --predeal "S:SAKQ H2; N:HA" --json').out
    deal = Deal.parse(json.loads(out)["boards"][0]["deal"])
    assert Deal.parse("N:.A.. - AKQ.2.. -")[Seat.SOUTH] <= deal[Seat.SOUTH]
    assert Hand.parse(".A..") <= deal[Seat.NORTH]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('--where "N: hcp 38+"', "no hand of North's"),
        ('--where "spades(N) + spades(S) == 14" --tries 3000', "none of"),
        ('--where "N: hpc 12"', "expected something counted"),
        ('--where "N: balanced" --output deals.xyz', "names no format"),
        ('--predeal "N:SAA"', "each card once"),
        ('--predeal "N:SA SA"', "dealt twice"),
        ('--predeal "N:SA; E:SA"', "dealt twice"),
        ('--predeal "N SA"', "':'"),
        ('--predeal "N:"', "cards, as in"),
        ("--dealer nowhere.dlr", "nowhere.dlr"),
        (f"--dealer {SCRIPTS / 'stayman.dlr'} --predeal N:SA", "script says itself"),
        (f'--dealer {SCRIPTS / "stayman.dlr"} --where "N: any"', "Mutually exclusive"),
        (f"--dealer {SCRIPTS / 'example1.dl'}", "line 16, column 46"),
    ],
)
def test_what_cannot_be_dealt_is_said_on_one_line(line: str, why: str) -> None:
    ended = biritch(f"deal {line}")
    assert ended.code == 2
    assert why in ended.err
    assert ended.err.count("\n") == 1


def test_a_file_that_is_no_text_is_no_script(tmp_path: Path) -> None:
    (tmp_path / "bytes.dlr").write_bytes(b"\xff\xfe\xff")
    assert "no text" in biritch(f"deal --dealer {tmp_path / 'bytes.dlr'}").err


def test_a_script_prints_what_it_says_and_tells_aside_how_many_were_looked_at() -> None:
    ended = biritch(f"deal --dealer {SCRIPTS / 'stayman.dlr'} --seed x")
    assert ended.code == 0
    assert (
        len(list(read_boards(ended.out[ended.out.index("% PBN") : ended.out.index("West: ")]))) == 2
    )
    assert ended.err.startswith("Generated ")
    boards = json.loads(biritch(f"deal --dealer {SCRIPTS / 'stayman.dlr'} --count 3 --json").out)
    assert len(boards["boards"]) == 3


def test_a_file_of_another_format_is_written(tmp_path: Path) -> None:
    path = tmp_path / "deals.lin"
    ended = biritch(f'deal --where "N: balanced" --count 3 --seed x --output {path}')
    assert ended.code == 0
    assert path.read_text().count("md|") == 3


@pytest.mark.parametrize(
    "verb", ['deal --where "N: balanced"', f"deal --dealer {SCRIPTS / '2N.dlr'}"]
)
def test_interrupted_it_gives_what_was_found(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    batches = Search.batches

    def interrupted(self: Search, *, tries: int | None = None) -> Iterator[Hands]:
        yield next(batches(self, tries=tries)).first(2)
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "batches", interrupted)
    ended = biritch(f"{verb} --count 5000 --seed x")
    assert ended.code == 130
    assert ended.out


def test_fewer_than_were_wanted_are_given_when_the_tries_are_over() -> None:
    ended = biritch(
        'deal --where "hcp(N) + hcp(S) > 34" --count 90000 --tries 20000 --seed x --json'
    )
    assert ended.code == 1
    assert "90000 were wanted" in ended.err
    assert 0 < len(json.loads(ended.out)["boards"]) < 1000
