"""A convention card on two pages: what opponents may ask, where they look for it."""

from __future__ import annotations

from biritch.auction import Call
from biritch.paper.layout import Align, Block, Flow, Grid, Ink, Line, Lines, Sheet, Stack, line
from biritch.paper.words import Words
from biritch.systems.card import CardLine, CardSection, ConventionCard


def convention_sheet(card: ConventionCard, *, language: str = "en", names: str = "") -> Sheet:
    """The card of a system as a sheet of two columns, as large as two pages take.

    An alerted call has a star, as on the table.

    Args:
        card: the card.
        language: en, uk or ru.
        names: of the two who play it, at the head on the right.

    Examples:
        >>> from biritch.systems import library
        >>> from biritch.systems.card import convention_card
        >>> sheet = convention_sheet(convention_card(library("sayc")))
        >>> sheet.columns, len(sheet.items) > 5
        (2, True)
    """
    words = Words(language)
    return Sheet(
        card.title(language),
        tuple(_section(section, words) for section in card.sections),
        aside=names or words.say("card"),
        columns=2,
        rows=2,
        flow=Flow.COLUMNS,
        framed=False,
        language=language,
        page=words.say("page", page="{page}", pages="{pages}"),
    )


def _section(section: CardSection, words: Words) -> Block:
    calls = section.auction.partition(":")[2].split()
    head: Line = line(getattr(section.title, words.language), bold=True, title=True, size=1.08)
    if calls:
        spelt = " – ".join(_spelt(call, words) for call in calls)
        head += line(f"   {spelt}", ink=Ink.QUIET)
    return Stack(
        (
            Lines((head,), wraps=True),
            Grid(
                tuple(_row(each, words) for each in section.lines),
                aligns=(Align.LEFT, Align.LEFT),
                name=getattr(section.title, words.language),
                broad=1,
                ruled=True,
                gap=0.8,
                first=2.9,
            ),
        ),
        gap=0.15,
    )


def _row(each: CardLine, words: Words) -> tuple[Line, Line]:
    call = line(_spelt(each.call, words), bold=True)
    if each.alert:
        call += line(" *", ink=Ink.VULNERABLE, bold=True)
    return call, line(getattr(each.text, words.language), size=0.94)


def _spelt(call: str, words: Words) -> str:
    """A call of a card's text as it is written in the language."""
    return words.call(Call.parse(call))
