"""What opponents are told: in three languages, by the agreement the call was made by, and true."""

import re
from importlib.resources import files
from itertools import islice

import pytest
from fluent.runtime import FluentBundle, FluentResource

from biritch.auction import Auction, Pass
from biritch.cards import Hand, board_vulnerability, seeded
from biritch.robots import choose_call, explanation, read_auction
from biritch.robots.agreements import natural
from biritch.seats import SEATS
from biritch.table import Words
from biritch.table.words import SILENCE

LANGUAGES = ("en", "uk", "ru")
KEYS = {rule.key for rules in natural().sections.values() for rule in rules if rule.call != "P"}


def text(language: str) -> str:
    return files("biritch").joinpath(f"locales/{language}/robots.ftl").read_text("utf-8")


def said(words: Words, language: str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    pattern = bundle.get_message(words.message).value
    assert pattern is not None
    shown, errors = bundle.format_pattern(pattern, dict(words.values))
    assert not errors
    return str(shown)


def told(auction: str) -> Words:
    return explanation(read_auction(Auction.parse(auction)).meanings[-1])


def messages(language: str) -> dict[str, set[str]]:
    parts = re.split(r"(?m)^(?=[a-z])", text(language))
    return {
        part.split()[0]: set(re.findall(r"\$[a-z]+", part)) for part in parts if "=" in part[:60]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_has_a_text_in_every_language(language: str) -> None:
    assert {f"bid-{key}" for key in KEYS} <= set(messages(language))
    told = messages(language)
    assert told.pop("bid-told") == {f"${language}"}  # a system's own text, in the reader's language
    variables = set.union(*told.values())
    assert variables == {"$points", "$low", "$high", "$cards", "$length", "$suit", "$aces"}


@pytest.mark.parametrize(
    ("auction", "english", "ukrainian", "russian"),
    [
        (
            "N:1S",
            "Opening in a major suit; 12–21 points; 5+ spades",
            "Відкриття в мажорі; від 12 до 21 очка; пік — 5+",
            "Открытие в мажоре; от 12 до 21 очка; пик — 5+",
        ),
        (
            "N:1NT",
            "Balanced hand; 15–17 points",
            "Рівний розклад; від 15 до 17 очок",
            "Равномерный расклад; от 15 до 17 очков",
        ),
        (
            "N:2D",
            "Weak two: a good six-card suit; 6–10 points; 6 diamonds",
            "Слабке відкриття на рівні двох: добра шестикартна масть; від 6 до 10 очок; бубон — 6",
            "Слабое открытие на уровне двух: хорошая шестикартная масть; от 6 до 10 очков; бубен — 6",
        ),
        (
            "N:1H P 1S",
            "New suit, forcing for one round; 6+ points; 4+ spades",
            "Нова масть, форсує на коло; від 6 очок; пік — 4+",
            "Новая масть, форсирует на круг; от 6 очков; пик — 4+",
        ),
        (
            "N:1NT P 2H",
            "Long suit in a weak hand, to play; at most 7 points; 5+ hearts",
            "Довга масть у слабкій руці, щоб грати; не більш як 7 очок; чирв — 5+",
            "Длинная масть в слабой руке, чтобы играть; не более 7 очков; черв — 5+",
        ),
    ],
)
def test_an_explanation_reads_well_in_three_languages(
    auction: str, english: str, ukrainian: str, russian: str
) -> None:
    words = told(auction)
    assert (english, ukrainian, russian) == tuple(said(words, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("answer", "english"), [("5C", "none, or all four"), ("5D", "one ace"), ("5H", "2 aces")]
)
def test_the_number_of_aces_is_told(answer: str, english: str) -> None:
    assert english in said(told(f"N:1S P 2NT P 4S P 4NT P {answer}"), "en")


def test_an_artificial_call_is_alerted_and_names_no_suit() -> None:
    bidding = choose_call(Hand.parse("KQ84.K743.95.Q76"), Auction.parse("N:1NT P"))
    words = explanation(bidding.meaning)
    assert "alert" in bidding.meaning.flags
    assert ("bid-stayman", "none") == (words.message, words.values["cards"])


def test_an_ordinary_pass_is_not_explained_but_a_pass_for_penalty_is() -> None:
    assert SILENCE == told("N:1S P P")
    assert "bid-convert" == told("N:1D X P P").message


def test_at_least_ninety_nine_hands_in_a_hundred_are_as_they_are_explained() -> None:
    calls = true = 0
    for number, deal in enumerate(islice(seeded("truth"), 120)):
        auction = Auction.begin(SEATS[number % 4])
        vulnerable = board_vulnerability(number + 1)
        while auction.turn is not None:
            hand = deal[auction.turn]
            bidding = choose_call(hand, auction, vulnerable=vulnerable)
            if not isinstance(bidding.call, Pass):
                calls += 1
                shown = bidding.meaning.constraint
                true += shown is not None and shown.test(hand)
            auction = auction.then(bidding.call)
    assert calls > 300
    assert true >= 0.99 * calls
