"""`biritch system`: bidding systems, read, tried, explained and printed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from cyclopts import Parameter

from biritch.auction import Auction
from biritch.cards import SUITS, Hand
from biritch.cli.answers import (
    BidAnswer,
    CardAnswer,
    CardPart,
    CheckAnswer,
    ExplainAnswer,
    ExplainedCall,
    TextText,
    as_json,
)
from biritch.cli.check_files import STREAM
from biritch.cli.convert_one import write_file
from biritch.cli.spelt import CheckProblem
from biritch.errors import BadValue
from biritch.paper import convention_sheet, html_of, pdf_of
from biritch.records.formats import ending_of
from biritch.seats import Seat, Vulnerability
from biritch.systems import NAMES, Meaning, System, library
from biritch.systems.bml import bml as written_as_bml
from biritch.systems.book import Problem, read_book
from biritch.systems.card import convention_card
from biritch.systems.lint import lint
from biritch.systems.shelf import text_of
from biritch.systems.system import load_book
from biritch.systems.told import told

Task: TypeAlias = Literal["check", "explain", "card", "bid"]
Language: TypeAlias = Literal["en", "uk", "ru"]
_KINDS: Final = {"pdf": "pdf", "html": "html", "htm": "html"}


def system(
    task: Task,
    name: str,
    calls: str = "",
    /,
    *,
    hand: str = "",
    dealer: str = "N",
    vulnerable: str = "none",
    against: str = "",
    language: Language = "en",
    html: bool = False,
    bml: bool = False,
    format: Literal["text", "html", "pdf"] | None = None,  # noqa: A002 - the option's name
    output: Annotated[str, Parameter(name=["--output", "-o"], allow_leading_hyphen=True)] = STREAM,
    json: bool = False,
) -> int:
    """Check, explain or print a bidding system, or bid a hand by it.

    The systems of the house go by their names: sayc and others; a system of your own is a file.
    ``check`` finds what cannot be read, lines that are never bid and forcing calls nobody answers.

    For example:

    $ biritch system explain sayc "1NT P 2C P 2D"

    $ biritch system bid sayc "1S P" --hand K432.QJ5.A9876.2

    $ biritch system card sayc

    $ biritch system card precision -o card.pdf --language uk

    Args:
        task: check, explain, card or bid.
        name: a system of the house, or a file.
        calls: the calls so far, from the dealer on.
        hand: the cards of the player in turn, spades first.
        dealer: N, E, S or W.
        vulnerable: none, ns, ew or both.
        against: the opponents' system, if it is another.
        language: en, uk or ru.
        html: the card as a page, the same as --format html.
        bml: the card as a table in BML, which other programs read.
        format: how the card is written: text, html or pdf; else the ending of --output says it.
        output: a file for the card; - for standard output.
        json: answer as JSON.
    """
    if task == "check":
        return _check(name, json=json)
    played = _system(name)
    if task == "card":
        if bml or json:
            _card(played, language, bml=bml)
        else:
            kind = "html" if html else format or _KINDS.get(ending_of(output), "text")
            source = name if Path(name).exists() else STREAM
            write_file(output, _printed(played, language, kind), source=source)
        return 0
    auction = Auction.parse(f"{dealer}:{calls}")
    risk = Vulnerability.parse(vulnerable)
    other = _system(against) if against else played
    if task == "explain":
        seats = [entry.seat for entry in auction.entries]
        meanings = played.read(auction, vulnerable=risk, against=other).meanings if seats else ()
        _explain(list(zip(seats, meanings, strict=True)), language, json=json)
        return 0
    if not hand or auction.turn is None:
        raise BadValue(
            "to bid, give the hand of the player in turn: --hand AK432.KQ4.T98.76",
            code="system.hand",
        )
    bidding = played.bid(Hand.parse(hand), auction, vulnerable=risk, against=other)
    if json:
        print(
            as_json(
                BidAnswer(call=str(bidding.call), meaning=_explained(auction.turn, bidding.meaning))
            )
        )
    else:
        print(f"{bidding.call}  {getattr(told(bidding.meaning), language)}")
    return 0


def _system(name: str) -> System:
    return library(name) if name in NAMES or not Path(name).exists() else System.load(name)


def _check(name: str, *, json: bool) -> int:
    book = read_book(name, text_of) if name in NAMES else load_book(name)
    found: tuple[Problem, ...] = tuple(book.problems)
    if not found:
        found = lint(System(book))
    if json:
        problems = tuple(
            CheckProblem(each.file, each.line, each.column, each.code, each.message)
            for each in found
        )
        print(as_json(CheckAnswer(problems=problems)))
    else:
        for each in found:
            print(each)
        if not found:
            print(f"{book.name}: {book.count} lines, nothing wrong")
    return 1 if found else 0


def _explain(calls: list[tuple[Seat, Meaning]], language: Language, *, json: bool) -> None:
    if json:
        print(as_json(ExplainAnswer(calls=tuple(_explained(*call) for call in calls))))
        return
    for seat, meaning in calls:
        alert = "*" if meaning.is_alerted else " "
        print(f"{seat.value}  {meaning.call!s:4}{alert} {getattr(told(meaning), language)}")


def _explained(seat: Seat, meaning: Meaning) -> ExplainedCall:
    text = told(meaning)
    return ExplainedCall(
        seat.value,
        str(meaning.call),
        meaning.box.hcp,
        {suit.value: meaning.box[suit] for suit in SUITS},
        meaning.is_forcing,
        meaning.is_alerted,
        TextText(text.en, text.uk, text.ru),
    )


def _printed(played: System, language: Language, kind: str) -> bytes:
    """The card on paper."""
    card = convention_card(played)
    if kind == "text":
        return card.text(language).encode()
    sheet = convention_sheet(card, language=language)
    return pdf_of(sheet) if kind == "pdf" else html_of(sheet).encode()


def _card(played: System, language: Language, *, bml: bool) -> None:
    if bml:
        print(written_as_bml(played, language=language), end="")
        return
    card = convention_card(played)
    parts = tuple(
        CardPart(
            TextText(part.title.en, part.title.uk, part.title.ru),
            part.auction,
            {line.call: TextText(line.text.en, line.text.uk, line.text.ru) for line in part.lines},
        )
        for part in card.sections
    )
    print(as_json(CardAnswer(system=played.name, parts=parts)))
