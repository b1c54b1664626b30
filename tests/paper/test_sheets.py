"""Sheets of boards: what is on each page, and that the PDF says it."""

from __future__ import annotations

from io import BytesIO
from itertools import islice
from xml.etree import ElementTree as ET

import pypdf
import pytest

from biritch.analysis import Makes, par
from biritch.cards import SUITS, Board, Deal, seeded
from biritch.paper import (
    Colours,
    Paper,
    Solved,
    hand_records,
    html_of,
    pages_of,
    pdf_of,
    played_boards,
    score_slip,
    svg_of_page,
    text_of_block,
    text_of_sheet,
    travellers,
)
from biritch.paper.marks import Words as Marked
from biritch.paper.words import LANGUAGES, Words
from biritch.records import Record
from biritch.seats import SEATS, Side

MAKES = Makes.of(lambda seat, strain: 10 if seat.side is Side.NS else 3)
DEALS = list(islice(seeded("a sheet"), 14))


def _solved(deals: list[Deal]) -> list[Solved]:
    boards = (Board.numbered(number, deal) for number, deal in enumerate(deals, 1))
    return [
        Solved(Record(board=board), MAKES, par(MAKES, board.vulnerable, board.dealer))
        for board in boards
    ]


def _pages(data: bytes) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(BytesIO(data)).pages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_pdf_have_every_holding_of_every_hand(language: str) -> None:
    words = Words(language)
    pages = _pages(pdf_of(hand_records(_solved(DEALS[:3]), language=language)))
    assert len(pages) == 1
    letters = "".join(pages[0].split())
    for deal in DEALS[:3]:
        for seat in SEATS:
            for suit in SUITS:
                assert suit.symbol + words.ranks(deal[seat][suit]) in letters


def test_a_page_holds_as_many_boards_as_it_says_and_counts_its_pages() -> None:
    pages = _pages(pdf_of(hand_records(_solved(DEALS), columns=2, rows=3, title="Tuesday")))
    assert [page.count("Board") for page in pages] == [6, 6, 2]
    assert "Tuesday" in pages[2]
    assert "3 / 3" in pages[2]


def test_the_makes_and_par_stand_beside_each_board() -> None:
    text = text_of_sheet(hand_records(_solved(DEALS[:1])))
    assert "   ♣  ♦  ♥  ♠ NT   Par N–S +430\n" in text
    assert "N 10 10 10 10 10   3NT +1 N–S\n" in text
    assert "S 10 10 10 10 10   4NT = N–S\n" in text
    assert "E  3  3  3  3  3\n" in text


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("layout", [(2, 3), (3, 4), (4, 5)])
def test_nothing_runs_over_the_edge_of_its_cell(paper: Paper, layout: tuple[int, int]) -> None:
    freak = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    columns, rows = layout
    sheet = hand_records(
        _solved([freak, *DEALS]), columns=columns, rows=rows, language="uk", title="Ж" * 200
    )
    for page in pages_of(sheet, paper):
        for mark in page.marks:
            if isinstance(mark, Marked):
                assert 29 < mark.x
                assert mark.x + mark.width < page.width - 29
                assert 29 < mark.y < page.height - 29


def test_the_same_sheet_gives_the_same_bytes() -> None:
    sheet = hand_records(_solved(DEALS[:2]))
    assert pdf_of(sheet) == pdf_of(sheet)


def test_a_pdf_carries_its_own_letters() -> None:
    data = pdf_of(hand_records(_solved(DEALS[:1]), language="ru"), colours=Colours.BLACK)
    page = pypdf.PdfReader(BytesIO(data)).pages[0]
    fonts = page["/Resources"]["/Font"].values()  # type: ignore[index]
    used = [str(font.get_object()["/BaseFont"]) for font in fonts]
    carried = [name for name in used if "+" in name]  # a subset that lies in the file
    assert {name.partition("+")[2] for name in carried} >= {"PTSans-Regular", "PTSans-Bold"}


def test_a_page_of_html_stands_by_itself() -> None:
    page = html_of(hand_records(_solved(DEALS[:2]), title="<b>Tuesday</b>", aside="<i>"))
    assert page.startswith("<!doctype html>")
    assert "&lt;b&gt;Tuesday" in page
    assert "<i>" not in page
    assert not any(word in page for word in ("http:", "https:", "src=", "@import", "url("))


def test_travellers_have_a_row_for_each_table_and_no_cards() -> None:
    boards = [Board.numbered(number, deal) for number, deal in enumerate(DEALS[:4], 1)]
    (page,) = _pages(pdf_of(travellers(boards, tables=8)))
    assert page.count("Contract") == 4
    assert "♠" not in page


def test_a_sheet_without_boards_is_one_empty_page() -> None:
    assert len(pages_of(hand_records([]))) == 1
    assert len(pages_of(played_boards([]))) == 1


def test_a_hostile_title_or_cell_is_only_words_on_every_kind_of_paper() -> None:
    hostile = "</title><script>x</script>\x00\x1b[31m\r\u202e\ud800 & \"'"
    boards = [Board.numbered(1, DEALS[0])]
    sheet = travellers(boards, title=hostile, aside=hostile, tables=2)
    root = ET.fromstring(svg_of_page(pages_of(sheet)[0], sheet))
    assert not any("script" in each.tag for each in root.iter())
    assert "<script" not in html_of(sheet)
    assert pdf_of(sheet).startswith(b"%PDF-")
    assert not set(text_of_sheet(sheet)) & {"\x00", "\x1b", "\r", "\u202e"}
    slip = score_slip(hostile, hostile, (1, 2), Words())
    assert not set(text_of_block(slip)) & {"\x00", "\x1b", "\r", "\u202e"}
