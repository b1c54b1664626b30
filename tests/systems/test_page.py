"""The page that tells how a system is written: what it shows can be read, and does what it says."""

from __future__ import annotations

import re
from pathlib import Path

from biritch.auction import Auction
from biritch.cards import Hand
from biritch.systems import System
from biritch.systems.book import read_book
from biritch.systems.shelf import text_of
from biritch.systems.told import told

PAGE = (Path(__file__).parents[2] / "docs" / "build" / "systems.md").read_text(encoding="utf-8")
SHOWN, ADDED = (block for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL))


def system(text: str) -> System:
    return System(read_book("mine", lambda name: text if name == "mine" else text_of(name)))


def test_the_system_on_the_page_bids() -> None:
    mine = system(SHOWN)
    assert mine.titles == ("My system", "Моя система", "Моя система")
    call = mine.bid(Hand.parse("KJ5.QT8.AJ42.Q73"), Auction.parse("N:")).call
    assert str(call) == "1NT"


def test_a_convention_added_as_the_page_says_is_bid_and_explained() -> None:
    mine = system(SHOWN.replace("include notrump", f"{ADDED}\ninclude notrump"))
    hand = Hand.parse("K5.AQT832.K42.Q7")
    assert str(mine.bid(hand, Auction.parse("N:1NT P")).call) == "4D"
    assert str(system(SHOWN).bid(hand, Auction.parse("N:1NT P")).call) == "2D"
    meanings = mine.read(Auction.parse("N:1NT P 4D P 4H")).meanings
    assert told(meanings[2]).en.startswith("Texas: transfer to hearts: ")
    assert meanings[2].is_alerted
    opener = Hand.parse("QJ5.K98.AJ85.K73")
    assert str(mine.bid(opener, Auction.parse("N:1NT P 4D P")).call) == "4H"
    assert len(ADDED.strip().splitlines()) <= 10
