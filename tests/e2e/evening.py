"""Four friends and somebody who watches, each with a browser of his own, and what each must never see."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext

from tests.e2e.at_table import Person, act
from tests.e2e.house import Server

PACK = frozenset(suit + rank for suit in "SHDC" for rank in "23456789TJQKA")
# North and South hold every trump and every top card: whatever anybody plays, they take all the tricks.
BOARDS = "\n\n".join(
    f'[Board "{number}"]\n[Dealer "{dealer}"]\n[Vulnerable "None"]\n'
    '[Deal "N:AKQJ.AKQ.AKQ.AKQ .JT98.JT98.JT987 T98765432.432.2. .765.76543.65432"]'
    for number, dealer in enumerate("NESW", start=1)
)


@dataclass
class Evening:
    """A table of four people and a watcher, spread over servers.

    Attributes:
        done: every call and card that somebody made and the house acknowledged, in order, each board's apart.
    """

    players: dict[str, Person]
    watcher: Person
    table: str
    done: list[list[str]] = field(default_factory=list)

    @classmethod
    def begin(
        cls,
        newcomer: Callable[..., BrowserContext],
        servers: Sequence[Server],
        form: dict[str, Any],
    ) -> Evening:
        """South opens a private table and sends each friend a link; one more is sent a link to watch."""
        host = Person.come(newcomer(), servers[0].url)
        wish = {"form": form, "seat": "S", "private": True, "pbn": BOARDS, "file": "evening.pbn"}
        table = host.post("/api/tables", wish)["table"]
        host.go(f"/t/{table}")
        players = {"S": host}
        for place, seat in enumerate("NEW", start=1):
            players[seat] = _follow(newcomer, servers[place % len(servers)], host, table, seat)
        watcher = _follow(newcomer, servers[-1], host, table, None)
        return cls(players, watcher, table)

    @property
    def everybody(self) -> list[Person]:
        """The players and the watcher."""
        return [*self.players.values(), self.watcher]

    def play_board(self, *, claim: bool, each: Callable[[], None] = lambda: None) -> None:
        """Bid four spades from South, then play it out or claim it.

        Args:
            claim: whether South claims as soon as dummy is faced.
            each: done after every act, such as killing a server.
        """
        south = self.players["S"]
        south.wait_for("not view['result'] and turn['phase'] == 'auction'")
        self.done.append([])
        while not south.view["result"]:
            for seat, person in self.players.items():
                if claim and seat == "S" and person.turn["phase"] == "play":
                    if person.turn["legal"] and not person.view["claim"]:
                        person.claim_rest()
                elif done := act(person, bids=("4S",) if seat == "S" else ()):
                    self.done[-1].append(done)
            each()
            south.page.wait_for_timeout(20)
        for person in self.everybody:
            person.wait_for("view['result']", seconds=20)

    def record(self, server: Server, number: int) -> list[str]:
        """The calls and cards of a finished board as a server tells them."""
        path = f"{server.url}/api/tables/{self.table}/boards/{number}"
        answer = self.players["S"].page.request.get(path)
        board: dict[str, Any] = answer.json()
        calls = [made["call"] for made in board["view"]["auction"]]
        return calls + [card for _, card in board["cards"]]

    def next_board(self) -> None:
        """Everybody goes on."""
        for person in self.players.values():
            person.ready()


def _follow(
    newcomer: Callable[..., BrowserContext],
    server: Server,
    host: Person,
    table: str,
    seat: str | None,
) -> Person:
    wish = {"to": "sit", "seat": seat} if seat else {"to": "watch"}
    link = host.post(f"/api/tables/{table}/invitations", wish)["link"]
    person = Person.come(newcomer(), server.url + "/l/" + link.rsplit("/", 1)[1])
    person.page.locator("input").first.fill(f"Friend {seat or 'Watching'}")
    person.page.locator("form .primary, .page .primary").first.click()
    person.page.wait_for_url("**/t/*")
    person.wait_for(f"view and view['you']['chair'] == {seat!r}", seconds=20)
    return person


def hidden_cards_seen(frames: Sequence[str]) -> list[str]:
    """Frames that held, while a board was played, a card that a watcher could not know.

    What he may know: dummy's cards and the cards of a claimer once they are shown, and cards played.
    """
    wrong = []
    known: frozenset[str] = frozenset()
    for text in frames:
        message = json.loads(text)
        if message["type"] == "snapshot":
            known = _in_the_open(message["view"])
        if message.get("changes", {}).get("turn", {}).get("phase") == "over":
            known = PACK
        event = message.get("event", {})
        if event.get("type") == "BoardDealt":
            known = frozenset()
        if event.get("type") in ("HandShown", "HandDealt"):
            known = known | _cards_of(event["hand"])
        if event.get("type") == "CardPlayed":
            known = known | {event["card"]}
        if cards_in(text) - known:
            wrong.append(text)
    return wrong


def _in_the_open(view: dict[str, Any]) -> frozenset[str]:
    """The cards that somebody who comes in the middle of a board, or after it, may see."""
    play, claim, hands = view["play"], view["claim"], view["hands"]
    if view["result"]:
        return PACK
    if play is None or not play["count"]:
        return frozenset()
    faced = {play["dummy"], claim["seat"]} if claim else {play["dummy"]}
    shown = {card for seat in faced for card in hands[seat]["cards"]}
    return frozenset(shown | {each["card"] for each in (*play["trick"], *play["last"])})


def _cards_of(hand: str) -> frozenset[str]:
    suits = zip("SHDC", hand.split("."), strict=True)
    return frozenset(suit + rank for suit, ranks in suits for rank in ranks)


def cards_in(text: str) -> frozenset[str]:
    """Every card that a frame names."""
    return PACK & frozenset(text.replace("\\", "").split('"'))
