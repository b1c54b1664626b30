"""Deals boards by a seed, the same ones for ever, and prints them as a diagram or as PBN.

``python examples/deal.py "Tuesday club" 2``; as PBN: ``… "Tuesday club" 16 pbn > tuesday.pbn``
"""

import sys
from itertools import islice

from biritch.cards import Board, seeded
from biritch.records.pbn import write_boards
from biritch.seats import SEATS
from biritch.valuation import hcp

if len(sys.argv) <= 2:
    sys.exit(__doc__)
seed, number, *pbn = sys.argv[1:]
boards = [
    Board.numbered(place, deal)
    for place, deal in enumerate(islice(seeded(seed), int(number)), start=1)
]
if pbn:
    print(write_boards(boards), end="")
else:
    for board in boards:
        print(f"{board.number}. dealer {board.dealer.value}, vulnerable {board.vulnerable.value}")
        for seat in SEATS:
            print(f"   {seat.value}  {board.deal[seat]!s:18} {hcp(board.deal[seat]):>2}")
