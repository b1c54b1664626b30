"""The play: tricks, whose turn it is, which cards are legal, claims.

Law: 41, 42, 44, 45.
"""

from biritch.play.play import Play, commander
from biritch.play.trick import Played, Trick

__all__ = ["Play", "Played", "Trick", "commander"]
