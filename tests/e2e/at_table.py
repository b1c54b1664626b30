"""Somebody at a table in a browser: bids, plays and claims as a person does, with mouse and keys."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocket

_POST = """async ([path, body]) => {
  await fetch('/api/me');
  const answer = await fetch(path, {method: 'POST', body: JSON.stringify(body)});
  return await answer.json();
}"""


@dataclass
class Person:
    """A person with a browser of his own.

    Attributes:
        page: what he looks at.
        frames: everything that came to him over sockets, as text.
        errors: what broke in his browser.
    """

    page: Page
    frames: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def come(cls, context: BrowserContext, url: str) -> Person:
        """Open the house's front page."""
        page = context.new_page()
        person = cls(page)
        page.on("websocket", person._listen)
        page.on("pageerror", lambda error: person.errors.append(str(error)))
        # Whoever asks the house before it knows this browser would be a second guest in it.
        with page.expect_response(lambda answer: answer.url.endswith("/api/me")):
            page.goto(url)
        return person

    def _listen(self, opened: WebSocket) -> None:
        opened.on("framereceived", self._received)

    def _received(self, sent: str | bytes) -> None:
        text = sent if isinstance(sent, str) else sent.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.view = message["view"]
        elif message["type"] == "event":
            self.view |= message["changes"]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the house something his browser has a page for."""
        answer: dict[str, Any] = self.page.evaluate(_POST, [path, body])
        return answer

    def go(self, path: str) -> None:
        """Go to another page of the house."""
        self.page.goto(
            self.page.url.split("/", 3)[0] + "//" + self.page.url.split("/", 3)[2] + path
        )

    @property
    def turn(self) -> dict[str, Any]:
        """What happens next, as he was told."""
        turn: dict[str, Any] = self.view.get("turn", {"phase": "waiting", "legal": None})
        return turn

    def call(self, call: str) -> None:
        """Make a call with the bidding box, whichever shape it has on this screen."""
        box = self.page.locator(".box")
        if call in ("P", "X", "XX"):
            box.locator(".pass" if call == "P" else ".double").click()
        elif box.locator(".grid").count():
            place = (int(call[0]) - 1) * 5 + ["C", "D", "H", "S", "NT"].index(call[1:])
            box.locator(".grid button").nth(place).click()
        else:
            box.locator(".level").nth(int(call[0]) - 1).click()
            box.locator(".strain").nth(["C", "D", "H", "S", "NT"].index(call[1:])).click()
        confirm = box.locator(".confirm:enabled")
        if confirm.count():
            confirm.click()

    def play(self, card: str) -> bool:
        """Play a card by clicking it where it lies; a card still in flight is clicked again.

        Returns:
            Whether the house has acknowledged it in the time a person waits.
        """
        before = (self.view["play"] or {}).get("count", 0)
        for _ in range(5):
            found = self.page.locator(f".card.liftable[data-face='{card}']")
            where = found.bounding_box(timeout=2000) if found.count() else None
            if where is not None:
                self.page.mouse.click(where["x"] + 8, where["y"] + 12)
            for _ in range(25):
                if self.view["result"] or (self.view["play"] or {}).get("count", 0) > before:
                    return True
                self.page.wait_for_timeout(20)
        return False

    def wait_for(self, condition: str, *, seconds: float = 10) -> None:
        """Wait until something holds of what he was told: an expression over ``turn`` and ``view``."""
        until = seconds * 50
        while until > 0:
            if self.view and eval(condition, {}, {"turn": self.turn, "view": self.view}):
                return
            self.page.wait_for_timeout(20)
            until -= 1
        raise TimeoutError(f"{condition} never held; the turn is {self.turn}")

    def claim_rest(self) -> None:
        """Claim all the tricks that are left."""
        self.page.keyboard.press("k")
        self.page.locator(".claim .do .primary").click()
        self.wait_for("turn['phase'] != 'play' or view['result']")

    def ready(self) -> None:
        """Go on to the next board."""
        self.page.locator(".over .button.primary").click()

    def answer(self) -> None:
        """Agree to whatever is asked: a claim, an undo, a ruling."""
        self.page.locator(".asked button.primary").first.click()
        self.wait_for("not view['claim'] or view['you']['chair'] not in view['claim']['waits']")


def act(person: Person, *, bids: tuple[str, ...] = ()) -> str | None:
    """Do what the table waits for: the first of these bids that is legal, a card, an answer.

    Returns:
        The call or card that was made, once the house has acknowledged it.
    """
    view, turn = person.view, person.turn
    if turn["phase"] == "claim" and view["you"]["chair"] in view["claim"]["waits"]:
        person.answer()
    elif turn["phase"] == "auction" and turn["legal"]:
        call = next((bid for bid in bids if bid in turn["legal"]), "P")
        made = len(view["auction"])
        person.call(call)
        person.wait_for(f"len(view['auction']) > {made} or view['play']")
        return call
    elif turn["phase"] == "play" and turn["legal"]:
        card: str = turn["legal"][0]
        if person.play(card):
            return card
    return None


def play_board(person: Person, *, bids: tuple[str, ...] = ("1NT",)) -> None:
    """Play until the board has its score: one bid, then passes, and the first legal card each time."""
    while not person.view.get("result"):
        person.wait_for("turn['legal'] or view['result'] or turn['phase'] == 'claim'", seconds=20)
        act(person, bids=bids)
        bids = () if person.view["auction"] else bids
        person.page.wait_for_timeout(20)
