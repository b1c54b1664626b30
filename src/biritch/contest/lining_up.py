"""Who of a team sits where in the next set: said by its captain, first by one team, then by the other."""

from __future__ import annotations

from biritch.contest import commands, events
from biritch.contest.contest import Contest, Phase
from biritch.contest.teams import SITTING, TeamMatch
from biritch.errors import BadValue, NotAllowed, OutOfTurn, Stale
from biritch.table.events import Event
from biritch.table.refusals import only
from biritch.table.viewer import Role, Viewer


def captain(contest: Contest, team: int) -> int:
    """The number of the player who speaks for a team: its first person; 0 if all of it are robots."""
    members = _members(contest, team)
    return next((player for player in contest.people if player in members), 0)


def line_up(contest: Contest, command: commands.LineUp, viewer: Viewer) -> tuple[Event, ...]:
    """A captain says who sits where, when it is his team's turn; or the host does it for him."""
    team = _lining_up(contest)
    speaks = contest.player(viewer.person) if viewer.person else 0
    if speaks != captain(contest, team) and viewer.role not in (Role.HOST, Role.DIRECTOR):
        raise OutOfTurn(
            f"the captain of team {team} says who sits where", code="contest.not_captain", team=team
        )
    return _lined_up(contest, team, command.players)


def line_up_for(contest: Contest, command: commands.LineUpFor, viewer: Viewer) -> tuple[Event, ...]:
    """The house says it for robots, or for a captain who keeps the others waiting."""
    only(viewer, Role.HOUSE)
    team = _lining_up(contest)
    if (command.number, command.team) != (contest.round + 1, team):
        raise Stale(f"team {command.team} is not asked for now", code="contest.round")
    return _lined_up(contest, team, command.players)


def usual_line_up(contest: Contest, team: int) -> tuple[int, ...]:
    """Who sits where if nobody says it: as in the set before, or the first four of the team."""
    members = _members(contest, team)
    before = tuple(player for player in contest.order if player in members)
    return before[:SITTING] if len(before) >= SITTING else members[:SITTING]


def _members(contest: Contest, team: int) -> tuple[int, ...]:
    plan = contest.plan
    return plan.members(team) if isinstance(plan, TeamMatch) and team else ()


def _lining_up(contest: Contest) -> int:
    if contest.phase is not Phase.LINING_UP:
        raise NotAllowed("no team is to say who sits where now", code="contest.no_line_up")
    return contest.to_line_up


def _lined_up(contest: Contest, team: int, players: tuple[int, ...]) -> tuple[Event, ...]:
    members = _members(contest, team)
    if len(set(players)) != SITTING or len(players) != SITTING or not set(players) <= set(members):
        raise BadValue(
            f"{SITTING} of team {team}'s players {members} sit down, not {players}",
            code="contest.line_up",
            team=team,
        )
    return (events.LinedUp(team=team, players=players),)
