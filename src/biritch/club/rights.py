"""Who may do what in the house: one table, and the only one.

A right opens a door; whether it is one's turn, one's hand or one's table is asked behind it, by
`biritch.table`. What somebody may see is never a right: `biritch.table.sight` decides that.
"""

from collections.abc import Collection, Mapping
from enum import Enum
from typing import Final

from biritch.contest import commands as contest
from biritch.errors import NotAllowed
from biritch.table import commands as wish


class Role(Enum):
    """What somebody is in the house, or at one table; one may be several at once."""

    NOBODY = "nobody"  # no cookie yet
    GUEST = "guest"  # a cookie and no name
    MEMBER = "member"  # a name and a password
    HOST = "host"  # opened this table, or was given it
    DIRECTOR = "director"  # directs in this house
    OWNER = "owner"  # whose house it is
    WORKER = "worker"  # a program that plays, with a key the owner printed
    HOUSE = "house"  # the server itself


class Deed(Enum):
    """What can be done."""

    LOOK = "see the lobby and what is finished and open to all"
    COME_IN = "become a guest"
    LOG_IN = "log in"
    JOIN = "take a name and a password"
    LOG_OUT = "log out"
    BE_CALLED = "say what one is called as a guest"
    USE_RESET = "use a link to set a new password"
    CHANGE_PASSWORD = "change one's own password"  # noqa: S105 - a deed
    CHANGE_LANGUAGE = "change one's own language"
    SEE_HISTORY = "see the tables one has played at"
    LEAVE_FOR_GOOD = "have one's own name blanked"

    OPEN_TABLE = "open a table"
    SIT = "sit down, get up"
    WATCH = "watch"
    PLAY = "call, play, claim, answer, explain"
    CHAT = "write to those at the table"
    ERASE_OWN_TEXT = "erase what one wrote oneself"
    SEAT_ROBOT = "put a robot in a chair"

    INVITE = "make a link to sit or to watch"
    REMOVE = "ask somebody out of his chair"
    LET_BACK = "let somebody sit down again who was asked to leave"
    GIVE_TABLE = "make another the host"
    RUN_CONTEST = "start an evening, have robots in it, end it"
    AWARD = "rule on a contested claim"
    ERASE_TEXT = "erase what somebody wrote at this table"
    CLOSE_TABLE = "close a table"

    DIRECT = "see all hands to direct, not playing"

    PRINT_RESET = "make a link that sets a member's password anew"
    BLANK_NAME = "blank a member's name"
    CHANGE_ROLE = "make somebody director or owner"
    PRINT_KEY = "make or withdraw a worker's key"
    SEE_MEMBERS = "see the list of members"

    WORK = "connect as a worker and offer seats"

    DEAL = "deal, end a pause, hold the clocks, seat a robot for the absent"


_ALL: Final = frozenset(Role)
_PEOPLE: Final = frozenset({Role.GUEST, Role.MEMBER, Role.HOST, Role.DIRECTOR, Role.OWNER})
_NAMED: Final = frozenset({Role.MEMBER, Role.DIRECTOR, Role.OWNER})
_STAFF: Final = frozenset({Role.DIRECTOR, Role.OWNER})
_OF_THE_TABLE: Final = _STAFF | {Role.HOST}
_OWNER: Final = frozenset({Role.OWNER})
_HOUSE: Final = frozenset({Role.HOUSE})

RIGHTS: Final[Mapping[Deed, frozenset[Role]]] = {
    Deed.LOOK: _ALL,
    Deed.COME_IN: frozenset({Role.NOBODY}),
    Deed.LOG_IN: frozenset({Role.NOBODY, Role.GUEST}),
    Deed.JOIN: frozenset({Role.NOBODY, Role.GUEST}),
    Deed.LOG_OUT: _NAMED,
    Deed.BE_CALLED: frozenset({Role.GUEST}),
    Deed.USE_RESET: frozenset({Role.NOBODY}) | _PEOPLE,
    Deed.CHANGE_PASSWORD: _NAMED,
    Deed.CHANGE_LANGUAGE: _PEOPLE,
    Deed.SEE_HISTORY: _PEOPLE,
    Deed.LEAVE_FOR_GOOD: _NAMED,
    # At any table.
    Deed.OPEN_TABLE: _PEOPLE | _HOUSE,
    Deed.SIT: _PEOPLE,
    Deed.WATCH: _PEOPLE,
    Deed.PLAY: _PEOPLE | {Role.WORKER},
    Deed.CHAT: _PEOPLE,
    Deed.ERASE_OWN_TEXT: _PEOPLE,
    Deed.SEAT_ROBOT: _PEOPLE,
    # At one's own table, or at all of them.
    Deed.INVITE: _OF_THE_TABLE,
    Deed.REMOVE: _OF_THE_TABLE,
    # The house lets back whom the host has invited anew, and passes on a table whose host is gone.
    Deed.LET_BACK: _OF_THE_TABLE | _HOUSE,
    Deed.GIVE_TABLE: _OF_THE_TABLE | _HOUSE,
    Deed.RUN_CONTEST: _OF_THE_TABLE,
    Deed.AWARD: _OF_THE_TABLE,
    Deed.ERASE_TEXT: _OF_THE_TABLE,
    Deed.CLOSE_TABLE: _OF_THE_TABLE | _HOUSE,
    Deed.DIRECT: _STAFF,
    # In the whole house.
    Deed.PRINT_RESET: _OWNER,
    Deed.BLANK_NAME: _OWNER,
    Deed.CHANGE_ROLE: _OWNER,
    Deed.PRINT_KEY: _OWNER,
    Deed.SEE_MEMBERS: _OWNER,
    # Programs.
    Deed.WORK: frozenset({Role.WORKER}),
    Deed.DEAL: _HOUSE,
}

