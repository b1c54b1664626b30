"""Setting a table up, dealing its boards, and ending it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from biritch.cards import Board, commitment, numbered_deal, seeded
from biritch.errors import BadValue, NotAllowed, Stale
from biritch.forms import Chicago, Duplicate, FormOptions, Given, Laws, Rubber
from biritch.score import Reason
from biritch.seats import SEATS, Seat, Vulnerability
from biritch.table import NOBODY, THE_HOUSE, Role, Viewer, commands, decide, due, events
from biritch.testing import SALT, Sitting
from tests.table.checked import refuses

DEALS = [deal for deal, _ in zip(seeded("opening"), range(3), strict=False)]
OPEN = commands.OpenTable(table="t1", name="  Friday   night ", form=Duplicate())
SOMEBODY = Viewer("anna", Role.PERSON)


def test_whoever_opens_a_table_is_its_host_and_its_name_is_tidied() -> None:
    opened, brought = decide(None, OPEN, SOMEBODY)
    assert isinstance(opened, events.TableOpened)
    assert (opened.table, opened.name, opened.host) == ("t1", "Friday night", "anna")
    assert (opened.boards, opened.length, opened.previous) == ("", None, "")
    assert isinstance(brought, events.BoardsBrought)


@pytest.mark.parametrize(
    ("form", "laws"),
    [
        (Duplicate(), Laws.DUPLICATE_2017),
        (Rubber(), Laws.RUBBER_2014),
        (Chicago(), Laws.RUBBER_2014),
    ],
)
def test_the_edition_of_the_laws_follows_from_the_form_unless_it_is_named(
    form: FormOptions, laws: Laws
) -> None:
    opened, _ = decide(None, replace(OPEN, form=form), SOMEBODY)
    assert isinstance(opened, events.TableOpened)
    assert opened.laws is laws
    for named in Laws:
        opened, _ = decide(None, replace(OPEN, form=form, laws=named), SOMEBODY)
        assert isinstance(opened, events.TableOpened)
        assert opened.laws is named


def test_a_table_says_what_its_file_is_called_and_how_many_boards_it_has() -> None:
    file = Given(tuple(Board.numbered(n, deal) for n, deal in enumerate(DEALS, 1)), "lesson.pbn")
    opened, brought = decide(None, replace(OPEN, source=file, previous="t0"), SOMEBODY)
    assert isinstance(opened, events.TableOpened)
    assert (opened.boards, opened.length, opened.previous) == ("lesson.pbn", 3, "t0")
    assert brought == events.BoardsBrought(source=file)


def test_only_a_person_opens_a_table() -> None:
    with refuses("table.nobody"):
        decide(None, OPEN, NOBODY)


def test_a_name_of_sixty_letters_is_long_enough() -> None:
    decide(None, replace(OPEN, name="x" * 60), SOMEBODY)
    with pytest.raises(NotAllowed, match="at most 60 letters, not 61") as refused:
        decide(None, replace(OPEN, name="x" * 61), SOMEBODY)
    assert (refused.value.code, refused.value.details) == ("table.name", {"length": 61, "most": 60})


def test_a_table_is_opened_once_and_before_anything_else_happens_at_it() -> None:
    sitting = Sitting(Duplicate())
    with refuses("table.open"):
        sitting.send(OPEN, SOMEBODY)
    with refuses("table.none"):
        decide(None, commands.Ready(), SOMEBODY)


def test_a_board_is_dealt_with_its_commitment_published_and_its_secret_kept() -> None:
    sitting = Sitting(Duplicate(first=2))
    sitting.sit_down()
    dealt, sealed, *hands = sitting.deal(DEALS[0])
    assert isinstance(dealt, events.BoardDealt)
    assert (dealt.board, dealt.number, dealt.place) == ("t1/1", 2, 1)
    assert (dealt.dealer, dealt.vulnerable) == (Seat.EAST, Vulnerability.NS)
    assert dealt.commitment == commitment("t1/1", bytes.fromhex(SALT), DEALS[0])
    assert isinstance(sealed, events.Sealed)
    assert sealed.salt == SALT
    assert [(hand.seat, hand.hand) for hand in hands if isinstance(hand, events.HandDealt)] == list(
        DEALS[0].hands.items()
    )


def test_what_the_players_mixed_in_is_part_of_the_commitment() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    shares = ("00ff", "0102")
    dealt, *_ = sitting.house(commands.Deal(number=1, deal=DEALS[0], salt=SALT, shares=shares))
    assert isinstance(dealt, events.BoardDealt)
    assert dealt.shares == shares
    mixed = tuple(bytes.fromhex(share) for share in shares)
    assert dealt.commitment == commitment("t1/1", bytes.fromhex(SALT), DEALS[0], shares=mixed)
    board = sitting.view("north").board
    assert board
    assert board.shares == shares


def test_only_the_house_deals_and_only_the_next_board() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    deal = commands.Deal(number=1, deal=DEALS[0], salt=SALT)
    with pytest.raises(NotAllowed, match="only the house") as refused:
        sitting.send(deal, sitting.person("north"))
    assert (refused.value.code, refused.value.details) == ("table.not_yours", {"who": "house"})
    with pytest.raises(Stale) as late:
        sitting.house(replace(deal, number=2))
    assert late.value.code == "table.deal"
    sitting.house(deal)
    with pytest.raises(Stale):
        sitting.house(deal)
    with refuses("table.deal"):
        sitting.house(replace(deal, number=2))


def test_nothing_is_dealt_before_every_chair_is_taken_or_from_a_bad_secret() -> None:
    sitting = Sitting(Duplicate())
    with refuses("table.deal"):
        sitting.deal()
    sitting.sit_down()
    with pytest.raises(BadValue):
        sitting.deal(salt="00")


def test_a_table_with_a_file_plays_its_boards_and_no_others_and_then_ends() -> None:
    boards = (Board.numbered(7, DEALS[0]), Board.numbered(3, DEALS[1]))
    sitting = Sitting(Duplicate(), source=Given(boards))
    sitting.sit_down()
    with refuses("table.deal"):
        sitting.deal(DEALS[1])
    for board in boards:
        dealt, *_ = sitting.deal()
        assert isinstance(dealt, events.BoardDealt)
        assert (dealt.number, dealt.dealer) == (board.number, board.dealer)
        assert not sitting.table.is_over
        sitting.call("P P P P")
    assert isinstance(sitting.log[-1], events.SittingEnded)
    assert sitting.table.is_over
    assert due(sitting.table) is None
    with refuses("table.deal"):
        sitting.deal(DEALS[2])


def test_players_are_ready_once_and_only_after_a_board() -> None:
    sitting = Sitting(Duplicate())
    with refuses("table.no_board"):
        sitting.send(commands.Ready(), Viewer("east", Role.PERSON, Seat.EAST))
    sitting.sit_down()
    sitting.deal(DEALS[0])
    with refuses("table.ready"):
        sitting.do(Seat.EAST, commands.Ready())
    sitting.call("P P P P")
    assert sitting.do(Seat.EAST, commands.Ready())[0] == events.Readied(
        seat=Seat.EAST, at=sitting.now
    )
    with refuses("table.ready"):
        sitting.do(Seat.EAST, commands.Ready())
    with refuses("table.not_seated"):
        sitting.send(commands.Ready(), sitting.person("fifth"))
    assert sitting.view("west").ready == (Seat.EAST,)


def _one_game() -> Sitting:
    """A rubber in which North and South have a game."""
    sitting = Sitting(Rubber())
    sitting.sit_down()
    sitting.deal(numbered_deal(0))  # North has all the spades
    sitting.call("4S P P P")
    sitting.play_out()
    return sitting


def test_a_sitting_ends_early_when_everybody_agrees_and_the_unfinished_rubber_is_paid() -> None:
    sitting = _one_game()
    for seat in SEATS[:3]:
        (agreed,) = sitting.do(seat, commands.AgreeToStop())
        assert isinstance(agreed, events.StopAgreed)
    assert sitting.view("west").stopping == SEATS[:3]
    with refuses("table.stop"):
        sitting.do(Seat.NORTH, commands.AgreeToStop())
    _, ended = sitting.do(Seat.WEST, commands.AgreeToStop())
    assert isinstance(ended, events.SittingEnded)
    assert [(line.reason, line.points) for line in ended.lines] == [(Reason.UNFINISHED_GAME, 300)]
    assert sitting.table.sheet.closing == ended.lines
    assert sitting.view("fifth").over
    with refuses("table.stop"):
        sitting.do(Seat.NORTH, commands.AgreeToStop())


def test_nobody_ends_a_sitting_in_a_board_or_before_the_first() -> None:
    sitting = Sitting(Rubber())
    sitting.sit_down()
    with refuses("table.stop"):
        sitting.do(Seat.NORTH, commands.AgreeToStop())
    sitting.deal()
    with refuses("table.stop"):
        sitting.do(Seat.NORTH, commands.AgreeToStop())


def test_a_sitting_ends_when_the_one_who_did_not_agree_leaves() -> None:
    sitting = _one_game()
    for seat in SEATS[:3]:
        sitting.do(seat, commands.AgreeToStop())
    sitting.do(Seat.WEST, commands.Leave())
    assert sitting.table.is_over


def test_who_takes_a_chair_has_not_agreed_to_what_was_agreed_there() -> None:
    sitting = _one_game()
    sitting.do(Seat.EAST, commands.AgreeToStop())
    sitting.do(Seat.EAST, commands.Ready())
    sitting.do(Seat.EAST, commands.Leave())
    assert (sitting.table.stopping, sitting.view("north").ready) == ((), ())
    sitting.send(commands.Sit(seat=Seat.EAST), sitting.person("east"))
    sitting.do(Seat.EAST, commands.Ready())


def test_the_agreement_to_stop_is_off_when_the_next_board_is_dealt() -> None:
    sitting = _one_game()
    sitting.do(Seat.EAST, commands.AgreeToStop())
    sitting.deal()
    assert sitting.table.stopping == ()


def test_robots_have_no_say_in_ending_a_sitting() -> None:
    sitting = _one_game()
    for seat in (Seat.EAST, Seat.WEST):
        sitting.do(seat, commands.Leave())
    sitting.do(Seat.NORTH, commands.AgreeToStop())
    sitting.do(Seat.SOUTH, commands.AgreeToStop())
    assert sitting.table.is_over


def test_a_pause_is_ended_by_the_house_once_and_in_its_place() -> None:
    sitting = Sitting(Duplicate(), policy=replace(OPEN.policy, stop_seconds=5))
    sitting.sit_down()
    sitting.deal()
    with refuses("table.stop_over"):
        sitting.house(commands.EndStop(place=0))
    sitting.call("2H")
    with refuses("table.not_yours"):
        sitting.do(Seat.EAST, commands.EndStop(place=1))
    with refuses("table.stop_over"):
        sitting.house(commands.EndStop(place=2))
    sitting.house(commands.EndStop(place=1))
    with refuses("table.stop_over"):
        sitting.house(commands.EndStop(place=1))


def test_clocks_are_held_by_the_house_and_only_while_a_board_is_played() -> None:
    sitting = Sitting(Duplicate())
    sitting.sit_down()
    hold = commands.HoldClocks(since=1.0, until=2.0)
    with refuses("table.no_board"):
        sitting.house(hold)
    sitting.deal()
    with refuses("table.not_yours"):
        sitting.do(Seat.NORTH, hold)
    sitting.send(hold, THE_HOUSE)
