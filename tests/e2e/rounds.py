"""Somebody who spends an evening in a browser: comes in, draws, plays round after round, reads how he stands."""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, expect

from tests.e2e.at_table import Person, act

# Whoever sits South holds every spade and the one opposite every other top card.
ANY_BOARD = (
    '[Board "{}"]\n[Dealer "S"]\n[Vulnerable "None"]\n'
    '[Deal "N:.AKQJ.AKQJ.AKQJT .T9876.T9876.987 AKQJT98765432... .5432.5432.65432"]\n'
)
# A button that is gone when one reaches for it is no mistake: something happened meanwhile.
A_MOMENT = 1500.0


def boards(place: Path, how_many: int) -> Path:
    """A file of boards that each come to an end quickly."""
    file = place / "boards.pbn"
    text = "\n".join(ANY_BOARD.format(number) for number in range(1, how_many + 1))
    file.write_text(text, encoding="ascii")
    return file


class Guest(Person):
    """A person at an evening; his page shows the evening, or a table of it."""

    @classmethod
    def arrive(cls, context: BrowserContext, url: str) -> Guest:
        """Open the front page, or follow a link."""
        guest = super().come(context, url)
        assert isinstance(guest, Guest)
        return guest

    @property
    def at_evening(self) -> bool:
        """Whether he looks at the evening, not at a table of it."""
        return "entrants" in self.view

    @property
    def watches(self) -> bool:
        """Whether he looks at a table without a chair there."""
        return "chairs" in self.view and not self.view["you"]["chair"]

    def _tap(self, selector: str) -> bool:
        """Tap what is there now.

        Returns:
            Whether there was anything to tap.
        """
        found = self.page.locator(selector)
        if not found.count():
            return False
        with contextlib.suppress(Error):
            # Cards overlap: each is taken by its left edge.
            found.first.click(position={"x": 8, "y": 20}, timeout=A_MOMENT)
            return True
        return False

    # ── Setting up ──

    def open(self, plan: str, file: Path, *, each: int = 1, numbers: dict[int, int]) -> None:
        """Set up an evening of a kind from the front page, its boards from a file.

        Args:
            plan: its name; file: the boards.
            each: how many of them a round takes, where each table has its own.
            numbers: what is chosen where the plan asks for a number, by the place of the question.
        """
        page = self.page
        page.locator("a[href='/evening']").click()
        page.locator(f".kinds label[data-kind='{plan}']").click()
        for place, number in numbers.items():
            asked = page.locator("section fieldset").nth(place)
            asked.get_by_text(str(number), exact=True).click()
        cards = page.locator("details").first
        cards.locator("summary").click()
        cards.locator("label").nth(1).click()
        cards.locator("input[type=file]").set_input_files(file)
        expect(cards.get_by_role("status")).to_contain_text(file.name)
        if not numbers:
            cards.locator("fieldset").nth(1).get_by_text(str(each), exact=True).click()
        page.locator("footer button.primary").click()
        page.wait_for_url("**/c/*")
        self.wait_for("'entrants' in view")

    def link(self) -> str:
        """The link by which friends come."""
        field = self.page.locator("input[readonly]").first
        expect(field).to_have_value(re.compile("/l/"))
        return field.input_value()

    def begin(self, *, draw: bool) -> None:
        """Start, with a draw or as everybody is listed; a match has only one way."""
        ways = self.page.locator(".start button")
        (ways.first if draw else ways.last).click()
        self.wait_for("view.get('phase') != 'gathering'")

    # ── Going on ──

    def next_step(self) -> None:
        """Do what is one's own to do now, if anything is: at the evening's page or at a table."""
        if self.at_evening:
            self._at_evening()
        elif self.view.get("over"):
            if self._tap(".over a.primary, .waiting a.primary"):
                self.wait_for("'entrants' in view")
        elif "chairs" in self.view and self.view["you"]["chair"]:
            with contextlib.suppress(Error, TimeoutError):
                self._at_table(self.view)

    def _at_evening(self) -> None:
        phase = self.view["phase"]
        if phase in ("drawing", "choosing"):
            self._tap(".spread button:enabled") or self._tap(".seats button:enabled")
        elif phase == "lining_up":
            self._tap("section[aria-labelledby='line-up'] button.primary:enabled")
        elif phase == "between":
            self._tap(".come button.primary:enabled")

    def _at_table(self, view: dict[str, Any]) -> None:
        """What one's table waits for: a call, a card, a claim, the next board."""
        if view["result"]:
            self._tap(".over button.primary")
            return
        hands, chair, play = view["hands"], view["you"]["chair"], view["play"]
        spades = bool(hands) and any(card[0] == "S" for card in hands[chair]["cards"] or ())
        if spades and play and "Claim" in view["may"] and not view["claim"]:
            self.claim_rest()
        else:
            act(self, bids=("7S",) if spades else ())


def spend(*guests: Guest, seconds: int = 90) -> dict[str, set[str]]:
    """These people go through an evening until it is over for all of them.

    Returns:
        What was done by whom, by his page's first address: tables at which he had a chair, and
        ``watched`` for those where he had none.
    """
    tables: dict[str, set[str]] = {"played": set(), "watched": set()}
    for _ in range(seconds * 25):
        for guest in guests:
            guest.next_step()
            if "chairs" in guest.view:
                known = tables["watched" if guest.watches else "played"]
                known.add(guest.view["table"]["id"])
        if all(guest.view.get("phase") == "over" for guest in guests):
            return tables
        guests[0].page.wait_for_timeout(40)
    raise TimeoutError(f"the evening did not end: {json.dumps(guests[0].view)[:2000]}")
