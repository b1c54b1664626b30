"""Matches of robots: two pairs, every deal both ways, and how sure the difference is."""

from biritch.robots.match.compared import WAYS, Compared, way_of
from biritch.robots.match.entrants import player_of
from biritch.robots.match.match import Match, play_sitting
from biritch.robots.match.player import Chance, Player, Told
from biritch.robots.match.seated import Played, play_board
from biritch.robots.match.sitting import Sitting
from biritch.robots.match.tally import Mean, Score, Tally, tally

__all__ = [
    "WAYS",
    "Chance",
    "Compared",
    "Match",
    "Mean",
    "Played",
    "Player",
    "Score",
    "Sitting",
    "Tally",
    "Told",
    "play_board",
    "play_sitting",
    "player_of",
    "tally",
    "way_of",
]
