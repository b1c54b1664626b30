"""Who takes part in a USEBIO event: the names behind its pair numbers, teams and players."""

from __future__ import annotations

from msgspec import Struct, field

from biritch.records.usebio.tree import Node

_EITHER = ""


class People(Struct):
    """The names of a section's pairs, by number and direction.

    Attributes:
        pairs: the two names of each pair; the direction is empty where its number is enough.
        players: the name of each player, by number, in an individual.
        teams: the name of each team, by number.
    """

    pairs: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    teams: dict[str, str] = field(default_factory=dict)

    def pair(self, number: str, direction: str) -> tuple[str, str]:
        """The names of a pair; empty ones where it is not listed."""
        names = self.pairs.get((number, direction)) or self.pairs.get((number, _EITHER))
        return names or ("", "")


def people_of(node: Node) -> People:
    """Everybody listed below a node."""
    people = People()
    for participants in node.within("PARTICIPANTS"):
        for team in participants.all("TEAM"):
            identity = team.attributes.get("TEAM_ID", "") or team.value("TEAM_ID", "TEAM_NUMBER")
            name = team.attributes.get("TEAM_NAME", "") or team.value("TEAM_NAME")
            people.teams[identity.strip()] = name.strip()
        for pair in participants.within("PAIR"):
            names = tuple(player.value("PLAYER_NAME") for player in pair.all("PLAYER"))
            number, direction = pair.value("PAIR_NUMBER"), pair.value("DIRECTION").upper()
            key = (number, direction if direction in ("NS", "EW") else _EITHER)
            people.pairs[key] = (names[0] if names else "", names[1] if len(names) > 1 else "")
            if key[1]:
                people.pairs.setdefault((number, _EITHER), people.pairs[key])
        for player in participants.all("PLAYER"):
            people.players[player.value("PLAYER_NUMBER")] = player.value("PLAYER_NAME")
    return people
