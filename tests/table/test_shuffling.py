"""Players have a part in the shuffle: who mixes in what and when, and what the house may deal then."""

from __future__ import annotations

from hashlib import sha256

import pytest

from biritch.cards import Board, numbered_deal
from biritch.forms import Duplicate, Given
from biritch.seats import SEATS, Seat
from biritch.table import (
    EVERYTHING,
    NOBODY,
    THE_HOUSE,
    Due,
    Need,
    Policy,
    Share,
    Viewer,
    commands,
    due,
    events,
    sight,
)
from biritch.testing import Sitting
from biritch.testing.tables import as_shuffled
from tests.table.checked import Checked, refuses

NORTH, EAST, SOUTH, WEST = SEATS
SECRET = "5e" * 32
BYTES = {seat: sha256(seat.name.encode()).digest() for seat in SEATS}


def _begun(*, robots: tuple[Seat, ...] = (), number: int = 1) -> Checked:
    sitting = Checked(Duplicate(boards=3))
    for seat in SEATS:
        if seat in robots:
            sitting.send(commands.SeatRobot(seat=seat), sitting.person("north"))
        else:
            sitting.send(commands.Sit(seat=seat), sitting.person(seat.name.lower()))
    sitting.house(commands.BeginShuffle(number=number, secret=SECRET))
    return sitting


def _promise(sitting: Sitting, *seats: Seat, number: int = 1) -> None:
    for seat in seats:
        promise = sha256(BYTES[seat]).hexdigest()
        sitting.do(seat, commands.PromiseShare(number=number, promise=promise))


def _reveal(sitting: Sitting, *seats: Seat, number: int = 1) -> None:
    for seat in seats:
        sitting.do(seat, commands.RevealShare(number=number, share=BYTES[seat].hex()))


def _deal(sitting: Sitting) -> None:
    assert sitting.table.shuffle
    sitting.house(as_shuffled(sitting.table.shuffle))


def test_the_house_seals_its_secret_before_anybody_mixes_in() -> None:
    sitting = _begun()
    began, kept = sitting.log[-2:]
    parts = (b"biritch secret 1", b"t1/1", bytes.fromhex(SECRET))
    by_hand = sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()
    assert began == events.ShuffleBegan(number=1, board="t1/1", seal=by_hand, at=sitting.now)
    assert kept == events.SecretKept(secret=SECRET, at=sitting.now)


def test_nobody_is_shown_the_secret_before_the_board_is_over() -> None:
    sitting = _begun()
    kept = sitting.log[-1]
    everybody = (NOBODY, EVERYTHING, THE_HOUSE, *map(sitting.at, SEATS))
    assert [sight(sitting.table, kept, viewer) for viewer in everybody] == [None] * 7
    _promise(sitting, *SEATS)
    _reveal(sitting, *SEATS)
    _deal(sitting)
    for viewer in (NOBODY, *map(sitting.at, SEATS)):
        onlooker = sitting.onlooker(viewer)
        assert SECRET not in str(onlooker.seen)
        assert SECRET not in str(onlooker.view)
    sitting.call("P P P P")
    for viewer in (NOBODY, *map(sitting.at, SEATS)):
        board = sitting.onlooker(viewer).view.board
        assert board
        assert board.salt == SECRET


def test_promises_close_when_everybody_who_sits_here_has_made_his() -> None:
    sitting = _begun(robots=(WEST,))
    _promise(sitting, NORTH, SOUTH)
    assert sitting.table.shuffle
    assert not sitting.table.shuffle.closed
    _promise(sitting, EAST)
    assert sitting.log[-1] == events.PromisesClosed(at=sitting.now)


def test_promises_close_when_the_last_who_has_made_none_gets_up() -> None:
    sitting = _begun()
    _promise(sitting, NORTH, SOUTH, EAST)
    sitting.do(WEST, commands.Leave())
    assert sitting.table.shuffle
    assert sitting.table.shuffle.closed


