"""Lines of the protocol: read in every dialect, written in the plainest."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import CALLS, Call
from biritch.cards import PACK, Hand
from biritch.errors import BadNotation
from biritch.records.bluechip import (
    LONGEST,
    Awaited,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    Explain,
    Head,
    IllegalCall,
    Message,
    Placed,
    Played,
    Ready,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
    parse,
    write,
)
from biritch.seats import SEATS, BySide, Seat, Vulnerability
from tests.records.bluechip.talks import DATA

seats = st.sampled_from(SEATS)
words = st.text("abcdefgh ,-0123456789ABCDEFGH", min_size=1).map(
    lambda text: " ".join(text.split())
)
texts = words.filter(lambda text: text.split(" ")[0].casefold() not in ("", "alert", "infos"))
seconds = st.integers(0, 3599)
readies = st.one_of(
    st.builds(
        Ready,
        seats,
        st.sampled_from([Awaited.TEAMS, Awaited.START, Awaited.DEAL, Awaited.CARDS, Awaited.DUMMY]),
    ),
    st.builds(Ready, seats, st.just(Awaited.CALL), seats),
    st.builds(Ready, seats, st.just(Awaited.CARD), st.none() | seats, st.integers(1, 13)),
)
calls = st.one_of(
    st.builds(
        Called, seats, st.sampled_from(CALLS), st.just(True), st.just(False), st.just("") | texts
    ),
    st.builds(Called, seats, st.sampled_from(CALLS), st.just(False), st.booleans(), texts),
    st.builds(Called, seats, st.sampled_from(CALLS)),
)
messages: st.SearchStrategy[Message] = st.one_of(
    st.builds(Connecting, texts, st.none() | seats, st.sampled_from([18, 19]), st.just("") | texts),
    st.builds(Placed, seats, texts),
    readies,
    st.builds(Teams, st.builds(BySide, texts, texts), st.sampled_from(["", "IMP", "MP"])),
    st.just(StartOfBoard()),
    st.builds(
        Head,
        st.integers(1, 9999),
        seats,
        st.sampled_from(Vulnerability),
        st.sampled_from(["", "Open", "Closed"]),
    ),
    st.builds(
        Cards,
        st.none() | seats,
        st.sets(st.sampled_from(PACK), min_size=13, max_size=13).map(Hand.of),
    ),
    calls,
    st.just(IllegalCall()),
    st.builds(ToLead, st.none() | seats),
    st.builds(Played, seats, st.sampled_from(PACK), st.just("") | texts),
    st.builds(Timing, st.builds(BySide, seconds, seconds), st.builds(BySide, seconds, seconds)),
    st.just(EndOfSession()),
    st.builds(Explain, seats, st.sampled_from(CALLS)),
)


@given(messages)
def test_what_is_written_is_read_again(message: Message) -> None:
    line = write(message)
    assert line.isascii()
    assert message == parse(line)


@given(messages, st.data())
def test_case_blanks_and_a_full_stop_mean_nothing(message: Message, data: st.DataObject) -> None:
    line = write(message)
    if isinstance(message, Connecting | Placed | Teams) or " Alert." in line or ". " in line:
        return  # names and texts are kept as they are
    if isinstance(message, Called) and message.text:
        return
    spaced = line.replace(" ", data.draw(st.sampled_from(["  ", " ", "\t"])))
    cases: list[Callable[[str], str]] = [str.upper, str.lower, str]
    shouted = data.draw(st.sampled_from(cases))(spaced)
    ended = shouted if shouted.endswith(".") else shouted + data.draw(st.sampled_from(["", "."]))
    assert message == parse(ended)


@given(st.text())
def test_any_garbage_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadNotation):
        parse(text)


DIALECTS = [
    ("WEST PASSES", Called(Seat.WEST, Call.parse("P"))),
    ("WEST ready for  NORTH's bid", Ready(Seat.WEST, Awaited.CALL, Seat.NORTH)),
    ("South bids 2NT.", Called(Seat.SOUTH, Call.parse("2NT"))),
    ("EAST bids 4C Alert.", Called(Seat.EAST, Call.parse("4C"), alert=True)),
    (
        "North bids 1NT Infos. C=2-5,HCP=15-17.",
        Called(Seat.NORTH, Call.parse("1NT"), infos=True, text="C=2-5,HCP=15-17."),
    ),
    ('North "Birch" seated', Placed(Seat.NORTH, "Birch")),
    ("North Birch seated", Placed(Seat.NORTH, "Birch")),
    ('Teams: N/S "Birch" E/W "Alder"', Teams(BySide("Birch", "Alder"))),
    ('Teams : N/S : "Birch". E/W : "Alder". playing MP', Teams(BySide("Birch", "Alder"), "MP")),
    (
        "Board number 3. Dealer South. E/W vulnerable. Closed room.",
        Head(3, Seat.SOUTH, Vulnerability.EW, "Closed"),
    ),
    (
        "Board number 3. Dealer SOUTH. neither vulnerable",
        Head(3, Seat.SOUTH, Vulnerability.NONE),
    ),
    ("South received dummy", Ready(Seat.SOUTH, Awaited.DUMMY)),
    (
        (
            "[Timing - N/S : this board  00:05,  total  0:00:33.  E/W : this board  00:08,  "
            "total  0:00:29]"
        ),
        Timing(BySide(5, 8), BySide(33, 29)),
    ),
    (
        "north's cards : S A K J 4 3.H.D 6 5 4 3. C Q J T 9.",
        Cards(Seat.NORTH, Hand.parse("AKJ43..6543.QJT9")),
    ),
    ("Explain North's bids  2C", Explain(Seat.NORTH, Call.parse("2C"))),
]


@pytest.mark.parametrize(("line", "expected"), DIALECTS)
def test_dialects_are_understood(line: str, expected: Message) -> None:
    assert expected == parse(line)


def test_a_known_grammar_accepts_and_refuses_the_same_lines() -> None:
    for line in (DATA / "lines.txt").read_text("ascii").splitlines():
        text, _, remark = line.partition("\t")
        if "must be refused" in remark:
            with pytest.raises(BadNotation):
                parse(text)
        else:
            assert parse(write(parse(text))) == parse(text)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "West bids 8C",
        "West plays 1C",
        "West's cards : S A A. H 2. D 3. C 4.",
        "West's cards : S A. H 2. D 3.",
        "Board number 1. Dealer Up. Both vulnerable.",
        "West ready for tea",
        'Connecting "x" as West using protocol version',
        "West bids 1C " + "x" * LONGEST,
        "West passes \x00",
    ],
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        parse(line)
    assert wrong.value.code.startswith(("notation", "hand", "cards"))


def test_letters_that_are_not_ascii_are_written_plainly() -> None:
    called = Called(Seat.NORTH, Call.parse("1NT"), text="15–17 HCP, 5+ ♥ ")
    assert "North bids 1NT 15-17 HCP, 5+ H" == write(called)
