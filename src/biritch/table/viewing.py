"""Reading a view from a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from biritch.auction import Contract
from biritch.cards import Hand
from biritch.play import Play
from biritch.play.play import FULL_HAND
from biritch.play.trick import Trick
from biritch.score import Scored, match_imps, measured, points_of, result_text
from biritch.seats import SEATS, BySeat, BySide, Seat
from biritch.table import view
from biritch.table.board_in_play import BoardInPlay
from biritch.table.offers import offers
from biritch.table.playing import honours_left
from biritch.table.table import Table
from biritch.table.viewer import Role, Viewer
from biritch.table.viewing_shuffle import shuffle_view
from biritch.table.words import SILENCE

P = ParamSpec("P")
R = TypeVar("R")


def _once_for_all(make: Callable[P, R]) -> Callable[P, R]:
    """Make a part of a view once for all who look at a table.

    They are told one after another, and mostly of the very same: the last one made is kept.
    """
    lately: list[tuple[object, R]] = []

    @wraps(make)
    def made(*sources: P.args, **named: P.kwargs) -> R:
        for known, part in lately:
            if known == sources:
                return part
        part = make(*sources, **named)
        lately[:] = [(sources, part)]
        return part

    return made


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
        board.hints,
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
            _hand_view(bits, count, seat in faced)
            for seat, (bits, count) in zip(SEATS, play.held(), strict=True)
        ]
    return BySeat(*shown)


# A hand stays as it was while the others play: it is made once for all.
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
    return _play_view(trick, play.tricks, _tricks(board, play, contract), play.count, contract)


@_once_for_all
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
    return _turn_view(phase, hand, actor, legal, board.stopped, board.since, board.thinking)


@_once_for_all
def _turn_view(
    phase: str,
    hand: Seat | None,
    actor: Seat | None,
    legal: tuple[str, ...] | None,
    stopped: bool,  # noqa: FBT001 - a key
    since: float,
    thinking: tuple[float, float, float, float],
) -> view.TurnView:
    return view.TurnView(phase, hand, actor, legal, stopped, since, BySeat(*thinking))


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

PARTS: Final[dict[str, Part]] = {
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


def view_of(table: Table, viewer: Viewer) -> view.View:
    """What a viewer's screen shows.

    Args:
        table: the fold of what this viewer saw, never the whole table.
        viewer: who looks.
    """
    return view.View(*(part(table, viewer) for part in PARTS.values()))
