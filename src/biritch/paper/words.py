"""The words and letters of printed things, in English, Ukrainian and Russian."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from biritch.auction import Bid, Call, Contract
from biritch.cards import Card, Holding, Rank, Strain
from biritch.errors import BadValue
from biritch.score import Result
from biritch.seats import SEATS, BySeat, Seat, Side, Vulnerability

LANGUAGES: Final = ("en", "uk", "ru")
_PAGES: Final = ("table.ftl", "paper.ftl")
VOID: Final = "—"


class Words:
    """What is written on paper in one language.

    Args:
        language: en, uk or ru.

    Raises:
        BadValue: if there are no words in that language.

    Examples:
        >>> words = Words("ru")
        >>> (
        ...     words.ranks(Holding.parse("AQT4")),
        ...     words.call(Call.parse("3NT")),
        ...     words.seat(Seat.SOUTH),
        ... )
        ('ТД104', '3БК', 'Ю')
    """

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise BadValue(
                f"papers are printed in {', '.join(LANGUAGES)}, not in {language!r}",
                code="paper.language",
                language=language,
            )
        self.language = language
        self._ranks = {rank: self._say(f"rank-letter-{rank.value}") for rank in Rank}
        self._seats = {seat: self._say(f"seat-letter-{seat.value}") for seat in SEATS}
        self._notrump = self._say("strain-short-N")

    def say(self, key: str, **values: str | int) -> str:
        """A text of the page ``paper.ftl``."""
        return self._say(f"paper-{key}", **{name: str(value) for name, value in values.items()})

    def seat(self, seat: Seat) -> str:
        """A seat's letter."""
        return self._seats[seat]

    def seats(self) -> BySeat[str]:
        """All four letters."""
        return BySeat.make(self.seat)

    def seat_name(self, seat: Seat) -> str:
        """A seat's whole name."""
        return self._say(f"seat-name-{seat.value}")

    def side(self, side: Side) -> str:
        """A side's two letters."""
        return self.say(f"side-{side.value}")

    def vulnerable(self, vulnerable: Vulnerability) -> str:
        """Who is vulnerable, in a few words."""
        return self.say(f"vulnerable-{vulnerable.value}")

    def ranks(self, holding: Holding) -> str:
        """The cards of a suit, from the top; a dash for none."""
        return "".join(self._ranks[rank] for rank in holding) or VOID

    def card(self, card: Card) -> str:
        """A card: its suit's sign, then its rank."""
        return card.suit.symbol + self._ranks[card.rank]

    def strain(self, strain: Strain) -> str:
        """A suit's sign, or the letters of no trump."""
        return strain.suit.symbol if strain.suit is not None else self._notrump

    def call(self, call: Call) -> str:
        """A call as a player writes it."""
        if isinstance(call, Bid):
            return f"{call.level}{self.strain(call.strain)}"
        return self._say(f"call-short-{call}")

    def contract(self, contract: Contract) -> str:
        """A contract without its declarer, such as 4♥X."""
        return f"{self.call(contract.bid)}{contract.doubling.value}"

    def outcome(self, result: Result) -> str:
        """What came of a contract, such as 4♥ = or 5♣X −2.

        Examples:
            >>> Words().outcome(Result.parse("5CXE-2"))
            '5♣X −2'
        """
        return f"{self.contract(result.contract)} {over(result)}"

    def _say(self, key: str, **values: str) -> str:
        bundle = _bundle(self.language)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, _ = bundle.format_pattern(pattern, values)
        return str(text)


def over(result: Result) -> str:
    """Tricks more or fewer than needed: +1, =, −2."""
    return signed(result.difference) if result.difference else "="


def signed(number: int) -> str:
    """A number with its sign, a true minus for less than nothing.

    Examples:
        >>> signed(420), signed(-50), signed(0)
        ('+420', '−50', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("biritch").joinpath("locales", language)
    for page in _PAGES:
        bundle.add_resource(FluentResource(folder.joinpath(page).read_text("utf-8")))
    return bundle
