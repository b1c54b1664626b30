"""A robot of one's own: passes, and plays the lowest card it may. It takes turns as any worker does.

``biritch member --worker-key "my robot"`` prints a key for it to read:
``python examples/robot.py http://localhost:8420 < key``
"""

import asyncio
import sys
from collections.abc import Callable

from biritch.auction import PASS
from biritch.cards import Card
from biritch.server.worker import work
from biritch.table import View, commands


def act(view: View, played: tuple[Card, ...], time_left: Callable[[], float]) -> commands.Command:
    """What the robot does, from what its seat sees, the cards played and the time it has."""
    del played, time_left  # this one looks at nothing else
    if view.undo:
        return commands.AnswerUndo(grants=True)
    if view.claim:
        return commands.AnswerClaim(agrees=False)
    if view.turn.phase == "auction":
        return commands.Call(call=PASS)
    return commands.PlayCard(card=Card.parse(view.turn.legal[-1]))


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    asyncio.run(work(sys.argv[1], sys.stdin.readline().strip(), act, seats=16))