def test_who_does_not_answer_keeps_the_board_waiting_a_second_and_no_longer() -> None:
    sitting = _begun()
    full = sitting.table.full_since
    assert due(sitting.table) == Due(full + 1, Need.DEAL, number=1)  # nobody answers at all
    _promise(sitting, NORTH)
    first = sitting.now
    _promise(sitting, EAST)
    assert due(sitting.table) == Due(first + 1, Need.CLOSE_PROMISES, number=1)
    sitting.house(commands.ClosePromises(number=1))
    closed = sitting.now
    assert due(sitting.table) == Due(closed + 1, Need.DEAL, number=1)
    _reveal(sitting, EAST)
    assert due(sitting.table) == Due(closed + 1, Need.DEAL, number=1)  # North withholds his
    _deal(sitting)
    assert sitting.table.board
    assert sitting.table.board.shares == (BYTES[EAST].hex(),)


def test_when_all_have_revealed_the_board_waits_for_nobody() -> None:
    sitting = _begun()
    _promise(sitting, *SEATS)
    closed = sitting.now
    _reveal(sitting, *SEATS)
    assert due(sitting.table) == Due(max(closed, sitting.table.full_since + 1), Need.DEAL, number=1)


def test_the_next_board_is_shuffled_while_this_one_is_played() -> None:
    sitting = _begun()
    assert sitting.table.shuffle
    sitting.house(as_shuffled(sitting.table.shuffle, next_secret="7e" * 32))
    _promise(sitting, *SEATS, number=2)
    sitting.call("P P")
    _reveal(sitting, NORTH, WEST, number=2)
    sitting.call("P P")
    sitting.ready()
    assert due(sitting.table) == Due(sitting.now, Need.DEAL, number=2)
    _deal(sitting)
    board = sitting.view("east").board
    assert board
    assert board.shuffle
    assert (board.shuffle.number, board.shuffle.board) == (2, board.id)
    assert board.shares == (BYTES[NORTH].hex(), BYTES[WEST].hex())
    shares = [(share.seat, share.share) for share in board.shuffle.shares]
    assert shares == [
        (seat, BYTES[seat].hex() if seat in (NORTH, WEST) else None) for seat in SEATS
    ]


def test_the_house_deals_what_was_shuffled_and_nothing_else() -> None:
    sitting = _begun()
    _promise(sitting, NORTH, EAST)
    shuffle = sitting.table.shuffle
    assert shuffle
    with refuses("share.open"):  # it may not deal before it has heard them
        sitting.house(as_shuffled(shuffle))
    sitting.house(commands.ClosePromises(number=1))
    _reveal(sitting, NORTH)
    right = as_shuffled(sitting.table.shuffle or shuffle)
    _reveal(sitting, EAST)
    with refuses("share.deal"):  # nor leave out what was revealed
        sitting.house(right)
    right = as_shuffled(sitting.table.shuffle or shuffle)
    other = commands.Deal(number=1, deal=numbered_deal(7), salt=right.salt, shares=right.shares)
    with refuses("share.deal"):
        sitting.house(other)
    with refuses("share.deal"):
        sitting.house(commands.Deal(number=1, deal=right.deal, salt="00" * 32, shares=right.shares))
    sitting.house(right)


def test_each_share_that_is_mixed_in_makes_another_deal() -> None:
    deals = []
    for revealing in ((), (NORTH,), (EAST,), (NORTH, EAST), SEATS):
        sitting = _begun()
        _promise(sitting, *SEATS)
        _reveal(sitting, *revealing)
        _deal(sitting)
        assert sitting.table.board
        deals.append(sitting.table.board.deal)
    assert len(set(deals)) == len(deals)


def test_a_promise_is_made_once_and_in_time() -> None:
    sitting = _begun()
    _promise(sitting, NORTH)
    with refuses("share.closed"):
        sitting.do(NORTH, commands.PromiseShare(number=1, promise="00" * 32))
    sitting.house(commands.ClosePromises(number=1))
    with refuses("share.closed"):
        _promise(sitting, EAST)
    with refuses("share.none"):
        sitting.house(commands.ClosePromises(number=1))


def test_only_the_bytes_that_were_promised_are_taken_and_only_once_all_are_promised() -> None:
    sitting = _begun()
    _promise(sitting, NORTH, EAST)
    with refuses("share.not_now"):  # or the last to promise could choose by what he has seen
        _reveal(sitting, NORTH)
    sitting.house(commands.ClosePromises(number=1))
    with refuses("share.other"):
        sitting.do(NORTH, commands.RevealShare(number=1, share=BYTES[EAST].hex()))
    with refuses("share.not_now"):  # he has promised nothing
        _reveal(sitting, SOUTH)
    _reveal(sitting, NORTH)
    with refuses("share.not_now"):
        _reveal(sitting, NORTH)
    assert sitting.table.shuffle
    assert sitting.table.shuffle.waits == (EAST,)


