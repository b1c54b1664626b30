"""The program that the house asks for hints: what one seat sees comes in, candidates go out.

It gets a view as a robot in that seat would get it, and never the table: a hint cannot tell what its
player may not know. It lives as long as somebody learns, and steps aside for everything else the
machine does. A question is a line, and so is its answer.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from biritch.analysis import NoSolver
from biritch.auction import Auction
from biritch.cards import Card, Hand, Suit
from biritch.forms import form_of
from biritch.robots import Style, choose_card
from biritch.robots.bidding import CallWorth, Partnership, boxes_of, words_of, worth_of_calls
from biritch.robots.bidding.candidates import is_due
from biritch.robots.bidding.worth import GAINED_TO_LEAVE_THE_BOOK
from biritch.robots.both_hands import call_for_both
from biritch.robots.memory import auction_seen, play_seen, seating_of
from biritch.robots.robot import both_hands
from biritch.robots.style import partnership
from biritch.seats import FOUR_PLAYERS, Seat
from biritch.server.robots_style import style_at
from biritch.server.solving import step_aside
from biritch.systems import Setting
from biritch.table import View, Words
from biritch.table.spelling import read, spell
from biritch.table.words import SILENCE

CARDS, CALLS = "cards", "calls"
_MOST: Final = 4  # candidates told
_SAME: Final = 1e-6
_BOTH_HANDS: Final = Words(message="bid-both-hands")

TimeLeft = Callable[[], float]


class Question(Struct, frozen=True):
    """A turn of somebody who wants a hint.

    Attributes:
        view: the table as his seat sees it.
        played: all the cards played on the board, in order; everybody saw them.
        seconds: how long may be thought.
    """

    view: View
    played: tuple[Card, ...] = ()
    seconds: float = 3.0


def question_of(view: View, played: tuple[Card, ...], seconds: float) -> Question:
    """The question of a seat, without what proves the deal: that differs where the cards do.

    Args:
        view: the table as the seat sees it.
        played: all the cards played on the board, in order.
        seconds: how long may be thought.
    """
    board = view.board
    bare = board and replace(board, commitment="", salt="", shares=(), shuffle=None)
    return Question(replace(view, board=bare), played, seconds)


class Candidate(Struct, frozen=True):
    """A call or a card worth a thought.

    Attributes:
        choice: the call or the card.
        is_best: whether a robot would choose it.
        words: what a call shows; empty where it says nothing.
        gains: what a call gains over the system's own, on average; null where nothing was compared.
        error: how unsure that is.
        tricks: what a card's side takes in all, on average; null where there was no time, or no solver.
        same: other cards of the suit that come to the same.
        chance: how likely declarer makes his contract, or the defenders beat it, from 0 to 1.
    """

    choice: str
    is_best: bool = False
    words: Words = SILENCE
    gains: float | None = None
    error: float | None = None
    tricks: float | None = None
    chance: float | None = None
    same: tuple[str, ...] = ()


class Hint(Struct, frozen=True):
    """What a robot would consider, its choice first.

    Attributes:
        of: calls or cards.
        hand: the hand that is to call or to play.
        declares: whether its side plays the contract.
        unit: what a call gains: imps or points.
        system: what the calls are agreed by.
        candidates: two to four, where there is a choice.
    """

    of: str
    hand: Seat
    candidates: tuple[Candidate, ...]
    declares: bool = False
    unit: str = "imps"
    system: str = ""


def hint_for(question: Question, time_left: TimeLeft) -> Hint | None:
    """What a robot in a seat would consider; None when it is not that seat's turn.

    Args:
        question: what the seat sees.
        time_left: seconds there are for it.
    """
    view, chair = question.view, question.view.you.chair
    if chair is None or view.board is None or view.turn.actor is not chair:
        return None
    style = style_at(view, Style())
    pair = partnership(style.system)
    match view.turn.phase:
        case "auction":
            return _of_calls(view, pair, time_left)
        case "play":
            return _of_cards(question, pair, time_left)
    return None


def setting_of(view: View) -> Setting:
    """What a call's worth depends on besides the cards: vulnerability, part scores, the scoring."""
    assert view.board is not None
    lined = form_of(view.table.form).scoring.lined
    return Setting(view.board.vulnerable, view.sheet.part_scores, "rubber" if lined else "imps")


