"""The dealer's scripts: every one of the public samples runs, and counts what it should."""

from itertools import islice
from math import sqrt
from pathlib import Path

import pytest
from msgspec.structs import replace

from biritch.analysis.dealing import ScriptRun, SeededChance, read_script
from biritch.analysis.dealing.actions import one_line, side_by_side
from biritch.analysis.dealing.tallies import Average, Frequency
from biritch.analysis.doubledummy import find_solver, solver_is_here
from biritch.cards import Board, Deal, Hand, Strain, Suit, seeded
from biritch.errors import BadNotation, BadValue
from biritch.seats import SEATS, BySeat, Seat, Vulnerability
from biritch.valuation import hcp

DATA = Path(__file__).parents[2] / "data" / "dealing"
SCRIPTS = sorted([*DATA.glob("*.dlr"), *DATA.glob("*.dl")])
TRICKS = {"3nt_tricks.dl", "oops_2nt.dl", "slim_6h.dl"}


def _run(text: str, seed: str = "script", **other: object) -> tuple[ScriptRun, str]:
    run = ScriptRun(replace(read_script(text), **other), SeededChance(seed))
    return run, "".join(run.texts()) + run.end()


def _mean(text: str) -> float:
    run, _ = _run(text)
    [average] = (action for action in run.actions if isinstance(action, Average))
    assert average.mean is not None
    return average.mean


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_public_script_runs(path: Path) -> None:
    if path.name == "example1.dl":  # it asks for a name that it never gives
        with pytest.raises(BadNotation, match=r"not west1d.*line 16, column 46"):
            read_script(path.read_text())
        return
    script = read_script(path.read_text())
    if path.name in TRICKS:
        script = replace(script, produce=1, generate=min(script.generate, 100_000))
        if not solver_is_here():
            pytest.fail("the solver must be installed where the tests run")
    if path.name == "slim_6h.dl":
        script = replace(script, generate=256)
    run = ScriptRun(script, SeededChance(path.name))
    list(run.texts())
    assert path.name == "slim_6h.dl" or len(run.boards) == script.wanted
    run.end()


def test_an_overcall_is_found_with_the_cards_that_were_dealt_beforehand() -> None:
    run, text = _run((DATA / "overcall.dl").read_text())
    assert len(run.boards) == 25
    south = Hand.parse("AQ542.KJ87.32.AK")
    for board in run.boards:
        assert board.deal[Seat.SOUTH] == south
        assert 10 < hcp(board.deal[Seat.WEST])
        assert 5 < hcp(board.deal[Seat.NORTH]) < 12
        assert (board.dealer, board.vulnerable) == (Seat.WEST, Vulnerability.EW)
    assert text.count("A Q 5 4 2") == 25


@pytest.mark.parametrize("path", sorted(DATA.glob("golden/*.txt")), ids=lambda path: path.name)
def test_deals_on_one_line_are_written_as_the_dealer_writes_them(path: Path) -> None:
    for line in path.read_text().splitlines():
        words = line.split()
        assert words[::2] == ["n", "e", "s", "w"]
        deal = Deal(BySeat(*map(Hand.parse, words[1::2])))
        assert one_line(deal) == line


def test_hands_stand_side_by_side() -> None:
    hands = [Hand.parse("AK2.QJ.T98.76543"), Hand.parse("..AKQJT98765432.")]
    assert side_by_side(hands).splitlines() == [
        "A K 2               -",
        "Q J                 -",
        "T 9 8               A K Q J T 9 8 7 6 5 4 3 2",
        "7 6 5 4 3           -",
    ]


@pytest.mark.parametrize(
    ("average", "exact", "deviation"),
    [
        ("hcp(north)", 10, 4.13),
        ("spades(east)", 3.25, 1.37),
        ("100 * shape(south, any 4333)", 10.5361, 31),
        ("100 * shape(west, any 4432 + any 4333 + any 5332 - 5xxx - x5xx)", None, 50),
        ("100 * (hcp(north) > 14 && hcp(north) < 18)", 10.0956, 31),
        ("controls(north)", 3, 1.8),
        ("top5(north, spades)", 1.25, 1),
        ("100 * hascard(west, 2C)", 25, 43.4),
        ("rnd(6)", 2.5, 1.71),
        ("c13(north)", 13, 5.4),
        ("pt0(north) + tens(south)", 2, 1.3),
    ],
)
def test_averages_are_what_they_must_be(
    average: str, exact: float | None, deviation: float
) -> None:
    number = 20_000
    if exact is None:  # all balanced hands but those 5332s whose five cards are a major
        exact = 100 * (0.105361 + 0.215512 + 0.155168 / 2)
    mean = _mean(f"generate {number} produce {number} action average {average}")
    assert abs(mean - exact) < 4 * deviation / sqrt(number)


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("1 + 2 * 3", 7),
        ("7 / 2", 3),
        ("-7 / 2", -3),
        ("-7 % 3", -1),
        ("(1 < 2) + (2 <= 2) + (3 > 4) + (4 >= 4) + (1 == 1) + (1 != 1)", 4),
        ("1 ? 2 : 3", 2),
        ("0 ? 1 : 0 ? 2 : 3", 3),
        ("0 && 1 / 0", 0),
        ("1 || 1 / 0", 1),
        ("!0 + not 3", 1),
        ("not 1 == 0", 1),
        ("1 or 0 and 0", 1),
        ("score(vul, x3N, 9)", 600),
        ("score(non, x4S, 9)", -50),
        ("score(non, x4SX, 9)", -100),
        ("imps(score(vul, x4H, 10) - score(vul, x2H, 10))", 10),
        ("imps(0 - 600)", -12),
        ("2.5 * 2", 5),
        ("1 - 1 - 1", -1),
    ],
)
def test_numbers_are_reckoned_as_the_dealer_does(formula: str, value: float) -> None:
    assert _mean(f"produce 1 action average {formula}") == value


