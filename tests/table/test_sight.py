"""What each viewer sees of each event: the rules of sight, one by one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from biritch.cards import numbered_deal
from biritch.forms import Duplicate
from biritch.seats import SEATS, Seat
from biritch.table import (
    EVERYTHING,
    NOBODY,
    Policy,
    Role,
    Table,
    Undo,
    Viewer,
    Watching,
    Words,
    after,
    commands,
    events,
    fold,
    sight,
)
from biritch.testing import Sitting

NORTH, EAST, SOUTH, WEST = SEATS
DEAL = numbered_deal(0)
CHAIRS = [Viewer(role=Role.PERSON, chair=seat) for seat in SEATS]
LATE = Viewer(role=Role.PERSON, all_hands=True, late=True)


def _over(watching: Watching = Watching.AFTER) -> Sitting:
    """North played 4S; a question was asked and answered, and East claimed the rest."""
    policy = Policy(watching=watching, undo_calls=Undo.UNTIL_PARTNER)
    sitting = Sitting(Duplicate(), policy=policy)
    sitting.sit_down()
    sitting.deal(DEAL)
    sitting.call("4S P P P")
    sitting.do(EAST, commands.Ask(place=0))
    sitting.do(NORTH, commands.Explain(place=0, words=Words(note=1)))
    sitting.play_out(4)
    sitting.do(EAST, commands.Claim(tricks=0))
    for seat in (NORTH, WEST):
        sitting.do(seat, commands.AnswerClaim(agrees=True))
    return sitting


def _seen(sitting: Sitting, viewer: Viewer, kind: type[events.Event]) -> list[events.Event]:
    return [event for event in sitting.onlooker(viewer).seen if isinstance(event, kind)]


def _dealt_to(sitting: Sitting, viewer: Viewer) -> str:
    hands = _seen(sitting, viewer, events.HandDealt)
    return "".join(hand.seat.value for hand in hands if isinstance(hand, events.HandDealt))


ALWAYS: list[type[events.Event]] = [
    events.TableOpened,
    events.Seated,
    events.BoardDealt,
    events.CallMade,
    events.CardPlayed,
    events.ClaimMade,
    events.ClaimAnswered,
    events.BoardScored,
]


@pytest.mark.parametrize("watching", Watching)
@pytest.mark.parametrize("viewer", [*CHAIRS, NOBODY, LATE, EVERYTHING], ids=str)
def test_what_people_do_is_seen_by_everybody(viewer: Viewer, watching: Watching) -> None:
    sitting = _over(watching)
    for kind in ALWAYS:
        happened = [event for event in sitting.log if isinstance(event, kind)]
        assert _seen(sitting, viewer, kind) == happened


@pytest.mark.parametrize("viewer", [*CHAIRS, NOBODY, LATE, EVERYTHING], ids=str)
def test_the_secret_and_the_boards_to_come_are_seen_by_nobody(viewer: Viewer) -> None:
    sitting = _over()
    assert _seen(sitting, viewer, events.Sealed) == []
    assert _seen(sitting, viewer, events.BoardsBrought) == []


def test_each_is_dealt_his_own_hand_and_a_watcher_none() -> None:
    sitting = _over()
    for viewer in CHAIRS:
        assert viewer.chair
        assert _dealt_to(sitting, viewer) == viewer.chair.value
    assert _dealt_to(sitting, NOBODY) == ""
    assert _dealt_to(sitting, LATE) == _dealt_to(sitting, EVERYTHING) == "NESW"


def test_no_role_shows_more_to_one_who_holds_a_chair() -> None:
    for role in Role:
        greedy = Viewer("anna", role, EAST, all_hands=True)
        assert not greedy.sees_everything
        assert _dealt_to(_over(), greedy) == "E"


@pytest.mark.parametrize(
    ("watching", "sees"),
    [
        (Watching.CLOSED, False),
        (Watching.NO_HANDS, False),
        (Watching.AFTER, True),
        (Watching.LATE, True),
    ],
)
def test_whether_watchers_see_all_hands_after_the_board_is_the_hosts_policy(
    watching: Watching, *, sees: bool
) -> None:
    sitting = _over(watching)
    shown = [
        event.seat
        for event in _seen(sitting, NOBODY, events.HandShown)
        if isinstance(event, events.HandShown) and event.why is events.Shown.AFTER_BOARD
    ]
    assert shown == (list(SEATS) if sees else [])
    assert bool(_seen(sitting, NOBODY, events.SealOpened)) is sees
    for viewer in (*CHAIRS, EVERYTHING):
        assert len(_seen(sitting, viewer, events.SealOpened)) == 1


def test_dummy_and_a_claimers_hand_are_shown_to_everybody() -> None:
    sitting = _over(Watching.NO_HANDS)
    for viewer in (*CHAIRS, NOBODY):
        whys = [
            event.why
            for event in _seen(sitting, viewer, events.HandShown)
            if isinstance(event, events.HandShown)
        ]
        assert whys[:2] == [events.Shown.DUMMY, events.Shown.CLAIM]


def test_a_hand_shown_to_some_is_seen_by_them_and_those_who_see_everything() -> None:
    sitting = _over()
    shown = events.HandShown(seat=NORTH, hand=DEAL[NORTH], why=events.Shown.DESIGNATED, to=(SOUTH,))
    sees = {viewer.chair: sight(sitting.table, shown, viewer) is shown for viewer in CHAIRS}
    assert sees == {NORTH: False, EAST: False, SOUTH: True, WEST: False}
    assert sight(sitting.table, shown, NOBODY) is None
    assert sight(sitting.table, shown, EVERYTHING) is shown


def _explained(place: int = 0) -> events.CallExplained:
    return events.CallExplained(place=place, to=(EAST, WEST), words=Words(note=1))


def test_an_explanation_is_seen_by_all_but_the_callers_partner() -> None:
    sitting = _over()
    sees = {viewer.chair: sight(sitting.table, _explained(), viewer) for viewer in CHAIRS}
    assert [seat for seat, seen in sees.items() if seen] == [NORTH, EAST, WEST]
    assert sight(sitting.table, _explained(), NOBODY)


def test_a_question_is_seen_by_asker_caller_and_who_sees_everything() -> None:
    sitting = _over()
    asked = events.QuestionAsked(place=0, by=EAST)
    sees = {viewer.chair: sight(sitting.table, asked, viewer) for viewer in CHAIRS}
    assert [seat for seat, seen in sees.items() if seen] == [NORTH, EAST]
    assert sight(sitting.table, asked, NOBODY) is None
    assert sight(sitting.table, asked, EVERYTHING)


def test_what_is_said_of_a_call_that_is_not_there_is_seen_by_no_partner() -> None:
    """A log of another program may hold it; sight is total."""
    sitting = _over()
    nowhere = _explained(place=len(sitting.table.board.auction))  # type: ignore[union-attr]
    assert sight(sitting.table, nowhere, CHAIRS[0]) is None
    assert sight(sitting.table, nowhere, CHAIRS[1])
    asked = events.QuestionAsked(place=40, by=EAST)
    assert sight(sitting.table, asked, CHAIRS[0]) is None
    assert sight(sitting.table, asked, CHAIRS[1])
    bare = replace(sitting.table, board=None)
    assert sight(bare, _explained(), CHAIRS[2]) is None
    assert sight(bare, asked, CHAIRS[1])


def test_sight_of_the_first_event_needs_no_table() -> None:
    sitting = _over()
    assert sight(None, sitting.log[0], NOBODY) is sitting.log[0]


@pytest.mark.parametrize("viewer", [*CHAIRS, NOBODY, LATE, EVERYTHING], ids=str)
def test_what_a_viewer_knows_is_the_fold_of_what_he_saw(viewer: Viewer) -> None:
    onlooker = _over().onlooker(viewer)
    assert fold(onlooker.seen) == onlooker.table
    assert onlooker.table.number == len(onlooker.seen)


@pytest.mark.parametrize("viewer", [*CHAIRS, NOBODY, LATE], ids=str)
def test_who_comes_late_sees_what_those_before_him_saw(viewer: Viewer) -> None:
    sitting = Sitting(Duplicate())
    early = sitting.onlooker(viewer)
    sitting.sit_down()
    sitting.deal(DEAL)
    sitting.call("1NT P P P")
    sitting.play_out(3)
    whole: Table | None = None
    late = []
    for event in sitting.log:
        seen = sight(whole, event, viewer)
        late += [seen] if seen else []
        whole = after(whole, event)
    assert late == early.seen


def test_a_viewer_of_the_table_is_made_from_the_person_and_his_place() -> None:
    sitting = Sitting(Duplicate(), policy=Policy(watching=Watching.LATE))
    sitting.sit_down()
    table = sitting.table
    assert table.viewer("north") == Viewer("north", Role.HOST, NORTH)
    assert table.viewer("east") == Viewer("east", Role.PERSON, EAST)
    assert table.viewer("anna") == Viewer("anna", Role.PERSON, all_hands=True, late=True)
    assert table.viewer("dora", director=True).role is Role.DIRECTOR
    assert table.robot(WEST) == Viewer("", Role.PERSON, WEST)
    assert table.chair_of("") is None
    assert Seat.NORTH not in {table.chair_of("anna"), table.chair_of("east")}
