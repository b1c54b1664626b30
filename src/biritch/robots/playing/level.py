"""How hard a robot thinks about a card."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How hard a robot thinks about a card.

    Attributes:
        name: what it is called.
        lead: worlds looked at for an opening lead; 0 to play by rules of thumb alone.
        early: worlds in the first three tricks.
        late: worlds after them.
        reads: whether the cards that others played change what is likely.
        looks_ahead: worlds in which declarer's endings are searched with all of them in mind; 0 for
            no such search.
        seconds: the longest it thinks about a card.
        lead_seconds: the longest it thinks about an opening lead.
    """

    name: str
    lead: int = 0
    early: int = 0
    late: int = 0
    reads: bool = False
    looks_ahead: int = 0
    seconds: float = 1.6
    lead_seconds: float = 3.2


BEGINNER: Final = Level("beginner")
CLUB: Final = Level("club", lead=12, early=12, late=12)
EXPERT: Final = Level("expert", lead=40, early=50, late=100, reads=True, looks_ahead=16)
LEVELS: Final = {level.name: level for level in (BEGINNER, CLUB, EXPERT)}
