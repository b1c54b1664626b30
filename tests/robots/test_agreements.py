"""The text of the agreements: every line can be read, said and answered."""

from importlib.resources import files

import pytest

from biritch.errors import BadNotation
from biritch.robots.agreements import natural, read_agreements
from biritch.robots.conditions import CONDITIONS

RULES = [rule for rules in natural().sections.values() for rule in rules]
FLAGS = {"forcing", "game", "invite", "stop", "alert", "last"}


def test_there_are_rules_for_openings_answers_competition_and_judgement() -> None:
    sections = set(natural().sections)
    assert {"opening", "overcall", "judgement", "forced", "after notrump"} <= sections
    assert natural().section("no such section", "opening") == natural().sections["opening"]
    assert natural().section("no such section") == ()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"line {rule.line}")
def test_every_condition_and_mark_is_known(rule: object) -> None:
    (found,) = [each for each in RULES if each is rule]
    assert found.flags <= FLAGS
    assert all(word in CONDITIONS or word.startswith("to ") for word in found.when)


def test_every_answer_is_to_something_that_can_be_said() -> None:
    keys = {rule.key for rule in RULES}
    answered = {
        name.removeprefix("after ").partition(",")[0]
        for name in natural().sections
        if name.startswith("after ")
    }
    assert answered <= keys


def test_what_asks_is_answered() -> None:
    asks = {rule.key for rule in RULES if "alert" in rule.flags and "forcing" in rule.flags}
    assert {"stayman", "ask-aces", "cue-raise", "double-raise", "waiting", "strong"} == asks
    assert all(natural().section(f"after {key}") for key in asks)


def test_words_are_put_in_and_comments_left_out() -> None:
    book = read_agreements(
        "# a comment\nlet weak = hcp 0-7\n\n[opening]\n2S | to 2, calm | {weak}, spades 6 | weak stop"
    )
    (rule,) = book.section("opening")
    assert rule.shows == "hcp 0-7, spades 6"
    assert (rule.when, rule.key) == (("to 2", "calm"), "weak")
    assert rule.flags == {"stop"}


@pytest.mark.parametrize("text", ["1NT | | hcp 15-17 | notrump", "[opening]\n1NT | hcp 15-17"])
def test_a_line_out_of_place_is_refused_by_its_number(text: str) -> None:
    with pytest.raises(BadNotation, match=f"line {len(text.splitlines())}"):
        read_agreements(text)


def test_the_text_is_kept_with_the_program() -> None:
    assert files("biritch.robots").joinpath("natural.rules").is_file()
