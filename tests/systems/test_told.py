"""What people are told: the same in three languages, and as the hand is."""

from __future__ import annotations

import pytest

from biritch.auction import Auction
from biritch.systems import library
from biritch.systems.bml import bml
from biritch.systems.card import convention_card
from biritch.systems.told import LANGUAGES, said, told
from biritch.valuation import Constraint
from biritch.valuation.measures import FEATURES, MEASURES

SAYC = library("sayc")


def test_stayman_is_told_in_three_languages() -> None:
    text = told(SAYC.read(Auction.parse("N:1NT P 2C")).meanings[-1])
    assert "Stayman" in text.en
    assert "Стейман" in text.uk
    assert "Стейман" in text.ru


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", MEASURES)
def test_everything_that_can_be_counted_has_words(measure: str, language: str) -> None:
    assert "3" in said(Constraint.parse(f"{measure} 3+"), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("feature", FEATURES)
def test_everything_a_hand_may_have_has_words(feature: str, language: str) -> None:
    assert said(Constraint.parse(feature), language)


def test_a_whole_constraint_is_said_as_a_player_would() -> None:
    text = "not balanced, (spades 5+ or hearts > clubs, hearts >= diamonds), shape 54xx, holds SA"
    assert said(Constraint.parse(text)) == (
        "not (balanced), (5+ ♠ or (♥ longer than ♣, ♥ at least as long as ♦)), shape 54xx, ♠A"
    )


def test_a_call_nobody_agreed_on_is_told_so() -> None:
    text = told(SAYC.read(Auction.parse("N:7C")).meanings[-1])
    assert text.en.startswith("No agreement")


def test_a_card_holds_the_openings_and_marks_conventions() -> None:
    card = convention_card(SAYC)
    openings = {line.call: line for line in card.sections[0].lines}
    assert openings["2C"].alert
    assert not openings["1S"].alert
    assert "15–17" in openings["1NT"].text.en
    assert card.text("ru").startswith(SAYC.titles[2])


def test_bml_indents_the_answers() -> None:
    lines = bml(SAYC, rounds=2).splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("1NT "))
    assert lines[place + 1].startswith("  2C ")
