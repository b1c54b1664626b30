"""Takes the picture of the README: a house is opened, South bids 1NT, and the play has begun.

python scripts/screenshot.py [docs/look/table.png]
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "look" / "table.png"
WIDTH, HEIGHT = 1280, 800

# South opens 1NT and North raises; the defenders have nothing to say.
BOARD = """\
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:Q92.KJ5.AJ4.T752 J843.T72.Q96.J84 AK6.AQ4.T873.KQ3 T75.9863.K52.A96"]
"""
BIDDING = ("1NT", "P")
TRICKS = 2


def main(picture: Path = PICTURE) -> None:
    """Opens a house of its own, plays a little in it and takes the picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, url = open_house(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        try:
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT},
                locale="en",
                color_scheme="light",
                # No card is caught in flight.
                reduced_motion="reduce",
            )
            page = context.new_page()
            # Whoever asks who he is becomes a guest.
            page.request.get(f"{url}/api/me")
            table = open_table(page, url)
            play_a_little(context, url, table)
            page.goto(f"{url}/t/{table}")
            page.get_by_text("3NT").first.wait_for()
            page.evaluate("document.fonts.ready.then(() => true)")
            picture.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=picture)
        finally:
            browser.close()
            os.killpg(house.pid, signal.SIGTERM)
            house.communicate()


def open_house(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Starts a house with an empty database; its process and address."""
    command = [sys.executable, "-m", "biritch.cli", "serve", "--here", "--robot-pause", "0"]
    house = subprocess.Popen(
        [*command, "--database", str(folder / "house.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert house.stdout is not None
    for line in house.stdout:
        address = re.search(r"http://\S+", line)
        if address:
            return house, address[0]
    raise SystemExit("the house did not open")


def open_table(page: Page, url: str) -> str:
    """A table with three robots, its one board known."""
    wish = {"form": {"type": "duplicate"}, "name": "Tuesday evening", "pbn": BOARD}
    answer = page.request.post(
        f"{url}/api/tables",
        data=wish | {"file": "tuesday.pbn", "seat": "S", "robots": True},
        headers={"Origin": url},
    )
    if not answer.ok:
        raise SystemExit(answer.text())
    table: str = answer.json()["table"]
    return table


def play_a_little(context: BrowserContext, url: str, table: str) -> None:
    """Bids and plays for South and dummy, until a third trick waits for South's card."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies())
    address = f"{url.replace('http', 'ws', 1)}/table/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookies}, origin=Origin(url)) as socket:
        view: dict[str, Any] = {}
        number = sent = 0
        for frame in socket:
            message = json.loads(frame)
            view |= message.get("view") or message.get("changes") or {}
            number = message.get("number", number)
            # Of what one decision brought, the first event was answered too soon.
            if message["type"] == "refused" and message["code"] != "refused.stale":
                raise SystemExit(message["text"])
            turn, play = view["turn"], view["play"]
            if message["type"] not in {"snapshot", "event"} or not turn["legal"]:
                continue
            if play and play["count"] >= 4 * TRICKS and play["trick"] and turn["hand"] == "S":
                return
            command = (
                {
                    "type": "Call",
                    "call": BIDDING[sum(each["seat"] == "S" for each in view["auction"])],
                }
                if turn["phase"] == "auction"
                else {"type": "PlayCard", "card": turn["legal"][0 if turn["hand"] == "S" else -1]}
            )
            sent += 1
            socket.send(
                json.dumps({"type": "do", "id": str(sent), "seen": number, "command": command})
            )


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
