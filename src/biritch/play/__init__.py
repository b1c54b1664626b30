"""The play: tricks, whose turn it is, which cards are legal, and claims.

Law: 41, 42, 43, 44, 45, 68, 69, 70, 71.
"""

from biritch.play.claim import Claim, check_claim, claimed, conceded, departs, safe
from biritch.play.line import Finesse, Line, Ruff, Trumps
from biritch.play.play import Play, commander
from biritch.play.sequence import after_cards
from biritch.play.sure import in_every_line, is_sure, sure_tricks
from biritch.play.trick import Played, Trick

__all__ = [
    "Claim",
    "Finesse",
    "Line",
    "Play",
    "Played",
    "Ruff",
    "Trick",
    "Trumps",
    "after_cards",
    "check_claim",
    "claimed",
    "commander",
    "conceded",
    "departs",
    "in_every_line",
    "is_sure",
    "safe",
    "sure_tricks",
]
