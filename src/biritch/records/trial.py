"""A transcript tried against the Laws: a record of what can be, and a finding for what cannot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from biritch.auction import Auction, Call, Contract, after_calls
from biritch.cards import Board, Card, Deal, board_dealer, board_vulnerability
from biritch.errors import BadValue, IllegalCall, IllegalPlay
from biritch.forms import duplicate_points
from biritch.play import Play, after_cards
from biritch.records.problem import Problems
from biritch.records.record import Record, Remark
from biritch.records.transcript import Place, Transcript, Where
from biritch.score import Result
from biritch.seats import Seat, Side

# Forms in which a score says nothing of a single board, or is not the duplicate score.
_OTHER_SCORES = ("rubber", "chicago", "chicagoduplicate", "russian", "twohanded", "threehanded")


def tried(told: Transcript, problems: Problems, where: Where) -> Record:
    """What a transcript can have been.

    Args:
        told: what the file says.
        problems: where a finding is put: a call or card that is not legal, a contract that is not
            the one the calls end in, tricks that were not won, a score that is not the result's.
        where: the line and column of each thing.

    Examples:
        >>> found = Problems()
        >>> calls = tuple(map(Call.parse, "1S P P 1H".split()))
        >>> record = tried(Transcript(number=1, calls=calls), found, lambda what, at: (1, at + 1))
        >>> str(record.auction), found.found[0].code
        ('N:1S P P', 'call.insufficient')
    """
    dealer = told.dealer or board_dealer(told.number)
    vulnerable = told.vulnerable or board_vulnerability(told.number)
    board = Board(told.number, dealer, vulnerable, told.deal)
    auction = None
    if told.calls is not None:
        auction = _called(dealer, told.calls, problems, where)
    called = auction.contract if auction is not None else None
    contract = told.contract or (None if told.passed_out else called)
    if called is not None and contract != called:
        problems.add(
            where("contract", 0),
            "record.contract",
            f"the calls end in {called}, the file says {contract or 'that all passed'}",
            done="both are kept as they stand",
        )
    play = None
    if told.cards is not None:
        play = _played(told.deal, contract, told.cards, problems, where)
    record = Record(
        board=board,
        names=told.names,
        auction=auction,
        calls=_up_to(told.said, len(auction) if auction is not None else 0),
        contract=contract,
        passed_out=told.passed_out or (auction is not None and auction.passed_out),
        play=play,
        cards=_up_to(told.noted, play.count if play is not None else 0),
        tricks=tricks_of(contract, play, told.tricks, problems, where),
        points_ns=told.points_ns,
        form=told.form,
        scoring=told.scoring,
        event=told.event,
        site=told.site,
        date=told.date,
        tags=told.tags,
        tables=told.tables,
        comments=told.comments,
    )
    if told.points_ns is not None:
        check_score(record, problems, where("score", 0))
    return record


def _called(dealer: Seat, calls: Sequence[Call], problems: Problems, where: Where) -> Auction:
    auction = Auction.begin(dealer)
    try:
        return after_calls(auction, calls)
    except IllegalCall:
        for place, call in enumerate(calls, start=1):
            try:
                auction = auction.then(call)
            except IllegalCall as wrong:
                problems.add_error(where("call", place), wrong, done="the auction ends before it")
                break
    return auction


def _played(
    deal: Deal, contract: Contract | None, cards: Sequence[Card], problems: Problems, where: Where
) -> Play | None:
    if contract is None:
        if cards:
            problems.add(
                where("card", 1),
                "record.play.contract",
                "cards were played, but no contract is known",
                done="they are left out",
            )
        return None
    try:
        play = Play.begin(deal, contract)
    except BadValue as wrong:
        problems.add_error(where("deal", 0), wrong, done="the play is left out")
        return None
    try:
        return after_cards(play, cards)
    except IllegalPlay:
        for place, card in enumerate(cards, start=1):
            try:
                play = play.then(card)
            except IllegalPlay as wrong:
                problems.add_error(where("card", place), wrong, done="the play ends before it")
                break
    return play


def _up_to(remarks: Sequence[Remark], count: int) -> tuple[Remark, ...]:
    return tuple(remark for remark in remarks if remark.place <= count)


def tricks_of(
    contract: Contract | None, play: Play | None, told: int | None, problems: Problems, where: Where
) -> int | None:
    """The tricks of declarer's side: as a file tells them, if they can be; else as they were won."""
    if contract is None:
        return None
    side = contract.declarer.side
    won = play.won[side] if play is not None else 0
    over = play is not None and play.is_over
    if told is None:
        return won if over else None
    left = play.tricks_left if play is not None else 13
    if over and told != won:
        problems.add(
            where("result", 0),
            "record.result",
            f"declarer's side took {won} tricks, the file says {told}",
            done="the file is believed",
        )
    elif not won <= told <= won + left:
        problems.add(
            where("result", 0),
            "record.result",
            f"declarer's side cannot end with {told} tricks: it has {won}, and {left} are left",
            done="the file is believed" if 0 <= told <= 13 else "it is left out",
        )
    return told if 0 <= told <= 13 else won if over else None


def check_score(record: Record, problems: Problems, place: Place) -> None:
    """Report a score that is not what contract, tricks and vulnerability are worth at duplicate."""
    told, result = record.points_ns, record.result
    if told is None or record.form in _OTHER_SCORES or (result is None and not record.passed_out):
        return
    worth = points_ns(result, record) if result is not None else 0
    if told != worth:
        what = f"{result} {record.board.vulnerable.value} vulnerable" if result else "passed out"
        problems.add(
            place,
            "record.score",
            f"{what} is worth {worth:+} to North-South, the file says {told:+}",
            done="the file is believed",
        )


def points_ns(result: Result, record: Record) -> int:
    """What a result is worth to North-South at duplicate, vulnerable as the board says."""
    declarer = result.contract.declarer
    vulnerable = record.board.vulnerable.includes(declarer)
    points = _worth(result.contract, result.tricks, vulnerable)
    return points if declarer.side is Side.NS else -points


@lru_cache(maxsize=8192)
def _worth(contract: Contract, tricks: int, vulnerable: bool) -> int:  # noqa: FBT001 - a key
    return duplicate_points(Result(contract, tricks), vulnerable=vulnerable)
