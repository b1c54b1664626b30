"""Who is looking: the value that decides what is seen and what may be done."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from biritch.seats import Seat


class Role(Enum):
    """What somebody is at a table besides holding a seat; a role adds rights, never sight."""

    HOUSE = "house"  # the program itself: deals, ends a STOP, holds the clocks
    DIRECTOR = "director"
    HOST = "host"
    PERSON = "person"  # a player if he holds a chair, else a watcher
    NOBODY = "nobody"

    __hash__ = object.__hash__  # members are single objects; Enum's own hash is slow


class Viewer(Struct, frozen=True):
    """A person in his place at one table.

    Attributes:
        person: the id of who it is; empty for the house, a robot and for nobody.
        role: what he may do besides playing.
        chair: where he sits, None if he does not. Whoever holds a chair sees what it sees, whatever his role.
        all_hands: sees every card, because he directs and does not play, or is shown the board late.
        kept: the chair he left and may take back, where a robot plays for him: he goes on seeing what
            that chair sees and no more, so that he can come back to it.
        others: his other ids, those he had before he took a name.
        late: is shown a board's events only when the board has ended; whoever delivers them sees to it.
    """

    person: str = ""
    role: Role = Role.NOBODY
    chair: Seat | None = None
    all_hands: bool = False
    late: bool = False
    kept: Seat | None = None
    others: frozenset[str] = frozenset()

    @property
    def eyes(self) -> Seat | None:
        """The chair whose cards he sees, whether he sits in it or has left it for a while."""
        return self.chair or self.kept

    @property
    def ids(self) -> frozenset[str]:
        """Every id that is his."""
        return self.others | {self.person}

    @property
    def sees_everything(self) -> bool:
        """Whether no card is hidden from this viewer; never true of one who holds a chair."""
        return self.all_hands and self.eyes is None


THE_HOUSE = Viewer(role=Role.HOUSE)
NOBODY = Viewer()
EVERYTHING = Viewer(role=Role.DIRECTOR, all_hands=True)