def _of_calls(view: View, pair: Partnership, time_left: TimeLeft) -> Hint:
    hand, auction, setting = view.turn.hand, auction_seen(view), setting_of(view)
    assert hand is not None and view.hands is not None  # noqa: PT018 - a turn to call has both
    if both := both_hands(view):
        call = call_for_both(both, auction, hand, part_score=view.sheet.part_scores[hand.side])
        return Hint(CALLS, hand, (Candidate(str(call), is_best=True, words=_BOTH_HANDS),))
    cards = Hand.of(view.hands[hand].cards or ())
    if seating_of(view) != FOUR_PLAYERS:
        chosen = pair.bid(cards, auction, setting)
        only = Candidate(str(chosen.call), is_best=True, words=words_of(chosen.meaning))
        return Hint(CALLS, hand, (only,), system=pair.system.name)
    found = worth_of_calls(pair, cards, auction, setting, time_left)
    best = _best_call(pair, auction, setting, found)
    weighed = any(each.error for each in found)
    told = [
        Candidate(
            str(each.call),
            is_best=each is best,
            words=each.shows,
            gains=each.worth if weighed else None,
            error=each.error if weighed else None,
        )
        for each in sorted(found, key=lambda each: (each is not best, -each.worth))
    ]
    unit = "points" if setting.scoring == "rubber" else "imps"
    return Hint(CALLS, hand, tuple(told[:_MOST]), unit=unit, system=pair.system.name)


def _best_call(
    pair: Partnership, auction: Auction, setting: Setting, found: tuple[CallWorth, ...]
) -> CallWorth:
    """The book's call, unless judgement may overrule it here and another gains clearly."""
    book = next(each for each in found if each.is_book)
    moment = pair.moment(auction, setting)
    best = max(found, key=lambda each: each.worth)
    clearly = best.worth - best.error > GAINED_TO_LEAVE_THE_BOOK[setting.scoring]
    return best if clearly and is_due(moment, moment.meaning(book.call)) else book


def _of_cards(question: Question, pair: Partnership, time_left: TimeLeft) -> Hint | None:
    from biritch.robots.playing import (  # noqa: PLC0415 - numpy is for those who think
        EXPERT,
        CardWorth,
        moment_of,
        worth_of_cards,
    )

    view = question.view
    play, auction = play_seen(view, question.played), auction_seen(view)
    if play is None or play.turn is None or play.contract is None:
        return None
    declares = play.turn.side is play.contract.declarer.side
    legal = play.legal()
    found: tuple[CardWorth, ...] = ()
    if len(legal) > 1:
        boxes = boxes_of(pair, auction, setting_of(view))
        moment = moment_of(view, play, auction, boxes=boxes)
        try:
            found = worth_of_cards(moment, time_left, level=EXPERT)
        except NoSolver:
            found = ()
    if not found:
        card = legal[0] if len(legal) == 1 else choose_card(play, auction)
        only = (Candidate(str(card), is_best=True),)
        return Hint(CARDS, play.turn, only, declares=declares)
    told: dict[tuple[Suit, int, int], Candidate] = {}
    for each in found:
        # Cards of a suit that come to the same are one candidate: the robot's own, or the first.
        key = each.card.suit, round(each.tricks / _SAME), round(each.loses / _SAME)
        first = told.get(key)
        if first is None:
            told[key] = Candidate(
                str(each.card), is_best=each.is_best, tricks=each.tricks, chance=each.chance
            )
        else:
            told[key] = replace(first, same=(*first.same, str(each.card)))
    return Hint(CARDS, play.turn, tuple(told.values())[:_MOST], declares=declares)


QUESTION: Final = msgspec.json.Decoder(Question, dec_hook=read)
HINT: Final = msgspec.json.Decoder(Hint | None, dec_hook=read)
ENCODER: Final = msgspec.json.Encoder(enc_hook=spell)


def main() -> int:
    """Answer questions until there are no more."""
    step_aside()
    for line in sys.stdin.buffer:
        question = QUESTION.decode(line)
        until = time.monotonic() + question.seconds
        found = hint_for(question, lambda until=until: until - time.monotonic())  # type: ignore[misc]
        sys.stdout.buffer.write(ENCODER.encode(found) + b"\n")
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
