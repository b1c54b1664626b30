"""The convention card on paper."""

from __future__ import annotations

from io import BytesIO

import pypdf
import pytest

from biritch.paper import convention_sheet, html_of, pages_of, pdf_of
from biritch.systems import NAMES, library
from biritch.systems.card import convention_card


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_system_of_the_house_goes_on_the_two_pages_of_a_card(language: str) -> None:
    for name in NAMES:
        card = convention_card(library(name))
        if card.sections:
            assert len(pages_of(convention_sheet(card, language=language))) <= 2, name


def test_a_card_on_paper_says_all_that_the_card_says() -> None:
    card = convention_card(library("sayc"))
    data = pdf_of(convention_sheet(card, language="ru", names="Анна – Борис"))
    pages = pypdf.PdfReader(BytesIO(data)).pages
    text = "".join("".join(page.extract_text().split()) for page in pages)
    assert "Анна–Борис" in text
    for section in card.sections:
        assert "".join(section.title.ru.split()) in text
        for line in section.lines:
            assert "".join(line.text.ru.split()) in text


def test_an_alerted_call_has_a_star() -> None:
    card = convention_card(library("precision"))
    one_club = next(line for line in card.sections[0].lines if line.call == "1C")
    assert one_club.alert
    page = html_of(convention_sheet(card))
    assert page.index("♣") < page.index(" *</b>") < page.index("Strong club")
