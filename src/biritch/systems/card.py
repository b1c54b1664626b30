"""A convention card: a system's calls at the moments opponents ask about, made from its own lines."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Auction, Pass
from biritch.systems.moment import Moment
from biritch.systems.system import System
from biritch.systems.told import Told, heading, told

# The name of a section's heading, and the auction at which it looks.
_SECTIONS = (
    ("openings", "N:"),
    ("notrump", "N:1NT P"),
    ("two-notrump", "N:2NT P"),
    ("major", "N:1S P"),
    ("minor", "N:1D P"),
    ("club", "N:1C P"),
    ("strong", "N:2C P"),
    ("two", "N:2H P"),
    ("over-minor", "N:1D"),
    ("over-major", "N:1H"),
    ("over-notrump", "N:1NT"),
    ("over-two", "N:2H"),
    ("over-three", "N:3H"),
    ("balancing", "N:1H P P"),
    ("doubled", "N:1H X"),
    ("overcalled", "N:1D 1S"),
)


class CardLine(Struct, frozen=True):
    """One call on a card."""

    call: str
    text: Told
    alert: bool


class CardSection(Struct, frozen=True):
    """One part of a card: the auction it looks at, and the calls then."""

    title: Told
    auction: str
    lines: tuple[CardLine, ...]


class ConventionCard(Struct, frozen=True):
    """What a pair lays on the table for its opponents.

    Examples:
        >>> from biritch.systems import library
        >>> card = convention_card(library("sayc"))
        >>> [line.text.en for line in card.sections[0].lines if line.call == "1NT"]
        ['One no trump, natural: 15–17 HCP, balanced']
    """

    titles: tuple[str, ...]
    sections: tuple[CardSection, ...]

    def title(self, language: str = "en") -> str:
        """The system's name in a language."""
        return _in(self.titles, language)

    def text(self, language: str = "en") -> str:
        """The card as plain text."""
        parts = [self.title(language)]
        for section in self.sections:
            calls = section.auction.partition(":")[2]
            parts += ["", f"{getattr(section.title, language)}  {calls}".rstrip()]
            parts += [
                f"  {line.call:4}{'*' if line.alert else ' '} {getattr(line.text, language)}"
                for line in section.lines
            ]
        return "\n".join(parts) + "\n"


def convention_card(system: System) -> ConventionCard:
    """The card of a system."""
    sections: list[CardSection] = []
    seen: set[tuple[CardLine, ...]] = set()
    for name, text in _SECTIONS:
        auction = Auction.parse(text)
        lines = _lines(system.moment(auction))
        if lines and lines not in seen and (text == "N:" or _is_opened(system, auction)):
            seen.add(lines)
            sections.append(CardSection(heading(name), text, lines))
    return ConventionCard(system.titles, tuple(sections))


def _is_opened(system: System, auction: Auction) -> bool:
    """Whether the section's opening is one of the system at all."""
    return system.moment(auction.first(0)).share(auction.calls[0]) > 0


def _lines(moment: Moment) -> tuple[CardLine, ...]:
    floor = {line.order for line in (*moment.book.floor, *moment.book.forced)}
    calls = {choice.call for choice in moment.choices if choice.line.order not in floor}
    shown: list[CardLine] = []
    for call in sorted(calls, key=lambda each: each.index):
        if isinstance(call, Pass) or not moment.share(call):
            continue
        meaning = moment.meaning(call)
        shown.append(CardLine(str(call), told(meaning), meaning.is_alerted))
    return tuple(shown)


def _in(titles: tuple[str, ...], language: str) -> str:
    place = ("en", "uk", "ru").index(language)
    return titles[place] if place < len(titles) else (titles or ("",))[0]
