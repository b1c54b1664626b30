"""Who sends a command: known from his session, never from his message."""

from __future__ import annotations

from msgspec import Struct

from biritch.club.rights import Role as HouseRole
from biritch.contest import Contest
from biritch.seats import Seat
from biritch.table import THE_HOUSE, Table, Viewer
from biritch.table.viewer import Role


class Author(Struct, frozen=True):
    """Somebody who may act at tables.

    Attributes:
        id: what is written in the log as the author.
        ids: every person id that is his; those he had as a guest are his too.
        roles: what he is in the house.
        robot: the chair whose robot he plays for; None for people and the house.
    """

    id: str
    ids: frozenset[str] = frozenset()
    roles: frozenset[HouseRole] = frozenset()
    robot: Seat | None = None

    @property
    def is_house(self) -> bool:
        """Whether this is the house itself."""
        return HouseRole.HOUSE in self.roles

    def viewer(self, table: Table | None) -> Viewer:
        """How he looks at a table now."""
        if self.is_house:
            return THE_HOUSE
        if self.robot is not None:
            return Viewer("", Role.PERSON, self.robot)
        if table is None:
            return Viewer(self.id, Role.PERSON)
        person = self.id
        if len(self.ids) > 1:
            known = self.ids & table.persons
            person = min(
                known or {self.id},
                key=lambda each: (table.chair_of(each) is None, each != table.host, each),
            )
        directs = HouseRole.DIRECTOR in self.roles or HouseRole.OWNER in self.roles
        return table.viewer(
            person, director=directs and person != table.host, others=self.ids - {person}
        )

    def roles_at(self, table: Table | Contest | None) -> frozenset[HouseRole]:
        """What he is in the house and at this table, or in this contest."""
        if table is not None and table.host in self.ids:
            return self.roles | {HouseRole.HOST}
        return self.roles


THE_HOUSE_ITSELF = Author("the house", roles=frozenset({HouseRole.HOUSE}))


def robot_in(seat: Seat) -> Author:
    """The robot in a chair, whoever plays for it."""
    return Author(f"robot {seat.value}", roles=frozenset({HouseRole.WORKER}), robot=seat)
