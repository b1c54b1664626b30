"""Bidding systems as data: one file that people read is what robots bid by and explain from."""

from biritch.systems.meaning import Choice, Meaning
from biritch.systems.shelf import NAMES, library
from biritch.systems.shown import Shown
from biritch.systems.situation import Setting, Situation
from biritch.systems.system import Bidding, Reading, System

__all__ = [
    "NAMES",
    "Bidding",
    "Choice",
    "Meaning",
    "Reading",
    "Setting",
    "Shown",
    "Situation",
    "System",
    "library",
]
