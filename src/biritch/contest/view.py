"""What a screen needs of a contest, read from the fold of what was seen.

It is the same for everybody who may look: whoever he is finds himself by his person id.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from biritch.cards import Card
from biritch.contest.compared import BoardScore, PairStanding, Swing
from biritch.contest.contest import Contest, Phase, Sitting
from biritch.contest.evening import Account
from biritch.contest.lining_up import captain, usual_line_up
from biritch.contest.pairs import Pairs
from biritch.contest.plans import AnyPlan
from biritch.contest.teams import TeamMatch
from biritch.forms import FormOptions, Laws
from biritch.seats import BySeat, BySide, Seat
from biritch.table.policy import Policy


class AboutContest(Struct, frozen=True):
    """What was agreed.

    Attributes:
        id: the contest's; name: what people call it; host: his person id.
        plan: who plays whom; form: what they play.
        laws: the edition, null for the form's usual one; policy: what holds at its tables.
        boards: the file's name whose boards are played; length: how many there are, null for no end;
            boards_each: how many a round takes, null for as many as the form does.
        pause_seconds: how long after a round the next begins although somebody is not ready; 0 to wait.
        previous: the contest this one goes on from.
        rounds: how many rounds there are.
    """

    id: str
    name: str
    host: str
    plan: AnyPlan
    form: FormOptions
    laws: Laws | None
    policy: Policy
    boards: str
    length: int | None
    boards_each: int | None
    pause_seconds: int
    previous: str
    rounds: int


class EntrantView(Struct, frozen=True):
    """A player, or a free place.

    Attributes:
        player: his number.
        person: his id, empty for a robot or nobody; robot: whether a robot plays; owner: whose place it is.
        table: the id of the table where he sits now; empty if he sits out, or nothing is played.
        seat: his seat there.
        ready: whether he is ready for the next round.
    """

    player: int
    person: str
    robot: bool
    owner: str
    table: str
    seat: Seat | None
    ready: bool


class DrawView(Struct, frozen=True):
    """A pack spread face down, or the cards that were drawn.

    Attributes:
        number: the round it is for.
        picks: each player who has picked, and which of the 52 places, from 1.
        cards: the first player's card, the second's, and so on; empty until all have picked.
        order: the players by their cards, the highest first; empty until all have picked.
        choices: the seats among which the highest card chooses; empty where he has no choice.
        seat: the one he chose.
    """

    number: int
    picks: tuple[tuple[int, int], ...]
    cards: tuple[Card, ...]
    order: tuple[int, ...]
    choices: tuple[Seat, ...]
    seat: Seat | None


class SittingView(Struct, frozen=True):
    """One table of one round.

    Attributes:
        round: which, from 1; number: which table, from 1; table: its id.
        seats: the number of the player in each seat; 0 where a dummy lies.
        out: who sits out.
        over: whether it has come to its end.
        settled: what each player of a side won; null until then, or where the form does not settle.
        points: what stood on the sheet for each side; null until then.
        deals: how many were played.
        scores: what each board came to, where they are compared; empty until all tables have played them.
    """

    round: int
    number: int
    table: str
    seats: BySeat[int]
    out: tuple[int, ...]
    over: bool
    settled: BySide[int] | None
    points: BySide[int] | None
    deals: int
    scores: tuple[BoardScore, ...] = ()


class LinesView(Struct, frozen=True):
    """The teams say before a round who of them sits where.

    Attributes:
        number: the round it is for.
        team: the one that is asked now; 0 if none is. captain: the player who speaks for it, 0 for the house.
        said: each team that has said it, and its four players: open room, then closed room.
        usual: who of the team asked sits where if nobody says anything.
    """

    number: int
    team: int
    captain: int
    said: tuple[tuple[int, tuple[int, ...]], ...]
    usual: tuple[int, ...]


class MatchView(Struct, frozen=True):
    """How a match of two teams stands, as the first team sees it.

    Attributes:
        swings: board by board, and the IMPs it was worth.
        sets: the net IMPs of each set; margin: of all.
        victory_points: what that is worth to the first team and to the second; null in a match by IMPs.
        unit: how many of these make one victory point.
    """

    swings: tuple[Swing, ...]
    sets: tuple[int, ...]
    margin: int
    victory_points: tuple[int, int] | None
    unit: int


class ContestView(Struct, frozen=True):
    """A contest as a screen shows it.

    Attributes:
        contest: what was agreed.
        phase: gathering, drawing, choosing, playing, between or over.
        round: the round in play, or the last one; 0 before the first.
        draws: whether cards are drawn for partners and seats, once it has started.
        ending: whether the host ends it with what is on the tables.
        entrants: all places, the first player first.
        shown_out: ids of persons who were asked to go and may not come in again.
        waits: the numbers of players that the others wait for.
        draw: the last draw; null before there is one.
        sittings: every table of every round so far.
        standings: every player's evening so far, the one who has won most first.
        lines: what the teams say of the next round; null where nobody is asked.
        match: how a match of teams stands; null in every other contest.
        pairs: all pairs by matchpoints, where pairs are compared.
    """

    contest: AboutContest
    phase: Phase
    round: int
    draws: bool
    ending: bool
    entrants: tuple[EntrantView, ...]
    shown_out: tuple[str, ...]
    waits: tuple[int, ...]
    draw: DrawView | None
    sittings: tuple[SittingView, ...]
    standings: tuple[Account, ...]
    lines: LinesView | None = None
    match: MatchView | None = None
    pairs: tuple[PairStanding, ...] = ()


def view_of(contest: Contest) -> ContestView:
    """What a screen shows of a contest."""
    return ContestView(
        contest=AboutContest(
            contest.id,
            contest.name,
            contest.host,
            contest.plan,
            contest.form,
            contest.laws,
            contest.policy,
            contest.boards,
            contest.length,
            contest.boards_each,
            contest.pause_seconds,
            contest.previous,
            contest.plan.rounds,
        ),
        phase=contest.phase,
        round=contest.round,
        draws=contest.draws,
        ending=contest.ending,
        entrants=tuple(_entrant(contest, player) for player in contest.players),
        shown_out=tuple(person for person, _ in contest.shown_out),
        waits=_waits(contest),
        draw=_draw(contest),
        sittings=tuple(_sitting(sitting) for sitting in contest.sittings),
        standings=contest.standings,
        lines=_lines(contest),
        match=_match(contest),
        pairs=_pairs(contest),
    )


def view_changes(before: Contest, now: Contest) -> dict[str, Any]:
    """The parts of the view that differ, by name, each whole."""
    old, new = asdict(view_of(before)), asdict(view_of(now))
    return {name: part for name, part in new.items() if part != old[name]}


def _entrant(contest: Contest, player: int) -> EntrantView:
    entrant, sitting = contest.entrant(player), contest.now_at(player)
    return EntrantView(
        player,
        entrant.person,
        entrant.robot,
        entrant.owner,
        sitting.table if sitting else "",
        sitting.row.seat(player) if sitting else None,
        player in contest.ready,
    )


def _waits(contest: Contest) -> tuple[int, ...]:
    draw = contest.draw
    match contest.phase:
        case Phase.DRAWING if draw:
            picked = {player for player, _ in draw.picks}
            return tuple(player for player in contest.players if player not in picked)
        case Phase.CHOOSING:
            return contest.order[:1]
        case Phase.LINING_UP:
            speaks = captain(contest, contest.to_line_up)
            return (speaks,) if speaks else ()
        case Phase.BETWEEN:
            return tuple(player for player in contest.people if player not in contest.ready)
    return ()


def _draw(contest: Contest) -> DrawView | None:
    draw = contest.draw
    if draw is None:
        return None
    choices = contest.plan.choices(contest.form)
    return DrawView(draw.number, draw.picks, draw.cards, draw.order, choices, draw.seat)


def _sitting(sitting: Sitting) -> SittingView:
    row = sitting.row
    return SittingView(
        row.round,
        row.table,
        sitting.table,
        row.seats,
        row.out,
        sitting.is_over,
        sitting.settled,
        sitting.points,
        sitting.deals,
        sitting.scores,
    )


def _lines(contest: Contest) -> LinesView | None:
    lines = contest.lines
    if lines is None or contest.phase is not Phase.LINING_UP:
        return None
    team = contest.to_line_up
    return LinesView(
        lines.number, team, captain(contest, team), lines.said, usual_line_up(contest, team)
    )


def _match(contest: Contest) -> MatchView | None:
    if not isinstance(contest.plan, TeamMatch):
        return None
    score = contest.plan.score(contest.played)
    scale = score.victory_scale
    return MatchView(
        score.swings, score.sets, score.margin, score.victory_points, scale.unit if scale else 1
    )


def _pairs(contest: Contest) -> tuple[PairStanding, ...]:
    if not isinstance(contest.plan, Pairs) or not contest.order:
        return ()
    return contest.plan.standing(contest.played, contest.order)
