"""Playing by worlds: layouts that agree with what is known, each solved, and the card that loses least."""

from biritch.robots.playing.choosing import card_by_worlds
from biritch.robots.playing.hint import CardWorth, worth_of_cards
from biritch.robots.playing.level import BEGINNER, CLUB, EXPERT, LEVELS, Level
from biritch.robots.playing.moment import Boxes, Moment, told_by
from biritch.robots.playing.seat import moment_of
from biritch.robots.playing.signals import STANDARD, Carding
from biritch.robots.playing.turn import card_or_claim

__all__ = [
    "BEGINNER",
    "CLUB",
    "EXPERT",
    "LEVELS",
    "STANDARD",
    "Boxes",
    "CardWorth",
    "Carding",
    "Level",
    "Moment",
    "card_by_worlds",
    "card_or_claim",
    "moment_of",
    "told_by",
    "worth_of_cards",
]
