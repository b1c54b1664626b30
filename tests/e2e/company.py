"""Four people at a table, some at a screen and the others only at a socket."""

from __future__ import annotations

from playwright.sync_api import BrowserContext

from biritch.club.sessions import COOKIE
from tests.e2e.at_table import Person
from tests.server.houses import Four
from tests.server.houses import Person as Guest

# South has spades and the top of everything else is North's; East and West never win a trick.
ONE_BOARD = """[Board "1"]
[Dealer "{dealer}"]
[Vulnerable "None"]
[Deal "N:AK2.AKQ.AKQ.AK32 T98.T98.T987.T98 QJ76543.765.65.4 .J432.J432.QJ765"]
"""


def boards(dealer: str = "S", *, number: int = 1) -> dict[str, object]:
    """What a host says who wants this board played, perhaps over and over."""
    each = ONE_BOARD.format(dealer=dealer)
    pbn = "\n".join(each.replace('"1"', f'"{place}"', 1) for place in range(1, number + 1))
    return {"pbn": pbn, "file": "boards.pbn"}


def at_screen(four: Four, seat: str, context: BrowserContext) -> Person:
    """Somebody who has sat down looks at the table in a browser too."""
    person = look(four, four.people[seat], context)
    person.wait_for(f"view['you']['chair'] == {seat!r}")
    return person


def look(four: Four, guest: Guest, context: BrowserContext) -> Person:
    """Somebody opens the page of a table."""
    context.add_cookies([{"name": COOKIE, "value": guest.token, "url": four.house.url}])
    return Person.come(context, f"{four.house.url}/t/{four.table}")
