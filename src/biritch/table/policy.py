"""What the host chose when he opened the table: undo, watchers, pauses and hints.

These are agreements of the house, not laws of the game; a table names them when it opens and they
are shown to everyone who sits down.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Undo(Enum):
    """How far a player may take back a call or a card."""

    NONE = "none"
    UNTIL_PARTNER = "until partner"  # at once, as long as partner has not acted since
    OPPONENTS = "opponents"  # when everyone on the other side grants it


class Watching(Enum):
    """What those who only watch are shown."""

    CLOSED = "closed"  # nobody watches
    NO_HANDS = "no hands"  # the auction, the cards played and dummy
    AFTER = "after"  # that, and all hands when the board is over
    LATE = "late"  # all four hands, a whole board late


class Policy(Struct, frozen=True):
    """The agreements of one table.

    Attributes:
        undo_calls: how far a call may be taken back.
        undo_cards: how far a card may be taken back.
        watching: what watchers are shown; the same all the time, never changed in mid-board.
        chat: whether people may write to each other during the game.
        stop_seconds: how long the next player waits after a jump bid; 0 for no wait.
        next_deal_seconds: how long after a board the next is dealt although somebody is not ready;
            0 to wait for everybody.
        absent_seconds: how long a player may be away before the house seats a robot for him; 0 for ever.
        hints: whether players may ask what a robot would do although other people play; whoever plays
            with robots alone always may.
        robots: what the robots here bid and how hard they think, in a word such as ``precision:expert``;
            empty for whatever those who play for them think best.
    """

    undo_calls: Undo = Undo.OPPONENTS
    undo_cards: Undo = Undo.OPPONENTS
    watching: Watching = Watching.AFTER
    chat: bool = True
    stop_seconds: int = 0
    next_deal_seconds: int = 0
    absent_seconds: int = 120
    hints: bool = False
    robots: str = ""
