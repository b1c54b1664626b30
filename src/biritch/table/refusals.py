"""The refusals a table gives for reasons of its own; the rooms below give theirs."""

from __future__ import annotations

from biritch.errors import NotAllowed, OutOfTurn
from biritch.seats import Seat
from biritch.table.board_in_play import BoardInPlay
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer


def seated(viewer: Viewer) -> Seat:
    """The viewer's chair.

    Raises:
        NotAllowed: if he holds none.
    """
    if viewer.chair is None:
        raise NotAllowed("only a player at this table may do that", code="table.not_seated")
    return viewer.chair


def board_of(table: Table) -> BoardInPlay:
    """The board in play.

    Raises:
        NotAllowed: if none is.
    """
    board = table.playing
    if board is None:
        raise NotAllowed("no board is in play", code="table.no_board")
    return board


def last_board(table: Table) -> BoardInPlay:
    """The board on the table, in play or just finished.

    Raises:
        NotAllowed: if none has been dealt.
    """
    if table.board is None:
        raise NotAllowed("no board has been dealt", code="table.no_board")
    return table.board


def undisturbed(board: BoardInPlay) -> None:
    """Let nobody call, play, claim or object while an undo waits for its answer.

    Raises:
        NotAllowed: if one does.
    """
    if board.undo:
        raise NotAllowed(
            "somebody asks to take back, and waits for the answer", code="undo.unanswered"
        )


def only(viewer: Viewer, *roles: Role) -> None:
    """Let only these roles pass.

    Raises:
        NotAllowed: if the viewer has another.
    """
    if viewer.role not in roles:
        wanted = " or ".join(role.value for role in roles)
        raise NotAllowed(f"only the {wanted} may do that", code="table.not_yours", who=wanted)


def acts(viewer: Viewer, chair: Seat | None) -> Seat:
    """The viewer's chair, if it is the one whose turn it is.

    Raises:
        OutOfTurn: if it is not.
    """
    mine = seated(viewer)
    if mine is not chair:
        turn = chair.name.title() if chair else "nobody"
        raise OutOfTurn(
            f"it is {turn}'s turn, not {mine.name.title()}'s",
            code="turn.other",
            seat=chair.value if chair else "",
        )
    return mine
