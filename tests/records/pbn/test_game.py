from __future__ import annotations

import pytest

from biritch.records import Problems
from biritch.records.pbn.elements import scan
from biritch.records.pbn.game import Game, games
from biritch.records.pbn.inherit import inherited
from tests.records.pbn.reading import wrong


def _games(text: str) -> tuple[list[Game], list[str]]:
    problems = Problems()
    found = list(inherited(games(scan(text, problems), problems), problems))
    return found, [problem.code for problem in problems.in_order()]


def test_empty_lines_part_games_and_any_number_of_them_is_one() -> None:
    found, codes = _games('\n\n[Board "1"]\n\n\n% x\n\n[Board "2"]\n')
    assert (["1", "2"], []) == ([game.value("Board") for game in found], codes)


def test_a_comment_before_the_first_tag_belongs_to_the_game_that_follows() -> None:
    found, _ = _games('{an evening}\n\n[Board "1"]{one}\n\n[Board "2"] ; two')
    assert [[("", "an evening"), ("Board", "one")], [("Board", "two")]] == [
        game.comments for game in found
    ]


def test_without_an_empty_line_a_second_board_begins_a_game() -> None:
    found, codes = _games('[Event "a"]\n[Board "1"]\n[Board "2"]\n[Dealer "N"]')
    assert [["Event", "Board"], ["Board", "Dealer"]] == [list(game.tags) for game in found]
    assert ["pbn.game.gap"] == codes


def test_the_first_of_two_equal_tags_holds() -> None:
    found, codes = _games('[Dealer "N"]\n[Dealer "S"] 1 2\n[Board "3"]')
    assert ("N", "3", {}) == (
        found[0].value("Dealer"),
        found[0].value("Board"),
        found[0].sections,
    )
    assert ["pbn.tag.twice"] == codes


def test_what_is_not_known_has_no_value() -> None:
    found, _ = _games('[Event "?"]')
    assert ("", "") == (found[0].value("Event"), found[0].value("Site"))
    assert (1, 1) == Game().place("Event")


@pytest.mark.parametrize(
    ("note", "code"),
    [
        ('[Board "1"]\n[Note "1:x"]', "pbn.note.place"),
        ('[Auction "N"]\nPass =1=\n[Note "x"]\n[Note "1:y"]', "pbn.note"),
        ('[Auction "N"]\nPass =1=\n[Note "33:x"]\n[Note "1:y"]', "pbn.note"),
        ('[Auction "N"]\nPass =1=\n[Note "1:x"]\n[Note "1:y"]', "pbn.note.twice"),
    ],
)
def test_a_note_must_have_a_place_and_a_number_of_its_own(note: str, code: str) -> None:
    assert code in wrong(note)


def test_words_that_belong_to_nothing_are_reported_once_for_each_place() -> None:
    assert ["pbn.stray"] * 3 == wrong("one two three", "", "four", '[Board "1"] five six')
    assert ["pbn.stray"] == wrong("a letter to a friend\nabout nothing\n")


def test_a_repeated_value_comes_from_the_nearest_game_before() -> None:
    found, codes = _games(
        '[Event "a"]\n[Board "1"]\n\n[Event "#"]\n[Board "2"]\n\n[Event "#"]\n[Site "#"]\n[Board "3"]'
    )
    assert ["a", "a", "a"] == [game.value("Event") for game in found]
    assert "" == found[2].value("Site")
    assert [] == codes


def test_a_value_for_all_games_holds_until_it_is_told_again() -> None:
    found, _ = _games(
        '[Date "##2026.03.01"]\n[Board "1"]\n\n[Board "2"]\n\n[Date "2026.03.02"]\n[Board "3"]\n\n'
        '[Board "4"]'
    )
    assert ["2026.03.01", "2026.03.01", "2026.03.02", "2026.03.02"] == [
        game.value("Date") for game in found
    ]


def test_what_makes_a_game_playable_cannot_be_repeated() -> None:
    found, codes = _games('[Board "1"]\n[Dealer "N"]\n\n[Board "2"]\n[Dealer "#"]')
    assert ("", ["pbn.repeat"]) == (found[1].value("Dealer"), codes)


def test_a_game_without_board_and_deal_is_the_board_before_it_at_another_table() -> None:
    found, codes = _games(
        '[Event "Cup"]\n[Board "7"]\n[Deal "N:- - - -"]\n\n[West "a"]\n[Declarer "N"]\n\n[West "b"]'
    )
    assert ["7", "7", "7"] == [game.value("Board") for game in found]
    assert ["", "a", "b"] == [game.value("West") for game in found]
    assert ["pbn.deal.shared", "pbn.deal.shared"] == codes


def test_without_a_deal_before_it_nothing_is_shared() -> None:
    found, codes = _games('[Event "Cup"]\n\n[West "a"]')
    assert ("", []) == (found[1].value("Event"), codes)
