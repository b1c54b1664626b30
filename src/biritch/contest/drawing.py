"""The draw, the seat of the highest card, the rounds and their ends: decisions about the play."""

from __future__ import annotations

from biritch.cards import PACK, commitment
from biritch.contest import commands, events
from biritch.contest.contest import Contest, Draw, Phase
from biritch.contest.gathering import mine, not_over
from biritch.contest.movement import table_id
from biritch.errors import BadValue, NotAllowed, OutOfTurn, Stale
from biritch.forms import Given
from biritch.seats import Seat
from biritch.table.commands import Ready
from biritch.table.events import BoardsBrought, Event
from biritch.table.refusals import only
from biritch.table.viewer import Role, Viewer


def proceed(contest: Contest, command: commands.Proceed, viewer: Viewer) -> tuple[Event, ...]:
    """The house spreads a pack, if one is drawn from before that round; who sits where follows otherwise."""
    only(viewer, Role.HOUSE)
    if command.number != contest.round + 1 or contest.phase is not Phase.BETWEEN:
        raise Stale(f"round {command.number} is not next", code="contest.round")
    if sorted(command.pack, key=PACK.index) != list(PACK):
        raise BadValue("a whole pack of 52 cards is spread", code="contest.pack")
    sealed = _sealed(contest, command)
    if contest.plan.line_ups(command.number):
        return *sealed, events.LineUpsAsked(number=command.number)
    if not draws_for(contest, command.number):
        return *sealed, *begun(contest, None)
    return (
        *sealed,
        events.PackSpread(number=command.number),
        events.PackShuffled(cards=command.pack),
    )


def _sealed(contest: Contest, command: commands.Proceed) -> tuple[Event, ...]:
    """The boards that all tables of the round play, published as commitments; those of a file are given."""
    numbers = contest.plan.boards_of(command.number)
    if not numbers:
        return ()
    given = contest.source if isinstance(contest.source, Given) and contest.length else None
    source = given or Given(command.boards)
    boards = {board.number: board for board in source.boards}
    if missing := [number for number in numbers if number not in boards]:
        raise BadValue(f"board {missing[0]} is missing", code="contest.boards", number=missing[0])
    if len(command.salts) != len(numbers):
        raise BadValue(
            f"{len(numbers)} boards need as many salts, not {len(command.salts)}",
            code="commitment.salt",
        )
    commitments = tuple(
        commitment(f"{contest.id}/{number}", bytes.fromhex(salt), boards[number].deal)
        for number, salt in zip(numbers, command.salts, strict=True)
    )
    dealt = () if given else (BoardsBrought(source=source),)
    sealed = events.RoundSealed(number=command.number, boards=numbers, commitments=commitments)
    return *dealt, events.RoundSalted(salts=command.salts), sealed


def scored(contest: Contest) -> tuple[Event, ...]:
    """What all the tables of the round came to, now that all have played its boards."""
    settled = tuple(
        events.TableSettled(
            table=sitting.table,
            settled=sitting.settled,
            points=sitting.points,
            deals=sitting.deals,
            scores=sitting.scores,
        )
        for sitting in contest.sittings
        if sitting.row.round == contest.round and sitting.points is not None
    )
    return (events.RoundScored(number=contest.round, settled=settled, salts=contest.salts),)


def draws_for(contest: Contest, number: int) -> bool:
    """Whether cards are drawn before a round."""
    return contest.draws and contest.plan.draws(number)


def begun(contest: Contest, seat: Seat | None) -> tuple[Event, ...]:
    """The next round: who sits where, and what its tables are called."""
    rows = contest.plan.round(contest.movement, contest.form, contest.order, seat)
    tables = tuple(table_id(contest.id, row) for row in rows)
    return (events.RoundBegan(number=rows[0].round, rows=rows, tables=tables),)


