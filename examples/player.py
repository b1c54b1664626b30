"""Sits down at a table and plays a whole board, by nothing but docs/protocol.md.

Four times ``python examples/player.py http://localhost:8420 [TABLE]``, the first without TABLE.
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def ask(url: str, body: dict | None = None, cookie: str = "") -> tuple[dict, str]:
    """A request to the house: what it answers, and the cookie it gives."""
    sent = body and json.dumps(body).encode()
    with urlopen(Request(url, sent, {"Cookie": cookie})) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").split(";")[0]


def choose(view: dict) -> dict | None:
    """A chair where no person sits; one notrump if it can be bid; any card the house allows."""
    turn = view["turn"]
    if view["you"]["chair"] is None:
        free = [seat for seat, chair in view["chairs"].items() if not chair["person"]]
        return {"type": "Sit", "seat": random.choice(free)} if free else None
    if turn["phase"] == "auction" and turn["legal"]:
        return {"type": "Call", "call": "1NT" if "1NT" in turn["legal"] else "P"}
    return {"type": "PlayCard", "card": random.choice(turn["legal"])} if turn["legal"] else None


async def play(house: str, table: str, cookie: str) -> None:
    """Play until the board is over."""
    address = f"{house.replace('http', 'ws', 1)}/table/{table}/socket"
    view, number, acted = {}, 0, None
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        async for text in socket:
            match json.loads(text):
                case {"type": "snapshot", "view": view, "number": number}:
                    acted = None
                case {"type": "event", "changes": changes, "number": number}:
                    view |= changes
                case {"type": "refused", "details": details}:  # others, or we ourselves, too fast
                    acted = await asyncio.sleep(details.get("wait", 0))
            if view["result"]:
                break
            moment = view["you"]["chair"], len(view["auction"]), (view["play"] or {}).get("count")
            if moment != acted and (command := choose(view)):
                acted, do = moment, {"type": "do", "id": str(moment), "seen": number}
                await socket.send(json.dumps(do | {"command": command}))
    print(view["you"]["chair"], view["result"]["text"])


house, *table = sys.argv[1:] or sys.exit(__doc__)
cookie = ask(f"{house}/api/me")[1]
if not table:
    table = [ask(f"{house}/api/tables", {"form": {"type": "duplicate"}}, cookie)[0]["table"]]
print("python examples/player.py", house, *table, flush=True)
asyncio.run(play(house, *table, cookie))
