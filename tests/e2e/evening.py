"""Four friends and somebody who watches, each with a browser of his own, and what each must never see."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext

from tests.e2e.at_table import Person, act
from tests.e2e.house import Server

SEATS = ("N", "E", "S", "W")
# North and South take every trick in spades on each of these boards.
BOARDS = "\n\n".join(
    f'[Board "{number}"]\n[Dealer "{dealer}"]\n[Vulnerable "None"]\n'
    '[Deal "N:AKQ2.AKQ.AKQ.AK2 T98.T98.T987.T98 J76543.765.65.43 .J432.J432.QJ765"]'
    for number, dealer in enumerate("NESW", start=1)
)


@dataclass
class Evening:
    """A table of four people and a watcher, spread over servers."""

    players: dict[str, Person]
    watcher: Person
    table: str

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
        while not south.view["result"]:
            for seat, person in self.players.items():
                # A play that is over for South is over for all; nobody acts on an old board.
                turn = person.turn
                if turn["phase"] == "play" and claim and seat == "S" and turn["legal"]:
                    if not person.view["claim"]:
                        person.claim_rest()
                elif turn["legal"] or _is_asked(person):
                    act(person, bids=("4S",) if seat == "S" else ())
            each()
            south.page.wait_for_timeout(20)
        for person in self.everybody:
            person.wait_for("view['result']", seconds=20)

    def next_board(self) -> None:
        """Everybody goes on."""
        for person in self.players.values():
            person.ready()


def _is_asked(person: Person) -> bool:
    claim = person.view.get("claim") or {"waits": (), "void": True}
    return person.view["you"]["chair"] in claim["waits"] and not claim["void"]


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
    """Frames that held, while a board was played, a card that its reader could not know.

    What he may know: dummy's cards and the cards of a claimer once they are shown, and cards played.
    """
    wrong = []
    known: set[str] = set()
    for text in frames:
        message = json.loads(text)
        event = message.get("event", {})
        if event.get("type") == "BoardDealt":
            known = set()
        if event.get("type") in ("HandShown", "HandDealt"):
            known |= _cards_of(event["hand"])
        if event.get("type") == "CardPlayed":
            known.add(event["card"])
        if message["type"] == "event" and cards_in(text) - known:
            wrong.append(text)
    return wrong


def _cards_of(hand: str) -> set[str]:
    return {
        suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
    }


def cards_in(text: str) -> set[str]:
    """Every card that a frame names."""
    pieces = set(text.replace("\\", "").split('"'))
    return {suit + rank for suit in "SHDC" for rank in "23456789TJQKA" if suit + rank in pieces}