def test_points_are_counted_as_a_script_says() -> None:
    north = "predeal north SAKQJ, HAT9, DK32, CJT9 produce 1 "
    assert _mean(north + "action average hcp(north)") == 18
    assert _mean(north + "pointcount 6 4 2 1 action average hcp(north)") == 13 + 6 + 4 + 1
    assert _mean(north + "altcount 3 1 1 1 1 1 action average pt3(north)") == 9
    assert _mean(north + "altcount 3 1 1 1 1 1 action average pt3(north, hearts)") == 2
    assert _mean(north + "action average quality(north, spades)") == 400


def test_a_suit_may_be_dealt_long_beforehand() -> None:
    run, _ = _run("produce 20 predeal spades(north) == 7, east SAK action printoneline")
    for board in run.boards:
        assert len(board.deal[Seat.NORTH][Suit.SPADES]) == 7
        assert Hand.parse("AK...") <= board.deal[Seat.EAST]


def test_how_often_each_value_comes_is_counted_in_one_and_two_dimensions() -> None:
    run, text = _run(
        'produce 500 action frequency "N" (hcp(north), 8, 12), '
        'frequency "both" (hcp(north), 8, 12, spades(south), 3, 4)'
    )
    one, two = (action for action in run.actions if isinstance(action, Frequency))
    counts = [hcp(board.deal[Seat.NORTH]) for board in run.boards]
    assert one.counted["10",] == counts.count(10)
    assert one.counted["Low",] == sum(points < 8 for points in counts)
    assert one.counted.total() == two.counted.total() == 500
    for row in ("Low", "8", "9", "10", "11", "12", "High"):
        assert (
            sum(two.counted[row, column] for column in ("Low", "3", "4", "High"))
            == (one.counted[row,])
        )
    assert f"   10 {counts.count(10):8d}\n" in text
    assert text.splitlines()[-1].split()[-1] == "500"


def test_what_is_printed_is_in_the_order_of_the_deals() -> None:
    run, text = _run(
        "produce 2 action printcompact hcp(north), printoneline, print(north, south), "
        'printes "Hearts: ", hearts(north), \\n'
    )
    first = run.boards[0].deal
    north = first[Seat.NORTH]
    hearts = len(north[Suit.HEARTS])
    assert text.startswith(
        "".join(f"{seat.value.lower()} {first[seat]}\n" for seat in SEATS)
        + f"{hcp(north)}\n\n{one_line(first)}\nHearts: {hearts}\n"
    )
    assert "North hands:" in text
    assert "South hands:" in text


def test_tricks_are_those_of_the_solver() -> None:
    deal = next(seeded("tricks"))
    text = " ".join(
        f"predeal {seat.name.lower()} "
        + ", ".join(
            f"{suit}{hand}"
            for suit, hand in zip("SHDC", str(deal[seat]).split("."), strict=True)
            if hand
        )
        for seat in SEATS
    )
    makes = find_solver().makes(deal)
    for seat in SEATS:
        for strain, word in zip(
            Strain, ("clubs", "diamonds", "hearts", "spades", "notrumps"), strict=True
        ):
            mean = _mean(f"{text} produce 1 action average tricks({seat.name.lower()}, {word})")
            assert mean == makes[seat, strain]


@pytest.mark.parametrize(
    ("text", "expected", "place"),
    [
        ("produce\n  many", "a whole number", "line 2, column 3"),
        ("condition hcp(north) >\n", "a number", "line 2, column 1"),
        ("dealer nobody\nproduce 1", "a seat", "line 1, column 8"),
        ("produce 1\nvulnerable us", "none, ns, ew or all", "line 2, column 12"),
        ("x = 1\ny = x + z", "not z", "line 2, column 9"),
        ("# c\naction\n  printeverything", "an action", "line 3, column 3"),
        ("a = 1 /* x\n y */ action average", "a number", "line 2, column 21"),
        ('action\nfrequency "x" (1, 5, 2)', "a highest value", "line 2, column 22"),
        ("predeal north SAA\nproduce 1", "each card once", "line 1, column 15"),
        ("predeal north SA,\neast SA", "cards that nobody has yet", "line 2, column 1"),
        ("condition\nshape(north, any 44)", "a shape", "line 2, column 18"),
        ("condition\nhascard(north, 1S)", "a card", "line 2, column 16"),
        ("condition 1 )\n", "a number", "line 1, column 13"),
    ],
)
def test_a_slip_is_shown_with_its_line_and_column(text: str, expected: str, place: str) -> None:
    with pytest.raises(BadNotation, match=expected) as bad:
        read_script(text)
    assert place in str(bad.value) or "\n" not in text.strip()


def test_what_cannot_be_reckoned_is_said() -> None:
    for text in ("1 / 0", "1 % 0", "rnd(0)", "score(vul, x3N, 14)"):
        with pytest.raises(BadValue):
            _mean(f"produce 1 action average {text}")


def test_a_script_is_begun_anew_each_time() -> None:
    script = read_script("produce 3 action average 1")
    for _ in range(2):
        run = ScriptRun(script, SeededChance("anew"))
        list(run.texts())
        assert run.end() == "1\n"
        assert [board.number for board in run.boards] == [1, 2, 3]


def test_boards_are_numbered_and_go_by_their_numbers() -> None:
    run, _ = _run("produce 2 action average 1")
    assert [(b.dealer, b.vulnerable) for b in run.boards] == [
        (each.dealer, each.vulnerable)
        for each in (Board.numbered(n, run.boards[0].deal) for n in (1, 2))
    ]
    assert list(islice(run.texts(), 1)) == []
