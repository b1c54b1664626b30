"""Records of boards that were played at a table, through the eyes of those who look."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from biritch.auction import Call
from biritch.cards import Board, seeded
from biritch.forms import Duplicate, FormOptions, Given, Rubber
from biritch.records import Record, Remark
from biritch.records.json import read_json, write_json
from biritch.records.of_table import Occasion, record_of, records_of
from biritch.records.pbn import read_pbn, write_pbn
from biritch.score import Reason
from biritch.seats import FOUR_PLAYERS, SEATS, BySeat, Seat
from biritch.table import (
    NOBODY,
    THE_HOUSE,
    Policy,
    Table,
    Viewer,
    Words,
    after,
    commands,
    decide,
    fold,
    sight,
)
from biritch.table.events import Event, HandShown, Shown

PEOPLE = BySeat("p1", "p2", "p3", "p4")
NAMES = {"p1": "Nora", "p2": "Ove", "p3": "Siri", "p4": "Vera", "": ""}
SAID = {1: "sixteen or more", 2: "a transfer", 0: ""}
OCCASION = Occasion(
    name=lambda chair: "a robot" if chair.robot else NAMES[chair.person],
    say=lambda words: SAID[words.note],
    site="Here",
)
BOARDS = tuple(
    Board.numbered(number, deal)
    for number, deal in zip(range(1, 4), seeded("evening"), strict=False)
)


class Sitting:
    """A table and all that happened at it."""

    def __init__(self, form: FormOptions) -> None:
        self.table: Table | None = None
        self.happened: list[Event] = []
        self.at = 1_767_225_600.0  # midnight of 1 January 2026
        opened = commands.OpenTable(
            table="t",
            name="Table 7",
            form=form,
            source=Given(BOARDS),
            policy=Policy(stop_seconds=0),
        )
        self.do(opened, Viewer("p1"))
        for seat in SEATS:
            self.do(commands.Sit(seat=seat), Viewer(PEOPLE[seat]))

    def do(self, command: commands.Command, viewer: Viewer) -> None:
        for decided in decide(self.table, command, viewer):
            event = replace(decided, at=self.at)
            self.at += 1
            self.table = after(self.table, event)
            self.happened.append(event)

    def by(self, seat: Seat, command: commands.Command) -> None:
        assert self.table is not None
        self.do(command, self.table.viewer(PEOPLE[seat]))

    def deal(self) -> None:
        assert self.table is not None
        number = self.table.dealt + 1
        deal = BOARDS[number - 1].deal
        self.do(commands.Deal(number=number, deal=deal, salt="00" * 32), THE_HOUSE)

    def call(self, *calls: str) -> None:
        for text in calls:
            assert self.table is not None
            assert self.table.board is not None
            seat = self.table.board.auction.turn
            assert seat is not None
            place = len(self.table.board.auction)
            words = Words(note=1) if text.endswith("!") else Words()
            call = Call.parse(text.rstrip("!"))
            self.by(seat, commands.Call(call=call, alert=bool(words), words=words))
            if self.table.board.stopped:
                self.do(commands.EndStop(place=place + 1), THE_HOUSE)

    def play(self, count: int) -> None:
        for _ in range(count):
            assert self.table is not None
            board = self.table.board
            assert board is not None
            assert board.play is not None
            actor = board.actor(FOUR_PLAYERS)
            assert actor is not None
            self.by(actor, commands.PlayCard(card=board.play.legal()[0]))

    def seen_by(self, viewer: Viewer) -> Iterator[Event]:
        table = None
        for event in self.happened:
            seen = sight(table, event, viewer)
            if seen is not None:
                yield seen
            table = after(table, event)

    def records(self, viewer: Viewer = NOBODY) -> tuple[Record, ...]:
        return records_of(self.seen_by(viewer), OCCASION)


def _evening(form: FormOptions) -> Sitting:
    sitting = Sitting(form)
    sitting.deal()
    sitting.call("P", "1NT!", "P", "P", "P")
    sitting.play(52)
    for seat in SEATS:
        sitting.by(seat, commands.Ready())
    sitting.deal()
    sitting.call("P", "P", "P", "P")
    return sitting


def test_a_finished_board_is_recorded_with_names_calls_cards_and_score() -> None:
    first, second = _evening(Duplicate()).records()
    assert BOARDS[0] == first.board
    assert BySeat("Nora", "Ove", "Siri", "Vera") == first.names
    assert ("N:P 1NT P P P", "1NTE") == (str(first.auction), str(first.contract))
    assert (Remark(place=2, alert=True, text="sixteen or more"),) == first.calls
    assert first.play is not None
    assert 52 == first.play.count
    assert first.play.won.ew == first.tricks
    assert first.lines
    assert ("duplicate", "Table 7", "Here", "2026-01-01") == (
        first.form,
        first.event,
        first.site,
        first.date,
    )
    assert (True, None, None) == (second.passed_out, second.contract, second.tricks)
    assert BOARDS[1] == second.board


def test_a_board_in_play_is_not_recorded() -> None:
    sitting = _evening(Duplicate())
    for seat in SEATS:
        sitting.by(seat, commands.Ready())
    sitting.deal()
    sitting.call("1C", "P", "P", "P")
    sitting.play(10)
    assert [1, 2] == [record.board.number for record in sitting.records()]
    assert sitting.table is not None
    assert record_of(sitting.table, OCCASION) is None
    assert record_of(fold(sitting.happened[:3]), OCCASION) is None
    assert () == records_of((), OCCASION)


def test_nobody_reads_of_a_card_that_he_was_not_shown() -> None:
    sitting = Sitting(Duplicate())
    sitting.deal()
    sitting.call("1C", "P", "P", "P")
    sitting.play(13)
    sitting.by(Seat.NORTH, commands.Claim(tricks=3))
    for seat in SEATS:
        assert sitting.table is not None
        board = sitting.table.board
        assert board is not None
        if board.claim and seat in board.claim.needs and not board.is_over:
            sitting.by(seat, commands.AnswerClaim(agrees=True))
    shown = next(
        place
        for place, event in enumerate(sitting.happened)
        if isinstance(event, HandShown) and event.why is Shown.AFTER_BOARD
    )
    (whole,) = sitting.records()
    sitting.happened = sitting.happened[:shown]
    for viewer in (NOBODY, Viewer("p2", chair=Seat.EAST)):
        (record,) = sitting.records(viewer)
        assert "1CN" == str(record.contract)
        assert not record.board.deal.is_complete
        assert all(record.board.deal[seat] <= whole.board.deal[seat] for seat in SEATS)
        assert () == read_pbn(write_pbn([record])).problems
    assert BOARDS[0] == whole.board


def test_names_are_those_who_sat_when_the_board_ended() -> None:
    sitting = _evening(Duplicate())
    sitting.by(Seat.EAST, commands.Leave())
    sitting.by(Seat.NORTH, commands.SeatRobot(seat=Seat.EAST))
    assert ["Ove", "Ove"] == [record.names.east for record in sitting.records()]
    assert sitting.table is not None
    record = record_of(sitting.table, OCCASION)
    assert record is not None
    assert "a robot" == record.names.east


def test_a_rubbers_board_keeps_what_went_below_the_line() -> None:
    first, _ = _evening(Rubber()).records()
    assert "rubber" == first.form
    assert first.lines
    below = [line for line in first.lines if line.reason is Reason.TRICKS]
    assert all(line.below for line in below)


def test_a_record_of_a_table_goes_to_pbn_and_json_and_back() -> None:
    records = _evening(Duplicate()).records()
    assert records == read_json(write_json(records), strict=True).records
    for record, read in zip(records, read_pbn(write_pbn(records), strict=True), strict=True):
        assert (record.board, record.names, record.auction, record.play) == (
            read.board,
            read.names,
            read.auction,
            read.play,
        )
        assert (record.result, record.score_ns or None) == (read.result, read.points_ns)
