"""Reading a view from a table, and what of it changed between two tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

from biritch.auction import Contract
from biritch.cards import Hand
from biritch.play import Play
from biritch.play.play import FULL_HAND
from biritch.play.trick import Trick
from biritch.score import HonoursRule, Scored, match_imps, measured, points_of, result_text
from biritch.seats import SEATS, BySeat, BySide, Seat
from biritch.table import view
from biritch.table.board_in_play import BoardInPlay
from biritch.table.offers import may_differ, offers
from biritch.table.playing import honours_left
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer
from biritch.table.viewing_shuffle import shuffle_view
from biritch.table.words import SILENCE


def _table(table: Table, _: Viewer) -> view.TableView:
    return view.TableView(
        table.id,
        table.name,
        table.host,
        table.form.options,  # type: ignore[arg-type]  # the options that made the form
        table.laws,
        table.policy,
        table.boards,
        table.length,
        table.previous,
        table.contest,
    )


def _you(table: Table, viewer: Viewer) -> view.YouView:
    role = "player" if viewer.chair else "watcher"
    if viewer.role in (Role.HOST, Role.DIRECTOR):
        role = viewer.role.value
    return view.YouView(role, viewer.chair, _commanded(table, viewer), viewer.late)


def _commanded(table: Table, viewer: Viewer) -> tuple[Seat, ...]:
    seating, board, chair = table.form.seating, table.board, viewer.chair
    if chair is None:
        return ()
    if board is None:
        return seating.hands(chair)
    return tuple(seat for seat in SEATS if board.commander(seating, seat) is chair)


def _chairs(table: Table, _: Viewer) -> BySeat[view.ChairView | None]:
    seating = table.form.seating.chairs
    return BySeat.make(
        lambda seat: (
            view.ChairView(
                table.chairs[seat].person, table.chairs[seat].robot, table.chairs[seat].owner
            )
            if seat in seating
            else None
        )
    )


def _board(table: Table, _: Viewer) -> view.BoardView | None:
    board = table.board
    if board is None:
        return None
    turn = board.turn
    return view.BoardView(
        board.id,
        turn.number,
        turn.dealer,
        turn.vulnerable,
        board.commitment,
        board.salt,
        board.shares,
        shuffle_view(board.shuffle),
    )


def _hands(table: Table, _: Viewer) -> BySeat[view.HandView] | None:
    board = table.board
    if board is None:
        return None
    faced, play = board.faced, board.play
    if play is None or board.is_over:
        whole = [hand.bits if len(hand) == FULL_HAND else None for hand in board.known]
        shown = [
            _hand_view(bits, FULL_HAND, seat in faced)
            for seat, bits in zip(SEATS, whole, strict=True)
        ]
    else:
        shown = [
            _hand_view(
                play.remaining(seat).bits if play.is_known(seat) else None,
                play.cards_left(seat),
                seat in faced,
            )
            for seat in SEATS
        ]
    return BySeat(*shown)


# Most of a view stays as it was, or is the same for several viewers: it is made once for all.
@lru_cache(maxsize=4096)
def _hand_view(bits: int | None, count: int, faced: bool) -> view.HandView:  # noqa: FBT001 - a key
    return view.HandView(None if bits is None else tuple(Hand(bits)), count, faced)


def _auction(table: Table, _: Viewer) -> tuple[view.CallView, ...]:
    board = table.board
    if board is None:
        return ()
    told = {explained.place: explained for explained in board.explained}
    asked: dict[int, tuple[Seat, ...]] = {}
    for question in board.questions:
        asked[question.place] = (*asked.get(question.place, ()), question.by)
    return tuple(
        view.CallView(
            entry.seat,
            entry.call,
            told[place].alert if place in told else False,
            told[place].words if place in told else SILENCE,
            asked.get(place, ()),
        )
        for place, entry in enumerate(board.auction.entries)
    )


def _play(table: Table, _: Viewer) -> view.PlayView | None:
    board = table.board
    play = board.play if board else None
    if board is None or play is None or play.contract is None:
        return None
    contract, trick = play.contract, Trick(play.leader, play.laid)
    known = trick, play.tricks, _tricks(board, play, contract), play.count, contract
    # All who look at a table are told of a card one after another, and of the very same play.
    [(lately, shown)] = _lately
    if known != lately:
        shown = _play_view(*known)
        _lately[0] = known, shown
    return shown


_lately: list[tuple[object, view.PlayView | None]] = [(None, None)]


def _play_view(
    trick: Trick, past: tuple[Trick, ...], tricks: BySide[int], count: int, contract: Contract
) -> view.PlayView:
    winners = tuple(done.winner(contract.trumps) for done in past)
    return view.PlayView(
        str(contract),
        contract.declarer,
        contract.dummy,
        contract.strain.value,
        contract.needs,
        _laid(trick),
        _laid(past[-1]) if past else (),
        winners[-1] if winners else None,
        winners,
        tricks,
        count,
    )


def _laid(trick: Trick) -> tuple[view.PlayedView, ...]:
    return tuple(view.PlayedView(seat, card) for seat, card in trick.items())


def _tricks(board: BoardInPlay, play: Play, contract: Contract) -> BySide[int]:
    if board.agreed_tricks is None:
        return play.won
    side = contract.declarer.side
    return BySide.make(lambda s: board.tricks if s is side else play.size - board.tricks)


def _turn(table: Table, viewer: Viewer) -> view.TurnView:
    board = table.board
    if board is None:
        nothing = BySeat.same(0.0)
        return view.TurnView(
            "waiting", None, None, None, stopped=False, since=0.0, thinking=nothing
        )
    hand, actor = board.hand_to_act, board.actor(table.form.seating)
    if board.is_over:
        phase = "over"
    elif board.waits_for_claim:
        phase = "claim"
    else:
        phase = "play" if board.play else "auction"
    legal = None
    if actor is not None and viewer.chair is actor and not board.waits_for_answer:
        choices = board.play.legal() if board.play else board.auction.legal()
        legal = tuple(map(str, choices))
    thinking = BySeat(*board.thinking)
    return view.TurnView(phase, hand, actor, legal, board.stopped, board.since, thinking)


def _claim(table: Table, _: Viewer) -> view.ClaimView | None:
    board = table.board
    if board is None or board.claim is None:
        return None
    on_table = board.claim
    answered = {seat for seat, _ in on_table.answers}
    award = None
    if on_table.award:
        assented = {seat for seat, _ in on_table.award_answers}
        waits = tuple(seat for seat in on_table.award.needs if seat not in assented)
        award = view.AwardView(on_table.award.tricks, on_table.award.words, waits)
    return view.ClaimView(
        on_table.by,
        on_table.claim.seat,
        on_table.claim.tricks,
        on_table.claim.line,
        on_table.words,
        tuple(seat for seat in on_table.needs if seat not in answered),
        on_table.contested,
        on_table.void,
        award,
    )


def _undo(table: Table, _: Viewer) -> view.UndoView | None:
    undo = table.board.undo if table.board else None
    if undo is None:
        return None
    waits = tuple(seat for seat in undo.needs if seat not in undo.granted)
    return view.UndoView(undo.by, undo.calls, undo.cards, waits)


def _honours(table: Table, viewer: Viewer) -> view.HonoursView:
    board, chair = table.board, viewer.chair
    if board is None:
        return view.HonoursView((), ())
    claimed = tuple((claim.seat, claim.points) for claim in board.honours)
    mine: tuple[Seat, ...] = ()
    if chair is not None:
        hands = table.form.seating.hands(chair)
        mine = tuple(seat for seat in honours_left(table, board) if seat in hands)
    return view.HonoursView(claimed, mine)


def _result(table: Table, _: Viewer) -> view.ResultView | None:
    board = table.board
    if board is None or not board.scored:
        return None
    lines = table.sheet.deals[-1].lines
    points = BySide.make(lambda side: points_of(lines, side))
    return view.ResultView(result_text(board.result), lines, points)


def _sheet(table: Table, _: Viewer) -> view.SheetView:
    sheet = table.sheet
    return view.SheetView(
        tuple(_deal(scored) for scored in sheet.deals),
        sheet.closing,
        sheet.totals,
        sheet.games,
        sheet.part_scores,
        tuple(game.points for game in sheet.played),
        table.form.settlement(sheet) if table.is_over else None,
        match_imps(sheet),
        table.form.scoring.lined,
    )


def _deal(scored: Scored) -> view.DealView:
    return view.DealView(
        scored.number,
        scored.dealer,
        scored.vulnerable,
        result_text(scored.result),
        scored.lines,
        measured(scored),
    )


Part: TypeAlias = Callable[[Table, Viewer], Any]

_PARTS: Final[dict[str, Part]] = {
    "table": _table,
    "you": _you,
    "chairs": _chairs,
    "board": _board,
    "hands": _hands,
    "auction": _auction,
    "play": _play,
    "turn": _turn,
    "claim": _claim,
    "undo": _undo,
    "honours": _honours,
    "result": _result,
    "sheet": _sheet,
    "ready": lambda table, _: table.board.ready if table.board else (),
    "stopping": lambda table, _: table.stopping,
    "over": lambda table, _: table.is_over,
    "may": offers,
    "closed": lambda table, _: table.closed,
    "shown_out": lambda table, _: tuple(person for person, _ in table.shown_out),
    "shuffle": lambda table, _: shuffle_view(table.shuffle),
}

# What each attribute of the table, and of the board on it, has a share in.
_FROM_TABLE: Final = {
    "host": ("table",),
    "form": ("table",),
    "chairs": ("chairs",),
    "sheet": ("result", "sheet", "over"),
    "ended": ("sheet", "over"),
    "closed": ("closed",),
    "shown_out": ("shown_out",),
    "shuffle": ("shuffle",),
    "stopping": ("stopping",),
}
_FROM_BOARD: Final = {
    "id": (*"you board hands auction play turn claim undo honours result ready".split(),),
    "salt": ("board",),
    "deal": ("hands",),
    "auction": ("auction", "turn"),
    "explained": ("auction",),
    "questions": ("auction",),
    "play": ("hands", "play", "turn"),
    "shown": ("hands",),
    "agreed_tricks": ("hands", "play", "turn", "honours"),
    "claim": ("claim", "turn"),
    "stopped": ("turn",),
    "since": ("turn",),
    "undo": ("undo", "turn"),
    "honours": ("honours",),
    "scored": ("result", "honours"),
    "ready": ("ready",),
}
_TABLE_PARTS, _BOARD_PARTS = tuple(_FROM_TABLE.values()), tuple(_FROM_BOARD.values())
_table_values = attrgetter(*_FROM_TABLE)
_board_values = attrgetter(*_FROM_BOARD)


def view_of(table: Table, viewer: Viewer) -> view.View:
    """What a viewer's screen shows.

    Args:
        table: the fold of what this viewer saw, never the whole table.
        viewer: who looks.
    """
    return view.View(*(part(table, viewer) for part in _PARTS.values()))


def view_changes(before: Table, now: Table, viewer: Viewer) -> dict[str, Any]:
    """The parts of a viewer's view that may have changed, by name.

    Args:
        before: the fold of what the viewer had seen.
        now: the same with one event more.
        viewer: who looks; the same before and now.
    """
    changed: list[str] = []
    then, board = before.board, now.board
    if then is None or board is None:
        if then is not board:
            changed += _FROM_BOARD["id"]
    elif then is not board:
        changed += _differing(_board_values(then), _board_values(board), _BOARD_PARTS)
        if (then.play is None) is not (board.play is None):
            changed.append("you")  # dummy is declarer's to play now, or no longer
        if now.form.scoring.honours is not HonoursRule.NONE and (
            honours_left(before, then) != honours_left(now, board)
        ):
            changed.append("honours")
    if may_differ(before, now) and offers(before, viewer) != offers(now, viewer):
        changed.append("may")
    was, is_now = _table_values(before), _table_values(now)
    if was != is_now:
        changed += _differing(was, is_now, _TABLE_PARTS)
    return {name: _PARTS[name](now, viewer) for name in dict.fromkeys(changed)}


def _differing(
    was: tuple[object, ...], is_now: tuple[object, ...], parts: tuple[tuple[str, ...], ...]
) -> list[str]:
    """Names of the parts whose sources are not the same objects any more."""
    return [
        name
        for names, before, now in zip(parts, was, is_now, strict=True)
        if before is not now
        for name in names
    ]
