"""Plays a board at a table of one's own and shows what one chair was told of it, and nothing else.

Whoever keeps the events has the table: what a chair knows is the fold of the events it may see.
``python examples/sight.py E``
"""

import random
import sys

from biritch.auction import Call
from biritch.cards import Card, seeded
from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.table import THE_HOUSE, Role, Table, Viewer, after, commands, decide, sight, view_of

people = {seat: Viewer(person=f"player {seat.value}", role=Role.PERSON) for seat in SEATS}
if sys.argv[1:] not in ([seat.value] for seat in SEATS):
    sys.exit(__doc__)
chair = Viewer(role=Role.PERSON, chair=Seat(sys.argv[1]))


def do(command: commands.Command, viewer: Viewer, table: Table | None, seen: Table | None) -> tuple:
    """The table after a command, and what the chair has seen of it."""
    for event in decide(table, command, viewer):
        if (sighted := sight(table, event, chair)) is not None:
            seen = after(seen, sighted)
            print(seen.number, type(sighted).__name__, end="; ")
        table = after(table, event)
    return table, seen


opening = commands.OpenTable(table="t1", name="Example", form=Duplicate())
kept = do(opening, people[Seat.NORTH], None, None)
for seat, person in people.items():
    kept = do(commands.Sit(seat=seat), person, *kept)
deal = commands.Deal(number=1, deal=next(seeded("example")), salt="00" * 32)
table, seen = do(deal, THE_HOUSE, *kept)
while not table.board.scored:
    actor = table.viewer(f"player {table.board.actor(table.form.seating).value}")
    turn = view_of(table, actor).turn
    if turn.phase == "auction":
        call = "1NT" if "1NT" in turn.legal else "P"
        move = commands.Call(call=Call.parse(call))
    else:
        move = commands.PlayCard(card=Card.parse(random.choice(turn.legal)))
    table, seen = do(move, actor, table, seen)
print(f"\n{table.number} events, {seen.number} of them seen; {view_of(seen, chair).result.text}")
