"""Setting a contest up, coming in, changing places and leaving: decisions about who takes part."""

from __future__ import annotations

from biritch.contest import commands, events
from biritch.contest.contest import Contest, Phase
from biritch.errors import BadValue, NotAllowed
from biritch.forms import Given
from biritch.table.commands import Leave, LetBack, MakeHost
from biritch.table.events import BoardsBrought, Event, HostChanged, MayReturn, ShownOut
from biritch.table.opening import LONGEST_NAME
from biritch.table.refusals import only
from biritch.table.viewer import Role, Viewer
from biritch.table.words import one_line

LONGEST_PAUSE = 3600


def open_contest(command: commands.OpenContest, viewer: Viewer) -> tuple[Event, ...]:
    """Set up an evening: its plan is checked against its form. Whoever opens it is its host."""
    if not viewer.person:
        raise NotAllowed("only a person can open a contest", code="table.nobody")
    name = one_line(command.name)
    if len(name) > LONGEST_NAME:
        raise NotAllowed(
            f"an evening's name has at most {LONGEST_NAME} letters, not {len(name)}",
            code="table.name",
            length=len(name),
            most=LONGEST_NAME,
        )
    if not 0 <= command.pause_seconds <= LONGEST_PAUSE:
        raise BadValue(
            f"pause_seconds is 0 to {LONGEST_PAUSE}, not {command.pause_seconds}",
            code="policy.seconds",
            what="pause_seconds",
            least=0,
            most=LONGEST_PAUSE,
        )
    if command.boards_each is not None and command.boards_each < 1:
        raise BadValue(
            f"a round takes one board or more, not {command.boards_each}",
            code="contest.boards_each",
            boards=command.boards_each,
        )
    command.plan.players(command.form)
    _has_boards(command)
    opened = events.ContestOpened(
        contest=command.contest,
        name=name,
        host=viewer.person,
        plan=command.plan,
        form=command.form,
        laws=command.laws,
        policy=command.policy,
        boards=command.source.name if isinstance(command.source, Given) else "",
        length=command.source.length,
        boards_each=command.boards_each,
        pause_seconds=command.pause_seconds,
        previous=command.previous,
    )
    return opened, BoardsBrought(source=command.source)


def _has_boards(command: commands.OpenContest) -> None:
    """Make sure that a file has every board that several tables are to play.

    Raises:
        BadValue: ``contest.boards`` if it has not.
    """
    if not isinstance(command.source, Given):
        return
    has = {board.number for board in command.source.boards}
    for round_ in range(1, command.plan.rounds + 1):
        for number in command.plan.boards_of(round_):
            if number not in has:
                raise BadValue(
                    f"round {round_} plays board {number}, and {command.source.name} has none",
                    code="contest.boards",
                    number=number,
                )


def mine(contest: Contest, viewer: Viewer) -> int:
    """The number of the viewer's place.

    Raises:
        NotAllowed: if he does not take part.
    """
    player = contest.player(viewer.person) if viewer.person else 0
    if not player:
        raise NotAllowed("only who takes part may do that", code="contest.not_in")
    return player


def not_over(contest: Contest) -> None:
    """Go on only with a contest that is not over.

    Raises:
        NotAllowed: if it is.
    """
    if contest.is_over:
        raise NotAllowed("this evening is over", code="contest.over")


def enter(contest: Contest, command: commands.Enter, viewer: Viewer) -> tuple[Event, ...]:
    """Come in: to one's own place again, a free one, or a robot's that is kept for nobody."""
    not_over(contest)
    if not viewer.person:
        raise NotAllowed("only a person can come in", code="table.nobody")
    if contest.player(viewer.person):
        raise NotAllowed("you take part already", code="contest.in_already")
    if viewer.ids & {person for person, _ in contest.shown_out}:
        raise NotAllowed("the host has asked you to go", code="contest.shown_out")
    player = command.player or contest.kept_for(viewer.ids) or _free(contest, viewer)
    entrant = contest.entrant(player)
    if entrant.person:
        raise NotAllowed("that place is taken", code="contest.place_taken", player=player)
    if entrant.owner and entrant.owner not in viewer.ids:
        raise NotAllowed(
            "that place is kept for the player who left it",
            code="contest.place_kept",
            player=player,
        )
    if contest.is_barred(player, viewer.ids):
        raise NotAllowed(
            "you have seen another hand of this board; sit down when it is over",
            code="table.barred",
        )
    return (events.Entered(player=player, person=viewer.person),)


