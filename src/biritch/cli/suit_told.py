"""A line of play of one suit in a player's words, in English, Ukrainian and Russian."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from biritch.analysis.suits import BestPlay, Fell, Line
from biritch.cards import Rank
from biritch.seats import Seat

_CYRILLIC = {Rank.ACE: "Т", Rank.KING: "К", Rank.QUEEN: "Д", Rank.JACK: "В"}


def told_line(best: BestPlay, language: str) -> tuple[str, ...]:
    """A line, a row of text for each trick, further in for what comes later.

    Examples:
        >>> from biritch.analysis.suits import Combination
        >>> from biritch.cards import Holding
        >>> best = Combination(Holding.parse("AQ"), Holding.parse("32")).best(2)
        >>> told_line(best, "en")
        ('Lead the 2 from dummy and play the Q; if East plays the K, the A',)
        >>> told_line(best, "ru")
        ('Ходите 2 со стола и положите Д; если Восток кладёт К, то Т',)
    """
    if best.line is None:
        return (_say(language, "any" if best.chance else "hopeless"),)
    return tuple(_trick(best.line, language, ""))


def _trick(line: Line, language: str, indent: str) -> Iterator[str]:
    hand = _say(language, "hand" if line.leader is Seat.SOUTH else "dummy")
    given = {"led": _card(line.led, language), "from": hand}
    if line.card is None:
        text = _say(language, "lead-alone", **given)
    elif line.led > line.card:
        text = _say(language, "run", **given)
    else:
        text = _say(language, "lead", **given, card=_card(line.card, language))
    for other in line.unless:
        seat = _say(language, "west" if other.seat is Seat.WEST else "east")
        card = "—" if other.card is None else _card(other.card, language)
        if other.cards:
            cards = _cards(other.cards, language)
            text += "; " + _say(language, "unless", seat=seat, cards=cards, card=card)
        else:
            text += "; " + _say(language, "unless-out", seat=seat, card=card)
    yield indent + text
    for fells, after in line.then:
        if fells:
            yield f"{indent}{_say(language, 'if', more=_fell(fells, language))}"
        else:
            yield indent + _say(language, "otherwise" if len(line.then) > 1 else "then")
        yield from _trick(after, language, indent + "  ")


def _fell(fells: tuple[Fell, ...], language: str) -> str:
    each = [
        _say(
            language,
            "both",
            west=_cards(fell.west, language),
            east=_cards(fell.east, language),
        )
        for fell in fells
    ]
    text = each[0]
    for last in each[1:]:
        text = _say(language, "or", more=text, last=last)
    return text


def _cards(ranks: tuple[Rank, ...], language: str) -> str:
    if not ranks:
        return _say(language, "none")
    return "/".join(_card(rank, language) for rank in ranks)


def _card(rank: Rank, language: str) -> str:
    if rank is Rank.TEN:
        return "10"
    letter: str = rank.value
    return letter if language == "en" else _CYRILLIC.get(rank, letter)


@cache
def _bundle(language: str) -> FluentBundle:
    text = (files("biritch.locales") / language / "suit.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def _say(language: str, name: str, **values: str) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(f"suit-{name}").value
    if pattern is None:
        raise KeyError(name)
    text, _ = bundle.format_pattern(pattern, values)
    return str(text)
