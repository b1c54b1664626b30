"""Bidding by a system: one compiled book gives the call, its meaning, and the reading of everybody's."""

from biritch.robots.bidding.book import Partnership
from biritch.robots.bidding.hint import CallWorth, worth_of_calls
from biritch.robots.bidding.judgement import judged
from biritch.robots.bidding.reading import Predicate, agreeing, boxes_of, worlds_of
from biritch.robots.bidding.telling import words_of

__all__ = [
    "CallWorth",
    "Partnership",
    "Predicate",
    "agreeing",
    "boxes_of",
    "judged",
    "words_of",
    "worlds_of",
    "worth_of_calls",
]
