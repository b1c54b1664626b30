"""The club: who people are, what each may do, and the log of all that was decided."""

from biritch.club.history import History, Sitting
from biritch.club.invitations import Invitation, Invitations, Invited, Resets
from biritch.club.limits import LARGEST_FRAME, LIMITS, SOCKETS_OPEN, Limit, Limited, Meter
from biritch.club.lobby import ROBOT, Listing, Lobby
from biritch.club.members import Language, Member, Members
from biritch.club.names import name_key, name_of
from biritch.club.passwords import Passwords
from biritch.club.rights import COMMANDS, RIGHTS, Deed, Role, may, require
from biritch.club.secret import new_id, new_secret
from biritch.club.sessions import COOKIE, Session, Sessions, Visitor
from biritch.club.texts import Kind, Text, Texts
from biritch.club.workers import Worker, Workers

__all__ = [
    "History",
    "Sitting",
    "Invitation",
    "Invitations",
    "Invited",
    "Resets",
    "Limit",
    "Limited",
    "LIMITS",
    "LARGEST_FRAME",
    "SOCKETS_OPEN",
    "Meter",
    "Listing",
    "Lobby",
    "ROBOT",
    "Language",
    "Member",
    "Members",
    "name_key",
    "name_of",
    "Passwords",
    "COMMANDS",
    "RIGHTS",
    "Deed",
    "Role",
    "may",
    "require",
    "new_id",
    "new_secret",
    "COOKIE",
    "Session",
    "Sessions",
    "Visitor",
    "Kind",
    "Text",
    "Texts",
    "Worker",
    "Workers",
]
