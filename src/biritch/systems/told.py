"""What people are told of a call, in English, Ukrainian and Russian."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from biritch.cards import SUITS, Suit
from biritch.systems.meaning import Meaning
from biritch.valuation import Box, Constraint
from biritch.valuation.combined import All, Either, Not
from biritch.valuation.conditions import MOST, Counts, Has, Holds, Longer, Shaped
from biritch.valuation.measures import SUIT_WORDS

LANGUAGES = ("en", "uk", "ru")
_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
_TOP_HCP = 37


class Told(Struct, frozen=True):
    """One text in three languages."""

    en: str
    uk: str
    ru: str


def told(meaning: Meaning) -> Told:
    """What people are told of a call.

    Examples:
        >>> from biritch.auction import Auction
        >>> from biritch.systems import library
        >>> (one_notrump,) = library("sayc").read(Auction.parse("N:1NT")).meanings
        >>> told(one_notrump).en
        'One no trump, natural: 15–17 HCP, balanced'
    """
    return Told(*(_told(meaning, language, place) for place, language in enumerate(LANGUAGES)))


def heading(name: str) -> Told:
    """The heading of a part of a convention card."""
    return Told(*(_say(language, f"card-{name}") for language in LANGUAGES))


def said(constraint: Constraint, language: str = "en") -> str:
    """A constraint in a player's words.

    Examples:
        >>> said(Constraint.parse("hcp 15-17, balanced, stopper hearts"))
        '15–17 HCP, balanced, stopper in ♥'
        >>> said(Constraint.parse("spades 5+, (hcp 12+ or losers 0-6)"), "ru")
        '5+ ♠, (12+ PC или потерь: 0–6)'
    """
    match constraint:
        case Counts(measure, low, high):
            return _counted(language, measure, _range(low, high))
        case Has(feature):
            return _feature(language, feature)
        case Holds(card):
            return _say(language, "holds", range=f"{_SIGNS[card.suit]}{card.rank.value}")
        case Shaped():
            return _say(language, "shape", range=str(constraint).removeprefix("shape "))
        case Longer(suit, other, margin):
            key = "longer" if margin else "as-long"
            return _say(language, key, suit=_SIGNS[suit], other=_SIGNS[other])
        case Not(part):
            return _say(language, "not", text=said(part, language))
        case All(parts):
            return ", ".join(_in_brackets(part, language, Either) for part in parts)
        case Either(parts):
            text = said(parts[0], language)
            for part in parts[1:]:
                text = _say(language, "or", text=text, more=_in_brackets(part, language, All))
            return text
    return str(constraint)


def _in_brackets(part: Constraint, language: str, loose: type[Constraint]) -> str:
    text = said(part, language)
    return f"({text})" if isinstance(part, loose) else text


def _told(meaning: Meaning, language: str, place: int) -> str:
    name = meaning.texts[place] if place < len(meaning.texts) else ""
    if not name and meaning.texts:
        name = meaning.texts[0]
    name = name or (_word(language, f"call-{meaning.tag}") if meaning.tag else "")
    if meaning.own is None and not name:
        name = _say(language, "unagreed")
    parts = list(_of_hand(meaning, language))
    parts += [_say(language, flag) for flag in ("F1", "GF", "inv") if flag in meaning.flags]
    text = ", ".join(parts)
    if name and text:
        return _say(language, "named", name=name, text=text)
    return name or text or _say(language, "nothing")


def _of_hand(meaning: Meaning, language: str) -> Iterator[str]:
    """Points, suits that matter, and the features on which all lines agree."""
    box = meaning.box
    if box.hcp != (0, _TOP_HCP):
        low, high = box.hcp
        open_ended = meaning.own is not None and meaning.own.box().hcp[1] == _TOP_HCP and high > 16
        if low or not open_ended:
            text = _range(low, _TOP_HCP if open_ended else high, top=_TOP_HCP)
            yield _counted(language, "hcp", text)
    features = tuple(_features(meaning.own)) if meaning.own is not None else ()
    even = Has("balanced") in features
    if not even:
        yield from _of_suits(box, meaning.suit, language)
    for feature in features:
        yield said(feature, language)


def _of_suits(box: Box, spoken: Suit | None, language: str) -> Iterator[str]:
    for suit in reversed(SUITS):
        low, high = box[suit]
        if low >= 4 or (suit is spoken and low >= 2) or high <= 3:
            yield _say(language, "cards", range=_range(low, high, top=7), suit=_SIGNS[suit])


def _features(constraint: Constraint) -> Iterator[Constraint]:
    """Parts, other than counts of points and cards, that every way of fitting has."""
    match constraint:
        case Has("any"):
            return
        case Has() | Holds() | Shaped():
            yield constraint
        case Counts(measure, _, _) if measure in ("aces", "kings", "controls"):
            yield constraint
        case All(parts):
            for part in parts:
                yield from _features(part)
        case Either(parts):
            first, *others = (tuple(_features(part)) for part in parts)
            yield from (part for part in first if all(part in other for other in others))
            if all(isinstance(part, Counts) for part in parts) and not first:
                return
            if all(isinstance(part, Counts) and part.measure == "aces" for part in parts):
                yield constraint


def _range(low: int, high: int, *, top: int = MOST) -> str:
    if low == high:
        return str(low)
    if high >= top and low:
        return f"{low}+"
    return f"{low}–{min(high, 13) if high >= MOST else high}"


def _counted(language: str, measure: str, text: str) -> str:
    if measure in SUIT_WORDS:
        return _say(language, "cards", range=text, suit=_SIGNS[SUIT_WORDS[measure]])
    word, _, suit = measure.partition(" ")
    if suit:
        return _say(language, f"{word}-in", range=text, suit=_SIGNS[SUIT_WORDS[suit]])
    return _say(language, word, range=text)


def _feature(language: str, feature: str) -> str:
    word, _, suit = feature.partition(" ")
    if suit:
        return _say(language, f"{word}-in", suit=_SIGNS[SUIT_WORDS[suit]])
    return _say(language, word)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    page = files("biritch").joinpath("locales", language, "systems.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(page))
    return bundle


def _word(language: str, key: str) -> str:
    """A text if there is one of this name."""
    bundle = _bundle(language)
    return _say(language, key) if bundle.has_message(f"system-{key}") else ""


def _say(language: str, key: str, **values: str) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(f"system-{key}").value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, values)
    return str(text)
