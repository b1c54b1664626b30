"""A room of four sockets, at the echo or at the house: one move at a time, heard by all four."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec
from benchmarks.live.link import Link, dial
from benchmarks.live.script import Script

from biritch.seats import SEATS, Seat

FOUR = 4


class Room:
    """Four sockets that hear one move after another.

    Attributes:
        links: the sockets, by chair.
        delays: seconds from sending a move to hearing it, for each move and each of the four.
        moves: how many moves have been heard by all four.
        rested: called when all four have heard a move.
        is_free: whether the next move can be made now.
    """

    def __init__(self) -> None:
        self.links: dict[Seat, Link] = {}
        self.delays: list[float] = []
        self.moves = 0
        self.rested: Callable[[Room], None] = lambda _: None
        self.is_free = False
        self._since = 0.0
        self._awaited = 0

    @property
    def is_waiting(self) -> bool:
        """Whether a move was made that not all four have heard."""
        return self._awaited > 0

    async def enter(self, port: int) -> None:
        """Connect all four."""
        raise NotImplementedError

    def make_move(self, since: float | None = None) -> None:
        """Make the next move.

        Args:
            since: when it ought to have been made, if it is late; now otherwise.
        """
        self.is_free = False
        self._awaited = FOUR
        self._since = perf_counter() if since is None else since
        self._send()

    def _send(self) -> None:
        raise NotImplementedError

    def _heard_move(self) -> None:
        self.delays.append(perf_counter() - self._since)
        self._awaited -= 1
        if not self._awaited:
            self.moves += 1
            self._rest()

    def _rest(self) -> None:
        self.is_free = True
        self.rested(self)

    def leave(self) -> None:
        """Hang up all four."""
        for link in self.links.values():
            link.close()

    @property
    def is_lost(self) -> bool:
        """Whether any of the four was cut off."""
        return any(link.is_lost for link in self.links.values())


class EchoRoom(Room):
    """A room of the echo.

    Args:
        number: which.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    async def enter(self, port: int) -> None:
        """Connect all four."""
        for seat in SEATS:
            path = f"/room/{self._number}/socket"
            self.links[seat] = await dial(port, path, lambda _: self._heard_move())
        self._rest()

    def _send(self) -> None:
        chair = SEATS[self.moves % FOUR]
        self.links[chair].send(
            b'{"type":"do","id":"%d","seen":%d,"command":{"type":"PlayCard","card":"SA"}}'
            % (self.moves, self.moves)
        )


class Kind(msgspec.Struct):
    """An event, as far as a scripted player looks at it."""

    type: str


class Message(msgspec.Struct):
    """A message of the house's, as far as a scripted player looks at it."""

    type: str
    number: int = 0
    event: Kind | None = None


_READ = msgspec.json.Decoder(Message)


class TableRoom(Room):
    """A table of the house.

    Args:
        number: which.
        script: the boards, and every move of them.
    """

    def __init__(self, number: int, script: Script) -> None:
        super().__init__()
        self._number = number
        self._script = script
        self._board = -1
        self._next = 0
        self._dealt = 0
        self._seen = dict.fromkeys(SEATS, 0)
        self.refused: list[bytes] = []

    async def enter(self, port: int) -> None:
        """Open the table as North, and connect and sit all four."""
        cookies = [_come_in(port) for _ in SEATS]
        table = _open_table(port, cookies[0], f"Table {self._number}", self._script)
        for seat, cookie in zip(SEATS, cookies, strict=True):
            self.links[seat] = await dial(
                port, f"/table/{table}/socket", self._listener(seat), cookie=cookie
            )
        for seat in SEATS[1:]:
            self._do(seat, b"sit", b'{"type":"Sit","seat":"%s"}' % seat.value.encode())

    def _listener(self, seat: Seat) -> Callable[[bytes], None]:
        return lambda message: self._listen(seat, message)

    def _listen(self, seat: Seat, message: bytes) -> None:
        said = _READ.decode(message)
        if said.type == "event" and said.event is not None:
            self._seen[seat] = said.number
            match said.event.type:
                case "CallMade" | "CardPlayed":
                    self._heard_move()
                case "BoardScored":
                    self._do(seat, b"ready %d" % said.number, b'{"type":"Ready"}')
                case "BoardDealt":
                    self._heard_deal()
        elif said.type == "snapshot":
            self._seen[seat] = said.number
        elif said.type == "refused":
            self.refused.append(message)

    def _heard_deal(self) -> None:
        self._dealt += 1
        if self._dealt == FOUR:
            self._dealt = 0
            self._board += 1
            self._next = 0
            self._rest()

    def _rest(self) -> None:
        if self._next < len(self._script.boards[self._board]):
            super()._rest()
        elif self._board + 1 == len(self._script.boards):
            self.refused.append(b"the script has too few boards for so fast a house")

    def _send(self) -> None:
        move = self._script.boards[self._board][self._next]
        self._next += 1
        self._do(move.chair, b"%d" % self._seen[move.chair], move.command)

    def _do(self, seat: Seat, command_id: bytes, command: bytes) -> None:
        self.links[seat].send(
            b'{"type":"do","id":"%s","seen":%d,"command":%s}'
            % (command_id, self._seen[seat], command)
        )


def _come_in(port: int) -> str:
    """The cookie of a new guest."""
    house = http.client.HTTPConnection("127.0.0.1", port)
    house.request("GET", "/api/me")
    answer = house.getresponse()
    answer.read()
    house.close()
    return (answer.getheader("Set-Cookie") or "").split(";")[0]


def _open_table(port: int, cookie: str, name: str, script: Script) -> str:
    """The id of a new table where the guest sits North."""
    wish = {
        "name": name,
        "form": {"type": "duplicate", "boards": len(script.boards)},
        "seat": "N",
        "pbn": script.pbn,
    }
    house = http.client.HTTPConnection("127.0.0.1", port)
    house.request("POST", "/api/tables", json.dumps(wish), {"Cookie": cookie})
    answer = house.getresponse()
    said = answer.read()
    house.close()
    if answer.status != http.HTTPStatus.OK:
        raise RuntimeError(f"no table was opened: {said.decode()}")
    return str(json.loads(said)["table"])


def complaints(rooms: Sequence[Room]) -> list[str]:
    """What went wrong in any of the rooms; a measurement counts only if nothing did."""
    refused = [
        said.decode() for room in rooms if isinstance(room, TableRoom) for said in room.refused
    ]
    lost = sum(room.is_lost for room in rooms)
    return refused + ([f"{lost} rooms lost a socket"] if lost else [])
