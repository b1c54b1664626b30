"""The table: people's commands become events, and each viewer is shown what he may see.

Three functions, the only verbs: `decide` a command, the table `after` an event, the `sight` of one viewer.
"""

from biritch.table import commands, events
from biritch.table.after import after, fold
from biritch.table.board_in_play import BoardInPlay, ClaimOnTable, UndoOnTable
from biritch.table.changes import view_changes
from biritch.table.decide import decide, decide_at
from biritch.table.due import Due, Need, due, robots_wanted, wanted
from biritch.table.policy import Policy, Undo, Watching
from biritch.table.proving import proof_of, proofs_in
from biritch.table.receipts import Misscored, misscored, misscored_in
from biritch.table.shuffle import Share, Shuffle
from biritch.table.sight import sight
from biritch.table.spelling import decode_command, decode_events, encode_events
from biritch.table.table import Chair, Table
from biritch.table.upcast import FORMAT
from biritch.table.view import View
from biritch.table.viewer import EVERYTHING, NOBODY, THE_HOUSE, Role, Viewer
from biritch.table.viewing import view_of
from biritch.table.words import Words

__all__ = [
    "EVERYTHING",
    "FORMAT",
    "NOBODY",
    "THE_HOUSE",
    "BoardInPlay",
    "Chair",
    "ClaimOnTable",
    "Due",
    "Misscored",
    "Need",
    "Policy",
    "Role",
    "Share",
    "Shuffle",
    "Table",
    "Undo",
    "UndoOnTable",
    "View",
    "Viewer",
    "Watching",
    "Words",
    "after",
    "commands",
    "decide",
    "decide_at",
    "decode_command",
    "decode_events",
    "due",
    "encode_events",
    "events",
    "fold",
    "misscored",
    "misscored_in",
    "proof_of",
    "proofs_in",
    "robots_wanted",
    "sight",
    "view_changes",
    "view_of",
    "wanted",
]
