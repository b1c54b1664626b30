"""From a record to the words of our JSON, and back."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.auction import Auction, Call, Contract
from biritch.cards import Board, Card, Deal, Suit
from biritch.errors import OutOfTurn
from biritch.play import Play
from biritch.records import spelt as words
from biritch.records.record import Record, Remark
from biritch.rulings import let_call_stand, let_card_stand
from biritch.score import ScoreLine
from biritch.seats import BySeat, Seat, Side, Vulnerability

_SILENT = Remark(place=0)
_LETTERS: dict[Suit | None, words.TrumpsText] = {
    None: None,
    Suit.CLUBS: "C",
    Suit.DIAMONDS: "D",
    Suit.HEARTS: "H",
    Suit.SPADES: "S",
}


def spelt(record: Record) -> words.RecordText:
    """A record in the words of our JSON."""
    board = record.board
    return words.RecordText(
        board=words.BoardText(
            board.number, board.dealer.value, board.vulnerable.value, board.deal.pbn()
        ),
        names=words.NamesText(*record.names),
        auction=_auction_text(record),
        contract=str(record.contract) if record.contract else None,
        passed_out=record.passed_out,
        play=_play_text(record),
        tricks=record.tricks,
        lines=tuple(
            words.LineText(
                line.reason, line.points, line.side.value, line.below, line.law, line.tricks
            )
            for line in record.lines
        ),
        points_ns=record.points_ns,
        form=record.form,
        scoring=record.scoring,
        event=record.event,
        site=record.site,
        date=record.date,
        tags=tuple(words.TagText(*tag) for tag in record.tags),
        tables=record.tables,
        comments=tuple(words.CommentText(*comment) for comment in record.comments),
    )


def _auction_text(record: Record) -> words.AuctionText | None:
    auction = record.auction
    if auction is None:
        return None
    said = {remark.place: remark for remark in record.calls}
    calls = []
    for place, entry in enumerate(auction.entries, start=1):
        remark = said.get(place, _SILENT)
        calls.append(
            words.CallLine(
                entry.seat.value,
                str(entry.call),
                entry.law or "",
                remark.alert,
                remark.text,
                remark.signs,
                remark.comment,
            )
        )
    return words.AuctionText(auction.dealer.value, tuple(calls))


def _play_text(record: Record) -> words.PlayText | None:
    play = record.play
    if play is None:
        return None
    said = {remark.place: remark for remark in record.cards}
    cards = []
    for place, entry in enumerate(play.entries, start=1):
        remark = said.get(place, _SILENT)
        cards.append(
            words.CardLine(
                entry.seat.value,
                str(entry.card),
                entry.law or "",
                remark.text,
                remark.signs,
                remark.comment,
            )
        )
    return words.PlayText(play.opener.value, _LETTERS[play.trumps], play.size, tuple(cards))


def record_from(text: words.RecordText) -> Record:
    """A record from the words of our JSON.

    Raises:
        BiritchError: for what cannot be: a card held twice, a call or a card out of order.
    """
    board = text.board
    deal = Deal.parse(board.deal)
    contract = Contract.parse(text.contract) if text.contract else None
    names = text.names
    return Record(
        board=Board(board.number, Seat(board.dealer), Vulnerability(board.vulnerable), deal),
        names=BySeat(names.N, names.E, names.S, names.W),
        auction=_auction(text.auction) if text.auction else None,
        calls=_remarks(text.auction.calls) if text.auction else (),
        contract=contract,
        passed_out=text.passed_out,
        play=_play(text.play, deal, contract) if text.play else None,
        cards=_remarks(text.play.cards) if text.play else (),
        tricks=text.tricks,
        lines=tuple(
            ScoreLine(line.reason, line.points, Side(line.side), line.below, line.law, line.tricks)
            for line in text.lines
        ),
        points_ns=text.points_ns,
        form=text.form,
        scoring=text.scoring,
        event=text.event,
        site=text.site,
        date=text.date,
        tags=tuple((tag.name, tag.value) for tag in text.tags),
        tables=text.tables,
        comments=tuple((comment.after, comment.text) for comment in text.comments),
    )


def _auction(text: words.AuctionText) -> Auction:
    auction = Auction.begin(Seat(text.dealer))
    for line in text.calls:
        call, seat = Call.parse(line.call), Seat(line.seat)
        if line.law:
            auction = let_call_stand(auction, seat, call, line.law)
            continue
        _in_turn(seat, auction.turn)
        auction = auction.then(call)
    return auction


def _play(text: words.PlayText, deal: Deal, contract: Contract | None) -> Play:
    if contract is not None and text.size == 13:
        play = Play.begin(deal, contract)
    else:
        trumps = Suit(text.trumps) if text.trumps else None
        play = Play.ending(deal, trumps, Seat(text.leader), contract=contract)
    for line in text.cards:
        card, seat = Card.parse(line.card), Seat(line.seat)
        if line.law:
            play = let_card_stand(play, seat, card, line.law)
            continue
        _in_turn(seat, play.turn)
        play = play.then(card)
    return play


def _in_turn(seat: Seat, turn: Seat | None) -> None:
    if turn is not None and seat is not turn:
        raise OutOfTurn(f"{seat.name.title()} is not next, {turn.name.title()} is")


def _remarks(lines: Sequence[words.CallLine | words.CardLine]) -> tuple[Remark, ...]:
    remarks = (
        Remark(
            place=place,
            alert=isinstance(line, words.CallLine) and line.alert,
            text=line.text,
            signs=line.signs,
            comment=line.comment,
        )
        for place, line in enumerate(lines, start=1)
    )
    return tuple(remark for remark in remarks if remark != Remark(place=remark.place))
