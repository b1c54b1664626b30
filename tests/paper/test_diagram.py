"""A board as it is shown in letters, in a picture, on a page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from biritch.auction import Auction
from biritch.cards import Board, Deal
from biritch.paper import Colours, Diagram, text_of_block
from biritch.paper.words import LANGUAGES
from biritch.play import Play
from biritch.records import Record, Remark
from biritch.seats import BySeat, Seat

DEAL = Deal.parse("N:AQT4.KJ2.98.7654 K32.T98.AK2.AK32 J98.AQ3.QJT3.QJT 765.7654.7654.98")
HOSTILE = "</desc><script>alert(1)</script>\x00\x1b[31m\u202eevil & 'more' \"so\""
SVG = "{http://www.w3.org/2000/svg}"


def _record(**more: object) -> Record:
    auction = Auction.parse("E:1NT P 2C P 2D P 3NT P P P")
    contract = auction.contract
    assert contract is not None
    play = Play.begin(DEAL, contract)
    for _ in range(5):
        play = play.then(play.legal()[0])
    return Record(
        board=Board.numbered(2, DEAL),
        auction=auction,
        calls=(Remark(place=1, alert=True, text="15–17"), Remark(place=3, alert=True)),
        contract=contract,
        tricks=8,
        points_ns=50,
        play=play,
        **more,  # type: ignore[arg-type]
    )


def test_a_diagram_in_letters_is_laid_out_as_books_lay_it_out() -> None:
    assert Diagram.of(_record()).text() == (
        "Board 2         ♠ AQ104\n"
        "E deals         ♥ KJ2\n"
        "N–S vul.        ♦ 98\n"
        "                ♣ 7654\n"
        "♠ 765           ┌───N───┐  ♠ K32\n"
        "♥ 7654          W   2   E  ♥ 1098\n"
        "♦ 7654          └───S───┘  ♦ AK2\n"
        "♣ 98                       ♣ AK32\n"
        "                ♠ J98\n"
        "  10            ♥ AQ3\n"
        "0 HCP 17        ♦ QJ103\n"
        "  13            ♣ QJ10\n"
        "\n"
        "West  North  East  South\n"
        "             1NT¹  Pass\n"
        "2♣*   Pass   2♦    Pass\n"
        "3NT   Pass   Pass  Pass\n"
        "\n"
        "¹ 15–17\n"
        "\n"
        "3NT by E −1: E–W −50\n"
        "\n"
        "   Lead                  Won by\n"
        "1   S    ♠J  ♠7  ♠A  ♠K    N\n"
        "2   N    ♠Q\n"
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("uk", ["Здає Сх", "Пн–Пд у зоні", "♥ КВ2", "Захід", "3БК, розігрує Сх −1: Сх–Зх −50"]),
        ("ru", ["Сдаёт В", "С–Ю в зоне", "♥ КВ2", "Запад", "3БК, играет В −1: В–З −50"]),
        ("en", ["E deals", "N–S vul.", "♥ KJ2", "West", "3NT by E −1: E–W −50"]),
    ],
)
def test_words_and_card_letters_are_those_of_the_language(language: str, lines: list[str]) -> None:
    text = Diagram.of(_record(), language=language).text()
    assert [] == [line for line in lines if line not in text]


def test_a_terminal_with_colours_gets_the_same_letters() -> None:
    diagram = Diagram.of(_record())
    coloured = diagram.text(colours=Colours.FOUR)
    assert "\x1b[" in coloured
    assert diagram.text() == re.sub(r"\x1b\[[0-9;]*m", "", coloured)


def test_two_hands_stand_on_their_sides_of_the_compass() -> None:
    record = Record(board=Board.numbered(1, DEAL))
    text = Diagram(record=record, seats=(Seat.WEST, Seat.EAST)).text()
    assert "♠ 765           ┌───N───┐  ♠ K32\n" in text
    assert "AQ104" not in text
    assert "J98" not in text
    assert text.endswith("♣ 98                       ♣ AK32\n")


def test_a_bidding_problem_is_one_hand_and_the_auction_up_to_a_question() -> None:
    record = Record(board=Board.numbered(2, DEAL), auction=Auction.parse("E:1NT P 2C P"))
    text = Diagram(record=record, seats=(Seat.EAST,)).text()
    assert text == (
        "♠ K32   ♥ 1098   ♦ AK2   ♣ AK32\n"
        "\n"
        "West  North  East  South\n"
        "             1NT   Pass\n"
        "2♣    Pass   ?\n"
    )


def test_hands_that_nobody_knows_are_left_out_and_no_points_are_counted() -> None:
    board = Board.numbered(1, Deal.parse("N:AQT4.KJ2.98.7654 - - -"))
    text = Diagram.of(board).text()
    assert text.count("♠") == 1
    assert "HCP" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colours", Colours)
def test_a_picture_is_well_formed_and_says_what_it_shows(language: str, colours: Colours) -> None:
    diagram = Diagram(record=_record(), language=language, colours=colours)
    root = ET.fromstring(diagram.svg())
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == diagram.title
    told = root.findtext(f"{SVG}desc") or ""
    assert "".join(told.split()) == "".join(diagram.text().split())


def test_a_picture_keeps_every_word_within_its_edges() -> None:
    freak = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    root = ET.fromstring(Diagram.of(Board.numbered(1, freak), language="uk").svg())
    width = float(root.get("width", "0"))
    words = list(root.iter(f"{SVG}text"))
    assert words
    for word in words:
        assert 0 <= float(word.get("x", "-1"))
        assert float(word.get("x", "0")) + float(word.get("textLength", "0")) <= width


def test_black_alone_tells_red_suits_from_black_ones() -> None:
    def inks(colours: Colours) -> set[str | None]:
        picture = Diagram(record=_record(), colours=colours).svg()
        return {each.get("fill") for each in ET.fromstring(picture).iter() if each.get("fill")}

    assert inks(Colours.BLACK) == {"#000000", "#444444", "none"}
    assert {"#24407e", "#c4302b", "#d9730d", "#1d7a46"} <= inks(Colours.FOUR)
    assert "♡" in Diagram(record=_record(), colours=Colours.BLACK).html()


class _Scripts(HTMLParser):
    """What tags and attributes a page has."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}


def test_a_hostile_name_or_explanation_is_only_words() -> None:
    record = _record(names=BySeat.same(HOSTILE))
    record = Record(
        board=record.board,
        names=record.names,
        auction=record.auction,
        calls=(Remark(place=1, text=HOSTILE),),
    )
    diagram = Diagram.of(record)
    root = ET.fromstring(diagram.svg())
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= {
        "svg",
        "title",
        "desc",
        "path",
        "rect",
        "text",
    }
    page = _Scripts()
    page.feed(diagram.html())
    assert "script" not in page.tags
    assert page.attributes <= {"class", "lang", "style", "role", "aria-label", "scope"}
    for text in (diagram.text(), diagram.svg(), diagram.html(), text_of_block(diagram.layout())):
        assert not set(text) & {"\x00", "\x1b", "\u202e"}


def test_a_notebook_finds_the_picture() -> None:
    assert Diagram.of(_record())._repr_svg_().startswith("<svg")
