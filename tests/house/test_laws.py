from __future__ import annotations

from scripts.laws import excuses, places, references


def test_a_law_line_names_laws_clauses_and_ranges() -> None:
    assert [(18, "18B"), (44, "44"), (45, "45"), (68, "68D2b")] == list(
        references("18B, 44–45, 68D2b.")
    )


def test_the_page_of_laws_lists_all_ninety_three() -> None:
    assert list(range(1, 94)) == list(excuses())


def test_a_docstring_names_only_laws_that_there_are() -> None:
    assert set() == set(places()) - set(excuses())
