"""The house's memory: a log of decisions that nothing changes, on SQLite or PostgreSQL."""

from biritch.club.store.appender import Appender
from biritch.club.store.migrate import Migration
from biritch.club.store.once import insert_once
from biritch.club.store.row import (
    Appended,
    Decision,
    Lost,
    Opening,
    Outcome,
    Repeated,
    Row,
    Stream,
)
from biritch.club.store.store import Store

__all__ = [
    "Store",
    "Appender",
    "Decision",
    "Opening",
    "Row",
    "Stream",
    "Outcome",
    "Appended",
    "Lost",
    "Repeated",
    "Migration",
    "insert_once",
]