@pytest.mark.parametrize("digits", ["", "5e", "5E" * 32, "g" * 64, "5e" * 33, "٣" * 64])
def test_what_are_not_64_hexadecimal_digits_is_refused(digits: str) -> None:
    sitting = _begun()
    with refuses("share.digits"):
        sitting.do(NORTH, commands.PromiseShare(number=1, promise=digits))
    _promise(sitting, *SEATS)
    with refuses("share.digits"):
        sitting.do(NORTH, commands.RevealShare(number=1, share=digits))


def test_robots_and_those_who_only_look_have_no_part_in_it() -> None:
    sitting = _begun(robots=(WEST,))
    for viewer, code in (
        (sitting.at(WEST), "table.nobody"),
        (NOBODY, "table.not_seated"),
        (sitting.person("somebody"), "table.not_seated"),
    ):
        with refuses(code):
            sitting.send(commands.PromiseShare(number=1, promise="00" * 32), viewer)
        with refuses(code):
            sitting.send(commands.RevealShare(number=1, share="00" * 32), viewer)


def test_nobody_but_the_house_begins_a_shuffle_or_closes_its_promises() -> None:
    sitting = _begun()
    for viewer in (NOBODY, *map(sitting.at, SEATS)):
        with refuses("table.not_yours"):
            sitting.send(commands.ClosePromises(number=1), viewer)
        with refuses("table.not_yours"):
            sitting.send(commands.BeginShuffle(number=1, secret=SECRET), viewer)


def test_another_board_than_the_next_is_not_shuffled() -> None:
    sitting = _begun()
    with refuses("share.none"):  # it has begun, and the house does not choose again
        sitting.house(commands.BeginShuffle(number=1, secret="7e" * 32))
    with refuses("share.none"):
        sitting.do(NORTH, commands.PromiseShare(number=2, promise="00" * 32))
    _deal(sitting)
    for number in (1, 2):
        with refuses("share.none"):
            sitting.do(NORTH, commands.PromiseShare(number=number, promise="00" * 32))
    with refuses("share.none"):
        sitting.house(commands.ClosePromises(number=1))


def test_boards_that_somebody_brought_are_not_shuffled() -> None:
    board = Board.numbered(1, numbered_deal(5))
    sitting = Sitting(Duplicate(), source=Given((board,), "one"))
    sitting.sit_down()
    assert due(sitting.table) == Due(sitting.now + 1, Need.DEAL, number=1)
    with refuses("share.none"):
        sitting.house(commands.BeginShuffle(number=1, secret=SECRET))


def test_somebody_who_takes_a_chair_after_its_player_has_promised_cannot_reveal_for_him() -> None:
    sitting = _begun()
    _promise(sitting, *SEATS)
    sitting.do(EAST, commands.Leave())
    sitting.send(commands.Sit(seat=EAST), Viewer("anna", sitting.person("anna").role))
    with refuses("share.other"):
        sitting.do(EAST, commands.RevealShare(number=1, share="00" * 32))
    _reveal(sitting, NORTH, SOUTH, WEST)
    _deal(sitting)
    assert sitting.table.board
    assert len(sitting.table.board.shares) == 3


def test_a_pause_or_an_undo_on_the_board_keeps_nobody_from_mixing_in() -> None:
    sitting = Checked(Duplicate(), policy=Policy(stop_seconds=9))
    sitting.sit_down()
    sitting.house(commands.BeginShuffle(number=1, secret=SECRET))
    assert sitting.table.shuffle
    sitting.house(as_shuffled(sitting.table.shuffle, next_secret="7e" * 32))
    sitting.call("2S")
    _promise(sitting, *SEATS, number=2)
    sitting.do(NORTH, commands.AskUndo())
    _reveal(sitting, *SEATS, number=2)
    shuffle = sitting.table.shuffle
    assert shuffle.share_of(WEST) == Share(WEST, sha256(BYTES[WEST]).hexdigest(), BYTES[WEST].hex())