COMMANDS: Final[Mapping[type[wish.Command], Deed]] = {
    wish.OpenTable: Deed.OPEN_TABLE,
    wish.Sit: Deed.SIT,
    wish.SeatRobot: Deed.SEAT_ROBOT,
    wish.SeatPlayer: Deed.DEAL,
    wish.Leave: Deed.SIT,
    wish.Remove: Deed.REMOVE,
    wish.LetBack: Deed.LET_BACK,
    wish.MakeHost: Deed.GIVE_TABLE,
    wish.CloseTable: Deed.CLOSE_TABLE,
    wish.Unseal: Deed.DEAL,
    wish.Direct: Deed.DIRECT,
    wish.Deal: Deed.DEAL,
    wish.Call: Deed.PLAY,
    wish.Explain: Deed.PLAY,
    wish.Ask: Deed.PLAY,
    wish.EndStop: Deed.DEAL,
    wish.AskHint: Deed.PLAY,
    wish.PlayCard: Deed.PLAY,
    wish.AskUndo: Deed.PLAY,
    wish.AnswerUndo: Deed.PLAY,
    wish.WithdrawUndo: Deed.PLAY,
    wish.BeginShuffle: Deed.DEAL,
    wish.PromiseShare: Deed.PLAY,
    wish.ClosePromises: Deed.DEAL,
    wish.RevealShare: Deed.PLAY,
    wish.EndUndo: Deed.DEAL,
    wish.Claim: Deed.PLAY,
    wish.AnswerClaim: Deed.PLAY,
    wish.PlayOn: Deed.PLAY,
    wish.AwardClaim: Deed.AWARD,
    wish.AnswerAward: Deed.PLAY,
    wish.ObjectToCard: Deed.PLAY,
    wish.ClaimHonours: Deed.PLAY,
    wish.Ready: Deed.PLAY,
    wish.AgreeToStop: Deed.PLAY,
    wish.HoldClocks: Deed.DEAL,
    wish.ReplaceAbsent: Deed.DEAL,
}
"""The right that each command at a table needs before the table is even asked."""

CONTEST_COMMANDS: Final[Mapping[type[wish.Command], Deed]] = {
    contest.OpenContest: Deed.OPEN_TABLE,
    contest.Enter: Deed.SIT,
    contest.EnterRobot: Deed.RUN_CONTEST,
    contest.Exchange: Deed.SIT,
    wish.Leave: Deed.SIT,
    contest.Dismiss: Deed.REMOVE,
    wish.LetBack: COMMANDS[wish.LetBack],
    wish.MakeHost: COMMANDS[wish.MakeHost],
    contest.Start: Deed.RUN_CONTEST,
    contest.Proceed: Deed.DEAL,
    contest.Pick: Deed.PLAY,
    contest.PickFor: Deed.DEAL,
    contest.ChooseSeat: Deed.PLAY,
    contest.ChooseSeatFor: Deed.DEAL,
    contest.LineUp: Deed.PLAY,
    contest.LineUpFor: Deed.DEAL,
    contest.Settle: Deed.DEAL,
    wish.Ready: Deed.PLAY,
    contest.EndContest: Deed.RUN_CONTEST,
}
"""The right that each command in a contest needs."""


def may(roles: Collection[Role], deed: Deed) -> bool:
    """Whether somebody who is all of these may do it.

    Examples:
        >>> may({Role.GUEST}, Deed.OPEN_TABLE), may({Role.GUEST}, Deed.REMOVE)
        (True, False)
        >>> may({Role.GUEST, Role.HOST}, Deed.REMOVE)
        True
    """
    return not RIGHTS[deed].isdisjoint(roles)


def require(roles: Collection[Role], deed: Deed) -> None:
    """Let somebody through, or not.

    Raises:
        NotAllowed: if none of his roles may do it.

    Examples:
        >>> require({Role.MEMBER}, Deed.BLANK_NAME)
        Traceback (most recent call last):
        biritch.errors.NotAllowed: member may not: blank a member's name
    """
    if not may(roles, deed):
        who = " and ".join(sorted(role.value for role in roles)) or Role.NOBODY.value
        raise NotAllowed(f"{who} may not: {deed.value}", deed=deed.name.lower())
