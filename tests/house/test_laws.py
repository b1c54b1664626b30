from __future__ import annotations

from scripts.laws import PAGE, excuses, homeless, needless, page, places, references


def test_a_law_line_names_laws_clauses_and_ranges() -> None:
    assert [("18", "18B"), ("44", "44"), ("45", "45"), ("68", "68D2b"), ("R73", "R73")] == list(
        references("18B, 44–45, 68D2b, R73.")
    )


def test_what_follows_the_list_of_laws_is_no_law() -> None:
    assert [] == list(references("none; the count is of 1915, 4 for an ace."))
    assert [("70", "70D")] == list(references("70D, and 13 tricks for the other side."))


def test_the_page_of_laws_lists_all_ninety_three() -> None:
    assert [str(number) for number in range(1, 94)] == list(excuses())


def test_a_docstring_names_only_laws_that_there_are() -> None:
    duplicate = {law for law in places() if not law.startswith("R")}
    assert set() == duplicate - set(excuses())


def test_every_law_is_applied_somewhere_or_excused() -> None:
    assert [] == homeless()


def test_no_law_that_is_applied_is_excused() -> None:
    assert [] == needless()


def test_the_page_of_laws_is_what_the_docstrings_say() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "run `make laws`"