def _free(contest: Contest, viewer: Viewer) -> int:
    """A free place, or else a robot's that is kept for nobody; if there is one, where he has seen no hand.

    Raises:
        NotAllowed: if there is none.
    """
    free = [n for n in contest.players if not contest.entrant(n).is_taken]
    robots = [
        n for n in contest.players if contest.entrant(n).robot and not contest.entrant(n).owner
    ]
    if not free + robots:
        raise NotAllowed("every place is taken", code="contest.full")
    return min(free + robots, key=lambda n: contest.is_barred(n, viewer.ids))


def enter_robot(
    contest: Contest, command: commands.EnterRobot, viewer: Viewer
) -> tuple[Event, ...]:
    """The host has a robot play, where nobody does or in a place kept for somebody who has gone."""
    only(viewer, Role.HOST, Role.DIRECTOR)
    not_over(contest)
    entrant = contest.entrant(command.player)
    if entrant.person or (entrant.robot and not entrant.owner):
        raise NotAllowed("that place is taken", code="contest.place_taken", player=command.player)
    return (events.Entered(player=command.player),)


def exchange(contest: Contest, command: commands.Exchange, viewer: Viewer) -> tuple[Event, ...]:
    """Change places before the start: the host any two, a player his own with a free one."""
    gathers(contest)
    one, other = contest.entrant(command.player), contest.entrant(command.other)
    if command.player == command.other:
        raise NotAllowed("these are one place", code="contest.place_taken", player=command.player)
    if viewer.role not in (Role.HOST, Role.DIRECTOR) and (
        mine(contest, viewer) != command.player or other.is_taken
    ):
        raise NotAllowed("only the host may do that", code="table.not_yours", who="host")
    if not one.is_taken and not other.is_taken:
        raise NotAllowed("both places are free", code="contest.place_free", player=command.player)
    return (events.Exchanged(player=command.player, other=command.other),)


def gathers(contest: Contest) -> None:
    """Let only what happens before the start pass.

    Raises:
        NotAllowed: if it has started.
    """
    if contest.phase is not Phase.GATHERING:
        raise NotAllowed("this evening has started", code="contest.started")


def leave(contest: Contest, command: Leave, viewer: Viewer) -> tuple[Event, ...]:
    """Go home; once it has started a robot plays on, and the place is kept unless he left for good."""
    not_over(contest)
    player = mine(contest, viewer)
    if contest.started:
        owner = "" if command.for_good else viewer.person
        return (events.Entered(player=player, owner=owner),)
    return (events.Vacated(player=player),)


def dismiss(contest: Contest, command: commands.Dismiss, viewer: Viewer) -> tuple[Event, ...]:
    """The host asks a player to go, or takes a robot away before the start; a robot plays on after it."""
    only(viewer, Role.HOST, Role.DIRECTOR)
    not_over(contest)
    entrant = contest.entrant(command.player)
    if not (entrant.person or entrant.owner if contest.started else entrant.is_taken):
        raise NotAllowed(
            "there is nobody in that place", code="contest.place_free", player=command.player
        )
    out = entrant.person or entrant.owner
    asked = (ShownOut(person=out),) if out and out not in viewer.ids else ()
    if contest.started:
        return *asked, events.Entered(player=command.player)
    return *asked, events.Vacated(player=command.player)


def let_back(contest: Contest, command: LetBack, viewer: Viewer) -> tuple[Event, ...]:
    """Somebody who was asked to go may come in again; the house sees to it when he is invited anew."""
    only(viewer, Role.HOST, Role.DIRECTOR, Role.HOUSE)
    if command.person not in {person for person, _ in contest.shown_out}:
        raise NotAllowed("nobody has asked him to go", code="contest.not_shown_out")
    return (MayReturn(person=command.person),)


def make_host(contest: Contest, command: MakeHost, viewer: Viewer) -> tuple[Event, ...]:
    """The host gives the evening to somebody who takes part in it; the house does when the host is gone."""
    only(viewer, Role.HOST, Role.DIRECTOR, Role.HOUSE)
    if not contest.player(command.person):
        raise NotAllowed("the new host must take part", code="contest.not_in")
    return (HostChanged(person=command.person),)


def start(contest: Contest, command: commands.Start, viewer: Viewer) -> tuple[Event, ...]:
    """The host starts, with robots in the places that are free if he wishes."""
    only(viewer, Role.HOST, Role.DIRECTOR)
    gathers(contest)
    free = [player for player in contest.players if not contest.entrant(player).is_taken]
    if free and not command.robots:
        raise NotAllowed(
            f"{len(free)} of {len(contest.places)} places are free",
            code="contest.not_full",
            free=len(free),
            places=len(contest.places),
        )
    if not contest.people:
        raise NotAllowed("nobody has come in yet", code="contest.empty")
    robots = tuple(events.Entered(player=player) for player in free)
    return (*robots, events.Started(draw=command.draw))
