"""Biritch: the open house of bridge, every form of the game in one package.

The names most programs need stand here; each room has more behind its own door: ``biritch.cards``,
``auction``, ``valuation``, ``play``, ``score``, ``forms``, ``table``, and the others when they are
imported. Nothing here opens a file, asks the time or loads more than msgspec.

Examples:
    >>> import biritch
    >>> auction = biritch.Auction.parse("N: 1NT P 3NT P P P")
    >>> str(auction.contract)
    '3NTN'
    >>> biritch.hcp(biritch.Hand.parse("KQ42.K62.A75.Q62"))
    14
    >>> biritch.forms.duplicate_points(biritch.Result.parse("3NTN+1"), vulnerable=True)
    630
"""

from biritch.auction import DOUBLE, PASS, REDOUBLE, Auction, Bid, Call, Contract
from biritch.cards import Board, Card, Deal, Hand, Rank, Strain, Suit, chance_deal, seeded
from biritch.errors import BadNotation, BiritchError, Refused
from biritch.forms import Chicago, Duplicate, Form, Rubber, form_of
from biritch.play import Claim, Play, Trick
from biritch.score import Result, ScoreLine, Sheet, imps, matchpoints
from biritch.seats import Seat, Side, Vulnerability
from biritch.table import Table, View, Viewer, after, decide, sight, view_of
from biritch.valuation import Constraint, hcp

__version__ = "0.1.0"

__all__ = [
    "__version__",
    "Seat",
    "Side",
    "Vulnerability",
    "Suit",
    "Rank",
    "Strain",
    "Card",
    "Hand",
    "Deal",
    "Board",
    "chance_deal",
    "seeded",
    "Call",
    "Bid",
    "PASS",
    "DOUBLE",
    "REDOUBLE",
    "Contract",
    "Auction",
    "hcp",
    "Constraint",
    "Play",
    "Trick",
    "Claim",
    "Result",
    "ScoreLine",
    "Sheet",
    "imps",
    "matchpoints",
    "Form",
    "Duplicate",
    "Rubber",
    "Chicago",
    "form_of",
    "Table",
    "Viewer",
    "View",
    "decide",
    "after",
    "sight",
    "view_of",
    "BiritchError",
    "BadNotation",
    "Refused",
]