def _spread(contest: Contest) -> Draw:
    if contest.draw is None or contest.phase is not Phase.DRAWING:
        raise NotAllowed("no pack is spread now", code="contest.no_draw")
    return contest.draw


def pick(contest: Contest, command: commands.Pick, viewer: Viewer) -> tuple[Event, ...]:
    """Pick a card that nobody else has picked; one each, in any order."""
    _spread(contest)
    return _picked(contest, mine(contest, viewer), command.place)


def pick_for(contest: Contest, command: commands.PickFor, viewer: Viewer) -> tuple[Event, ...]:
    """The house picks for a robot, or for somebody who keeps the others waiting."""
    only(viewer, Role.HOUSE)
    _spread(contest)
    contest.entrant(command.player)
    return _picked(contest, command.player, command.place)


def _picked(contest: Contest, player: int, place: int) -> tuple[Event, ...]:
    draw = _spread(contest)
    if not 1 <= place <= len(PACK):
        raise BadValue(
            f"the pack has places 1 to {len(PACK)}, not {place}",
            code="contest.no_card",
            place=place,
            most=len(PACK),
        )
    if any(player == each for each, _ in draw.picks):
        raise NotAllowed("you have picked a card", code="contest.picked")
    if any(place == taken for _, taken in draw.picks):
        raise NotAllowed("that card is picked already", code="contest.card_picked", place=place)
    return (events.Picked(player=player, place=place),)


def choose_seat(
    contest: Contest, command: commands.ChooseSeat, viewer: Viewer
) -> tuple[Event, ...]:
    """The highest card chooses a seat."""
    _choosing(contest)
    if mine(contest, viewer) != contest.order[0]:
        raise OutOfTurn("whoever drew the highest card chooses", code="contest.not_highest")
    return _chosen(contest, command.seat)


def choose_seat_for(
    contest: Contest, command: commands.ChooseSeatFor, viewer: Viewer
) -> tuple[Event, ...]:
    """The house chooses for a robot, or for somebody who keeps the others waiting."""
    only(viewer, Role.HOUSE)
    _choosing(contest)
    if command.number != contest.round + 1:
        raise Stale(f"round {command.number} is not next", code="contest.round")
    return _chosen(contest, command.seat)


def _choosing(contest: Contest) -> None:
    if contest.phase is not Phase.CHOOSING:
        raise NotAllowed("no seat is to be chosen now", code="contest.no_choice")


def _chosen(contest: Contest, seat: Seat) -> tuple[Event, ...]:
    if seat not in contest.plan.choices(contest.form):
        raise NotAllowed(
            f"nobody sits {seat.name.title()} in this form", code="table.no_chair", seat=seat.value
        )
    return (events.SeatChosen(seat=seat),)


def settle(contest: Contest, command: commands.Settle, viewer: Viewer) -> tuple[Event, ...]:
    """The house brings what a table came to."""
    only(viewer, Role.HOUSE)
    sitting = contest.sitting(command.table)
    if sitting is None or sitting.is_over:
        raise Stale(f"{command.table} is not in play here", code="contest.no_table")
    return (
        events.TableSettled(
            table=command.table,
            settled=command.settled,
            points=command.points,
            deals=command.deals,
            scores=command.scores,
        ),
    )


def ready(contest: Contest, _: Ready, viewer: Viewer) -> tuple[Event, ...]:
    """Be ready for the next round."""
    player = mine(contest, viewer)
    if contest.phase is not Phase.BETWEEN or player in contest.ready:
        raise NotAllowed("no round is over, or you are ready already", code="contest.ready")
    return (events.PlayerReady(player=player),)


def end_contest(contest: Contest, _: commands.EndContest, viewer: Viewer) -> tuple[Event, ...]:
    """The host ends the evening; what is on the tables is finished and counted."""
    only(viewer, Role.HOST, Role.DIRECTOR)
    not_over(contest)
    if contest.ending:
        raise NotAllowed("it is the last round already", code="contest.ending")
    return (events.LastRound(),)
