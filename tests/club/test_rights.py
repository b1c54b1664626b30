from __future__ import annotations

from typing import get_args

import pytest

from biritch.club.rights import COMMANDS, RIGHTS, Deed, Role, may, require
from biritch.errors import NotAllowed
from biritch.table.commands import AnyCommand, Command

# Written out by hand, so that a right that moves is seen to move. One column for each role:
# nobody, guest, member, host, director, owner, worker, house.
EXPECTED = """
LOOK              n g m h d o w H
COME_IN           n . . . . . . .
LOG_IN            n g . . . . . .
JOIN              n g . . . . . .
LOG_OUT           . . m . d o . .
BE_CALLED         . g . . . . . .
USE_RESET         n g m h d o . .
CHANGE_PASSWORD   . . m . d o . .
CHANGE_LANGUAGE   . g m h d o . .
SEE_HISTORY       . g m h d o . .
LEAVE_FOR_GOOD    . . m . d o . .
OPEN_TABLE        . g m h d o . H
SIT               . g m h d o . .
WATCH             . g m h d o . .
PLAY              . g m h d o w .
CHAT              . g m h d o . .
ERASE_OWN_TEXT    . g m h d o . .
SEAT_ROBOT        . g m h d o . .
INVITE            . . . h d o . .
REMOVE            . . . h d o . .
LET_BACK          . . . h d o . H
GIVE_TABLE        . . . h d o . H
RUN_CONTEST       . . . h d o . .
AWARD             . . . h d o . .
ERASE_TEXT        . . . h d o . .
CLOSE_TABLE       . . . h d o . H
DIRECT            . . . . d o . .
PRINT_RESET       . . . . . o . .
BLANK_NAME        . . . . . o . .
CHANGE_ROLE       . . . . . o . .
PRINT_KEY         . . . . . o . .
SEE_MEMBERS       . . . . . o . .
WORK              . . . . . . w .
DEAL              . . . . . . . H
"""
ROWS = {line.split()[0]: line.split()[1:] for line in EXPECTED.strip().splitlines()}


def test_the_table_has_a_row_for_each_deed() -> None:
    assert [deed.name for deed in Deed] == list(ROWS)
    assert set(Deed) == set(RIGHTS)


@pytest.mark.parametrize("deed", Deed, ids=lambda deed: deed.name)
def test_each_role_may_do_what_the_table_says_and_nothing_else(deed: Deed) -> None:
    for role, mark in zip(Role, ROWS[deed.name], strict=True):
        allowed = mark != "."
        assert allowed == may({role}, deed), (deed, role)
        if allowed:
            require({role}, deed)
        else:
            with pytest.raises(NotAllowed, match=role.value):
                require({role}, deed)


def test_whoever_is_several_at_once_may_do_what_any_of_them_may() -> None:
    assert may({Role.GUEST, Role.HOST}, Deed.REMOVE)
    assert not may(set(), Deed.LOOK)


def test_each_command_at_a_table_needs_a_right() -> None:
    assert set(get_args(AnyCommand)) == set(COMMANDS)
    assert all(issubclass(each, Command) for each in COMMANDS)


def test_only_the_house_deals_and_keeps_the_clocks() -> None:
    house = {command.__name__ for command, deed in COMMANDS.items() if deed is Deed.DEAL}
    assert {
        "Deal",
        "EndStop",
        "BeginShuffle",
        "ClosePromises",
        "EndUndo",
        "HoldClocks",
        "ReplaceAbsent",
        "SeatPlayer",
        "Unseal",
    } == house
