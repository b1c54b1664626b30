"""Matches of robots: two pairs, every deal both ways, and how sure the difference is."""

from biritch.robots.match.compared import WAYS, Compared, way_of
from biritch.robots.match.entrants import player_of
from biritch.robots.match.match import Match, play_sitting
from biritch.robots.match.player import Chance, Means, Player, TimeLeft, Told, unhurried
from biritch.robots.match.seated import Played, play_board
from biritch.robots.match.sitting import Sitting
from biritch.robots.match.tally import Mean, Score, Tally, tally

__all__ = [
    "WAYS",
    "Chance",
    "Compared",
    "Match",
    "Mean",
    "Means",
    "Played",
    "Player",
    "Score",
    "Sitting",
    "Tally",
    "TimeLeft",
    "Told",
    "play_board",
    "play_sitting",
    "player_of",
    "tally",
    "unhurried",
    "way_of",
]
